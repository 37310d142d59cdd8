// The table of files built into the binary. A test compares it with the folders it names.
#include "embedded.h"

static const unsigned char starter_site[] = {
#embed "starter/site.yaml"
};

const embedded_file embedded_theme[] = {{"", starter_site, 0}};
const size_t embedded_theme_count = 0;

const embedded_file embedded_starter[] = {
  {"site.yaml", starter_site, sizeof starter_site},
};
const size_t embedded_starter_count = sizeof embedded_starter / sizeof *embedded_starter;
