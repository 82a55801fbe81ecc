import ContainerKit
import UIKit

final class PlainBar: UIView, ContainerTabBar {
  var items: [ContainerTabItem] = [] { didSet { settings += 1 } }
  var onSelect: ((Int) -> Void)?
  let barHeight: CGFloat = 30
  var states: [String] = []
  var settings = 0

  func update(_ state: ContainerTabBarState) {
    let (selected, incoming) = (state.selectedIndex.map(String.init), state.incomingIndex.map(String.init))
    states.append("\(selected ?? "-") \(incoming ?? "-") \(state.progress)")
  }
}
