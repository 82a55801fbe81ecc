/// An error thrown if there is no display on which a window can be opened.
package struct NoDisplay: Error, CustomStringConvertible {
  /// The reason.
  package var reason: String
  package var description: String { "no display (\(reason))" }
}
