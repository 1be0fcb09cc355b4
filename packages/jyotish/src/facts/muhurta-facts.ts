/** Facts of an hour that a muhurta search has found: its worth, the sign that rises, each rule's word. */
import type { MuhurtaResult, MuhurtaSpan } from '../muhurta/find-muhurta.ts'
import type { Level } from '../muhurta/rule.ts'
import type { Fact, BilingualText } from '../sky/types.ts'
import { withSource, rashiKey } from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

const levels: Record<Level, BilingualText> = {
  good: bilingual('good', 'शुभ'),
  fair: bilingual('fair', 'मध्यम'),
  poor: bilingual('weak', 'कमज़ोर'),
  avoid: bilingual('avoided', 'वर्जित'),
  note: bilingual('to be known', 'जानने योग्य'),
}

/** The facts of one span of a search, in the order of its rules; the list of ids stands in `facts.ts`. */
export function factsOfMuhurta(
  { purposeName }: Pick<MuhurtaResult, 'purposeName'>,
  { startUtc, endUtc, score, lagna, lagnaName, verdicts }: MuhurtaSpan,
): Fact[] {
  const about = { fromUtc: startUtc, toUtc: endUtc }
  return [
    {
      id: 'muhurta.score',
      kind: 'muhurta',
      value: score,
      label: bilingual(
        `${purposeName.en}: ${score} of 100 by the rules of the muhurta`,
        `${purposeName.hi}: मुहूर्त के नियमों से 100 में से ${score}`,
      ),
      because: bilingual(
        'The share of what could be good that is; no rule says no',
        'जितना शुभ हो सकता था, उसका इतना भाग शुभ है; कोई नियम मना नहीं करता',
      ),
      about,
    },
    {
      id: 'muhurta.rising',
      kind: 'muhurta',
      value: rashiKey(lagna),
      label: bilingual(`${lagnaName.en} rises all through`, `पूरे समय ${lagnaName.hi} लग्न रहता है`),
      because: bilingual(
        'The sign that rises in the east at the place',
        'उस स्थान पर पूर्व में उदय होती राशि',
      ),
      about: { ...about, rashi: lagna },
    },
    ...verdicts.map(({ rule, name, level, reason, source }): Fact => ({
      id: `muhurta.${rule}`,
      kind: 'muhurta',
      value: level,
      label: bilingual(`${name.en}: ${levels[level].en}`, `${name.hi}: ${levels[level].hi}`),
      because: withSource(reason, source),
      about,
    })),
  ]
}
