import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("An animator that constrains a page's width", .serialized) struct WidthConstraintTests {
  /// A page with a subview that autoresizes and one that has constraints.
  final class FilledPage: UIViewController {
    private let resized = UIView()
    private let pinned = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      resized.frame = view.bounds
      resized.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      pinned.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(resized)
      view.addSubview(pinned)
      NSLayoutConstraint.activate([
        pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        pinned.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        pinned.topAnchor.constraint(equalTo: view.topAnchor), pinned.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    /// The widths of the page and of its subviews.
    var widths: [CGFloat] { [view.bounds.width, resized.bounds.width, pinned.bounds.width] }
    /// The widths of the presentation layers.
    var shownWidths: [CGFloat] { [view, resized, pinned].map { ($0.layer.presentation() ?? $0.layer).bounds.width } }
  }

  /// The page whose width is constrained, the constraint, and the widths between which it is animated.
  struct Kind: CustomTestStringConvertible {
    var isIncoming: Bool
    var isToArea: Bool
    var start: CGFloat
    var end: CGFloat
    var testDescription: String { "\(isIncoming ? "to" : "from") \(isToArea ? "area" : "constant") \(start)–\(end)" }

    static let all: [Kind] = [true, false].flatMap { isIncoming in
      [true, false].flatMap { isToArea in
        [(120, 390), (390, 120), (120, 120), (200, 120)].map {
          Kind(isIncoming: isIncoming, isToArea: isToArea, start: $0.0, end: $0.1)
        }
      }
    }
  }

  private func animator(_ kind: Kind) -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
      let (area, page) = (context.containerView, kind.isIncoming ? to : from)
      area.addSubview(to)
      page.translatesAutoresizingMaskIntoConstraints = false
      let full = area.bounds.width
      let width =
        kind.isToArea
        ? page.widthAnchor.constraint(equalTo: area.widthAnchor, constant: kind.start - full)
        : page.widthAnchor.constraint(equalToConstant: kind.start)
      NSLayoutConstraint.activate([
        width, page.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        page.topAnchor.constraint(equalTo: area.topAnchor), page.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ])
      area.layoutIfNeeded()
      width.constant = kind.isToArea ? kind.end - full : kind.end
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: {
          to.alpha = 0.9
          area.layoutIfNeeded()
        }
      ) { _ in context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  @Test(
    "leaves both pages and their subviews as wide as before when it is cancelled", arguments: Kind.all, Contract.orders)
  func cancels(_ kind: Kind, _ order: Stage.CompletionOrder) throws {
    let stage = ContainerStage(completions: order, pages: { _ in FilledPage() })
    let full = [CGFloat](repeating: stage.width, count: 3)
    let pages = try [0, 1].map { try #require(stage.pages[$0] as? FilledPage) }
    stage.animator = animator(kind)
    stage.drag(by: -150)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.faults == [])
    #expect(pages[0].widths == full && pages[0].shownWidths == full)
    stage.animator = nil
    for index in [1, 0] {
      stage.tap(tab: index)
      stage.finish()
      #expect(pages[index].widths == full && pages[index].shownWidths == full)
      #expect(pages[index].view.constraints.count == 3 && stage.faults == [])
    }
  }

  @Test("leaves both pages and their subviews at full width when it completes", arguments: Kind.all)
  func completes(_ kind: Kind) throws {
    let stage = ContainerStage(pages: { _ in FilledPage() })
    let full = [CGFloat](repeating: stage.width, count: 3)
    let pages = try [0, 1].map { try #require(stage.pages[$0] as? FilledPage) }
    stage.animator = animator(kind)
    stage.tap(tab: 1)
    stage.finish()
    #expect(pages[1].widths == full && pages[1].shownWidths == full && stage.containerFaults == [])
    stage.animator = nil
    stage.tap(tab: 0)
    stage.finish()
    #expect(pages[0].widths == full && pages[0].shownWidths == full && stage.containerFaults == [])
  }
}
