import Nimble
import Quick
import UIKit
@testable import Kit

class KitSpec: QuickSpec {
  override class func spec() {
    sharedExamples("a number") { (context: @escaping SharedExampleContext) in
      it("is one") { expect(context()["number"] as? Int).to(equal(kit())) }
    }
    describe("A kit") {
      var list: [Int] = []
      beforeEach { list = [1] }
      justBeforeEach { list.append(2) }
      itBehavesLike("a number") { ["number": 2] }
      it("matches") {
        let view = UIView()
        expect(view) === view
        expect(view) !== UIView()
        expect(view).to(beIdenticalTo(view))
        expect(view).to(beAKindOf(UIResponder.self))
        expect(view).to(beAnInstanceOf(UIView.self))
        expect(list).to(haveCount(2))
        expect(list).to(contain(1, 2))
        expect(list).to(beginWith(1))
        expect(list).toNot(beEmpty())
        expect("").to(beEmpty())
        expect([Int]()).to(beEmpty())
        expect("page").to(beginWith("p") && endWith("e"))
        expect("page").to(match("^p.*e$"))
        expect(1.0) ≈ 1.00001
        expect(1) > 0
        expect(1).to(beGreaterThanOrEqualTo(1))
        expect(list).to(allPass { $0 < 3 })
        expect(true).to(beTruthy())
        expect(view.superview).to(beFalsy())
        expect(view.superview as UIView?).to(beNil())
        expect { throw NSError(domain: "a", code: 1) }.to(throwError())
        expect(kit()).to(satisfyAnyOf(equal(1), equal(2)))
        let number: Int? = nil
        expect(number) == nil
        expect(1 as Int?) != nil
        expect(view.superview) == nil
        expect(view) != nil
        expect((1, "a")) == (1, "a")
        expect((1, "a", 2)) != (1, "b", 2)
        expect((1, 2, 3, 4)).to(equal((1, 2, 3, 4)))
        expect { precondition(list.isEmpty, "on purpose") }.to(throwAssertion())
        expect { kit() }.toNot(throwAssertion())
      }
      it("waits") {
        var isDone = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { isDone = true }
        expect(isDone).to(beFalse())
        expect(isDone).toEventually(beTrue(), timeout: .seconds(5))
        waitUntil(timeout: .seconds(5)) { done in DispatchQueue.main.async { done() } }
      }
      it("fails to be identical") { expect(UIView()) === UIView() }
      xit("is not run") { fatalError() }
    }
  }
}

class AsyncKitSpec: AsyncSpec {
  override class func spec() {
    describe("An asynchronous example") {
      it("waits") {
        try await Task.sleep(nanoseconds: 1_000_000)
        expect(kit()) == 2
      }
    }
  }
}

class TrappedSpec: QuickSpec {
  override func spec() {
    it("is one of two") {}
    trapped()
    it("is the other") {}
  }
}
