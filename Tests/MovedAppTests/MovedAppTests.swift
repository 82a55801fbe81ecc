import ContainerKitTesting
import Testing

@MainActor @Suite("A moved app", .serialized) struct MovedAppTests {
  /// The apps, in the order of `MovedApp.all`.
  enum Name: Int, CaseIterable {
    case tabBar, pageView, strip, header, ownContainer, pushes

    @MainActor var app: MovedApp { MovedApp.all[rawValue] }
  }

  @Test("does what is written down before it is moved", arguments: Name.allCases, Stage.CompletionOrder.allCases)
  func before(_ name: Name, _ completions: Stage.CompletionOrder) {
    let app = name.app
    let record = app.record(app.before, as: "before", completions)
    #expect(record.lines == app.linesBefore)
    #expect(record.issues == [])
  }

  @Test(
    "does the same after it is moved, but for the differences written down", arguments: Name.allCases,
    Stage.CompletionOrder.allCases)
  func after(_ name: Name, _ completions: Stage.CompletionOrder) {
    let app = name.app
    let record = app.record(app.after, as: "after", completions)
    #expect(record.lines == app.linesAfter)
    #expect(record.issues == [])
  }

  @Test("looks the same after it is moved, but for the differences written down", arguments: Name.allCases)
  func pictures(_ name: Name) {
    let app = name.app
    let (before, after) = (app.record(app.before, as: "before"), app.record(app.after, as: "after"))
    #expect(app.stepsWithOtherPictures(before, after) == app.stepsWithOtherPictures)
    #expect(app.dragsWithOtherPictures(before, after) == app.dragChanges.map(\.step))
  }
}
