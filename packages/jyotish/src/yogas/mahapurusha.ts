/** The five great persons: Mars, Mercury, Jupiter, Venus, Saturn in dignity in a kendra. */
import { sourceText } from '../names/sources.ts'
import type { Graha, BilingualText } from '../sky/types.ts'
import { bilingualName, type YogaRule } from './rule.ts'
import { kendras } from './chart-view.ts'

const rows: [id: string, graha: Graha, name: BilingualText, who: BilingualText][] = [
  ['ruchaka', 'mars', bilingualName('Ruchaka', 'रुचक'), bilingualName('Mars', 'मंगल')],
  ['bhadra', 'mercury', bilingualName('Bhadra', 'भद्र'), bilingualName('Mercury', 'बुध')],
  ['hamsa', 'jupiter', bilingualName('Hamsa', 'हंस'), bilingualName('Jupiter', 'गुरु')],
  ['malavya', 'venus', bilingualName('Malavya', 'मालव्य'), bilingualName('Venus', 'शुक्र')],
  ['shasha', 'saturn', bilingualName('Shasha', 'शश'), bilingualName('Saturn', 'शनि')],
]

export const mahapurushaRules: YogaRule[] = rows.map(([id, graha, name, grahaText]) => ({
  needs: 'chart',
  id,
  name,
  rule: bilingualName(
    `${grahaText.en} in its own sign or exalted, in a kendra from the lagna`,
    `लग्न से केंद्र में, अपनी या उच्च राशि के ${grahaText.hi}`,
  ),
  source: sourceText('bphs', 75),
  find: (chart) =>
    chart.isDignified(graha) && kendras.includes(chart.house(graha))
      ? { grahas: [graha], houses: [chart.house(graha)] }
      : null,
}))
