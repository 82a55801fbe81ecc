import UIKit

#if canImport(AVFoundation)
  import AVFoundation
  import MetalKit
  import WebKit
#endif

/// Views that move by themselves and exist only on Apple's systems.
@MainActor enum FrozenMedia {
  #if canImport(AVFoundation)
    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    static func emitter() -> FrozenSubject? {
      let view = UIView(frame: frame)
      let emitter = CAEmitterLayer()
      emitter.frame = frame
      emitter.emitterPosition = CGPoint(x: 50, y: 50)
      let cell = CAEmitterCell()
      (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (40, 2, 40, .pi * 2)
      cell.contents =
        UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        }.cgImage
      emitter.emitterCells = [cell]
      view.layer.addSublayer(emitter)
      return FrozenSubject(view: view)
    }

    static func video(_ bench: ProbeBench) async -> FrozenSubject? {
      guard let file = await Movie.make() else { return nil }
      let view = UIView(frame: frame)
      let player = AVPlayer(url: file)
      let layer = AVPlayerLayer(player: player)
      layer.frame = frame
      view.layer.addSublayer(layer)
      player.play()
      return FrozenSubject(view: view) { player.currentTime().seconds }
    }

    static func metal() -> FrozenSubject? {
      guard let device = MTLCreateSystemDefaultDevice() else { return nil }
      let view = MetalCounter(frame: frame, device: device)
      // Snapshots can then read what was drawn.
      view.framebufferOnly = false
      return FrozenSubject(view: view) { Double(view.drawn) }
    }

    static func web(_ bench: ProbeBench) async -> FrozenSubject? {
      let view = WKWebView(frame: frame)
      view.loadHTMLString(
        """
        <body style="margin:0"><script>
        var n = 0;
        function step() { n++; document.body.style.background = n % 2 ? 'red' : 'blue'; requestAnimationFrame(step); }
        step();
        </script></body>
        """, baseURL: nil)
      await bench.driver.seconds(1)
      return FrozenSubject(view: view) {
        await withCheckedContinuation { continuation in
          view.evaluateJavaScript("n") { count, _ in
            continuation.resume(returning: (count as? NSNumber)?.doubleValue ?? -1)
          }
        }
      }
    }
  #else
    static func emitter() -> FrozenSubject? { nil }
    static func video(_ bench: ProbeBench) async -> FrozenSubject? { nil }
    static func metal() -> FrozenSubject? { nil }
    static func web(_ bench: ProbeBench) async -> FrozenSubject? { nil }
  #endif
}

#if canImport(AVFoundation)
  /// A view that draws a lighter gray with Metal in each frame, and counts the pictures.
  final class MetalCounter: MTKView {
    private(set) var drawn = 0
    private lazy var queue = device?.makeCommandQueue()

    override func draw(_ rect: CGRect) {
      let gray = Double(drawn % 97) / 97
      clearColor = MTLClearColor(red: gray, green: gray, blue: gray, alpha: 1)
      guard let pass = currentRenderPassDescriptor, let drawable = currentDrawable,
        let buffer = queue?.makeCommandBuffer(), let encoder = buffer.makeRenderCommandEncoder(descriptor: pass)
      else { return }
      encoder.endEncoding()
      buffer.present(drawable)
      buffer.commit()
      drawn += 1
    }
  }

  /// A ten-second movie that becomes brighter with each frame.
  enum Movie {
    @MainActor static func make() async -> URL? {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("probe.mov")
      try? FileManager.default.removeItem(at: file)
      guard let writer = try? AVAssetWriter(outputURL: file, fileType: .mov) else { return nil }
      let settings: [String: Any] = [
        AVVideoCodecKey: AVVideoCodecType.h264, AVVideoWidthKey: 64, AVVideoHeightKey: 64,
      ]
      let input = AVAssetWriterInput(mediaType: .video, outputSettings: settings)
      let adaptor = AVAssetWriterInputPixelBufferAdaptor(assetWriterInput: input)
      writer.add(input)
      guard writer.startWriting() else { return nil }
      writer.startSession(atSourceTime: .zero)
      for index in 0..<100 {
        guard let buffer = picture(UInt8(index * 2)) else { return nil }
        while !input.isReadyForMoreMediaData { await Task.yield() }
        adaptor.append(buffer, withPresentationTime: CMTime(value: CMTimeValue(index), timescale: 10))
      }
      input.markAsFinished()
      await withCheckedContinuation { continuation in writer.finishWriting { continuation.resume() } }
      return writer.status == .completed ? file : nil
    }

    private static func picture(_ gray: UInt8) -> CVPixelBuffer? {
      var buffer: CVPixelBuffer?
      CVPixelBufferCreate(nil, 64, 64, kCVPixelFormatType_32BGRA, nil, &buffer)
      guard let buffer else { return nil }
      CVPixelBufferLockBaseAddress(buffer, [])
      if let data = CVPixelBufferGetBaseAddress(buffer) {
        memset(data, Int32(gray), CVPixelBufferGetBytesPerRow(buffer) * 64)
      }
      CVPixelBufferUnlockBaseAddress(buffer, [])
      return buffer
    }
  }
#endif
