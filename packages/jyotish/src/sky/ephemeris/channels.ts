/**
 * What the tables hold: one channel per quantity, each cut into equal segments of days, each segment a
 * sum of Chebyshev polynomials whose coefficients are whole numbers of `quantumArcseconds`.
 *
 * The binary is: one byte per term of every channel (its width in bits), then channel after channel the
 * coefficients of every segment, two's complement, packed most significant bit first without gaps.
 */
export interface Channel {
  days: number
  terms: number
  quantumArcseconds: number
}

/** Terrestrial time: 3 September 1899, so that light of 1 January 1900 and its sunrise are inside. */
export const tablesFromJd = 2414900.5
/** 8 May 2101. */
export const tablesToJd = tablesFromJd + 73664

const longitude = { quantumArcseconds: 0.003 }
const latitude = { quantumArcseconds: 0.005 }

/**
 * Longitudes are sidereal (Lahiri), on the mean equinox, apparent save for the Sun's bending of light
 * (`light-bending.ts`); nutation and its obliquity are for the angles.
 */
export const channels = {
  sunLongitude: { days: 16, terms: 10, ...longitude },
  sunLatitude: { days: 16, terms: 7, ...latitude },
  moonLongitude: { days: 8, terms: 12, ...longitude },
  moonLatitude: { days: 8, terms: 11, ...latitude },
  trueNode: { days: 8, terms: 10, quantumArcseconds: 0.01 },
  marsLongitude: { days: 32, terms: 13, ...longitude },
  marsLatitude: { days: 32, terms: 10, ...latitude },
  mercuryLongitude: { days: 16, terms: 13, ...longitude },
  mercuryLatitude: { days: 16, terms: 12, ...latitude },
  jupiterLongitude: { days: 32, terms: 10, ...longitude },
  jupiterLatitude: { days: 32, terms: 7, ...latitude },
  venusLongitude: { days: 16, terms: 10, ...longitude },
  venusLatitude: { days: 16, terms: 8, ...latitude },
  saturnLongitude: { days: 32, terms: 11, ...longitude },
  saturnLatitude: { days: 32, terms: 7, ...latitude },
  nutationLongitude: { days: 16, terms: 10, quantumArcseconds: 0.001 },
  nutationObliquity: { days: 16, terms: 10, quantumArcseconds: 0.001 },
} satisfies Record<string, Channel>

export type ChannelName = keyof typeof channels
export const channelNames = Object.keys(channels) as ChannelName[]
