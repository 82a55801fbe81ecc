/// A property with up to four numbers in a layer's state, which is read and written without key-value coding.
enum NumericProperty: String {
  case position, positionX = "position.x", positionY = "position.y", zPosition, anchorPoint, anchorPointZ, opacity
  case bounds, origin = "bounds.origin", size = "bounds.size"
  case width = "bounds.size.width", height = "bounds.size.height"
  case originX = "bounds.origin.x", originY = "bounds.origin.y"
  case cornerRadius, borderWidth, shadowOpacity, shadowRadius, shadowOffset
  case contentsRect, contentsCenter, contentsScale

  /// Returns nil if there is no slot for a key path.
  init?(_ keyPath: String) { self.init(rawValue: keyPath) }

  /// The number of used elements.
  var count: Int {
    switch self {
    case .bounds, .contentsRect, .contentsCenter: 4
    case .origin, .size, .position, .anchorPoint, .shadowOffset: 2
    default: 1
    }
  }

  /// `true` if it only determines where the layer is in its superlayer, or its opacity.
  var isPlacement: Bool {
    switch self {
    case .position, .positionX, .positionY, .zPosition, .anchorPoint, .anchorPointZ, .opacity: true
    default: false
    }
  }

  @inline(__always)
  func read(_ state: borrowing LayerState) -> SIMD4<Double> {
    switch self {
    case .bounds: Self.rect(state.bounds)
    case .origin: Self.pair(state.bounds.origin)
    case .size: SIMD4(state.bounds.size.width, state.bounds.size.height, 0, 0)
    case .width: SIMD4(state.bounds.size.width, 0, 0, 0)
    case .height: SIMD4(state.bounds.size.height, 0, 0, 0)
    case .originX: SIMD4(state.bounds.origin.x, 0, 0, 0)
    case .originY: SIMD4(state.bounds.origin.y, 0, 0, 0)
    case .position: Self.pair(state.position)
    case .positionX: SIMD4(state.position.x, 0, 0, 0)
    case .positionY: SIMD4(state.position.y, 0, 0, 0)
    case .zPosition: SIMD4(state.zPosition, 0, 0, 0)
    case .anchorPoint: Self.pair(state.anchorPoint)
    case .anchorPointZ: SIMD4(state.anchorPointZ, 0, 0, 0)
    case .opacity: SIMD4(Double(state.opacity), 0, 0, 0)
    case .cornerRadius: SIMD4(state.cornerRadius, 0, 0, 0)
    case .borderWidth: SIMD4(state.borderWidth, 0, 0, 0)
    case .shadowOpacity: SIMD4(Double(state.shadowOpacity), 0, 0, 0)
    case .shadowRadius: SIMD4(state.shadowRadius, 0, 0, 0)
    case .shadowOffset: SIMD4(state.shadowOffset.width, state.shadowOffset.height, 0, 0)
    case .contentsRect: Self.rect(state.contentsRect)
    case .contentsCenter: Self.rect(state.contentsCenter)
    case .contentsScale: SIMD4(state.contentsScale, 0, 0, 0)
    }
  }

  @inline(__always)
  func write(_ n: SIMD4<Double>, to state: inout LayerState) {
    switch self {
    case .bounds: state.bounds = CGRect(x: n.x, y: n.y, width: n.z, height: n.w)
    case .origin: state.bounds.origin = CGPoint(x: n.x, y: n.y)
    case .size: state.bounds.size = CGSize(width: n.x, height: n.y)
    case .width: state.bounds.size.width = n.x
    case .height: state.bounds.size.height = n.x
    case .originX: state.bounds.origin.x = n.x
    case .originY: state.bounds.origin.y = n.x
    case .position: state.position = CGPoint(x: n.x, y: n.y)
    case .positionX: state.position.x = n.x
    case .positionY: state.position.y = n.x
    case .zPosition: state.zPosition = n.x
    case .anchorPoint: state.anchorPoint = CGPoint(x: n.x, y: n.y)
    case .anchorPointZ: state.anchorPointZ = n.x
    case .opacity: state.opacity = Float(n.x)
    case .cornerRadius: state.cornerRadius = n.x
    case .borderWidth: state.borderWidth = n.x
    case .shadowOpacity: state.shadowOpacity = Float(n.x)
    case .shadowRadius: state.shadowRadius = n.x
    case .shadowOffset: state.shadowOffset = CGSize(width: n.x, height: n.y)
    case .contentsRect: state.contentsRect = CGRect(x: n.x, y: n.y, width: n.z, height: n.w)
    case .contentsCenter: state.contentsCenter = CGRect(x: n.x, y: n.y, width: n.z, height: n.w)
    case .contentsScale: state.contentsScale = n.x
    }
  }

  private static func pair(_ p: CGPoint) -> SIMD4<Double> { SIMD4(p.x, p.y, 0, 0) }

  private static func rect(_ r: CGRect) -> SIMD4<Double> {
    SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height)
  }
}
