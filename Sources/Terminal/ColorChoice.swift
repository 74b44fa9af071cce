/// When to write in colour: the option `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// True if a stream is to get colour.
  ///
  /// `auto` wants a terminal that is not `dumb` and no `NO_COLOR` (https://no-color.org; an empty variable counts as
  /// unset). `always` and `never` are said for this one call and go before the environment.
  public func allowsColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && !isDumbTerminal(environment) && (environment["NO_COLOR"] ?? "").isEmpty
    }
  }
}

/// True if `TERM` names no terminal that can move its cursor.
func isDumbTerminal(_ environment: [String: String]) -> Bool {
  ["", "dumb"].contains(environment["TERM"] ?? "")
}
