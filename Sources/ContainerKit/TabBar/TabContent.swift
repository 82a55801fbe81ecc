import UIKit

/// The contents of a tab, as a value that can be compared with the previous one.
struct TabContent: Equatable {
  var title = ""
  var image: UIImage?
  var selectedImage: UIImage?
  var badge: String?

  /// The title for the large content viewer, which has room for the badge's text.
  var largeTitle: String {
    guard let badge, !badge.isEmpty else { return title }
    return title.isEmpty ? badge : "\(title) (\(badge))"
  }
}
