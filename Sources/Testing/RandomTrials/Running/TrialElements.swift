import ContainerKit
import ContainerTransitions
import UIKit

/// Transitions with shared elements, one kind after the other, in place of the container's slide.
@MainActor final class TrialElements: TrialTransition {
  private static let transitions: [PageTransition] = [
    .sharedElements, .push.sharingElements(), .cover(from: .leading).sharingElements(), .sharedElements.duration(0.2),
  ]
  private var count = 0
  var onAnimator: ((any UIViewControllerAnimatedTransitioning) -> Void)?

  nonisolated init() {}

  func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    let animator = Self.transitions[count % Self.transitions.count].animator(for: request.step)
    onAnimator?(animator)
    return animator
  }

  /// Adds elements to a page: some that other pages have, too, one in a scroll view, one that covers another, and one that only
  /// every second page has.
  ///
  /// - Parameter number: A number of the page, from which their places follow.
  static func fill(_ page: UIView, number: Int) {
    let card = UIView(frame: CGRect(x: 20 + number % 5 * 30, y: 80 + number % 7 * 40, width: 120, height: 90))
    card.backgroundColor = .systemOrange
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 30))
    // Letters and round corners look different in the pictures that some animators take.
    label.backgroundColor = .brown
    label.font = .systemFont(ofSize: CGFloat(14 + number % 4 * 4))
    card.addSubview(label)
    let list = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 120))
    list.contentSize = CGSize(width: 390, height: 400)
    let row = UIView(frame: CGRect(x: 40, y: 30 * CGFloat(number % 4), width: 80, height: 60))
    row.backgroundColor = .systemTeal
    list.addSubview(row)
    let badge = UIView(frame: CGRect(x: card.frame.maxX - 15, y: card.frame.minY - 15, width: 30, height: 30))
    badge.backgroundColor = .systemRed
    for view in [list, card, badge] { page.addSubview(view) }
    (card.containerTransitionID, row.containerTransitionID) = ("card", "row")
    if number % 2 == 0 { label.containerTransitionID = "label" }
  }

  /// Uses an element of a page for another thing, as a list does with its cells.
  static func reuse(_ page: UIView, time: Int) {
    for view in elements(of: page) where view.containerTransitionID?.hasPrefix("row") == true {
      view.containerTransitionID = time % 3 == 0 ? "row-\(time)" : "row"
    }
  }

  /// Returns what is wrong with a page at rest: an element that is hidden.
  static func fault(_ page: UIView) -> String? {
    let hidden = elements(of: page).filter { $0.mask != nil }
    return hidden.isEmpty ? nil : "hidden: \(hidden.compactMap(\.containerTransitionID))"
  }

  /// The views below a page, elements and others.
  private static func elements(of view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + elements(of: $0) } }
}
