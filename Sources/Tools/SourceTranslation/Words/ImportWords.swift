/// Renames imports of modules that have other names on Linux, and reports modules that do not exist there.
///
/// - `import UIKit.UIGestureRecognizerSubclass`, `import class UIKit.UIImage`, `import ObjectiveC`: `import UIKit`
/// - `import Darwin`, `import CoreFoundation`, `Darwin.round(x)`: `import Foundation`, `Foundation.round(x)`
/// - `import Photos` and other modules that Linux lacks, in a file that compiles without it: removed, with a note
struct ImportWords {
  let source: SourceFile

  /// The modules whose parts cannot be imported individually on Linux, and that are imported as a whole if only one of
  /// their names is: on Apple's systems, the extensions of other modules are visible then, too.
  private static let whole: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch"]
  /// The replacements of modules on Linux.
  private static let instead =
    [
      "ObjectiveC": "UIKit", "Darwin": "Foundation", "CoreFoundation": "Foundation", "os": nil,
    ] as [String: String?]
  /// The modules of Apple's systems that are known to be missing.
  static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "CloudKit", "Combine", "Contacts", "CoreData", "CoreImage", "CoreLocation",
    "CoreMedia",
    "CoreMotion", "CoreText", "CoreVideo", "GameKit", "GameplayKit", "GLKit", "HealthKit", "ImageIO",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Photos",
    "PhotosUI",
    "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "UniformTypeIdentifiers", "UserNotifications",
    "Vision", "WebKit", "WidgetKit", "os",
  ]

  /// The keywords of an import of a single name: `import class UIKit.UIView`.
  private static let kinds: Set<String> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]

  /// The types in a separate module on Linux that are in Foundation on Apple's systems.
  private static let ofNetworking: Set<String> = [
    "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionConfiguration", "URLRequest", "URLResponse",
    "HTTPURLResponse", "URLCache", "HTTPCookieStorage",
  ]

  func change(_ changes: inout Changes) {
    addNetworking(&changes)
    renameQualifiers(&changes)
    for (index, token) in source.code.enumerated() where token.isWord("import") && !source.token(index - 1).is(".") {
      let isOfOne = Self.kinds.contains(source.token(index + 1).text)
      let at = index + (isOfOne ? 2 : 1)
      let module = source.token(at)
      guard module.kind == .word else { continue }
      let isPart = source.token(at + 1).is(".") && !isOfOne
      if let name = Self.instead[module.text] ?? nil {
        var end = at + 1
        while source.token(end).is("."), source.token(end + 1).kind == .word { end += 2 }
        changes.replace(source.token(index + 1).range.lowerBound..<source.token(end - 1).range.upperBound, with: name)
      } else if Self.whole.contains(module.text), isPart || isOfOne, source.token(at + 2).kind == .word {
        changes.replace(
          source.token(index + 1).range.lowerBound..<source.token(at + 2).range.upperBound, with: module.text)
      } else if Self.missing.contains(module.text) {
        changes.cannot("the module \(module.text) is not on Linux", at: token, whenChecked: .goes)
      }
    }
  }

  /// Replaces the module's name before a function: `Darwin.round(x)`.
  private func renameQualifiers(_ changes: inout Changes) {
    for (index, token) in source.code.enumerated() where token.isWord("Darwin") {
      let before = source.token(index - 1)
      guard source.token(index + 1).is("."), !before.is("."), !before.isWord("import"),
        !Self.kinds.contains(before.text)
      else { continue }
      changes.replace(token.range, with: "Foundation")
    }
  }

  private func addNetworking(_ changes: inout Changes) {
    let isUsed = source.code.enumerated().contains { index, token in
      token.kind == .word && Self.ofNetworking.contains(token.text) && !source.token(index - 1).is(".")
    }
    guard isUsed, !source.code.contains(where: { $0.isWord("FoundationNetworking") }),
      source.code.contains(where: { $0.isWord("import") })
    else { return }
    changes.insert("import FoundationNetworking\n", at: source.positionOfImports)
  }
}
