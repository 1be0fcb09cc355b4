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
