// Made by script/embed; a test compares it with the folders it names.
#include "embedded.h"

static const unsigned char theme_0[] = {
#embed "../../templates/404.html"
};
static const unsigned char theme_1[] = {
#embed "../../templates/assets/carousel.js"
};
static const unsigned char theme_2[] = {
#embed "../../templates/assets/search.js"
};
static const unsigned char theme_3[] = {
#embed "../../templates/assets/site.css"
};
static const unsigned char theme_4[] = {
#embed "../../templates/assets/swatches.js"
};
static const unsigned char theme_5[] = {
#embed "../../templates/blocks/carousel-scrolling.css"
};
static const unsigned char theme_6[] = {
#embed "../../templates/blocks/carousel.css"
};
static const unsigned char theme_7[] = {
#embed "../../templates/blocks/carousel.html"
};
static const unsigned char theme_8[] = {
#embed "../../templates/blocks/contact.css"
};
static const unsigned char theme_9[] = {
#embed "../../templates/blocks/contact.html"
};
static const unsigned char theme_10[] = {
#embed "../../templates/blocks/cta.css"
};
static const unsigned char theme_11[] = {
#embed "../../templates/blocks/cta.html"
};
static const unsigned char theme_12[] = {
#embed "../../templates/blocks/faq.css"
};
static const unsigned char theme_13[] = {
#embed "../../templates/blocks/faq.html"
};
static const unsigned char theme_14[] = {
#embed "../../templates/blocks/gallery.css"
};
static const unsigned char theme_15[] = {
#embed "../../templates/blocks/gallery.html"
};
static const unsigned char theme_16[] = {
#embed "../../templates/blocks/grid.css"
};
static const unsigned char theme_17[] = {
#embed "../../templates/blocks/grid.html"
};
static const unsigned char theme_18[] = {
#embed "../../templates/blocks/hours.css"
};
static const unsigned char theme_19[] = {
#embed "../../templates/blocks/hours.html"
};
static const unsigned char theme_20[] = {
#embed "../../templates/blocks/map.css"
};
static const unsigned char theme_21[] = {
#embed "../../templates/blocks/map.html"
};
static const unsigned char theme_22[] = {
#embed "../../templates/blocks/prices.css"
};
static const unsigned char theme_23[] = {
#embed "../../templates/blocks/prices.html"
};
static const unsigned char theme_24[] = {
#embed "../../templates/blocks/quotes.css"
};
static const unsigned char theme_25[] = {
#embed "../../templates/blocks/quotes.html"
};
static const unsigned char theme_26[] = {
#embed "../../templates/blocks/stats.css"
};
static const unsigned char theme_27[] = {
#embed "../../templates/blocks/stats.html"
};
static const unsigned char theme_28[] = {
#embed "../../templates/blocks/swatches.css"
};
static const unsigned char theme_29[] = {
#embed "../../templates/blocks/swatches.html"
};
static const unsigned char theme_30[] = {
#embed "../../templates/blocks/team.css"
};
static const unsigned char theme_31[] = {
#embed "../../templates/blocks/team.html"
};
static const unsigned char theme_32[] = {
#embed "../../templates/cards/card.html"
};
static const unsigned char theme_33[] = {
#embed "../../templates/home.html"
};
static const unsigned char theme_34[] = {
#embed "../../templates/markdown/alert.css"
};
static const unsigned char theme_35[] = {
#embed "../../templates/markdown/footnotes.css"
};
static const unsigned char theme_36[] = {
#embed "../../templates/markdown/tasks.css"
};
static const unsigned char theme_37[] = {
#embed "../../templates/page.html"
};
static const unsigned char theme_38[] = {
#embed "../../templates/partials/actions.html"
};
static const unsigned char theme_39[] = {
#embed "../../templates/partials/breadcrumbs.html"
};
static const unsigned char theme_40[] = {
#embed "../../templates/partials/contact.html"
};
static const unsigned char theme_41[] = {
#embed "../../templates/partials/dates.html"
};
static const unsigned char theme_42[] = {
#embed "../../templates/partials/facts.css"
};
static const unsigned char theme_43[] = {
#embed "../../templates/partials/facts.html"
};
static const unsigned char theme_44[] = {
#embed "../../templates/partials/footer.html"
};
static const unsigned char theme_45[] = {
#embed "../../templates/partials/head.html"
};
static const unsigned char theme_46[] = {
#embed "../../templates/partials/header.html"
};
static const unsigned char theme_47[] = {
#embed "../../templates/partials/languages.css"
};
static const unsigned char theme_48[] = {
#embed "../../templates/partials/languages.html"
};
static const unsigned char theme_49[] = {
#embed "../../templates/partials/menu-folds.css"
};
static const unsigned char theme_50[] = {
#embed "../../templates/partials/menu.html"
};
static const unsigned char theme_51[] = {
#embed "../../templates/partials/more.html"
};
static const unsigned char theme_52[] = {
#embed "../../templates/partials/pager.html"
};
static const unsigned char theme_53[] = {
#embed "../../templates/partials/pagination.css"
};
static const unsigned char theme_54[] = {
#embed "../../templates/partials/pagination.html"
};
static const unsigned char theme_55[] = {
#embed "../../templates/partials/picture.css"
};
static const unsigned char theme_56[] = {
#embed "../../templates/partials/picture.html"
};
static const unsigned char theme_57[] = {
#embed "../../templates/partials/stand-in.css"
};
static const unsigned char theme_58[] = {
#embed "../../templates/partials/tags.html"
};
static const unsigned char theme_59[] = {
#embed "../../templates/partials/toc.html"
};
static const unsigned char theme_60[] = {
#embed "../../templates/search.css"
};
static const unsigned char theme_61[] = {
#embed "../../templates/search.html"
};
static const unsigned char theme_62[] = {
#embed "../../templates/section.html"
};
static const unsigned char theme_63[] = {
#embed "../../templates/styles/classic.css"
};
static const unsigned char theme_64[] = {
#embed "../../templates/styles/modern.css"
};
static const unsigned char theme_65[] = {
#embed "../../templates/styles/transitions.css"
};
static const unsigned char theme_66[] = {
#embed "../../templates/taxonomy.css"
};
static const unsigned char theme_67[] = {
#embed "../../templates/taxonomy.html"
};
static const unsigned char theme_68[] = {
#embed "../../templates/tiles/card.css"
};
static const unsigned char theme_69[] = {
#embed "../../templates/tiles/card.html"
};
static const unsigned char theme_70[] = {
#embed "../../templates/tiles/classic.css"
};
static const unsigned char theme_71[] = {
#embed "../../templates/tiles/classic.html"
};
static const unsigned char theme_72[] = {
#embed "../../templates/tiles/overlay.css"
};
static const unsigned char theme_73[] = {
#embed "../../templates/tiles/overlay.html"
};
static const unsigned char theme_74[] = {
#embed "../../templates/words/ar.yaml"
};
static const unsigned char theme_75[] = {
#embed "../../templates/words/cs.yaml"
};
static const unsigned char theme_76[] = {
#embed "../../templates/words/da.yaml"
};
static const unsigned char theme_77[] = {
#embed "../../templates/words/de.yaml"
};
static const unsigned char theme_78[] = {
#embed "../../templates/words/el.yaml"
};
static const unsigned char theme_79[] = {
#embed "../../templates/words/en-US.yaml"
};
static const unsigned char theme_80[] = {
#embed "../../templates/words/en.yaml"
};
static const unsigned char theme_81[] = {
#embed "../../templates/words/es.yaml"
};
static const unsigned char theme_82[] = {
#embed "../../templates/words/fi.yaml"
};
static const unsigned char theme_83[] = {
#embed "../../templates/words/fr.yaml"
};
static const unsigned char theme_84[] = {
#embed "../../templates/words/he.yaml"
};
static const unsigned char theme_85[] = {
#embed "../../templates/words/hu.yaml"
};
static const unsigned char theme_86[] = {
#embed "../../templates/words/it.yaml"
};
static const unsigned char theme_87[] = {
#embed "../../templates/words/ja.yaml"
};
static const unsigned char theme_88[] = {
#embed "../../templates/words/nb.yaml"
};
static const unsigned char theme_89[] = {
#embed "../../templates/words/nl.yaml"
};
static const unsigned char theme_90[] = {
#embed "../../templates/words/pl.yaml"
};
static const unsigned char theme_91[] = {
#embed "../../templates/words/pt-BR.yaml"
};
static const unsigned char theme_92[] = {
#embed "../../templates/words/pt.yaml"
};
static const unsigned char theme_93[] = {
#embed "../../templates/words/ro.yaml"
};
static const unsigned char theme_94[] = {
#embed "../../templates/words/sv.yaml"
};
static const unsigned char theme_95[] = {
#embed "../../templates/words/tr.yaml"
};
static const unsigned char theme_96[] = {
#embed "../../templates/words/uk.yaml"
};
static const unsigned char theme_97[] = {
#embed "../../templates/words/zh.yaml"
};

static const embedded_file theme[] = {
  {"404.html", theme_0, sizeof theme_0},
  {"assets/carousel.js", theme_1, sizeof theme_1},
  {"assets/search.js", theme_2, sizeof theme_2},
  {"assets/site.css", theme_3, sizeof theme_3},
  {"assets/swatches.js", theme_4, sizeof theme_4},
  {"blocks/carousel-scrolling.css", theme_5, sizeof theme_5},
  {"blocks/carousel.css", theme_6, sizeof theme_6},
  {"blocks/carousel.html", theme_7, sizeof theme_7},
  {"blocks/contact.css", theme_8, sizeof theme_8},
  {"blocks/contact.html", theme_9, sizeof theme_9},
  {"blocks/cta.css", theme_10, sizeof theme_10},
  {"blocks/cta.html", theme_11, sizeof theme_11},
  {"blocks/faq.css", theme_12, sizeof theme_12},
  {"blocks/faq.html", theme_13, sizeof theme_13},
  {"blocks/gallery.css", theme_14, sizeof theme_14},
  {"blocks/gallery.html", theme_15, sizeof theme_15},
  {"blocks/grid.css", theme_16, sizeof theme_16},
  {"blocks/grid.html", theme_17, sizeof theme_17},
  {"blocks/hours.css", theme_18, sizeof theme_18},
  {"blocks/hours.html", theme_19, sizeof theme_19},
  {"blocks/map.css", theme_20, sizeof theme_20},
  {"blocks/map.html", theme_21, sizeof theme_21},
  {"blocks/prices.css", theme_22, sizeof theme_22},
  {"blocks/prices.html", theme_23, sizeof theme_23},
  {"blocks/quotes.css", theme_24, sizeof theme_24},
  {"blocks/quotes.html", theme_25, sizeof theme_25},
  {"blocks/stats.css", theme_26, sizeof theme_26},
  {"blocks/stats.html", theme_27, sizeof theme_27},
  {"blocks/swatches.css", theme_28, sizeof theme_28},
  {"blocks/swatches.html", theme_29, sizeof theme_29},
  {"blocks/team.css", theme_30, sizeof theme_30},
  {"blocks/team.html", theme_31, sizeof theme_31},
  {"cards/card.html", theme_32, sizeof theme_32},
  {"home.html", theme_33, sizeof theme_33},
  {"markdown/alert.css", theme_34, sizeof theme_34},
  {"markdown/footnotes.css", theme_35, sizeof theme_35},
  {"markdown/tasks.css", theme_36, sizeof theme_36},
  {"page.html", theme_37, sizeof theme_37},
  {"partials/actions.html", theme_38, sizeof theme_38},
  {"partials/breadcrumbs.html", theme_39, sizeof theme_39},
  {"partials/contact.html", theme_40, sizeof theme_40},
  {"partials/dates.html", theme_41, sizeof theme_41},
  {"partials/facts.css", theme_42, sizeof theme_42},
  {"partials/facts.html", theme_43, sizeof theme_43},
  {"partials/footer.html", theme_44, sizeof theme_44},
  {"partials/head.html", theme_45, sizeof theme_45},
  {"partials/header.html", theme_46, sizeof theme_46},
  {"partials/languages.css", theme_47, sizeof theme_47},
  {"partials/languages.html", theme_48, sizeof theme_48},
  {"partials/menu-folds.css", theme_49, sizeof theme_49},
  {"partials/menu.html", theme_50, sizeof theme_50},
  {"partials/more.html", theme_51, sizeof theme_51},
  {"partials/pager.html", theme_52, sizeof theme_52},
  {"partials/pagination.css", theme_53, sizeof theme_53},
  {"partials/pagination.html", theme_54, sizeof theme_54},
  {"partials/picture.css", theme_55, sizeof theme_55},
  {"partials/picture.html", theme_56, sizeof theme_56},
  {"partials/stand-in.css", theme_57, sizeof theme_57},
  {"partials/tags.html", theme_58, sizeof theme_58},
  {"partials/toc.html", theme_59, sizeof theme_59},
  {"search.css", theme_60, sizeof theme_60},
  {"search.html", theme_61, sizeof theme_61},
  {"section.html", theme_62, sizeof theme_62},
  {"styles/classic.css", theme_63, sizeof theme_63},
  {"styles/modern.css", theme_64, sizeof theme_64},
  {"styles/transitions.css", theme_65, sizeof theme_65},
  {"taxonomy.css", theme_66, sizeof theme_66},
  {"taxonomy.html", theme_67, sizeof theme_67},
  {"tiles/card.css", theme_68, sizeof theme_68},
  {"tiles/card.html", theme_69, sizeof theme_69},
  {"tiles/classic.css", theme_70, sizeof theme_70},
  {"tiles/classic.html", theme_71, sizeof theme_71},
  {"tiles/overlay.css", theme_72, sizeof theme_72},
  {"tiles/overlay.html", theme_73, sizeof theme_73},
  {"words/ar.yaml", theme_74, sizeof theme_74},
  {"words/cs.yaml", theme_75, sizeof theme_75},
  {"words/da.yaml", theme_76, sizeof theme_76},
  {"words/de.yaml", theme_77, sizeof theme_77},
  {"words/el.yaml", theme_78, sizeof theme_78},
  {"words/en-US.yaml", theme_79, sizeof theme_79},
  {"words/en.yaml", theme_80, sizeof theme_80},
  {"words/es.yaml", theme_81, sizeof theme_81},
  {"words/fi.yaml", theme_82, sizeof theme_82},
  {"words/fr.yaml", theme_83, sizeof theme_83},
  {"words/he.yaml", theme_84, sizeof theme_84},
  {"words/hu.yaml", theme_85, sizeof theme_85},
  {"words/it.yaml", theme_86, sizeof theme_86},
  {"words/ja.yaml", theme_87, sizeof theme_87},
  {"words/nb.yaml", theme_88, sizeof theme_88},
  {"words/nl.yaml", theme_89, sizeof theme_89},
  {"words/pl.yaml", theme_90, sizeof theme_90},
  {"words/pt-BR.yaml", theme_91, sizeof theme_91},
  {"words/pt.yaml", theme_92, sizeof theme_92},
  {"words/ro.yaml", theme_93, sizeof theme_93},
  {"words/sv.yaml", theme_94, sizeof theme_94},
  {"words/tr.yaml", theme_95, sizeof theme_95},
  {"words/uk.yaml", theme_96, sizeof theme_96},
  {"words/zh.yaml", theme_97, sizeof theme_97},
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
#embed "preview/color-panel.js"
};
static const unsigned char preview_2[] = {
#embed "preview/colors.js"
};
static const unsigned char preview_3[] = {
#embed "preview/desk.js"
};
static const unsigned char preview_4[] = {
#embed "preview/grid-marks.js"
};
static const unsigned char preview_5[] = {
#embed "preview/inspector-style.js"
};
static const unsigned char preview_6[] = {
#embed "preview/inspector.js"
};
static const unsigned char preview_7[] = {
#embed "preview/live.js"
};
static const unsigned char preview_8[] = {
#embed "preview/parts.js"
};
static const unsigned char preview_9[] = {
#embed "preview/toolbar-style.js"
};
static const unsigned char preview_10[] = {
#embed "preview/toolbar.js"
};
static const unsigned char preview_11[] = {
#embed "preview/wearing.js"
};

static const embedded_file preview[] = {
  {"color-grid.js", preview_0, sizeof preview_0},
  {"color-panel.js", preview_1, sizeof preview_1},
  {"colors.js", preview_2, sizeof preview_2},
  {"desk.js", preview_3, sizeof preview_3},
  {"grid-marks.js", preview_4, sizeof preview_4},
  {"inspector-style.js", preview_5, sizeof preview_5},
  {"inspector.js", preview_6, sizeof preview_6},
  {"live.js", preview_7, sizeof preview_7},
  {"parts.js", preview_8, sizeof preview_8},
  {"toolbar-style.js", preview_9, sizeof preview_9},
  {"toolbar.js", preview_10, sizeof preview_10},
  {"wearing.js", preview_11, sizeof preview_11},
};
const size_t embedded_preview_count = sizeof preview / sizeof *preview;
const embedded_file *preview_files(void) { return preview; }
