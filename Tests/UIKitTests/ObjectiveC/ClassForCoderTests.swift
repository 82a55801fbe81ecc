import Testing
import UIKit

@MainActor @Suite("The class for a coder") struct ClassForCoderTests {
  private final class Cell: UIView {}

  @Test("is the object's own class")
  func object() {
    #expect(Cell().classForCoder === Cell.self && UIView().classForCoder === UIView.self)
    #expect(NSStringFromClass(UIView().classForCoder) == "UIKit.UIView")
  }

  @Test("is, for a class, the class itself")
  func type() {
    #expect(Cell.classForCoder() === Cell.self && UIViewController.classForCoder() === UIViewController.self)
    #expect(CALayer.classForCoder() === CALayer.self)
  }
}
