import QuartzCore
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@Suite("A page's own spinner", .serialized) @MainActor struct SpinnerTests {
  /// Returns the presented angle of the spinner; nil if it is not in a window.
  private func angle(_ film: Film) -> Double? {
    guard let view = film.container?.viewControllers[1].viewIfLoaded, view.window != nil,
      let spinner = spinner(in: view)
    else { return nil }
    guard let shown = spinner.layer.presentation()?.transform else { return nil }
    return atan2(shown.m12, shown.m11)
  }

  private func spinner(in view: UIView) -> UIView? {
    view is SpinnerView ? view : view.subviews.lazy.compactMap { spinner(in: $0) }.first
  }

  @Test("rotates evenly before, during, and after any transition", arguments: ["pan", "cancel", "tabs", "card"])
  func turning(name: String) throws {
    var angles: [Double?] = []
    _ = try SceneFilm(try #require(Scene.named(name))) { film, _ in angles.append(angle(film)) }
    let step = 2 * Double.pi / 1.5 / 60
    var compared = 0
    for (index, (earlier, later)) in zip(angles, angles.dropFirst()).enumerated() {
      guard let earlier, let later else { continue }
      let turned = (later - earlier).remainder(dividingBy: 2 * .pi)
      #expect(abs(turned - step) < 1e-6, "after frame \(index)")
      compared += 1
    }
    #expect(compared > 30)
  }
}
