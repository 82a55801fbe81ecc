// `import Testing` looks for this module wherever one named CoreGraphics is visible; it is empty on purpose.
