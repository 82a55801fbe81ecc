extension UIViewController {
  /// The scroll view that `automaticallyAdjustsScrollViewInsets` is about: the view, or the first in it (reported by users).
  var adjustableScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
