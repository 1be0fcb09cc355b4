/** The five great persons: Mars, Mercury, Jupiter, Venus, Saturn in dignity in a kendra. */
import { sourceText } from '../names/sources.ts'
import type { Graha, BilingualText } from '../sky/types.ts'
import type { YogaRule } from './rule.ts'
import { kendras } from './chart-view.ts'
import { bilingual } from '../sky/bilingual.ts'

const rows: [id: string, graha: Graha, name: BilingualText, who: BilingualText][] = [
  ['ruchaka', 'mars', bilingual('Ruchaka', 'रुचक'), bilingual('Mars', 'मंगल')],
  ['bhadra', 'mercury', bilingual('Bhadra', 'भद्र'), bilingual('Mercury', 'बुध')],
  ['hamsa', 'jupiter', bilingual('Hamsa', 'हंस'), bilingual('Jupiter', 'गुरु')],
  ['malavya', 'venus', bilingual('Malavya', 'मालव्य'), bilingual('Venus', 'शुक्र')],
  ['shasha', 'saturn', bilingual('Shasha', 'शश'), bilingual('Saturn', 'शनि')],
]

export const mahapurushaRules: YogaRule[] = rows.map(([id, graha, name, grahaText]) => ({
  needs: 'chart',
  id,
  name,
  rule: bilingual(
    `${grahaText.en} in its own sign or exalted, in a kendra from the lagna`,
    `लग्न से केंद्र में, अपनी या उच्च राशि के ${grahaText.hi}`,
  ),
  source: sourceText('bphs', 75),
  find: (chart) =>
    chart.isDignified(graha) && kendras.includes(chart.house(graha))
      ? { grahas: [graha], houses: [chart.house(graha)] }
      : null,
}))
