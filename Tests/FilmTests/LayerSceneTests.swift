import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@Suite("The demo's scenes with layers and layouts", .serialized) @MainActor struct LayerSceneTests {
  @Test("a pinch sets the progress of a layout transition, which goes back when it is released, and then to its end")
  func pinch() throws {
    var steps: [(progress: CGFloat?, width: CGFloat)] = []
    let film = try SceneFilm(Scene.layout, contents: []) { film, _ in
      let navigation = film.container?.viewControllers[0] as? UINavigationController
      // In a pop, the outgoing page is above.
      let page = navigation?.transitionCoordinator?.viewController(forKey: .from) ?? navigation?.topViewController
      let grid = (page as? GridPage)?.collectionView
      let between = grid?.collectionViewLayout as? UICollectionViewTransitionLayout
      steps.append((between?.transitionProgress, grid?.visibleCells.first?.frame.width ?? 0))
    }
    let frames = film.timeline.frames
    #expect(film.issues == [] && frames.count == steps.count)
    var interactive: [CGFloat] = []
    for (frame, step) in zip(frames, steps) {
      guard let transition = frame.transition, transition.isInteractive, let progress = step.progress else { continue }
      #expect(abs(progress - transition.percent) < 0.001, "frame \(frame.index)")
      interactive.append(progress)
    }
    // The first pinch is released at a third of the way.
    #expect(
      interactive.count > 30 && interactive.contains { $0 > 0.2 && $0 < 0.4 } && interactive.contains { $0 > 0.7 })
    // At rest: the grid, the column after the push and after the first pinch, and the grid after the second one.
    #expect([5, 90, 190, 330].map { steps[$0].progress == nil } == [true, true, true, true])
    let widths = [5, 90, 190, 330].map { steps[$0].width }
    #expect(widths[0] < 130 && widths[1] > 350 && widths[2] == widths[1] && widths[3] == widths[0])
  }

  @Test("a button stops a mask's time, which continues later by the pause, and a finger moves the container's")
  func pause() throws {
    var texts: [[String]] = []
    let film = try SceneFilm(
      Scene.pause, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), contents: []
    ) { film, _ in
      let panel = film.container?.view.subviews.compactMap { $0 as? LayerTimePanel }.first
      texts.append(panel.map { labels(in: $0) } ?? [])
    }
    #expect(film.issues == [])
    let names = ["", " ", "mask", "container", "speed", "timeOffset", "beginTime"]
    /// The values at a time, in seconds: those of the mask, then those of the container.
    func values(_ time: Double) -> [String] {
      let all = texts[Int(time * 60)].filter { !names.contains($0) }
      return [0, 2, 4, 1, 3, 5].compactMap { all.indices.contains($0) ? all[$0] : nil }
    }
    let rest = ["1", "0", "0", "1", "0", "0"]
    #expect(values(0.1) == rest && values(0.8) == rest)
    #expect(values(1.5) == ["0", "start + 1.00", "0", "1", "0", "0"] && values(2.3) == values(1.5))
    #expect(values(2.6) == ["1", "0", "1.20", "1", "0", "0"])
    #expect(values(4.8) == values(2.6))
    let dragged = [5.5, 5.8].map(values)
    #expect(dragged.allSatisfy { $0[..<4] == ["1", "0", "0", "0"] && $0[4].hasPrefix("start + ") && $0[5] == "0" })
    #expect(dragged[0] != dragged[1])
    #expect(texts.last == texts.first)
  }

  private func labels(in view: UIView) -> [String] {
    view.subviews.flatMap { view in (view as? UILabel).map { [$0.text ?? ""] } ?? labels(in: view) }
  }
}
