import Stage
import Testing
import UIKit

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

@MainActor @Suite("An associated object", .serialized) struct AssociatedObjectTests {
  final class Word: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Word() }
  }

  @Test(
    "is found by its key, replaced, and removed",
    arguments: [
      { UIView() }, { UIViewController() }, { CALayer() }, { CABasicAnimation() }, { UITapGestureRecognizer() },
      { NSObject() },
    ] as [@MainActor @Sendable () -> NSObject])
  func values(_ make: @MainActor @Sendable () -> NSObject) {
    let object = make()
    #expect(objc_getAssociatedObject(object, &firstKey) == nil)
    objc_setAssociatedObject(object, &firstKey, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &secondKey, CGSize(width: 1, height: 2), .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &firstKey) as? Int == 7)
    #expect(objc_getAssociatedObject(object, &secondKey) as? CGSize == CGSize(width: 1, height: 2))
    objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(object, &firstKey) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, &secondKey) == nil)
  }

  @Test("is retained, copied or assigned according to its policy")
  func policies() {
    let (owner, word) = (UIView(), Word())
    objc_setAssociatedObject(owner, &firstKey, word, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &firstKey) as? Word === word)
    objc_setAssociatedObject(owner, &firstKey, word, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    let copy = objc_getAssociatedObject(owner, &firstKey) as? Word
    #expect(copy != nil && copy !== word)
    weak var lost: Word?
    do {
      let passing = Word()
      lost = passing
      objc_setAssociatedObject(owner, &firstKey, passing, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &firstKey) as? Word === passing)
    }
    #expect(lost == nil && objc_getAssociatedObject(owner, &firstKey) == nil)
  }

  @Test("is released with a view at once, and with any other object in the next frame")
  func going() {
    let stage = Stage()
    weak var ofView: Word?
    weak var ofOther: Word?
    do {
      let (view, other) = (UIView(), NSObject())
      let (one, two) = (Word(), Word())
      (ofView, ofOther) = (one, two)
      objc_setAssociatedObject(view, &firstKey, one, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(other, &firstKey, two, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(ofView == nil)
    stage.frame()
    #expect(ofOther == nil)
  }

  @Test("comes with class_getName, autoreleasepool and NSEC_PER_SEC")
  func runtime() {
    #expect(String(cString: class_getName(Word.self)) == String(reflecting: Word.self))
    #expect(String(cString: class_getName(UIView.self)) == "UIKit.UIView")
    #expect(autoreleasepool { 3 } == 3)
    #expect(NSEC_PER_SEC == 1_000_000_000)
  }

  @Test("is not found in a new object at the address of a deallocated one")
  func places() {
    var found = 0
    for _ in 0..<200 {
      do { objc_setAssociatedObject(NSObject(), &firstKey, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
      if objc_getAssociatedObject(NSObject(), &firstKey) != nil { found += 1 }
    }
    #expect(found == 0)
  }
}
