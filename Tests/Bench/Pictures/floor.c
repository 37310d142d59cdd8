// What libvips itself needs, and the photos to need it for; Tests/Bench/pictures.py compiles it.
//
// usage: floor photos FOLDER COUNT WIDTH HEIGHT ENDING   draws photos, ENDING such as jpg
//        floor make FOLDER OUTPUT FORMATS WIDTH ...      FORMATS such as webp or webp,jpg; the widest first
#include <dirent.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <vips/vips.h>

static void check(int failed, const char *what) {
  if (!failed) return;
  fprintf(stderr, "floor: %s: %s\n", what, vips_error_buffer());
  exit(1);
}

// Clouds of four sizes and a slope of light, with a little grain: about as much detail as a photo.
static VipsImage *band(int width, int height, int seed) {
  VipsImage *sum = NULL, *light = NULL, *next = NULL;
  check(vips_black(&sum, width, height, NULL), "black");
  check(vips_linear1(sum, &next, 1, 110, NULL), "linear");
  g_object_unref(sum);
  sum = next;
  int sizes[] = {1024, 200, 40, 6};
  double weights[] = {50, 45, 40, 45};
  for (int i = 0; i < 4; i++) {
    VipsImage *cloud = NULL, *scaled = NULL;
    check(
        vips_perlin(&cloud, width, height, "cell_size", sizes[i], "seed", seed * 10 + i, NULL),
        "perlin");
    check(vips_linear1(cloud, &scaled, weights[i], 0, NULL), "linear");
    check(vips_add(sum, scaled, &next, NULL), "add");
    g_object_unref(cloud);
    g_object_unref(scaled);
    g_object_unref(sum);
    sum = next;
  }
  check(vips_gaussnoise(&light, width, height, "sigma", 6.0, "seed", seed, NULL), "noise");
  VipsImage *grainy = NULL;
  check(vips_subtract(sum, light, &next, NULL), "subtract");
  check(vips_linear1(next, &grainy, 1, 128, NULL), "linear");
  g_object_unref(light);
  g_object_unref(sum);
  g_object_unref(next);
  return grainy;
}

// Drawing takes long, so that huge photos are enlarged ones, with grain of their own.
static VipsImage *channel(int width, int height, int seed) {
  if (width < 6000) return band(width, height, seed);
  VipsImage *small = band(width / 4, height / 4, seed), *large = NULL, *grain = NULL, *sum = NULL;
  check(vips_zoom(small, &large, 4, 4, NULL), "zoom");
  check(vips_gaussnoise(&grain, width, height, "sigma", 4.0, "seed", seed, NULL), "noise");
  check(vips_add(large, grain, &sum, NULL), "add");
  g_object_unref(small);
  g_object_unref(large);
  g_object_unref(grain);
  return sum;
}

static void draw(const char *folder, int number, int width, int height, const char *ending) {
  VipsImage *bands[3], *joined = NULL, *bytes = NULL, *photo = NULL;
  for (int i = 0; i < 3; i++) bands[i] = channel(width, height, number * 3 + i + 1);
  check(vips_bandjoin(bands, &joined, 3, NULL), "bandjoin");
  check(vips_cast_uchar(joined, &bytes, NULL), "cast");
  check(
      vips_copy(bytes, &photo, "interpretation", VIPS_INTERPRETATION_sRGB, NULL), "copy");
  char *path = g_strdup_printf("%s/photo-%d.%s", folder, number, ending);
  int isJPEG = !strcmp(ending, "jpg");
  check(
      isJPEG ? vips_jpegsave(photo, path, "Q", 88, NULL)
             : vips_pngsave(photo, path, "compression", 1, "filter", VIPS_FOREIGN_PNG_FILTER_SUB, NULL),
      path);
  g_free(path);
  for (int i = 0; i < 3; i++) g_object_unref(bands[i]);
  g_object_unref(joined);
  g_object_unref(bytes);
  g_object_unref(photo);
}

static struct {
  const char *folder, *output, *formats;
  int widths[16], width_count;
  char *names[4096];
  int count, next;
} job;

static void save(VipsImage *image, const char *stem, int width) {
  if (strstr(job.formats, "webp")) {
    char *path = g_strdup_printf("%s/%s-%d.webp", job.output, stem, width);
    check(vips_webpsave(image, path, "Q", 80, "strip", TRUE, NULL), path);
    g_free(path);
  }
  if (strstr(job.formats, "jpg")) {
    char *path = g_strdup_printf("%s/%s-%d.jpg", job.output, stem, width);
    check(
        vips_jpegsave(
            image, path, "Q", 80, "optimize_coding", TRUE, "interlace", TRUE, "strip", TRUE, NULL),
        path);
    g_free(path);
  }
}

// Decodes a photo once, for its widest version; the others are made from that one.
static void make(const char *name) {
  char *path = g_strdup_printf("%s/%s", job.folder, name);
  VipsImage *lazy = NULL;
  check(
      vips_thumbnail(
          path, &lazy, job.widths[0], "height", VIPS_MAX_COORD, "size", VIPS_SIZE_DOWN, NULL),
      path);
  VipsImage *widest = vips_image_copy_memory(lazy);
  check(!widest, path);
  g_object_unref(lazy);
  save(widest, name, job.widths[0]);
  for (int i = 1; i < job.width_count; i++) {
    VipsImage *smaller = NULL;
    check(
        vips_thumbnail_image(widest, &smaller, job.widths[i], "height", VIPS_MAX_COORD, NULL), path);
    VipsImage *pixels = vips_image_copy_memory(smaller);
    save(pixels, name, job.widths[i]);
    g_object_unref(pixels);
    g_object_unref(smaller);
  }
  g_object_unref(widest);
  g_free(path);
}

static void *work(void *nothing) {
  int mine;
  while ((mine = __atomic_fetch_add(&job.next, 1, __ATOMIC_RELAXED)) < job.count)
    make(job.names[mine]);
  vips_thread_shutdown();
  return nothing;
}

static void make_all(void) {
  DIR *folder = opendir(job.folder);
  for (struct dirent *entry; folder && (entry = readdir(folder)) && job.count < 4096;)
    if (entry->d_name[0] != '.') job.names[job.count++] = strdup(entry->d_name);
  pthread_t threads[64];
  int cores = (int)sysconf(_SC_NPROCESSORS_ONLN);
  if (cores > 64) cores = 64;
  for (int i = 0; i < cores; i++) pthread_create(&threads[i], NULL, work, NULL);
  for (int i = 0; i < cores; i++) pthread_join(threads[i], NULL);
}

int main(int count, char **words) {
  check(vips_init(words[0]), "start");
  if (count == 7 && !strcmp(words[1], "photos")) {
    for (int i = 0; i < atoi(words[3]); i++)
      draw(words[2], i, atoi(words[4]), atoi(words[5]), words[6]);
    return 0;
  }
  if (count < 6 || strcmp(words[1], "make")) {
    fprintf(stderr, "read the first lines of Tests/Bench/Pictures/floor.c\n");
    return 2;
  }
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  job.folder = words[2];
  job.output = words[3];
  job.formats = words[4];
  for (int i = 5; i < count && i < 21; i++) job.widths[job.width_count++] = atoi(words[i]);
  make_all();
  return 0;
}
