/** From places to the numbers, keys and lines of the file; gazetteer-file.ts says what each part means. */
import { fold, foldDevanagari, isDevanagari, skeletonOf, soundOf } from '../phonetic-key.ts'
import { countryHindi, countryName } from './countries.mjs'
import { cellsPerDegree } from './land.mjs'
import { column } from './pack.mjs'

/**
 * `{ head, blocks }` for `writePack` from sorted places, border towns, the map of countries and the
 * states' headings of names-india.txt.
 */
export function packOf(places, borders, land, headings) {
  const tables = { countries: [], regions: [], districts: [''], zones: [] }
  const number = (table, entry) => indexIn(tables[table], entry)
  const countryNumber = (code) => number('countries', [code, countryName(code), countryHindi(code)])
  numberAll(places, borders, headings, number, countryNumber)
  const entries = places.flatMap(keysOf)
  entries.sort((a, b) => compare(a.key, b.key) || a.place - b.place)
  const keys = entries.filter((k) => !k.hindi)
  const hindiKeys = entries.filter((k) => k.hindi)
  const blocks = {
    ...placeColumns(places),
    ...borderColumns(borders),
    rowEnd: column('u32', land.rowEnds),
    runEnd: column('u16', land.runEnds),
    /** 255 for the sea. */
    runCountry: column(
      'u8',
      land.runCountries.map((code) => (code ? countryNumber(code) : 255)),
    ),
    ...keyColumns('key', keys),
    ...keyColumns('hindi', hindiKeys),
    names: lines(places.map((p) => p.name)),
    hindi: lines(places.map((p) => p.hindi ?? '')),
    keys: lines(keys.map((k) => k.key)),
    /** How each key sounds; a later word of a name is not searched by sound. */
    bones: lines(keys.map((k) => (k.kind < 2 ? skeletonOf(soundOf(k.key)) : ''))),
    hindiKeys: lines(hindiKeys.map((k) => k.key)),
  }
  return { head: { version: 1, places: places.length, cellsPerDegree, ...tables }, blocks }
}

/** Gives every place and border town its numbers in the tables. */
function numberAll(places, borders, headings, number, countryNumber) {
  const states = new Map(headings.map((h) => [h.english, h]))
  for (const place of places) {
    const { country, region, regionHindi, district, zone } = place
    const india = country === 'IN'
    const state = india ? states.get(region) : undefined
    if (india && region && !state) throw new Error(`no Hindi for the state ${region}`)
    const shorts = (state?.shorts ?? []).join(' ')
    place.at = {
      country: countryNumber(country),
      region: number('regions', [region, state?.hindi ?? onlyHindi(regionHindi), shorts]),
      district: number('districts', india ? district : ''),
      zone: number('zones', zone),
    }
  }
  for (const town of borders)
    town.at = { zone: number('zones', town.zone), country: countryNumber(town.country) }
}

function placeColumns(places) {
  const sameName = countBy(places, (p) => `${fold(p.name)}|${p.region}|${p.country}`)
  const of = (kind, field) => column(kind, places.map(field))
  return {
    lat: of('i16', (p) => hundredths(p.lat)),
    lng: of('i16', (p) => hundredths(p.lng)),
    country: of('u8', (p) => p.at.country),
    region: of('u16', (p) => p.at.region),
    district: of('u16', (p) => p.at.district),
    zone: of('u16', (p) => p.at.zone),
    /** Twenty times the decimal logarithm of the people. */
    size: of('u8', (p) => Math.round(20 * Math.log10(p.people + 1))),
    /** 1 where another place of the state has the same name, so that the district must be said. */
    twin: of('u8', (p) =>
      p.country === 'IN' && sameName.get(`${fold(p.name)}|${p.region}|IN`) > 1 ? 1 : 0,
    ),
  }
}

function borderColumns(borders) {
  const of = (kind, field) => column(kind, borders.map(field))
  return {
    borderLat: of('i16', (b) => hundredths(b.lat)),
    borderLng: of('i16', (b) => hundredths(b.lng)),
    borderZone: of('u16', (b) => b.at.zone),
    borderCountry: of('u8', (b) => b.at.country),
  }
}

function keyColumns(name, keys) {
  const of = (kind, field) => column(kind, keys.map(field))
  return { [`${name}Place`]: of('u16', (k) => k.place), [`${name}Kind`]: of('u8', (k) => k.kind) }
}

/** The names a place is found by. kind 0: its name, 1: another name of it, 2: a later word of its name on. */
function keysOf(place, at) {
  const found = new Map()
  const add = (text, kind) => {
    const hindi = isDevanagari(text)
    const key = hindi ? foldDevanagari(text) : fold(text)
    const known = found.get(key)
    if (key.length < 2 || key.length > 60 || (known && known.kind <= kind)) return
    found.set(key, { key, kind, hindi, place: at })
  }
  add(place.name, 0)
  if (place.hindi) add(place.hindi, 0)
  for (const alias of place.aliases) add(alias, 1)
  for (const folded of [fold(place.name), foldDevanagari(place.hindi ?? '')]) {
    const words = folded.split(' ')
    for (let i = 1; i < words.length; i++) if (words[i].length > 2) add(words.slice(i).join(' '), 2)
  }
  return [...found.values()]
}

function onlyHindi(text) {
  return /^[\u0900-\u097f ,.-]+$/.test(text) ? text : ''
}

function lines(texts) {
  return Buffer.from(texts.map((t) => `${t}\n`).join(''))
}

function hundredths(degrees) {
  return Math.round(degrees * 100)
}

function indexIn(table, entry) {
  table.places ??= new Map(table.map((t, i) => [JSON.stringify(t), i]))
  const key = JSON.stringify(entry)
  if (!table.places.has(key)) table.places.set(key, table.push(entry) - 1)
  return table.places.get(key)
}

function countBy(list, keyOf) {
  const counts = new Map()
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

/** By code units, the order of the bytes that the search walks. */
export function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}
