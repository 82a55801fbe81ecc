import ContainerKitTesting
import UIKit

@testable import ContainerKit

/// A container whose pages have two labels each, and a VoiceOver user.
@MainActor final class SpokenContainer {
  let stage: ContainerStage
  let voice: VoiceOver

  init(_ titles: [String] = ["A", "B", "C", "D"], mirrored: Bool = false, pages: ((String) -> UIViewController)? = nil)
  {
    stage = ContainerStage(titles, pages: pages ?? { _ in SpokenPage() })
    for view in [stage.window, stage.container.view, stage.container.tabBar] as [UIView] where mirrored {
      view.semanticContentAttribute = .forceRightToLeft
    }
    stage.frame()
    voice = VoiceOver(stage)
  }

  isolated deinit { voice.stop() }

  var container: ContainerViewController { stage.container }

  /// The notifications posted since this was last read, as `name text`.
  var posts: [String] {
    defer { read = voice.posts.count }
    return voice.posts.dropFirst(read).map { "\($0.name) \($0.text ?? $0.element ?? "-")" }
  }
  private var read = 0

  /// Returns a container with the pages X and Y, for use as a page.
  static func inner(selected: Int = 0) -> ContainerViewController {
    let pages = ["X", "Y"].map { SpokenPage().titled($0) }
    return ContainerViewController(viewControllers: pages, selectedIndex: selected)
  }

  /// Returns the spoken elements of a page and of the tabs.
  static func tree(page: String, selected: Int, of titles: [String] = ["A", "B", "C", "D"]) -> [String] {
    ["\(page) first", "\(page) second"]
      + titles.enumerated().map { index, title in
        "\(title), \(index == selected ? "selected, " : "")tab, \(index + 1) of \(titles.count)"
      }
  }
}

/// A page with two labels. A test sets its answer to the escape gesture.
@MainActor final class SpokenPage: UIViewController {
  var canBeLeft = false
  private(set) var escapes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, name) in ["first", "second"].enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 100 + 40 * CGFloat(index), width: 200, height: 20))
      label.text = "\(title ?? "") \(name)"
      view.addSubview(label)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    return canBeLeft
  }
}
