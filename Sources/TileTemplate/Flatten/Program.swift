/// A whole set ready to run.
///
/// A class, for speed alone: a rendering holds one reference to all of it.
final class Program: Sendable {
  let texts: [SourceText]
  let numbers: [String: Int]
  let slots: [String: Int]
  let slotNames: [String]
  let calls: [SchemaCall]
  let leads: [Lead]
  let templates: [TemplateProgram]
  let macros: [MacroProgram]
  /// By template.
  let needs: [Needs?]
  let lists: ProgramLists

  /// The program of checked templates.
  init(_ checked: CheckedSet) {
    texts = checked.texts
    numbers = checked.numbers
    slots = checked.slots
    slotNames = checked.slotNames
    calls = checked.calls
    leads = checked.leads
    var lists = ProgramLists(needs: NeedsSearch(checked.templates))
    needs = checked.templates.indices.map { lists.needs.of($0) }
    var blocks: [BlockPlace: BlockProgram] = [:]
    templates = checked.templates.map { template in
      TemplateProgram(
        body: lists.flatten(template.body), parent: template.parent,
        blocks: template.blocks.enumerated().map { number, versions in
          versions.map { version in
            let place = BlockPlace(template: version.template, number: number)
            let block =
              blocks[place]
              ?? BlockProgram(template: place.template, body: lists.flatten(version.body))
            blocks[place] = block
            return block
          }
        })
    }
    macros = checked.macros.map { macro in
      MacroProgram(
        template: macro.template,
        parameters: macro.parameters.map { ($0.slot, $0.standard.map { lists.flatten($0) }) },
        body: lists.flatten(macro.body))
    }
    // The code itself is no longer needed.
    lists.needs = NeedsSearch([])
    self.lists = lists
  }
}

/// What the statements and expressions of a program are made of.
struct ProgramLists: Sendable {
  /// For flattening alone.
  var needs: NeedsSearch
  var ops: [Op] = []
  var acts: [Act] = []
  var nodes: [Node] = []
  /// Expressions that may be left out.
  var choices: [Node?] = []
  var constants: [Value] = []
  /// Each field's name once.
  var names: [FieldName] = []
  var nameNumbers: [FieldName: Int] = [:]
  /// All text between tags.
  var text: [UInt8] = []
  var comparisons: [(Comparison, Node)] = []
  var branches: [(test: Node, body: Part)] = []
  var bindings: [(slot: Int, value: Node)] = []
  var loops: [LoopAct] = []
  var filters: [FilterOp] = []
  var selects: [SelectOp] = []
  var tests: [TestOp] = []
  var functions: [FunctionOp] = []
}

/// One template.
struct TemplateProgram: Sendable {
  let body: Part
  /// The template this one extends and the place where it says so.
  let parent: (template: Int, at: Int)?
  /// By block number, the versions of the block from this template up to its root.
  let blocks: [[BlockProgram]]
}

/// Whose block it is; templates that extend the same one share its blocks.
private struct BlockPlace: Hashable {
  let template: Int
  let number: Int
}

struct BlockProgram: BitwiseCopyable, Sendable {
  let template: Int
  let body: Part
}

struct MacroProgram: Sendable {
  let template: Int
  let parameters: [(slot: Int, standard: Node?)]
  let body: Part
}
