// The doors of the statistics, and what their files share: the arrays that go in and out.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace fifteentwo {

namespace nb = nanobind;

template <typename Number, int dimensions>
using Given = nb::ndarray<const Number, nb::ndim<dimensions>, nb::c_contig, nb::device::cpu>;

template <typename Number>
using Made = nb::ndarray<nb::numpy, Number, nb::c_contig>;

// Hands numbers over to NumPy.
template <typename Number>
Made<Number> made(std::vector<Number> numbers, std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<Number>(std::move(numbers));
  nb::capsule owner(kept, [](void* held) noexcept { delete static_cast<std::vector<Number>*>(held); });
  return Made<Number>(kept->data(), shape, owner);
}

template <typename Number, std::size_t size>
Made<Number> made(const std::array<Number, size>& numbers) {
  return made(std::vector<Number>(numbers.begin(), numbers.end()), {size});
}

void bind_distributions(nb::module_& module);
void bind_discards(nb::module_& module);
void bind_open_play(nb::module_& module);

}  // namespace fifteentwo
