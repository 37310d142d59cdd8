#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Has the system show an address in the user's browser; nothing where it knows none.
func openBrowser(_ url: String) {
  #if canImport(Darwin)
    let words = ["open", url]
  #else
    let words = ["xdg-open", url]
  #endif
  var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
  defer { unsafe arguments.forEach { unsafe free($0) } }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    let variables = unsafe _NSGetEnviron().pointee
  #else
    var actions = unsafe posix_spawn_file_actions_t()
    let variables = unsafe environ
  #endif
  var process = pid_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for file in [STDOUT_FILENO, STDERR_FILENO] {
    unsafe posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_WRONLY, 0)
  }
  if unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, variables) != 0 {
    Console.complain("tilework: no program to open a browser with; go to \(url)")
  }
}
