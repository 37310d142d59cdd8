#pragma once
// Nothing: toml++ is C++, and CToml alone includes it. This module says where it is installed.
