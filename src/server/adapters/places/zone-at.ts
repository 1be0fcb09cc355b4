/**
 * The zone of coordinates: that of the nearest town of the country they lie in. Near borders between
 * zones the list is dense, with every town of the sources. Measured against exact boundaries: see README.md.
 */
import type { GazetteerFile } from './gazetteer-file.ts'

/** Towns (places, then border towns) by whole degree of latitude and longitude. */
interface Grid {
  lat: Int16Array
  lng: Int16Array
  zone: Uint16Array
  country: Uint8Array
  starts: Uint32Array
  towns: Uint32Array
}

const sea = 255
const kmPerDegree = 111.2
const columns = 360
const rows = 180
/** So near to a town the town knows better than the map's cell, which is up to 6 km wide. */
const surelyThereKm = 2

/** Makes `(lat, lng) => IANA zone` over a gazetteer; degrees. Throws a RangeError outside ±90, ±180. */
export function zoneFinder(file: GazetteerFile): (lat: number, lng: number) => string {
  const grid = gridOf(file)
  return (lat, lng) => {
    if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
      throw new RangeError('A place lies within 90 degrees of latitude and 180 of longitude.')
    const nearest = nearestTown(grid, lat, lng, sea)!
    const country = nearest.km < surelyThereKm ? sea : countryAt(file.land, lat, lng)
    const own =
      country === sea || country === grid.country[nearest.town]
        ? nearest
        : nearestTown(grid, lat, lng, country)
    return file.zones[grid.zone[(own ?? nearest).town]!]!
  }
}

function countryAt(land: GazetteerFile['land'], lat: number, lng: number): number {
  const cell = (degrees: number, most: number) =>
    Math.min(Math.floor(degrees * land.cellsPerDegree), most * land.cellsPerDegree - 1)
  const row = cell(lat + 90, rows)
  const column = cell(lng + 180, columns)
  let low = row === 0 ? 0 : land.rowEnds[row - 1]!
  let high = land.rowEnds[row]! - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (land.runEnds[middle]! <= column) low = middle + 1
    else high = middle
  }
  return land.runCountries[low]!
}

function gridOf(file: GazetteerFile): Grid {
  const total = file.count + file.border.lat.length
  const lat = join(new Int16Array(total), file.lat, file.border.lat)
  const lng = join(new Int16Array(total), file.lng, file.border.lng)
  const zone = join(new Uint16Array(total), file.zone, file.border.zone)
  const country = join(new Uint8Array(total), file.country, file.border.country)
  const starts = new Uint32Array(rows * columns + 1)
  const cellOfTown = (i: number) => cellOf(Math.floor(lat[i]! / 100), Math.floor(lng[i]! / 100))
  for (let i = 0; i < total; i++) starts[cellOfTown(i) + 1]!++
  for (let c = 0; c < rows * columns; c++) starts[c + 1]! += starts[c]!
  const next = starts.slice()
  const towns = new Uint32Array(total)
  for (let i = 0; i < total; i++) towns[next[cellOfTown(i)]!++] = i
  return { lat, lng, zone, country, starts, towns }
}

/** Fills `whole` with the places' numbers and then the border towns'. */
function join<T extends Int16Array | Uint16Array | Uint8Array>(whole: T, places: T, border: T): T {
  whole.set(places)
  whole.set(border, places.length)
  return whole
}

function cellOf(row: number, column: number): number {
  const wrapped = (column + 180 + 2 * columns) % columns
  return Math.min(Math.max(row + 90, 0), rows - 1) * columns + wrapped
}

interface Near {
  town: number
  km: number
}

/**
 * The nearest town, of `country` alone where that is not `sea`; null where it has none. Looks ring by
 * ring around the degree cell until no unseen cell can hold anything nearer.
 */
function nearestTown(grid: Grid, lat: number, lng: number, country: number): Near | null {
  const [row, column] = [Math.floor(lat), Math.floor(lng)]
  // A degree of longitude is shorter towards the poles: rings are that much wider there.
  const shrink = Math.max(Math.cos((Math.min(Math.abs(lat) + 1, 89) * Math.PI) / 180), 0.02)
  const wideOf = (ring: number) =>
    ring < 0 ? -1 : Math.min(Math.ceil((ring + 1) / shrink), columns / 2)
  let best: Near | null = null
  for (
    let ring = 0;
    ring < rows && (best === null || (ring - 1) * kmPerDegree <= best.km);
    ring++
  ) {
    for (let r = Math.max(row - ring, -90); r <= Math.min(row + ring, 89); r++) {
      const seen = Math.abs(r - row) === ring ? -1 : wideOf(ring - 1)
      for (let c = -wideOf(ring); c <= wideOf(ring); c++)
        if (Math.abs(c) > seen)
          best = nearerIn(grid, cellOf(r, column + c), lat, lng, country, best)
    }
  }
  return best
}

function nearerIn(
  grid: Grid,
  cell: number,
  lat: number,
  lng: number,
  country: number,
  best: Near | null,
) {
  for (let k = grid.starts[cell]!; k < grid.starts[cell + 1]!; k++) {
    const town = grid.towns[k]!
    if (country !== sea && grid.country[town] !== country) continue
    const km = kmBetween(lat, lng, grid.lat[town]! / 100, grid.lng[town]! / 100)
    if (best === null || km < best.km || (km === best.km && town < best.town)) best = { town, km }
  }
  return best
}

/** Great-circle distance by the haversine, kilometres; degrees in. */
function kmBetween(latA: number, lngA: number, latB: number, lngB: number): number {
  const radians = Math.PI / 180
  const s =
    Math.sin(((latB - latA) * radians) / 2) ** 2 +
    Math.cos(latA * radians) *
      Math.cos(latB * radians) *
      Math.sin(((lngB - lngA) * radians) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(s)))
}
