import CoreGraphics
import Dispatch
import Synchronization

/// Encodes pictures and writes them beside the film that goes on. What is written does not depend on the order in
/// which that happens: each picture is a file of its own.
package final class PictureWriter: Sendable {
  private let folder: FilmFolder
  /// Gets each picture too, if the film has a loop.
  private let loop: FilmLoop?
  private let queue = DispatchQueue(label: "film.pictures", attributes: .concurrent)
  private let done = DispatchGroup()
  /// Bounds the pictures in memory: who adds one waits while so many are under way.
  private let slots: DispatchSemaphore
  private let failure = Mutex<(any Error)?>(nil)

  package init(folder: FilmFolder, loop: FilmLoop? = nil) {
    (self.folder, self.loop) = (folder, loop)
    slots = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount + 1)
  }

  /// Takes a picture over; throws what went wrong with an earlier one.
  package func add(_ image: CGImage, index: Int) throws {
    try throwFailure()
    slots.wait()
    queue.async(group: done) { [self] in
      defer { slots.signal() }
      loop?.add(image, index: index)
      do { try folder.write(try image.pngData(), to: FilmFolder.pictureName(index)) } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
  }

  /// Waits until all pictures are written.
  package func finish() throws {
    done.wait()
    try throwFailure()
  }

  private func throwFailure() throws {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
