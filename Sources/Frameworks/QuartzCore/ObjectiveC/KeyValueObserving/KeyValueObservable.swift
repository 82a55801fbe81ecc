/// An object of whose properties some notify observers. Its setters call `notify` of `keyValueObservers`, if there are
/// any.
package protocol KeyValueObservable: AnyObject {
  /// The observers of the object; nil until the first one is added.
  var keyValueObservers: KeyValueObservers? { get set }
  /// The properties of this class that notify observers.
  static var observableProperties: ObservableProperties { get }
}

/// The properties of a class that notify observers, by their key paths.
///
/// A key path literal has the class at which it was written, and two key paths of different classes are never equal. The
/// table is therefore made for the class of the key path, with literals in a generic context.
package struct ObservableProperties: @unchecked Sendable {
  /// The keys of the properties. They are those of key-value coding.
  private var keys: [AnyKeyPath: String] = [:]
  private var links: [Link] = []

  /// A property whose value has observable properties itself, such as a controller's view.
  fileprivate struct Link {
    let path: AnyKeyPath
    let key: String
    let type: any KeyValueObservable.Type
  }

  package init() {}

  package mutating func add(_ more: [AnyKeyPath: String]) { keys.merge(more) { $1 } }

  /// Adds a property whose value's properties can be observed through it.
  package mutating func addLink(_ path: AnyKeyPath, _ key: String, to type: any KeyValueObservable.Type) {
    links.append(Link(path: path, key: key, type: type))
  }

  fileprivate func property(at path: AnyKeyPath) -> ObservedProperty? {
    if let key = keys[path] { return ObservedProperty(key: key, link: nil) }
    for link in links {
      for (inner, key) in link.type.observableProperties.keys where link.path.appending(path: inner) == path {
        return ObservedProperty(key: key, link: (link.path, link.key))
      }
    }
    return nil
  }

  /// Returns the property with a name, such as `contentOffset` or `layer.position`, and the key path that reads it.
  fileprivate func property(named name: String) -> (property: ObservedProperty, path: AnyKeyPath)? {
    if let path = keys.first(where: { $0.value == name })?.key { return (ObservedProperty(key: name, link: nil), path) }
    for link in links where name.hasPrefix("\(link.key).") {
      let key = String(name.dropFirst(link.key.count + 1))
      guard let inner = link.type.observableProperties.keys.first(where: { $0.value == key })?.key,
        let path = link.path.appending(path: inner)
      else { continue }
      return (ObservedProperty(key: key, link: (link.path, link.key)), path)
    }
    return nil
  }
}

/// The property that a key path refers to: one of the object, or one of another object that a link leads to.
struct ObservedProperty {
  let key: String
  let link: (path: AnyKeyPath, key: String)?
}

extension KeyValueObservable {
  static func observedProperty(at path: AnyKeyPath) -> ObservedProperty? { observableProperties.property(at: path) }

  static func observedProperty(named name: String) -> (property: ObservedProperty, path: AnyKeyPath)? {
    observableProperties.property(named: name)
  }

  func addObserver(_ observer: any KeyValueObserver, forKey key: String) {
    let observers = keyValueObservers ?? KeyValueObservers()
    keyValueObservers = observers
    observers.add(observer, key)
  }
}
