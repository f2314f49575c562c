// Splits a range of work over threads. What is computed never depends on how many there are.
#pragma once

#include <algorithm>
#include <cstddef>
#include <thread>
#include <vector>

namespace fifteentwo {

// Calls `work(begin, end)` for parts that together make 0 to `size`.
template <typename Work>
void in_parts(std::size_t size, int threads, const Work& work) {
  const std::size_t parts = std::clamp<std::size_t>(threads, 1, std::max<std::size_t>(size, 1));
  std::vector<std::thread> others;
  for (std::size_t part = 1; part < parts; ++part) {
    others.emplace_back([&work, size, parts, part] { work(size * part / parts, size * (part + 1) / parts); });
  }
  work(0, size / parts);
  for (std::thread& other : others) other.join();
}

}  // namespace fifteentwo
