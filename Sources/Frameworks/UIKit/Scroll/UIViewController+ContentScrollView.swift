extension UIViewController {
  /// Sets the content scroll view for all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  func knownContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    precondition(
      edge == .top || edge == .leading || edge == .bottom || edge == .trailing,
      "contentScrollView(for:) takes a single edge, not \(edge.rawValue)")
    return contentScrollViews[edge.rawValue]
  }

  func keep(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
      contentScrollViews[edge.rawValue] = scrollView
    }
  }
}
