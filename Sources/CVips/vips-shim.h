// libvips's functions with a variable number of arguments and its macros, as plain functions
// that Swift can call. Each that can fail returns NULL or a number other than 0.
#pragma once
#include <string.h>
#include <vips/vips.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#pragma clang assume_nonnull begin

static inline void tile_vips_quiet(
    const char *_Nullable domain, GLogLevelFlags level, const char *_Nullable message,
    void *_Nullable data) {}

// Starts libvips without its loader modules (ImageMagick, Poppler, OpenSlide …): nothing here reads
// those formats, and opening the modules takes ten times as long as all the rest of the start.
// Warnings of libvips and GLib go nowhere: what matters comes back as a failed call.
static inline int tile_vips_start(void) {
  g_log_set_default_handler(tile_vips_quiet, NULL);
  gboolean mine = g_getenv("VIPSHOME") == NULL;
  if (mine) g_setenv("VIPSHOME", "/dev/null", TRUE);
  int failed = vips_init("tilework");
  if (mine) g_unsetenv("VIPSHOME");
  if (failed) return failed;
#ifdef __GLIBC__
  // What large buffers held goes back to the system when they are freed. Left to itself the C library soon
  // keeps it, in pieces that the next picture does not fit into: a site's AVIF took 305 MB, not 228.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  return 0;
}

// dladdr as every system with ELF or Mach-O has it; glibc declares it only with _GNU_SOURCE, which
// a module cannot ask for.
struct tile_vips_place {
  const char *_Nullable path;
  void *_Nullable base;
  const char *_Nullable symbol;
  void *_Nullable address;
};
#if defined(__APPLE__)
extern int tile_vips_place_of(const void *, struct tile_vips_place *) __asm__("_dladdr");
#else
extern int tile_vips_place_of(const void *, struct tile_vips_place *) __asm__("dladdr");
#endif

// Opens the one module that AVIF needs, which lies beside the library, unless AVIF is built in.
// TRUE when AVIF can then be read and written.
static inline gboolean tile_vips_load_avif(void) {
  if (vips_type_find("VipsOperation", "heifsave_buffer")) return TRUE;
  struct tile_vips_place library = {0};
  if (!tile_vips_place_of((const void *)&vips_version, &library) || !library.path) return FALSE;
  char *folder = g_path_get_dirname(library.path);
  char *stem = g_strdup_printf(
      "%s/vips-modules-%d.%d/vips-heif", folder, vips_version(0), vips_version(1));
  const char *endings[] = {".so", ".dylib"};
  for (int i = 0; i < 2; i++) {
    char *path = g_strconcat(stem, endings[i], NULL);
    GModule *module = g_module_open(path, G_MODULE_BIND_LAZY);
    if (module) g_module_make_resident(module);
    g_free(path);
  }
  g_free(stem);
  g_free(folder);
  return vips_type_find("VipsOperation", "heifsave_buffer") != 0;
}

// The picture's header, by libvips's own loader of the format named (`jpeg`, `png`, `webp`, `gif`,
// `svg` or `avif`). No pixel is decoded.
static inline VipsImage *_Nullable tile_vips_header(VipsSource *source, const char *format) {
  VipsImage *image = NULL;
  if (!strcmp(format, "jpeg")) vips_jpegload_source(source, &image, NULL);
  else if (!strcmp(format, "png")) vips_pngload_source(source, &image, NULL);
  else if (!strcmp(format, "webp")) vips_webpload_source(source, &image, NULL);
  else if (!strcmp(format, "gif")) vips_gifload_source(source, &image, NULL);
  else if (!strcmp(format, "svg")) vips_svgload_source(source, &image, NULL);
  else if (!strcmp(format, "avif")) vips_heifload_source(source, &image, NULL);
  return image;
}

// Whether the numbers of the pixels mean something else than sRGB.
static inline gboolean tile_vips_has_profile(VipsImage *image) {
  return vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0 ||
         vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK;
}

static inline void *_Nullable tile_vips_forget(
    VipsImage *image, const char *name, GValue *_Nullable value, void *_Nullable copy) {
  if (g_str_has_prefix(name, "exif-") || g_str_has_suffix(name, "-data") ||
      !strcmp(name, VIPS_META_ORIENTATION))
    vips_image_remove((VipsImage *)copy, name);
  return NULL;
}

// The pixels in memory, without Exif, XMP, IPTC and colour profile (`strip` of the savers leaves
// some of these in WebP). Takes `lazy` over.
static inline VipsImage *_Nullable tile_vips_settle(VipsImage *lazy) {
  VipsImage *pixels = vips_image_copy_memory(lazy);
  g_object_unref(lazy);
  VipsImage *bare = NULL;
  if (pixels && !vips_copy(pixels, &bare, NULL)) vips_image_map(pixels, tile_vips_forget, bare);
  if (pixels) g_object_unref(pixels);
  return bare;
}

// Whether the file tells the picture from coarse to fine, all of it again and again.
static inline gboolean tile_vips_is_interlaced(VipsImage *image) {
  int interlaced = 0;
  return vips_image_get_typeof(image, "interlaced") != 0 &&
         !vips_image_get_int(image, "interlaced", &interlaced) && interlaced;
}

// The first frame, upright, in sRGB, at most so large, decoded into memory; a damaged file fails.
// (`fail_on` as an argument of its own does not reach the loader before libvips 8.15.)
static inline VipsImage *_Nullable tile_vips_decode(
    VipsSource *source, int width, int height, gboolean has_profile) {
  VipsImage *lazy = NULL;
  const char *profile = has_profile ? "export_profile" : NULL;
  int failed = vips_thumbnail_source(
      source, &lazy, width, "height", height, "size", VIPS_SIZE_DOWN, "option_string",
      "fail_on=error", profile, "srgb", NULL);
  return failed ? NULL : tile_vips_settle(lazy);
}

// A decoded picture shrunk to a width, its height following.
static inline VipsImage *_Nullable tile_vips_shrink(VipsImage *image, int width) {
  VipsImage *lazy = NULL;
  if (vips_thumbnail_image(
          image, &lazy, width, "height", VIPS_MAX_COORD, "size", VIPS_SIZE_DOWN, NULL))
    return NULL;
  return tile_vips_settle(lazy);
}

// A part of a decoded picture, shrunk to exactly this size.
static inline VipsImage *_Nullable tile_vips_cut(
    VipsImage *image, int left, int top, int part_width, int part_height, int width, int height) {
  VipsImage *part = NULL, *lazy = NULL;
  if (vips_extract_area(image, &part, left, top, part_width, part_height, NULL)) return NULL;
  int failed = vips_thumbnail_image(
      part, &lazy, width, "height", height, "size", VIPS_SIZE_FORCE, NULL);
  g_object_unref(part);
  return failed ? NULL : tile_vips_settle(lazy);
}

// Three bands, or four with alpha, of 8 bits.
static inline VipsImage *_Nullable tile_vips_srgb(VipsImage *image) {
  VipsImage *out = NULL;
  vips_colourspace(image, &out, VIPS_INTERPRETATION_sRGB, NULL);
  return out;
}

static inline int tile_vips_save_jpeg(
    VipsImage *image, int quality, void *_Nullable *_Nonnull bytes, size_t *count) {
  VipsArrayDouble *white = vips_array_double_newv(1, 255.0);
  int failed = vips_jpegsave_buffer(
      image, bytes, count, "Q", quality, "optimize_coding", TRUE, "interlace", TRUE, "background",
      white, "strip", TRUE, NULL);
  vips_area_unref(VIPS_AREA(white));
  return failed;
}

static inline int tile_vips_save_png(
    VipsImage *image, void *_Nullable *_Nonnull bytes, size_t *count) {
  return vips_pngsave_buffer(
      image, bytes, count, "filter", VIPS_FOREIGN_PNG_FILTER_ALL, "strip", TRUE, NULL);
}

static inline int tile_vips_save_webp(
    VipsImage *image, int quality, void *_Nullable *_Nonnull bytes, size_t *count) {
  return vips_webpsave_buffer(image, bytes, count, "Q", quality, "strip", TRUE, NULL);
}

// An effort of 2 takes a fifth of the time of libvips's own choice and makes files 5 % larger.
static inline int tile_vips_save_avif(
    VipsImage *image, int quality, void *_Nullable *_Nonnull bytes, size_t *count) {
  return vips_heifsave_buffer(
      image, bytes, count, "Q", quality, "compression", VIPS_FOREIGN_HEIF_COMPRESSION_AV1, "effort",
      2, "strip", TRUE, NULL);
}

// A ground of one colour, three numbers of 0 to 255.
static inline VipsImage *_Nullable tile_vips_ground(int width, int height, const double *color) {
  const double none[] = {0, 0, 0};
  VipsImage *black = NULL, *even = NULL, *ground = NULL;
  if (vips_black(&black, width, height, "bands", 3, NULL)) return NULL;
  if (!vips_linear(black, &even, none, color, 3, "uchar", TRUE, NULL))
    vips_copy(even, &ground, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  g_object_unref(black);
  if (even) g_object_unref(even);
  return ground;
}

// What words cover, broken into lines of a width, from 0 to 255 in one band, no larger than it has to be; NULL
// where there is no font. The text is Pango's markup.
static inline VipsImage *_Nullable tile_vips_letters(const char *text, const char *font, int width) {
  VipsImage *lazy = NULL;
  if (vips_text(&lazy, text, "font", font, "width", width, "dpi", 72, NULL)) return NULL;
  VipsImage *letters = vips_image_copy_memory(lazy);
  g_object_unref(lazy);
  return letters;
}

// All of one band, for a box.
static inline VipsImage *_Nullable tile_vips_full(int width, int height) {
  VipsImage *black = NULL, *full = NULL;
  if (vips_black(&black, width, height, NULL)) return NULL;
  vips_linear1(black, &full, 0, 255, "uchar", TRUE, NULL);
  g_object_unref(black);
  return full;
}

// A picture with a colour laid over it where a mask covers it.
static inline VipsImage *_Nullable tile_vips_painted(
    VipsImage *base, VipsImage *mask, int left, int top, const double *color) {
  VipsImage *spread = NULL, *out = NULL;
  VipsImage *ink = tile_vips_ground(base->Xsize, base->Ysize, color);
  if (ink && !vips_embed(mask, &spread, left, top, base->Xsize, base->Ysize, NULL))
    vips_ifthenelse(spread, ink, base, &out, "blend", TRUE, NULL);
  if (spread) g_object_unref(spread);
  if (ink) g_object_unref(ink);
  return out;
}

// The picture in the middle of a square of a colour, as large as `inner`; one that is made of pixels is
// made smaller only.
static inline VipsImage *_Nullable tile_vips_squared(
    VipsSource *source, gboolean grows, int inner, int side, const double *color) {
  VipsImage *lazy = NULL, *even = NULL, *opaque = NULL, *placed = NULL, *out = NULL;
  VipsArrayDouble *ground = vips_array_double_new(color, 3);
  if (vips_thumbnail_source(
          source, &lazy, inner, "height", inner, "size", grows ? VIPS_SIZE_BOTH : VIPS_SIZE_DOWN,
          "export_profile", "srgb", NULL))
    goto done;
  if (vips_colourspace(lazy, &even, VIPS_INTERPRETATION_sRGB, NULL)) goto done;
  if (vips_image_hasalpha(even)) {
    if (vips_flatten(even, &opaque, "background", ground, NULL)) goto done;
  } else {
    opaque = g_object_ref(even);
  }
  if (vips_gravity(
          opaque, &placed, VIPS_COMPASS_DIRECTION_CENTRE, side, side, "extend",
          VIPS_EXTEND_BACKGROUND, "background", ground, NULL))
    goto done;
  out = tile_vips_settle(placed);
done:
  if (lazy) g_object_unref(lazy);
  if (even) g_object_unref(even);
  if (opaque) g_object_unref(opaque);
  vips_area_unref(VIPS_AREA(ground));
  return out;
}

// A PNG of a few flat colours: they need no filters.
static inline int tile_vips_save_flat(
    VipsImage *image, void *_Nullable *_Nonnull bytes, size_t *count) {
  return vips_pngsave_buffer(
      image, bytes, count, "filter", VIPS_FOREIGN_PNG_FILTER_NONE, "compression", 6, "strip", TRUE,
      NULL);
}

// The same picture for one owner more.
static inline VipsImage *tile_vips_share(VipsImage *image) { return g_object_ref(image); }

static inline void tile_vips_release(void *object) { g_object_unref(object); }

#pragma clang assume_nonnull end
