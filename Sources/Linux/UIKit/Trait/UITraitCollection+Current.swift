import Foundation

extension UITraitCollection {
  /// The traits of the screen, for those on other threads.
  nonisolated(unsafe) static var ofScreen = UITraitCollection(TraitValues(idiom: .phone, style: .light, scale: 1))
  nonisolated(unsafe) private static var onMainThread: UITraitCollection?
  nonisolated(unsafe) private static let key: NSString = "ContainerKit.UIKit.currentTraits"

  private static var ownCurrent: UITraitCollection? {
    get {
      if Thread.isMainThread { return onMainThread }
      return Thread.current.threadDictionary.object(forKey: key) as? UITraitCollection
    }
    set {
      if Thread.isMainThread {
        onMainThread = newValue
      } else if let newValue {
        Thread.current.threadDictionary.setObject(newValue, forKey: key)
      } else {
        Thread.current.threadDictionary.removeObject(forKey: key)
      }
    }
  }

  /// The traits in which this thread asks dynamic colours for their components.
  ///
  /// While a view draws itself or lays out its subviews, and while it or its controller hears of new traits or of a new
  /// tint, they are that view's (documented). Otherwise they are what was set last on this thread, at first the screen's.
  public class var current: UITraitCollection {
    get { ownCurrent ?? ofScreen }
    set { ownCurrent = newValue }
  }

  /// Performs the actions with these traits as the current ones of this thread.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.ownCurrent
    Self.ownCurrent = self
    defer { Self.ownCurrent = outer }
    actions()
  }

  /// Whether dynamic colours may look otherwise in those traits: light or dark, or the contrast differ. (By the header
  /// the gamut and the level count, too, which are not here.)
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.style != traitCollection?.values.style || values.contrast != traitCollection?.values.contrast
  }

  /// These traits in another style; themselves where nothing is overridden.
  func overridden(by style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(values.merging(TraitValues(style: style)))
  }
}
