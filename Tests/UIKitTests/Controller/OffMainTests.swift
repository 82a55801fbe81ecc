import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// A call of UIKit's that an app makes on another thread.
private enum OffMainCall: String, CaseIterable, Codable, Sendable {
  case frame, alpha, backgroundColor, addSubview, removeFromSuperview, setNeedsLayout, setNeedsDisplay, layoutIfNeeded
  case text, reloadData, reloadItems, title, selectedIndex, tabs, present, dismiss, addChild, push, displayLink

  /// The call with what it needs, which is created on the main thread.
  @MainActor func prepared() -> @MainActor () -> Void {
    let (stage, controller) = (Stage(rootViewController: UIViewController()), UIViewController())
    let (view, tabs) = (UIView(), UITabBarController())
    stage.window.addSubview(view)
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let (label, table, navigation) = (UILabel(), UITableView(), UINavigationController())
    let link = CADisplayLink(target: stage, selector: Selector(Stage.frame, named: "frame"))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    return switch self {
    case .frame: { view.frame.origin.x = 3 }
    case .alpha: { view.alpha = 0.5 }
    case .backgroundColor: { view.backgroundColor = .red }
    case .addSubview: { view.addSubview(label) }
    case .removeFromSuperview: { view.removeFromSuperview() }
    case .setNeedsLayout: { view.setNeedsLayout() }
    case .setNeedsDisplay: { view.setNeedsDisplay() }
    case .layoutIfNeeded: { view.layoutIfNeeded() }
    case .text: { label.text = "text" }
    case .reloadData: { table.reloadData() }
    case .reloadItems: { collection.reloadData() }
    case .title: { controller.title = "title" }
    case .selectedIndex: { tabs.selectedIndex = 1 }
    case .tabs: { tabs.viewControllers = [] }
    case .present: { stage.window.rootViewController?.present(controller, animated: false) }
    case .dismiss: { controller.dismiss(animated: false) }
    case .addChild: { tabs.addChild(controller) }
    case .push: { navigation.pushViewController(controller, animated: false) }
    case .displayLink: { link.add(to: .main, forMode: .common) }
    }
  }
}

@MainActor @Suite("A call of UIKit's on another thread", .serialized) struct OffMainTests {
  @Test("stops the program, and names itself", arguments: OffMainCall.allCases)
  fileprivate func stops(_ call: OffMainCall) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [call] in
      await MainActor.run {
        let (action, done) = (call.prepared(), DispatchSemaphore(value: 0))
        let body = unsafeBitCast(action, to: (@Sendable () -> Void).self)
        Thread {
          body()
          done.signal()
        }.start()
        done.wait()
      }
    }
    let text = errorText(result)
    #expect(text.contains(" must be used from main thread only"))
    if [.frame, .alpha, .setNeedsLayout, .title].contains(call) { #expect(text.contains(".\(call.rawValue)")) }
  }
}
