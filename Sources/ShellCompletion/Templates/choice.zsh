FUNCTION() {
  local context state state_descr line ret=1
  local -A opt_args
  local -a items
  #@ start
  _arguments -C -s -S -A '-*' \
    #@ specifications
    '1: :->name' '*:: :->rest' && ret=0
  case $state in
    name)
      items=(
        #@ items
      )
      _describe -t commands command items && ret=0
      ;;
    rest)
      case $words[1] in
        #@ names
          FUNCTION_$words[1] && ret=0
          ;;
      esac
      ;;
  esac
  return ret
}
