// `import Testing` looks for this module wherever one named CoreGraphics is in sight; it is empty on purpose.
