/// Identifies a child for as long as the container knows it. A number is never used for another child.
struct ChildID: Hashable {
  let number: Int
}
