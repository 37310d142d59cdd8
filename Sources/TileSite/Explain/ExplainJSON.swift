private import TileGrid
private import TileTemplate

extension Explanation {
  /// One line of JSON for tools. Widths and rectangles are in CSS pixels; areas count tracks from 0;
  /// a band without `to` has no end.
  public var json: String {
    let value: Value = [
      "title": .text(title), "source": isMadeUp ? .none : .text(source), "address": .text(address),
      "output": .text(output), "template": .text(template), "grids": .list(grids.map(\.value)),
    ]
    return value.json ?? "{}"
  }
}

extension ExplainedGrid {
  fileprivate var value: Value {
    var tiles: [Value] = []
    for (place, title) in titles.enumerated() {
      tiles.append([
        "title": .text(title), "span": .text(spans[place].text),
        "source": sources[place].map { .text($0) } ?? .none,
      ])
    }
    return [
      "id": .text(id), "sorted": .text(sorting.rawValue), "tiles": .list(tiles),
      "bands": .list(layout.bands.map(\.value)),
      "at": .list(frames.map(\.value)),
    ]
  }
}

extension ExplainedFrames {
  fileprivate var value: Value {
    [
      "width": .double(width), "height": height.map { .double($0) } ?? .none,
      "frames": .list(tiles.map { $0.value(hasHeight: height != nil) }),
    ]
  }
}

extension BandLayout {
  fileprivate var value: Value {
    [
      "from": .double(band.widths.lowerBound),
      "to": band.widths.upperBound < .infinity ? .double(band.widths.upperBound) : .none,
      "columns": .int(band.columns), "cells": .int(cellsAcross), "tracks": .int(tracks),
      "rows": .int(rows),
      "last_row": lastRow.map { .text($0.rawValue) } ?? .none, "exact": .bool(isExact),
      "picture": .text(picture), "areas": .list(areas.map(\.value)),
      "changes": .list(adjustments.map(\.value)),
      "warnings": .list(warnings.map { .text($0.sentence) }),
    ]
  }
}

extension Area {
  fileprivate var value: Value {
    [
      "column": .int(columns.lowerBound), "row": .int(rows.lowerBound),
      "columns": .int(columns.count), "rows": .int(rows.count),
    ]
  }
}

extension Adjustment {
  fileprivate var value: Value {
    [
      "tile": .int(item), "asked": .text(preferred.text), "got": .text(actual.text),
      "reason": .text(reason.rawValue),
    ]
  }
}

extension Frame {
  fileprivate func value(hasHeight: Bool) -> Value {
    [
      "x": .double(x), "y": hasHeight ? .double(y) : .none, "width": .double(width),
      "height": hasHeight ? .double(height) : .none,
    ]
  }
}
