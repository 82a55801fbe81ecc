import ContainerKit
import UIKit

extension PageTransition {
  /// An edge of the pages. `leading` and `trailing` follow the layout direction.
  public enum Edge: Hashable, Sendable, CaseIterable {
    case top, bottom, leading, trailing
  }

  /// The direction in which a page turns.
  public enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }
}

// The transitions, in the form in which they are set: `container.pageTransition = .cube`.
extension ContainerPageTransition where Self == PageTransition {
  // MARK: Flat

  /// Both pages slide sideways, with a light spring.
  ///
  /// - Parameters:
  ///   - spacing: The space between the pages, in points.
  ///   - parallax: The distance that the earlier page moves, as a fraction of that of the later one.
  public static func slide(spacing: CGFloat = 0, parallax: CGFloat = 1) -> PageTransition {
    PageTransition(duration: 0.45, timing: .spring(dampingRatio: 0.85), Slide(spacing: spacing, parallax: parallax))
  }

  /// The later page slides over the earlier one, which moves a third as far and gets darker, as in a navigation controller.
  public static var push: PageTransition {
    PageTransition(duration: 0.4, Slide(spacing: 0, parallax: 0.3), Shading(alpha: 0.25))
  }

  /// The later page comes over the earlier one, which stays.
  ///
  /// - Parameter edge: The edge from which it comes, and to which it leaves.
  public static func cover(from edge: PageTransition.Edge = .bottom) -> PageTransition {
    PageTransition(duration: 0.45, timing: .easeOut, Cover(edge: edge))
  }

  /// The earlier page leaves, and uncovers the later one, which stays.
  ///
  /// - Parameter edge: The edge to which it leaves, and from which it comes back.
  public static func reveal(to edge: PageTransition.Edge = .leading) -> PageTransition {
    PageTransition(duration: 0.45, Reveal(edge: edge))
  }

  /// The pages cross-fade. Used for each transition if the user prefers reduced motion.
  public static var fade: PageTransition { PageTransition(duration: 0.3, CrossFade()) }

  /// The later page grows and fades in above the earlier one.
  ///
  /// - Parameter scale: The scale at which it starts.
  public static func zoom(from scale: CGFloat = 0.8) -> PageTransition {
    PageTransition(duration: 0.35, timing: .easeOut, Zoom(scale: scale))
  }

  /// The later page is visible in a circle that grows from the middle.
  public static var circle: PageTransition { PageTransition(duration: 0.5, Circle(origin: .center)) }

  /// The later page is visible in a circle that grows from a point, in the coordinates of the container's view.
  public static func circle(from point: CGPoint) -> PageTransition {
    PageTransition(duration: 0.5, Circle(origin: .point(point)))
  }

  /// The later page is visible in a circle that grows from the middle of a view, and shrinks into it. The view is not retained.
  public static func circle(from view: UIView) -> PageTransition {
    PageTransition(duration: 0.5, Circle(origin: .view(Circle.WeakView(view))))
  }

  /// Views with the same `containerTransitionID` on both pages move from one place to the other; the rest fades.
  public static var sharedElements: PageTransition { fade.duration(0.5).sharingElements() }

  // MARK: In perspective

  /// The pages are two sides of a cube, which turns by a quarter.
  public static var cube: PageTransition { PageTransition(duration: 0.6, Cube()) }

  /// The pages are the sides of a card, which is turned over.
  ///
  /// - Parameter axis: The direction in which it turns.
  public static func flip(_ axis: PageTransition.Axis = .horizontal) -> PageTransition {
    PageTransition(duration: 0.6, Flip(axis: axis))
  }

  /// The outgoing page turns away like a door, and the incoming one swings in.
  public static var swing: PageTransition { PageTransition(duration: 0.6, Swing()) }

  /// The later page lies over the earlier one like a card, which steps back.
  ///
  /// - Parameter scale: The scale to which the earlier page steps back.
  public static func card(scale: CGFloat = 0.9) -> PageTransition {
    PageTransition(duration: 0.5, timing: .easeOut, Card(scale: scale))
  }

  /// The later page rises from below, and the earlier one tilts back, as in a stack of cards.
  ///
  /// - Parameter cornerRadius: The radius of the cards' corners, in points.
  public static func stack(cornerRadius: CGFloat = 24) -> PageTransition {
    PageTransition(duration: 0.6, Stack(cornerRadius: cornerRadius))
  }

  /// The earlier page opens like a gate, behind which the later one is.
  public static var portal: PageTransition { PageTransition(duration: 0.8, Portal()) }

  /// The earlier page folds like paper.
  ///
  /// - Parameter strips: The number of strips, 2 or more.
  public static func fold(strips: Int = 4) -> PageTransition {
    PageTransition(duration: 0.8, Fold(count: max(strips, 2)))
  }

  /// The earlier page is turned over like that of a book, and bends.
  public static var pageTurn: PageTransition { PageTransition(duration: 0.9, PageTurn()) }

  /// The earlier page flies apart in tiles.
  ///
  /// - Parameter columns: The number of tiles in a row, 1 or more.
  public static func explode(columns: Int = 6) -> PageTransition {
    PageTransition(duration: 0.8, Explode(columns: max(columns, 1)))
  }
}

extension PageTransition {
  /// Returns the transition in which the outgoing page also fades out and the incoming one in. For pages that move apart.
  ///
  /// Visual effect views lose their effect in a page with an alpha below 1.
  public func fading() -> PageTransition { with(Fading()) }

  /// Returns the transition in which views with the same `containerTransitionID` on both pages also move from one place to the other.
  public func sharingElements() -> PageTransition {
    guard !parts.contains(where: { $0 is SharedElements }) else { return self }
    var transition = self
    // The other parts find the pages without the elements.
    transition.parts.insert(SharedElements(), at: 0)
    return transition
  }
}
