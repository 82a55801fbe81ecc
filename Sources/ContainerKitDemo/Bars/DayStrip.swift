import ContainerKit
@preconcurrency import UIKit

/// The days around the selected one, which move with the pages below a mark in the middle. A tap on a day chooses it.
///
/// The pages of a source have no tabs, so the strip gets its position from the container's delegate.
final class DayStrip: UIView, ContainerTabBar {
  var onSelect: ((Int) -> Void)?
  var items: [ContainerTabItem] = []
  let barHeight: CGFloat = 92
  /// Called with the day that the user has chosen.
  var onChoose: ((CalendarDay) -> Void)?
  /// The number of the day in the middle, with a fraction on the way to another day.
  var position: CGFloat = 0 {
    didSet { if position != oldValue { placeDays() } }
  }

  private let month = UILabel()
  private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 38, height: 38))
  private let line = UIView()
  /// Seven of them are visible. The two others come in at the ends.
  private let buttons = (0..<9).map { _ in DayButton() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    clipsToBounds = true
    month.font = .systemFont(ofSize: 15, weight: .semibold)
    month.textColor = .label
    month.textAlignment = .center
    mark.backgroundColor = .systemBlue.withAlphaComponent(0.2)
    mark.layer.cornerRadius = 19
    line.backgroundColor = .separator
    for view in [month, mark, line] { addSubview(view) }
    for button in buttons {
      button.addAction(
        UIAction { [unowned self, unowned button] _ in button.day.map { onChoose?($0) } }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(_ state: ContainerTabBarState) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.height - barHeight
    month.frame = CGRect(x: 0, y: top + 6, width: bounds.width, height: 20)
    mark.center = CGPoint(x: bounds.midX, y: top + 64)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    for button in buttons { button.bounds.size = CGSize(width: bounds.width / 7, height: 60) }
    placeDays()
  }

  private var middle: CalendarDay { CalendarDay(number: Int(position.rounded())) }

  /// Moves the buttons, and gives those that come in at an end another day. The others keep theirs.
  private func placeDays() {
    let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    for number in middle.number - 4...middle.number + 4 {
      let button = buttons[(number % 9 + 9) % 9]
      button.day = CalendarDay(number: number)
      let distance = (CGFloat(number) - position) * bounds.width / 7
      button.center = CGPoint(x: bounds.midX + side * distance, y: bounds.height - 32)
      button.isSelected = number == middle.number
    }
    if month.text != middle.month { month.text = middle.month }
  }
}

/// A day of the strip: the first letter of its weekday, above its number.
private final class DayButton: UIControl {
  private let weekday = UILabel()
  private let number = UILabel()

  var day: CalendarDay? {
    didSet {
      guard let day, day != oldValue else { return }
      weekday.text = String(day.weekday.prefix(1))
      number.text = day.dayOfMonth
      accessibilityLabel = day.text
    }
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { accessibilityTraits = isSelected ? [.button, .selected] : .button } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    weekday.font = .systemFont(ofSize: 11, weight: .medium)
    weekday.textColor = .secondaryLabel
    number.font = .systemFont(ofSize: 18, weight: .medium)
    number.textColor = .label
    for label in [weekday, number] {
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    weekday.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 14)
    number.frame = CGRect(x: 0, y: 21, width: bounds.width, height: 26)
  }
}
