import type { Graha } from '@drishti/jyotish'
import type { Claim } from '../facts/claim.ts'
import type { Segment } from './segments.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'

/** A clause being read, with what it has stated so far. */
export interface Clause {
  segment: Segment
  /** The whole sentence in plain form. */
  text: string
  nodes: PhraseNode[]
  /** Hindi and Hinglish put the place before the verb and mark the one looked at. */
  verbLast: boolean
  carriedGrahas: Graha[]
  usedNodes: Set<PhraseNode>
  claims: Claim[]
}

export const isGraha = ({ kind }: PhraseNode) => kind === 'G'
