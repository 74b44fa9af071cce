FUNCTION() {
  _arguments -s -S \
    #@ specifications
}
