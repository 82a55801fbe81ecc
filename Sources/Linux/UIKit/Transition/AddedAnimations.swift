import QuartzCore

/// The animations that are on layers, their masks and everything below at one moment.
struct AddedAnimations {
  /// One animation where it was found.
  struct Entry {
    let layer: CALayer
    let key: String
    let animation: CAAnimation
    /// It began without a begin time: the commit gives it one.
    let wasUndated: Bool

    /// Whether the layer still carries this very animation.
    var isPresent: Bool { layer.animation(forKey: key) === animation }

    /// The key paths that it, or any animation of its group, animates.
    var keyPaths: [String] { Self.keyPaths(animation) }

    private static func keyPaths(_ animation: CAAnimation) -> [String] {
      if let property = animation as? CAPropertyAnimation { return property.keyPath.map { [$0] } ?? [] }
      return ((animation as? CAAnimationGroup)?.animations ?? []).flatMap(keyPaths)
    }
  }

  private(set) var entries: [Entry] = []
  private var visited: Set<ObjectIdentifier> = []
  private var known: Set<ObjectIdentifier> = []

  init(below roots: [CALayer]) {
    for root in roots { collect(root) }
  }

  /// What is here and was not there before.
  func added(since before: AddedAnimations) -> [Entry] {
    entries.filter { !before.known.contains(ObjectIdentifier($0.animation)) }
  }

  private mutating func collect(_ layer: CALayer) {
    guard visited.insert(ObjectIdentifier(layer)).inserted else { return }
    for key in layer.animationKeys() ?? [] {
      guard let animation = layer.animation(forKey: key) else { continue }
      known.insert(ObjectIdentifier(animation))
      entries.append(
        Entry(layer: layer, key: key, animation: animation, wasUndated: animation.beginTime == 0))
    }
    if let mask = layer.mask { collect(mask) }
    for sublayer in layer.sublayers ?? [] { collect(sublayer) }
  }
}
