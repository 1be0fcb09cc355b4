/** Facts of two people: the eight kutas, Mars in both charts, the ten poruthams. */
import type { Couple } from '../milan/moon-place.ts'
import type { Kuta } from '../milan/kutas.ts'
import type { Manglik } from '../milan/manglik.ts'
import { milan, type Milan } from '../milan/milan.ts'
import type { Porutham } from '../milan/poruthams.ts'
import type { AnyKundli, Fact, BilingualText } from '../sky/types.ts'
import { withSource, withoutFullStop, type AddFact } from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const figure = (points: number): string => String(Math.round(points * 10) / 10)
function kutaFact(
  add: AddFact,
  { id, name, points, pointsAtMost, outOf, reason, source }: Kuta,
): void {
  const open = pointsAtMost > points
  const got = figure(points)
  add(
    `milan.${kebab(id)}`,
    'milan',
    points,
    open
      ? bilingual(
          `${name.en} gives ${got} to ${figure(pointsAtMost)} of ${outOf} points`,
          `${name.hi}: ${outOf} में से ${got} से ${figure(pointsAtMost)} गुण`,
        )
      : bilingual(
          `${name.en} gives ${got} of ${outOf} points`,
          `${name.hi}: ${outOf} में से ${got} गुण`,
        ),
    withSource(reason, source),
  )
}

function totals(add: AddFact, { ashtakoota }: Milan): void {
  const { kutas, total, totalWithExceptions, exceptions } = ashtakoota
  const sum = bilingual(
    'The points of the eight kutas added together, by the tables of Muhurta Chintamani named with each',
    'आठों कूटों के गुणों का योग; मुहूर्त चिंतामणि की सारणियाँ हर कूट के साथ बताई गई हैं',
  )
  add(
    'milan.total',
    'milan',
    total,
    bilingual(
      `By the tables ${figure(total)} of 36 points agree`,
      `सारणी से 36 में से ${figure(total)} गुण मिलते हैं`,
    ),
    sum,
  )
  for (const { id, kuta, reason, source } of exceptions) {
    const { name } = kutas.find((one) => one.id === kuta)!
    add(
      `milan.exception.${kebab(kuta)}`,
      'milan',
      id,
      bilingual(
        `${name.en}: the texts excuse what is lacking`,
        `${name.hi}: शास्त्र में इसका परिहार है`,
      ),
      withSource(reason, source),
    )
  }
  add(
    'milan.total.with-exceptions',
    'milan',
    totalWithExceptions,
    bilingual(
      `With the exceptions that the texts allow ${figure(totalWithExceptions)} of 36 points agree`,
      `शास्त्र-सम्मत परिहारों के साथ 36 में से ${figure(totalWithExceptions)} गुण`,
    ),
    sum,
  )
}

const partnerNames = {
  bride: bilingual('The bride', 'वधू'),
  groom: bilingual('The groom', 'वर'),
} as const

/** Three words for what may be unknown: a fact's value is never null. */
const valueOrUnknown = (value: boolean | null): Fact['value'] => value ?? 'unknown'

function manglikFact(add: AddFact, partner: 'bride' | 'groom', mars: Manglik): void {
  const { en, hi } = partnerNames[partner]
  const label =
    mars.manglik === null
      ? bilingual(
          `Whether ${en.toLowerCase()} is Manglik needs the time of birth`,
          `${hi} मांगलिक हैं या नहीं, यह जन्म समय से ही जाना जा सकता है`,
        )
      : mars.manglik
        ? bilingual(`${en} is Manglik`, `${hi} मांगलिक हैं`)
        : bilingual(`${en} is not Manglik`, `${hi} मांगलिक नहीं हैं`)
  add(
    `milan.manglik.${partner}`,
    'milan',
    valueOrUnknown(mars.manglik),
    label,
    withSource(mars.reason, mars.source),
    {
      graha: 'mars',
    },
  )
  for (const { id, reason } of mars.softenedBy) {
    add(
      `milan.manglik.${partner}.softened.${id}`,
      'milan',
      true,
      bilingual(`${en}: the pressure of Mars is softened`, `${hi}: मंगल का प्रभाव कम होता है`),
      reason,
      { graha: 'mars' },
    )
  }
}

function manglikFacts(add: AddFact, { manglik }: Milan): void {
  manglikFact(add, 'bride', manglik.bride)
  manglikFact(add, 'groom', manglik.groom)
  for (const { id, reason } of manglik.balancedBy) {
    add(
      `milan.manglik.balanced.${id}`,
      'milan',
      true,
      bilingual('The partner’s chart balances Mars', 'साथी की कुंडली मंगल को संतुलित करती है'),
      reason,
      { graha: 'mars' },
    )
  }
  add(
    'milan.manglik',
    'milan',
    manglik.verdict,
    withoutFullStop(manglik.reason),
    manglik.bride.source,
    {
      graha: 'mars',
    },
  )
}

const verdicts: Record<Porutham['verdict'], BilingualText> = {
  good: bilingual('agrees', 'शुभ'),
  fair: bilingual('is fair', 'मध्यम'),
  poor: bilingual('does not agree', 'नहीं मिलता'),
}

function poruthamFacts(add: AddFact, { poruthams }: Milan): void {
  for (const { id, name, verdict, reason, source } of poruthams.list) {
    const verdictText = verdicts[verdict]
    add(
      `milan.porutham.${kebab(id)}`,
      'milan',
      verdict,
      bilingual(`${name.en} porutham ${verdictText.en}`, `${name.hi} पोरुत्तम: ${verdictText.hi}`),
      withSource(reason, source),
    )
  }
  const { good, goodOrFair } = poruthams
  add(
    'milan.poruthams',
    'milan',
    good,
    bilingual(
      `Of the ten poruthams ${good} agree and ${goodOrFair - good} are fair`,
      `दस पोरुत्तम में से ${good} शुभ और ${goodOrFair - good} मध्यम हैं`,
    ),
    bilingual('Counted from the bride’s star to the groom’s', 'वधू के नक्षत्र से वर के नक्षत्र तक गिनकर'),
  )
}

/**
 * The facts of a match of two charts, as `milan` finds them; the list of ids stands in `facts.ts`. Throws
 * a RangeError like `milan` where the day of an unknown birth time leaves a Moon's sign or star open.
 */
export function factsOfMatch(charts: Couple<AnyKundli>): Fact[] {
  const factList: Fact[] = []
  const add: AddFact = (id, kind, value, label, because, about = {}) =>
    factList.push({ id, kind, value, label, because, about })
  const match = milan(charts)
  for (const kuta of match.ashtakoota.kutas) kutaFact(add, kuta)
  totals(add, match)
  manglikFacts(add, match)
  poruthamFacts(add, match)
  return factList
}
