// The only code that differs between Linux and macOS.
#define _GNU_SOURCE
#include "exchange.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int exchange_paths(const char *one, const char *other) {
#if defined(__linux__) && defined(RENAME_EXCHANGE)
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
#elif defined(__APPLE__)
  return renamex_np(one, other, RENAME_SWAP);
#else
  (void)one, (void)other;
  errno = ENOSYS;
  return -1;
#endif
}
