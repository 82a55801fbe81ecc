import UIKit

/// Pages beside each other in a scroll view, under a strip of buttons with a line.
final class StripBefore: UIViewController, UIScrollViewDelegate {
  let pages: [UIViewController]
  private(set) var currentIndex = 0
  private let strip = UIScrollView()
  private let line = UIView()
  private let scrollView = UIScrollView()
  private var buttons: [UIButton] = []
  private var laidOutSize = CGSize.zero

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    strip.showsHorizontalScrollIndicator = false
    strip.contentInsetAdjustmentBehavior = .never
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    view.addSubview(strip)
    for (index, page) in pages.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(page.title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
      button.addAction(UIAction { [unowned self] _ in tapped(index) }, for: .touchUpInside)
      strip.addSubview(button)
      buttons.append(button)
    }
    line.backgroundColor = .systemPurple
    strip.addSubview(line)
    currentIndex = Saved.page
    updateColors()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    strip.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 49)
    var x: CGFloat = 16
    for button in buttons {
      let width = button.titleLabel?.intrinsicContentSize.width ?? 0
      button.frame = CGRect(x: x, y: 0, width: width, height: 49)
      x += width + 24
    }
    strip.contentSize = CGSize(width: x - 8, height: 49)
    guard laidOutSize != view.bounds.size else { return moveLine() }
    laidOutSize = view.bounds.size
    let top = strip.frame.maxY
    scrollView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width * CGFloat(pages.count), height: scrollView.bounds.height)
    for (index, page) in pages.enumerated() where page.isViewLoaded { page.view.frame = frame(of: index) }
    load(currentIndex)
    scrollView.contentOffset.x = scrollView.bounds.width * CGFloat(currentIndex)
    moveLine()
  }

  private func frame(of index: Int) -> CGRect {
    CGRect(origin: CGPoint(x: scrollView.bounds.width * CGFloat(index), y: 0), size: scrollView.bounds.size)
  }

  private func load(_ index: Int) {
    guard pages.indices.contains(index), pages[index].parent == nil else { return }
    addChild(pages[index])
    pages[index].view.frame = frame(of: index)
    scrollView.addSubview(pages[index].view)
    pages[index].didMove(toParent: self)
  }

  private func tapped(_ index: Int) {
    guard index != currentIndex else { return scrollToTop() }
    show(index, animated: true)
  }

  private func scrollToTop() { (pages[currentIndex] as? FeedViewController)?.scrollToTop() }

  func show(_ index: Int, animated: Bool) {
    load(index)
    scrollView.setContentOffset(CGPoint(x: scrollView.bounds.width * CGFloat(index), y: 0), animated: animated)
    if !animated { settle() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let position = scrollView.contentOffset.x / scrollView.bounds.width
    load(Int(position.rounded(.down)))
    load(Int(position.rounded(.up)))
    moveLine()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  private func settle() {
    let index = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    guard index != currentIndex, pages.indices.contains(index) else { return }
    currentIndex = index
    updateColors()
    Saved.page = index
    Analytics.track("section \(pages[index].title ?? "")")
  }

  private func updateColors() {
    for (index, button) in buttons.enumerated() {
      button.setTitleColor(index == currentIndex ? .systemPurple : .systemGray, for: .normal)
    }
  }

  private func moveLine() {
    guard scrollView.bounds.width > 0 else { return }
    let position = min(max(scrollView.contentOffset.x / scrollView.bounds.width, 0), CGFloat(pages.count - 1))
    let (first, second) = (buttons[Int(position)].frame, buttons[min(Int(position) + 1, pages.count - 1)].frame)
    let fraction = position - position.rounded(.down)
    let x = first.minX + (second.minX - first.minX) * fraction
    line.frame = CGRect(x: x, y: 46, width: first.width + (second.width - first.width) * fraction, height: 3)
    strip.scrollRectToVisible(line.frame.insetBy(dx: -40, dy: 0), animated: false)
  }
}
