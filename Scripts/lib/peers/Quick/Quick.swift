// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

/// A stand-in for Quick's class: `spec()` describes its examples.
@preconcurrency @MainActor
open class QuickSpec: XCTestCase {
  open func spec() {}
}

/// A group of examples, with its hooks and the group around it.
@MainActor
private final class Group {
  let name: String
  let outer: Group?
  var before: [() throws -> Void] = []
  var after: [() throws -> Void] = []

  init(_ name: String, in outer: Group?) { (self.name, self.outer) = (name, outer) }

  var path: [Group] { (outer?.path ?? []) + [self] }
}

@MainActor
private enum World {
  static var group = Group("", in: nil)
  static var examples: [(name: String, group: Group, body: () throws -> Void)] = []
}

extension TestRun {
  /// Adds the examples that a class describes.
  public func add(examplesOf type: QuickSpec.Type) {
    World.group = Group("\(type)", in: nil)
    World.examples = []
    let object = type.init()
    object.spec()
    for example in World.examples {
      let groups = example.group.path
      add((groups.map(\.name) + [example.name]).joined(separator: ", ")) {
        _ = object
        do {
          for hook in groups.flatMap(\.before) { try hook() }
          try example.body()
          for hook in groups.reversed().flatMap(\.after) { try hook() }
        } catch { Log.record("threw \(error)", file: #filePath, line: #line) }
      }
    }
  }
}

@preconcurrency @MainActor
public func describe(_ name: String, _ body: @MainActor () -> Void) {
  World.group = Group(name, in: World.group)
  body()
  if let outer = World.group.outer { World.group = outer }
}

@preconcurrency @MainActor
public func context(_ name: String, _ body: @MainActor () -> Void) { describe(name, body) }

@preconcurrency @MainActor
public func it(_ name: String, _ body: @escaping @MainActor () throws -> Void) {
  World.examples.append((name, World.group, body))
}

@preconcurrency @MainActor
public func beforeEach(_ body: @escaping @MainActor () throws -> Void) { World.group.before.append(body) }

@preconcurrency @MainActor
public func afterEach(_ body: @escaping @MainActor () throws -> Void) { World.group.after.append(body) }

/// An example that is not run.
@preconcurrency @MainActor
public func pending(_ name: String, _ body: @MainActor () -> Void) {}
