import XCTest

/// Touches at exact times.
///
/// XCTest waits until the app is idle before each of its public gestures, so a second touch would never come while pages
/// move. This uses the two classes with which XCTest makes those gestures. They are private and therefore found by name.
@MainActor final class FingerRecord {
  /// Thrown if XCTest lacks a class or a method, or cannot deliver the touches.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private typealias MakePath = @convention(c) (AnyObject, Selector, CGPoint, TimeInterval) -> AnyObject
  private typealias Move = @convention(c) (AnyObject, Selector, CGPoint, TimeInterval) -> Void
  private typealias Lift = @convention(c) (AnyObject, Selector, TimeInterval) -> Void
  private typealias MakeRecord = @convention(c) (AnyObject, Selector, NSString, Int) -> AnyObject
  private typealias Add = @convention(c) (AnyObject, Selector, AnyObject) -> Void
  private typealias Synthesize =
    @convention(c) (
      AnyObject, Selector, AutoreleasingUnsafeMutablePointer<NSError?>?
    ) -> Bool

  private static let path = "XCPointerEventPath"
  private static let record = "XCSynthesizedEventRecord"
  private let record: AnyObject
  private var time: TimeInterval = 0

  init() throws {
    let portrait = 1
    let make = try Self.method("initWithName:interfaceOrientation:", of: Self.record, as: MakeRecord.self)
    record = make.body(try Self.allocate(Self.record), make.selector, "touches", portrait)
  }

  /// Adds the touches of a drag at a constant speed, or of a tap if both points are the same. The points are in the
  /// screen's coordinates. The finger is down for at least a twentieth of a second and does not rest before it lifts.
  func drag(from first: CGPoint, to last: CGPoint, velocity: Double) throws {
    let make = try Self.method("initForTouchAtPoint:offset:", of: Self.path, as: MakePath.self)
    let move = try Self.method("moveToPoint:atOffset:", of: Self.path, as: Move.self)
    let lift = try Self.method("liftUpAtOffset:", of: Self.path, as: Lift.self)
    let add = try Self.method("addPointerEventPath:", of: Self.record, as: Add.self)
    let length = hypot(last.x - first.x, last.y - first.y)
    let duration = max(length / velocity, 0.05)
    let path = make.body(try Self.allocate(Self.path), make.selector, first, time)
    if first != last {
      let steps = max(1, Int((duration * 60).rounded()))
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        let point = CGPoint(x: first.x + (last.x - first.x) * part, y: first.y + (last.y - first.y) * part)
        move.body(path, move.selector, point, time + duration * part)
      }
    }
    time += duration
    lift.body(path, lift.selector, time)
    add.body(record, add.selector, path)
  }

  /// Leaves time before the next touch.
  func pause(_ seconds: TimeInterval) { time += seconds }

  /// Delivers the touches and returns after the last one.
  func play() throws {
    let play = try Self.method("synthesizeWithError:", of: Self.record, as: Synthesize.self)
    var error: NSError?
    guard play.body(record, play.selector, &error) else {
      throw Failure(description: "XCTest did not deliver the touches: \(error?.localizedDescription ?? "no reason")")
    }
  }

  private static func method<Body>(
    _ name: String, of className: String, as type: Body.Type
  ) throws -> (selector: Selector, body: Body) {
    let selector = NSSelectorFromString(name)
    guard let found = NSClassFromString(className), let method = class_getInstanceMethod(found, selector) else {
      throw Failure(description: "XCTest has no \(className) with \(name)")
    }
    return (selector, unsafeBitCast(method_getImplementation(method), to: type))
  }

  private static func allocate(_ className: String) throws -> AnyObject {
    guard let found = NSClassFromString(className) as? NSObject.Type,
      let object = (found as AnyObject).perform(NSSelectorFromString("alloc"))
    else { throw Failure(description: "XCTest has no \(className)") }
    return object.takeUnretainedValue()
  }
}
