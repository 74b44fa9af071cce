# bash completion for PROGRAM, made by 'PROGRAM completions bash'. It needs nothing of the package bash-completion.
#
# Nothing that was typed and nothing that the program answers is ever evaluated: quotes are taken off and put on character
# by character.

# What is known of an option (arguments: command, option): 'long' is its name, 'kind' what completes its value (empty for a
# flag), 'rivals' are the options that may not stand beside it, 'repeats' is set if it may be given again.
_PROGRAM_option() {
  long='' kind='' rivals='' repeats=''
  case "$1 $2" in
    #@ options
    *) return 1 ;;
  esac
}

# The options of a command (argument), as 'options'.
_PROGRAM_options() {
  options=''
  case $1 in
    #@ options-of-commands
  esac
  #@ global-options
}

# What completes the argument at a place behind a command (arguments: command, place from 0), as 'kind'.
_PROGRAM_argument() {
  kind=''
  case "$1 $2" in
    #@ arguments
  esac
}

# What is typed up to the cursor, as 'words', quoted as it is. Bash parts words also at the characters of
# COMP_WORDBREAKS; those between which nothing stands are joined again. 'joined' is set if the last one was.
_PROGRAM_words() {
  local line=${COMP_LINE-} rest word last=0 i
  if [[ $line ]]; then line=${line:0:${COMP_POINT:-${#line}}}; fi
  words=()
  for ((i = 0; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]-} joined=''
    if [[ ${COMP_LINE-} ]]; then
      rest=${line#"${line%%[![:space:]]*}"}
      if [[ $rest == "$line" ]]; then joined=1; fi
      if ((i == COMP_CWORD && ${#word} > ${#rest})); then word=$rest; fi
      line=${rest:${#word}}
    elif [[ $word == [:=@]* || ${COMP_WORDS[i - 1]-} == *[:=@] ]]; then
      joined=1
    fi
    if ((i == 0)); then
      words=("$word")
    elif [[ $joined ]]; then
      words[last]+=$word
    else
      words[++last]=$word
    fi
  done
}

# Takes the quotes off a word (argument). 'plain' is the word, 'quote' the quote that is still open, 'start' the number of
# characters of 'plain' that bash leaves alone: those before that quote, or up to the last unquoted character of
# COMP_WORDBREAKS. Fails for what is no plain word, such as a command substitution.
_PROGRAM_unquote() {
  local word=$1 opened=0 i character
  plain='' quote='' start=0
  for ((i = 0; i < ${#word}; i++)); do
    character=${word:i:1}
    if [[ $quote == "'" ]]; then
      if [[ $character == "'" ]]; then quote=''; else plain+=$character; fi
    elif [[ $character == \\ ]]; then
      ((++i))
      if [[ $quote && ${word:i:1} != [\"\\\$\`] ]]; then plain+=\\; fi
      plain+=${word:i:1}
    elif [[ $quote ]]; then
      if [[ $character == \" ]]; then quote=''; else plain+=$character; fi
    elif [[ $character == [\"\'] ]]; then
      quote=$character opened=${#plain}
    else
      if [[ $character == [\`\(\)\<\>\;\|\&] ]]; then return 1; fi
      # An at sign ends a word and begins the next.
      if [[ $character == @ && $joined ]]; then start=${#plain}; fi
      plain+=$character
      if [[ $character == [:=] && $joined && ${COMP_WORDBREAKS-} == *"$character"* ]]; then start=${#plain}; fi
    fi
  done
  if [[ $quote ]]; then start=$opened; fi
}

# Quotes a text (argument) for where it is put, as 'quoted'.
_PROGRAM_quote() {
  local text=$1 i character
  quoted=$text
  if [[ $text != *[^a-zA-Z0-9_./:@%+-]* ]]; then return; fi
  quoted=''
  for ((i = 0; i < ${#text}; i++)); do
    character=${text:i:1}
    case $quote:$character in
      "':'") quoted+="'\\''" ;;
      '":!') quoted+='"\!"' ;;
      \":[\"\\\$\`] | :[\ \!\"\#\$\&\'\(\)\*\;\<\>\?\[\\\]\^\`\{\|\}\~=]) quoted+=\\$character ;;
      *) quoted+=$character ;;
    esac
  done
}

# Offers the texts (arguments) that begin with 'plain', quoted.
_PROGRAM_offer() {
  local text quoted
  for text in "$@"; do
    if [[ $text == "$plain"* ]]; then
      _PROGRAM_quote "${text:start}"
      COMPREPLY+=("$quoted")
    fi
  done
}

# Offers files; those with one of the endings (arguments), and every one if there are none.
_PROGRAM_files() {
  local name ending found=()
  compopt -o filenames 2>/dev/null
  while IFS= read -r name; do
    if (($# == 0)) || [[ -d ${name/#\~\//$HOME/} ]]; then
      found+=("$name")
    else
      for ending in "$@"; do
        if [[ $name == *."$ending" ]]; then found+=("$name"); fi
      done
    fi
  done < <(compgen -f -- "$plain")
  if ((${#found[@]} == 0 && $# > 0)); then
    _PROGRAM_files
  else
    # Bash quotes them itself.
    for name in "${found[@]}"; do COMPREPLY+=("${name:start}"); done
  fi
}

# Asks the program for what it itself lists (argument), such as its decks, as 'listed'.
_PROGRAM_ask() {
  local list=$1 current=$plain program=${words[0]/#\~\//$HOME/} plain quote start word name
  local -a typed=()
  listed=()
  if ! type -P -- "$program" >/dev/null; then program=PROGRAM; fi
  for word in "${words[@]:1:${#words[@]}-2}"; do
    _PROGRAM_unquote "$word" || return
    typed+=("$plain")
  done
  while IFS= read -r name; do listed+=("${name%%$'\t'*}"); done \
    < <("$program" complete "$list" -- "$current" "${typed[@]}" </dev/null 2>/dev/null)
}

# Offers what the program itself lists (argument).
_PROGRAM_list() {
  local plain=$plain
  local -a listed
  _PROGRAM_ask "$1"
  # Words were looked up by their beginning already, whatever its case.
  if [[ $1 == words ]]; then plain=''; fi
  _PROGRAM_offer "${listed[@]}"
}

# Offers what the program itself lists (first argument), and files as above (the other arguments).
_PROGRAM_files_and() {
  local name
  local -a listed
  _PROGRAM_files "${@:2}"
  _PROGRAM_ask "$1"
  # Bash quotes them as it does the files.
  for name in "${listed[@]}"; do
    if [[ $name == "$plain"* ]]; then COMPREPLY+=("${name:start}"); fi
  done
}

# Offers what completes a value: its kind, what is typed of it, what stands before it in the same word (arguments).
_PROGRAM_value() {
  local kind=$1 value=$2 lead=$3 plain quote start name before
  _PROGRAM_unquote "$value" || return
  case $kind in
    names\ * | next\ *) _PROGRAM_offer ${kind#* } ;;
    parted\ *)
      before=${plain%"${plain##*,}"}
      compopt -o nospace 2>/dev/null
      for name in ${kind#parted }; do
        if [[ ,$before != *,"$name",* ]]; then _PROGRAM_offer "$before$name"; fi
      done
      ;;
    files-and\ *) _PROGRAM_files_and ${kind#files-and } ;;
    files*) _PROGRAM_files ${kind#files} ;;
    folders)
      compopt -o filenames 2>/dev/null
      while IFS= read -r name; do COMPREPLY+=("${name:start}"); done < <(compgen -d -- "$plain")
      ;;
    list\ *) _PROGRAM_list "${kind#list }" ;;
  esac
  if [[ $lead && ${COMP_WORDBREAKS-} != *=* ]]; then COMPREPLY=("${COMPREPLY[@]/#/$lead}"); fi
}

# Offers the options of a command (argument) that still make sense.
_PROGRAM_flags() {
  local options option long kind rivals repeats
  _PROGRAM_options "$1"
  for option in $options; do
    if [[ $option != "$current"* ]]; then continue; fi
    _PROGRAM_option "$1" "$option"
    if [[ $repeats || " $taken " != *" $option "* ]]; then COMPREPLY+=("$option"); fi
  done
}

_PROGRAM() {
  local IFS=$' \t\n' joined word current command='' place=0 pending='' ended='' taken='' i
  local long kind rivals repeats
  local -a words
  COMPREPLY=()
  _PROGRAM_words
  current=${words[${#words[@]} - 1]}
  for word in "${words[@]:1:${#words[@]}-2}"; do
    if [[ $pending ]]; then
      pending=''
    elif [[ ! $ended && $word == -- ]]; then
      ended=1
    elif [[ ! $ended && $word == --* ]]; then
      if _PROGRAM_option "$command" "${word%%=*}"; then
        taken+=" $long --no-${long#--} $rivals"
        if [[ $kind && $word != *=* ]]; then pending=$long; fi
      fi
    elif [[ ! $ended && $word == -[!0-9]* ]]; then
      for ((i = 1; i < ${#word}; i++)); do
        if ! _PROGRAM_option "$command" "-${word:i:1}"; then continue; fi
        taken+=" $long --no-${long#--} $rivals"
        if [[ $kind ]]; then
          if ((i + 1 == ${#word})); then pending=$long; fi
          break
        fi
      done
    else
      _PROGRAM_argument "$command" 0
      if ((place == 0)) && [[ "$kind " == next*" $word "* ]]; then
        command+=${command:+ }$word
      else
        ((++place))
      fi
    fi
  done
  if [[ $pending ]]; then
    _PROGRAM_option "$command" "$pending"
    _PROGRAM_value "$kind" "$current" ''
  elif [[ ! $ended && $current == --*=* ]]; then
    if _PROGRAM_option "$command" "${current%%=*}"; then
      _PROGRAM_value "$kind" "${current#*=}" "${current%%=*}="
    fi
  elif [[ ! $ended && $current == -* ]]; then
    _PROGRAM_flags "$command"
  else
    _PROGRAM_argument "$command" "$place"
    _PROGRAM_value "$kind" "$current" ''
  fi
}

complete -F _PROGRAM PROGRAM
