// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces JXSegmentedView 1 for samples: the names that documents use, after its documentation. This finds misspelled names and
// wrong types. The bodies do nothing.
import UIKit

public protocol JXSegmentedViewListContainer {}

@MainActor open class JXSegmentedView: UIView {
  open weak var dataSource: JXSegmentedTitleDataSource?
  public var listContainer: (any JXSegmentedViewListContainer)?
  open var indicators: [JXSegmentedIndicatorLineView] = []
  open var defaultSelectedIndex = 0
}

@MainActor open class JXSegmentedTitleDataSource {
  open var titles: [String] = []
  open var titleSelectedColor = UIColor.red

  public init() {}
}

@MainActor open class JXSegmentedIndicatorLineView: UIView {
  open var indicatorColor = UIColor.red
}
