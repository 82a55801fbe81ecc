import UIKit

/// What a tab shows, to be compared with what it is to show.
struct TabContent: Equatable {
  var title = ""
  var image: UIImage?
  var selectedImage: UIImage?
  var badge: String?
}
