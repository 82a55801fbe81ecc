import ContainerKit
import Foundation
import Stage
import Testing
import UIKit

@testable import Film
@testable import FilmHost

@Suite("An app without a container", .serialized) @MainActor struct ContainerlessAppTests {
  /// A page in one color, on which a tap pushes the next one.
  private final class Page: UIViewController {
    private let color: UIColor
    private let makeNext: () -> UIViewController?

    init(_ title: String, _ color: UIColor, next: @escaping () -> UIViewController? = { nil }) {
      (self.color, makeNext) = (color, next)
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let next = makeNext() { navigationController?.pushViewController(next, animated: true) }
    }
  }

  /// A list and its detail in a navigation controller.
  private static func makeNavigation() -> UIViewController {
    UINavigationController(rootViewController: Page("List", .systemTeal) { Page("Detail", .systemIndigo) })
  }

  /// Films the app with a script, and passes the film's folder to `body`.
  private func film(_ script: String, _ body: (_ folder: String) throws -> Void) throws {
    let position = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: position, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: position) }
    try Data(script.utf8).write(to: URL(fileURLWithPath: position + "/script.txt"))
    let arguments = ["--film", position + "/film", "--scale", "1", "--fps", "30", "--script", position + "/script.txt"]
    try PlainApp.with {
      Self.makeNavigation()
    } _: {
      try FilmHost.film(Options(arguments: arguments), into: position + "/film")
    }
    try body(position + "/film")
  }

  /// A push by a tap, and a swipe back from the left edge that is cancelled.
  private static let push = """
    0.2 tap 200 400
    1.2 down 2 400
    1.25 move 40 400
    1.3 move 100 400
    1.35 move 120 400
    1.4 move 100 400
    1.45 move 80 400
    1.5 up 40 400
    2.5 end
    """

  @Test("is filmed with its script: touches, pictures, UIKit's transitions, the calls, and the page")
  func film() throws {
    try film(Self.push) { folder in
      let data = try #require(FileManager.default.contents(atPath: folder + "/timeline.json"))
      let timeline = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let frames = try #require(timeline["frames"] as? [[String: Any]])
      #expect(frames.count == 76)
      let titles = frames.filter { $0["transition"] is NSNull }.compactMap { $0["titles"] as? String }
      #expect(titles.first == "List" && titles.last == "Detail")
      let transitions = frames.compactMap { $0["transition"] as? [String: Any] }
      let pushes = transitions.filter { $0["to"] as? String == "Detail" }.compactMap { $0["percent"] as? Double }
      #expect(pushes.count > 10 && pushes == pushes.sorted())
      let pops = transitions.filter { $0["to"] as? String == "List" }
      #expect(pops.contains { $0["interactive"] as? Bool == true } && pops.last?["cancelled"] as? Bool == true)
      #expect(frames.allSatisfy { ($0["children"] as? [Any])?.isEmpty == true && $0["selectedIndex"] as? Int == -1 })
      let events = try #require(timeline["events"] as? [[String: Any]])
      let calls = events.filter { $0["who"] as? String == "Detail" }.compactMap { $0["name"] as? String }
      #expect(calls.contains("viewDidLoad") && calls.contains("viewDidAppear"))
      let pictures = try [0, 75].map { index in
        try #require(FileManager.default.contents(atPath: folder + "/" + FilmFolder.pictureName(index)))
      }
      #expect(pictures[0] != pictures[1])
      let page = try String(contentsOfFile: folder + "/" + FilmFolder.pageName, encoding: .utf8)
      #expect(page.contains("76 frames") && page.hasSuffix("</html>\n"))
    }
  }

  @Test("is filmed at rest if there is no script")
  func atRest() throws {
    try PlainApp.with {
      Self.makeNavigation()
    } _: {
      let scene = try FilmedScene(Options(arguments: ["--film", "none", "--fps", "10"]))
      defer { scene.tearDown() }
      let timeline = scene.play()
      #expect(timeline.frames.map(\.titles) == Array(repeating: "List", count: 11))
    }
  }

  @Test("is not filmed if its script selects a page of a container: the line is named, and nothing is written")
  func select() throws {
    let error = #expect(throws: ScriptError.self) { try film("0.2 select 1\n1 end") { _ in } }
    #expect(error?.line == 1 && error?.expected == "no select, as the window shows no ContainerViewController")
  }

  @Test("is searched for flashes")
  func flashes() throws {
    let path = NSTemporaryDirectory() + "/script-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(Self.push.utf8).write(to: URL(fileURLWithPath: path))
    try PlainApp.with {
      Self.makeNavigation()
    } _: {
      let scene = try FilmedScene(Options(arguments: ["--flashes", "--script", path]))
      defer { scene.tearDown() }
      let timeline = scene.play()
      #expect(timeline.flashes == [] && timeline.judgedEnds == 2)
    }
  }
}
