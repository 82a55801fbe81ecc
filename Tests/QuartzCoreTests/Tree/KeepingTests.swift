import QuartzCore
import Testing

@Suite("The elements that an array keeps") struct KeepingTests {
  @Test("are those of a filter")
  func filter() {
    for set in 0..<32 {
      let array = [0, 1, 2, 3, 4]
      #expect(array.keeping { set >> $0 & 1 == 1 } == array.filter { set >> $0 & 1 == 1 })
    }
  }

  @Test("are in the same memory if they are all")
  func memory() {
    let array = [1, 2, 3]
    func place(_ array: [Int]) -> UnsafePointer<Int>? { array.withUnsafeBufferPointer(\.baseAddress) }
    #expect(place(array.keeping { $0 > 0 }) == place(array))
    #expect(place(array.keeping { $0 > 1 }) != place(array))
  }
}
