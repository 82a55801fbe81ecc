// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

/// A stand-in for Quick's class: `spec()` describes its examples.
@preconcurrency @MainActor
open class QuickSpec: XCTestCase {
  open class func spec() {}
  open func spec() {}
}

/// The name of an example, and its number.
public struct ExampleMetadata {
  public let example: Example
  public let exampleIndex: Int
}

public struct Example {
  public let name: String
}

/// A group of examples, with its hooks and the group around it.
@MainActor
final class Group {
  typealias Hook = (ExampleMetadata) throws -> Void

  let name: String
  let outer: Group?
  var before: [Hook] = []
  var justBefore: [Hook] = []
  var after: [Hook] = []
  var around: [(@escaping () -> Void) throws -> Void] = []

  init(_ name: String, in outer: Group?) { (self.name, self.outer) = (name, outer) }

  var path: [Group] { (outer?.path ?? []) + [self] }
}

/// What has been described.
@MainActor
enum World {
  struct Described {
    let name: String
    let group: Group
    let body: () throws -> Void
  }

  static var group = Group("", in: nil)
  static var examples: [Described] = []
  static var shared: [String: (@escaping () -> [String: Any]) -> Void] = [:]
  static var beforeSuite: [() throws -> Void] = []

  static func describe(_ name: String, _ body: () -> Void) {
    group = Group(name, in: group)
    body()
    if let outer = group.outer { group = outer }
  }

  static func add(_ name: String, _ body: @escaping () throws -> Void) {
    examples.append(Described(name: name, group: group, body: body))
  }

  /// Runs an example between its hooks, from the outermost group.
  static func run(_ example: Described, number: Int, name: String) {
    let groups = example.group.path
    let metadata = ExampleMetadata(example: Example(name: name), exampleIndex: number)
    let isolated = {
      do {
        for hook in groups.flatMap(\.before) { try hook(metadata) }
        for hook in groups.flatMap(\.justBefore) { try hook(metadata) }
        try example.body()
      } catch { Log.recordThrown(error) }
      do {
        for hook in groups.reversed().flatMap(\.after) { try hook(metadata) }
      } catch { Log.recordThrown(error) }
    }
    let all = groups.flatMap(\.around).reversed().reduce(isolated) { inner, around in
      { do { try around(inner) } catch { Log.recordThrown(error) } }
    }
    all()
  }
}

extension TestRun {
  /// Adds the examples that a class describes.
  public func add(examplesOf type: QuickSpec.Type) {
    let object = type.init()
    add("\(type)", of: type, keeping: object) {
      type.spec()
      object.spec()
    }
  }

  public func add(examplesOf type: AsyncSpec.Type) {
    add("\(type)", of: type, keeping: nil) { type.spec() }
  }

  private func add(_ typeName: String, of type: XCTestCase.Type, keeping object: AnyObject?, _ spec: () -> Void) {
    World.group = Group(typeName, in: nil)
    World.examples = []
    describe(typeName, spec)
    for (number, example) in World.examples.enumerated() {
      let name = (example.group.path.map(\.name) + [example.name]).joined(separator: ", ")
      add(name, of: type) {
        _ = object
        while !World.beforeSuite.isEmpty {
          let hook = World.beforeSuite.removeFirst()
          do { try hook() } catch { Log.recordThrown(error) }
        }
        World.run(example, number: number, name: name)
      }
    }
  }
}
