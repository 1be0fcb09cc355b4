import type { MuhurtaSpan } from '@drishti/jyotish'
import { nakshatraName, purposeNames, rashiName } from '@drishti/jyotish/names'
import type { MuhurtaSearchData } from '../../contract/panchang-data.ts'
import { muhurtaRules } from '../../words/panchang/muhurta-rules.ts'
import { levelNames, panchangSentences as words } from '../../words/panchang/panchang-server.ts'
import { formatDate as dateSaid, say, type Language } from '../../words/say.ts'
import { clockTimeText, civilDateAt, showPlace, type PlaceClock } from './place-clock.ts'
import type { MuhurtaRange } from './search-muhurta.ts'

/** So many are shown, the best by score. */
const mostShown = 20

/** The spans found for an undertaking, each with the word of every rule, ready to print. */
export function showMuhurta(
  range: MuhurtaRange,
  spans: MuhurtaSpan[],
  place: PlaceClock,
  language: Language,
): MuhurtaSearchData {
  const { purpose, from, to } = range
  const best = spans
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostShown)
    .toSorted((a, b) => (a.startUtc < b.startUtc ? -1 : 1))
  const sources = new Map<string, number>()
  const sourceOf = (text: string) => {
    if (!sources.has(text)) sources.set(text, sources.size)
    return sources.get(text)!
  }
  const shownSpans = best.map((span) => {
    const date = civilDateAt(span.startUtc, place)
    const clock = (utc: string) => clockTimeText(utc, date, place, language)
    return {
      date,
      day: dateSaid(`${date}T12:00:00Z`, language, 'long', 'UTC'),
      time: say(words.stretch, language, clock(span.startUtc), clock(span.endUtc)),
      starts_at: span.startUtc,
      ends_at: span.endUtc,
      score: span.score,
      lagna: span.lagnaName[language],
      verdicts: span.verdicts.map(({ rule, name, level, reason, source }) => ({
        rule,
        name: name[language],
        level,
        levelName: say(levelNames[level], language),
        reason: reason[language],
        source: sourceOf(source[language]),
      })),
    }
  })
  return {
    purpose,
    heading: purposeNames[purpose][language],
    place: showPlace(place, from, language),
    from,
    to,
    found: spans.length,
    summary: say(words.found, language, spans.length, shownSpans.length),
    person: personOf(range, language),
    spans: shownSpans,
    sources: [...sources.keys()],
    rules: rulesIn(best, language),
  }
}

function rulesIn(spans: MuhurtaSpan[], language: Language): MuhurtaSearchData['rules'] {
  const names = new Map(
    spans.flatMap(({ verdicts }) => verdicts.map(({ rule, name }) => [rule, name[language]])),
  )
  return [...names].flatMap(([rule, name]) => {
    const means = muhurtaRules[rule]
    return means ? [{ rule, name, means: say(means, language) }] : []
  })
}

/** "The Moon in Cancer, birth star Pushya": what of it was asked for, else null. */
function personOf({ moonRashi, janmaNakshatra }: MuhurtaRange, language: Language): string | null {
  const personFacts = [
    moonRashi === undefined
      ? null
      : say(words.moonInSign, language, rashiName(moonRashi, language)),
    janmaNakshatra === undefined
      ? null
      : say(words.birthStar, language, nakshatraName(janmaNakshatra, language)),
  ].filter((it) => it !== null)
  return personFacts.length ? say(words.weighedFor, language, personFacts.join(', ')) : null
}
