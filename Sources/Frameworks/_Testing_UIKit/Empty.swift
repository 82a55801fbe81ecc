// `import Testing` looks for this module wherever a module named UIKit is visible. It is empty on purpose.
