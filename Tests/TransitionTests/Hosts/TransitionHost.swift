import ContainerKitTesting
import UIKit

@testable import ContainerKitDemo

/// A controller with one transition between two pages.
@MainActor protocol TransitionHost: AnyObject {
  var stage: Stage { get }
  /// The page that is visible before the transition. `to` is visible after it.
  var from: TilePage { get }
  var to: TilePage { get }
  var isUnderWay: Bool { get }
  /// The page that stays in the window below the other one, and gets no appearance calls.
  var below: TilePage? { get }
  /// The violations of the rules that hold at rest, besides those of the pages themselves.
  var faults: [String] { get }

  /// Starts the transition interactively.
  func hold()
  /// Moves the transition to a position, and runs the frames that show it.
  func scrub(to share: CGFloat)
  /// Ends the interaction.
  func letGo(finishing: Bool)
  /// Starts the transition without interaction.
  func run()
  /// Makes the same change without animation.
  func jump()
}

extension TransitionHost {
  var below: TilePage? { nil }

  /// Runs frames until the transition has ended, and then three more, after which its end can be judged.
  func runToEnd() {
    stage.run(until: { !isUnderWay }, limit: 5)
    for _ in 0..<3 { stage.frame() }
  }

  /// The faults at rest, the flashes, and the changes that an animator has left on a page or in its superview.
  var remains: [String] {
    var found = stage.issues + faults + stage.flashes
    if isUnderWay { found.append("it is under way") }
    for page in [from, to] {
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
  func appearance(of page: TilePage) -> [String] {
    stage.calls.filter { $0.subject == page.title && $0.name.hasPrefix("view") && $0.name.contains("ppear") }.map(
      \.name)
  }
}
