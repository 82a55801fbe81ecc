import XCTest

XCTMain([testCase(BaseTests.allTests)])
