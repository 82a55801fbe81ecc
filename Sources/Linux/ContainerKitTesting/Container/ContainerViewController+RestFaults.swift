@_spi(Recording) import ContainerKit
import UIKit

extension ContainerViewController {
  /// The faults of a container at rest, each in a few words. Only the root view of the selected page is checked, not
  /// its subviews.
  package var restFaults: [String] {
    var faults: [String] = []
    let area = transitionContainerView
    let layer = area.layer
    if layer.speed != 1 { faults.append("speed \(layer.speed)") }
    if layer.timeOffset != 0 { faults.append("timeOffset \(layer.timeOffset)") }
    if layer.beginTime != 0 { faults.append("beginTime \(layer.beginTime)") }
    if transitionSnapshot != nil { faults.append("a transition is under way") }
    if transitionCoordinator != nil { faults.append("there is a coordinator") }
    guard let page = selectedViewController?.viewIfLoaded else { return faults + ["nothing is selected"] }
    if area.subviews != [page] { faults.append("views: \(area.subviews)") }
    if page.frame != area.bounds { faults.append("frame \(page.frame)") }
    if !page.transform.isIdentity { faults.append("transform \(page.transform)") }
    if page.alpha != 1 { faults.append("alpha \(page.alpha)") }
    if page.isHidden { faults.append("hidden") }
    return faults
  }
}
