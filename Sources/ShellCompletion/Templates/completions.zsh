#compdef PROGRAM
# zsh completion for PROGRAM, made by 'PROGRAM completions zsh'. Nothing that was typed and nothing that the program answers
# is ever evaluated.

# Offers what the program itself lists (argument), such as its decks; each line is a name, and behind a tab what it is.
__PROGRAM_list() {
  local program=${${(Q)__PROGRAM_line[1]}/#\~\//$HOME/} line
  local -a items
  whence -p -- $program >/dev/null || program=PROGRAM
  for line in "${(@f)$($program complete $1 -- "${(Q)PREFIX}" "${(@Q)__PROGRAM_line[2,-1]}" </dev/null 2>/dev/null)}"; do
    [[ -n $line ]] || continue
    line=${${line//\\/\\\\}//:/\\:}
    items+=("${line/$'\t'/:}")
  done
  _describe -t $1 ${1%s} items
}

# Offers what the program itself lists (first argument), and files (the other arguments are those of _files).
__PROGRAM_files_and() {
  local ret=1
  __PROGRAM_list $1 && ret=0
  _files "${@:2}" && ret=0
  return ret
}

#@ functions

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _PROGRAM "$@"
else
  compdef _PROGRAM PROGRAM
fi
