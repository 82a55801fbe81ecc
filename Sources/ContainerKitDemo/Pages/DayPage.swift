import UIKit

/// A day of a calendar: its picture and its appointments.
final class DayPage: ScrollPage {
  let day: CalendarDay
  /// The offset to scroll to in the first layout.
  var startOffset: CGPoint?

  private static let appointments: [(title: String, location: String, color: UIColor)] = [
    ("Stand-up", "Room Fjord", .systemBlue), ("Design review", "Room Delta", .systemPurple),
    ("Lunch with Ada", "The corner bakery", .systemOrange), ("Run along the river", "6 km, easy", .systemGreen),
    ("Call with the printers", "Phone", .systemTeal), ("Write the release notes", "Library", .systemIndigo),
    ("Dentist", "Harbor Street 12", .systemRed), ("Piano lesson", "Music school", .systemPink),
    ("Groceries", "Market hall", .systemGreen), ("Darkroom", "Studio, bring the negatives", .systemPurple),
  ]

  init(day: CalendarDay) {
    self.day = day
    super.init(title: day.text)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var numbers = SeededRandom(seed: day.number * 97)
    let picture = PictureView(.at(Int(numbers.next(0...15))))
    picture.roundCorners(18)
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
    let top = UIStackView(
      .vertical, spacing: 14,
      [UILabel(day.weekday, .largeTitle, .bold), picture])
    top.setMargins(top: 14, sides: 20, bottom: 18)
    stack.addArrangedSubview(top)
    var hour = Int(numbers.next(7...9))
    let first = Int(numbers.next(0...9.9))
    for index in 0..<Int(numbers.next(4...6.9)) {
      let minutes = numbers.next() < 0.5 ? "00" : "30"
      stack.addArrangedSubview(
        row("\(hour):\(minutes)", Self.appointments[(first + 3 * index) % Self.appointments.count]))
      hour += Int(numbers.next(1...3))
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let offset = startOffset else { return }
    startOffset = nil
    scroller.contentOffset = offset
  }

  private func row(_ time: String, _ appointment: (title: String, location: String, color: UIColor)) -> UIView {
    let clock = UILabel(time, .footnote, color: .secondaryLabel)
    clock.setSize(UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 40), nil)
    let line = UIView()
    line.backgroundColor = appointment.color
    line.setSize(4, nil)
    line.layer.cornerRadius = 2
    let text = UIStackView(
      .vertical, spacing: 2,
      [
        UILabel(appointment.title, .headline, .semibold),
        UILabel(appointment.location, .subheadline, color: .secondaryLabel),
      ])
    let card = UIStackView(.horizontal, spacing: 12, [line, text])
    card.setMargins(top: 10, sides: 12, bottom: 10)
    let back = UIView()
    back.backgroundColor = .secondarySystemBackground
    back.roundCorners(12)
    back.fill(with: card)
    let row = UIStackView(.horizontal, spacing: 12, alignment: .top, [clock, back])
    row.setMargins(sides: 20, bottom: 10)
    return row
  }
}
