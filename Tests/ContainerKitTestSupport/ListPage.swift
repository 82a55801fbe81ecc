import UIKit

/// A page with a long list. The page names the list as its scroll view, or does not.
final class ListPage: UIViewController {
  let list = UIScrollView()
  var namesList = true

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 390, height: 5000)
    view.addSubview(list)
    if namesList { setContentScrollView(list, for: .top) }
  }

  func scroll(to y: CGFloat) {
    loadViewIfNeeded()
    list.contentOffset = CGPoint(x: 0, y: y)
  }
}
