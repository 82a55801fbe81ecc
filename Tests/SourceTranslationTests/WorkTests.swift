import Foundation
import Testing

@testable import SourceTranslation

/// A kind of source folder that can have any size.
struct Shape: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let sources: @Sendable (_ count: Int) -> [String]

  init(_ name: String, _ sources: @escaping @Sendable (_ count: Int) -> [String]) {
    (testDescription, self.sources) = (name, sources)
  }

  /// Makes a folder with one source that consists of numbered parts.
  static func oneSource(_ name: String, _ part: @escaping @Sendable (_ number: Int) -> String) -> Shape {
    Shape(name) { ["import UIKit\n\n" + (0..<$0).map(part).joined()] }
  }
}

private func page(_ number: Int) -> String {
  """
  @objc class Page\(number): UIViewController {
    @IBOutlet var label: UILabel?
    @objc func tapped() { add(#selector(tapped)) }
    override func viewDidLoad() {
      super.viewDidLoad()
    }
  }

  """
}

private let shapes: [Shape] = [
  .oneSource("classes in one source", page),
  Shape("classes in a source each") { (0..<$0).map(page) },
  .oneSource("extensions that move") {
    """
    class Page\($0): Base {
    }

    // MARK: - Looks
    extension Page\($0): Looking {
      /// A comment.
      override func look() { show("text") }
    }

    """
  },
  Shape("extensions that move to another source") { count in
    [
      (0..<count).map { "class Page\($0): Base {\n}\n" }.joined(),
      "import A\n" + (0..<count).map { "extension Page\($0) {\n  override func look() {}\n}\n" }.joined()
        + "private let last = 1\n",
    ]
  },
  .oneSource("extensions of one class of UIKit, with members that are overridden") {
    """
    extension UIViewController {
      func look\($0)() {}
    }
    class Page\($0): UIViewController {
      override func look\($0)() {}
    }

    """
  },
  Shape("classes of one name in different sources") {
    (0..<$0).map {
      """
      class Cell: Base {
      }
      extension Cell {
        func look() {}
      }
      class Other\($0): Cell {
        override func look() {}
      }

      """
    }
  },
  .oneSource("protocols with optional requirements") {
    """
    @objc protocol Asking\($0) {
      @objc optional func height\($0)() -> Int
    }
    func ask\($0)(_ asking: Asking\($0)?) -> Int { asking?.height\($0)?() ?? 0 }

    """
  },
  .oneSource("members of a class that a subclass overrides") { number in
    number > 0
      ? "extension A {\n  func a\(number)() {}\n}\nextension B {\n  override func a\(number)() {}\n}\n"
      : "class A: Base {\n}\nclass B: A {\n}\n"
  },
]

@Suite("The work of a translation", .serialized) struct WorkTests {
  @Test("grows about tenfold if the sources grow tenfold", arguments: shapes)
  func growth(_ shape: Shape) throws {
    let (some, many) = (try steps(shape, 20), try steps(shape, 200))
    #expect(some > 1000)
    #expect(Double(many) / Double(some) < 12, "\(some) steps, then \(many)")
  }

  private func steps(_ shape: Shape, _ count: Int) throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("work-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, text) in shape.sources(count).enumerated() {
      let part = folder.appendingPathComponent("Part\(index)")
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: part.appendingPathComponent("A\(index).swift"))
    }
    return try Work.steps { _ = try FolderTranslation(reading: folder.path) }
  }
}
