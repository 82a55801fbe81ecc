import CoreGraphics

/// The contexts that drawing code finds through `UIGraphicsGetCurrentContext()`, one stack for each thread: an image
/// may be rendered on any thread while the main thread draws views.
final class GraphicsContextStack {
  /// A context, or how to make it when it is first asked for.
  private enum Entry {
    case made(CGContext)
    case unmade(() -> CGContext)
    /// One that an image is made of, with its pixels a point.
    case image(CGContext, scale: CGFloat)
    /// In the place of one that could not be made.
    case missing
  }

  // As Foundation keeps it: a Swift string would be turned into one in every look-up.
  nonisolated(unsafe) private static let key: NSString = "ContainerKit.UIKit.graphicsContexts"
  private var entries: [Entry] = []

  static var current: GraphicsContextStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary.object(forKey: key) as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    dictionary.setObject(stack, forKey: key)
    return stack
  }

  var top: CGContext? {
    switch entries.last {
    case .made(let context), .image(let context, _): return context
    case .unmade(let make):
      let context = make()
      entries[entries.count - 1] = .made(context)
      return context
    case .missing, nil: return nil
    }
  }

  /// What the top is to make an image of, with its pixels a point; nil if it was not begun for that.
  var topImage: (context: CGContext, scale: CGFloat)? {
    guard case .image(let context, let scale)? = entries.last else { return nil }
    return (context, scale)
  }

  /// Puts a context on the stack that an image is made of; nil: one that has no pixels.
  func pushImage(_ context: CGContext?, scale: CGFloat) {
    entries.append(context.map { .image($0, scale: scale) } ?? .missing)
  }

  /// Takes the top off the stack if it was begun for an image.
  func popImage() {
    switch entries.last {
    case .image, .missing: entries.removeLast()
    case .made, .unmade, nil: break
    }
  }

  /// Puts a context on the stack that is made when it is first asked for.
  func push(_ make: @escaping () -> CGContext) {
    entries.append(.unmade(make))
  }

  /// Takes the top off the stack; answers the context if there was one and it was made.
  @discardableResult
  func pop() -> CGContext? {
    guard case .made(let context) = entries.popLast() else { return nil }
    return context
  }
}

/// Runs a closure with a current context that is made only if the closure asks for it. Answers the context if it did:
/// a view that draws nothing needs no image behind it.
func withLazyGraphicsContext(_ make: @escaping () -> CGContext, body: () -> Void) -> CGContext? {
  let stack = GraphicsContextStack.current
  stack.push(make)
  body()
  return stack.pop()
}
