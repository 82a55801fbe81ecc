import Base

/// Returns 2.
public func kit() -> Int { base() + 1 }

/// Does not compile.
public func trapped() { UIMissingThing().show() }
