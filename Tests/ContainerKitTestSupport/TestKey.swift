import ContainerKitTesting
import UIKit

@testable import ContainerKit

enum TestKey {
  case left, right, controlTab, controlShiftTab
  case command(Int)
}

extension ContainerStage {
  func send(_ key: TestKey) {
    switch key {
    case .left: press(.keyboardLeftArrow)
    case .right: press(.keyboardRightArrow)
    case .controlTab: press(.keyboardTab, modifiers: .control)
    case .controlShiftTab: press(.keyboardTab, modifiers: [.control, .shift])
    case .command(let digit):
      press(UIKeyboardHIDUsage(rawValue: 0x1d + digit)!, "\(digit)", modifiers: .command)
    }
  }

  /// Presses a key, and returns the selected index after all transitions have ended.
  @discardableResult func press(_ key: TestKey) -> Int {
    send(key)
    finish()
    return container.selectedIndex
  }
}
