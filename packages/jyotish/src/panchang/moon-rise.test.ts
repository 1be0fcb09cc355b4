import { describe, expect, it } from 'vitest'
import { moonRiseSet } from './moon-rise.ts'

/** Meeus, Astronomical Algorithms, ch. 47, as npm `astronomia` has it: another series, with its own distance. */
const path = 'astronomia/moonposition'
const { position } = (await import(path)) as {
  position: (jde: number) => { lon: number; lat: number; range: number }
}

const radian = Math.PI / 180
const earthKm = 6378.137

/** Altitude of the Moon's centre seen from the surface of a round Earth, by vectors, degrees; and its semidiameter. */
function topocentricMoon(ms: number, latitude: number, longitude: number) {
  const jd = ms / 86400000 + 2440587.5
  const T = (jd - 2451545) / 36525
  const { lon, lat, range } = position(jd + 70 / 86400)
  const epsilon = (23.4392911 - 0.0130042 * T) * radian
  const moon = [
    range * Math.cos(lat) * Math.cos(lon),
    range * (Math.cos(lat) * Math.sin(lon) * Math.cos(epsilon) - Math.sin(lat) * Math.sin(epsilon)),
    range * (Math.cos(lat) * Math.sin(lon) * Math.sin(epsilon) + Math.sin(lat) * Math.cos(epsilon)),
  ]
  const theta = (280.46061837 + 360.98564736629 * (jd - 2451545) + longitude) * radian
  const up = [
    Math.cos(latitude * radian) * Math.cos(theta),
    Math.cos(latitude * radian) * Math.sin(theta),
    Math.sin(latitude * radian),
  ]
  const from = moon.map((value, i) => value - earthKm * up[i]!)
  const distance = Math.hypot(...from)
  const sine = from.reduce((sum, value, i) => sum + value * up[i]!, 0) / distance
  return { altitude: Math.asin(sine) / radian, semidiameter: Math.asin(1737.4 / distance) / radian }
}

describe('moonrise and moonset', () => {
  const dayMs = 86400000
  const places = [
    [28.6, 77.2],
    [8.5, 76.9],
    [-33.9, 151.2],
    [51.5, -0.1],
  ] as const

  it.each(places)('at %s, %s the upper limb stands on the horizon, lifted by 34′', (lat, lon) => {
    for (let day = 0; day < 60; day++) {
      const fromMs = Date.UTC(2026, 0, 1 + 7 * day)
      const { riseMs, setMs } = moonRiseSet(fromMs, fromMs + dayMs, lat, lon)
      for (const ms of [riseMs, setMs]) {
        if (ms === null) continue
        const { altitude, semidiameter } = topocentricMoon(ms, lat, lon)
        // The test's own sky is without nutation and refraction's last digits: 0.02° is six seconds of time.
        expect(Math.abs(altitude + semidiameter + 0.56)).toBeLessThan(0.02)
      }
    }
  })

  it('rises come some fifty minutes later every day, so one day a month has none', () => {
    const days = Array.from({ length: 354 }, (_, day) => {
      const fromMs = Date.UTC(2026, 0, 1 + day)
      return moonRiseSet(fromMs, fromMs + dayMs, 28.6, 77.2)
    })
    // 354 days are twelve months; the year's edges may cut one off.
    const without = (key: 'riseMs' | 'setMs') => days.filter((day) => day[key] === null).length
    expect(Math.abs(without('riseMs') - 12)).toBeLessThanOrEqual(1)
    expect(Math.abs(without('setMs') - 12)).toBeLessThanOrEqual(1)
  })

  it('the full Moon rises about sunset, the new Moon about sunrise', () => {
    // Full Moon of 3 January 2026, 10:03 UTC; sunset in Delhi at 17:36 IST.
    const { riseMs } = moonRiseSet(Date.UTC(2026, 0, 3), Date.UTC(2026, 0, 4), 28.6, 77.2)
    expect(Math.abs(riseMs! - Date.UTC(2026, 0, 3, 12, 6)) / 60000).toBeLessThan(30)
  })
})
