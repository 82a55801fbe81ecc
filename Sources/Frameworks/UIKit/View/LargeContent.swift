/// The large content properties that were set for a view.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero
}

extension UIView {
  func changeLargeContent(_ change: (inout LargeContent) -> Void) {
    var content = largeContent ?? LargeContent()
    change(&content)
    largeContent = content
  }
}
