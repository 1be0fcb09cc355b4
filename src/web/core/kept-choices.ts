import { parseCookie } from 'cookie'
import { placeMaxLength } from '../../contract/core/constants.ts'
import type { CallApi } from '../api/client.ts'

/** A city as a device keeps it. */
export interface KeptCity {
  name: string
  lat: number
  lng: number
}

const oneYearSeconds = 31_536_000
const names = { city: 'day_city', sign: 'day_sign' }

function keptCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${oneYearSeconds}`
}

/** What a device was asked to remember, from the Cookie header; anything that is none is not looked at. */
export function keptChoices(cookieHeader: string | null): {
  city: KeptCity | null
  /** 0 to 11. */
  rashi: number | null
} {
  const cookies = parseCookie(cookieHeader ?? '')
  const [lat = '', lng = '', ...rest] = (cookies[names.city] ?? '').split(',')
  const name = rest.join(',').trim().slice(0, placeMaxLength)
  const [north, east] = [Number(lat), Number(lng)]
  const isCity =
    lat !== '' && lng !== '' && name !== '' && isWithin(north, 90) && isWithin(east, 180)
  const sign = cookies[names.sign] ?? ''
  const rashi = /^(?:\d|1[01])$/.test(sign) ? Number(sign) : null
  return { city: isCity ? { name, lat: north, lng: east } : null, rashi }
}

function isWithin(degrees: number, most: number): boolean {
  return Number.isFinite(degrees) && Math.abs(degrees) <= most
}

/** The city that a reader keeps: with their account, else on this device. */
export async function keptCity(
  call: CallApi,
  cookieHeader: string | null,
  isSignedIn: boolean,
): Promise<KeptCity | null> {
  const own = isSignedIn ? await call('today/getCity', {}) : null
  return (own?.ok ? own.data.city : null) ?? keptChoices(cookieHeader).city
}

/** A kept city as calls take a place; nothing where none is kept. */
export function placeInput(city: KeptCity | null) {
  return city ? { lat: city.lat, lng: city.lng, place: city.name } : {}
}

export function cityCookie({ name, lat, lng }: KeptCity): string {
  return keptCookie(names.city, `${lat},${lng},${name}`)
}

/** Of a sign, 0 to 11; null forgets it. */
export function signCookie(rashi: number | null): string {
  return rashi === null
    ? `${names.sign}=; Path=/; SameSite=Lax; Max-Age=0`
    : keptCookie(names.sign, String(rashi))
}
