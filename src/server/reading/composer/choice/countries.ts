import type { LocalizedText } from '../../../../words/say.ts'
import { countries } from '../../../../words/reading/choices/countries.ts'
import { grahaOfOption } from '../../matters/option-grahas.ts'
import { foldedWords } from '../../understand/fold.ts'
import { buildLexicon, findPhrases } from '../../understand/lexicon.ts'
import type { AnswerLine } from '../fill-lines.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { weigh } from './choice.ts'
import { standingOf } from './standing.ts'

const names = buildLexicon<LocalizedText>(countries)

/**
 * "Germany or Saudi?": of the countries that a question names the two whose grahas, by their direction from India,
 * stand best. Null where it names no two, or all lie in one direction.
 */
export function countryLine(input: MatterInput): AnswerLine | null {
  const hits = findPhrases(names, foldedWords(input.question)).toSorted((a, b) => a.at - b.at)
  const named = [...new Set(hits.map(({ value }) => value))].flatMap((name) => {
    const graha = grahaOfOption(name.en.replace(/^the /, '')) ?? grahaOfOption(name.hi)
    return graha ? [{ name, graha, score: standingOf(graha, input).score }] : []
  })
  const [best, ...rest] = named.toSorted((a, b) => b.score - a.score)
  const other = rest.find(({ graha }) => graha !== best?.graha)
  if (!best || !other) return null
  const plain = ({ name }: typeof best) => name.en.replace(/^the /, '')
  const { language } = input
  const weighed = weigh(
    input,
    [plain(best), plain(other)],
    [best.name[language], other.name[language]],
  )
  return weighed?.choice ?? null
}
