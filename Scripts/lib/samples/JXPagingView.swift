// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces JXPagingView 2 for samples: the names that documents use, after its documentation. This finds misspelled names and wrong
// types. The bodies do nothing.
import UIKit

@MainActor open class JXPagingView: UIView {
  public var defaultSelectedIndex = 0
  public var pinSectionHeaderVerticalOffset = 0
  public var isListHorizontalScrollEnabled = true

  public private(set) lazy var listContainerView = JXPagingListContainerView()

  public init(delegate: any JXPagingViewDelegate) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}

@MainActor open class JXPagingListContainerView: UIView {}

@MainActor public protocol JXPagingViewDelegate: NSObjectProtocol {
  func tableHeaderViewHeight(in pagingView: JXPagingView) -> Int
  func tableHeaderView(in pagingView: JXPagingView) -> UIView
  func heightForPinSectionHeader(in pagingView: JXPagingView) -> Int
  func viewForPinSectionHeader(in pagingView: JXPagingView) -> UIView
  func numberOfLists(in pagingView: JXPagingView) -> Int
  func pagingView(_ pagingView: JXPagingView, initListAtIndex index: Int) -> any JXPagingViewListViewDelegate
}

@MainActor public protocol JXPagingViewListViewDelegate: NSObjectProtocol {
  func listView() -> UIView
  func listScrollView() -> UIScrollView
  func listViewDidScrollCallback(callback: @escaping (UIScrollView) -> Void)
}
