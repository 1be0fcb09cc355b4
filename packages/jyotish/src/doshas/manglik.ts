/** Manglik as a dosha of one chart: the verdict that matching weighs too, in the shape of the others. */
import { manglikOf } from '../milan/manglik.ts'
import type { AnyKundli, BilingualText } from '../sky/types.ts'
import type { Dosha } from './dosha-shape.ts'
import { bilingual } from '../sky/bilingual.ts'

/** Softenings are whole sentences there and clauses of a list here. */
const withoutFullStop = ({ en, hi }: BilingualText): BilingualText =>
  bilingual(en.replace(/\.$/, ''), hi.replace(/।$/, ''))

/** From the lagna or the Moon; null where the day leaves it open. */
export function manglikDosha(chart: AnyKundli): Dosha | null {
  const { manglik, softenedBy, source, houses } = manglikOf(chart)
  if (manglik === null) return null
  return {
    id: 'manglik',
    name: bilingual('Manglik', 'मांगलिक'),
    rule: bilingual(
      'Mars in the first, fourth, seventh, eighth or twelfth from the lagna or the Moon',
      'लग्न या चंद्रमा से प्रथम, चतुर्थ, सप्तम, अष्टम या द्वादश में मंगल',
    ),
    source,
    present: manglik,
    kind: null,
    grahas: manglik ? ['mars'] : [],
    houses: manglik && houses.lagna !== null ? [houses.lagna] : [],
    softenedBy: softenedBy.map(({ reason }) => withoutFullStop(reason)),
  }
}
