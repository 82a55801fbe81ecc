import ContainerKit
import UIKit

/// A calendar by day, without a first and a last day: a container whose pages are made when they are needed.
final class CalendarViewController: ContainerViewController, ContainerPageSource {
  private let strip = DayStrip()
  /// The scroll offsets of days whose pages are gone.
  private var offsets: [CalendarDay: CGPoint] = [:]

  init() {
    super.init(nibName: nil, bundle: nil)
    tabBarPlacement = .top
    customTabBar = strip
    loadsNeighbors = true
    let pages = setPages(from: self, selected: CalendarDay(number: 0), animated: false)
    strip.onChoose = { pages.select($0, animated: true, completion: nil) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: The source

  func page(_ step: ContainerPageStep, from day: CalendarDay) -> CalendarDay? {
    CalendarDay(number: step == .next ? day.number + 1 : day.number - 1)
  }

  func isPage(_ first: CalendarDay, before second: CalendarDay) -> Bool { first.number < second.number }

  func viewController(for day: CalendarDay) -> UIViewController {
    let page = DayPage(day: day)
    page.startOffset = offsets[day]
    return page
  }

  func willDiscard(_ viewController: UIViewController, for day: CalendarDay) {
    guard let page = viewController as? DayPage else { return }
    offsets[day] = page.scroller.contentOffset
  }

  // MARK: The strip

  override func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    super.transitionDidUpdate(progress)
    guard let from = (progress.from as? DayPage)?.day, let to = (progress.to as? DayPage)?.day else { return }
    strip.position = CGFloat(from.number) + CGFloat(to.number - from.number) * progress.fractionComplete
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.didSelect(page, source: source)
    if let page = page as? DayPage { strip.position = CGFloat(page.day.number) }
  }
}
