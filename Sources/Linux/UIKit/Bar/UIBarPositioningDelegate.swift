import Foundation

/// What delegates of bars have in common. Where a bar is placed is not asked here: it has the background that reaches the
/// window's edge wherever the window's safe area begins at the bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}
