import Testing
import UIKit

@Suite("Storyboards and nibs", .serialized) @MainActor struct StoryboardTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    override func awakeFromNib() {
      super.awakeFromNib()
      calls.append("page")
    }
  }

  private final class Card: UIView {
    var calls: [String] = []
    override func awakeFromNib() {
      super.awakeFromNib()
      calls.append("card")
    }
    override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      calls.append("card in the builder")
    }
  }

  @Test("No controller has a storyboard, and nothing is called that a nib would have called")
  func none() {
    let page = Page()
    page.view = Card()
    page.loadViewIfNeeded()
    #expect(page.storyboard == nil && page.storyboard?.instantiateViewController(withIdentifier: "other") == nil)
    #expect(page.calls == [] && (page.view as? Card)?.calls == [])
    page.awakeFromNib()
    page.view.awakeFromNib()
    page.view.prepareForInterfaceBuilder()
    #expect(page.calls == ["page"] && (page.view as? Card)?.calls == ["card", "card in the builder"])
  }

  @Test("A storyboard that is made stops the program, in UIKit's words")
  func made() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: nil) }
    }
    #expect(errorText(result).contains("Could not find a storyboard named 'Main' in bundle NSBundle <"))
  }
}
