import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("One line in a controller of UIKit", .serialized) @MainActor struct LineTests {
  nonisolated private static let rates: [Double] = [24, 30, 60, 120]
  /// The distance by which a page that moves is scaled (`TransitionPages.offset(x:y:)`).
  private static let rounding: CGFloat = 1e-5

  @Test(
    "animates the way there and back, without a flash", arguments: LineApp.Kind.allCases, Stage.CompletionOrder.allCases
  )
  func runs(_ kind: LineApp.Kind, _ completions: Stage.CompletionOrder) {
    for fps in Self.rates {
      let app = LineApp(kind, fps: fps, completions: completions)
      let before = app.stage.image()
      for isForward in [true, false] {
        let distances = app.distances {
          if isForward { app.goForward() } else { app.goBack() }
          app.settle()
        }
        // Linear, frame by frame.
        let moving = distances.filter { $0 > 0 && $0 < 1 }
        let steps = zip(moving, moving.dropFirst()).map { abs($1 - $0) }
        #expect(moving.count >= Int(0.5 * fps) - 2, "\(fps): \(moving)")
        #expect(steps.allSatisfy { abs($0 - 1 / (0.5 * fps)) < 0.002 }, "\(fps): \(moving)")
        #expect(app.isForward == isForward)
      }
      #expect(PictureDifference(before, app.stage.image()) == nil)
      #expect(app.stage.flashes == [] && app.stage.issues == [])
    }
  }

  @Test(
    "lets a finger go back, one to one, in both directions, and finishes beyond the middle",
    arguments: LineApp.Kind.allCases, rates)
  func dragged(_ kind: LineApp.Kind, _ fps: Double) {
    let app = LineApp(kind, fps: fps)
    let before = app.stage.image()
    app.goForward()
    app.settle()
    app.begin()
    var position: CGFloat = 0
    for step in [0.1, 0.3, -0.2, 0.35] as [CGFloat] {
      app.move(by: step)
      position += step
      #expect(abs(app.distance - position) < 0.01, "\(fps), \(position): \(app.distance)")
    }
    let rest = app.distances { app.lift() }
    #expect(zip(rest, rest.dropFirst()).allSatisfy { $0 <= $1 + Self.rounding }, "\(rest)")
    #expect(!app.isForward && app.distance == 1 && PictureDifference(before, app.stage.image()) == nil)
    #expect(app.stage.flashes == [] && app.stage.issues == [])
  }

  @Test(
    "leaves everything as it was, to the pixel, if the finger lifts before the middle or is cancelled, and works again",
    arguments: LineApp.Kind.allCases, rates)
  func cancelled(_ kind: LineApp.Kind, _ fps: Double) {
    let app = LineApp(kind, fps: fps)
    app.goForward()
    app.settle()
    let before = app.stage.image()
    for isLifted in [true, false, true] {
      app.begin()
      app.move(by: 0.4)
      #expect(abs(app.distance - 0.4) < 0.01)
      if isLifted { app.lift() } else { app.cancelTouch() }
      #expect(app.isForward && app.distance == 0 && PictureDifference(before, app.stage.image()) == nil)
    }
    #expect(app.stage.flashes == [] && app.stage.issues == [])
  }

  @Test("finishes after a flick, at the speed of the finger", arguments: LineApp.Kind.allCases, rates)
  func flicked(_ kind: LineApp.Kind, _ fps: Double) {
    let app = LineApp(kind, fps: fps)
    app.goForward()
    app.settle()
    app.begin()
    let distances = app.distances {
      // 800 points a second.
      for _ in 0..<2 { app.move(by: 800 * 2 / fps / app.length) }
      app.lift(afterRest: 0)
    }
    let steps = zip(distances, distances.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= -Self.rounding } && !app.isForward, "\(distances)")
    #expect(app.stage.flashes == [] && app.stage.issues == [])
  }

  @Test(
    "lets a finger catch what code began, without a jump, and turn it around or carry it on",
    arguments: LineApp.Kind.allCases, rates)
  func caught(_ kind: LineApp.Kind, _ fps: Double) {
    for isForward in [true, false] {
      for turns in [true, false] {
        let app = LineApp(kind, fps: fps)
        if !isForward {
          app.goForward()
          app.settle()
        }
        if isForward { app.goForward() } else { app.goBack() }
        app.stage.run(for: 0.25)
        // Its direction is that of the transition, or the opposite one.
        let catching = app.distances { app.begin(back: isForward == turns) }
        // The longest step of a free transition.
        #expect(
          zip(catching, catching.dropFirst()).allSatisfy { abs($1 - $0) < 1 / (0.5 * fps) + 0.01 },
          "\(fps), \(isForward): \(catching)")
        let position = app.distance
        #expect(position > 0.1 && position < 0.9, "\(fps): \(position)")
        app.stage.run(for: 0.2)
        #expect(app.distance == position)
        let step: CGFloat = isForward == turns ? 0.08 : -0.08
        app.move(by: step)
        #expect(abs(app.distance - position - step) < 0.01, "\(position) \(app.distance)")
        app.move(by: step * 6)
        app.lift()
        #expect(app.isForward == (isForward != turns))
        #expect(app.distance == (app.isForward ? 0 : 1))
        #expect(app.stage.flashes == [] && app.stage.issues == [])
      }
    }
  }

  @Test("that is disabled takes no finger", arguments: [LineApp.Kind.navigation, .tabs])
  func disabled(_ kind: LineApp.Kind) {
    let app = LineApp(kind)
    switch kind {
    case .navigation: app.navigation.pageTransitions.interactivity = .disabled
    default: app.tabs.pageTransitions.interactivity = .disabled
    }
    app.goForward()
    app.stage.run(for: 0.2)
    app.begin()
    app.move(by: 0.6)
    app.lift()
    #expect(app.isForward && app.distance == 0 && app.stage.issues == [])
    app.begin()
    app.move(by: 0.6)
    #expect(app.distance == 0)
    app.lift()
    #expect(app.isForward && app.stage.flashes == [])
  }
}
