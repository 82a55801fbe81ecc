// Apple's CoreGraphics brings CGFloat, CGPoint, CGSize and CGRect; on Linux they are Foundation's.
@_exported import Foundation
