import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A table's estimated headers and footers", .serialized) struct EstimatedBandTests {
  /// Headers of 40 points and footers of 12 points, by constraints.
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 20
    var headers: [Int] = []
    var estimates: ((Int) -> CGFloat)?

    func numberOfSections(in tableView: UITableView) -> Int { count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headers.append(section)
      return view(40)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view(12) }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      estimates?(section) ?? tableView.estimatedSectionHeaderHeight
    }

    private func view(_ height: CGFloat) -> UIView {
      let view = UIView()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: height),
      ])
      return view
    }
  }

  private let sections = Sections()
  private let stage = Stage()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

  private func show() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.sectionHeaderTopPadding = 0
    table.dataSource = sections
    table.delegate = sections
    let page = UIViewController()
    page.view.addSubview(table)
    stage.window.rootViewController = page
    stage.frame()
  }

  @Test("are measured at once by default") func automatic() {
    #expect(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
    show()
    #expect(table.contentSize.height == CGFloat(20 * (40 + 100 + 12)))
  }

  @Test("do not size themselves with an estimate of 0") func disabled() {
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    show()
    #expect(table.contentSize.height == CGFloat(20 * (28 + 100 + 28)))
  }

  @Test("have their estimates until they are visible") func estimated() {
    table.estimatedSectionHeaderHeight = 30
    table.estimatedSectionFooterHeight = 10
    show()
    // Three sections of 152 points, and the beginning of the fourth.
    #expect(sections.headers == [0, 1, 2, 3])
    #expect(table.rectForHeader(inSection: 2).height == 40)
    #expect(table.rectForFooter(inSection: 2).height == 12)
    #expect(table.rectForHeader(inSection: 10).height == 30)
    #expect(table.contentSize.height == CGFloat(4 * 152 + 16 * 140))
    table.contentOffset.y = 8 * 140
    stage.frame()
    #expect(sections.headers.count < 10)
    table.contentOffset.y = 0
    stage.frame()
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    #expect(table.headerViewFrame(0) == CGRect(x: 0, y: 0, width: 320, height: 40))
  }

  @Test("have the delegate's estimates") func byDelegate() {
    sections.estimates = { $0 == 9 ? 100 : 30 }
    show()
    #expect(table.rectForHeader(inSection: 9).height == 100)
    #expect(table.rectForHeader(inSection: 10).height == 30)
  }

  @Test("keep their measured heights when sections are inserted") func inserted() {
    table.estimatedSectionHeaderHeight = 30
    show()
    table.contentOffset.y = 8 * 152
    stage.frame()
    let height = table.rectForHeader(inSection: 0).height
    sections.count = 21
    table.insertSections(IndexSet(integer: 20), with: .none)
    stage.frame()
    #expect(height == 40)
    #expect(table.rectForHeader(inSection: 0).height == 40)
  }
}

extension UITableView {
  fileprivate func headerViewFrame(_ section: Int) -> CGRect? {
    let rect = rectForHeader(inSection: section)
    return subviews.first { $0.frame == rect }?.frame
  }
}
