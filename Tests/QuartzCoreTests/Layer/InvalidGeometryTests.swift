import QuartzCore
import Testing

/// Core Animation raises `CALayerInvalidGeometry` for geometry that is not a number.
@Suite("Setting a layer's geometry to NaN stops the program and names the layer", .serialized)
struct InvalidGeometryTests {
  private func expect(_ result: ExitTest.Result?, _ words: String) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("CALayerInvalidGeometry: CALayer \(words). Layer: <CALayer: 0x"), "\(text)")
    #expect(text.contains("; name = plate"), "\(text)")
  }

  private static func plate() -> CALayer {
    let layer = CALayer()
    layer.name = "plate"
    return layer
  }

  @Test("for the position")
  func position() async {
    let both = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.plate().position = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
    }
    expect(both, "position contains NaN: [nan nan]")
    let one = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.plate().position = CGPoint(x: 75.75, y: CGFloat.nan)
    }
    expect(one, "position contains NaN: [75.75 nan]")
  }

  @Test("for the bounds")
  func bounds() async {
    let origin = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.plate().bounds = CGRect(x: 0, y: CGFloat.nan, width: 288, height: 144)
    }
    expect(origin, "bounds contains NaN: [0 nan; 288 144]")
    let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.plate().bounds.size.width = .nan
    }
    expect(size, "bounds contains NaN: [0 0; nan 0]")
  }

  @Test("for the frame, which sets the position first")
  func frame() async {
    let origin = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.plate().frame = CGRect(x: CGFloat.nan, y: 17, width: 10, height: 10)
    }
    expect(origin, "position contains NaN: [nan 22]")
    let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.plate().frame = CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan)
    }
    expect(size, "position contains NaN: [5 nan]")
  }

  @Test("for key paths")
  func keyPaths() async {
    let position = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.plate().setValue(Double.nan, forKeyPath: "position.x")
    }
    expect(position, "position contains NaN: [nan 0]")
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.plate().setValue(Double.nan, forKeyPath: "bounds.size.height")
    }
    expect(bounds, "bounds contains NaN: [0 0; 0 nan]")
  }

  @Test("but not for an infinite value, which is accepted")
  func infinite() {
    let layer = Self.plate()
    layer.position = CGPoint(x: CGFloat.infinity, y: 0)
    layer.bounds.size.width = .infinity
    #expect(layer.position.x == .infinity && layer.bounds.width == .infinity)
  }
}
