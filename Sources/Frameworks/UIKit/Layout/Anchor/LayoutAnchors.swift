/// The anchors of a view or guide. Each is made when it is first used, and is then always the same object.
@MainActor final class LayoutAnchors {
  private var anchors: [AnyObject?] = []

  /// Returns the anchor for an attribute. `make` creates it.
  func anchor(_ attribute: NSLayoutConstraint.Attribute, _ make: () -> AnyObject) -> AnyObject {
    let index = attribute.rawValue
    while anchors.count <= index { anchors.append(nil) }
    if let known = anchors[index] { return known }
    let new = make()
    anchors[index] = new
    return new
  }
}

extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    unsafeDowncast(anchor(attribute), to: NSLayoutXAxisAnchor.self)
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    unsafeDowncast(anchor(attribute), to: NSLayoutYAxisAnchor.self)
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    unsafeDowncast(anchor(attribute), to: NSLayoutDimension.self)
  }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> AnyObject {
    anchors.anchor(attribute) { LayoutSide(self, attribute).makeAnchor() }
  }
}

extension LayoutSide {
  /// The anchor for this side: the item's own, which an item's property returns, or a new one for a distance.
  var anchor: NSLayoutAnchor<AnyObject> {
    guard let item, !isDistance else { return erased(makeAnchor()) }
    switch family {
    case .placeX: return erased(item.xAnchor(attribute))
    case .placeY: return erased(item.yAnchor(attribute))
    case .size: return erased(item.dimension(attribute))
    case .none: return NSLayoutAnchor(self)
    }
  }

  fileprivate func makeAnchor() -> AnyObject {
    switch family {
    case .placeX: NSLayoutXAxisAnchor(self)
    case .placeY: NSLayoutYAxisAnchor(self)
    case .size: NSLayoutDimension(self)
    case .none: NSLayoutAnchor<AnyObject>(self)
    }
  }

  /// Returns the same object as an anchor of any kind. To Objective-C all of them are of one class; here the type
  /// argument is not part of an anchor's storage, and its methods do not depend on it.
  private func erased(_ anchor: AnyObject) -> NSLayoutAnchor<AnyObject> {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }
}
