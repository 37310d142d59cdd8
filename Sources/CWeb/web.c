// On Linux libcurl is opened when the web is asked for the first time: with the thirty libraries that it
// brings it takes longer to load than most commands run.
#define CURL_DISABLE_TYPECHECK
#include "web.h"
#include <arpa/inet.h>
#include <curl/curl.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

// What is called of libcurl.
#define EACH(F) \
  F(easy_cleanup) F(easy_getinfo) F(easy_init) F(easy_setopt) F(easy_strerror) F(free) F(global_init) \
  F(multi_add_handle) F(multi_cleanup) F(multi_info_read) F(multi_init) F(multi_perform) \
  F(multi_remove_handle) F(multi_wait) F(url) F(url_cleanup) F(url_get) F(url_set)

#define FIELD(NAME) typeof(&curl_##NAME) NAME;
static struct { EACH(FIELD) } lib;

static bool open_library(void) {
  if (lib.url_set) return true;
#ifdef __linux__
  void *file = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!file) file = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!file) return false;
#define FIND(NAME) \
  if (!(lib.NAME = (typeof(lib.NAME))dlsym(file, "curl_" #NAME))) return false;
#else
#define FIND(NAME) lib.NAME = curl_##NAME;
#endif
  EACH(FIND)
  return true;
}

// A question that was begun.
typedef struct question {
  web *of;
  CURL *handle;
  int64_t number;
  bool is_refused;
  char reason[CURL_ERROR_SIZE];
  struct question *next, *before;
} question;

struct web {
  CURLM *multi;
  char *agent;
  bool allows_private;
  // A proxy is asked in their place; whose address it then asks cannot be seen from here.
  bool has_proxy;
  // All that were begun and not taken.
  question *first;
  // The last that was taken; what it says is good until the next call.
  question *taken;
};

static bool is_public4(uint32_t a) {
  static const struct { uint32_t net; int bits; } closed[] = {
    {0x00000000, 8}, {0x0A000000, 8}, {0x64400000, 10}, {0x7F000000, 8}, {0xA9FE0000, 16},
    {0xAC100000, 12}, {0xC0000000, 24}, {0xC0A80000, 16}, {0xC6120000, 15}, {0xE0000000, 3},
  };
  for (size_t i = 0; i < sizeof closed / sizeof *closed; i++)
    if ((a ^ closed[i].net) >> (32 - closed[i].bits) == 0) return false;
  return true;
}

static uint32_t word(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

// Whether an address is of the public network (the registries of RFC 6890).
static bool is_public(const struct sockaddr *address) {
  if (address->sa_family == AF_INET)
    return is_public4(ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr));
  if (address->sa_family != AF_INET6) return false;
  const uint8_t *a = ((const struct sockaddr_in6 *)address)->sin6_addr.s6_addr;
  static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  static const uint8_t translated[12] = {0, 0x64, 0xFF, 0x9B};
  if (!memcmp(a, mapped, 12) || !memcmp(a, translated, 12)) return is_public4(word(a + 12));
  if (a[0] == 0x20 && a[1] == 0x02) return is_public4(word(a + 2));
  return (a[0] & 0xE0) == 0x20;  // 2000::/3 is all that is given out
}

static bool ends_with(const char *text, const char *end) {
  size_t length = strlen(text), count = strlen(end);
  return length >= count && !strcasecmp(text + length - count, end);
}

// Names and numbers that mean this machine or a private network wherever they are looked up.
static bool is_private_host(char *host) {
  size_t length = strlen(host);
  if (length > 2 && host[0] == '[') {
    host[length - 1] = 0;
    host++;
  }
  struct sockaddr_in four = {.sin_family = AF_INET};
  struct sockaddr_in6 six = {.sin6_family = AF_INET6};
  if (inet_pton(AF_INET, host, &four.sin_addr) == 1) return !is_public((struct sockaddr *)&four);
  if (inet_pton(AF_INET6, host, &six.sin6_addr) == 1) return !is_public((struct sockaddr *)&six);
  return !strcasecmp(host, "localhost") || ends_with(host, ".localhost") || ends_with(host, ".local")
    || ends_with(host, ".internal");
}

bool web_names_private(const char *address) {
  CURLU *url = lib.url();
  char *host = NULL;
  bool is_private = false;
  if (url && !lib.url_set(url, CURLUPART_URL, address, 0) &&
      !lib.url_get(url, CURLUPART_HOST, &host, 0)) {
    is_private = is_private_host(host);
    lib.free(host);
  }
  lib.url_cleanup(url);
  return is_private;
}

static curl_socket_t open_socket(void *data, curlsocktype purpose, struct curl_sockaddr *address) {
  question *asked = data;
  (void)purpose;
  if (!asked->of->allows_private && !asked->of->has_proxy && !is_public(&address->addr)) {
    asked->is_refused = true;
    return CURL_SOCKET_BAD;
  }
  return socket(address->family, address->socktype, address->protocol);
}

// The head is all that is wanted: the first piece of a body ends the transfer.
static size_t stop(char *bytes, size_t size, size_t count, void *data) {
  (void)bytes, (void)size, (void)count, (void)data;
  return 0;
}

web *web_open(const char *agent, bool allows_private) {
  if (!open_library() || lib.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return NULL;
  web *w = calloc(1, sizeof *w);
  if (!w) return NULL;
  w->multi = lib.multi_init();
  w->agent = strdup(agent);
  w->allows_private = allows_private;
  static const char *const proxies[] = {
    "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY",
  };
  for (size_t i = 0; i < sizeof proxies / sizeof *proxies; i++) {
    const char *proxy = getenv(proxies[i]);
    if (proxy && *proxy) w->has_proxy = true;
  }
  if (w->multi && w->agent) return w;
  web_close(w);
  return NULL;
}

static void forget(question *asked) {
  if (asked->before) asked->before->next = asked->next;
  else if (asked->of->first == asked) asked->of->first = asked->next;
  if (asked->next) asked->next->before = asked->before;
  if (asked->handle) {
    lib.multi_remove_handle(asked->of->multi, asked->handle);
    lib.easy_cleanup(asked->handle);
  }
  free(asked);
}

void web_close(web *w) {
  if (w->taken) forget(w->taken);
  while (w->first) forget(w->first);
  if (w->multi) lib.multi_cleanup(w->multi);
  free(w->agent);
  free(w);
}

bool web_ask(web *w, int64_t number, const char *url, bool only_head, long milliseconds) {
  question *asked = calloc(1, sizeof *asked);
  if (!asked) return false;
  asked->of = w;
  asked->number = number;
  CURL *handle = asked->handle = lib.easy_init();
  if (!handle) {
    free(asked);
    return false;
  }
  lib.easy_setopt(handle, CURLOPT_PRIVATE, asked);
  lib.easy_setopt(handle, CURLOPT_URL, url);
#if LIBCURL_VERSION_NUM >= 0x075500
  lib.easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  lib.easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
  lib.easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
  lib.easy_setopt(handle, CURLOPT_NOBODY, only_head ? 1L : 0L);
  lib.easy_setopt(handle, CURLOPT_TIMEOUT_MS, milliseconds);
  lib.easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, milliseconds);
  lib.easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  lib.easy_setopt(handle, CURLOPT_USERAGENT, w->agent);
  lib.easy_setopt(handle, CURLOPT_WRITEFUNCTION, stop);
  lib.easy_setopt(handle, CURLOPT_ERRORBUFFER, asked->reason);
  lib.easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_socket);
  lib.easy_setopt(handle, CURLOPT_OPENSOCKETDATA, asked);
  if (lib.multi_add_handle(w->multi, handle) != CURLM_OK) {
    lib.easy_cleanup(handle);
    free(asked);
    return false;
  }
  asked->next = w->first;
  if (w->first) w->first->before = asked;
  w->first = asked;
  return true;
}

void web_go_on(web *w, int milliseconds) {
  int running = 0;
  lib.multi_perform(w->multi, &running);
  if (running == 0) return;
  lib.multi_wait(w->multi, NULL, 0, milliseconds, NULL);
  lib.multi_perform(w->multi, &running);
}

static enum web_end end_of(CURLcode code, long status) {
  switch (code) {
  case CURLE_OK: return web_answered;
  case CURLE_WRITE_ERROR: return status > 0 ? web_answered : web_other;
  case CURLE_OPERATION_TIMEDOUT: return web_too_slow;
  case CURLE_COULDNT_RESOLVE_HOST: return web_no_host;
  case CURLE_COULDNT_CONNECT: return web_no_connection;
  case CURLE_PEER_FAILED_VERIFICATION:
  case CURLE_SSL_CONNECT_ERROR: return web_bad_certificate;
  case CURLE_GOT_NOTHING:
  case CURLE_RECV_ERROR:
  case CURLE_SEND_ERROR: return web_closed;
  default: return web_other;
  }
}

bool web_take(web *w, struct web_answer *answer) {
  if (w->taken) forget(w->taken);
  w->taken = NULL;
  int left = 0;
  CURLMsg *message;
  while ((message = lib.multi_info_read(w->multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    CURLcode code = message->data.result;
    question *asked = NULL;
    lib.easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, (char **)&asked);
    if (!asked) continue;
    w->taken = asked;
    long status = 0;
    char *location = NULL;
    lib.easy_getinfo(asked->handle, CURLINFO_RESPONSE_CODE, &status);
    lib.easy_getinfo(asked->handle, CURLINFO_REDIRECT_URL, &location);
    enum web_end end = end_of(code, status);
    answer->number = asked->number;
    answer->end = asked->is_refused && end != web_answered ? web_not_public : end;
    answer->status = status;
    answer->location = location;
    answer->reason = asked->reason[0] ? asked->reason : lib.easy_strerror(code);
    return true;
  }
  return false;
}
