// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKit

/// A named part of a test.
public final class XCTContext: NSObject {
  public static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows
    -> Result
  {
    try block(Activity(name: name))
  }
}

public protocol XCTActivity {
  var name: String { get }

  func add(_ attachment: XCTAttachment)
}

private struct Activity: XCTActivity {
  let name: String

  func add(_ attachment: XCTAttachment) {}
}

extension XCTestCase {
  public nonisolated func add(_ attachment: XCTAttachment) {}
}

/// Something to be kept with the results of a test. Here it is not.
public final class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable {
    case keepAlways
    case deleteOnSuccess
  }

  public enum ImageQuality: Int, Sendable {
    case original
    case medium
    case low
  }

  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
  public var userInfo: [AnyHashable: Any]?

  public init(string: String) {}
  public init(data: Data) {}
  public init(data: Data, uniformTypeIdentifier identifier: String) {}
  public init(image: UIImage) {}
  public init(image: UIImage, quality: ImageQuality) {}
  public init(contentsOfFile url: URL) {}
}
