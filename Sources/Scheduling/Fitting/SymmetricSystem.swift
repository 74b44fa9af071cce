internal import Glibc

/// Solves A x = b for a symmetric A by Cholesky's decomposition; nil if A is not positive definite.
func solveSymmetric(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
  let count = right.count
  var lower = matrix
  for row in 0..<count {
    for column in 0...row {
      var sum = matrix[row][column]
      for k in 0..<column { sum -= lower[row][k] * lower[column][k] }
      if row == column {
        guard sum > 0, sum.isFinite else { return nil }
        lower[row][row] = sum.squareRoot()
      } else {
        lower[row][column] = sum / lower[column][column]
      }
    }
  }
  var x = right
  for row in 0..<count {
    for k in 0..<row { x[row] -= lower[row][k] * x[k] }
    x[row] /= lower[row][row]
  }
  for row in (0..<count).reversed() {
    for k in row + 1..<max(count, row + 1) { x[row] -= lower[k][row] * x[k] }
    x[row] /= lower[row][row]
  }
  return x
}
