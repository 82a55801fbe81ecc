/// The parts of accessibility that belong to no object, such as the user's settings and their notifications.
/// (Guesses: ax-8, ax-9.)
public struct UIAccessibility {}
