import UIKit

/// A page whose contents are stacked, and scroll if they are higher than the page.
class ScrollPage: UIViewController {
  let scroller = UIScrollView()
  /// The contents, from top to bottom.
  let stack = UIStackView(.vertical, [])

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: scroller)
    // Room for any contents until the first layout measures them.
    stack.frame = CGRect(x: 0, y: 0, width: max(view.bounds.width, 320), height: 4000)
    scroller.addSubview(stack)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = scroller.bounds.width
    let fitting = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard stack.frame.size != CGSize(width: width, height: fitting.height) else { return }
    stack.frame = CGRect(x: 0, y: 0, width: width, height: fitting.height)
    scroller.contentSize = stack.frame.size
  }

  /// Lays out the contents again in another Dynamic Type size.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }
}
