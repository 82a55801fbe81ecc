import Foundation
import QuartzCore
import Testing

extension QuartzCoreSuite {
  @Suite("A map table") struct MapTableTests {
    private final class Key: NSObject, NSCopying {
      let name: String

      init(_ name: String) { self.name = name }

      override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.name == name }
      override var hash: Int { name.hashValue }
      func copy(with zone: NSZone? = nil) -> Any { Key(name) }
    }

    private final class Plain {}

    typealias Table = NSMapTable<NSObject, AnyObject>

    static let tables: [(String, @Sendable () -> Table, keepsKey: Bool, keepsValue: Bool)] = [
      ("strong to strong", { Table.strongToStrongObjects() }, true, true),
      ("weak to strong", { Table.weakToStrongObjects() }, false, true),
      ("strong to weak", { Table.strongToWeakObjects() }, true, false),
      ("weak to weak", { Table.weakToWeakObjects() }, false, false),
      ("copied", { Table(keyOptions: .copyIn, valueOptions: .strongMemory) }, true, true),
    ]

    @Test("removes an entry with a key or a value that it does not retain", arguments: tables)
    func memory(name: String, make: @Sendable () -> Table, keepsKey: Bool, keepsValue: Bool) {
      for (dropsKey, keeps) in [(true, keepsKey), (false, keepsValue)] {
        let table = make()
        var (key, value) = (Key("a") as Key?, Plain() as Plain?)
        table.setObject(value, forKey: key)
        #expect(table.count == 1 && table.object(forKey: Key("a")) === value)
        weak var dropped: AnyObject?
        dropped = dropsKey ? key as AnyObject? : value
        if dropsKey { key = nil } else { value = nil }
        #expect(table.count == (keeps ? 1 : 0))
        #expect((table.object(forKey: Key("a")) != nil) == keeps)
        #expect(table.keyEnumerator().allObjects.count == (keeps ? 1 : 0))
        #expect(keeps || dropped == nil)
        withExtendedLifetime((key, value)) {}
      }
    }

    @Test("releases the value of a key that is gone with its next use")
    func release() {
      let table = Table.weakToStrongObjects()
      var key = Key("a") as Key?
      weak var value: Plain?
      do {
        let made = Plain()
        value = made
        table.setObject(made, forKey: key)
      }
      #expect(value != nil)
      key = nil
      #expect(table.count == 0 && value == nil)
    }

    @Test("releases the values of keys that are gone also if it is only added to, and keeps the others")
    func growth() {
      final class Weak {
        weak var object: Plain?
      }
      let table = Table.weakToStrongObjects()
      let kept = (0..<20).map { Key("kept \($0)") }
      for key in kept { table.setObject(key, forKey: key) }
      let values = (0..<1000).map { index in
        let (value, holder) = (Plain(), Weak())
        holder.object = value
        table.setObject(value, forKey: Key("\(index)"))
        return holder
      }
      #expect(values.filter { $0.object != nil }.count <= 2 * kept.count)
      #expect(kept.allSatisfy { table.object(forKey: $0) === $0 } && table.count == kept.count)
    }

    @Test("finds equal keys, or the same object only, and replaces values")
    func keys() {
      let equal = NSMapTable<Key, NSString>()
      equal.setObject("x", forKey: Key("a"))
      equal.setObject("y", forKey: Key("a"))
      equal.setObject("z", forKey: Key("b"))
      #expect(equal.count == 2 && equal.object(forKey: Key("a")) == "y")
      #expect(Set(equal.keyEnumerator().compactMap { ($0 as? Key)?.name }) == ["a", "b"])
      #expect(Set(equal.objectEnumerator()?.compactMap { $0 as? NSString } ?? []) == ["y", "z"])
      #expect(equal.dictionaryRepresentation() == [Key("a"): "y", Key("b"): "z"])
      equal.removeObject(forKey: Key("a"))
      equal.setObject(nil, forKey: Key("c"))
      equal.setObject("w", forKey: nil)
      #expect(equal.count == 1 && equal.object(forKey: nil) == nil && equal.object(forKey: Key("a")) == nil)
      equal.removeAllObjects()
      #expect(equal.count == 0)
      let same = NSMapTable<Key, NSString>(keyOptions: .objectPointerPersonality, valueOptions: [], capacity: 4)
      let key = Key("a")
      same.setObject("x", forKey: key)
      same.setObject("y", forKey: Key("a"))
      #expect(same.count == 2 && same.object(forKey: key) == "x" && same.object(forKey: Key("a")) == nil)
    }

    @Test("compares objects of plain Swift classes by identity")
    func plain() {
      let table = NSMapTable<Plain, NSNumber>.weakToStrongObjects()
      let (one, two) = (Plain(), Plain())
      table.setObject(1, forKey: one)
      table.setObject(2, forKey: two)
      #expect(table.object(forKey: one) == 1 && table.object(forKey: two) == 2 && table.object(forKey: Plain()) == nil)
    }

    @Test("copies keys if that is among its options")
    func copies() {
      let table = NSMapTable<Key, NSString>(keyOptions: .copyIn)
      let key = Key("a")
      table.setObject("x", forKey: key)
      #expect(table.object(forKey: key) == "x" && table.keyEnumerator().nextObject() as? Key !== key)
    }
  }
}
