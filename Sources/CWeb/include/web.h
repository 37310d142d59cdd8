// Asks addresses of the web, many at once, with libcurl. All of it belongs to one thread at a time.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct web web;

// Why there is no answer.
enum web_end {
  web_answered,
  web_too_slow,
  web_no_host,
  web_no_connection,
  web_bad_certificate,
  web_closed,
  web_not_public,
  web_other,
};

struct web_answer {
  int64_t number;
  enum web_end end;
  // The status code, where it was answered.
  long status;
  // Where a redirect leads, whole; NULL where there is none. Good until the next call.
  const char *_Nullable location;
  // What the library says of `web_other`. Good until the next call.
  const char *_Nullable reason;
};

// NULL where there is no libcurl, or no memory. `allows_private`: addresses of this machine and of private networks are
// asked too.
web *_Nullable web_open(const char *agent, bool allows_private);
void web_close(web *);

// Whether an address says by itself, once a `web` was opened, that it is of this machine or of a private network.
bool web_names_private(const char *url);

// Begins to ask for an address; false where there is no memory. The body is never read.
bool web_ask(web *, int64_t number, const char *url, bool only_head, long milliseconds);

// Goes on with all that was begun, and waits so long at most for anything to come of it.
void web_go_on(web *, int milliseconds);

// The next answer, if there is one.
bool web_take(web *, struct web_answer *);

#pragma clang assume_nonnull end
