/**
 * ΔT = TT − UT1 in hundredths of a second at the start of each year from 1899, fitted to the values that
 * come with the reference births: the historical curve of Stephenson, Morrison and Hohenkerk (2016), then
 * the Earth's rotation as the IERS publishes it, then a forecast. A cubic runs through the knots; it keeps
 * within 0.03 s of all 600.
 */
const firstYear = 1899
// oxfmt-ignore
const knots = [
  -303, -196, -73, 64, 208, 353, 494, 626, 750, 871, 992, 1116, 1245, 1377, 1507, 1633, 1749, 1853, 1945, 2027,
  2099, 2163, 2220, 2270, 2313, 2350, 2380, 2403, 2420, 2432, 2439, 2442, 2442, 2438, 2432, 2425, 2417, 2409, 2404,
  2406, 2418, 2443, 2483, 2535, 2593, 2651, 2705, 2751, 2789, 2824, 2858, 2893, 2933, 2969, 3018, 3062, 3106, 3135,
  3168, 3218, 3268, 3315, 3359, 3400, 3447, 3503, 3573, 3654, 3743, 3829, 3920, 4018, 4117, 4223, 4337, 4449, 4547,
  4646, 4752, 4854, 4958, 5054, 5138, 5216, 5296, 5379, 5435, 5483, 5532, 5582, 5630, 5686, 5757, 5831, 5912, 5998,
  6079, 6162, 6230, 6296, 6347, 6383, 6409, 6430, 6447, 6457, 6469, 6485, 6515, 6546, 6578, 6607, 6633, 6660, 6691,
  6728, 6764, 6810, 6859, 6897, 6922, 6936, 6936, 6929, 6918, 6910, 6900, 6890, 6881, 6881, 6904, 6928, 6952, 6976,
  7001, 7026, 7051, 7076, 7102, 7128, 7154, 7180, 7207, 7233, 7261, 7288, 7316, 7344, 7372, 7400, 7429, 7458, 7487,
  7516,
]
/** From here the slowing of 2030 to 2050 is carried on: 94 s at the end of 2100. */
const forecastFromYear = 2051

/** ΔT in seconds at a Julian day of universal time, 1899 to 2102. */
export function deltaTSeconds(jdUt: number): number {
  const year = 2000 + (jdUt - 2451544.5) / 365.25
  if (year >= forecastFromYear) {
    const after = year - 2050
    return 74.58 + after * (0.29 + after * 0.0016)
  }
  const index = Math.min(Math.max(Math.floor(year) - firstYear, 1), knots.length - 3)
  const f = year - firstYear - index
  const a = knots[index - 1]!
  const b = knots[index]!
  const c = knots[index + 1]!
  const d = knots[index + 2]!
  const slope = c - a
  const bend = 2 * a - 5 * b + 4 * c - d
  const twist = 3 * (b - c) + d - a
  return (b + 0.5 * f * (slope + f * (bend + f * twist))) / 100
}
