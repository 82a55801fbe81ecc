import Foundation

extension UITraitCollection {
  /// The screen's traits, for use on other threads.
  nonisolated(unsafe) static var ofScreen = UITraitCollection(TraitValues(idiom: .phone, style: .light, scale: 1))
  private static let ofThreads = ThreadLocal<UITraitCollection>()

  /// The traits with which dynamic colors are resolved on this thread.
  ///
  /// While a view draws itself or lays out its subviews, and while it or its controller is notified of new traits or a
  /// new tint, they are the view's (documented). Otherwise they are the last ones set on this thread, or the screen's.
  /// (A guess: safe-16b.)
  public class var current: UITraitCollection {
    get { ofThreads.value ?? ofScreen }
    set { ofThreads.value = newValue }
  }

  /// Performs the actions with these traits as this thread's current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.ofThreads.value
    Self.ofThreads.value = self
    defer { Self.ofThreads.value = outer }
    actions()
  }

  /// Returns true if dynamic colors may look different in those traits: if the style or the contrast differs. (By the
  /// header, the gamut and the level count, too. They are not implemented here.)
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.style != traitCollection?.values.style || values.contrast != traitCollection?.values.contrast
  }

  /// Returns these traits with another style, or these traits themselves if nothing is overridden.
  func overridden(by style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(values.merging(TraitValues(style: style)))
  }
}
