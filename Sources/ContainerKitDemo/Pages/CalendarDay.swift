import UIKit

/// A day of a calendar without a first and a last day.
struct CalendarDay: Hashable {
  /// The number of days since Monday, November 23, 2026.
  let number: Int

  private static let start: TimeInterval = 1_795_392_000
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()
  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private var parts: DateComponents {
    let date = Date(timeIntervalSince1970: Self.start + Double(number) * 86_400)
    return Self.calendar.dateComponents([.year, .month, .day], from: date)
  }

  var weekday: String { Self.weekdays[(number % 7 + 7) % 7] }
  var dayOfMonth: String { "\(parts.day ?? 0)" }
  /// The month and the year, such as "November 2026".
  var month: String { "\(Self.months[(parts.month ?? 1) - 1]) \(parts.year ?? 0)" }
  /// The whole date, such as "Monday, November 23".
  var text: String { "\(weekday), \(Self.months[(parts.month ?? 1) - 1]) \(dayOfMonth)" }
}
