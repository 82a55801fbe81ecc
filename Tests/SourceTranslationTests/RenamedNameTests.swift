import Foundation
import Testing

@testable import SourceTranslation

/// A name of Swift 4 in code, and the present name in code.
private struct Renaming {
  let name: String
  let old: String
  let new: String

  /// Those of all tables of the translation.
  static var all: [Renaming] {
    let types = RenamedTypes.names.map { Renaming(name: $0, old: "\($0).self", new: "\($1).self") }
    let constants = RenamedConstants.names.map { Renaming(name: $0, old: $0, new: $1) }
    let notifications = RenamedConstants.notifications.map {
      Renaming(name: $0, old: "NSNotification.Name.\($0)", new: $1)
    }
    let methods = RenamedMembers.methods.values.joined().filter { $0.old.name != "UIActivityIndicatorView" }.map {
      Renaming(name: $0.old.name, old: reference($0.old), new: reference($0.new))
    }
    let properties = RenamedMembers.properties.map {
      let owner = $1 == "style" ? "UIActivityIndicatorView" : "UIViewController"
      return Renaming(name: $0, old: "\\\(owner).\($0)", new: "\\\(owner).\($1)")
    }
    let cases = RenamedMembers.cases.map {
      let owner =
        $0.hasPrefix("style")
        ? "NSUnderlineStyle" : $0.hasPrefix("showing") ? "UITableViewCell.StateMask" : "RunLoop.Mode"
      return Renaming(name: $0, old: "\(owner).\($0)", new: "\(owner).\($1)")
    }
    let functions = RenamedMembers.functions.map { name, new in
      Renaming(
        name: name, old: name,
        new: new.hasPrefix("self.") ? member(of: owner(of: name), String(new.dropFirst(5))) : function(new))
    }
    let initializer = Renaming(
      name: "UIActivityIndicatorView", old: "UIActivityIndicatorView(activityIndicatorStyle: .medium)",
      new: "UIActivityIndicatorView(style: .medium)")
    return types + constants + notifications + methods + properties + cases + functions + [initializer]
  }

  private static func owner(of function: String) -> String { function.hasPrefix("UIImage") ? "UIImage" : "CGRect" }

  private static func member(of owner: String, _ name: String) -> String {
    "\(owner).\(name.replacing("()", with: ""))"
  }

  private static func function(_ new: String) -> String {
    guard let open = new.firstIndex(of: "("), !new.contains(".") else { return new.replacing("()", with: "") }
    return "\(new[..<open]).init\(new[open...])"
  }

  private static func reference(_ method: RenamedMembers.Method) -> String {
    let isVertical = ([method.name] + method.labels).contains { $0.hasSuffix("Below") }
    let anchor = isVertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
    let owner =
      method.name.contains("ubview") ? "UIView" : method.name.hasPrefix("constraint") ? anchor : "UIViewController"
    let labels = method.labels.map { $0 + ":" }.joined()
    return "\(owner).\(method.name)\(labels.isEmpty ? "" : "(\(labels))")"
  }
}

@Suite("The names of Swift 4") struct RenamedNameTests {
  /// Returns the compiler's errors in a source with a line for each text, by its index.
  private func errors(_ texts: [String]) throws -> [Int: [String]] {
    let lines = texts.enumerated().map { "@MainActor func f\($0)() { _ = \($1) }" }
    let scratch = try Scratch(["A.swift": "import UIKit\n" + lines.joined(separator: "\n") + "\n"])
    let compilation = try Compilation(of: scratch.path, ["A.swift"], module: "Names", with: .ofThisBuild())
    return Dictionary(grouping: compilation.faults) { $0.line - 2 }.mapValues { $0.map(\.text) }
  }

  @Test("that are translated are unavailable, and renamed to the present names, if UIKit has those, and else unknown")
  func declared() throws {
    let all = Renaming.all.sorted { $0.name < $1.name }
    let (old, new) = (try errors(all.map(\.old)), try errors(all.map(\.new)))
    var (renamed, unknown) = (0, 0)
    for (index, renaming) in all.enumerated() {
      let texts = old[index] ?? []
      let isRenamed = texts.contains { $0.contains("has been renamed to") || $0.contains("has been replaced by") }
      #expect(!texts.isEmpty, "\(renaming.name) is available")
      // There are two overloads of a function's present name.
      let missing = (new[index] ?? []).filter { !$0.contains("ambiguous use") }
      #expect(isRenamed == missing.isEmpty, "\(renaming.name): \(texts), \(missing)")
      if isRenamed { renamed += 1 } else { unknown += 1 }
    }
    #expect(renamed > 200 && renamed + unknown == all.count)
  }

  @Test("are errors in overrides, too, with the present name")
  func overrides() throws {
    let scratch = try Scratch([
      "A.swift": """
      import UIKit
      class Page: UIViewController {
        override func didMove(toParentViewController parent: UIViewController?) {}
        override var childViewControllerForStatusBarStyle: UIViewController? { nil }
        override var childViewControllers: [UIViewController] { [] }
      }

      """
    ])
    let compilation = try Compilation(of: scratch.path, ["A.swift"], module: "Names", with: .ofThisBuild())
    #expect(compilation.faults.filter { $0.text.contains("has been renamed to") }.map(\.line) == [3, 4, 5])
  }
}
