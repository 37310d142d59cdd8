import Testing
import TileTemplate

/// A template and what is said of it, with the place; one line a mistake.
private let mistakes: [(String, String)] = [
  // Reading
  ("a {# b", "1:3: this comment is never closed; end it with `#}`"),
  ("é {{ 'a }}", "1:6: this text is never closed; end it with the quote it begins with"),
  ("{{ page.title ", "1:1: this tag is never closed; end it with `}}`"),
  ("{{ 12x }}", "1:4: this is not a number, or one too large; write digits such as `12` or `1.5`"),
  ("{{ '\\xzz' }}", "1:4: this escape is not known; write `\\\\` for a backslash"),
  (
    "{{ page $ }}",
    "1:9: there is no `$`; remove it: names have no sign"
  ),
  // Grammar
  ("{{ }}", "1:4: expected a value but found `}}`"),
  (
    "{{ page.title page }}",
    "1:15: unexpected `page` after an expression; join values with `~`"
  ),
  ("{{ page. }}", "1:10: expected a field's name after `.`"),
  ("{{ (1 }}", "1:7: expected `)` after a value"),
  ("{{ [1 2] }}", "1:7: expected `,` after a value"),
  ("{% fro x in y %}", "1:4: unknown tag `fro`; did you mean `for`?"),
  (
    "{% elsif x %}",
    "1:4: there is no tag `elsif`; write `{% elif … %}`"
  ),
  ("a{% endif %}", "1:2: `endif` closes nothing; remove it or write the tag it belongs to"),
  ("{% if show %}", "1:1: this `if` is never closed; write `{% endif %}`"),
  (
    "{% if show %}{% for x in [] %}{% endif %}",
    "1:14: this `for` is never closed; write `{% endfor %}`"
  ),
  ("{% for in [] %}{% endfor %}", "1:8: `in` is a word of the language; choose another name"),
  ("{% for x of [] %}{% endfor %}", "1:10: expected `in` after the name"),
  ("{% set loop = 1 %}", "1:8: `loop` is a word of the language; choose another name"),
  (
    "{% set a.b = 1 %}",
    "1:9: `set` gives a value to a name, not to a field; write `{% set name = … %}`"
  ),
  ("{{ 1 is odd is even }}", "1:13: two tests in a row; join them with `and`"),
  (
    "{% if show = 1 %}{% endif %}",
    "1:12: one `=` gives a name its value; compare with `==`"
  ),
  ("{% block a %}{% endblock b %}", "1:26: this closes `a`; write `{% endblock a %}`"),
  ("{{ 09 }}", "1:4: this is not a number, or one too large; write digits such as `12` or `1.5`"),
  (
    "{% macro f() %}{% endmacro %}{% call f() %}x{% endcall %}",
    "1:38: the macro `f` has no `caller()`, so this body would not be shown"
  ),
  ("{% call asset('x') %}x{% endcall %}", "1:9: `call` needs a macro; write `{% call name(…) %}`"),
  // Templates
  (
    "{% include 'tils.html' %}",
    "1:12: there is no template \"tils.html\"; did you mean `tile.html`?"
  ),
  (
    "{% include tile.html %}",
    "1:17: `include` needs a name in quotes, such as \"base.html\""
  ),
  (
    "{% include partials/tile.html %}",
    "1:20: `include` needs a name in quotes, such as \"base.html\""
  ),
  (
    "{% include 'partials/tile' %}",
    "1:12: there is no template \"partials/tile\"; did you mean `tile.html`?"
  ),
  ("{% include 'tyles/' ~ show ~ '.html' %}", "1:12: there is no template \"tyles/….html\""),
  (
    "{% extends 'bas.html' %}", "1:12: there is no template \"bas.html\"; did you mean `base.html`?"
  ),
  ("{% extends page.url %}", "1:17: `extends` needs a name in quotes, such as \"base.html\""),
  (
    "{% extends 'base.html' %}\n<p>",
    "2:1: this is outside every block, so it would not be shown; move it into a block"
  ),
  (
    "{% extends 'base.html' %}{% block boby %}{% endblock %}",
    "1:26: no template above has a block `boby`, so it would not be shown; did you mean `body`?"
  ),
  (
    "{% block a %}{% endblock %}{% block a %}{% endblock %}",
    "1:28: the block `a` is already defined; rename one"
  ),
  ("{% extends 'm' %}", "1:1: \"m\" extends itself; remove one `extends`"),
  (
    "{% if show %}{% macro f() %}{% endmacro %}{% endif %}",
    "1:14: `macro` stands at the top level of a template; move it out"
  ),
  (
    "{% from 'macros.html' import buton %}",
    "1:30: \"macros.html\" has no macro `buton`; did you mean `button`?"
  ),
  (
    "{% import 'macros.html' as m %}{{ m.buton() }}",
    "1:37: \"macros.html\" has no macro `buton`; did you mean `button`?"
  ),
  // Names
  ("{{ pgae.title }}", "1:4: unknown name `pgae`; did you mean `page`?"),
  ("{{ zzz }}", "1:4: unknown name `zzz`"),
  (
    "{% if not show %}{{ page.titel }}{% endif %}",
    "1:26: `page` has no field `titel`; did you mean `title`?"
  ),
  ("{{ page['titel'] }}", "1:9: `page` has no field `titel`; did you mean `title`?"),
  ("{{ page.parent.parent.titel }}", "1:23: `page` has no field `titel`; did you mean `title`?"),
  (
    "{% for p in page.children %}{{ p.tilte }}{% endfor %}",
    "1:34: `page` has no field `tilte`; did you mean `title`?"
  ),
  (
    "{{ page.children|map(attribute='titel')|join }}",
    "1:32: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{{ page.children|selectattr('imge')|list|length }}",
    "1:29: `page` has no field `imge`; did you mean `image`?"
  ),
  (
    "{{ (page.parent or page).titel }}", "1:26: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{{ (page.parent|default(none)).titel }}",
    "1:32: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% for p in page.children|reverse %}{{ loop.previtem.titel }}{% endfor %}",
    "1:54: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% for url, pages in page.children|groupby('url') %}{{ pages[0].titel }}{% endfor %}",
    "1:65: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% for g in page.children|groupby('url') %}{{ g.groupr }}{% endfor %}",
    "1:49: `group` has no field `groupr`; did you mean `grouper`?"
  ),
  (
    "{{ page.children|map(attribute='image')|map(attribute='sorc')|join }}",
    "1:55: `picture` has no field `sorc`; did you mean `src`?"
  ),
  (
    "{% for x in [page, page.image] %}{{ x.src ~ x.titel }}{% endfor %}",
    "1:47: `page` or `picture` has no field `titel`; did you mean `title`?"
  ),
  // Names handed to macros
  (
    "{% macro card(p) %}{{ p.titel }}{% endmacro %}{{ card(page) }}",
    "1:25: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% macro f(p) %}{{ p.sorc }}{% endmacro %}{{ f(page) }}{{ f(p=page.image) }}",
    "1:22: `page` or `picture` has no field `sorc`; did you mean `src`?"
  ),
  (
    "{% macro f(p=page) %}{{ p.titel }}{% endmacro %}{{ f() }}",
    "1:27: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% macro f(p, q=none) %}{{ q.sorc }}{% endmacro %}{{ f(1) }}{{ f(1, page.image) }}",
    "1:30: `picture` has no field `sorc`; did you mean `src`?"
  ),
  (
    "{% macro tree(p) %}{% for c in p.children %}{{ c.titel }}{{ tree(c) }}{% endfor %}"
      + "{% endmacro %}{{ tree(page) }}",
    "1:50: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% macro a(p) %}{{ b(p.image) }}{% endmacro %}{% macro b(p) %}{{ c([p]) }}{% endmacro %}"
      + "{% macro c(ps) %}{{ ps[0].sorc }}{% endmacro %}{{ a(page) }}",
    "1:115: `picture` has no field `sorc`; did you mean `src`?"
  ),
  (
    "{% macro c(ps) %}{{ ps[0].sorc }}{% endmacro %}{% macro b(p) %}{{ c([p]) }}{% endmacro %}"
      + "{% macro a(p) %}{{ b(p.image) }}{% endmacro %}{{ a(page) }}",
    "1:27: `picture` has no field `sorc`; did you mean `src`?"
  ),
  (
    "{% macro box(p) %}{{ caller(p, 1) }}{% endmacro %}"
      + "{% call(q, n) box(page) %}{{ q.titel }}{{ n.x }}{% endcall %}",
    "1:82: `page` has no field `titel`; did you mean `title`?\n1:95: a number has no field `x`"
  ),
  (
    "{% macro f(p) %}{% if p is string %}{{ p }}{% else %}{{ p.titel }}{% endif %}"
      + "{% endmacro %}{{ f(page) }}",
    "1:59: `page` has no field `titel`; did you mean `title`?"
  ),
  ("{{ page.title.size }}", "1:15: text has no field `size`; write `… | length`"),
  ("{% for c in page.title %}{% endfor %}", "1:18: a list is needed here, and this is text"),
  ("{{ page }}", "1:4: a page cannot be printed; print one of its fields or items"),
  ("{{ 'a' ~ page.children }}", "1:15: a list cannot be printed; print one of its fields or items"),
  ("{{ loop.index }}", "1:4: `loop` is known only inside its own `for`"),
  (
    "{% for x in [1] %}{{ loop.indx }}{% endfor %}",
    "1:27: `loop` has no field `indx`; did you mean `index`?"
  ),
  ("{{ super() }}", "1:4: `super()` is known only inside a block"),
  ("{{ caller() }}", "1:4: `caller()` is known only inside a macro"),
  ("{{ asset }}", "1:4: `asset` is called with parentheses; write `asset(…)`"),
  ("{{ aset('x') }}", "1:4: unknown function `aset`; did you mean `asset`?"),
  ("{{ page.title.upper() }}", "1:15: values have no methods; use the filter, `… | upper`"),
  ("{{ page() }}", "1:4: `page` is a value; remove the parentheses"),
  ("{{ page.title|uper }}", "1:15: unknown filter `uper`; did you mean `upper`?"),
  ("{{ page.title|markdwon }}", "1:15: unknown filter `markdwon`; did you mean `markdown`?"),
  ("{{ page.title is strin }}", "1:18: unknown test `strin`; did you mean `string`?"),
  // Kinds
  (
    "{{ page.title + 1 }}",
    "1:15: `+` adds two numbers, texts or lists, and these are text and a number; join text with `~`"
  ),
  (
    "{{ 1 + 'a' }}",
    "1:6: `+` adds two numbers, texts or lists, and these are a number and text; join text with `~`"
  ),
  ("{{ page.title - 1 }}", "1:15: `-` needs numbers, and these are text and a number"),
  ("{{ page.children * page }}", "1:18: `*` needs numbers, and these are a list and a page"),
  ("{{ page.extra.n / page.title }}", "1:17: `/` needs numbers, and these are a value and text"),
  ("{{ -page.title }}", "1:4: a number is needed here, and this is text"),
  (
    "{{ page.children[:page.title]|length }}",
    "1:17: a number is needed here, and this is text"
  ),
  (
    "{{ page[1:]|length }}",
    "1:8: a slice needs a list or text, and this is a page"
  ),
  (
    "{{ page.title < 3 }}",
    "1:9: text and a number have no order; compare numbers with numbers and text with text"
  ),
  (
    "{{ 1 < page.extra.n < page }}",
    "1:4: a value and a page have no order; compare numbers with numbers and text with text"
  ),
  ("{{ 'a' in page }}", "1:4: `in` needs a list, map or text, and this is a page"),
  ("{{ 1 in page.title }}", "1:4: `in` a text needs text before it, and this is a number"),
  ("{% for x in 3 %}{% endfor %}", "1:13: a list is needed here, and this is a number"),
  (
    "{% for a, b in page.children %}{% endfor %}",
    "1:21: each item is a page, which cannot be taken apart into 2 names; write one"
  ),
  (
    "{% for a, b in ['x'] %}{% endfor %}",
    "1:16: each item is text, which cannot be taken apart into 2 names; write one"
  ),
  (
    "{% set a, b = page.title %}",
    "1:20: this is text, which cannot be taken apart into 2 names; write one"
  ),
  ("{{ page.date.year }}", "1:14: text has no field `year`; write `… | date(\"%Y\")`"),
  ("{{ page.title.length }}", "1:15: text has no field `length`; write `… | length`"),
  (
    "{{ page.children.titel }}",
    "1:18: a list has no field `titel`; loop over it with `for`, or take an item, `…[0]`"
  ),
  ("{{ page.title.upper }}", "1:15: text has no field `upper`; use the filter, `… | upper`"),
  (
    "{{ page.children | upper }}",
    "1:20: the filter `upper` needs text, and this is a list; use it on each item, `… | map(\"upper\")`"
  ),
  (
    "{{ page.children | date('%Y') }}",
    "1:20: the filter `date` needs text, and this is a list; use it on each item, `… | "
      + "map(\"date\", …)`"
  ),
  ("{{ 5 | date('%Y') }}", "1:8: the filter `date` needs text, and this is a number"),
  (
    "{{ page.title | map('upper') | join }}",
    "1:17: the filter `map` needs a list, and this is text"
  ),
  ("{{ show | join }}", "1:11: the filter `join` needs a list, and this is true or false"),
  ("{{ page | length }}", "1:11: the filter `length` needs a list or text, and this is a page"),
  ("{{ page.title | round }}", "1:17: the filter `round` needs a number, and this is text"),
  (
    "{% for k, v in page.children | items %}{% endfor %}",
    "1:32: the filter `items` needs a map, and this is a list"
  ),
  (
    "{% for k, v in page.children.items() %}{% endfor %}",
    "1:30: the filter `items` needs a map, and this is a list"
  ),
  (
    "{{ page.children | sort | length }}",
    "1:20: `sort` cannot order a page; say by which of its fields, `sort(attribute=\"…\")`"
  ),
  (
    "{{ (page.children | max).title }}",
    "1:21: `max` cannot order a page; say by which of its fields, `max(attribute=\"…\")`"
  ),
  (
    "{{ page.children | sort(attribute='image') | length }}",
    "1:20: `sort` cannot order a picture; say by which of its fields, "
      + "`sort(attribute=\"…\")`"
  ),
  (
    "{{ page.children | join(', ') }}",
    "1:20: each item is a page, which cannot be printed; say which field, `join(\", \", attribute=\"…\")`"
  ),
  (
    "{{ page.children | sum }}",
    "1:20: `sum` adds numbers, and each item is a page; say which field, `sum(attribute=\"…\")`"
  ),
  (
    "{{ page.children | sum(attribute='title') }}",
    "1:20: `sum` adds numbers, and each item is text; say which field, `sum(attribute=\"…\")`"
  ),
  (
    "{{ page.children | map('upper') | join }}",
    "1:20: the filter `upper` needs text, and this is a page"
  ),
  (
    "{{ page.children | select('odd') | list | length }}",
    "1:27: the test `odd` needs a number, and this is a page"
  ),
  (
    "{{ page.children | selectattr('title', 'gt', 3) | list | length }}",
    "1:40: text and a number have no order; compare numbers with numbers and text with text"
  ),
  ("{{ page.title is odd }}", "1:18: the test `odd` needs a number, and this is text"),
  ("{{ page.children is upper }}", "1:21: the test `upper` needs text, and this is a list"),
  (
    "{{ page.title is gt 3 }}",
    "1:18: text and a number have no order; compare numbers with numbers and text with text"
  ),
  (
    "{{ page.children | json }}",
    "1:20: a page cannot be written as JSON; write what you need of it, `{\"title\": page.title}`"
  ),
  (
    "{{ page | tojson }}",
    "1:11: a page cannot be written as JSON; write what you need of it, `{\"title\": page.title}`"
  ),
  (
    "{% filter upper | join | map('x') %}a{% endfilter %}",
    "1:26: unknown filter `map`; did you mean `max`?"
  ),
  (
    "{% set x | length %}a{% endset %}{{ x + 'a' }}",
    "1:39: `+` adds two numbers, texts or lists, and these are a number and text; join text with `~`"
  ),
  // Shapes that are kept
  (
    "{% set p = page if show else page.parent %}{{ p.titel }}",
    "1:49: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% set p = none %}{% if show %}{% set p = page %}{% endif %}{{ p.titel }}",
    "1:66: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% with ps = page.children %}{{ ps[0].titel }}{% endwith %}",
    "1:39: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{{ (page.children | first).titel }}",
    "1:28: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{{ (page.children | first | default(page)).titel }}",
    "1:44: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% for row in page.children | batch(2, page) %}{{ row[0].titel }}{% endfor %}",
    "1:58: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{{ (page.children + [page])[0].titel }}",
    "1:32: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{{ page.children[1:].titel }}",
    "1:22: a list has no field `titel`; loop over it with `for`, or take an item, `…[0]`"
  ),
  (
    "{{ (page.parent and page.parent.parent).titel }}",
    "1:41: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% for p in page.children | selectattr('image') %}{{ p.titel }}{% endfor %}",
    "1:56: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{% for g in page.children | groupby('url') %}{{ g[1][0].titel }}{% endfor %}",
    "1:57: `page` has no field `titel`; did you mean `title`?"
  ),
  ("{{ (page.title | upper).x }}", "1:25: text has no field `x`"),
  ("{{ page.title[0].x }}", "1:18: text has no field `x`"),
  ("{{ (page.title ~ 1).x }}", "1:21: text has no field `x`"),
  ("{{ (page.children | map(attribute='title') | join(', ')).x }}", "1:58: text has no field `x`"),
  (
    "{% for t in page.children | map(attribute='title') | sort %}{{ t.x }}{% endfor %}",
    "1:66: text has no field `x`"
  ),
  ("{% set t %}a{% endset %}{{ t.x }}", "1:30: HTML has no field `x`"),
  (
    "{{ loop.cycle(page, page) }}",
    "1:4: `loop` is known only inside its own `for`"
  ),
  (
    "{% for x in [1] %}{{ loop.cycle(page, page.image).titel }}{% endfor %}",
    "1:51: `page` or `picture` has no field `titel`; did you mean `title`?"
  ),
  // Habits
  (
    "{% assign x = 1 %}",
    "1:4: there is no tag `assign`; write `{% set name = … %}`"
  ),
  (
    "{% capture x %}a{% endcapture %}",
    "1:4: there is no tag `capture`; write `{% set name %}…{% endset %}`"
  ),
  (
    "{% unless show %}a{% else %}b{% endunless %}",
    "1:4: there is no tag `unless`; write `{% if not … %}`"
  ),
  (
    "{% case x %}{% when 1 %}{% endcase %}",
    "1:4: there is no tag `case`; write `{% if … %}{% elif … %}{% else %}`\n1:16: there is "
      + "no tag `when`; write `{% elif … %}`"
  ),
  (
    "{% if show %}a{% elseif 1 %}b{% endif %}",
    "1:18: there is no tag `elseif`; write `{% elif … %}`"
  ),
  (
    "{% if show %}a{% else if 1 %}b{% endif %}",
    "1:23: there is no `else if`; write `{% elif … %}`"
  ),
  (
    "{% render 'tile.html' %}",
    "1:4: there is no tag `render`; write `{% include … %}`; it sees the names around it"
  ),
  (
    "{% if show %}{% endif; %}",
    "1:22: there is no `;`; remove it"
  ),
  (
    "{% verbatim %}{{ 1 }}{% endverbatim %}",
    "1:4: there is no tag `verbatim`; write `{% raw %}`"
  ),
  (
    "{% asyncEach x in [] %}{% endeach %}",
    "1:4: there is no tag `asyncEach`; write `{% for … in … %}`\n1:27: `endeach` closes "
      + "nothing; remove it or write the tag it belongs to"
  ),
  (
    "{% set_global x = 1 %}",
    "1:4: there is no tag `set_global`; write `{% set … %}`; what a `for` sets ends with "
      + "its round"
  ),
  (
    "{% autoescape true %}{% endautoescape %}",
    "1:4: there is no tag `autoescape`; text is always escaped; write `… | safe` where it "
      + "is markup"
  ),
  (
    "{% do page.x %}",
    "1:4: there is no tag `do`; write `{% set name = … %}`"
  ),
  (
    "{% for x in [] %}{% break %}{% continue %}{% endfor %}",
    "1:21: there is no tag `break`; take a part of the list, `…[:3]`, or choose with `{% "
      + "for … in … if … %}`\n1:32: there is no tag `continue`; choose with `{% for … in … if "
      + "… %}`"
  ),
  (
    "{% trans %}Hello{% endtrans %}",
    "1:4: there is no tag `trans`; write the text itself"
  ),
  (
    "{% load static %}",
    "1:4: there is no tag `load`; nothing needs to be loaded; remove it"
  ),
  (
    "{% while show %}{% endwhile %}",
    "1:4: there is no tag `while`; write `{% for … in range(…) %}`"
  ),
  (
    "{% zzzz %}",
    "1:4: unknown tag `zzzz`; the tags are if, for, set, with, filter, include, extends, "
      + "block, macro, import, from, call, raw"
  ),
  (
    "{% if show && page.title %}{% endif %}",
    "1:12: there is no `&&`; write `and`"
  ),
  (
    "{% if show || page.title %}{% endif %}",
    "1:12: there is no `||`; write `or`"
  ),
  (
    "{% if !show %}{% endif %}",
    "1:7: there is no `!`; write `not`"
  ),
  (
    "{% if page.title === 'a' %}{% endif %}",
    "1:18: there is no `===`; write `==`"
  ),
  (
    "{% if page.title !== 'a' %}{% endif %}",
    "1:18: there is no `!==`; write `!=`"
  ),
  (
    "{% if page.title <> 'a' %}{% endif %}",
    "1:18: there is no `<>`; write `!=`"
  ),
  (
    "{{ show ? 'a' : 'b' }}",
    "1:9: there is no `?`; write `… if … else …`"
  ),
  (
    "{{ page.title ?: 'b' }}",
    "1:15: there is no `?:`; write `… or …`"
  ),
  (
    "{{ page.title ?? 'b' }}",
    "1:15: there is no `??`; write `… | default(…)`"
  ),
  (
    "{{ page.image?.src }}",
    "1:14: there is no `?.`; write `.`, after asking with `if`"
  ),
  (
    "{{ 'a ' + ${page.title} }}",
    "1:11: there is no `${`; join text with `~`"
  ),
  (
    "{{ `a` }}",
    "1:4: put text in straight quotes, \"…\""
  ),
  (
    "{{ “a” }}",
    "1:4: `“a”` means nothing here; put text in straight quotes, \"…\""
  ),
  (
    "{{ 'a' & 'b' }}",
    "1:8: there is no `&`; write `and`, or `~` to join text"
  ),
  (
    "{{ 2 ^ 3 }}",
    "1:6: there is no `^`; write `**`"
  ),
  (
    "{{ @page.title }}",
    "1:4: there is no `@`; remove it: names have no sign"
  ),
  (
    "{% set x += 1 %}",
    "1:10: there is no `+=`; write `{% set n = n + … %}`"
  ),
  (
    "{{ page.children | map(p => p.title) }}",
    "1:26: there is no `=>`; filters take names, not functions"
  ),
  (
    "{% if {{ show }} %}{% endif %}",
    "1:8: no `{{ }}` is needed inside a tag; write what stands in it alone"
  ),
  (
    "{% include 'tiles/{{ page.url }}.html' %}",
    "1:12: there is no template \"tiles/{{ page.url }}.html\"; join its name with `~`, "
      + "\"tiles/\" ~ kind ~ \".html\""
  ),
  (
    "{{ page.date | date: '%Y' }}",
    "1:20: a filter's arguments stand in parentheses; write `date(…)`"
  ),
  (
    "{{ page.title | truncate: 5, '…' | upper }}",
    "1:25: a filter's arguments stand in parentheses; write `truncate(…)`"
  ),
  (
    "{% if page.title contains 'a' %}{% endif %}",
    "1:18: there is no operator `contains`; write `… in …`, what is sought first"
  ),
  (
    "{% if page.title starts with 'a' %}{% endif %}",
    "1:18: there is no operator `starts`; write `…[:3] == \"…\"`"
  ),
  (
    "{% if page.title eq 'a' %}{% endif %}",
    "1:18: there is no operator `eq`; write `==`"
  ),
  (
    "{% if page.title == null %}{% endif %}",
    "1:21: there is no name `null`; write `none`"
  ),
  (
    "{% for x in [1] %}{{ forloop.index }}{% endfor %}",
    "1:22: there is no name `forloop`; write `loop`, as in `loop.index`"
  ),
  (
    "{% for x in [1] %}{{ loop.index1 }}{{ loop.counter }}{{ loop.parent.index }}{% endfor %}",
    "1:27: `loop` has no field `index1`; write `loop.index`\n1:44: `loop` has no field "
      + "`counter`; write `loop.index`\n1:62: `loop` has no field `parent`; write `{% set "
      + "outer = loop %}` before the inner `for`"
  ),
  (
    "{% for x in [1] %}{% if loop.changed(x) %}{% endif %}{% endfor %}",
    "1:30: values have no method `changed`; compare with `loop.previtem`"
  ),
  (
    "{{ self.body() }}",
    "1:4: there is no name `self`; write `{{ super() }}` in a block, or `set` what is "
      + "shown twice"
  ),
  (
    "{% set ns = namespace(x=1) %}",
    "1:13: there is no function `namespace`; `set` a name before the loop, or use "
      + "`selectattr`, `sum` or `loop`"
  ),
  (
    "{% set c = cycler('a', 'b') %}",
    "1:12: there is no function `cycler`; write `loop.cycle(…)`"
  ),
  (
    "{{ dict(a=1) }}{{ now() }}{{ len('a') }}{{ length('a') }}{{ parent() }}",
    "1:4: there is no function `dict`; write `{\"name\": …}`\n1:19: there is no function "
      + "`now`; the time is not known here: a site is the same at every build\n1:30: there is "
      + "no function `len`; write `… | length`\n1:44: there is no function `length`; use the "
      + "filter, `… | length`\n1:61: there is no function `parent`; write `super()`"
  ),
  (
    "{% macro f() %}{{ varargs }}{{ kwargs }}{% endmacro %}",
    "1:19: there is no name `varargs`; give the macro a parameter for each, or hand it a "
      + "list\n1:32: there is no name `kwargs`; give the macro a parameter for each"
  ),
  (
    "{{ page.title.split(' ') }}{{ page.extra.get('x') }}{{ page.title.startswith('x') }}",
    "1:15: values have no method `split`; keep the parts as a list where the text comes "
      + "from\n1:42: values have no method `get`; write `….name | default(…)`\n1:67: values "
      + "have no method `startswith`; write `…[:3] == \"…\"`"
  ),
  (
    "{{ page.title.rjust(3) }}",
    "1:15: values have no method `rjust`; use a filter"
  ),
  (
    "{{ page.title is empty }}{{ page.title is null }}{{ page.title is starting_with('a') }}",
    "1:18: there is no test `empty`; write `not …`\n1:43: there is no test `null`; write "
      + "`is none`\n1:67: there is no test `starting_with`; write `…[:3] == \"…\"`"
  ),
  (
    "{{ page.title | escape_html }}{{ page.title | upcase }}{{ page.title | strip_html }}",
    "1:17: there is no filter `escape_html`; write nothing: text is always escaped\n1:47: "
      + "there is no filter `upcase`; write `upper`\n1:72: there is no filter `strip_html`; "
      + "write `striptags`"
  ),
  (
    "{{ page.date | date_format('%Y') }}{{ page.children | sortby('title') }}",
    "1:16: there is no filter `date_format`; write `date(\"%-d %B %Y\")`\n1:55: there is "
      + "no filter `sortby`; write `sort(attribute=\"…\")`"
  ),
  (
    "{{ page.title | urlize }}{{ 1 | random }}{{ page | pprint }}{{ 'a' | raw }}",
    "1:17: there is no filter `urlize`; write the link, `<a href=\"…\">…</a>`\n1:33: there "
      + "is no filter `random`; nothing is random here: a site is the same at every "
      + "build\n1:52: there is no filter `pprint`; write `json`\n1:70: there is no filter "
      + "`raw`; write `safe`"
  ),
  (
    "{{ page.children | map('upcase') }}{{ page.children | select('empty') }}",
    "1:24: there is no filter `upcase`; write `upper`\n1:55: a list cannot be printed; "
      + "print one of its fields or items\n1:62: there is no test `empty`; write `not …`"
  ),
  (
    "{% filter strip %}a{% endfilter %}",
    "1:11: there is no filter `strip`; write `trim`"
  ),
  // What is rarely met
  (
    "{% for x in [1] recursive %}{% endfor %}",
    "1:17: loops cannot be recursive; write a macro that calls itself"
  ),
  (
    "{% include 'tile.html' without context %}",
    "1:24: an include always sees the names around it; remove `without context`"
  ),
  (
    "{% macro f() %}{{ caller() }}{% endmacro %}{% call(a=1) f() %}{% endcall %}",
    "1:54: parameters of `call` have no defaults; write the name alone"
  ),
  (
    "{% extends 'base.html' %}{% extends 'base.html' %}",
    "1:26: a template extends one other; remove this `extends`"
  ),
  (
    "{% macro f() %}{% endmacro %}{% macro f() %}{% endmacro %}",
    "1:39: the macro `f` is already defined; rename one"
  ),
  (
    "{% macro f() %}{% block a %}{% endblock %}{% endmacro %}",
    "1:16: the block `a` is inside a macro; move it out"
  ),
  (
    "{% if show %}{% extends 'base.html' %}{% endif %}",
    "1:14: `extends` stands at the top level of a template; move it out"
  ),
  (
    "{% import 'macros.html' as m %}{{ m }}{{ m.button }}",
    "1:35: `m` is an import; write `m.macro(…)`\n1:44: `m.button` is called with "
      + "parentheses; write `m.button(…)`"
  ),
  (
    "{{ (1)() }}",
    "1:5: only functions and macros are called; remove the parentheses"
  ),
  (
    "{{ page.children|map(attribute=page.url) }}",
    "1:18: a list cannot be printed; print one of its fields or items\n1:37: write the "
      + "attribute's name in quotes, such as \"title\""
  ),
  (
    "{{ page.children|select(page.url)|length }}",
    "1:30: write the test's name in quotes, such as \"defined\""
  ),
  (
    "{{ page.children|selectattr|length }}{{ page.children|map|length }}",
    "1:18: the filter `selectattr` needs the argument `attribute`\n1:55: write "
      + "`map(attribute=\"title\")` or a filter's name, `map(\"upper\")`"
  ),
  (
    "{% include %}{% extends %}{% import 'macros.html' %}{% from 'macros.html' %}",
    "1:12: expected a value but found `%}`\n1:25: expected a value but found `%}`\n1:51: "
      + "expected `as` after the template's name\n1:75: expected `import` after the template's "
      + "name"
  ),
  (
    "{% block %}{% endblock %}{% macro %}{% endmacro %}{% set %}",
    "1:10: expected a name after `block`\n1:35: expected a name after `macro`\n1:58: "
      + "expected a name after `set`"
  ),
  (
    "{% macro f %}{% endmacro %}{% with x %}{% endwith %}{% filter %}{% endfilter %}",
    "1:12: expected `(` after the macro's name\n1:38: expected `=` after the name\n1:63: "
      + "expected a filter's name after `filter`"
  ),
  (
    "{{ 1 is }}{{ 1 | }}{{ {'a' 1} }}{{ [1][1 2] }}{{ page[] }}",
    "1:9: expected a test's name after `is`\n1:18: expected a filter's name after "
      + "`|`\n1:28: expected `:` after the key\n1:42: expected `]` after the index\n1:54: "
      + "expected a value but found `]`"
  ),
  (
    "{{ image(page.image, ) }}{{ image(page.image page.image) }}",
    "1:46: expected `,` after an argument"
  ),
  // Arguments
  ("{{ asset() }}", "1:4: `asset()` needs the argument `name`"),
  ("{{ asset('a', 'b') }}", "1:15: `asset()` takes only name"),
  (
    "{{ image(page.image, size='9') }}",
    "1:22: `image()` has no argument `size`; did you mean `sizes`?"
  ),
  ("{{ image(page.title) }}", "1:15: `picture` of `image()` is a picture, and this is text"),
  ("{{ asset('a', name='b') }}", "1:15: `asset()` gets the argument `name` twice"),
  (
    "{{ page.title|truncate(lenght=3) }}",
    "1:24: the filter `truncate` has no argument `lenght`; did you mean `length`?"
  ),
  ("{{ page.title|upper(1) }}", "1:21: the filter `upper` takes no arguments"),
  (
    "{% macro f(a, b) %}{% endmacro %}{{ f(c=1) }}",
    "1:39: the macro `f` has no argument `c`; it takes a, b"
  ),
  (
    "{% macro f(a=1, b) %}{% endmacro %}",
    "1:17: `b` has no default but follows one that has; write `b=…` or move it before"
  ),
  (
    "{{ page.children|map(upper) }}",
    "1:22: write `map(attribute=\"title\")` or a filter's name, `map(\"upper\")`"
  ),
  // Rendering
  (
    "{{ {1: 2}|length }}",
    "1:4: a key of a map is text, and this is a number"
  ),
  (
    "{{ range(1, 9, 0)|list|length }}",
    "1:4: a range needs a step other than 0 and at most 100000 numbers"
  ),
  (
    "{% macro f() %}{{ caller() }}{% endmacro %}{{ f() }}",
    "1:19: `caller()` needs a macro used by `call`; test `caller is defined`\n  from "
      + "templates/m:1:47"
  ),
  (
    "{% block a %}{{ super() }}{% endblock %}",
    "1:17: no template above has this block, so `super()` has nothing to show\n  from "
      + "templates/m:1:1"
  ),
  (
    "{{ 'x' * 2 ** 40 }}",
    "1:8: this number is too large"
  ),
  (
    "{{ 9223372036854775807 + 1 }}",
    "1:24: this number is too large"
  ),
  (
    "{{ page.title|truncate(1) }}",
    "1:15: `length` needs room for \"...\", and this is 1"
  ),
  (
    "{% include page.extra.color %}",
    "1:23: there is no template \"red\""
  ),
  (
    "{% include 'tile' ~ page.extra.color ~ '.html' %}",
    "1:12: there is no template \"tilered.html\"; did you mean `tile.html`?"
  ),
  (
    "{{ page.extra.color.x }}",
    "1:21: `page.extra.color` is text and has no field `x`; use `default` or `is defined` "
      + "where it may be missing"
  ),
  (
    "{{ []|first }}",
    "1:7: there is no item in an empty list; use `default` where it may be missing"
  ),
  (
    "{{ page.extra }}",
    "1:9: a map cannot be printed; print one of its fields or items"
  ),
  (
    "{{ page.extra.color - 1 }}",
    "1:21: `-` needs numbers, and these are text and a number"
  ),
  (
    "{{ page.extra.color|round }}",
    "1:21: a number is needed here, and this is text"
  ),
  (
    "{{ page.extra.color|abs }}{{ 1 in page.extra.color }}",
    "1:21: a number is needed here, and this is text"
  ),
  (
    "{{ page.extra.color|items|list|length }}",
    "1:21: `items` needs a map, and this is text"
  ),
  (
    "{% for x in page.extra.color %}{% endfor %}",
    "1:24: a list is needed here, and this is text"
  ),
  (
    "{% for x, y, z in page.children|groupby('url') %}{% else %}{{ 1 in page.extra.color }}{% endfor %}",
    "1:63: `in` a text needs text before it, and this is a number"
  ),
  (
    "{% for x, y in [[1]] %}{% endfor %}",
    "1:16: there are 2 names for 1 value"
  ),
  (
    "{{ 2 ** 0.5 ** -1 // 0 }}",
    "1:19: this divides by zero; test the divisor first"
  ),
  (
    "{{ (0 - 8) ** 0.5 }}",
    "1:12: `**` needs a whole number behind it for a number below 0, and this is 0.5"
  ),
  (
    "{{ 1.5|round(0, 'up') }}",
    "1:8: `method` needs \"common\", \"ceil\" or \"floor\", and this is \"up\""
  ),
  (
    "{{ 'a'|center('b') }}",
    "1:15: `width` of the filter `center` is a number, and this is text"
  ),
  (
    "{{ page.extra.color|replace('', 'b') }}",
    "1:21: `old` needs text, and this is empty"
  ),
  (
    "{{ page.extra.color|center(page.extra.color) }}",
    "1:21: `width` needs a whole number, and this is text"
  ),
  (
    "{{ '%q'|format(1) }}",
    "1:9: write codes such as `%s`, `%d` and `%.2f`, and `%%` for the sign itself"
  ),
  (
    "{{ '%s %s'|format(1) }}",
    "1:12: `format` needs as many values as there are codes: 2, not 1"
  ),
  (
    "{{ '%d'|format('x') }}",
    "1:9: a number is needed here, and this is text"
  ),
  ("{{ tile.title }}", "1:4: `tile` is not defined here; test it with `is defined`"),
  ("{{ page.extra.colour }}", "1:15: there is no `page.extra.colour`; did you mean `color`?"),
  (
    "{{ page.extra.size }}",
    "1:15: there is no `page.extra.size`; use `default` or `is defined` where it may be missing"
  ),
  (
    "{{ page.children[0].titel }}",
    "1:21: `page` has no field `titel`; did you mean `title`?"
  ),
  (
    "{{ page.parent.title }}",
    "1:16: `page.parent` is none and has no field `title`; use `default` or `is defined` where it "
      + "may be missing"
  ),
  (
    "{{ page.parent.title\n}}{{ page.image.src }}",
    "1:16: `page.parent` is none and has no field `title`; use `default` or `is defined` where it "
      + "may be missing"
  ),
  ("{{ none }}", "1:4: none cannot be printed; test it with `if` or write `default(\"…\", true)`"),
  (
    "{{ [1][3] }}",
    "1:8: there is no item 3; use `default` where it may be missing"
  ),
  ("{{ 1 / 0 }}", "1:6: this divides by zero; test the divisor first"),
  (
    "{{ 1 + 'a' }}",
    "1:6: `+` adds two numbers, texts or lists, and these are a number and text; join text with `~`"
  ),
  (
    "{{ 1 < 'a' }}",
    "1:4: a number and text have no order; compare numbers with numbers and text with text"
  ),
  ("{% set a, b = [1] %}", "1:1: there are 2 names for 1 value"),
  ("{{ 'x'|date('%F') }}", "1:8: \"x\" is not a date; write it as 2024-05-01"),
  ("{{ page.date|date('%Q') }}", "1:14: unknown date code `%Q`; write codes such as `%-d %B %Y`"),
  ("{{ asset('no.css') }}", "1:4: there is no asset \"no.css\"; put it in templates/assets"),
  (
    "{{ page|json }}",
    "1:9: a page cannot be written as JSON; write what you need of it, `{\"title\": page.title}`"
  ),
]

private let others = [
  ("base.html", "{% block body %}{% endblock %}"), ("tile.html", "T"),
  ("macros.html", "{% macro button(label) %}{{ label }}{% endmacro %}"),
]

@Suite struct MistakeTests {
  @Test(arguments: mistakes)
  func `each mistake has its place and sentence`(template: String, expected: String) {
    let lines = expected.split(separator: "\n").map {
      $0.hasPrefix(" ") ? String($0) : "templates/m:" + $0
    }
    #expect(page([("m", template)] + others) == lines.joined(separator: "\n"))
  }

  @Test(arguments: [
    // Nothing is held against a parameter that nothing known is handed to, or things of two kinds.
    ("{% macro f(p) %}{{ p.a.b }}{% endmacro %}x", "x"),
    ("{% macro f(p) %}{{ p.a.b }}{{ f(p.c) }}{% endmacro %}x", "x"),
    ("{% macro f(p) %}{{ p.color }}{% endmacro %}{{ f(page.extra) }}", "red"),
    (
      "{% macro f(p) %}{{ p }}{{ p.title }}{% endmacro %}{% if not show %}{{ f(1) }}{{ f(page) }}{% endif %}",
      ""
    ),
    (
      "{% macro f(p) %}{{ p.a }}{% endmacro %}{{ f({'a': 1}) }}{% if not show %}{{ f(page) }}{% endif %}",
      "1"
    ),
    ("{% macro f(p) %}{% for x in p %}{{ x.a }}{% endfor %}{% endmacro %}{{ f([]) }}", ""),
    ("{% macro f(p=none) %}{% if p %}{{ p.a }}{% endif %}{% endmacro %}{{ f() }}", ""),
    (
      "{% macro f(p) %}{{ p if p is string else p.title }}{% endmacro %}{{ f(page) }}",
      "Law &amp; Order"
    ),
    (
      "{% macro f(p) %}{% if p is not string %}{{ p.title }}{% else %}{{ p }}{% endif %}{% endmacro %}{{ f(page) }}",
      "Law &amp; Order"
    ),
    (
      "{% macro f(p) %}{% if p is number and p.x %}{{ p }}{% elif not p is mapping %}x{% else %}{{ p.k }}{% endif %}{% endmacro %}{{ f(page) }}",
      "x"
    ),
    // A macro may run before a name gets another value.
    (
      "{% macro f() %}{{ x.title }}{% endmacro %}{% set x = page %}{{ f() }}{% set x = 'a' %}",
      "Law &amp; Order"
    ),
    ("{% macro f() %}{{ page.title }}{% endmacro %}{{ f() }}{% set page = 1 %}", "Law &amp; Order"),
    // A macro that calls itself with ever more comes to an end.
    (
      "{% macro f(p, n) %}{% if n %}{{ f([p], n - 1) }}{% else %}{{ p|length }}{% endif %}{% endmacro %}{{ f([], 30) }}",
      "1"
    ),
    (
      "{% macro f(p) %}{{ g(p) if not show }}{% endmacro %}{% macro g(p) %}{{ f(p.parent) }}{% endmacro %}{{ f(page) }}",
      ""
    ),
    // What is handed to a macro that includes is known there.
    ("{% macro f(p) %}{% include 'tile.html' %}{% endmacro %}{{ f(page) }}", "T"),
  ])
  func `what is no mistake in a macro`(template: String, expected: String) {
    #expect(page([("m", template)] + others) == expected)
  }

  @Test func `macros know what is handed to them from other templates`() {
    let cards = (
      "cards",
      "{% macro card(p) %}{% include 'card' %}{% endmacro %}{% macro no(p) %}{{ p.x }}{% endmacro %}"
    )
    let card = ("card", "{{ p.titel }}")
    for use in [
      "{% import 'cards' as c %}{{ c.card(page) }}",
      "{% from 'cards' import card as k %}{% for x in page.children %}{{ k(x) }}{% endfor %}",
    ] {
      #expect(
        page([("m", use), cards, card]) == """
          templates/card:1:6: `page` has no field `titel`; did you mean `title`?
            from templates/cards:1:20
            from templates/m:1:1
          """)
    }
  }

  @Test func `all mistakes of all templates are told at once, in order`() {
    let set = [
      ("b", "{{ page.titel }}\n{% if %}{{ zzz }}{% endif %}"), ("a", "{{ 1|uper }}{{ ) }}{{ y }}"),
    ]
    #expect(
      page(set) == """
        templates/a:1:6: unknown filter `uper`; did you mean `upper`?
        templates/a:1:16: expected a value but found `)`
        templates/a:1:23: unknown name `y`
        templates/b:1:9: `page` has no field `titel`; did you mean `title`?
        templates/b:2:7: expected a value but found `%}`
        templates/b:2:12: unknown name `zzz`
        """)
  }

  @Test func `a mistake while rendering tells how it was reached`() {
    let set = [
      ("m", "{% extends 'base' %}\n{% block b %}\n {% include 'part' %}{% endblock %}"),
      ("base", "<{% block b %}{% endblock %}>"), ("part", "\n\n  {{ page.extra.nope }}"),
    ]
    #expect(
      page(set) == """
        templates/part:3:17: there is no `page.extra.nope`; use `default` or `is defined` where \
        it may be missing
          from templates/m:3:2
          from templates/base:1:2
          from templates/m:1:1
        """)
  }

  @Test func `a name of the including template is known in the included one`() {
    let included = ("part", "{{ item.title }}{{ item.titel }}")
    #expect(
      page([("m", "{% for item in page.children %}{% include 'part' %}{% endfor %}"), included])
        == """
        templates/part:1:25: `page` has no field `titel`; did you mean `title`?
          from templates/m:1:32
        """)
    #expect(
      page([("m", "{% include 'part' %}"), included])
        == """
        templates/part:1:4: unknown name `item`
          from templates/m:1:1
        templates/part:1:20: unknown name `item`
          from templates/m:1:1
        """)
  }

  @Test(arguments: [
    // The shortest way, over every kind of tag that names a template.
    ("m", "{% include 'part' %}", "from templates/m:1:1"),
    ("m", "\n{% if show %}{% include 'part' %}{% endif %}", "from templates/m:2:14"),
    ("m", "{% import 'part' as p %}", "from templates/m:1:1"),
    ("m", "{% set x = 1 %}{% from 'part' import f %}", "from templates/m:1:16"),
    ("m", "{% extends 'part' %}", "from templates/m:1:1"),
    ("m", "{% include 'pa' ~ page.url %}", "from templates/m:1:1"),
    ("m", "{% include page.url ~ 'rt' %}", ""),
    ("m", "{% include 'part' ignore missing %}{% include 'part' %}", "from templates/m:1:1"),
    ("part2", "{% include 'part' %}", "from templates/part2:1:1\n  from templates/m:1:1"),
  ])
  func `a mistake found while loading tells how it is reached`(
    name: String, template: String, way: String
  ) {
    let part = ("part", "{% macro f() %}{% endmacro %}\n{{ page.titel }}")
    let told = "templates/part:2:9: `page` has no field `titel`; did you mean `title`?"
    let set = [(name, template), part] + (name == "m" ? [] : [("m", "{% include 'part2' %}")])
    #expect(page(set) == told + (way.isEmpty ? "" : "\n  " + way))
  }

  @Test func `the way begins at a template that is rendered, however long it is`() {
    let set = [
      ("a", "{% include 'part' %}"), ("b", "{% include 'c' %}"), ("c", "{% include 'part' %}"),
      ("part", "{{ zz }}"), ("ring", "{% include 'ring2' %}"),
      ("ring2", "{% include 'ring' %}{{ 1"),
    ]
    #expect(
      mistakes(set, rendered: ["b"]) == [
        "templates/part:1:4: unknown name `zz`", "  from templates/c:1:1",
        "  from templates/b:1:1",
        "templates/ring2:1:21: this tag is never closed; end it with `}}`",
      ])
    #expect(mistakes(set, rendered: ["part"]).first == "templates/part:1:4: unknown name `zz`")
    #expect(mistakes(set, rendered: ["part"]).count == 2)
  }

  @Test func `a block's data is known better in its own template`() {
    let part = ("blocks/grid.html", "{% for t in block.tiles %}{{ t.titel }}{% endfor %}")
    #expect(
      page([part]) == "templates/blocks/grid.html:1:32: "
        + "`page` has no field `titel`; did you mean `title`?")
    #expect(page([("blocks/own.html", "{{ block.any }}")], block: ["any": 1]) == "1")
  }

  @Test func `bytes that are not UTF-8 are told with their line`() {
    let source = TemplateSource(
      path: "templates/m", name: "m", bytes: Array("a\nb".utf8) + [0xFF, 0x0A])
    #expect(throws: TemplateErrors.self) { try TemplateSet([source], schema: testSchema) }
    do throws(TemplateErrors) {
      _ = try TemplateSet([source], schema: testSchema)
    } catch {
      #expect(
        error.errors.map(\.description) == [
          "templates/m:2:2: this byte is not UTF-8; save the file as UTF-8"
        ])
    }
  }

  @Test func `two templates of one name, and a template that is not there`() throws {
    #expect(
      page([("m", ""), ("m", "")]).hasSuffix("there are two templates named \"m\"; rename one"))
    let set = try loadTemplates([("page.html", "")])
    var output: [UInt8] = []
    #expect(
      throws: TemplateError(
        path: "pag.html", line: 1, column: 1,
        message: "there is no template \"pag.html\"; did you mean `page.html`?")
    ) { try set.render("pag.html", globals: [], into: &output) }
  }
}
