import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

@Suite("A release") struct ContainerPanSettingsTests {
  @Test(
    "decides by position and velocity",
    arguments: [
      (0.0, 0.0, false), (0.4, 0, false), (0.49, 499, false), (0.5, 0, true), (0.9, -499, true), (0.1, 500, true),
      (0.9, -500, false), (1, 0, true),
    ])
  func commits(_ progress: Double, _ velocity: Double, _ expected: Bool) {
    #expect(ContainerPanSettings().commits(progress: progress, velocity: velocity) == expected)
  }
}
