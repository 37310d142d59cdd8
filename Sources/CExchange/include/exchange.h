#pragma once

/// Lets two paths change places in one step that nobody can see half done.
/// 0, or -1 with errno set: EINVAL, ENOSYS or ENOTSUP where the system or file system cannot.
int exchange_paths(const char *one, const char *other);
