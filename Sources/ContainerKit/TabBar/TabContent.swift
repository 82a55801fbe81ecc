import UIKit

/// What a tab shows, to be compared with what it is to show.
struct TabContent: Equatable {
  var title = ""
  var image: UIImage?
  var selectedImage: UIImage?
  var badge: String?

  /// For the large content viewer, which has room for the badge's text.
  var largeTitle: String {
    guard let badge, !badge.isEmpty else { return title }
    return title.isEmpty ? badge : "\(title) (\(badge))"
  }
}
