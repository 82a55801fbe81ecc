// `import UIKit` alone brings Foundation, CoreGraphics and QuartzCore, as it does on Apple's systems.
@_exported import QuartzCore
