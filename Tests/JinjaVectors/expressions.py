"""Expressions of every kind, made at random; the constants are the ways to write one part."""
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
OF_TEXT = ["upper", "lower", "title", "capitalize", "trim", "string", "reverse", "striptags",
           "e", "escape", "safe", "urlencode"]
OF_INTS = ["sort", "sort(reverse=true)", "sort(true)", "unique|list", "reverse|list", "list"]
OF_TEXTS = ["sort", "sort(case_sensitive=true)", "sort(reverse=true)", "unique|list",
            "reverse|list", "select|list"]
MAYBE_DEFINED = ["zzz", "m.zz", "m.k", "a", "xs[7]", "n", "ps[0].age", "(a if n)"]
TESTS_OF_ANY = ["none", "mapping", "sequence", "float", "boolean", "true", "false", "number"]
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
MISTAKES = ["n + 1", "m.zz ~ e", "xs[9] ~ e", "s - 1", "a / 0", "xs < a", "a|first", "el|first ~ e",
            "ps[0].nope ~ e", "n.x ~ e", "(xs + s)", "a b", "(a", "a +", "a.",
            "1 in a", "a|join", "'x", "s|round", "el|max ~ e", "n|length", "a[", "{1", "a|", "a is"]


class Expressions:
    def __init__(self, seed):
        self.random = random.Random(seed).random  # the one function that never changes
        self.names = {kind: list(names) for kind, names in NAMES.items()}
        self.made = 0
        self.mistake = False  # whether one is still to be made

    # --- Choosing ---------------------------------------------------------------------------------
    def chance(self, part):
        return self.random() < part

    def one(self, *choices):
        return choices[int(self.random() * len(choices))]

    def number(self, low, high):
        return low + int(self.random() * (high - low + 1))

    def fresh(self):
        self.made += 1
        return f"v{self.made}"

    # --- Expressions ------------------------------------------------------------------------------
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
            case "float": return self.one("0.5", "2.0", "1e2", "1.25E-1", "10.75", "0.1", "3e16",
                "4e-5", "1234.56")
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
                        '"a-b_c"', "'é ü'", "'12'", r"'\\'", "'3.5'", "'&amp;'",
                        "'one two  three'",
                        "'zz' 'y'")

    def int(self, depth):
        g = lambda kind: self.group(kind, depth)
        return self.one(
            lambda: self.leaf("int"),
            lambda: f"{self.value('int', depth)} {self.one(*ARITHMETIC[:3])} "
            f"{self.value('int', depth)}",
            lambda: f"{self.value('int', depth)} {self.one('//', '%')} {self.number(1, 9)}",
            lambda: f"{self.leaf('int')} ** {self.number(0, 3)}",
            lambda: f"{self.one('-', '+', '- ')}{self.leaf('int')}",
            lambda: f"-{g('int')}|abs",
            lambda: f"{g(self.one('text', 'ints', 'texts', 'html'))}|{self.one('length', 'count')}",
            lambda: f"{g('ints')}|{self.one('sum', 'sum(start=2)', 'sum(none, 5)')}",
            lambda: f"{g('ints')}|{self.one('max', 'min', 'first', 'last')}|default("
            f"{self.leaf('int')})",
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
            lambda: f"{self.value('float', depth)} {self.one(*ARITHMETIC[:3])} "
            f"{self.value('int', depth)}",
            lambda: f"{self.value('int', depth)} / {self.one('2', '4', 'b', '0.5', '3')}",
            lambda: f"{self.group('float', depth)}|round{self.one(*ROUNDINGS)}",
            lambda: f"{self.leaf('float')} ** {self.one('2', '1.5', '3', '0.1', 'b', '-1')}",
            lambda: f"{self.group('float', depth)} {self.one('//', '%')} "
            f"{self.one('2', '1.5', '3', '0.1', 'b')}",
            lambda: f"({self.value('bool', depth)}) * {self.leaf('float')} "
            f"{self.one(*ARITHMETIC[:3])} {self.leaf('bool')}",
            lambda: f"{self.group('float', depth)} {self.one('//', '%')} -{self.leaf('float')}",
            lambda: f"{self.group('text', depth)}|float{self.one('', '(1.5)')}",
            lambda: f"-{self.leaf('float')}",
            lambda: self.choice("float", depth),
        )()

    def text(self, depth):
        g = self.group("text", depth)
        return self.one(
            lambda: self.leaf("text"),
            lambda: f"{self.value('text', depth)} ~ "
            f"{self.value(self.one('int', 'text', 'float', 'html', 'bool'), depth)}",
            lambda: f"{self.leaf('text')} + {self.leaf('text')}",
            lambda: f"{self.leaf('text')} * {self.number(0, 3)}",
            lambda: f"{g}|{self.one(*OF_TEXT)}",
            lambda: f"{self.group('int', depth)}|"
            f"{self.one('string', 'upper', 'e', 'trim', 'safe', 'urlencode')}",
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
            lambda: f"h|"
            f"{self.one('upper', 'title', 'string', 'e', 'trim', 'striptags', 'capitalize')}",
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
            lambda: f"{self.leaf('int')} {self.one(*COMPARISONS)} {v('int')} "
            f"{self.one(*COMPARISONS)} {self.leaf('int')}",
            lambda: f"{v('float')} {self.one(*COMPARISONS)} {v('int')}",
            lambda: f"{self.group('text', depth)} {self.one(*COMPARISONS)} "
            f"{self.group('text', depth)}",
            lambda: f"{self.leaf('int')} {self.one('in', 'not in')} {self.group('ints', depth)}",
            lambda: f"{self.leaf('text')} {self.one('in', 'not in')} "
            f"{self.one('s', 'ws', 'm', 'h')}",
            lambda: f"{self.group('int', depth)} is {self.one('', 'not ')}"
            f"{self.one(*TESTS_OF_INT)}",
            lambda: f"{self.group(self.one('text', 'html'), depth)} is {self.one('', 'not ')}"
            f"{self.one(*TESTS_OF_TEXT)}",
            lambda: f"{self.one(*MAYBE_DEFINED)} is {self.one('', 'not ')}"
            f"{self.one('defined', 'undefined')}",
            lambda: f"{self.one('n', 'a', 'm', 'xs', 'f', 't', 'h')} is {self.one('', 'not ')}"
            f"{self.one(*TESTS_OF_ANY)}",
            lambda: f"({self.group('ints', depth)} == {self.group('ints', depth)})",
        )()

    def ints(self, depth):
        g = self.group("ints", depth)
        return self.one(
            lambda: self.leaf("ints"), lambda: f"{self.leaf('ints')} + {self.leaf('ints')}",
            lambda: f"{g}|{self.one(*OF_INTS)}",
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
            lambda: f"{g}|{self.one(*OF_TEXTS)}",
            lambda: f"{self.group('people', depth)}|"
            f"{self.one(*PEOPLE_CALLS)}|map(attribute='name')|list",
            lambda: f"{self.leaf('text')}|list", lambda: "m|list",
            lambda: f"[{self.value('text', depth)}, {self.value('text', depth)}]",
            lambda: self.choice("texts", depth),
        )()

    def people(self, depth):
        return self.one("ps", "ps[1:]", "ps|sort(attribute='age')",
            "ps|sort(attribute='name', reverse=true)",
                        "ps|selectattr('age', 'gt', 26)|list",
                        "ps|rejectattr('kind', 'eq', 'x')|list",
                        "ps|reverse|list")

    def choice(self, kind, depth):
        value, test = self.value(kind, depth), self.value("bool", depth)
        return f"{value} if {test} else {self.value(kind, depth)}"

    def slice(self):
        end = lambda: self.one("", "", "1", "2", "-1", "-2", "5")
        return f"{end()}:{end()}{self.one('', '', ':2', ':-1')}"
