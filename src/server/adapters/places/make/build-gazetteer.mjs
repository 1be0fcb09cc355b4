/**
 * Builds ../gazetteer.br, the bundled list of places. Usage:
 *   node src/server/adapters/places/make/build-gazetteer.mjs <folder of sources>
 * The folder is made as README.md says. The same sources give the same file, byte for byte.
 */
import { join } from 'node:path'
import { fold } from '../phonetic-key.ts'
import { compare, packOf } from './blocks.mjs'
import { countryName } from './countries.mjs'
import { readNames } from './names.mjs'
import { writePack } from './pack.mjs'
import { borderTowns } from './border.mjs'
import { countryRuns } from './land.mjs'
import { readPlaces } from './sources.mjs'
import { zoneFinder } from './zones.mjs'

const here = import.meta.dirname
const folder = process.argv[2]
if (!folder) throw new Error('Say where the sources are: see README.md.')

/** Figures in the sources that are plainly of another place or a slip. */
const peopleCorrected = {
  'gorakhpur, Haryana': 6000,
  'nowrangapur, Odisha': 37_000,
  'nangi, West Bengal': 40_000,
  'bilimora, Gujarat': 58_000,
  'punasa, Madhya Pradesh': 10_000,
  'soyibug, Jammu and Kashmir': 20_000,
  'teni, Tamil Nadu': 94_000,
  'shyamnagar, West Bengal': 60_000,
  'kundla, Gujarat': 20_000,
}

const india = readNames(join(here, 'names-india.txt'))
const world = readNames(join(here, 'names-world.txt'))
const sources = readPlaces(folder)
const places = sources.places.map((p) => ({ ...p, aliases: new Set(p.otherNames) }))
for (const place of places) {
  if (place.country === 'IN') place.name = plainLatin(place.name)
  place.district = plainLatin(place.district)
  place.people = peopleCorrected[`${fold(place.name)}, ${place.region}`] ?? place.people
  // A town that carries its district's name is its seat, whatever the sources know of its size.
  if (place.country === 'IN' && fold(place.name) === fold(place.district))
    place.people = Math.max(place.people, 40_000)
  if (place.country === 'IN') place.people ||= 3000
}
for (const { heading, name, added } of india.entries) {
  const place = {
    name,
    otherNames: [],
    country: 'IN',
    region: heading,
    regionHindi: '',
    district: '',
    hindi: '',
    capital: false,
  }
  if (added) places.push({ ...place, ...added, aliases: new Set() })
}
applyNames(india.entries, (p) => (p.country === 'IN' ? p.region : ''))
applyNames(world.entries, (p) => countryName(p.country))

const zoneOf = zoneFinder(folder, sources.towns.map(withRegionName))
for (const place of places) place.zone = zoneOf({ ...place, regionName: place.region })
places.sort(
  (a, b) =>
    b.people - a.people ||
    compare(a.country, b.country) ||
    compare(a.name, b.name) ||
    a.lat - b.lat ||
    a.lng - b.lng,
)
dropTwins()
const borders = borderTowns(sources.towns, places, (town) => zoneOf(withRegionName(town)))

const land = countryRuns(folder, sources.towns)
const { head, blocks } = packOf(places, borders, land, india.headings)
const size = writePack(join(here, '../gazetteer.br'), head, blocks)
// eslint-disable-next-line no-console -- a command line tool
console.log({ places: places.length, borders: borders.length, runs: land.runEnds.length, ...size })

/** Accents off: vārānasi is how scholars write it, not how an Indian address does. */
function plainLatin(name) {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʻ]/g, '')
}

function withRegionName(town) {
  return { ...town, regionName: '' }
}

function applyNames(entries, regionOf) {
  const byName = new Map()
  for (const place of places)
    for (const name of new Set([place.name, ...place.otherNames].map(fold)))
      byName.set(name, [...(byName.get(name) ?? []), place])
  const wrong = []
  for (const entry of entries) {
    const named = byName.get(fold(entry.name)) ?? []
    let matches = named.filter((p) => regionOf(p) === entry.heading)
    const misfiled = named.filter((p) => p.country === 'IN')
    // The sources have a few towns in the neighbouring state (Mahe in Kerala).
    if (!matches.length && entries === india.entries && misfiled.length === 1) {
      matches = misfiled
      misfiled[0].region = entry.heading
      misfiled[0].district = ''
    }
    const exact = (p) => (fold(p.name) === fold(entry.name) ? 1 : 0)
    const place = matches.sort((a, b) => exact(b) - exact(a) || b.people - a.people)[0]
    if (!place) {
      wrong.push(`${entry.name}, ${entry.heading}`)
      continue
    }
    place.aliases.add(place.name)
    if (place.hindi) place.aliases.add(place.hindi)
    place.name = entry.shownName
    place.hindi = entry.hindi
    for (const other of entry.otherNames) place.aliases.add(other)
    place.people = Math.max(place.people, 30_000)
    place.kept = true
  }
  if (wrong.length) throw new Error(`not in the sources: ${wrong.join('; ')}`)
}

/** Two rows for one town (same name, within about 10 km): the larger or the one with kept names stays. */
function dropTwins() {
  const seen = new Map()
  const kept = places.filter((place) => {
    const key = `${fold(place.name)}|${place.region}|${place.country}`
    const twins = seen.get(key) ?? []
    if (twins.some((t) => Math.hypot(t.lat - place.lat, t.lng - place.lng) < 0.1)) return false
    seen.set(key, [...twins, place])
    return true
  })
  places.splice(0, places.length, ...kept)
}
