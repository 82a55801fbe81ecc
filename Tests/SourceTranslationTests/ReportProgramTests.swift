import Foundation
import Testing

@testable import SourceTranslation

/// Returns a line for each animator of some sources: its calls, with "<" after those that lead back, or the reason that it
/// is skipped.
private func animators(_ texts: String...) -> [String] {
  ReportedAnimator.all(in: texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }).map { animator in
    animator.reason.map { "\(animator.name): \($0)" }
      ?? animator.calls.map { $0.text + ($0.isBack ? " <" : "") }.joined(separator: " ")
      + (animator.omittedCalls > 0 ? " +\(animator.omittedCalls)" : "")
  }
}

@Suite("A program of reports") struct ReportProgramTests {
  @Test("examines classes wherever they are declared, and no others")
  func classes() {
    #expect(
      animators(
        """
        import UIKit
        class Plain: NSObject, UIViewControllerAnimatedTransitioning {}
        \tfinal class Tab: NSObject, UIKit.UIViewControllerAnimatedTransitioning {}
          class Indented: NSObject, UIViewControllerAnimatedTransitioning {}
        final public class Défilé: NSObject,
          UIViewControllerAnimatedTransitioning {}
        enum Outer {
          struct Inner { final class Nested: NSObject, UIViewControllerAnimatedTransitioning {} }
          class func make() {}
        }
        extension Outer.Inner { class Other: NSObject, UIViewControllerAnimatedTransitioning {} }
        @MainActor class ByExtension: NSObject {}
        extension ByExtension: UIViewControllerAnimatedTransitioning {}
        class Heir: Plain {}
        protocol Refined: UIViewControllerAnimatedTransitioning {}
        class ByProtocol: NSObject & Refined {}
        // class InComment: NSObject, UIViewControllerAnimatedTransitioning {}
        /* class InBlock: NSObject, UIViewControllerAnimatedTransitioning {} */
        let text = "class InText: NSObject, UIViewControllerAnimatedTransitioning {}"
        class NoAnimator: NSObject, UIViewControllerTransitioningDelegate {}
        class Holder { let animator: UIViewControllerAnimatedTransitioning? = nil }
        """) == [
          "Plain()", "Tab()", "Indented()", "Défilé()", "Outer.Inner.Nested()", "Outer.Inner.Other()", "ByExtension()",
          "Heir()", "ByProtocol()",
        ])
  }

  @Test("names the classes that it cannot create, with the reason")
  func reasons() {
    #expect(
      animators(
        """
        private class Hidden: NSObject, UIViewControllerAnimatedTransitioning {}
        fileprivate final class AlsoHidden: NSObject, UIViewControllerAnimatedTransitioning {}
        class Generic<Page>: NSObject, UIViewControllerAnimatedTransitioning {}
        private enum Box { class Boxed: NSObject, UIViewControllerAnimatedTransitioning {} }
        struct Of<Page> { class InGeneric: NSObject, UIViewControllerAnimatedTransitioning {} }
        func make() { class Local: NSObject, UIViewControllerAnimatedTransitioning {} }
        class Closed: NSObject, UIViewControllerAnimatedTransitioning { private override init() {} }
        class Needs: NSObject, UIViewControllerAnimatedTransitioning {
          init(tabs: UITabBarController, lastIndex: Int) {}
        }
        class Calls: NSObject, UIViewControllerAnimatedTransitioning {
          init(_ completion: @escaping (Bool) -> Void) {}
        }
        class Throws: NSObject, UIViewControllerAnimatedTransitioning { init(at: CGPoint) throws {} }
        enum Kind { case plain, shifted(by: Int) }
        class Associated: NSObject, UIViewControllerAnimatedTransitioning { init(kind: Kind) {} }
        """) == [
          "Hidden: it is private to the file", "AlsoHidden: it is private to the file", "Generic: it is generic",
          "Box.Boxed: it is in Box, which is private to the file", "Of.InGeneric: it is in Of, which is generic",
          "Local: it is declared inside a function", "Closed: init() is private",
          "Needs: init(tabs:lastIndex:) takes tabs: UITabBarController, for which no value is known",
          "Calls: init(_:) takes completion: @escaping (Bool) -> Void, for which no value is known",
          "Throws: init(at:) throws",
          "Associated: init(kind:) takes kind: Kind, for which no value is known",
        ])
  }

  @Test("passes values for which any will do, and each Boolean and each case")
  func arguments() {
    #expect(
      animators(
        """
        class Numbers: NSObject, UIViewControllerAnimatedTransitioning {
          init(duration: TimeInterval, _ scale: CGFloat, delay: Double, index: Int) {}
        }
        class Places: NSObject, UIViewControllerAnimatedTransitioning {
          init(from frame: CGRect, to point: CGPoint, size: CGSize, view: UIView?, done: (() -> Void)?) {}
        }
        class Omitted: NSObject, UIViewControllerAnimatedTransitioning { init(view: UIView = UIView(), depth: Int = 3) {} }
        class Presenting: NSObject, UIViewControllerAnimatedTransitioning { init(isPresenting: Bool = true) {} }
        class Popping: NSObject, UIViewControllerAnimatedTransitioning { init(_ isPop: Bool) {} }
        class Either: NSObject, UIViewControllerAnimatedTransitioning {
          override init() {}
          init(view: UIView) {}
        }
        class Coded: UIViewController, UIViewControllerAnimatedTransitioning {
          init(isRounded: Bool) {}
          required init?(coder: NSCoder) { nil }
        }
        class Heir: Popping {}
        """) == [
          "Numbers(duration: 0.3, 0.5, delay: 0, index: 1)",
          "Places(from: CGRect(x: 40, y: 80, width: 80, height: 120), to: CGPoint(x: 80, y: 140), "
            + "size: CGSize(width: 80, height: 120), view: nil, done: nil)",
          "Omitted()", "Presenting(isPresenting: true) Presenting(isPresenting: false) <",
          "Popping(true) < Popping(false)", "Either()", "Coded(isRounded: true) Coded(isRounded: false)",
          "Heir(true) < Heir(false)",
        ])
  }

  @Test("finds enumerations in any file, nested, with raw values, and as many combinations as it says")
  func enumerations() {
    #expect(
      animators(
        """
        class Mover: NSObject, UIViewControllerAnimatedTransitioning {
          enum Operation: String { case push = "p", pop; var isBack: Bool { switch self { case .push: false; case .pop: true } } }
          init(operation: Operation) {}
        }
        class Sided: NSObject, UIViewControllerAnimatedTransitioning { init(side: Side, level: Mover.Operation?) {} }
        class Many: NSObject, UIViewControllerAnimatedTransitioning {
          init(side: Side, isFast: Bool, isTall: Bool) {}
        }
        """,
        """
        enum Side: Int {
          case left = -1, middle
          case `right` = 2
        }
        """) == [
          "Mover(operation: .push) Mover(operation: .pop) <",
          "Sided(side: .left, level: nil) Sided(side: .middle, level: nil) Sided(side: .`right`, level: nil)",
          "Many(side: .left, isFast: true, isTall: true) Many(side: .left, isFast: true, isTall: false) "
            + "Many(side: .left, isFast: false, isTall: true) Many(side: .left, isFast: false, isTall: false) "
            + "Many(side: .middle, isFast: true, isTall: true) Many(side: .middle, isFast: true, isTall: false) "
            + "Many(side: .middle, isFast: false, isTall: true) Many(side: .middle, isFast: false, isTall: false) +4",
        ])
  }

  @Test("has an entry of its own, so that an app's is left out, with all places as they were")
  func entry() {
    let program = ReportProgram([
      ("/App.swift", "import UIKit\n@main\nclass App {} // @main\n@main final class Other {}\n")
    ])
    #expect(
      program.files.map(\.text) == [
        "#sourceLocation(file: \"/App.swift\", line: 1)\nimport UIKit\n     \nclass App {} // @main\n      final class Other {}\n"
      ])
  }

  @Test("is written with the translated sources, and names what it translates and skips")
  func writing() throws {
    let scratch = try Scratch([
      "in/A.swift": Data(
        """
        import UIKit
        class Mover: NSObject, UIViewControllerAnimatedTransitioning { @objc func go() {} }
        private class Hidden: NSObject, UIViewControllerAnimatedTransitioning {}

        """.utf8),
      "in/B.swift": Data("import UIKit\n".utf8),
    ])
    let result = scratch.run("--reports", "--unchecked", "$/in", "$/out")
    #expect(result.status == 0)
    #expect(result.out == "Hidden is skipped: it is private to the file\n")
    #expect(result.error.hasSuffix("/in/A.swift: translated by linux-sources\n"))
    #expect(
      scratch.names.filter { $0.hasPrefix("out/") } == [
        "out/Examined-1.swift", "out/Examined-2.swift", "out/Report-001.swift",
      ])
    let text = try #require(scratch.text("out/Examined-1.swift"))
    #expect(text.hasPrefix("#sourceLocation(file: \"") && text.contains("{ func go() {} }"))
    #expect(
      scratch.text("out/Report-001.swift")?.contains("ExaminedCall(\"Mover()\", isBack: false) { Mover() },") == true)
  }
}
