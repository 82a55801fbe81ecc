import ContainerKitTesting
import UIKit

extension TransitionHost {
  /// The faults at rest, the flashes, and the changes that an animator has left on a page or in its superview.
  var remains: [String] {
    var found = stage.issues + faults + stage.flashes
    if isUnderWay { found.append("it is under way") }
    for page in [from, to].compactMap({ $0 as? TilePage }) {
      guard let view = page.viewIfLoaded else { continue }
      let (layer, name) = (view.layer, page.title ?? "")
      if !CATransform3DIsIdentity(layer.transform) { found.append("\(name): transform") }
      if view.alpha != 1 || view.isHidden { found.append("\(name): alpha \(view.alpha), hidden \(view.isHidden)") }
      if layer.mask != nil { found.append("\(name): mask") }
      if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { found.append("\(name): anchor point \(layer.anchorPoint)") }
      if !layer.isDoubleSided { found.append("\(name): one side") }
      if layer.shadowOpacity != 0 || layer.shadowPath != nil { found.append("\(name): shadow") }
      if let keys = layer.animationKeys(), !keys.isEmpty { found.append("\(name): animations \(keys)") }
      if page.element.isHidden || page.element.superview !== view { found.append("\(name): its tile") }
      if page.element.transform != .identity { found.append("\(name): its tile's transform") }
      if let around = view.superview, !CATransform3DIsIdentity(around.layer.sublayerTransform) {
        found.append("\(name): perspective")
      }
      if page.transitionCoordinator != nil { found.append("\(name): a coordinator") }
    }
    return found
  }

  /// Returns the appearance calls of a page, in order.
  func appearance(of page: UIViewController) -> [String] {
    stage.calls.filter { $0.subject == page.title && $0.name.hasPrefix("view") && $0.name.contains("ppear") }.map(
      \.name)
  }
}
