extension UIPageViewController {
  /// The axis along which pages are turned. Raw values are those of the header.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// The place of a book's spine, for page curls. Raw values are those of the header.
  public enum SpineLocation: Int, Sendable {
    /// No spine: the pages do not curl.
    case none = 0
    /// At the left or upper edge; one page is shown.
    case min = 1
    /// In the middle; two pages are shown.
    case mid = 2
    /// At the right or lower edge; one page is shown.
    case max = 3
  }

  /// The direction in which pages move when others are set. The direction of the text does not change it: in Arabic, too,
  /// the next page comes from the right (reported by users). Raw values are those of the header.
  public enum NavigationDirection: Int, Sendable {
    /// From right to left, or from the bottom up.
    case forward = 0
    /// From left to right, or from the top down.
    case reverse = 1
  }

  /// The way in which pages are turned. Raw values are those of the header.
  public enum TransitionStyle: Int, Sendable {
    /// As a sheet of paper that curls. A page view controller of this style cannot be made here.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// A key of the options that a page view controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of a `SpineLocation`. It belongs to page curls; with the scroll style it is reported.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

    /// The space between two pages, in points: a number. 0 if there is none.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
