"""Templates made from a grammar: the same ones from the same seed, on any machine.

Every expression has a kind, so that most templates render. A deliberate mistake is put into some.
What a template may not use is in DIFFERENCES.md.
"""
from expressions import COMPARISONS, Expressions


class Grammar(Expressions):
    # --- Tags -------------------------------------------------------------------------------------
    def tag(self, inside):
        left, right = (self.one("", "", "", "-", "+") for _ in range(2))
        return "{%" + left + " " + inside + " " + right + "%}"

    def text_between(self):
        return self.one("", "", " ", "\n", "x", "<b>", " a ", "\n  ", "&", "é", "{ ", "}",
            "\n\n", "|", "%")

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
            lambda: self.branch(depth - 1), lambda: self.loop(depth - 1),
            lambda: self.loop(depth - 1),
            lambda: self.set(depth - 1), lambda: self.set(depth - 1), lambda: self.with_(depth - 1),
            lambda: self.filtered(depth - 1))()

    def comment(self):
        return self.one("{# c #}", "{#- {{ a }} -#}", "{#\n%} #}", "{#-#}", "{# {% if %} -#}",
            "{##}")

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
            text += self.tag("endif") + self.tag("if " + self.value("bool"))
            text += self.tag(f"set {name} = {self.value('int')}")
            text += self.tag("else") + self.tag(f"set {name} = {self.value('int')}")
            self.names["int"].append(name)
        return text + self.tag("endif")

    def loop(self, depth):
        kind, item = self.one(("ints", "int"), ("texts", "text"), ("ints", "int"), ("pairs",
            "text"),
                              ("people", "person"), ("batch", "int"))
        name, second = self.fresh(), self.fresh()
        condition = ""
        if kind == "pairs":
            names, pairs = self.one(
                (f"{name}, {second}", "m.items()"), (f"{name}, {second}", "m|dictsort"),
                (f"({name}, {second})", "[['p', 1], ['q', 2]]"), (f"{name}, {second}", "m|items"),
                (f"{name}, {second}", "[('p', 1)]"))
            head = f"{names} in {pairs}"
        elif kind == "batch":
            head = f"{name} in {self.group('ints', 1)}|"
            head += self.one("batch(2)", "slice(2)", "batch(2, 0)", "slice(3)")
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
            field = self.one("index", "index0", "revindex", "length", "depth")
            self.names["int"].append("loop." + field)
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
            text = self.tag(f"set {name}{filters}") + self.scoped(lambda: self.body(depth,
                1)) + self.tag("endset")
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
        text = self.tag(f"filter {name}") + self.scoped(lambda: self.body(depth))
        return text + self.tag("endfilter")

    # --- Templates --------------------------------------------------------------------------------
    def macro(self, name):
        first, second = self.fresh(), self.fresh()

        def inside():
            self.names["int"].append(first)
            self.names["text"].append(second)
            head = self.tag(f"macro {name}({first}, {second}={self.literal()})")
            return head + self.body(1, 1) + self.tag("endmacro")

        return self.scoped(inside), second

    def used(self, name, second):
        return "{{ " + self.one(f"{name}({self.value('int')})",
            f"{name}({self.value('int')}, {self.value('text')})",
                                f"{name}({self.value('int')}, {second}={self.leaf('text')})",
                                f"{name}({self.leaf('int')})|upper", f"{name}("
                                f"{self.leaf('int')})|length") + " }}"

    def with_macro(self):
        name = "mac"
        definition, second = self.macro(name)
        return {"m": definition + self.body(1) + self.used(name, second)}

    def with_caller(self):
        inner = self.fresh()
        definition = self.tag("macro mac(k)") + "[{{ caller(" + self.one("k", "k + 1", "'<'",
            "h") + ") }}]"
        definition += self.one("", "{{ k }}", "{{ caller(k) }}") + self.tag("endmacro")

        def inside():
            self.names["text"].append(inner)
            text = self.tag(f"call({inner}) mac({self.leaf('int')})") + self.body(1)
            return text + self.tag("endcall")

        return {"m": definition + self.body(1, 1) + self.scoped(inside)}

    def imported(self):
        definition, second = self.macro("mac")
        how, name = self.one(('import "f" as lib', "lib.mac"), ('from "f" import mac', "mac"),
                             ('from "f" import mac as other', "other"))
        return {"m": self.tag(how) + self.body(1) + self.used(name, second),
            "f": definition + "unseen"}

    def including(self):
        tag = self.one('include "i"', 'include "i" ignore missing', 'include "i" with context',
                       'include "i" ignore missing with context')
        part = self.scoped(lambda: self.body(1))
        if self.chance(0.5):
            name = self.one("q", "a")
            text = self.tag(f"for {name} in {self.one('xs', '[4, 5]', 'xs|sort', 'range(2)')}")
            text += self.tag(tag) + self.tag("endfor")
        else:
            text = self.body(1) + self.tag(tag) + self.body(0)
        if self.chance(0.15):
            text += self.tag('include "nowhere" ignore missing')
        return {"m": text, "i": part}

    def extending(self):
        inside = lambda: self.scoped(lambda: self.body(1, 1))


        def block(name, text):
            end = self.one("endblock", f"endblock {name}")
            return self.tag(f"block {name}") + text + self.tag(end)

        up = lambda: self.one("", "", "{{ super() }}", "<{{ super() }}>", "{{ super()|upper }}")
        base = self.body(0) + block("one", inside()) + self.text_between() + block("two",
            inside() + block("three", inside()))
        if self.chance(0.3):
            middle = self.tag('extends "b"') + "\n" + block(self.one("one", "three"),
                inside() + up())
            child = self.tag('extends "c"') + "\n" + block(self.one("one", "two", "three"),
                up() + inside())
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
