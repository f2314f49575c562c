// Randomness by counter: the words of a stream are a function of its name alone, so that any game can be played again by
// itself, on any thread.
#pragma once

#include <array>
#include <cstdint>

namespace fifteentwo {

// Philox4x64 with ten rounds (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011).
inline std::array<std::uint64_t, 4> philox(std::array<std::uint64_t, 4> counter, std::array<std::uint64_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    const auto first = static_cast<unsigned __int128>(0xD2E7470EE14C6C93) * counter[0];
    const auto second = static_cast<unsigned __int128>(0xCA5A826395121157) * counter[2];
    counter = {static_cast<std::uint64_t>(second >> 64) ^ counter[1] ^ key[0], static_cast<std::uint64_t>(second),
               static_cast<std::uint64_t>(first >> 64) ^ counter[3] ^ key[1], static_cast<std::uint64_t>(first)};
    key[0] += 0x9E3779B97F4A7C15;
    key[1] += 0xBB67AE8584CAA73B;
  }
  return counter;
}

// The words for one purpose in one deal of one game: those of Philox with the key (seed, 0) and the counters
// (1, deal, game, purpose), (2, deal, game, purpose) and so on, the lower half of each word first.
class Stream {
 public:
  Stream(std::uint64_t seed, std::uint64_t game, std::uint64_t deal, std::uint64_t purpose)
      : key_{seed, 0}, counter_{0, deal, game, purpose} {}

  // Returns a number below `size`, each equally likely (Lemire, "Fast random integer generation in an interval", 2019).
  std::uint32_t below(std::uint32_t size) {
    std::uint64_t product = std::uint64_t{next()} * size;
    if (static_cast<std::uint32_t>(product) < size) {
      const std::uint32_t uneven = -size % size;
      while (static_cast<std::uint32_t>(product) < uneven) product = std::uint64_t{next()} * size;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  std::uint32_t next() {
    if (used_ == 8) {
      ++counter_[0];
      words_ = philox(counter_, key_);
      used_ = 0;
    }
    const std::uint64_t word = words_[used_ / 2] >> 32 * (used_ % 2);
    ++used_;
    return static_cast<std::uint32_t>(word);
  }

  std::array<std::uint64_t, 2> key_;
  std::array<std::uint64_t, 4> counter_;
  std::array<std::uint64_t, 4> words_{};
  int used_ = 8;
};

}  // namespace fifteentwo
