import LayerTime
import UIKit

/// Finds out whether a transition's animations leave the height of the pages alone, so that the height may change during the
/// transition.
@MainActor struct SidewaysMotion {
  /// The properties whose animations do not depend on the height. A position does not if the animation is relative to the model.
  private static let freeProperties: Set<String> = [
    "position", "transform", "opacity", "zPosition", "cornerRadius", "backgroundColor", "shadowOpacity", "shadowRadius",
    "shadowOffset", "shadowColor", "borderWidth", "borderColor", "hidden",
  ]

  /// The answer; nil until it is needed.
  private var isFound: Bool?

  /// Returns true if the animations of the pages change their horizontal position, their transform or their alpha, and no view
  /// between them would keep its height, such as a picture of a page.
  mutating func isFound(of pages: [UIViewController], in container: UIView) -> Bool {
    let answer = isFound ?? Self.find(of: pages, in: container)
    isFound = answer
    return answer
  }

  private static func find(of pages: [UIViewController], in container: UIView) -> Bool {
    let views = pages.compactMap(\.viewIfLoaded)
    let animations = views.map { LayerAnimations(onlyOn: $0.layer).entries }
    guard animations.contains(where: { !$0.isEmpty }), animations.joined().allSatisfy(isFree) else { return false }
    guard views.allSatisfy({ $0.superview === container && $0.layer.mask == nil && !movesVertically($0) }) else {
      return false
    }
    return container.subviews.allSatisfy { view in views.contains { $0 === view } || followsHeight(view) }
  }

  private static func isFree(_ entry: LayerAnimations.Entry) -> Bool {
    !(entry.animation is CATransition)
      && entry.propertyAnimations.allSatisfy { animation in
        guard let path = animation.keyPath, let property = path.split(separator: ".").first else { return false }
        if property == "position", path != "position.x", !animation.isAdditive { return false }
        return freeProperties.contains(String(property))
      }
  }

  private static func movesVertically(_ page: UIView) -> Bool {
    let start = LayerAnimations.start(of: page.layer)
    return abs(start.position.y - page.layer.position.y) > 0.01
      || abs(start.transform.m42 - page.layer.transform.m42) > 0.01
  }

  private static func followsHeight(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || view.autoresizingMask.contains(.flexibleHeight)
  }
}
