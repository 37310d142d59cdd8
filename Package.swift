// swift-tools-version: 6.3
import PackageDescription

// Where Homebrew has its headers; Debian has them where compilers look, and nothing is to be linked.
#if os(Linux)
  let tomlplusplus: String? = nil
#else
  let tomlplusplus: String? = "tomlplusplus"
#endif

let package = Package(
  name: "Tilework",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "tilework", targets: ["tilework"]),
    .library(name: "TileGrid", targets: ["TileGrid"]),
    .library(name: "TileTemplate", targets: ["TileTemplate"]),
  ],
  targets: [
    // C libraries, each seen by one file or one target only.
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CVips", pkgConfig: "vips",
      providers: [.apt(["libvips-dev"]), .brew(["vips"])]),
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    // toml++ is C++ and all in its headers: the module says where they are, CToml makes C of them.
    .systemLibrary(
      name: "CTomlplusplus", pkgConfig: tomlplusplus,
      providers: [.apt(["libtomlplusplus-dev"]), .brew(["tomlplusplus"])]),
    .target(name: "CToml", dependencies: ["CTomlplusplus"]),
    // The default theme and the starter site, built into the binary.
    .target(name: "CEmbedded", exclude: ["starter", "preview"]),

    // Two folders changing places in one step: what Linux and macOS do differently.
    .target(name: "CExchange"),

    // Libraries that know nothing of sites.
    .target(name: "TileGrid"),
    .target(name: "TileTemplate"),
    .target(name: "TileHTML"),
    .target(name: "TileImages", dependencies: ["CVips"]),
    .target(name: "TileServer", dependencies: ["CMicrohttpd"]),
    .target(name: "TileWatch"),

    // The generator and its command.
    .target(
      name: "TileSite",
      dependencies: [
        "CCmark", "CYaml", "CToml", "CEmbedded", "CExchange", "TileGrid", "TileHTML",
        "TileTemplate",
        "TileImages",
      ]),
    // What shows a site to browsers while it is worked on.
    .target(
      name: "TilePreview", dependencies: ["TileSite", "TileServer", "TileWatch", "TileTemplate"]),
    .executableTarget(
      name: "tilework",
      dependencies: ["TileSite", "TileServer", "TilePreview", "TileTemplate"]),

    // Built by script/bench; no products of the package.
    .executableTarget(name: "gridbench", dependencies: ["TileGrid"], path: "Tests/Bench/Grids"),
    .executableTarget(
      name: "templatebench", dependencies: ["CCmark", "CEmbedded", "TileSite", "TileTemplate"],
      path: "Tests/Bench/Templates"),
    .executableTarget(
      name: "picturebench", dependencies: ["TileImages"], path: "Tests/Bench/Pictures",
      exclude: ["floor.c"]),

    // Run by script/test and script/fuzz; no products of the package.
    .target(name: "FuzzTools", path: "Tests/Fuzz/Shared"),
    .executableTarget(
      name: "templatefuzz", dependencies: ["FuzzTools", "TileTemplate"],
      path: "Tests/Fuzz/Templates", exclude: ["Engine"]),
    .testTarget(
      name: "PageFuzzTests", dependencies: ["FuzzTools", "TileImages", "TileSite", "TileTemplate"],
      path: "Tests/Fuzz/Pages", exclude: ["Engine"]),

    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(name: "TileGridTests", dependencies: ["TileGrid"]),
    .testTarget(name: "TileTemplateTests", dependencies: ["TileTemplate"]),
    .testTarget(name: "TileHTMLTests", dependencies: ["TileHTML"]),
    .testTarget(name: "TileImagesTests", dependencies: ["TileImages"]),
    .testTarget(name: "TileServerTests", dependencies: ["TestSupport", "TileServer"]),
    .testTarget(name: "TileWatchTests", dependencies: ["TestSupport", "TileWatch"]),
    .testTarget(name: "TilePreviewTests", dependencies: ["TilePreview", "TileServer", "TileSite"]),
    .testTarget(
      name: "TileSiteTests", dependencies: ["TileSite", "TileGrid", "TileImages", "TileTemplate"],
      exclude: ["Fixtures"]),
  ],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)

let swiftKinds: [Target.TargetType] = [.regular, .executable, .test]
for target in package.targets
where swiftKinds.contains(target.type) && !target.name.hasPrefix("C") {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
