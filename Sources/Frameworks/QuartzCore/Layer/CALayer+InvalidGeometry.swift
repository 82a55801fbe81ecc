/// Stops the program if geometry is not a number, for which Core Animation raises `CALayerInvalidGeometry`. NaN is not
/// equal to itself, so each layout would see a change and request another layout.
extension CALayer {
  final func checkPosition(_ point: CGPoint) {
    guard point.x.isNaN || point.y.isNaN else { return }
    refuse("position", "\(text(point.x)) \(text(point.y))")
  }

  final func checkBounds(_ rect: CGRect) {
    let (origin, size) = (rect.origin, rect.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return }
    refuse("bounds", "\(text(origin.x)) \(text(origin.y)); \(text(size.width)) \(text(size.height))")
  }

  private func refuse(_ property: String, _ value: String) -> Never {
    let name = name.map { "; name = \($0)" } ?? ""
    let delegate = delegate.map { "; delegate = <\(identity(of: $0))>" } ?? ""
    fatalError(
      "CALayerInvalidGeometry: CALayer \(property) contains NaN: [\(value)]. Layer: <\(identity(of: self))\(name)"
        + "\(delegate)>")
  }

  private func text(_ number: CGFloat) -> String {
    number.isNaN ? "nan" : String(format: "%g", Double(number))
  }

  private func identity(of object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "\(type(of: object)): 0x\(String(address, radix: 16))"
  }
}
