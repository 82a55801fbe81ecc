@_spi(Recording) import ContainerKit
import UIKit

extension ContainerViewController {
  /// The faults of a container at rest, each in a few words. Only the root view of the selected page is checked, not
  /// its subviews. What the page presents over itself is beside it, or in its place.
  package var restFaults: [String] {
    var faults: [String] = []
    let area = transitionContainerView
    let layer = area.layer
    if layer.speed != 1 { faults.append("speed \(layer.speed)") }
    if layer.timeOffset != 0 { faults.append("timeOffset \(layer.timeOffset)") }
    if layer.beginTime != 0 { faults.append("beginTime \(layer.beginTime)") }
    if transitionSnapshot != nil { faults.append("a transition is under way") }
    if transitionCoordinator != nil { faults.append("there is a coordinator") }
    guard let selected = selectedViewController, let page = selected.viewIfLoaded else {
      return faults + ["nothing is selected"]
    }
    let presentation = selected.presentedViewController?.presentationController
    let views = area.subviews.filter { $0 !== presentation?.containerView }
    if views.isEmpty, presentation?.shouldRemovePresentersView == true { return faults }
    if views != [page] { faults.append("views: \(area.subviews)") }
    if page.frame != area.bounds { faults.append("frame \(page.frame)") }
    if !page.transform.isIdentity { faults.append("transform \(page.transform)") }
    if page.alpha != 1 { faults.append("alpha \(page.alpha)") }
    if page.isHidden { faults.append("hidden") }
    return faults
  }
}
