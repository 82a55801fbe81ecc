/// The parts of accessibility that belong to no object, such as the user's settings and their notifications.
public struct UIAccessibility {}
