import UIKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

extension Probe {
  private static let noSwiftUI = "there is no SwiftUI"

  /// Probes of what SwiftUI does with the controllers of a representable.
  static var swiftUI: [Probe] { [environment, preferences, hits] }

  private static var environment: Probe {
    Probe(
      "swiftui/environment", "the text size around a representable changes, which its update reads, or does not",
      settles: ["kit-6"], notOnLinux: noSwiftUI
    ) { bench in
      var outcome: [String: ProbeValue] = [:]
      #if canImport(SwiftUI)
        for reads in [false, true] {
          let counter = UpdateCounter(reads: reads)
          let host = UIHostingController(rootView: CountedView(counter: counter, size: .large))
          bench.window.rootViewController = host
          await bench.driver.seconds(0.3)
          let before = counter.updates
          host.rootView = CountedView(counter: counter, size: .xxxLarge)
          await bench.driver.seconds(0.3)
          outcome[reads ? "updatesIfRead" : "updatesIfNotRead"] = .bool(counter.updates > before)
        }
      #endif
      return ProbeFinding(outcome: outcome)
    }
  }

  private static var preferences: Probe {
    Probe(
      "swiftui/preferences", "a hosting controller is made in a representable's update, and in the next turn",
      settles: ["kit-7"], notOnLinux: noSwiftUI
    ) { bench in
      var outcome: [String: ProbeValue] = [:]
      #if canImport(SwiftUI)
        for isLate in [false, true] {
          let log = PreferenceLog()
          let view = PreferringController(isLate: isLate).onPreferenceChange(NameKey.self) { log.names.append($0) }
          bench.window.rootViewController = UIHostingController(rootView: view)
          await bench.driver.seconds(0.5)
          outcome[isLate ? "passesLate" : "passesInUpdate"] = .bool(log.names.contains("page"))
        }
      #endif
      return ProbeFinding(outcome: outcome)
    }
  }

  private static var hits: Probe {
    Probe(
      "swiftui/hit", "a horizontal scroll view of SwiftUI is hit without an event",
      settles: ["kit-8"], notOnLinux: noSwiftUI
    ) { bench in
      var outcome: [String: ProbeValue] = [:]
      #if canImport(SwiftUI)
        let rows = ScrollView(.horizontal) { HStack { ForEach(0..<40) { Text("Row \($0)").frame(width: 80) } } }
        let host = UIHostingController(rootView: rows)
        bench.window.rootViewController = host
        await bench.driver.seconds(0.5)
        let center = CGPoint(x: host.view.bounds.midX, y: host.view.bounds.midY)
        let hit = host.view.hitTest(center, with: nil)
        let views = sequence(first: hit, next: { $0?.superview }).prefix { $0 !== host.view }
        outcome["findsScrollView"] = .bool(views.contains { $0 is UIScrollView })
        outcome["isHostingView"] = .bool(hit === host.view)
      #endif
      return ProbeFinding(outcome: outcome)
    }
  }
}

#if canImport(SwiftUI)
  /// Counts the updates of a representable.
  @MainActor private final class UpdateCounter {
    let reads: Bool
    var updates = 0

    init(reads: Bool) { self.reads = reads }
  }

  private struct CountedController: UIViewControllerRepresentable {
    let counter: UpdateCounter

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      counter.updates += 1
      if counter.reads { _ = context.environment.dynamicTypeSize }
    }
  }

  private struct CountedView: View {
    let counter: UpdateCounter
    let size: DynamicTypeSize

    var body: some View { CountedController(counter: counter).environment(\.dynamicTypeSize, size) }
  }

  @MainActor private final class PreferenceLog {
    var names: [String] = []
  }

  private struct NameKey: PreferenceKey {
    static let defaultValue = ""

    static func reduce(value: inout String, nextValue: () -> String) {
      let next = nextValue()
      if !next.isEmpty { value = next }
    }
  }

  /// A controller with a child that hosts a view with a preference.
  private struct PreferringController: UIViewControllerRepresentable {
    let isLate: Bool

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      guard controller.children.isEmpty else { return }
      if isLate { DispatchQueue.main.async { addHost(to: controller) } } else { addHost(to: controller) }
    }

    @MainActor private func addHost(to controller: UIViewController) {
      guard controller.children.isEmpty else { return }
      let host = UIHostingController(rootView: Text("Page").preference(key: NameKey.self, value: "page"))
      controller.addChild(host)
      host.view.frame = controller.view.bounds
      controller.view.addSubview(host.view)
      host.didMove(toParent: controller)
    }
  }
#endif
