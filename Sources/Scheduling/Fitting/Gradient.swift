/// The derivatives of one figure by each of a model's weights, in blocks of eight that the processor takes at once.
protocol Gradient {
  static var zero: Self { get }
  static var blocks: Int { get }
  func block(_ index: Int) -> SIMD8<Double>
}

/// By up to 24 weights.
struct Gradient24: Gradient {
  static let blocks = 3
  static let zero = Gradient24(.zero, .zero, .zero)
  var a, b, c: SIMD8<Double>

  init(_ a: SIMD8<Double>, _ b: SIMD8<Double>, _ c: SIMD8<Double>) { (self.a, self.b, self.c) = (a, b, c) }

  @inline(__always) func block(_ index: Int) -> SIMD8<Double> {
    switch index {
    case 0: a
    case 1: b
    default: c
    }
  }

  @inline(__always) static func * (factor: Double, gradient: Self) -> Self {
    Self(factor * gradient.a, factor * gradient.b, factor * gradient.c)
  }

  @inline(__always) static func + (one: Self, other: Self) -> Self {
    Self(one.a + other.a, one.b + other.b, one.c + other.c)
  }
}

/// By up to 40 weights.
struct Gradient40: Gradient {
  static let blocks = 5
  static let zero = Gradient40(.zero, .zero, .zero, .zero, .zero)
  var a, b, c, d, e: SIMD8<Double>

  init(_ a: SIMD8<Double>, _ b: SIMD8<Double>, _ c: SIMD8<Double>, _ d: SIMD8<Double>, _ e: SIMD8<Double>) {
    (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
  }

  @inline(__always) func block(_ index: Int) -> SIMD8<Double> {
    switch index {
    case 0: a
    case 1: b
    case 2: c
    case 3: d
    default: e
    }
  }

  @inline(__always) static func * (factor: Double, gradient: Self) -> Self {
    Self(
      factor * gradient.a, factor * gradient.b, factor * gradient.c, factor * gradient.d, factor * gradient.e)
  }

  @inline(__always) static func + (one: Self, other: Self) -> Self {
    Self(one.a + other.a, one.b + other.b, one.c + other.c, one.d + other.d, one.e + other.e)
  }
}
