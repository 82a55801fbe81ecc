// The replacements of Swift Testing's macros in check-ios.
@discardableResult func expect(_ condition: @autoclosure () throws -> Bool) rethrows -> Bool { try condition() }

func require<Value>(_ value: @autoclosure () throws -> Value?) throws -> Value {
  guard let value = try value() else { throw Missing() }
  return value
}

struct Missing: Error {}
