// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces Parchment 4 for samples: the names that documents use, after its documentation. This finds misspelled names and wrong
// types. The bodies do nothing.
import UIKit

@MainActor open class PagingViewController: UIViewController {
  public var menuItemSize = PagingMenuItemSize.sizeToFit(minWidth: 150, height: 40)
  public var menuPosition = PagingMenuPosition.top
  public var indicatorOptions = PagingIndicatorOptions.hidden
  public var indicatorColor = UIColor.black
  public var borderOptions = PagingBorderOptions.hidden
  public var font = UIFont.systemFont(ofSize: 15)
  public var textColor = UIColor.black
  public var selectedTextColor = UIColor.black
  public weak var delegate: (any PagingViewControllerDelegate)?

  public init(viewControllers: [UIViewController]) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }

  open func select(index: Int, animated: Bool = false) {}
  open func reloadData() {}
}

public enum PagingMenuItemSize {
  case fixed(width: CGFloat, height: CGFloat)
  case selfSizing(estimatedWidth: CGFloat, height: CGFloat)
  case sizeToFit(minWidth: CGFloat, height: CGFloat)
}

public enum PagingMenuPosition { case top, bottom }

public enum PagingIndicatorOptions {
  case hidden
  case visible(height: CGFloat, zIndex: Int = 1, spacing: UIEdgeInsets = .zero, insets: UIEdgeInsets = .zero)
}

public enum PagingBorderOptions {
  case hidden
  case visible(height: CGFloat, zIndex: Int = 0, insets: UIEdgeInsets = .zero)
}

public protocol PagingItem {}

public struct PagingIndexItem: PagingItem {
  public let index: Int
  public let title: String
}

public protocol PagingViewControllerDelegate: AnyObject {
  @MainActor func pagingViewController(
    _ pagingViewController: PagingViewController, didScrollToItem pagingItem: any PagingItem,
    startingViewController: UIViewController?, destinationViewController: UIViewController,
    transitionSuccessful: Bool)
}
