import CoreGraphics
import Foundation
import Testing

@Suite("A C function of geometry") struct GeometryFunctionTests {
  private let rect = CGRectMake(10, 20, 30, 40)

  @Test("makes the value that Swift's initializer makes") func making() {
    #expect(rect == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect(CGRectZero == .zero && CGPointZero == .zero && CGSizeZero == .zero)
    #expect(CGRectIsNull(CGRectNull) && CGRectIsInfinite(CGRectInfinite) && CGRectIsEmpty(CGRectZero))
  }

  @Test("reads a rectangle, also one with negative sizes") func reading() {
    for rect in [rect, CGRectMake(40, 60, -30, -40)] {
      let values = [
        CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect),
        CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect),
      ]
      #expect(values == [10, 25, 40, 30, 20, 40, 60, 40])
      #expect(CGRectEqualToRect(rect, self.rect))
      #expect(CGRectStandardize(rect).size.width == 30)
    }
  }

  @Test("compares and combines") func combining() {
    #expect(CGPointEqualToPoint(CGPointZero, .zero) && !CGPointEqualToPoint(CGPointZero, CGPointMake(0, 1)))
    #expect(CGSizeEqualToSize(CGSizeZero, .zero) && !CGSizeEqualToSize(CGSizeZero, CGSizeMake(0, 1)))
    #expect(CGRectInset(rect, 1, 2) == CGRectMake(11, 22, 28, 36))
    #expect(CGRectOffset(rect, 1, 2) == CGRectMake(11, 22, 30, 40))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    #expect(CGRectUnion(rect, CGRectMake(0, 0, 1, 1)) == CGRectMake(0, 0, 40, 60))
    #expect(CGRectIntersection(rect, CGRectMake(0, 0, 20, 30)) == CGRectMake(10, 20, 10, 10))
    #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(0, 0, 1, 1))))
    #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)) && !CGRectContainsPoint(rect, CGPointMake(40, 20)))
    #expect(CGRectContainsRect(rect, CGRectInset(rect, 1, 1)) && !CGRectContainsRect(rect, CGRectInset(rect, -1, 1)))
  }

  @Test("transforms") func transforming() {
    let turn = CGAffineTransformMakeRotation(.pi / 2)
    let move = CGAffineTransformMakeTranslation(1, 2)
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity) && !CGAffineTransformIsIdentity(move))
    #expect(CGAffineTransformEqualToTransform(move, CGAffineTransformMake(1, 0, 0, 1, 1, 2)))
    #expect(CGAffineTransformConcat(turn, move) == turn.concatenating(move))
    #expect(CGAffineTransformTranslate(turn, 1, 2) == turn.translatedBy(x: 1, y: 2))
    #expect(CGAffineTransformScale(move, 2, 3) == move.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformRotate(move, 1) == move.rotated(by: 1))
    #expect(CGAffineTransformInvert(move) == CGAffineTransformMakeTranslation(-1, -2))
    let scale = CGAffineTransformMakeScale(2, 3)
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), scale) == CGPointMake(2, 3))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 1), scale) == CGSizeMake(2, 3))
    #expect(CGRectApplyAffineTransform(CGRectMake(1, 1, 1, 1), scale) == CGRectMake(2, 3, 2, 3))
  }
}
