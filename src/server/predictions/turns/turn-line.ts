import { grahaName, houseName, rashiName } from '@drishti/jyotish'
import type { DatedLine } from '../../../contract/family.ts'
import { periodLines, turnLines } from '../../../words/predictions/turns.ts'
import { say, type Language } from '../../../words/say.ts'
import { showFact } from '../../kundli/page/show-kundli.ts'
import { dateText } from '../../reading/verdicts/date-text.ts'
import type { Turn } from './turns.ts'

/** What begins, as one sentence with its fact. */
export function turnLine(turn: Turn, language: Language): DatedLine {
  const from = dateText(turn.atUtc)[language]
  return {
    text: textOf(turn, from, language),
    at: turn.atUtc,
    fact: showFact(turn.fact, language),
  }
}

function textOf(turn: Turn, from: string, language: Language): string {
  const name = (graha: Parameters<typeof grahaName>[0]) => grahaName(graha, language)
  switch (turn.kind) {
    case 'maha': {
      const { lord, endUtc } = turn.period
      return say(turnLines.maha, language, name(lord), from, dateText(endUtc)[language])
    }
    case 'antar':
      return say(periodLines.antar, language, name(turn.period.lord), name(turn.maha), from)
    case 'entry': {
      const { graha, rashi, houseFromMoon } = turn.stay
      const [sign, house] = [rashiName(rashi, language), houseName(houseFromMoon, language)]
      return say(turnLines.entry, language, name(graha), sign, house, from)
    }
  }
}
