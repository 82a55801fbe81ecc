import UIKit

/// The window in which probes run, and helpers that they share.
@MainActor public final class ProbeBench {
  let driver: any ProbeDriver
  /// The pictures that the probes have kept, by name.
  public private(set) var pictures: [(name: String, image: UIImage)] = []
  /// The view that a probe fills. Each probe gets a new one.
  private(set) var page = UIView()

  /// Makes a bench for a driver.
  public init(_ driver: any ProbeDriver) { self.driver = driver }

  var window: UIWindow { driver.window }

  /// Runs probes one after the other. `onRow` is called after each with the recording so far and the name of the last
  /// row.
  public func record(
    _ probes: [Probe], device: String, onRow: (ProbeRecording, String) -> Void = { _, _ in }
  ) async -> ProbeRecording {
    var recording = ProbeRecording(device: device, rows: [])
    for probe in probes {
      recording.rows.append(await probe.row(on: self))
      onRow(recording, probe.id)
    }
    return recording
  }

  /// Fills the window with a new, white page.
  func clear() async {
    if let root = window.rootViewController, root.presentedViewController != nil {
      root.dismiss(animated: false)
      await driver.frames(2)
    }
    let root = UIViewController()
    root.view.backgroundColor = .white
    window.rootViewController = root
    page = root.view
    await driver.frames(3)
  }

  /// Returns a square view of 100 × 100 points that was added to the page, committed and shown.
  func square(_ color: UIColor = .red, at origin: CGPoint = CGPoint(x: 40, y: 120)) async -> UIView {
    let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
    view.backgroundColor = color
    page.addSubview(view)
    await driver.frames(2)
    return view
  }

  func keep(_ image: UIImage, as name: String) { pictures.append((name, image)) }
}
