// The doors of what the strong player needs.
#pragma once

#include <nanobind/nanobind.h>

namespace fifteentwo {

void bind_engine(nanobind::module_& module);

}  // namespace fifteentwo
