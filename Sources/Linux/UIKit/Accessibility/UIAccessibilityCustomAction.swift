import Foundation

/// An action of an element beside the one that activates it. (Actions with a target and a selector are not here.)
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and answers whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What is spoken to offer it.
  open var name: String
  /// What may be shown for it.
  open var image: UIImage?
  /// What does it.
  open var actionHandler: Handler?

  /// An action that a closure does.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action that a closure does, with an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
