// Doors to the scorer with rules and to distributions over all hands.
#include <stdexcept>

#include "distributions.hpp"
#include "bind_stats.hpp"

using namespace nanobind::literals;

namespace fifteentwo {

namespace {

template <int size>
std::vector<std::uint8_t> points_of_ranks() {
  const RankTable<size>& table = rank_table<size>();
  std::vector<std::uint8_t> points(power(kRanks, size));
  for (int index = 0; index < power(kRanks, size); ++index) points[index] = static_cast<std::uint8_t>(table[index]);
  return points;
}

Made<std::uint8_t> rank_points(int size) {
  if (size == 4) return made(points_of_ranks<4>(), {kRanks, kRanks, kRanks, kRanks});
  if (size == 5) return made(points_of_ranks<5>(), {kRanks, kRanks, kRanks, kRanks, kRanks});
  throw std::invalid_argument("there are tables for 4 and 5 ranks");
}

Made<std::int64_t> hand_counts(const Scorer& scorer, int held, bool crib) {
  Counts counts;
  {
    nb::gil_scoped_release release;
    counts = held == 4 ? count_hands<4>(scorer, crib) : count_hands<3>(scorer, crib);
  }
  return made(counts);
}

Made<std::int64_t> pair_counts(const Scorer& scorer, int held, bool first_crib, bool second_crib) {
  PairCounts counts;
  {
    nb::gil_scoped_release release;
    counts = held == 4 ? count_pairs<4>(scorer, first_crib, second_crib) : count_pairs<3>(scorer, first_crib, second_crib);
  }
  return made(counts);
}

template <int held>
void show_rows(const Scorer& scorer, const Card* rows, std::vector<std::uint8_t>& points, bool crib) {
  for (std::size_t row = 0; row < points.size(); ++row) {
    const Card* cards = rows + row * (held + 1);
    points[row] = static_cast<std::uint8_t>(scorer.show<held>(cards, cards[held], crib));
  }
}

Made<std::uint8_t> show_points(const Scorer& scorer, Given<Card, 2> rows, bool crib) {
  if (rows.shape(1) != 4 && rows.shape(1) != 5) throw std::invalid_argument("a row holds 4 or 5 cards");
  std::vector<std::uint8_t> points(rows.shape(0));
  {
    nb::gil_scoped_release release;
    rows.shape(1) == 5 ? show_rows<4>(scorer, rows.data(), points, crib) : show_rows<3>(scorer, rows.data(), points, crib);
  }
  const std::size_t count = points.size();
  return made(std::move(points), {count});
}

}  // namespace

void bind_distributions(nb::module_& module) {
  nb::class_<Scorer>(module, "Scorer", "The show under given rules.")
      .def(
          "__init__",
          [](Scorer* scorer, Given<std::uint8_t, 1> five, Given<std::uint8_t, 1> four, bool hand_flush, bool crib_four_flush,
             int nobs, int straight_flush) {
            if (five.shape(0) != power(kRanks, 5) || four.shape(0) != power(kRanks, 4)) {
              throw std::invalid_argument("the tables hold 13 ** 5 and 13 ** 4 points");
            }
            new (scorer) Scorer(five.data(), four.data(), {hand_flush, crib_four_flush, nobs, straight_flush});
          },
          "five"_a, "four"_a, "hand_flush"_a, "crib_four_flush"_a, "nobs"_a, "straight_flush"_a);
  module.def("rank_points", &rank_points, "size"_a, "Returns the points of fifteens, pairs and runs of 4 or 5 ranks.");
  module.def("show_points", &show_points, "scorer"_a, "rows"_a, "crib"_a,
             "Scores rows of 4 or 5 cards, the starter last.");
  module.def("hand_counts", &hand_counts, "scorer"_a, "held"_a, "crib"_a,
             "Counts all hands of 3 or 4 cards and a starter by their points.");
  module.def("pair_counts", &pair_counts, "scorer"_a, "held"_a, "first_crib"_a, "second_crib"_a,
             "Counts all pairs of 3 or 4 cards and 4 others around one starter by what they score together.");
}

}  // namespace fifteentwo
