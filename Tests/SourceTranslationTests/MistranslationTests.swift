import Testing

@testable import SourceTranslation

/// Sources whose translation once did not compile or lost something.
@Suite("The translation for Linux") struct MistranslationTests {
  @Test(
    "adds Linux to a condition for iOS, unless there is one for Linux",
    arguments: [
      Word("#if os(iOS)\na\n#endif", "#if os(iOS) || os(Linux)\na\n#endif"),
      Word("#if os(iOS) || os(tvOS)\na\n#endif", "#if os(iOS) || os(Linux) || os(tvOS)\na\n#endif"),
      Word("#if !os(iOS)\na\n#else\nb\n#endif", "#if !(os(iOS) || os(Linux))\na\n#else\nb\n#endif"),
      Word("#if a && os(iOS)\na\n#endif", "#if a && (os(iOS) || os(Linux))\na\n#endif"),
      Word("#if os(iOS) && a\na\n#endif", "#if (os(iOS) || os(Linux)) && a\na\n#endif"),
      Word("#if os(macOS)\na\n#elseif os(iOS)\nb\n#endif", "#if os(macOS)\na\n#elseif os(iOS) || os(Linux)\nb\n#endif"),
      Word(
        "#if a\n#if os(iOS)\nb\n#endif\n#elseif os(iOS)\n#endif",
        "#if a\n#if os(iOS) || os(Linux)\nb\n#endif\n#elseif os(iOS) || os(Linux)\n#endif"),
    ])
  func conditions(_ word: Word) {
    let translation = Translation(word.old, path: "A.swift")
    #expect(translation.text == word.new)
    #expect(
      translation.messages.allSatisfy {
        $0.kind == .note && $0.text == "os(iOS) counts as true here, since UIKit is there"
      })
    #expect(translation.messages.count == word.old.split(separator: "os(iOS)").count - 1)
    let again = Translation(translation.text, path: "A.swift")
    #expect(again.text == translation.text && again.messages.isEmpty)
  }

  @Test(
    "keeps a condition that has a branch for Linux",
    arguments: [
      "#if os(iOS) || os(Linux)\na\n#endif", "#if os(iOS)\na\n#elseif os(Linux)\nb\n#endif",
      "#if os(Linux)\na\n#else\n#if a\n#endif\n#endif\nlet a = os(iOS)", "// #if os(iOS)\n#if os(macOS)\n#endif",
    ])
  func ownConditions(_ text: String) {
    let translation = Translation(text, path: "A.swift")
    #expect(translation.text == text && translation.messages.isEmpty)
  }

  @Test(
    "turns calls of optional requirements with trailing closures into plain calls",
    arguments: [
      Word("a.addCompletion? { _ in }", "a.addCompletion { _ in }"),
      Word("(a as? B)?.addAnimations?({ }, delayFactor: 0.5)", "(a as? B)?.addAnimations({ }, delayFactor: 0.5)"),
      Word(
        "a.continueAnimation?(withTimingParameters: nil, durationFactor: 1)",
        "a.continueAnimation(withTimingParameters: nil, durationFactor: 1)"),
      Word(
        "guard let b = a.interruptibleAnimator?(using: c) else { return }",
        "guard let b = a.interruptibleAnimatorIfImplemented(using: c) else { return }"),
      Word("a.heard? { _ in }", "a.heard { _ in }"), Word("a.seen?(1) { }", "a.seen(1) { }"),
      Word("let b = a.counted? { } ?? 1", "let b = (try? a.counted { }) ?? 1"),
      Word("a.completion? { _ in }", "a.completion? { _ in }"), Word("b ? { } : { }", "b ? { } : { }"),
    ])
  func closures(_ word: Word) {
    let context = TranslationContext([
      """
      @objc protocol P { @objc optional func heard(_ then: (Int) -> Void)
      @objc optional func seen(_ a: Int, then: () -> Void)
      @objc optional func counted(_ then: () -> Void) -> Int }
      """
    ])
    #expect(Translation(word.old, path: "A.swift", context: context).text == word.new)
  }

  @Test(
    "turns a protocol of Objective-C into a class-only protocol",
    arguments: [
      Word("@objc protocol P {}", "protocol P: AnyObject {}"),
      Word("@objc(OCP) public protocol P {\n}", "public protocol P: AnyObject {\n}"),
      Word("@objc protocol P: Q {}", "protocol P: Q {}"), Word("protocol P {}", "protocol P {}"),
      Word("@objc class A {}\nprotocol P {}", "class A {}\nprotocol P {}"),
    ])
  func protocols(_ word: Word) {
    #expect(Translation(word.old, path: "A.swift").text == word.new)
  }

  private static let page = "class Page: Base {\n}\n"

  @Test(
    "makes private declarations internal if they are used on both sides of a moved extension",
    arguments: [
      // The code that moves uses the code that stays.
      (
        "extension Page {\n  override func a() { help(); Tool().go(); x.grow() }\n}\n"
          + "private func help() {}\nprivate func other() {}\nfileprivate final class Tool { private var a = 1; fileprivate func go() {} }\n"
          + "private extension View { func grow() {} }\nextension Page { private var go: Int { 1 } }\n",
        "func help() {}\nprivate func other() {}\nfinal class Tool { private var a = 1; func go() {} }\n"
          + "extension View { func grow() {} }\nextension Page { var go: Int { 1 } }\n",
        "  override func a() { help(); Tool().go(); x.grow() }\n"
      ),
      // The code that stays uses the code that moves.
      (
        "extension Page {\n  override func a() {}\n  private func b() {}\n  private(set) var c: Int { get { 1 } set {} }\n"
          + "  private func d() {}\n}\nextension Page { func e() { b(); c = 1 } }\n",
        "extension Page { func e() { b(); c = 1 } }\n",
        "  override func a() {}\n  func b() {}\n  var c: Int { get { 1 } set {} }\n  private func d() {}\n"
      ),
      (
        "private extension Page {\n  override func a() {}\n}\nlet b = Page().a()\n", "let b = Page().a()\n",
        "  override func a() {}\n"
      ),
    ])
  func privateNames(_ row: (old: String, left: String, moved: String)) {
    let texts = [("Page.swift", Self.page), ("Page+.swift", row.old)]
    let moved = ExtensionMoves.apply(to: texts).map(\.text)
    #expect(moved == ["class Page: Base {\n\(row.moved)}\n", row.left])
    let messages = ExtensionMoves.messages(for: texts)
    #expect(messages[0].isEmpty)
    #expect(
      messages[1].count == row.old.split(separator: "private", omittingEmptySubsequences: false).count
        - (row.left + row.moved).split(separator: "private", omittingEmptySubsequences: false).count)
    #expect(
      messages[1].allSatisfy {
        $0.kind == .note
          && $0.text == "no longer private: both the code that moves into Page.swift and the code that stays use it"
      })
  }

  @Test("produces code that compiles for all of these")
  func compiled() throws {
    let scratch = try Scratch([
      "in/Delegate.swift": """
      import UIKit
      @objc protocol Hearing { @objc optional func heard(_ then: @escaping () -> Void) }
      final class Owner {
        weak var delegate: Hearing?
        func tell() { delegate?.heard? { } }
      }
      """,
      "in/Animator.swift": """
      import UIKit
      func drive(_ animator: UIViewControllerAnimatedTransitioning, _ context: UIViewControllerContextTransitioning) {
        guard let vended = animator.interruptibleAnimator?(using: context) else { return }
        vended.addAnimations?({ }, delayFactor: 0)
        vended.addAnimations? { }
        vended.addCompletion? { position in print(position) }
        vended.continueAnimation?(withTimingParameters: nil, durationFactor: 0)
      }
      """,
      "in/Platform.swift": """
      #if os(iOS)
        import UIKit
        typealias Color = UIColor
      #endif
      """,
      "in/Page.swift": "import UIKit\nclass Page: UIViewController {}\nlet color = Color.red\n",
      "in/Page+.swift": """
      import UIKit
      extension Page {
        override func viewDidLoad() { look(at: view.top) }
        private func again() {}
      }
      private func look(at place: CGFloat) {}
      private extension UIView { var top: CGFloat { frame.minY } }
      extension Page { func twice() { again() } }
      """,
    ])
    let result = scratch.check(["--diff", "$/in"])
    #expect(result.status == 0, "\(result.error)")
    #expect(!result.error.contains(": error: "), "\(result.error)")
  }
}
