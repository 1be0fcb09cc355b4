/** The IANA zone of every town: from its country where that has one zone, else from a map and its neighbours. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Brazil's zones follow its states; the map of the lookup package is too coarse there. */
const brazilZones = {
  'America/Rio_Branco': ['Acre'],
  'America/Maceio': ['Alagoas', 'Sergipe'],
  'America/Bahia': ['Bahia'],
  'America/Belem': ['Amapá'],
  'America/Fortaleza': ['Ceará', 'Maranhão', 'Piauí', 'Paraíba', 'Rio Grande do Norte'],
  'America/Recife': ['Pernambuco'],
  'America/Cuiaba': ['Mato Grosso'],
  'America/Campo_Grande': ['Mato Grosso do Sul'],
  'America/Porto_Velho': ['Rondônia'],
  'America/Boa_Vista': ['Roraima'],
  'America/Araguaina': ['Tocantins'],
  'America/Sao_Paulo': [
    'Goiás',
    'Federal District',
    'Minas Gerais',
    'São Paulo',
    'Rio de Janeiro',
    'Espírito Santo',
    'Paraná',
    'Santa Catarina',
    'Rio Grande do Sul',
  ],
}
const brazil = Object.fromEntries(
  Object.entries(brazilZones).flatMap(([zone, states]) => states.map((state) => [state, zone])),
)

/** All of these keep one legal time in practice, whatever else the zone table lists for them. */
const oneZone = {
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  XK: 'Europe/Belgrade',
  NZ: 'Pacific/Auckland',
}

/**
 * Gives a function `(town) => zone` for towns `{ country, lat, lng, regionName }`. The zones a country
 * may have come from zone.tab of the IANA tz database; between several, the CC0 map of
 * @photostructure/tz-lookup decides, and where that answers with a foreign zone, the nearest towns of
 * the same country do.
 */
export function zoneFinder(folder, towns, zoneTab = '/usr/share/zoneinfo/zone.tab') {
  const lookUp = createRequire(join(folder, 'package.json'))('@photostructure/tz-lookup')
  const zonesOf = new Map()
  for (const line of readFileSync(zoneTab, 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue
    const [country, , zone] = line.split('\t')
    zonesOf.set(country, [...(zonesOf.get(country) ?? []), zone])
  }
  const direct = (town) => {
    const zones = zonesOf.get(town.country) ?? []
    if (oneZone[town.country]) {
      const chatham = town.country === 'NZ' && town.lng < 0
      return chatham ? 'Pacific/Chatham' : oneZone[town.country]
    }
    if (zones.length === 1) return zones[0]
    if (town.country === 'BR' && brazil[town.regionName]) return brazil[town.regionName]
    const mapped = lookUp(town.lat, town.lng)
    return zones.includes(mapped) ? mapped : null
  }
  const sure = new Map()
  for (const town of towns) {
    const zone = direct(town)
    if (!zone) continue
    if (!sure.has(town.country)) sure.set(town.country, [])
    sure.get(town.country).push({ ...town, zone })
  }
  return (town) => direct(town) ?? nearestZone(town, sure.get(town.country) ?? [])
}

function nearestZone(town, others) {
  let best = { away: Infinity, zone: null }
  for (const other of others) {
    const dLng = (other.lng - town.lng) * Math.cos((town.lat * Math.PI) / 180)
    const away = (other.lat - town.lat) ** 2 + dLng ** 2
    if (away < best.away) best = { away, zone: other.zone }
  }
  if (!best.zone) throw new Error(`no zone for ${town.name}, ${town.country}`)
  return best.zone
}
