import { matterOfTradition } from '../../tradition/matter-of-tradition.ts'
import type { CareKind } from '../../types/frame.ts'

/** A point of custom is calm in whatever words it is told: a broken idol, a year of mourning, a tablet in a fast. */

const explains: readonly CareKind[] = [
  'crisis',
  'self-harm',
  'victim',
  'minor',
  'death',
  'harm-others',
  'stalking',
]
/** What no point of custom has beside it. */
const need =
  /suicid|end (?:it|my life)|want to die|wish to die|kill|poison|beats? me|hits? me|rape|molest|blackmail|threat|forc(?:ed|es|ing)|can'?t live|no reason to|mar ja|marna chah|jee?na nahi|jeene ka|zindagi kh?atam|zeh?ar|jahar|maart[aei] (?:hai|h|ho)|peett?[aei]|dhamk|z?abardasti|jabar|akel[aei]|chh?ala+ng|jump(?:ing)? in|koo?d ja|आत्महत्या|मर जा|मरना चाह|जीना नह|जीने का|ज़?हर|मारत|पीटत|धमक|ज़?बर?दस्ती|अकेल|छलांग|छलाँग|कूद/iu

/** The kinds of care that a point of custom explains; none where need, or a danger said plainly, stands beside it. */
export function explainedByCustom(text: string, isPlain: boolean): readonly CareKind[] {
  if (need.test(text)) return []
  const point = matterOfTradition(text)
  // "Took my tablet in the fast": a danger by its words alone.
  return point && (!isPlain || point === 'fast-medicine') ? explains : []
}
