import Foundation

/// An action of an element in addition to its activation. (Actions with a target and a selector are not implemented.)
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The spoken name of the action.
  open var name: String
  /// The image of the action.
  open var image: UIImage?
  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Makes an action with a closure.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action with a closure and an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
