internal import TileTemplate

/// What search engines are told of a page in the words of https://schema.org, as JSON-LD.
///
/// Blocks say of themselves what they hold, by attributes of their elements (microdata); that is not
/// said again here. Where they speak of the organization they name it as `id` does.
struct StructuredData {
  private let world: World
  private let place: Int

  init(_ place: Int, in world: World) { (self.place, self.world) = (place, world) }

  private var site: Site { _read { yield world.site } }
  private var page: Page { _read { yield world.site.pages[place] } }
  private var language: SiteLanguage { _read { yield world.site.languages[page.language] } }
  private var own: Organization { _read { yield language.settings.organization } }
  private var origin: String { world.site.settings.base.origin }
  private var address: String { origin + world.addresses[place] }
  private var home: String { origin + world.addresses[language.home] }
  /// The same in all languages: there is one.
  private var organizationID: String { origin + world.addresses[0] + "#organization" }

  /// JSON that can stand in a script element; nil where nothing is to be said, or addresses are not
  /// whole.
  var json: String? {
    guard site.hasOrigin, site.settings.outputs.makes(.structuredData), !page.isNotFound
    else { return nil }
    var things: [Value] = []
    let blocks = Set(page.body.blocks.map(\.name))
    if page.isHome { things.append(.map(webSite)) }
    let isContact = page.frontMatter.layout?.value == "contact"
    if page.isHome || isContact || blocks.contains("contact") || blocks.contains("hours") {
      things.append(.map(organization(besides: blocks)))
    }
    if let thing { things.append(.map(thing)) }
    if let breadcrumbs { things.append(.map(breadcrumbs)) }
    if things.isEmpty { return nil }
    let all: Value = ["@context": "https://schema.org", "@graph": .list(things)]
    return all.json
  }

  // MARK: The site and who is behind it

  private var webSite: Fields {
    var fields: Fields = named("WebSite", language.settings.title)
    fields["@id"] = .text(home + "#website")
    fields["url"] = .text(home)
    fields["inLanguage"] = .text(language.tag)
    fields["publisher"] = ["@id": .text(organizationID)]
    return fields
  }

  /// A kind of schema.org: opening hours belong to a place.
  private var organizationType: String {
    own.type == "Organization" && !own.hours.isEmpty ? "LocalBusiness" : own.type
  }

  /// - Parameter blocks: of the page, which say some of it themselves.
  private func organization(besides blocks: Set<String>) -> Fields {
    var fields = organizationReference
    if !language.settings.description.isEmpty {
      fields["description"] = .text(language.settings.description)
    }
    if let logo = absolute(language.logo) {
      fields["logo"] = .text(logo)
      fields["image"] = .text(logo)
    }
    if !blocks.contains("contact") {
      if let telephone = own.telephone { fields["telephone"] = .text(telephone) }
      if let email = own.email { fields["email"] = .text(email) }
    }
    if let postal = own.postal {
      var address = Fields()
      address["@type"] = "PostalAddress"
      for (key, value) in postal { address[key] = .text(value) }
      fields["address"] = .map(address)
    } else if !own.address.isEmpty {
      fields["address"] = .text(own.address.joined(separator: ", "))
    }
    if !blocks.contains("hours") {
      let rows = own.hours.flatMap { OpeningHours.read(days: $0.days, time: $0.time) }
      if !rows.isEmpty {
        fields["openingHoursSpecification"] = .list(
          rows.map { row in
            [
              "@type": "OpeningHoursSpecification", "dayOfWeek": .list(row.days.map(Value.text)),
              "opens": .text(row.opens), "closes": .text(row.closes),
            ]
          })
      }
    }
    return fields
  }

  /// As much as a page says of it that speaks of something else.
  private var organizationReference: Fields {
    var fields = named(organizationType, language.publisher)
    fields["@id"] = .text(organizationID)
    fields["url"] = .text(home)
    return fields
  }

  // MARK: What the page is of

  private var thing: Fields? {
    let kind = page.frontMatter.schema ?? (page.frontMatter.date == nil ? nil : "Article")
    guard let kind, !page.isApart else { return nil }
    var fields = named(kind, page.title)
    let isText = kind.hasSuffix("Article") || kind.hasSuffix("Posting") || kind == "Report"
    if isText && kind != "JobPosting" {
      fields = Fields()
      fields["@type"] = .text(kind)
      fields["headline"] = .text(page.title)
      fields["mainEntityOfPage"] = .text(address)
      addDates(&fields)
      let authors = page.authors.map { ["@type": "Person", "name": .text($0)] as Value }
      fields["author"] =
        authors.isEmpty
        ? .map(organizationReference) : authors.count == 1 ? authors[0] : .list(authors)
      fields["publisher"] = ["@id": .text(organizationID)]
      fields["inLanguage"] = .text(language.tag)
    } else if kind == "Service" {
      fields["provider"] = .map(organizationReference)
    }
    fields["url"] = .text(address)
    if !page.summary.isEmpty { fields["description"] = .text(page.summary) }
    if let image = absolute(page.tilePicture) { fields["image"] = .text(image) }
    return fields
  }

  private func addDates(_ fields: inout Fields) {
    if let date = page.frontMatter.date { fields["datePublished"] = .text(date.text) }
    if let date = page.frontMatter.updated ?? page.frontMatter.date {
      fields["dateModified"] = .text(date.text)
    }
  }

  /// The way from the home page.
  private var breadcrumbs: Fields? {
    var way = [place]
    while let parent = site.pages[way[way.count - 1]].parent { way.append(parent) }
    if way.count < 2 { return nil }
    let steps = way.reversed().enumerated().map { number, step -> Value in
      let name = site.pages[step].isHome ? language.settings.words["home"] : site.pages[step].title
      return [
        "@type": "ListItem", "position": .int(number + 1), "name": .text(name),
        "item": .text(origin + world.addresses[step]),
      ]
    }
    var fields = Fields()
    fields["@type"] = "BreadcrumbList"
    fields["itemListElement"] = .list(steps)
    return fields
  }

  private func named(_ type: String, _ name: String) -> Fields {
    var fields = Fields()
    fields["@type"] = .text(type)
    fields["name"] = .text(name)
    return fields
  }

  private func absolute(_ picture: PictureSource?) -> String? { world.absolute(picture) }
}

extension World {
  /// The whole address of a picture; nil where it has none.
  func absolute(_ picture: PictureSource?) -> String? {
    switch picture {
    case nil: return nil
    case .address(let address): return address
    case .file(let name):
      guard site.hasOrigin, let files = pictures[name] else { return nil }
      return site.settings.base.origin + files.src
    }
  }
}
