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
#embed "../../templates/blocks/carousel-scrolling.css"
};
static const unsigned char theme_5[] = {
#embed "../../templates/blocks/carousel.css"
};
static const unsigned char theme_6[] = {
#embed "../../templates/blocks/carousel.html"
};
static const unsigned char theme_7[] = {
#embed "../../templates/blocks/contact.css"
};
static const unsigned char theme_8[] = {
#embed "../../templates/blocks/contact.html"
};
static const unsigned char theme_9[] = {
#embed "../../templates/blocks/cta.css"
};
static const unsigned char theme_10[] = {
#embed "../../templates/blocks/cta.html"
};
static const unsigned char theme_11[] = {
#embed "../../templates/blocks/faq.css"
};
static const unsigned char theme_12[] = {
#embed "../../templates/blocks/faq.html"
};
static const unsigned char theme_13[] = {
#embed "../../templates/blocks/gallery.css"
};
static const unsigned char theme_14[] = {
#embed "../../templates/blocks/gallery.html"
};
static const unsigned char theme_15[] = {
#embed "../../templates/blocks/grid.css"
};
static const unsigned char theme_16[] = {
#embed "../../templates/blocks/grid.html"
};
static const unsigned char theme_17[] = {
#embed "../../templates/blocks/hours.css"
};
static const unsigned char theme_18[] = {
#embed "../../templates/blocks/hours.html"
};
static const unsigned char theme_19[] = {
#embed "../../templates/blocks/map.css"
};
static const unsigned char theme_20[] = {
#embed "../../templates/blocks/map.html"
};
static const unsigned char theme_21[] = {
#embed "../../templates/blocks/prices.css"
};
static const unsigned char theme_22[] = {
#embed "../../templates/blocks/prices.html"
};
static const unsigned char theme_23[] = {
#embed "../../templates/blocks/quotes.css"
};
static const unsigned char theme_24[] = {
#embed "../../templates/blocks/quotes.html"
};
static const unsigned char theme_25[] = {
#embed "../../templates/blocks/stats.css"
};
static const unsigned char theme_26[] = {
#embed "../../templates/blocks/stats.html"
};
static const unsigned char theme_27[] = {
#embed "../../templates/blocks/swatches.css"
};
static const unsigned char theme_28[] = {
#embed "../../templates/blocks/swatches.html"
};
static const unsigned char theme_29[] = {
#embed "../../templates/blocks/team.css"
};
static const unsigned char theme_30[] = {
#embed "../../templates/blocks/team.html"
};
static const unsigned char theme_31[] = {
#embed "../../templates/cards/card.html"
};
static const unsigned char theme_32[] = {
#embed "../../templates/home.html"
};
static const unsigned char theme_33[] = {
#embed "../../templates/markdown/alert.css"
};
static const unsigned char theme_34[] = {
#embed "../../templates/markdown/footnotes.css"
};
static const unsigned char theme_35[] = {
#embed "../../templates/markdown/tasks.css"
};
static const unsigned char theme_36[] = {
#embed "../../templates/page.html"
};
static const unsigned char theme_37[] = {
#embed "../../templates/partials/actions.html"
};
static const unsigned char theme_38[] = {
#embed "../../templates/partials/breadcrumbs.html"
};
static const unsigned char theme_39[] = {
#embed "../../templates/partials/contact.html"
};
static const unsigned char theme_40[] = {
#embed "../../templates/partials/dates.html"
};
static const unsigned char theme_41[] = {
#embed "../../templates/partials/facts.css"
};
static const unsigned char theme_42[] = {
#embed "../../templates/partials/facts.html"
};
static const unsigned char theme_43[] = {
#embed "../../templates/partials/footer.html"
};
static const unsigned char theme_44[] = {
#embed "../../templates/partials/head.html"
};
static const unsigned char theme_45[] = {
#embed "../../templates/partials/header.html"
};
static const unsigned char theme_46[] = {
#embed "../../templates/partials/menu-folds.css"
};
static const unsigned char theme_47[] = {
#embed "../../templates/partials/menu.html"
};
static const unsigned char theme_48[] = {
#embed "../../templates/partials/more.html"
};
static const unsigned char theme_49[] = {
#embed "../../templates/partials/pager.html"
};
static const unsigned char theme_50[] = {
#embed "../../templates/partials/picture.css"
};
static const unsigned char theme_51[] = {
#embed "../../templates/partials/picture.html"
};
static const unsigned char theme_52[] = {
#embed "../../templates/partials/stand-in.css"
};
static const unsigned char theme_53[] = {
#embed "../../templates/partials/tags.html"
};
static const unsigned char theme_54[] = {
#embed "../../templates/partials/toc.html"
};
static const unsigned char theme_55[] = {
#embed "../../templates/section.html"
};
static const unsigned char theme_56[] = {
#embed "../../templates/styles/classic.css"
};
static const unsigned char theme_57[] = {
#embed "../../templates/styles/transitions.css"
};
static const unsigned char theme_58[] = {
#embed "../../templates/tiles/card.css"
};
static const unsigned char theme_59[] = {
#embed "../../templates/tiles/card.html"
};
static const unsigned char theme_60[] = {
#embed "../../templates/tiles/classic.css"
};
static const unsigned char theme_61[] = {
#embed "../../templates/tiles/classic.html"
};
static const unsigned char theme_62[] = {
#embed "../../templates/tiles/overlay.css"
};
static const unsigned char theme_63[] = {
#embed "../../templates/tiles/overlay.html"
};

static const embedded_file theme[] = {
  {"404.html", theme_0, sizeof theme_0},
  {"assets/carousel.js", theme_1, sizeof theme_1},
  {"assets/site.css", theme_2, sizeof theme_2},
  {"assets/swatches.js", theme_3, sizeof theme_3},
  {"blocks/carousel-scrolling.css", theme_4, sizeof theme_4},
  {"blocks/carousel.css", theme_5, sizeof theme_5},
  {"blocks/carousel.html", theme_6, sizeof theme_6},
  {"blocks/contact.css", theme_7, sizeof theme_7},
  {"blocks/contact.html", theme_8, sizeof theme_8},
  {"blocks/cta.css", theme_9, sizeof theme_9},
  {"blocks/cta.html", theme_10, sizeof theme_10},
  {"blocks/faq.css", theme_11, sizeof theme_11},
  {"blocks/faq.html", theme_12, sizeof theme_12},
  {"blocks/gallery.css", theme_13, sizeof theme_13},
  {"blocks/gallery.html", theme_14, sizeof theme_14},
  {"blocks/grid.css", theme_15, sizeof theme_15},
  {"blocks/grid.html", theme_16, sizeof theme_16},
  {"blocks/hours.css", theme_17, sizeof theme_17},
  {"blocks/hours.html", theme_18, sizeof theme_18},
  {"blocks/map.css", theme_19, sizeof theme_19},
  {"blocks/map.html", theme_20, sizeof theme_20},
  {"blocks/prices.css", theme_21, sizeof theme_21},
  {"blocks/prices.html", theme_22, sizeof theme_22},
  {"blocks/quotes.css", theme_23, sizeof theme_23},
  {"blocks/quotes.html", theme_24, sizeof theme_24},
  {"blocks/stats.css", theme_25, sizeof theme_25},
  {"blocks/stats.html", theme_26, sizeof theme_26},
  {"blocks/swatches.css", theme_27, sizeof theme_27},
  {"blocks/swatches.html", theme_28, sizeof theme_28},
  {"blocks/team.css", theme_29, sizeof theme_29},
  {"blocks/team.html", theme_30, sizeof theme_30},
  {"cards/card.html", theme_31, sizeof theme_31},
  {"home.html", theme_32, sizeof theme_32},
  {"markdown/alert.css", theme_33, sizeof theme_33},
  {"markdown/footnotes.css", theme_34, sizeof theme_34},
  {"markdown/tasks.css", theme_35, sizeof theme_35},
  {"page.html", theme_36, sizeof theme_36},
  {"partials/actions.html", theme_37, sizeof theme_37},
  {"partials/breadcrumbs.html", theme_38, sizeof theme_38},
  {"partials/contact.html", theme_39, sizeof theme_39},
  {"partials/dates.html", theme_40, sizeof theme_40},
  {"partials/facts.css", theme_41, sizeof theme_41},
  {"partials/facts.html", theme_42, sizeof theme_42},
  {"partials/footer.html", theme_43, sizeof theme_43},
  {"partials/head.html", theme_44, sizeof theme_44},
  {"partials/header.html", theme_45, sizeof theme_45},
  {"partials/menu-folds.css", theme_46, sizeof theme_46},
  {"partials/menu.html", theme_47, sizeof theme_47},
  {"partials/more.html", theme_48, sizeof theme_48},
  {"partials/pager.html", theme_49, sizeof theme_49},
  {"partials/picture.css", theme_50, sizeof theme_50},
  {"partials/picture.html", theme_51, sizeof theme_51},
  {"partials/stand-in.css", theme_52, sizeof theme_52},
  {"partials/tags.html", theme_53, sizeof theme_53},
  {"partials/toc.html", theme_54, sizeof theme_54},
  {"section.html", theme_55, sizeof theme_55},
  {"styles/classic.css", theme_56, sizeof theme_56},
  {"styles/transitions.css", theme_57, sizeof theme_57},
  {"tiles/card.css", theme_58, sizeof theme_58},
  {"tiles/card.html", theme_59, sizeof theme_59},
  {"tiles/classic.css", theme_60, sizeof theme_60},
  {"tiles/classic.html", theme_61, sizeof theme_61},
  {"tiles/overlay.css", theme_62, sizeof theme_62},
  {"tiles/overlay.html", theme_63, sizeof theme_63},
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

static const unsigned char preview_0[] = {
#embed "preview/color-grid.js"
};
static const unsigned char preview_1[] = {
#embed "preview/live.js"
};
static const unsigned char preview_2[] = {
#embed "preview/toolbar-style.js"
};
static const unsigned char preview_3[] = {
#embed "preview/toolbar.js"
};

static const embedded_file preview[] = {
  {"color-grid.js", preview_0, sizeof preview_0},
  {"live.js", preview_1, sizeof preview_1},
  {"toolbar-style.js", preview_2, sizeof preview_2},
  {"toolbar.js", preview_3, sizeof preview_3},
};
const size_t embedded_preview_count = sizeof preview / sizeof *preview;
const embedded_file *preview_files(void) { return preview; }
