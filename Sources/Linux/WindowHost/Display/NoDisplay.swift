/// There is nothing that a window could be opened on.
package struct NoDisplay: Error, CustomStringConvertible {
  /// Why not.
  package var reason: String
  package var description: String { "no display (\(reason))" }
}
