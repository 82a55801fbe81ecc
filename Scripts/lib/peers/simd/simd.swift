// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A matrix of four columns, each a vector of four.
public struct double4x4: Equatable, Sendable {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// The matrix of zeros.
  public init() {
    columns = (.zero, .zero, .zero, .zero)
  }

  /// The matrix with a number in its diagonal, and zeros.
  public init(_ scalar: Double) {
    self.init(diagonal: SIMD4(repeating: scalar))
  }

  public init(diagonal: SIMD4<Double>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  public init(_ columns: [SIMD4<Double>]) {
    precondition(columns.count == 4, "double4x4: expected four columns")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  public init(rows: [SIMD4<Double>]) {
    self = Self(rows).transpose
  }

  public subscript(column: Int) -> SIMD4<Double> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("double4x4: has no column \(column)")
      }
    }
  }

  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    Self((0..<4).map { row in SIMD4(columns.0[row], columns.1[row], columns.2[row], columns.3[row]) })
  }

  /// A row times a matrix.
  public static func * (row: SIMD4<Double>, matrix: Self) -> SIMD4<Double> {
    matrix.transpose * row
  }

  /// A matrix times a column.
  public static func * (matrix: Self, column: SIMD4<Double>) -> SIMD4<Double> {
    (0..<4).reduce(.zero) { sum, index in sum + matrix[index] * column[index] }
  }

  public static func * (left: Self, right: Self) -> Self {
    Self((0..<4).map { left * right[$0] })
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.columns == right.columns
  }
}

public typealias simd_double4x4 = double4x4
