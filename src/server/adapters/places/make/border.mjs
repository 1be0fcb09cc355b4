/** Small towns that are not suggested but tell the zone of coordinates near a border between zones. */

/**
 * Within this many kilometres of a town of another zone, every town is kept. Borders between countries
 * are known from the map to some kilometres; those within a country only from its towns.
 */
const withinCountryKm = 60
const betweenCountriesKm = 15

/**
 * Of all towns, those that are not among `places` and lie near a town of another zone:
 * `{ lat, lng, country, zone }`, one a hundredth of a degree at most, in a fixed order.
 */
export function borderTowns(towns, places, zoneOf) {
  const all = towns.map((town) => ({
    lat: town.lat,
    lng: town.lng,
    country: town.country,
    zone: zoneOf(town),
  }))
  const cells = new Map()
  for (const town of all) {
    const key = cellOf(town.lat, town.lng)
    if (!cells.has(key)) cells.set(key, [])
    cells.get(key).push(town)
  }
  const taken = new Set(places.map(spot))
  const kept = []
  for (const town of all) {
    if (taken.has(spot(town)) || !nearOtherZone(town, cells)) continue
    taken.add(spot(town))
    kept.push(town)
  }
  return kept.sort((a, b) => a.lat - b.lat || a.lng - b.lng)
}

/** The hundredth of a degree a town stands in. */
const spot = (t) => `${Math.round(t.lat * 100)},${Math.round(t.lng * 100)}`

function cellOf(lat, lng) {
  return `${Math.floor(lat)},${Math.floor(lng)}`
}

function nearOtherZone(town, cells) {
  const kmPerDegree = 111.2
  const shrink = Math.cos((town.lat * Math.PI) / 180)
  const wide = Math.ceil(withinCountryKm / kmPerDegree / Math.max(shrink, 0.1))
  for (let dLat = -1; dLat <= 1; dLat++)
    for (let dLng = -wide; dLng <= wide; dLng++)
      for (const other of cells.get(cellOf(town.lat + dLat, town.lng + dLng)) ?? [])
        if (other.zone !== town.zone) {
          const away =
            Math.hypot(other.lat - town.lat, (other.lng - town.lng) * shrink) * kmPerDegree
          if (away < (other.country === town.country ? withinCountryKm : betweenCountriesKm))
            return true
        }
  return false
}
