import ContainerKitTesting
import UIKit

/// A page that runs a test's closures in its appearance calls.
final class ClosurePage: UIViewController {
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var onLoad: (() -> Void)?
  var onLayout: (() -> Void)?
  override func viewDidLoad() { super.viewDidLoad(); onLoad?() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); onLayout?() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); onWillAppear?() }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); onDidAppear?() }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); onWillDisappear?() }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); onDidDisappear?() }
}

extension ContainerStage {
  /// Returns a page of a stage that was created with such pages.
  func closurePage(_ index: Int) -> ClosurePage { pages[index] as! ClosurePage }

  /// The appearance calls so far, in order.
  var appearanceCalls: [String] {
    callLines.filter { $0.hasPrefix("viewWill") || $0.hasPrefix("viewDid") && !$0.contains("Load") }
  }
}
