import Foundation

/// The base protocol of bar delegates. It does not ask for a bar's position: a bar's background extends to the window's
/// edge whenever the bar is at the edge of the safe area.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}
