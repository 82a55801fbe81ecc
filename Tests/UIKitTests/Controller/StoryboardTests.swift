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

  @Test("reading or registering a nib stops the program with UIKit's message, but creating one does not")
  func nib() async {
    let nib = UINib(nibName: "Row", bundle: nil)
    #expect(UINib.OptionsKey.externalObjects.rawValue == "UINibExternalObjects" && nib.isKind(of: UINib.self))
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(nil as UINib?, forCellReuseIdentifier: "row")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    let read = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil) }
    }
    #expect(errorText(read).contains("Could not load NIB in bundle: 'NSBundle <"))
    #expect(errorText(read).contains(">' with name 'Row': there are no nib files on Linux"))
    let registered = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(nil as UINib?, forCellWithReuseIdentifier: "cell")
        list.register(nil as UINib?, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "cell")
        list.register(UINib(data: Data([1, 2]), bundle: nil), forCellWithReuseIdentifier: "cell")
      }
    }
    #expect(errorText(registered).contains("Could not load NIB from 2 bytes of data"))
  }

  private final class Written: UITableViewCell {
    var calls = 0
    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      calls += 1
    }
  }

  @Test("views and controllers are not archived, and report that once")
  func archives() {
    let (cell, archiver) = (Written(), NSKeyedArchiver(requiringSecureCoding: false))
    let issues = issuesReported {
      cell.encode(with: archiver)
      UIViewController().encode(with: archiver)
      cell.encode(with: archiver)
    }
    archiver.finishEncoding()
    #expect(cell.calls == 2 && cell as Any is any NSCoding)
    #expect(
      issues.map { $0.hasSuffix(".encode(with:): nothing is written; views and controllers are not archived on Linux") }
        == [true])
  }

  @Test("creating a storyboard stops the program with UIKit's message")
  func made() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: nil) }
    }
    #expect(errorText(result).contains("Could not find a storyboard named 'Main' in bundle NSBundle <"))
  }
}
