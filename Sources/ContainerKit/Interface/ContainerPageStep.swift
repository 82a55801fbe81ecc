/// The step from a page to one beside it, in the order of the tabs.
public enum ContainerPageStep: Hashable, Sendable, CaseIterable {
  case next, previous
}

extension ContainerPageStep {
  /// Creates the step to the page on one side.
  ///
  /// - Parameter isMirrored: `true` in a right-to-left layout, in which the next page is on the left.
  init(toTheRight isRight: Bool, isMirrored: Bool) { self = isRight != isMirrored ? .next : .previous }

  var opposite: ContainerPageStep { self == .next ? .previous : .next }

  /// Returns true if the step leads to the right.
  func isToTheRight(isMirrored: Bool) -> Bool { self == ContainerPageStep(toTheRight: true, isMirrored: isMirrored) }
}
