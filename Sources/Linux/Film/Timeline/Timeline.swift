import Foundation
import Stage

/// What a film shows, in numbers. Points and seconds; times count from the beginning of the film.
package struct Timeline: Equatable, Sendable {
  package var scene: String
  /// What the scene is called.
  package var title: String
  /// One line on what the scene shows.
  package var summary: String?
  /// The window's size in points.
  package var width: Double
  package var height: Double
  /// Pixels per point of the pictures.
  package var scale: Double
  /// Frames a second.
  package var fps: Double
  /// What the user has set otherwise than a device comes, in the words of the command line.
  package var settings: [String] = []
  package var events: [Event] = []
  package var posts: [Post] = []
  package var frames: [Frame] = []

  package init(scene: String, title: String? = nil, width: Double, height: Double, scale: Double, fps: Double) {
    self.scene = scene
    self.title = title ?? scene
    self.width = width
    self.height = height
    self.scale = scale
    self.fps = fps
  }

  /// One call among view controllers, delegate, animator, context and coordinator.
  package struct Event: Equatable, Sendable {
    /// When: the time of the frame under way.
    package var time: TimeInterval
    /// That frame's index.
    package var frame: Int
    /// Apple's base name, such as `viewWillAppear`.
    package var name: String
    /// The title of the view controller that is called, or its class if it has none; the container is `container`.
    package var who: String
  }

  /// What one frame shows.
  package struct Frame: Equatable, Sendable {
    package var index: Int
    package var time: TimeInterval
    /// -1 where the selected child is not among the children: there are none, or it is on its way out.
    package var selectedIndex: Int
    /// The titles of what is on screen, such as "Sheet over Settings".
    package var titles = ""
    /// The container's transition, or one of UIKit's.
    package var transition: Transition?
    package var containerLayer: LayerTime
    package var children: [Child]
    /// The pages on screen that are not the container's: presented, pushed, or on a stage without a container.
    package var others: [Child] = []
    package var tabs: [Tab]
    /// What VoiceOver finds, in its order; nil where it is what it found in the frame before.
    package var elements: [AccessibleElement]?
  }

  /// Something that was told to assistive technologies.
  package struct Post: Equatable, Sendable {
    /// When: the time of the frame under way.
    package var time: TimeInterval
    /// That frame's index.
    package var frame: Int
    package var post: AccessibilityPost
  }

  package struct Transition: Equatable, Sendable {
    /// Titles.
    package var from: String
    package var to: String
    /// 0 to 1.
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
    /// 0 to 1.
    package var alpha: Double
  }

  package struct Tab: Equatable, Sendable {
    package var title: String
    /// Red, green, blue and alpha, each 0 to 1.
    package var color: [Double]
    package var isSelected: Bool
  }
}
