/// Builds the pages of a `ContainerView` from a closure with pages, `if`, `switch` and `for`.
@preconcurrency @MainActor @resultBuilder public enum ContainerPageBuilder<ID: Hashable> {
  /// Builds a page.
  public static func buildExpression(_ page: ContainerPage<ID>) -> [ContainerPage<ID>] { [page] }
  /// Builds a list of pages.
  public static func buildExpression(_ pages: [ContainerPage<ID>]) -> [ContainerPage<ID>] { pages }
  /// Builds the pages of several statements, one after the other.
  public static func buildBlock(_ parts: [ContainerPage<ID>]...) -> [ContainerPage<ID>] { parts.flatMap { $0 } }
  /// Builds the pages of an `if` statement.
  public static func buildOptional(_ part: [ContainerPage<ID>]?) -> [ContainerPage<ID>] { part ?? [] }
  /// Builds the pages of an `if` branch.
  public static func buildEither(first part: [ContainerPage<ID>]) -> [ContainerPage<ID>] { part }
  /// Builds the pages of an `else` branch.
  public static func buildEither(second part: [ContainerPage<ID>]) -> [ContainerPage<ID>] { part }
  /// Builds the pages of a `for` loop.
  public static func buildArray(_ parts: [[ContainerPage<ID>]]) -> [ContainerPage<ID>] { parts.flatMap { $0 } }
  /// Builds the pages of an `if #available` statement.
  public static func buildLimitedAvailability(_ part: [ContainerPage<ID>]) -> [ContainerPage<ID>] { part }
}
