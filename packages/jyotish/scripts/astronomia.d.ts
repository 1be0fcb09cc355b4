/** The package ships its series without types: rows of numbers, grouped by coordinate and power of T. */
declare module 'astronomia/data/*' {
  const series: {
    W1: number[]
    L: Record<string, number[][]>
    B: Record<string, number[][]>
    R: Record<string, number[][]>
  }
  export default series
}
declare module 'astronomia/nutation' {
  /** Δψ and Δε of the IAU 1980 theory, radians, at a Julian ephemeris day. */
  export function nutation(jde: number): [number, number]
}
declare module 'astronomia' {
  interface Planet {
    readonly name?: string
  }
  export const planetposition: { Planet: new (series: unknown) => Planet }
  export const solar: { apparentVSOP87(earth: Planet, jde: number): { lon: number } }
  export const moonposition: {
    position(jde: number): { lon: number }
    trueNode(jde: number): number
  }
  export const elliptic: {
    position(planet: Planet, earth: Planet, jde: number): { ra: number; dec: number }
  }
  export const nutation: {
    nutation(jde: number): [number, number]
    meanObliquity(jde: number): number
  }
  export const sidereal: { apparent(jd: number): number }
  export const coord: {
    Equatorial: new (ra: number, dec: number) => { toEcliptic(obliquity: number): { lon: number } }
  }
}
