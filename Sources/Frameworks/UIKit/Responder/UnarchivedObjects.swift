import QuartzCore

/// Views and view controllers that an app tries to archive.
enum UnarchivedObjects {
  static func report(_ object: AnyObject) {
    RuntimeIssues.reportOnce("encode(with:)") {
      "\(ObjectIdentity.text(of: object)).encode(with:): nothing is written; views and controllers are not archived on Linux"
    }
  }
}
