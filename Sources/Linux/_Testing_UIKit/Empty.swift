// `import Testing` looks for this module wherever one named UIKit is in sight; it is empty on purpose.
