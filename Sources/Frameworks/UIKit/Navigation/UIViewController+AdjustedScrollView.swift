extension UIViewController {
  /// The scroll view for `automaticallyAdjustsScrollViewInsets`: the view or its first subview (reported by users).
  var adjustableScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
