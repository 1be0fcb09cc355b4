import { grahaName, houseName, rashiName } from '@drishti/jyotish'
import type { DatedLine } from '../../../contract/family.ts'
import { turnLines } from '../../../words/predictions/turns.ts'
import { say, type Language } from '../../../words/say.ts'
import { showFact } from '../../kundli/page/show-kundli.ts'
import { dateText } from '../../reading/verdicts/date-text.ts'
import type { Turn } from './turns.ts'

/** What ends and begins, as one sentence with its fact. */
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
      const { ended, period } = turn
      const [lord, until] = [name(period.lord), dateText(period.endUtc)[language]]
      return ended
        ? say(turnLines.mahaAfter, language, name(ended), lord, from, until)
        : say(turnLines.maha, language, lord, from, until)
    }
    case 'antar': {
      const { ended, maha, period } = turn
      return say(turnLines.antar, language, name(ended), name(period.lord), name(maha), from)
    }
    case 'entry': {
      const { graha, rashi, houseFromMoon } = turn.stay
      const [sign, house] = [rashiName(rashi, language), houseName(houseFromMoon, language)]
      const moves = language === 'en' && graha === 'sun' ? 'The Sun' : name(graha)
      return turn.leftRashi === null
        ? say(turnLines.entry, language, moves, sign, house, from)
        : say(turnLines.entryFrom, language, {
            ...{ graha: moves, left: rashiName(turn.leftRashi, language), sign, house, from },
          })
    }
  }
}
