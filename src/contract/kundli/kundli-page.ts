import { z } from 'zod'
import { factData } from '../core/common-schemas.ts'

/**
 * The kundli page as the server hands it over: finished sentences, names and dates in the visitor's
 * language, so that no table of names and no rule travels to the browser.
 */

/** One graha, or the lagna (key "lagna", first), where the birth minute allows it. */
export const grahaData = z.object({
  key: z.string(),
  name: z.string(),
  /** Null where it changes within the day of an unknown time. */
  rashi: z.string().nullable(),
  /** Within the sign, 0 to 30; null where the minute is unknown. */
  degrees: z.number().nullable(),
  nakshatra: z.string().nullable(),
  pada: z.number().int().nullable(),
  house: z.number().int().nullable(),
  retrograde: z.boolean(),
  /** "combust", "exalted": what else is to be said of it, ready to print. */
  states: z.array(z.string()),
})

/** One dasha period; `parts` only where they were asked for or the instant of the call lies within. */
export interface DashaData {
  /** Places from the mahadasha down, counted from 0: "3.4". */
  path: string
  lord: string
  from: string
  until: string
  /** The instant of the call lies in it. */
  running: boolean
  parts?: DashaData[] | undefined
}
export const dashaData: z.ZodType<DashaData, DashaData> = z.lazy(() =>
  z.object({
    path: z.string(),
    lord: z.string(),
    from: z.string(),
    until: z.string(),
    running: z.boolean(),
    parts: z.array(dashaData).optional(),
  }),
)

/** The five levels from the longest, by their names in the glossary. */
export const dashaLevels = [
  'mahadasha',
  'antardasha',
  'pratyantardasha',
  'sukshma',
  'prana',
] as const

/** Where a period stands among all: at most four steps of nine. */
export const dashaPath = z.string().regex(/^[0-8](\.[0-8]){0,3}$/)

/** Accessible drawings of one division, as SVG; the North Indian, of houses, is null where the birth time is unknown. */
export const chartDrawings = z.object({
  varga: z.string(),
  north: z.string().nullable(),
  south: z.string(),
  east: z.string(),
})
export type ChartDrawings = z.infer<typeof chartDrawings>

export const vargaNames = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const

/** A yoga or dosha: what it rests on, and what eases or weakens it. */
const yogaShown = z.object({
  id: z.string(),
  name: z.string(),
  /** Its form in this chart, where it has several. */
  kind: z.string().nullable(),
  rule: z.string(),
  source: z.string(),
  /** "Mars, Saturn · seventh house" */
  madeBy: z.string(),
  softenedBy: z.array(z.string()),
})
export type YogaOrDosha = z.infer<typeof yogaShown>

/** A dosha that is there: its verdict in one sentence, before its rule. */
const doshaShown = yogaShown.extend({ verdict: z.string() })
export type DoshaShown = z.infer<typeof doshaShown>

const namedByKey = z.object({ key: z.string(), name: z.string() })

/** Label on the left, figure on the right. */
const line = z.object({ term: z.string(), value: z.string() })

/** A day at a place: its limbs as lines of print. `key` names the glossary entry of each. */
export const kundliPanchangData = z.object({
  day: z.string(),
  lines: z.array(line.extend({ key: z.string(), note: z.string().nullable() })),
})

/** A computed fact with its reason. */
export const factShown = factData.extend({ because: z.string() })
export type FactShown = z.infer<typeof factShown>

/** One sentence about the person, and the computed fact it rests on. */
const overviewLine = z.object({
  key: z.enum(['lagna', 'moon', 'strength', 'dasha', 'caution']),
  text: z.string(),
  fact: z.string(),
  because: z.string(),
  /** The house it speaks of, 1 to 12; null without the minute. */
  house: z.number().int().nullable(),
})

/** A house as it opens from the drawing. */
const houseShown = z.object({
  house: z.number().int(),
  name: z.string(),
  sign: z.string(),
  /** "Mars 26° 04′"; empty where nobody stands. */
  grahas: z.array(z.string()),
  /** What the house stands for, and where its lord is: two sentences. */
  meaning: z.array(z.string()),
})

/** A page of one part holds that part; what the other parts show is empty or null on it. */
export const kundliPageData = z.object({
  time_known: z.boolean(),
  /** "14 March 1991 · 06:45 · Varanasi": never in an address, always of the owner's own typing. */
  name: z.string(),
  born: z.string(),
  /** Ayanamsa, node, clock offset, zone: what the figures rest on. */
  conventions: z.array(line.extend({ key: z.string() })),
  facts_hash: z.string(),
  drawings: chartDrawings,
  /** "Pisces lagna, Moon in Aquarius": what is passed on when it is shared, and nothing that was typed. */
  signs: z.string(),
  /** Lagna, Moon and the running dasha, the three lines under the drawing. */
  summary: z.array(line.extend({ key: z.string() })),
  /** What the birth time leaves open, sentence by sentence. */
  certainty: z.array(z.string()),
  /** The lagna, the Moon, the strongest graha, the running period, one caution: what the minute allows. */
  lines: z.array(overviewLine),
  /** First to twelfth; empty without the minute. */
  houses: z.array(houseShown),
  grahas: z.array(grahaData),
  /** Who falls in another house by the bhava chalit, as one sentence; null without the minute. */
  chalit: z.string().nullable(),
  /** The sixteen divisions: what each is read for, and the sign 1 to 12 of lagna and grahas in it. */
  vargas: z
    .object({
      columns: z.array(z.object({ short: z.string(), name: z.string() })),
      rows: z.array(
        z.object({
          varga: z.enum(vargaNames),
          name: z.string(),
          about: z.string(),
          signs: z.array(z.number().int()),
        }),
      ),
    })
    .nullable(),
  dashas: z
    .object({
      /** The chain that runs now, from the mahadasha to the fifth level: `level` by its name in the glossary: "mahadasha". */
      now: z.array(z.object({ level: z.enum(dashaLevels), lord: z.string(), until: z.string() })),
      periods: z.array(dashaData),
      /** Share of the 120 years gone by, 0 to 1; null where now lies outside them. */
      gone: z.number().nullable(),
      /** Where each mahadasha ends, as a share of the 120 years. */
      ends: z.array(z.number()),
    })
    .nullable(),
  /** Yogini and Chara from the period that runs now on; empty without the minute. */
  otherDashas: z.array(
    z.object({
      key: z.string(),
      rows: z.array(
        z.object({ lord: z.string(), from: z.string(), until: z.string(), running: z.boolean() }),
      ),
    }),
  ),
  /** Strongest first. */
  yogas: z.array(yogaShown),
  doshas: z.object({
    present: z.array(doshaShown),
    /** Those whose rule was looked for and is not met; `key` is the glossary's. */
    absent: z.array(namedByKey),
    /** Those that can't be decided without the birth minute. */
    undecided: z.array(namedByKey),
    /** Every Sade Sati of a hundred years, "24 Jan 2020 to 23 Feb 2028". */
    sadeSatis: z.array(z.object({ from: z.string(), until: z.string(), running: z.boolean() })),
  }),
  /** Points 0 to 8 for each graha in each sign from Aries, and their sum. */
  ashtakavarga: z
    .object({
      signs: z.array(z.string()),
      /** Place 0 to 11 of the lagna's sign. */
      lagna: z.number().int(),
      rows: z.array(
        z.object({ short: z.string(), name: z.string(), points: z.array(z.number().int()) }),
      ),
      sums: z.array(z.number().int()),
    })
    .nullable(),
  /** Strength of the seven grahas, strongest first. */
  shadbala: z
    .array(
      z.object({
        key: z.string(),
        name: z.string(),
        /** "6.41" and what the text asks for, "5.00". */
        rupas: z.string(),
        required: z.string(),
        /** The one over the other: 1 and more is enough. */
        ratio: z.number(),
        /** The six sources, in virupas. */
        parts: z.array(line),
      }),
    )
    .nullable(),
  transits: z.object({
    day: z.string(),
    rows: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        rashi: z.string(),
        degrees: z.number(),
        retrograde: z.boolean(),
        /** "your 7th house", "2nd from your Moon". */
        houses: z.array(z.string()),
        until: z.string().nullable(),
      }),
    ),
    /** Sade Sati, if it runs, with its dates. */
    notes: z.array(z.string()),
  }),
  panchang: z.array(kundliPanchangData),
  /** Every computed fact with its reason, where asked for: there are some 270. */
  facts: z.array(factShown).nullable(),
})
export type KundliPageData = z.infer<typeof kundliPageData>
