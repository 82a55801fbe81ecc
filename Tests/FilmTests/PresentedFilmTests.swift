import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@Suite("A film of presented and pushed pages", .serialized) @MainActor struct PresentedFilmTests {
  private func film(_ scene: Scene) throws -> SceneFilm {
    try SceneFilm(scene, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test("contains the calls of a presentation and of a dismissal, up to the last one")
  func modal() throws {
    let timeline = try film(.modal).timeline
    let sheet = timeline.events.filter { $0.subject == "Account" && $0.name != "updateInteractiveTransition" }.map(
      \.name)
    #expect(sheet.prefix(3) == ["viewDidLoad", "transitionDuration", "viewWillAppear"])
    #expect(sheet.contains("animateTransition") && sheet.contains("completeTransition"))
    #expect(sheet.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    let end = try #require(timeline.events.last)
    #expect(end.time > 6 && end.name == "animationEnded" && end.subject == "container")
    #expect(timeline.events.contains { $0.name == "cancelInteractiveTransition" })
  }

  @Test("names the pages on screen, and shows the progress of UIKit's own transitions")
  func captions() throws {
    let frames = try film(.modal).timeline.frames
    let titles = frames.filter { $0.transition == nil }.map(\.titles)
    let states = titles.indices.filter { $0 == 0 || titles[$0] != titles[$0 - 1] }.map { titles[$0] }
    let last = try #require(frames.last).titles
    #expect(states.last == last && states.contains("Account over \(last)"))
    let presentation = frames.filter { $0.transition?.to == "Account" }
    let percents = presentation.compactMap { $0.transition?.percent }
    #expect(percents.count > 30 && percents == percents.sorted() && percents.allSatisfy { 0...1 ~= $0 })
    #expect(frames.contains { $0.transition?.from == "Account" && $0.transition?.isInteractive == true })
    #expect(frames.contains { $0.transition?.from == "Account" && $0.transition?.isCancelled == true })
    #expect(frames.contains { $0.others.contains { $0.title == "Account" && ($0.frame?.minY ?? 0) > 100 } })
  }

  @Test("contains the calls and the progress of a push")
  func push() throws {
    let timeline = try film(.push).timeline
    let next = timeline.events.filter { $0.subject == "All Lakes" && $0.name != "updateInteractiveTransition" }.map(
      \.name)
    #expect(next.contains("animateTransition") && next.contains("finishInteractiveTransition"))
    #expect(timeline.frames.contains { $0.transition?.to == "All Lakes" && $0.transition?.isInteractive == true })
    #expect(timeline.frames.contains { $0.transition == nil && $0.titles == "All Lakes" })
  }
}
