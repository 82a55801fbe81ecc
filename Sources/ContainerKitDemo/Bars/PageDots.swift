import ContainerKit
import UIKit

/// A bar of page dots, for pages without titles, such as an introduction. A tap beside the current dot goes to the page on that
/// side.
final class PageDots: UIPageControl, ContainerTabBar {
  var onSelect: ((Int) -> Void)?
  var items: [ContainerTabItem] = [] {
    didSet { numberOfPages = items.count }
  }
  let barHeight: CGFloat = 44
  private var shownPage = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in choosePage() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Highlights the dot of the nearer page.
  func update(_ state: ContainerTabBarState) {
    shownPage = (state.progress < 0.5 ? state.selectedIndex : state.incomingIndex) ?? 0
    currentPage = shownPage
  }

  /// Asks for the page that a tap has chosen. Its dot is not highlighted before the transition is halfway there.
  private func choosePage() {
    let chosen = currentPage
    currentPage = shownPage
    onSelect?(chosen)
  }
}
