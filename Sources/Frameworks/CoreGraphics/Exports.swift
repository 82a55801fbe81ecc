// Apple's CoreGraphics has CGFloat, CGPoint, CGSize and CGRect. On Linux they are Foundation's.
@_exported import Foundation
