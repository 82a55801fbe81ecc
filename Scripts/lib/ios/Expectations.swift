// What check-ios puts in the place of Swift Testing's macros.
@discardableResult func expect(_ condition: @autoclosure () throws -> Bool) rethrows -> Bool { try condition() }

func require<Value>(_ value: @autoclosure () throws -> Value?) throws -> Value {
  guard let value = try value() else { throw Missing() }
  return value
}

struct Missing: Error {}
