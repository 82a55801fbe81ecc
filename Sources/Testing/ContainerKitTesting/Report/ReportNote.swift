import UIKit

/// A fault or a remark of one run.
struct ReportNote {
  let sentence: String
  let isFault: Bool
  let frame: Int
  let time: TimeInterval
  let picture: CGImage?
}
