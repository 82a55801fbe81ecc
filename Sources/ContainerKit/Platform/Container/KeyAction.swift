import UIKit

// The action of the container's key commands: a method in its responder chain, so that the system finds the innermost
// container.
extension ContainerViewController {
  #if canImport(ObjectiveC)
    @objc func selectTab(byKeyOf command: UIKeyCommand) { take(command) }
    static var keyAction: Selector { #selector(selectTab(byKeyOf:)) }
  #else
    func selectTab(byKeyOf command: UIKeyCommand) { take(command) }
    static var keyAction: Selector { Selector(ContainerViewController.selectTab(byKeyOf:)) }
  #endif

  private func take(_ command: UIKeyCommand) {
    if let key = TabKey(propertyList: command.propertyList) { select(by: key) }
  }
}
