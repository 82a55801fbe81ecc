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
  /// Sets the pages as they are at the start, without animation, and adds the changes of the transition: `animate(_:)`.
  ///
  /// At the end, what the methods of `TransitionPages` add and change is undone, and the pages get back the transform, the alpha,
  /// `isHidden`, the mask, the anchor point, the z position, `cornerRadius`, `clipsToBounds` and `isDoubleSided` that they had
  /// before, whoever has changed them. Undo what else you change in `atEnd(_:)`, such as a page's background or the container's.
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
