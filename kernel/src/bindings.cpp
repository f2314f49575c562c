// The doors of the kernel: arrays in, arrays out. Python checks shapes and types, the kernel the cards themselves.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <atomic>
#include <cstdint>

#include "bind_engine.hpp"
#include "bind_stats.hpp"
#include "parallel.hpp"
#include "show.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace fifteentwo {

using Rows = nb::ndarray<const Card, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Points = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

constexpr std::size_t kRowsWorthAThread = 1 << 14;

// Scores all rows into `points`. Returns the first row that does not hold different cards, or -1.
template <int size>
std::int64_t score_rows(const Card* rows, std::uint8_t* points, std::size_t count, bool crib, int threads) {
  const RankTable<size>& table = rank_table<size>();
  std::atomic<std::int64_t> first_bad{static_cast<std::int64_t>(count)};
  in_parts(count, kRowsWorthAThread, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t row = begin; row < end; ++row) {
      const Card* cards = rows + row * size;
      if (!distinct_cards<size>(cards)) {
        std::int64_t seen = first_bad.load();
        while (static_cast<std::int64_t>(row) < seen && !first_bad.compare_exchange_weak(seen, row)) {
        }
        return;
      }
      points[row] = static_cast<std::uint8_t>(show<size>(table, cards, crib));
    }
  });
  const std::int64_t bad = first_bad.load();
  return bad == static_cast<std::int64_t>(count) ? -1 : bad;
}

std::int64_t score_shows(Rows rows, Points points, bool crib, int threads) {
  const std::size_t count = rows.shape(0);
  nb::gil_scoped_release release;
  return rows.shape(1) == 5 ? score_rows<5>(rows.data(), points.data(), count, crib, threads)
                            : score_rows<4>(rows.data(), points.data(), count, crib, threads);
}

}  // namespace fifteentwo

NB_MODULE(_kernel, module) {
  nb::set_leak_warnings(false);  // scorers are kept for the life of the process
  module.doc() = "The compiled core of Fifteentwo. Use fifteentwo.kernel, which checks what it passes on.";
  module.def("score_shows", &fifteentwo::score_shows, "rows"_a, "points"_a.noconvert(), "crib"_a, "threads"_a,
             "Scores rows of 4 or 5 cards, the starter last, into points; returns the first row with a wrong card, or -1.");
  fifteentwo::bind_engine(module);
  fifteentwo::bind_distributions(module);
  fifteentwo::bind_discards(module);
  fifteentwo::bind_open_play(module);
}
