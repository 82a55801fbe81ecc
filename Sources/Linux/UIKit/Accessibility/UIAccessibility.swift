/// What belongs to accessibility and to no object: settings of the user's, and their notifications.
public struct UIAccessibility {}
