"""Templates made from a grammar: the same ones from the same seed, on any machine.

Every expression has a kind, so that most templates render. A deliberate mistake is put into some.
What a template may not use is in DIFFERENCES.md.
"""
import random

NAMES = {
    "int": ["a", "b"], "float": ["f"], "text": ["s", "e", "uni"], "html": ["h"], "bool": ["t"],
    "ints": ["xs"], "texts": ["ws"], "people": ["ps"],
}
ARITHMETIC = ["+", "-", "*", "//", "%", "/"]
COMPARISONS = ["==", "!=", "<", "<=", ">", ">="]
ROUNDINGS = ["", "(1)", "(2)", '(0, "ceil")', '(method="floor")']
TRUNCATIONS = ["5", "4, true", '6, false, "!"', "5, leeway=0", 'length=9, end=""']
TEXT_CALLS = ["center(9)", "indent", "indent(2, true)", 'trim("x")', 'default("d")',
              'd("d", true)', "tojson"]
ENDS = ["join", 'join(", ")', "first", "last", "join(h)", "min", "max"]
SOUGHT = ["'x'", "'a'", "'<'", "' '", "'lo'", "'&'"]
MEMBERS = [".name", '["kind"]', ".kind"]
PERHAPS = ["m.zz", "zzz", 'm["k"]']
SELECTIONS = ['"odd"', '"gt", 1', '"in", [1, 2]', '"divisibleby", 3']
MAPPINGS = ['"upper"', '"lower"', '"replace", "p", "<"', '"truncate", 3']
PEOPLE_CALLS = ['sort(attribute="name")', 'sort(attribute="age,name", reverse=true)',
                'selectattr("kind", "eq", "x")', 'rejectattr("age", "lt", 30)',
                'unique(attribute="kind")']
TESTS_OF_INT = ["odd", "even", "divisibleby 3", "divisibleby(2)", "eq 1", "ne(2)", "gt 1",
                "lessthan(3)", "number", "integer", "in xs", "string", "none", "iterable"]
TESTS_OF_TEXT = ["string", "lower", "upper", "escaped", "number", "sequence", "mapping",
                 "iterable", "boolean"]
MISTAKES = ["n + 1", "zzz ~ e", "m.zz ~ e", "xs[9] ~ e", "s - 1", "a / 0", "xs < a", "a|first", "el|first ~ e",
            "ps[0].nope ~ e", "n.x ~ e", "a is zzz", "a|zzz", "(xs + s)", "a b", "(a", "a +", "a.",
            "1 in a", "a|join", "'x", "s|round", "el|max ~ e", "n|length", "a[", "{1", "a|", "a is"]


class Grammar:
    def __init__(self, seed):
        self.random = random.Random(seed).random  # the one function that never changes
        self.names = {kind: list(names) for kind, names in NAMES.items()}
        self.made = 0
        self.mistake = False  # whether one is still to be made

    # --- Choosing ----------------------------------------------------------------------------------
    def chance(self, part):
        return self.random() < part

    def one(self, *choices):
        return choices[int(self.random() * len(choices))]

    def number(self, low, high):
        return low + int(self.random() * (high - low + 1))

    def fresh(self):
        self.made += 1
        return f"v{self.made}"

    # --- Expressions -------------------------------------------------------------------------------
    def value(self, kind, depth=2):
        if self.mistake and self.chance(0.3):
            self.mistake = False
            return self.one(*MISTAKES)
        if depth <= 0:
            return self.leaf(kind)
        text = getattr(self, kind)(depth - 1)
        return f"({text})" if self.chance(0.3) else text

    def group(self, kind, depth):
        """An operand that filters and subscripts may follow."""
        return self.leaf(kind) if self.chance(0.5) else f"({self.value(kind, depth)})"

    def leaf(self, kind):
        if self.chance(0.6):
            return self.one(*self.names[kind])
        match kind:
            case "int": return self.one(str(self.number(0, 12)), "0x1F", "1_0", "0b101", "0o7")
            case "float": return self.one("0.5", "2.0", "1e2", "1.25E-1", "10.75", "0.1", "3e16", "4e-5", "1234.56")
            case "bool": return self.one("true", "false", "True", "False")
            case "text": return self.literal()
            case "html": return "h"
            case "ints": return "[" + ", ".join(
                str(self.number(0, 9)) for _ in range(self.number(0, 4))) + "]"
            case "texts": return self.one(
                "[" + ", ".join(self.literal() for _ in range(self.number(1, 3))) + "]",
                f"({self.literal()}, {self.literal()})")
            case "people": return self.one("ps[1:]", "ps[:2]", "ps", "ps[::-1]")

    def literal(self):
        return self.one("'x'", '"Ab c"', "'<i>'", r"'q\'d'", r'"t\tn\n"', "''", r"'\u00e9'",
                        '"a-b_c"', "'é ü'", "'12'", r"'\\'", "'3.5'", "'&amp;'", "'one two  three'",
                        "'zz' 'y'")

    def int(self, depth):
        g = lambda kind: self.group(kind, depth)
        return self.one(
            lambda: self.leaf("int"),
            lambda: f"{self.value('int', depth)} {self.one(*ARITHMETIC[:3])} {self.value('int', depth)}",
            lambda: f"{self.value('int', depth)} {self.one('//', '%')} {self.number(1, 9)}",
            lambda: f"{self.leaf('int')} ** {self.number(0, 3)}",
            lambda: f"{self.one('-', '+', '- ')}{self.leaf('int')}",
            lambda: f"-{g('int')}|abs",
            lambda: f"{g(self.one('text', 'ints', 'texts', 'html'))}|{self.one('length', 'count')}",
            lambda: f"{g('ints')}|{self.one('sum', 'sum(start=2)', 'sum(none, 5)')}",
            lambda: f"{g('ints')}|{self.one('max', 'min', 'first', 'last')}|default({self.leaf('int')})",
            lambda: f"xs[{self.number(-3, 2)}]",
            lambda: f"{g('text')}|int{self.one('', '(7)', '(default=a)')}",
            lambda: f"{g('float')}|int",
            lambda: f"ps[{self.number(-3, 2)}].age",
            lambda: f"{g('people')}|sum(attribute='age')",
            lambda: f"{g('people')}|map(attribute='age')|list|length",
            lambda: f"{g('text')}|wordcount",
            lambda: self.choice("int", depth),
            lambda: f"{self.value('bool', depth)} and {self.leaf('int')} or {self.leaf('int')}",
        )()

    def float(self, depth):
        return self.one(
            lambda: self.leaf("float"),
            lambda: f"{self.value('float', depth)} {self.one(*ARITHMETIC[:3])} {self.value('int', depth)}",
            lambda: f"{self.value('int', depth)} / {self.one('2', '4', 'b', '0.5', '3')}",
            lambda: f"{self.group('float', depth)}|round{self.one(*ROUNDINGS)}",
            lambda: f"{self.leaf('float')} ** {self.one('2', '1.5', '3', '0.1', 'b', '-1')}",
            lambda: f"{self.group('float', depth)} {self.one('//', '%')} {self.one('2', '1.5', '3', '0.1', 'b')}",
            lambda: f"{self.value('bool', depth)} * {self.leaf('float')} {self.one(*ARITHMETIC[:3])} {self.leaf('bool')}",
            lambda: f"{self.group('float', depth)} {self.one('//', '%')} -{self.leaf('float')}",
            lambda: f"{self.group('text', depth)}|float{self.one('', '(1.5)')}",
            lambda: f"-{self.leaf('float')}",
            lambda: self.choice("float", depth),
        )()

    def text(self, depth):
        g = self.group("text", depth)
        return self.one(
            lambda: self.leaf("text"),
            lambda: f"{self.value('text', depth)} ~ {self.value(self.one('int', 'text', 'float', 'html', 'bool'), depth)}",
            lambda: f"{self.leaf('text')} + {self.leaf('text')}",
            lambda: f"{self.leaf('text')} * {self.number(0, 3)}",
            lambda: f"{g}|{self.one('upper', 'lower', 'title', 'capitalize', 'trim', 'string', 'reverse', 'striptags', 'e', 'escape', 'safe', 'urlencode')}",
            lambda: f"{self.group('int', depth)}|{self.one('string', 'upper', 'e', 'trim', 'safe', 'urlencode')}",
            lambda: f"{g}|replace({self.one(*SOUGHT)}, {self.literal()}{self.one('', ', 1')})",
            lambda: f"{g}|truncate({self.one(*TRUNCATIONS)})",
            lambda: f"{g}|{self.one(*TEXT_CALLS)}",
            lambda: f"{self.value('texts', 0)}|{self.one(*ENDS)}",
            lambda: f"{self.group('ints', depth)}|join({self.literal()})",
            lambda: f"{self.group('people', depth)}|map(attribute='name')|join({self.literal()})",
            lambda: f"{self.leaf('text')}[{self.slice()}]",
            lambda: f"s[{self.number(-9, 9)}]",
            lambda: f"ps[{self.number(-3, 2)}]{self.one(*MEMBERS)}",
            lambda: f"{self.one(*PERHAPS)}|default({self.literal()})",
            lambda: self.choice("text", depth),
            lambda: f"{self.value('text', depth)} or {self.leaf('text')}",
        )()

    def html(self, depth):
        return self.one(
            lambda: "h", lambda: f"h ~ {self.value('text', depth)}",
            lambda: f"{self.leaf('text')} + h", lambda: f"{self.group('text', depth)}|safe",
            lambda: f"h|{self.one('upper', 'title', 'string', 'e', 'trim', 'striptags', 'capitalize')}",
            lambda: f"h|replace('x', {self.literal()})",
            lambda: f"[h, {self.leaf('text')}]|join({self.literal()})",
            lambda: self.choice("html", depth),
        )()

    def bool(self, depth):
        v = lambda kind: self.value(kind, depth)
        return self.one(
            lambda: self.leaf("bool"),
            lambda: f"not {v('bool')}",
            lambda: f"{v('bool')} {self.one('and', 'or')} {v('bool')}",
            lambda: f"{v('int')} {self.one(*COMPARISONS)} {v('int')}",
            lambda: f"{self.leaf('int')} {self.one(*COMPARISONS)} {v('int')} {self.one(*COMPARISONS)} {self.leaf('int')}",
            lambda: f"{v('float')} {self.one(*COMPARISONS)} {v('int')}",
            lambda: f"{self.group('text', depth)} {self.one(*COMPARISONS)} {self.group('text', depth)}",
            lambda: f"{self.leaf('int')} {self.one('in', 'not in')} {self.group('ints', depth)}",
            lambda: f"{self.leaf('text')} {self.one('in', 'not in')} {self.one('s', 'ws', 'm', 'h')}",
            lambda: f"{self.group('int', depth)} is {self.one('', 'not ')}{self.one(*TESTS_OF_INT)}",
            lambda: f"{self.group(self.one('text', 'html'), depth)} is {self.one('', 'not ')}{self.one(*TESTS_OF_TEXT)}",
            lambda: f"{self.one('zzz', 'm.zz', 'm.k', 'a', 'xs[7]', 'n', 'ps[0].age', '(a if n)')} is {self.one('', 'not ')}{self.one('defined', 'undefined')}",
            lambda: f"{self.one('n', 'a', 'm', 'xs', 'f', 't', 'h')} is {self.one('', 'not ')}{self.one('none', 'mapping', 'sequence', 'float', 'boolean', 'true', 'false', 'number')}",
            lambda: f"{self.group('ints', depth)} == {self.group('ints', depth)}",
        )()

    def ints(self, depth):
        g = self.group("ints", depth)
        return self.one(
            lambda: self.leaf("ints"), lambda: f"{self.leaf('ints')} + {self.leaf('ints')}",
            lambda: f"{g}|{self.one('sort', 'sort(reverse=true)', 'sort(true)', 'unique|list', 'reverse|list', 'list')}",
            lambda: f"{g}|{self.one('select', 'reject')}({self.one(*SELECTIONS)})|list",
            lambda: f"range({self.number(0, 6)})|list",
            lambda: f"range({self.one('1, 4', '5, 0, -2', '0, 7, 3', 'a, b')})|list",
            lambda: f"{self.leaf('ints')}[{self.slice()}]",
            lambda: f"{self.group('people', depth)}|map(attribute='age')|list",
            lambda: f"[{self.value('int', depth)}, {self.value('int', depth)}]",
            lambda: f"{g}|map('abs')|list",
            lambda: self.choice("ints", depth),
        )()

    def texts(self, depth):
        g = self.group("texts", depth)
        return self.one(
            lambda: self.leaf("texts"),
            lambda: f"{g}|map({self.one(*MAPPINGS)})|list",
            lambda: f"{g}|{self.one('sort', 'sort(case_sensitive=true)', 'sort(reverse=true)', 'unique|list', 'reverse|list', 'select|list')}",
            lambda: f"{self.group('people', depth)}|{self.one(*PEOPLE_CALLS)}|map(attribute='name')|list",
            lambda: f"{self.leaf('text')}|list", lambda: "m|list",
            lambda: f"[{self.value('text', depth)}, {self.value('text', depth)}]",
            lambda: self.choice("texts", depth),
        )()

    def people(self, depth):
        return self.one("ps", "ps[1:]", "ps|sort(attribute='age')", "ps|sort(attribute='name', reverse=true)",
                        "ps|selectattr('age', 'gt', 26)|list", "ps|rejectattr('kind', 'eq', 'x')|list",
                        "ps|reverse|list")

    def choice(self, kind, depth):
        return f"{self.value(kind, depth)} if {self.value('bool', depth)} else {self.value(kind, depth)}"

    def slice(self):
        end = lambda: self.one("", "", "1", "2", "-1", "-2", "5")
        return f"{end()}:{end()}{self.one('', '', ':2', ':-1')}"

    # --- Tags --------------------------------------------------------------------------------------
    def tag(self, inside):
        left, right = (self.one("", "", "", "-", "+") for _ in range(2))
        return "{%" + left + " " + inside + " " + right + "%}"

    def text_between(self):
        return self.one("", "", " ", "\n", "x", "<b>", " a ", "\n  ", "&", "é", "{ ", "}", "\n\n", "|", "%")

    def printed(self, depth=2):
        kind = self.one("int", "int", "float", "text", "text", "html", "bool", "bool")
        left, right = (self.one("", "", "", "-") for _ in range(2))
        return "{{" + left + " " + self.value(kind, depth) + " " + right + "}}"

    def body(self, depth, count=2):
        parts = []
        for _ in range(self.number(1, count)):
            parts += [self.text_between(), self.statement(depth)]
        return "".join(parts + [self.text_between()])

    def scoped(self, write):
        """What `write` gives; the names it makes are forgotten."""
        before = {kind: list(names) for kind, names in self.names.items()}
        text = write()
        self.names = before
        return text

    def statement(self, depth):
        if depth <= 0:
            return self.printed(self.number(1, 2))
        return self.one(
            self.printed, self.printed, self.comment, self.raw,
            lambda: self.branch(depth - 1), lambda: self.loop(depth - 1), lambda: self.loop(depth - 1),
            lambda: self.set(depth - 1), lambda: self.set(depth - 1), lambda: self.with_(depth - 1),
            lambda: self.filtered(depth - 1))()

    def comment(self):
        return self.one("{# c #}", "{#- {{ a }} -#}", "{#\n%} #}", "{#-#}", "{# {% if %} -#}", "{##}")

    def raw(self):
        text = self.one(" {{ x }} ", "{% if %}", "\n{# #}\n", "<&>", "")
        left, right = self.one("", "", "-", "+"), self.one("", "", "-")
        return "{%" + left + " raw " + right + "%}" + text + self.tag("endraw")

    def branch(self, depth):
        inside = lambda: self.scoped(lambda: self.body(depth))
        text = self.tag("if " + self.value("bool")) + inside()
        for _ in range(self.one(0, 0, 1, 2)):
            text += self.tag("elif " + self.value(self.one("bool", "text", "ints"))) + inside()
        if self.chance(0.5):
            text += self.tag("else") + inside()
        if self.chance(0.3):  # a name that lives on
            name = self.fresh()
            text += self.tag("endif") + self.tag("if " + self.value("bool")) + self.tag(f"set {name} = {self.value('int')}")
            text += self.tag("else") + self.tag(f"set {name} = {self.value('int')}")
            self.names["int"].append(name)
        return text + self.tag("endif")

    def loop(self, depth):
        kind, item = self.one(("ints", "int"), ("texts", "text"), ("ints", "int"), ("pairs", "text"),
                              ("people", "person"), ("batch", "int"))
        name, second = self.fresh(), self.fresh()
        condition, otherwise = "", ""
        if kind == "pairs":
            head, condition = self.one(
                (f"{name}, {second}", "m.items()"), (f"{name}, {second}", "m|dictsort"),
                (f"({name}, {second})", "[['p', 1], ['q', 2]]"), (f"{name}, {second}", "m|items"),
                (f"{name}, {second}", "[('p', 1)]"))
            head, condition = f"{head} in {condition}", ""
        elif kind == "batch":
            head = f"{name} in {self.group('ints', 1)}|{self.one('batch(2)', 'slice(2)', 'batch(2, 0)', 'slice(3)')}"
        else:
            head = f"{name} in {self.value(kind)}"
            if kind == "ints" and self.chance(0.3):
                condition = f" if {name} {self.one(*COMPARISONS)} {self.one('1', '2', 'a')}"

        def inside():
            match kind:
                case "pairs": self.names["text"].append(name)
                case "people":
                    self.names["text"].append(name + ".name")
                    self.names["int"].append(name + ".age")
                case "batch": self.names["ints"].append(name)
                case _: self.names[item].append(name)
            self.names["int"] += [f"loop.{self.one('index', 'index0', 'revindex', 'length', 'depth')}"]
            self.names["bool"] += [f"loop.{self.one('first', 'last')}"]
            text = self.body(depth)
            if kind == "pairs":
                text += "{{ " + second + " }}"
            if self.chance(0.2):
                text += "{{ loop.cycle('o', 'e') }}"
            if kind in ("ints", "texts") and self.chance(0.2):
                text += "{{ loop." + self.one("previtem", "nextitem") + "|default('-') }}"
            return text

        text = self.tag(f"for {head}{condition}") + self.scoped(inside)
        if self.chance(0.2):
            text += self.tag("else") + self.scoped(lambda: self.body(0))
        return text + self.tag("endfor")

    def set(self, depth):
        kind = self.one("int", "text", "float", "ints", "texts", "bool")
        name = self.one(self.fresh(), "q")
        if self.chance(0.25):
            filters = self.one("", "", " | upper", " | trim", " | replace('x', 'y')")
            text = self.tag(f"set {name}{filters}") + self.scoped(lambda: self.body(depth, 1)) + self.tag("endset")
            kind = "html"
        elif self.chance(0.15):
            other = self.fresh()
            text = self.tag(f"set {name}, {other} = {self.value(kind)}, {self.value('int')}")
            self.names["int"].append(other)
        else:
            text = self.tag(f"set {name} = {self.value(kind)}")
        if name == "q":
            for names in self.names.values():
                if name in names:
                    names.remove(name)
        self.names[kind].append(name)
        return text

    def with_(self, depth):
        name = self.fresh()

        def inside():
            text = self.tag(f"with {name} = {self.value('int')}, {name}x = {self.value('text')}")
            self.names["int"].append(name)
            self.names["text"].append(name + "x")
            return text + self.body(depth) + self.tag("endwith")

        return self.scoped(inside)

    def filtered(self, depth):
        name = self.one("upper", "lower", "trim", "replace('a', 'o')", "trim | upper", "indent(1)")
        return self.tag(f"filter {name}") + self.scoped(lambda: self.body(depth)) + self.tag("endfilter")

    # --- Templates ---------------------------------------------------------------------------------
    def macro(self, name):
        first, second = self.fresh(), self.fresh()

        def inside():
            self.names["int"].append(first)
            self.names["text"].append(second)
            head = self.tag(f"macro {name}({first}, {second}={self.literal()})")
            return head + self.body(1, 1) + self.tag("endmacro")

        return self.scoped(inside), second

    def used(self, name, second):
        return "{{ " + self.one(f"{name}({self.value('int')})", f"{name}({self.value('int')}, {self.value('text')})",
                                f"{name}({self.value('int')}, {second}={self.leaf('text')})",
                                f"{name}({self.leaf('int')})|upper", f"{name}({self.leaf('int')})|length") + " }}"

    def with_macro(self):
        name = "mac"
        definition, second = self.macro(name)
        return {"m": definition + self.body(1) + self.used(name, second)}

    def with_caller(self):
        inner = self.fresh()
        definition = self.tag("macro mac(k)") + "[{{ caller(" + self.one("k", "k + 1", "'<'", "h") + ") }}]"
        definition += self.one("", "{{ k }}", "{{ caller(k) }}") + self.tag("endmacro")

        def inside():
            self.names["text"].append(inner)
            return self.tag(f"call({inner}) mac({self.leaf('int')})") + self.body(1) + self.tag("endcall")

        return {"m": definition + self.body(1, 1) + self.scoped(inside)}

    def imported(self):
        definition, second = self.macro("mac")
        how, name = self.one(('import "f" as lib', "lib.mac"), ('from "f" import mac', "mac"),
                             ('from "f" import mac as other', "other"))
        return {"m": self.tag(how) + self.body(1) + self.used(name, second), "f": definition + "unseen"}

    def including(self):
        tag = self.one('include "i"', 'include "i" ignore missing', 'include "i" with context',
                       'include "i" ignore missing with context')
        part = self.scoped(lambda: self.body(1))
        if self.chance(0.5):
            name = self.one("q", "a")
            text = self.tag(f"for {name} in {self.value('ints')}") + self.tag(tag) + self.tag("endfor")
        else:
            text = self.body(1) + self.tag(tag) + self.body(0)
        if self.chance(0.15):
            text += self.tag('include "nowhere" ignore missing')
        return {"m": text, "i": part}

    def extending(self):
        inside = lambda: self.scoped(lambda: self.body(1, 1))
        block = lambda name, text: self.tag(f"block {name}") + text + self.tag(self.one("endblock", f"endblock {name}"))
        up = lambda: self.one("", "", "{{ super() }}", "<{{ super() }}>", "{{ super()|upper }}")
        base = self.body(0) + block("one", inside()) + self.text_between() + block("two", inside() + block("three", inside()))
        if self.chance(0.3):
            middle = self.tag('extends "b"') + "\n" + block(self.one("one", "three"), inside() + up())
            child = self.tag('extends "c"') + "\n" + block(self.one("one", "two", "three"), up() + inside())
            return {"m": child, "c": middle, "b": base}
        child = self.tag('extends "b"') + self.one("", "\n", "\n\n")
        if self.chance(0.3):
            child += self.tag(f"set q = {self.value('int')}")
        for name in self.one(["one"], ["two"], ["one", "three"], ["three", "one"], []):
            child += block(name, up() + inside()) + self.one("", "\n")
        return {"m": child, "b": base}


def template(seed):
    grammar = Grammar(seed)
    grammar.mistake = grammar.chance(0.12)
    return grammar.one(
        *[lambda: {"m": grammar.body(2, 3)}] * 7, *[lambda: {"m": grammar.printed(3)}] * 5,
        grammar.with_macro, grammar.with_macro, grammar.with_caller, grammar.imported,
        grammar.including, grammar.including, grammar.extending, grammar.extending)()
