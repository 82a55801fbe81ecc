import Testing
import UIKit

@Suite("A segue", .serialized) @MainActor struct SegueTests {
  private final class Swap: UIStoryboardSegue {
    var wasPerformed = false
    override func perform() { wasPerformed = true }
  }

  private final class Source: UIViewController {
    var notified: [String] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { notified.append(segue.identifier ?? "nil") }
  }

  @Test("that is created in code has its controllers, and is performed by its subclass")
  func subclass() {
    let (source, destination) = (Source(), UIViewController())
    let segue = Swap(identifier: "swap", source: source, destination: destination)
    source.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(segue.source === source && segue.destination === destination && segue.wasPerformed)
    #expect(source.notified == ["swap"])
    #expect(source.shouldPerformSegue(withIdentifier: "swap", sender: nil))
  }

  @Test("with a closure is performed by the closure")
  func handler() {
    var count = 0
    let segue = UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController()) {
      count += 1
    }
    segue.perform()
    #expect(count == 1 && segue.identifier == nil)
  }

  @Test("without a closure or a subclass stops the program")
  func nothing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIStoryboardSegue(identifier: "a", source: UIViewController(), destination: UIViewController()).perform()
      }
    }
    #expect(errorText(result).contains("Segues must either have a performHandler or override -perform"))
  }

  @Test("of a storyboard is not supported: performing it stops the program with UIKit's message")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "detail", sender: nil) }
    }
    let words = errorText(result)
    #expect(words.contains("Receiver (<UIViewController: 0x"))
    #expect(words.contains(">) has no segue with identifier 'detail'"))
  }
}
