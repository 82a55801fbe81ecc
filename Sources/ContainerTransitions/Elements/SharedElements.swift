import UIKit

/// Moves views that have the same `containerTransitionID` on both pages from one place to the other. It is the first part of a
/// transition: the other parts get the pages without these views.
struct SharedElements: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    guard let (outgoing, incoming) = pages.roots, !pages.isCovered(pages.from),
      !pages.isCovered(pages.to)
    else { return }
    for root in [outgoing, incoming] { halt(root) }
    let (old, new) = (PageScan(outgoing, in: pages.container), PageScan(incoming, in: pages.container))
    let partners = frontmost(new.elements)
    let pairs = frontmost(old.elements).values.compactMap { element in
      partners[element.id].map { (from: element, to: $0) }
    }.sorted { $0.from.geometry.order < $1.from.geometry.order }
    guard !pairs.isEmpty else { return }
    let shared = pairs.flatMap { [$0.from.view, $0.to.view] }
    // Copies first: a hidden view has no picture.
    let flights = pairs.map { ElementFlight(from: $0.from, to: $0.to, without: shared) }
    let covers = ElementCover.all(of: pairs.map { ($0.from, $0.to) }, in: old, page: pages.from, without: shared)
    let nextCovers = ElementCover.all(of: pairs.map { ($0.to, $0.from) }, in: new, page: pages.to, without: shared)
    let overlay = pages.addElementsOverlay(leavingOut: shared + (covers + nextCovers).map(\.view))
    for flight in flights {
      overlay.addSubview(flight.view)
      flight.hideElements()
      flight.animate(in: pages)
    }
    for cover in covers { cover.add(to: overlay, in: pages, isOutgoing: true) }
    for cover in nextCovers { cover.add(to: overlay, in: pages, isOutgoing: false) }
    pages.atEnd {
      for flight in flights { flight.showElements() }
      for cover in covers + nextCovers { cover.showView() }
    }
  }

  /// Returns the elements by identifier. If several have the same one, the frontmost counts.
  private func frontmost(_ elements: [SharedElement]) -> [String: SharedElement] {
    Dictionary(elements.map { ($0.id, $0) }) { _, last in last }
  }

  /// Stops scroll views that are still moving, so that the elements stay where they are. Content that bounces returns to its end,
  /// because it would stay beyond it.
  @MainActor private func halt(_ view: UIView) {
    if let scrollView = view as? UIScrollView, scrollView.isDecelerating, !scrollView.isBeyondEnd {
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }
    for subview in view.subviews { halt(subview) }
  }
}

extension UIScrollView {
  /// `true` if the content is scrolled beyond an end, to which it will return.
  fileprivate var isBeyondEnd: Bool {
    let inset = adjustedContentInset
    let last = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    return !(-inset.left...last.x).contains(contentOffset.x) || !(-inset.top...last.y).contains(contentOffset.y)
  }
}
