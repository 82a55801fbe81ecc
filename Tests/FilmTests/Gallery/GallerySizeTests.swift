import Foundation
import Testing
import UIKit

@testable import FilmHost

@Suite("The films of all scenes") @MainActor struct GallerySizeTests {
  @Test("are announced with their number, their frames and the space that they need")
  func sizes() throws {
    let items = ["0 select 99\n100 end", "0.5 select 0\n200 end", "0 hop"].map {
      UIApplicationShortcutItem(
        type: $0, localizedTitle: "", localizedSubtitle: nil, icon: nil, userInfo: ["script": $0 as NSString])
    }
    #expect(FilmHost.sizes(of: items, try Options(arguments: [])) == "3 films of 18002 frames: about 3.6 GB")
    #expect(
      FilmHost.sizes(of: items, try Options(arguments: ["--scale", "1", "--fps", "20"]))
        == "3 films of 6002 frames: about 0.6 GB")
    #expect(FilmHost.sizes(of: [], try Options(arguments: [])) == "0 films of 0 frames: about 0.1 GB")
  }
}
