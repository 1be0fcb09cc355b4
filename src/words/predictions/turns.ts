import type { LocalizedTemplate } from '../say.ts'

/** What ends and begins in somebody's time, in one line. Grahas, signs and houses come in the language. */
export const turnLines = {
  maha: {
    en: (lord, from, until) => `From ${from} the ${lord} mahadasha runs, until ${until}.`,
    hi: (lord, from, until) => `${from} से ${lord} की महादशा शुरू होगी, जो ${until} तक चलेगी।`,
  },
  mahaAfter: {
    en: (ended, lord, from, until) =>
      `On ${from} the ${ended} mahadasha ends and that of ${lord} begins; it lasts until ${until}.`,
    hi: (ended, lord, from, until) =>
      `${from} को ${ended} की महादशा समाप्त होगी और ${lord} की शुरू होगी, जो ${until} तक चलेगी।`,
  },
  /** Within the mahadasha of `maha`. */
  antar: {
    en: (ended, antar, maha, from) =>
      `On ${from}, in the ${maha} mahadasha, the ${ended} antardasha ends and that of ${antar} begins.`,
    hi: (ended, antar, maha, from) =>
      `${from} को ${maha} की महादशा में ${ended} की अंतर्दशा समाप्त होगी और ${antar} की शुरू होगी।`,
  },
  entry: {
    en: (graha, sign, house, from) =>
      `${graha} enters ${sign} on ${from}, the ${house} from the Moon.`,
    hi: (graha, sign, house, from) =>
      `${graha} ${from} को ${sign} राशि में आएँगे, जो चंद्रमा से ${house} है।`,
  },
  entryFrom: {
    en: ({ graha, left, sign, house, from }) =>
      `${graha} moves from ${left} to ${sign} on ${from}, the ${house} from the Moon.`,
    hi: ({ graha, left, sign, house, from }) =>
      `${graha} ${from} को ${left} राशि से ${sign} में आएँगे, जो चंद्रमा से ${house} है।`,
  },
} satisfies {
  maha: LocalizedTemplate<[string, string, string]>
  mahaAfter: LocalizedTemplate<[string, string, string, string]>
  antar: LocalizedTemplate<[string, string, string, string]>
  entry: LocalizedTemplate<[string, string, string, string]>
  entryFrom: LocalizedTemplate<[MoveWords]>
}

/** What a move from sign to sign is told with. */
interface MoveWords {
  graha: string
  left: string
  sign: string
  house: string
  from: string
}

export const periodLines = {
  /** Lords of the antardasha and the mahadasha that run, and the antardasha's last day. */
  running: {
    en: (antar, maha, until) => `${maha} mahadasha, in it ${antar} antardasha until ${until}.`,
    hi: (antar, maha, until) => `${maha} की महादशा, उसमें ${until} तक ${antar} की अंतर्दशा।`,
  },
} satisfies Record<string, LocalizedTemplate<[string, string, string]>>
