import Foundation
import Stage

/// The content of a film as data, in points and seconds. Times count from the beginning of the film.
package struct Timeline: Equatable, Sendable {
  package var scene: String
  /// The title of the scene.
  package var title: String
  /// A summary of the scene in one line.
  package var summary: String?
  /// The window's size in points.
  package var width: Double
  package var height: Double
  /// The pictures' number of pixels per point.
  package var scale: Double
  /// The number of frames per second.
  package var fps: Double
  /// The settings that differ from a new device's, in the words of the command line.
  package var settings: [String] = []
  package var events: [Event] = []
  package var posts: [Post] = []
  package var frames: [Frame] = []
  /// The issues of the test that is filmed.
  package var issues: [Issue] = []

  package init(scene: String, title: String? = nil, width: Double, height: Double, scale: Double, fps: Double) {
    self.scene = scene
    self.title = title ?? scene
    self.width = width
    self.height = height
    self.scale = scale
    self.fps = fps
  }

  /// The number of transitions whose end was judged by its pictures.
  package var judgedEnds = 0

  /// The frames that show something for a moment and should not, each in a line.
  package var flashes: [String] {
    frames.compactMap { frame in
      frame.flash.map { "frame \(frame.index) (\((frame.time * 1000).rounded() / 1000) s) flashes: \($0)" }
    }
  }

  /// An issue of a test, and the frame that was shown when it was recorded.
  package struct Issue: Equatable, Sendable {
    package var frame: Int
    package var text: String

    package init(frame: Int, text: String) { (self.frame, self.text) = (frame, text) }
  }

  /// A call between view controllers, delegate, animator, context and coordinator.
  package struct Event: Equatable, Sendable {
    /// The time of the call: that of the current frame's code.
    package var time: TimeInterval
    /// The index of that frame.
    package var frame: Int
    /// Apple's base name, such as `viewWillAppear`.
    package var name: String
    /// The title of the view controller that is called, or its class if it has none; the container is `container`.
    package var subject: String
  }

  /// The state that a frame shows.
  package struct Frame: Equatable, Sendable {
    package var index: Int
    /// The time at which the frame is on screen. Its code, and the calls that it makes, run a frame earlier.
    package var time: TimeInterval
    /// The index of the selected child; -1 if it is not among the children: there are none, or it is being removed.
    package var selectedIndex: Int
    /// The titles of the visible view controllers, such as "Sheet over Settings".
    package var titles = ""
    /// The container's transition, or one of UIKit's.
    package var transition: Transition?
    package var containerLayer: LayerTime
    package var children: [Child]
    /// The pages on screen that are not the container's: presented, pushed, or on a stage without a container.
    package var others: [Child] = []
    package var tabs: [Tab]
    /// The elements that VoiceOver finds, in its order; nil if they are the same as in the previous frame.
    package var elements: [AccessibleElement]?
    /// A description of what the frame shows for a moment and should not; nil if there is nothing.
    package var flash: String?
  }

  /// A notification that was posted for assistive technologies.
  package struct Post: Equatable, Sendable {
    /// The time of the current frame.
    package var time: TimeInterval
    /// The index of that frame.
    package var frame: Int
    package var post: AccessibilityPost
  }

  package struct Transition: Equatable, Sendable {
    /// The title of the outgoing page.
    package var from: String
    package var to: String
    /// The progress, from 0 to 1.
    package var percent: Double
    package var isInteractive: Bool
    package var isCancelled: Bool
  }

  /// The timing of the layer in which transitions take place.
  package struct LayerTime: Equatable, Sendable {
    package var speed: Double
    package var timeOffset: Double
    package var beginTime: Double
  }

  package struct Child: Equatable, Sendable {
    package var title: String
    package var isInWindow: Bool
    /// The bounding box in the window; nil while the view is not loaded.
    package var frame: CGRect?
    /// The opacity, from 0 to 1.
    package var alpha: Double
  }

  package struct Tab: Equatable, Sendable {
    package var title: String
    /// Red, green, blue and alpha, each from 0 to 1.
    package var color: [Double]
    package var isSelected: Bool
  }
}
