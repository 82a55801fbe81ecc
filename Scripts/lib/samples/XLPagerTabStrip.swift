// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces XLPagerTabStrip 9 for samples: the names that documents use, after its documentation. This finds misspelled names and
// wrong types. The bodies do nothing.
import UIKit

@MainActor open class PagerTabStripViewController: UIViewController {
  open private(set) var currentIndex = 0

  open func viewControllers(for pagerTabStripController: PagerTabStripViewController) -> [UIViewController] { [] }
  open func moveToViewController(at index: Int, animated: Bool = true) {}
  open func reloadPagerTabStripView() {}
}

@MainActor open class ButtonBarPagerTabStripViewController: PagerTabStripViewController {
  public var settings = ButtonBarPagerTabStripSettings()
  public var changeCurrentIndexProgressive:
    (
      (
        _ oldCell: ButtonBarViewCell?, _ newCell: ButtonBarViewCell?, _ progressPercentage: CGFloat,
        _ changeCurrentIndex: Bool, _ animated: Bool
      ) -> Void
    )?
}

public struct ButtonBarPagerTabStripSettings {
  public struct Style {
    public var buttonBarBackgroundColor: UIColor?
    public var selectedBarBackgroundColor = UIColor.black
    public var selectedBarHeight: CGFloat = 5
    public var buttonBarItemBackgroundColor: UIColor?
    public var buttonBarItemFont = UIFont.systemFont(ofSize: 18)
    public var buttonBarItemLeftRightMargin: CGFloat = 8
    public var buttonBarItemsShouldFillAvailableWidth = true
    public var buttonBarHeight: CGFloat?
  }

  public var style = Style()
}

@MainActor open class ButtonBarViewCell: UICollectionViewCell {
  open var label: UILabel!
}

@MainActor public protocol IndicatorInfoProvider {
  func indicatorInfo(for pagerTabStripController: PagerTabStripViewController) -> IndicatorInfo
}

public struct IndicatorInfo {
  public init(title: String?) {}
}
