# fish completion for PROGRAM, made by 'PROGRAM completions fish'.

# Whether an option of a command (arguments: command, option) has a value.
function __PROGRAM_has_value
    #@ global-options
        return
    switch $argv[1]
        #@ options-with-values
        case '*'
            false
    end
end

# Whether a word may be the next part of a command (arguments: command, word).
function __PROGRAM_is_next
    switch $argv[1]
        #@ next
        case '*'
            false
    end
end

# What is typed before the cursor's word: the command, and how many arguments stand behind it.
function __PROGRAM_read
    set -l tokens (commandline -opc)
    test "$__PROGRAM_tokens" = "$tokens" -a -n "$__PROGRAM_tokens"; and return
    set -g __PROGRAM_tokens $tokens
    set -g __PROGRAM_command ''
    set -g __PROGRAM_count 0
    set -l value_follows no
    set -l ended no
    for token in $tokens[2..]
        if test $value_follows = yes
            set value_follows no
        else if test $ended = no; and test "$token" = --
            set ended yes
        else if test $ended = no; and string match -qr '^-[^0-9]' -- "$token"
            __PROGRAM_has_value "$__PROGRAM_command" "$token"; and set value_follows yes
        else if test $__PROGRAM_count = 0; and __PROGRAM_is_next "$__PROGRAM_command" "$token"
            set __PROGRAM_command (string trim -- "$__PROGRAM_command $token")
        else
            set __PROGRAM_count (math $__PROGRAM_count + 1)
        end
    end
end

# Whether a command is typed (argument), and so many arguments behind it (second argument; with '-' that many at least).
function __PROGRAM_at
    __PROGRAM_read
    test "$__PROGRAM_command" = "$argv[1]"; or return
    switch (count $argv)
        case 2
            test $__PROGRAM_count = $argv[2]
        case 3
            test $__PROGRAM_count -ge $argv[2]
    end
end

# Whether one of some options (arguments) is typed.
function __PROGRAM_has
    for token in (commandline -opc)[2..]
        contains -- (string replace -r -- '=.*' '' $token) $argv; and return
    end
    return 1
end

# The value that is being typed, without its quotes: an option and an equals sign before it are no part of it.
function __PROGRAM_value
    set -l value (commandline -ct | string replace -r -- '^--[^=]*=' '')
    string unescape -- $value 2>/dev/null; or string trim -l -c '\'"' -- $value
end

# What the program itself lists (argument), such as its decks.
function __PROGRAM_list
    set -l tokens (commandline -opc | string replace -r -- '^~/' "$HOME/")
    set -l program $tokens[1]
    command -q -- $program; or set program PROGRAM
    command $program complete $argv -- "$(__PROGRAM_value)" $tokens[2..] </dev/null 2>/dev/null
end

# Names (arguments) of which several may be given, parted by commas.
function __PROGRAM_parted
    set -l parts (string split -- , (__PROGRAM_value))
    set -l before (string join -- , $parts[1..-2])
    test -n "$before"; and set before $before,
    for name in $argv
        contains -- $name $parts[1..-2]; or printf '%s%s\n' $before $name
    end
end

# Files with one of some endings (arguments) and folders; every file if there are none of these.
function __PROGRAM_files
    set -l value (commandline -ct | string replace -r -- '^--[^=]*=' '')
    set -l files (complete -C "__fish_command_without_completions $value")
    set -l endings (string escape --style=regex -- $argv | string join '|')
    set -l wanted (string match -ri -- '^.*\.(?:'$endings')$' $files; string match -r -- '^.*/$' $files)
    if set -q wanted[1]
        printf '%s\n' $wanted
    else
        printf '%s\n' $files
    end
end
complete -c PROGRAM -f
#@ completions
