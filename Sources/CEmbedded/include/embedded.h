#pragma once
#include <stddef.h>

/// A file built into the binary: its path inside its folder and its bytes.
typedef struct {
  const char *path;
  const unsigned char *bytes;
  size_t count;
} embedded_file;

/// The default theme: every file under `templates/`.
const embedded_file *theme_files(void);
extern const size_t embedded_theme_count;

/// What `tilework new` writes: every file under `Sources/CEmbedded/starter/`.
const embedded_file *starter_files(void);
extern const size_t embedded_starter_count;

/// What `tilework serve` alone gives to browsers: every file under `Sources/CEmbedded/preview/`.
const embedded_file *preview_files(void);
extern const size_t embedded_preview_count;
