import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("A selector") struct SelectorFunctionTests {
    @Test("recognizes function types by their descriptions")
    func functions() {
      let functions: [Any.Type] = [
        (() -> Void).self, ((Int) -> (Int) -> Int).self, (@MainActor (CALayer) -> Void).self,
        (@Sendable () -> [Int]).self,
      ]
      let others: [Any.Type] = [
        Void.self, Int.self, [() -> Void].self, (Int, () -> Void).self, Optional<() -> Void>.self, CALayer.self,
      ]
      #expect(functions.map(SelectorMethod.isFunction) == [true, true, true, true])
      #expect(others.map(SelectorMethod.isFunction) == [false, false, false, false, false, false])
    }
  }
}
