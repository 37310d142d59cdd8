// What Swift cannot call or name of libmicrohttpd, as plain functions and constants.
#pragma once
#include <microhttpd.h>

#pragma clang assume_nonnull begin

// Serves on a socket that is bound and listening, with a pool of `threads`, each polling its
// share of the connections. `target` sees every request's raw target before it is parsed, and what
// it returns is the request's context; `unescape` replaces the decoding of paths; `completed` ends
// a context. Connections idle for `timeout` seconds are closed. poll(2) and not epoll, whose edges
// libmicrohttpd 0.9.75 can miss: a client that closed its side would then be kept until it is idle.
static inline struct MHD_Daemon *_Nullable tile_http_start(
    int socket, unsigned int threads, unsigned int connections, unsigned int timeout,
    MHD_AccessHandlerCallback respond, void *_Nullable context,
    void *_Nullable (*target)(void *_Nullable, const char *, struct MHD_Connection *),
    size_t (*unescape)(void *_Nullable, struct MHD_Connection *, char *),
    MHD_RequestCompletedCallback completed) {
  return MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, respond, context,
      MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_THREAD_POOL_SIZE, threads,
      MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(32 * 1024), MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_URI_LOG_CALLBACK, target, NULL, MHD_OPTION_UNESCAPE_CALLBACK, unescape, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, completed, NULL, MHD_OPTION_END);
}

// Constants whose Swift names depend on the library's version.
static const enum MHD_Result tile_http_yes = MHD_YES;
static const enum MHD_Result tile_http_no = MHD_NO;

static inline void tile_http_headers(
    struct MHD_Connection *connection, MHD_KeyValueIterator each, void *context) {
  MHD_get_connection_values(connection, MHD_HEADER_KIND, each, context);
}

static inline struct MHD_Response *_Nullable tile_http_copy(
    const void *_Nullable bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

#pragma clang assume_nonnull end
