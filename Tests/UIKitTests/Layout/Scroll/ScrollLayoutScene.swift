import QuartzCore
import Stage
import UIKit

/// A scroll view of 320 × 480 points in a window, for constraints of its content.
@MainActor final class ScrollLayoutScene {
  final class Box: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { content }

    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  let stage = Stage(size: CGSize(width: 320, height: 480))
  let page = UIViewController()
  let scrollView: UIScrollView
  /// The messages about constraints that contradict one another.
  private(set) var issues: [String] = []
  private let handler: (String) -> Void

  init(_ scrollView: UIScrollView = UIScrollView()) {
    self.scrollView = scrollView
    handler = RuntimeIssues.handler
    RuntimeIssues.handler = { [weak self] in self?.issues.append($0) }
    stage.window.rootViewController = page
    scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(scrollView)
    stage.frame()
  }

  isolated deinit { RuntimeIssues.handler = handler }

  /// Adds a view to the scroll view, and holds its edges at those of the scroll view.
  func pin(_ view: UIView, inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -inset),
    ])
  }
}
