/** What is said of lagna, Moon sign and birth star. */
import type { Claim } from '../facts/claim.ts'
import { createPhraseNode, type PhraseNode } from '../words/phrase-nodes.ts'
import { claimsOf, find, textOf, type Build, type Row } from './reduce.ts'

export const states =
  (kind: string, claim: (part: PhraseNode[]) => Claim): Build =>
  (part) => [createPhraseNode(kind, textOf(part), { claims: [...claimsOf(part), claim(part)] })]

export const birthRows: Row[] = [
  [/Lb?i?S/, states('L', (part) => ({ of: 'lagna', rashi: find(part, 'S').rashi! }))],
  [
    /Lb?i?N/,
    states('L', (part) => ({
      of: 'lagnaStar',
      nakshatra: find(part, 'N').nakshatra!,
      pada: find(part, 'N').pada ?? null,
    })),
  ],
  [
    /Mb?i?S|Sb?M|(?<![GM])rb?S(?!i)/,
    states('.', (part) => ({ of: 'moonSign', rashi: find(part, 'S').rashi! })),
  ],
  [
    /K,?b?i?N|Nb?K/,
    states('.', (part) => ({
      of: 'birthStar',
      nakshatra: find(part, 'N').nakshatra!,
      pada: find(part, 'N').pada ?? null,
    })),
  ],
  [
    /^qb?N/,
    states('.', (part) => ({
      of: 'birthStar',
      nakshatra: find(part, 'N').nakshatra!,
      pada: find(part, 'N').pada ?? null,
    })),
  ],
]
