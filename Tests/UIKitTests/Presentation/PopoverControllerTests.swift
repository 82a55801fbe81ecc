import Testing
import UIKit

@Suite("A popover controller", .serialized) @MainActor struct PopoverControllerTests {
  @Test("cannot be created, as on a phone")
  func made() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIPopoverController(contentViewController: UIViewController()) }
    }
    #expect(
      errorText(result).contains(
        "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad."))
  }

  @Test("has arrows with the header's values")
  func arrows() {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any, .unknown]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8, 15, .max])
  }
}
