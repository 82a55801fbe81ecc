extension UIPageViewController {
  /// The axis along which pages are turned. Raw values are those of the header.
  public enum NavigationOrientation: Int, Sendable {
    /// Left and right.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// The position of a book's spine, for page curls. Raw values are those of the header.
  public enum SpineLocation: Int, Sendable {
    /// No spine, because the pages do not curl.
    case none = 0
    /// At the left or upper edge; one page is shown.
    case min = 1
    /// In the middle; two pages are shown.
    case mid = 2
    /// At the right or lower edge; one page is shown.
    case max = 3
  }

  /// The direction in which pages move when a call sets the page. It does not depend on the layout direction: in
  /// Arabic, too, the next page comes from the right (reported by users). Raw values are those of the header.
  public enum NavigationDirection: Int, Sendable {
    /// From right to left, or from the bottom up.
    case forward = 0
    /// From left to right, or from the top down.
    case reverse = 1
  }

  /// The animation with which pages turn. Raw values are those of the header.
  public enum TransitionStyle: Int, Sendable {
    /// A page curl. Here pages scroll instead.
    case pageCurl = 0
    /// Scrolling.
    case scroll = 1
  }

  /// A key for the options of a new page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of a `SpineLocation`, for page curls. Using it with the scroll style is reported.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

    /// The space between two pages, as a number of points. The default is 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
