import CoreGraphics
import Dispatch
import Synchronization

/// Encodes pictures and writes them while the film continues. The result does not depend on the order of the writes,
/// because each picture is a separate file. A picture that repeats the previous one becomes a hard link to its file, as
/// about half of the frames of the demo's films do.
package final class PictureWriter: Sendable {
  private let folder: FilmFolder
  /// The loop, which receives each picture, too; nil if the film has none.
  private let loop: FilmLoop?
  private let queue = DispatchQueue(label: "film.pictures", attributes: .concurrent)
  private let done = DispatchGroup()
  /// Limits the pictures in memory. `add(_:index:)` waits while too many are being written.
  private let slots: DispatchSemaphore
  private let failure = Mutex<(any Error)?>(nil)
  /// The last picture that differed from the one before. Used by the thread that adds pictures.
  private let last = Mutex<Original?>(nil)

  /// A picture with a file of its own.
  private struct Original {
    let image: CGImage
    let index: Int
    /// The group is empty once the file is written, or writing has failed.
    let writing = DispatchGroup()
  }

  package init(folder: FilmFolder, loop: FilmLoop? = nil) {
    (self.folder, self.loop) = (folder, loop)
    slots = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount + 1)
  }

  /// Adds the next picture. Throws the error of an earlier one.
  package func add(_ image: CGImage, index: Int) throws {
    try throwFailure()
    slots.wait()
    let name = FilmFolder.pictureName(index)
    if let original = original(of: image) {
      queue.async(group: done) { [self] in
        original.writing.wait()
        write(image, index) { try folder.link(name, to: FilmFolder.pictureName(original.index)) }
      }
    } else {
      let original = Original(image: image, index: index)
      last.withLock { $0 = original }
      original.writing.enter()
      queue.async(group: done) { [self] in
        write(image, index) { try folder.write(try image.pngData(), to: name) }
        original.writing.leave()
      }
    }
  }

  /// Waits until all pictures are written.
  package func finish() throws {
    done.wait()
    try throwFailure()
  }

  /// Returns the last picture with its own file if this one has the same pixels.
  private func original(of image: CGImage) -> Original? {
    last.withLock { $0.flatMap { image.hasSamePixels(as: $0.image) ? $0 : nil } }
  }

  private func write(_ image: CGImage, _ index: Int, file: () throws -> Void) {
    defer { slots.signal() }
    loop?.add(image, index: index)
    do { try file() } catch { failure.withLock { $0 = $0 ?? error } }
  }

  private func throwFailure() throws {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
