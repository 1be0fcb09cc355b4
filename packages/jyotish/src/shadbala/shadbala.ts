/**
 * Shadbala, the six strengths of the seven grahas (Brihat Parashara Hora Shastra, ch. 27), in virupas; sixty
 * make a rupa. Where texts or computers differ, the parts say which way is taken here: saptavargaja by
 * Parashara's own figures; drekkana and drik bala by Sripati; paksha bala with the Moon a benefic and its own
 * doubled; the Sun's ayana doubled; cheshta by the seeghrocha; house points at lagna and midheaven.
 */
import type { Kundli } from '../sky/types.ts'
import { birthTimeOf } from './birth-time.ts'
import { cheshtaBala } from './cheshta.ts'
import { digBala, drikBala } from './dig-and-drik.ts'
import { perGraha, shadbalaGrahas, type PerGraha, type ShadbalaGraha } from './grahas.ts'
import {
  ayanaBala,
  nathonnathaBala,
  pakshaBala,
  timeLordBala,
  timeLords,
  tribhagaBala,
  yuddhaBala,
} from './kala.ts'
import { drekkanaBala, kendradiBala, ojayugmaBala, saptavargajaBala, ucchaBala } from './sthana.ts'

/** Virupas of one graha. */
export interface Strength {
  sthana: {
    uccha: number
    saptavargaja: number
    ojayugma: number
    kendradi: number
    drekkana: number
    total: number
  }
  dig: number
  kala: {
    nathonnatha: number
    paksha: number
    tribhaga: number
    year: number
    month: number
    day: number
    hour: number
    ayana: number
    yuddha: number
    total: number
  }
  cheshta: number
  naisargika: number
  drik: number
  totalVirupas: number
  totalRupas: number
  /** What the text asks of it, rupas. */
  requiredRupas: number
  /** totalRupas over requiredRupas; 1 and more is enough. */
  ratio: number
  /** 1..7 by ratio, 1 the strongest. */
  rank: number
  /** Ishta and kashta phala, 0 to 60: from uccha and cheshta (ch. 28). */
  ishta: number
  kashta: number
}

/** The six-fold strength of each of the seven. */
export type Shadbala = PerGraha<Strength>

const naisargika: PerGraha<number> = {
  sun: 60,
  moon: (60 * 6) / 7,
  venus: (60 * 5) / 7,
  jupiter: (60 * 4) / 7,
  mercury: (60 * 3) / 7,
  mars: (60 * 2) / 7,
  saturn: 60 / 7,
}

const requiredVirupas: PerGraha<number> = {
  sun: 390,
  moon: 360,
  mars: 300,
  mercury: 420,
  jupiter: 390,
  venus: 330,
  saturn: 300,
}

const sumOf = (parts: Record<string, number>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0)

function sthanaOf(chart: Kundli, graha: ShadbalaGraha, rashi: Record<ShadbalaGraha, number>) {
  const { siderealDegrees, house } = chart.grahas[graha]
  const parts = {
    uccha: ucchaBala(graha, siderealDegrees),
    saptavargaja: saptavargajaBala(graha, siderealDegrees, rashi),
    ojayugma: ojayugmaBala(graha, siderealDegrees),
    kendradi: kendradiBala(house),
    drekkana: drekkanaBala(graha, siderealDegrees),
  }
  return { ...parts, total: sumOf(parts) }
}

const radian = Math.PI / 180

/** Kala bala without yuddha, and the undoubled ayana that the Sun's cheshta needs. */
function kalaOf(chart: Kundli, graha: ShadbalaGraha, time: ReturnType<typeof birthTimeOf>) {
  const { sun, moon } = chart.grahas
  const tropical =
    chart.grahas[graha].siderealDegrees + chart.ayanamsaDegrees + time.nutationDegrees
  const sine = Math.sin(tropical * radian) * Math.sin(time.obliquityDegrees * radian)
  const ayana = ayanaBala(graha, Math.asin(sine) / radian)
  const paksha = pakshaBala(graha, sun.siderealDegrees, moon.siderealDegrees)
  const lords = timeLords(time.ahargana, chart.panchang.vara, time.hour)
  const parts = {
    nathonnatha: nathonnathaBala(graha, time.degreesFromNoon),
    paksha: graha === 'moon' ? 2 * paksha : paksha,
    tribhaga: tribhagaBala(graha, time.third),
    ...timeLordBala(graha, lords),
    ayana: graha === 'sun' ? 2 * ayana : ayana,
  }
  return { parts, ayana, paksha }
}

/** Benefics for drik bala: Jupiter, Venus, a waxing Moon, and Mercury not joined by a malefic. */
function beneficsOf(chart: Kundli, rashi: PerGraha<number>): PerGraha<boolean> {
  const { rahu, ketu } = chart.grahas
  const spoilt = [rashi.sun, rashi.mars, rashi.saturn, rahu.rashi, ketu.rashi].includes(
    rashi.mercury,
  )
  return {
    sun: false,
    moon: chart.panchang.tithi <= 15,
    mars: false,
    mercury: !spoilt,
    jupiter: true,
    venus: true,
    saturn: false,
  }
}

/** Shadbala of a chart, with its parts. */
export function shadbala(chart: Kundli): Shadbala {
  const time = birthTimeOf(chart)
  const degrees = perGraha((graha) => chart.grahas[graha].siderealDegrees)
  const rashi = perGraha((graha) => chart.grahas[graha].rashi)
  const benefic = beneficsOf(chart, rashi)
  const sthana = perGraha((graha) => sthanaOf(chart, graha, rashi))
  const kala = perGraha((graha) => kalaOf(chart, graha, time))
  const dig = perGraha((graha) =>
    digBala(graha, degrees[graha], chart.lagna.siderealDegrees, chart.mcDegrees),
  )
  const yuddha = yuddhaBala(
    degrees,
    perGraha((graha) => chart.grahas[graha].latitudeDegrees),
    perGraha((graha) => sthana[graha].total + dig[graha] + sumOf(kala[graha].parts)),
  )
  const strengths = perGraha((graha): Strength => {
    const kalaParts = { ...kala[graha].parts, yuddha: yuddha[graha] }
    const cheshta =
      graha === 'sun'
        ? kala.sun.ayana
        : graha === 'moon'
          ? kala.moon.paksha
          : cheshtaBala(graha, degrees[graha] + chart.ayanamsaDegrees, time.centuries)
    const kalaTotal = sumOf(kalaParts)
    const drik = drikBala(graha, degrees, benefic)
    const totalVirupas =
      sthana[graha].total + dig[graha] + kalaTotal + cheshta + naisargika[graha] + drik
    const requiredRupas = requiredVirupas[graha] / 60
    const { uccha } = sthana[graha]
    return {
      sthana: sthana[graha],
      dig: dig[graha],
      kala: { ...kalaParts, total: kalaTotal },
      cheshta,
      naisargika: naisargika[graha],
      drik,
      totalVirupas,
      totalRupas: totalVirupas / 60,
      requiredRupas,
      ratio: totalVirupas / requiredVirupas[graha],
      rank: 0,
      ishta: Math.sqrt(uccha * cheshta),
      kashta: Math.sqrt((60 - uccha) * (60 - cheshta)),
    }
  })
  const order = [...shadbalaGrahas].sort((a, b) => strengths[b].ratio - strengths[a].ratio)
  order.forEach((graha, i) => {
    strengths[graha].rank = i + 1
  })
  return strengths
}
