import Testing
import UIKit

@Suite("Storyboards and nibs:", .serialized) @MainActor struct StoryboardTests {
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

  @Test("no controller has a storyboard, and the methods that a nib would call are not called")
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

  @Test("creating a storyboard stops the program with UIKit's message")
  func made() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: nil) }
    }
    #expect(errorText(result).contains("Could not find a storyboard named 'Main' in bundle NSBundle <"))
  }
}
