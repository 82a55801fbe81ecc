import UIKit

// sample: in a file
/// A part of a page transition. A part of your own takes a few lines:
///
/// ```swift
/// import ContainerTransitions
///
/// struct Rise: PageTransitionPart {
///   func prepare(_ pages: TransitionPages) {
///     pages.to.transform = pages.offset(x: 0, y: pages.bounds.height)
///     pages.animate { pages.to.transform = .identity }
///   }
/// }
///
/// extension PageTransition {
///   static let rise = PageTransition(duration: 0.5, Rise())
/// }
/// ```
@preconcurrency @MainActor public protocol PageTransitionPart: Sendable {
  /// Sets the pages as they are at the start, without animation, and adds the changes of the transition: `animate(_:)`. What it
  /// changes on the pages and in their container is undone at the end, so it need not clean up.
  ///
  /// - Parameter pages: The pages, laid out, with the incoming one above the other.
  func prepare(_ pages: TransitionPages)

  /// `true` if the part makes sense only with two pages. Over a page that takes no part in a transition and stays visible, the other
  /// page fades in and out instead: ``TransitionPages/hasBothPages``. Default: false.
  var needsBothPages: Bool { get }
}

extension PageTransitionPart {
  /// `false`.
  public var needsBothPages: Bool { false }
}
