import ContainerTransitions
import UIKit

// The transitions of ContainerTransitions, each set as a container's `pageTransition`.
extension Scene {
  /// - Parameters:
  ///   - parts: The file with the transition's parts, in the folder of their sources.
  ///   - pages: Creates the pages.
  private init(
    name: String, title: String, summary: String, parts: String, pages: @escaping @MainActor () -> [UIViewController],
    transition: @escaping @MainActor () -> PageTransition
  ) {
    self.init(
      name: name, title: title, summary: summary,
      sources: ["../ContainerTransitions/Parts/\(parts).swift", "Scenes/Scene+Transitions.swift"],
      script: Finger.usual
    ) {
      let container = DemoContainerViewController(pages: pages())
      container.pageTransition = transition()
      return container
    }
  }

  static let cube = Scene(
    name: "cube", title: "Cube",
    summary: "The pages are two sides of a cube that turns by a quarter.",
    parts: "TurningParts", pages: Pages.covers
  ) { .cube }

  static let flip = Scene(
    name: "flip", title: "Flip",
    summary: "The pages are the two sides of a card that turns over.",
    parts: "TurningParts", pages: Pages.covers
  ) { .flip() }

  static let swing = Scene(
    name: "swing", title: "Swing",
    summary: "The page opens like a door, and the next one swings in from the other side.",
    parts: "TurningParts", pages: Pages.make
  ) { .swing }

  static let card = Scene(
    name: "card", title: "Card",
    summary: "The next page slides over the other one, which steps back and dims.",
    parts: "CardParts", pages: Pages.make
  ) { .card() }

  static let stack = Scene(
    name: "stack", title: "Stack of cards",
    summary: "The next card rises over the page, which tilts back.",
    parts: "CardParts", pages: Pages.covers
  ) { .stack() }

  static let portal = Scene(
    name: "portal", title: "Portal",
    summary: "The page opens like a gate, and the next one is behind it.",
    parts: "PieceParts", pages: Pages.covers
  ) { .portal }

  static let explode = Scene(
    name: "explode", title: "Explode into tiles",
    summary: "The page bursts into tiles that tumble past the eye.",
    parts: "PieceParts", pages: Pages.covers
  ) { .explode() }

  static let book = Scene(
    name: "book", title: "Page turn",
    summary: "The page bends and turns over like that of a book.",
    parts: "PageTurn", pages: Pages.make
  ) { .pageTurn }

  static let fold = Scene(
    name: "fold", title: "Fold",
    summary: "The page folds like paper, and uncovers the next one.",
    parts: "PaperParts", pages: Pages.make
  ) { .fold() }

  static let zoom = Scene(
    name: "zoom", title: "Zoom",
    summary: "The next page grows out of the middle and fades in.",
    parts: "FadingParts", pages: Pages.covers
  ) { .zoom(from: 0.4).duration(0.5) }

  static let parallax = Scene(
    name: "parallax", title: "Push with parallax",
    summary: "The next page pushes in over one that moves more slowly and darkens.",
    parts: "SlidingParts", pages: Pages.make
  ) { .push }

  static let fading = Scene(
    name: "fading", title: "Slide and fade",
    summary: "A slide without a gap, with a fade: two parts in one transition.",
    parts: "SlidingParts", pages: Pages.covers
  ) { .slide().fading() }

  static let bounce = Scene(
    name: "bounce", title: "Bounce",
    summary: "The next page springs up from below and overshoots.",
    parts: "SlidingParts", pages: Pages.make
  ) { .cover().timing(.spring(dampingRatio: 0.6)).duration(1) }

  static let uncover = Scene(
    name: "uncover", title: "Uncover",
    summary: "The page leaves to the side, and uncovers the next one.",
    parts: "SlidingParts", pages: Pages.make
  ) { .reveal() }
}
