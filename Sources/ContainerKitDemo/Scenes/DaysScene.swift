extension Scene {
  /// A calendar: a drag to the next day, a cancelled drag back, three quick flicks, and a tap on a day that is not a neighbor.
  static let days = Scene(
    name: "days", title: "Days without end",
    summary: "A calendar whose pages are made when they are needed, in both directions.",
    sources: ["Pages/CalendarViewController.swift", "Bars/DayStrip.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 4.2, from: 60, travel: 250, duration: 0.2))
      \(Finger.drag(at: 4.6, from: 60, travel: 250, duration: 0.2))
      \(Finger.drag(at: 5.0, from: 60, travel: 250, duration: 0.2))
      \(Finger.tap(330, dayHeight, at: 7.0))
      9.0 end
      """
  ) { CalendarViewController() }

  /// The distance of a tap on a day from the top, in points: on the strip with and without a status bar above it.
  private static let dayHeight = 78.0
}
