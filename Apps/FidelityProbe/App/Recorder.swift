import UIKit

/// Records all probes and writes the results to the app's documents.
@MainActor enum Recorder {
  static func record(in window: UIWindow, exits: Bool) async {
    let driver = LiveDriver(window: window)
    await driver.frames(30)
    let bench = ProbeBench(driver)
    // Written after every row, so that a probe that crashes the app does not lose the earlier rows.
    _ = await bench.record(Probe.all, device: device) { recording, id in
      write(recording)
      print("recorded \(id)")
    }
    for picture in bench.pictures { save(picture.image.pngData(), as: "pictures/\(picture.name).png") }
    window.rootViewController = StatusPage("done")
    print("done")
    if exits { exit(0) }
  }

  private static var device: String {
    let model = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"].map { "\($0), simulator" }
    let device = UIDevice.current
    return "\(model ?? device.model), \(device.systemName) \(device.systemVersion)"
  }

  private static func write(_ recording: ProbeRecording) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    save(try? encoder.encode(recording), as: "recording.json")
  }

  private static func save(_ data: Data?, as name: String) {
    let file = URL.documents.appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    do { try data?.write(to: file, options: .atomic) } catch { print("\(file.path): \(error)") }
  }
}

extension URL {
  fileprivate static var documents: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }
}
