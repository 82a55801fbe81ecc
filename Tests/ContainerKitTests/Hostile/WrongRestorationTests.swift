import Foundation
import Testing
import UIKit

@testable import ContainerKit

/// Data that another version of an app, or another object under the same key, has written.
@MainActor @Suite("Restoration data of another class", .serialized) struct WrongRestorationTests {
  enum Wrong: String, CaseIterable { case integer, number, text, list, data, identifier }

  private nonisolated static func check(_ wrong: Wrong, _ key: String, isSecure: Bool) throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    switch wrong {
    case .integer: archiver.encode(2, forKey: key)
    case .number: archiver.encode(NSNumber(value: 2.5), forKey: key)
    case .text: archiver.encode("nobody" as NSString, forKey: key)
    case .list: archiver.encode([1, 2] as NSArray, forKey: key)
    case .data: archiver.encode(NSData(data: Data([1, 2])), forKey: key)
    case .identifier: archiver.encode(NSUUID(), forKey: key)
    }
    archiver.encode("mine" as NSString, forKey: "app")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = isSecure
    try MainActor.assumeIsolated {
      let pages = ["a", "b", "c"].map { identifier in
        let page = UIViewController()
        page.restorationIdentifier = identifier
        return page
      }
      let container = ContainerViewController(viewControllers: pages, selectedIndex: 1)
      container.decodeRestorableState(with: reader)
      try #require(container.selectedIndex == 1)
      // The app can still decode its own data after that.
      try #require(reader.decodeObject(of: NSString.self, forKey: "app") == "mine")
    }
  }

  @Test(
    "is ignored, and the selection stays, whether secure coding is required or not", arguments: Wrong.allCases,
    [true, false])
  func ignored(_ wrong: Wrong, _ isIdentifier: Bool) async {
    let (name, key) = (wrong.rawValue, isIdentifier ? "ContainerKit.selectedIdentifier" : "ContainerKit.selectedIndex")
    await #expect(processExitsWith: .success) { [name = name as String, key = key as String] in
      try await MainActor.run {
        for isSecure in [true, false] {
          try WrongRestorationTests.check(Wrong(rawValue: name)!, key, isSecure: isSecure)
        }
      }
    }
  }
}
