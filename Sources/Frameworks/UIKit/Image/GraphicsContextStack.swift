import CoreGraphics

/// The contexts that `UIGraphicsGetCurrentContext()` returns. Each thread has its own stack, because an image may be
/// rendered on any thread while the main thread draws views.
final class GraphicsContextStack {
  /// A context, or what is needed to create it on first access.
  private enum Entry {
    case made(CGContext)
    case unmade(BitmapSize, origin: CGPoint)
    /// A context for an image, with its scale in pixels per point.
    case image(CGContext, scale: CGFloat)
    /// A placeholder for a context that could not be created.
    case missing
  }

  private static let ofThreads = ThreadLocal<GraphicsContextStack>()
  private var entries: [Entry] = []

  static var current: GraphicsContextStack { ofThreads.value { GraphicsContextStack() } }

  var top: CGContext? {
    switch entries.last {
    case .made(let context), .image(let context, _): return context
    case .unmade(let size, let origin):
      let context = CGContext(size)
      context.translateBy(x: -origin.x, y: -origin.y)
      entries[entries.count - 1] = .made(context)
      return context
    case .missing, nil: return nil
    }
  }

  /// The top context and its scale in pixels per point, if it was pushed for an image.
  var topImage: (context: CGContext, scale: CGFloat)? {
    guard case .image(let context, let scale)? = entries.last else { return nil }
    return (context, scale)
  }

  /// Pushes a context for an image. Nil pushes a placeholder that has no pixels.
  func pushImage(_ context: CGContext?, scale: CGFloat) {
    entries.append(context.map { .image($0, scale: scale) } ?? .missing)
  }

  /// Pops the top context if it was pushed for an image.
  func popImage() {
    switch entries.last {
    case .image, .missing: entries.removeLast()
    case .made, .unmade, nil: break
    }
  }

  func push(_ context: CGContext) {
    entries.append(.made(context))
  }

  /// Pushes a context that is created on first access, with its upper left corner at `origin`.
  func push(_ size: BitmapSize, origin: CGPoint) {
    entries.append(.unmade(size, origin: origin))
  }

  /// Pops the top context. Returns it if it has been created.
  @discardableResult
  func pop() -> CGContext? {
    guard case .made(let context) = entries.popLast() else { return nil }
    return context
  }
}

/// Runs a closure with a current context of a size whose upper left corner is at `origin`, and which is created only if
/// the closure uses it. Returns the context if it has been created: a view that draws nothing needs no image.
func withLazyGraphicsContext(_ size: BitmapSize, origin: CGPoint, body: () -> Void) -> CGContext? {
  let stack = GraphicsContextStack.current
  stack.push(size, origin: origin)
  body()
  return stack.pop()
}
