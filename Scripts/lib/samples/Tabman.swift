// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces Tabman 4 for samples: the names that documents use, after its documentation. This finds misspelled names and wrong
// types. The bodies do nothing. It needs Pageboy.swift.
import UIKit

@MainActor open class TabmanViewController: PageboyViewController, PageboyViewControllerDelegate {
  public enum BarLocation {
    case top, bottom
    case navigationItem(item: UINavigationItem)
    case custom(view: UIView, layout: ((UIView) -> Void)?)
  }

  public func addBar(_ bar: any TMBar, dataSource: any TMBarDataSource, at location: BarLocation) {}

  open func pageboyViewController(
    _ pageboyViewController: PageboyViewController, didScrollToPageAt index: PageIndex, direction: NavigationDirection,
    animated: Bool
  ) {}
}

@MainActor public protocol TMBar: AnyObject where Self: UIView {}

extension TMBar {
  public typealias ButtonBar = TMBarView<TMHorizontalBarLayout, TMLabelBarButton, TMLineBarIndicator>
}

@MainActor public protocol TMBarDataSource: AnyObject {
  func barItem(for bar: any TMBar, at index: Int) -> any TMBarItemable
}

@MainActor public protocol TMBarItemable: AnyObject {}

@MainActor open class TMBarItem: TMBarItemable {
  public init(title: String, badgeValue: String? = nil) {}
}

@MainActor
open class TMBarView<Layout: TMBarLayout, Button: TMLabelBarButton, Indicator: TMLineBarIndicator>: UIView,
  TMBar
{
  public private(set) lazy var layout = Layout()
  public let buttons = TMBarButtonCollection<Button>()
  public let indicator = Indicator()
  open var fadesContentEdges = false
}

@MainActor open class TMBarLayout {
  public enum ContentMode { case intrinsic, fit }

  public var contentMode = ContentMode.intrinsic
  open var contentInset = UIEdgeInsets.zero

  public required init() {}
}

@MainActor open class TMHorizontalBarLayout: TMBarLayout {
  open var interButtonSpacing: CGFloat = 0
}

@MainActor public final class TMBarButtonCollection<BarButton: TMLabelBarButton> {
  public func customize(_ customize: @escaping (BarButton) -> Void) {}
}

@MainActor open class TMLabelBarButton: UIControl {
  open var selectedTintColor: UIColor!
  open var font = UIFont.systemFont(ofSize: 15)
}

@MainActor open class TMLineBarIndicator: UIView {
  public enum Weight { case light, medium, heavy, custom(value: CGFloat) }

  open var weight = Weight.medium

  public required init() { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}
