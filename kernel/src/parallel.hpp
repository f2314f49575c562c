// Splits a range of work over threads. What is computed never depends on how many there are.
#pragma once

#include <algorithm>
#include <cstddef>
#include <exception>
#include <thread>
#include <vector>

namespace fifteentwo {

// Calls `work(begin, end)`, which must not throw, for parts that together make 0 to `size`. There are at most `threads`
// parts, and fewer where one would be smaller than `least`: starting a thread costs more than a little work does.
template <typename Work>
void in_parts(std::size_t size, std::size_t least, int threads, const Work& work) {
  const std::size_t parts = std::clamp<std::size_t>(size / least, 1, std::max(threads, 1));
  const auto do_part = [&](std::size_t part) { work(size * part / parts, size * (part + 1) / parts); };
  std::vector<std::thread> others;
  others.reserve(parts - 1);
  try {
    for (std::size_t part = 1; part < parts; ++part) others.emplace_back(do_part, part);
  } catch (const std::exception&) {
    // The system gives no more threads: this one does what is left.
  }
  do_part(0);
  for (std::size_t part = others.size() + 1; part < parts; ++part) do_part(part);
  for (std::thread& other : others) other.join();
}

}  // namespace fifteentwo
