#pragma once
#include <stddef.h>

/// A file built into the binary: its path inside its folder and its bytes.
typedef struct {
  const char *path;
  const unsigned char *bytes;
  size_t count;
} embedded_file;

/// The default theme: every file under `templates/`.
extern const embedded_file embedded_theme[];
extern const size_t embedded_theme_count;

/// What `tilework new` writes: every file under `Sources/CEmbedded/starter/`.
extern const embedded_file embedded_starter[];
extern const size_t embedded_starter_count;
