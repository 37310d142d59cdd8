// Made by script/embed; a test compares it with the folders it names.
#include "embedded.h"

static const unsigned char theme_0[] = {
#embed "../../templates/404.html"
};
static const unsigned char theme_1[] = {
#embed "../../templates/assets/carousel.js"
};
static const unsigned char theme_2[] = {
#embed "../../templates/assets/site.css"
};
static const unsigned char theme_3[] = {
#embed "../../templates/assets/swatches.js"
};
static const unsigned char theme_4[] = {
#embed "../../templates/blocks/carousel.html"
};
static const unsigned char theme_5[] = {
#embed "../../templates/blocks/grid.html"
};
static const unsigned char theme_6[] = {
#embed "../../templates/blocks/stats.html"
};
static const unsigned char theme_7[] = {
#embed "../../templates/blocks/swatches.html"
};
static const unsigned char theme_8[] = {
#embed "../../templates/cards/card.html"
};
static const unsigned char theme_9[] = {
#embed "../../templates/home.html"
};
static const unsigned char theme_10[] = {
#embed "../../templates/page.html"
};
static const unsigned char theme_11[] = {
#embed "../../templates/partials/actions.html"
};
static const unsigned char theme_12[] = {
#embed "../../templates/partials/breadcrumbs.html"
};
static const unsigned char theme_13[] = {
#embed "../../templates/partials/contact.html"
};
static const unsigned char theme_14[] = {
#embed "../../templates/partials/dates.html"
};
static const unsigned char theme_15[] = {
#embed "../../templates/partials/facts.css"
};
static const unsigned char theme_16[] = {
#embed "../../templates/partials/facts.html"
};
static const unsigned char theme_17[] = {
#embed "../../templates/partials/footer.html"
};
static const unsigned char theme_18[] = {
#embed "../../templates/partials/head.html"
};
static const unsigned char theme_19[] = {
#embed "../../templates/partials/header.html"
};
static const unsigned char theme_20[] = {
#embed "../../templates/partials/menu.css"
};
static const unsigned char theme_21[] = {
#embed "../../templates/partials/menu.html"
};
static const unsigned char theme_22[] = {
#embed "../../templates/partials/more.html"
};
static const unsigned char theme_23[] = {
#embed "../../templates/partials/pager.html"
};
static const unsigned char theme_24[] = {
#embed "../../templates/partials/picture.html"
};
static const unsigned char theme_25[] = {
#embed "../../templates/partials/tags.html"
};
static const unsigned char theme_26[] = {
#embed "../../templates/partials/toc.html"
};
static const unsigned char theme_27[] = {
#embed "../../templates/section.html"
};
static const unsigned char theme_28[] = {
#embed "../../templates/tiles/card.html"
};
static const unsigned char theme_29[] = {
#embed "../../templates/tiles/classic.html"
};
static const unsigned char theme_30[] = {
#embed "../../templates/tiles/overlay.css"
};
static const unsigned char theme_31[] = {
#embed "../../templates/tiles/overlay.html"
};

static const embedded_file theme[] = {
  {"404.html", theme_0, sizeof theme_0},
  {"assets/carousel.js", theme_1, sizeof theme_1},
  {"assets/site.css", theme_2, sizeof theme_2},
  {"assets/swatches.js", theme_3, sizeof theme_3},
  {"blocks/carousel.html", theme_4, sizeof theme_4},
  {"blocks/grid.html", theme_5, sizeof theme_5},
  {"blocks/stats.html", theme_6, sizeof theme_6},
  {"blocks/swatches.html", theme_7, sizeof theme_7},
  {"cards/card.html", theme_8, sizeof theme_8},
  {"home.html", theme_9, sizeof theme_9},
  {"page.html", theme_10, sizeof theme_10},
  {"partials/actions.html", theme_11, sizeof theme_11},
  {"partials/breadcrumbs.html", theme_12, sizeof theme_12},
  {"partials/contact.html", theme_13, sizeof theme_13},
  {"partials/dates.html", theme_14, sizeof theme_14},
  {"partials/facts.css", theme_15, sizeof theme_15},
  {"partials/facts.html", theme_16, sizeof theme_16},
  {"partials/footer.html", theme_17, sizeof theme_17},
  {"partials/head.html", theme_18, sizeof theme_18},
  {"partials/header.html", theme_19, sizeof theme_19},
  {"partials/menu.css", theme_20, sizeof theme_20},
  {"partials/menu.html", theme_21, sizeof theme_21},
  {"partials/more.html", theme_22, sizeof theme_22},
  {"partials/pager.html", theme_23, sizeof theme_23},
  {"partials/picture.html", theme_24, sizeof theme_24},
  {"partials/tags.html", theme_25, sizeof theme_25},
  {"partials/toc.html", theme_26, sizeof theme_26},
  {"section.html", theme_27, sizeof theme_27},
  {"tiles/card.html", theme_28, sizeof theme_28},
  {"tiles/classic.html", theme_29, sizeof theme_29},
  {"tiles/overlay.css", theme_30, sizeof theme_30},
  {"tiles/overlay.html", theme_31, sizeof theme_31},
};
const size_t embedded_theme_count = sizeof theme / sizeof *theme;
const embedded_file *theme_files(void) { return theme; }

static const unsigned char starter_0[] = {
#embed "starter/content/_index.md"
};
static const unsigned char starter_1[] = {
#embed "starter/content/about.md"
};
static const unsigned char starter_2[] = {
#embed "starter/content/articles/_index.md"
};
static const unsigned char starter_3[] = {
#embed "starter/content/articles/how-to-choose.md"
};
static const unsigned char starter_4[] = {
#embed "starter/content/articles/we-are-open.md"
};
static const unsigned char starter_5[] = {
#embed "starter/content/contact.md"
};
static const unsigned char starter_6[] = {
#embed "starter/content/images/jars.svg"
};
static const unsigned char starter_7[] = {
#embed "starter/content/images/tools.svg"
};
static const unsigned char starter_8[] = {
#embed "starter/content/images/workshop.svg"
};
static const unsigned char starter_9[] = {
#embed "starter/content/services/_index.md"
};
static const unsigned char starter_10[] = {
#embed "starter/content/services/first-visit.md"
};
static const unsigned char starter_11[] = {
#embed "starter/content/services/made-to-order.md"
};
static const unsigned char starter_12[] = {
#embed "starter/content/services/repairs.md"
};
static const unsigned char starter_13[] = {
#embed "starter/site.yaml"
};

static const embedded_file starter[] = {
  {"content/_index.md", starter_0, sizeof starter_0},
  {"content/about.md", starter_1, sizeof starter_1},
  {"content/articles/_index.md", starter_2, sizeof starter_2},
  {"content/articles/how-to-choose.md", starter_3, sizeof starter_3},
  {"content/articles/we-are-open.md", starter_4, sizeof starter_4},
  {"content/contact.md", starter_5, sizeof starter_5},
  {"content/images/jars.svg", starter_6, sizeof starter_6},
  {"content/images/tools.svg", starter_7, sizeof starter_7},
  {"content/images/workshop.svg", starter_8, sizeof starter_8},
  {"content/services/_index.md", starter_9, sizeof starter_9},
  {"content/services/first-visit.md", starter_10, sizeof starter_10},
  {"content/services/made-to-order.md", starter_11, sizeof starter_11},
  {"content/services/repairs.md", starter_12, sizeof starter_12},
  {"site.yaml", starter_13, sizeof starter_13},
};
const size_t embedded_starter_count = sizeof starter / sizeof *starter;
const embedded_file *starter_files(void) { return starter; }
