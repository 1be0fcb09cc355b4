/**
 * Opens the bundled list of places. Texts stay as bytes and numbers as columns over the unpacked file,
 * so that 29,000 places cost about 2 MB and open in a few milliseconds.
 */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Lines of text kept as bytes: line i is `bytes[starts[i] … starts[i + 1] - 1)`. */
export interface Lines {
  bytes: Buffer
  starts: Uint32Array
}

/** A sorted list of comparable names, and which place each belongs to. */
export interface Keys {
  lines: Lines
  place: Uint16Array
  /** 0 the place's name, 1 another name of it, 2 a later word of its name on. */
  kind: Uint8Array
}

/** The list as columns: entry i of each belongs to place i. Places come in order of size, largest first. */
export interface GazetteerFile {
  count: number
  names: Lines
  hindi: Lines
  /** Hundredths of a degree. */
  lat: Int16Array
  lng: Int16Array
  country: Uint8Array
  region: Uint16Array
  district: Uint16Array
  zone: Uint16Array
  /** Twenty times the decimal logarithm of the people. */
  size: Uint8Array
  /** 1 where the state has another place of that name. */
  twin: Uint8Array
  keys: Keys
  /** The consonants of each key, line by line beside `keys`; empty for kind 2. */
  bones: Lines
  hindiKeys: Keys
  /** Towns that only tell the zone near a border. */
  border: { lat: Int16Array; lng: Int16Array; zone: Uint16Array; country: Uint8Array }
  /**
   * Which country a cell of the map belongs to: row r from the south has the runs up to `rowEnds[r]`, a run
   * goes on to column `runEnds[i]` (exclusive) from the west; 255 is the sea.
   */
  land: {
    cellsPerDegree: number
    rowEnds: Uint32Array
    runEnds: Uint16Array
    runCountries: Uint8Array
  }
  /** `[code, English, Hindi]` */
  countries: [string, string, string][]
  /** `[English, Hindi or empty, short forms parted by blanks]` */
  regions: [string, string, string][]
  districts: string[]
  zones: string[]
}

interface Head {
  version: number
  places: number
  cellsPerDegree: number
  countries: [string, string, string][]
  regions: [string, string, string][]
  districts: string[]
  zones: string[]
  blocks: [string, number][]
}

/** Reads and unpacks the file beside this module. Throws where it is missing, damaged or of another version. */
export function openGazetteer(): GazetteerFile {
  const raw = brotliDecompressSync(readFileSync(new URL('gazetteer.br', import.meta.url)))
  const headEnd = raw.indexOf(10)
  const head = JSON.parse(raw.toString('utf8', 0, headEnd)) as Head
  if (head.version !== 1) throw new Error(`gazetteer.br is of version ${head.version}, not 1.`)
  const blocks = new Map<string, Buffer>()
  let at = headEnd + 1
  for (const [name, bytes] of head.blocks) blocks.set(name, raw.subarray(at, (at += bytes)))
  const block = (name: string) => {
    const found = blocks.get(name)
    if (!found) throw new Error(`gazetteer.br lacks its part ${name}.`)
    return found
  }
  const keys = (lines: string, place: string, kind: string): Keys => ({
    lines: linesOf(block(lines)),
    place: new Uint16Array(copy(block(place))),
    kind: new Uint8Array(block(kind)),
  })
  const i16 = (name: string) => new Int16Array(copy(block(name)))
  const u16 = (name: string) => new Uint16Array(copy(block(name)))
  return {
    count: head.places,
    names: linesOf(block('names')),
    hindi: linesOf(block('hindi')),
    lat: i16('lat'),
    lng: i16('lng'),
    country: new Uint8Array(block('country')),
    region: u16('region'),
    district: u16('district'),
    zone: u16('zone'),
    size: new Uint8Array(block('size')),
    twin: new Uint8Array(block('twin')),
    keys: keys('keys', 'keyPlace', 'keyKind'),
    bones: linesOf(block('bones')),
    hindiKeys: keys('hindiKeys', 'hindiPlace', 'hindiKind'),
    border: {
      lat: i16('borderLat'),
      lng: i16('borderLng'),
      zone: u16('borderZone'),
      country: new Uint8Array(block('borderCountry')),
    },
    land: {
      cellsPerDegree: head.cellsPerDegree,
      rowEnds: new Uint32Array(copy(block('rowEnd'))),
      runEnds: u16('runEnd'),
      runCountries: new Uint8Array(block('runCountry')),
    },
    countries: head.countries,
    regions: head.regions,
    districts: head.districts,
    zones: head.zones,
  }
}

/** Columns of two bytes must begin at an even address: a copy does. The file is little-endian, as every machine Node runs on. */
function copy(block: Buffer): ArrayBuffer {
  return new Uint8Array(block).buffer
}

function linesOf(bytes: Buffer): Lines {
  let count = 0
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 10) count++
  const starts = new Uint32Array(count + 1)
  let line = 0
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 10) starts[++line] = i + 1
  return { bytes, starts }
}

/** Line `i` as text. */
export function lineAt(lines: Lines, i: number): string {
  return lines.bytes.toString('utf8', lines.starts[i], lines.starts[i + 1]! - 1)
}
