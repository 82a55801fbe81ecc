/// A property with up to four numbers in a layer's state, which is read and written without key-value coding.
enum Slot {
  case bounds, origin, size, position, positionX, positionY, zPosition, anchorPoint
  case opacity, cornerRadius, borderWidth, shadowOpacity, shadowRadius, shadowOffset

  private static let named: [String: Slot] = [
    "bounds": .bounds, "bounds.origin": .origin, "bounds.size": .size, "position": .position,
    "position.x": .positionX, "position.y": .positionY, "zPosition": .zPosition, "anchorPoint": .anchorPoint,
    "opacity": .opacity, "cornerRadius": .cornerRadius, "borderWidth": .borderWidth, "shadowOpacity": .shadowOpacity,
    "shadowRadius": .shadowRadius, "shadowOffset": .shadowOffset,
  ]

  /// Returns nil if there is no slot for a key path.
  init?(_ keyPath: String) {
    guard let slot = Self.named[keyPath] else { return nil }
    self = slot
  }

  /// The number of used elements.
  var count: Int {
    switch self {
    case .bounds: 4
    case .origin, .size, .position, .anchorPoint, .shadowOffset: 2
    default: 1
    }
  }

  @inline(__always)
  func read(_ state: borrowing LayerState) -> SIMD4<Double> {
    switch self {
    case .bounds: Self.pair(state.bounds.origin, state.bounds.size)
    case .origin: Self.pair(state.bounds.origin)
    case .size: SIMD4(state.bounds.size.width, state.bounds.size.height, 0, 0)
    case .position: Self.pair(state.position)
    case .positionX: SIMD4(state.position.x, 0, 0, 0)
    case .positionY: SIMD4(state.position.y, 0, 0, 0)
    case .zPosition: SIMD4(state.zPosition, 0, 0, 0)
    case .anchorPoint: Self.pair(state.anchorPoint)
    case .opacity: SIMD4(Double(state.opacity), 0, 0, 0)
    case .cornerRadius: SIMD4(state.cornerRadius, 0, 0, 0)
    case .borderWidth: SIMD4(state.borderWidth, 0, 0, 0)
    case .shadowOpacity: SIMD4(Double(state.shadowOpacity), 0, 0, 0)
    case .shadowRadius: SIMD4(state.shadowRadius, 0, 0, 0)
    case .shadowOffset: SIMD4(state.shadowOffset.width, state.shadowOffset.height, 0, 0)
    }
  }

  @inline(__always)
  func write(_ n: SIMD4<Double>, to state: inout LayerState) {
    switch self {
    case .bounds: state.bounds = CGRect(x: n.x, y: n.y, width: n.z, height: n.w)
    case .origin: state.bounds.origin = CGPoint(x: n.x, y: n.y)
    case .size: state.bounds.size = CGSize(width: n.x, height: n.y)
    case .position: state.position = CGPoint(x: n.x, y: n.y)
    case .positionX: state.position.x = n.x
    case .positionY: state.position.y = n.x
    case .zPosition: state.zPosition = n.x
    case .anchorPoint: state.anchorPoint = CGPoint(x: n.x, y: n.y)
    case .opacity: state.opacity = Float(n.x)
    case .cornerRadius: state.cornerRadius = n.x
    case .borderWidth: state.borderWidth = n.x
    case .shadowOpacity: state.shadowOpacity = Float(n.x)
    case .shadowRadius: state.shadowRadius = n.x
    case .shadowOffset: state.shadowOffset = CGSize(width: n.x, height: n.y)
    }
  }

  private static func pair(_ p: CGPoint, _ s: CGSize = .zero) -> SIMD4<Double> { SIMD4(p.x, p.y, s.width, s.height) }
}
