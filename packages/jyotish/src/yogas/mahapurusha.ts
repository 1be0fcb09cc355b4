/** The five great persons: Mars, Mercury, Jupiter, Venus, Saturn in dignity in a kendra. */
import { cite } from '../names/sources.ts'
import type { Graha, BilingualText } from '../sky/types.ts'
import { say, type YogaRule } from './rule.ts'
import { kendras } from './view.ts'

const rows: [id: string, graha: Graha, name: BilingualText, who: BilingualText][] = [
  ['ruchaka', 'mars', say('Ruchaka', 'रुचक'), say('Mars', 'मंगल')],
  ['bhadra', 'mercury', say('Bhadra', 'भद्र'), say('Mercury', 'बुध')],
  ['hamsa', 'jupiter', say('Hamsa', 'हंस'), say('Jupiter', 'गुरु')],
  ['malavya', 'venus', say('Malavya', 'मालव्य'), say('Venus', 'शुक्र')],
  ['shasha', 'saturn', say('Shasha', 'शश'), say('Saturn', 'शनि')],
]

export const mahapurushaRules: YogaRule[] = rows.map(([id, graha, name, grahaText]) => ({
  needs: 'chart',
  id,
  name,
  rule: say(
    `${grahaText.en} in its own sign or exalted, in a kendra from the lagna`,
    `लग्न से केंद्र में, अपनी या उच्च राशि के ${grahaText.hi}`,
  ),
  source: cite('bphs', 75),
  find: (chart) =>
    chart.isDignified(graha) && kendras.includes(chart.house(graha))
      ? { grahas: [graha], houses: [chart.house(graha)] }
      : null,
}))
