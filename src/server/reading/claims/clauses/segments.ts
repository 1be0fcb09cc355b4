/** A sentence in its clauses, each with the sky it speaks of and the grahas it goes on speaking of. */
import type { ClaimMode, ClaimTiming } from '../facts/claim.ts'
import { createPhraseNode, type PhraseNode } from '../words/phrase-nodes.ts'

export interface Segment {
  nodes: PhraseNode[]
  mode: ClaimMode
  when: ClaimTiming
  varga?: 'D9' | 'D10'
  /** "is not", "नहीं हैं": what is said is denied. `unclear` where the not belongs to something else. */
  denial: 'no' | 'yes' | 'unclear'
}

const breaks = new Set([',', '&', 'k'])
const has = (nodes: readonly PhraseNode[], kinds: string) =>
  nodes.some(({ kind }) => kinds.includes(kind))

/** "aspects your seventh house and the Moon": the list belongs together. */
function joinObjects(nodes: readonly PhraseNode[]): PhraseNode[] {
  const types = nodes.map(({ kind }) => kind).join('')
  const joinedNodes = [...nodes]
  for (const match of types.matchAll(/A[pif.]*[HG]&(?=[HG](?:$|[,k]))|[HG]&(?=[HG]p)/g)) {
    joinedNodes[match.index + match[0].length - 1] = createPhraseNode('.', 'and')
  }
  return joinedNodes
}

function cutIntoParts(nodes: readonly PhraseNode[]): PhraseNode[][] {
  const parts: PhraseNode[][] = [[]]
  for (const each of joinObjects(nodes)) {
    if (breaks.has(each.kind)) parts.push([])
    else parts.at(-1)!.push(each)
  }
  return parts.filter((part) => part.length > 0)
}

const predicates = 'HSNERQC'

/** "In Pisces, Saturn …": a place before its graha waits for it. */
function attachForward(parts: PhraseNode[][]): PhraseNode[][] {
  const joinedParts: PhraseNode[][] = []
  let waiting: PhraseNode[] = []
  for (const [index, part] of parts.entries()) {
    const whole = [...waiting, ...part]
    waiting = []
    const opens =
      !joinedParts.some((before) => has(before, 'G')) && !has(whole, 'G') && has(whole, predicates)
    const bearsItself = has(whole, 'b') && has(whole, 'H') && has(whole, 'S')
    if (opens && !bearsItself && index < parts.length - 1 && has(whole, 'iF')) waiting = whole
    else joinedParts.push(whole)
  }
  return waiting.length > 0 ? [...joinedParts, waiting] : joinedParts
}

const birthTime = /born|time of your birth|moment of your birth|paida|जब आपका|के समय|ke samay/

function ownMode(part: readonly PhraseNode[]): ClaimMode | null {
  if (part.some(({ kind, text }) => kind === 't' && birthTime.test(text))) return 'natal'
  if (has(part, 'Tjl')) return 'transit'
  if (has(part, 't')) return 'natal'
  return has(part, 'n') && !has(part, 'P') ? 'transit' : null
}

/** The verb of a Hindi sentence stands at its end, and tells for what came before. */
function laterMode(parts: readonly PhraseNode[][], from: number): ClaimMode | null {
  if (has(parts[from]!, 'b')) return null
  for (const part of parts.slice(from + 1)) {
    if (has(part, 'G')) return null
    const mode = ownMode(part)
    if (mode !== null) return mode
    if (has(part, 'b')) return null
  }
  return null
}

/** "After that, …" tells for the clause it leads into. */
function whenOf(part: readonly PhraseNode[], previousWhen: ClaimTiming, led: boolean): ClaimTiming {
  if (led) return 'next'
  if (has(part, 'x')) return 'next'
  if (has(part, 'l') && !has(part, 'j')) return 'now'
  if (has(part, 'yj')) return 'any'
  return has(part, 'G') || has(part, 'P') ? 'now' : previousWhen
}

function denial(part: readonly PhraseNode[]): Segment['denial'] {
  if (!has(part, '!')) return 'no'
  const types = part.map(({ kind }) => kind).join('')
  if ((types.match(/!/g) ?? []).length > 1) return 'unclear'
  const verbal = part.some(
    ({ kind, text }) => kind === '!' && /^(isn|aren|wasn|weren|doesn)$/.test(text),
  )
  return verbal || /b!|!b|![RQCEAYcW]|[RQCEAYcWi]!/.test(types) ? 'yes' : 'unclear'
}

/** "Until January 2027, …": a clause of nothing but its date. */
const onlyTime = (part: readonly PhraseNode[] | undefined) =>
  part !== undefined && has(part, 'd') && part.every(({ kind }) => 'duisF.'.includes(kind))

/** The clauses of a sentence's phrases, in order. */
export function segmentsOf(nodes: readonly PhraseNode[]): Segment[] {
  const parts = attachForward(cutIntoParts(nodes))
  let carriedMode: ClaimMode | null = null
  let carriedWhen: ClaimTiming = 'now'
  let carriedVarga: Segment['varga']
  return parts.map((part, index) => {
    const fresh = has(part, 'G')
    let mode = ownMode(part) ?? laterMode(parts, index)
    if (mode === null) {
      if (!fresh && carriedMode !== null) mode = carriedMode
      else if (fresh && carriedMode === 'transit' && !has(part, 'b')) mode = 'either'
      else mode = has(part, 'd') || onlyTime(parts[index - 1]) ? 'either' : 'natal'
    }
    const told = part.find(({ kind }) => kind === 'V')?.entry?.varga
    const varga =
      told ??
      (fresh && parts.slice(0, index).some((before) => has(before, 'G')) ? undefined : carriedVarga)
    const segment: Segment = {
      nodes: part,
      mode,
      when: whenOf(
        part,
        carriedWhen,
        index > 0 && has(parts[index - 1]!, 'x') && !has(parts[index - 1]!, 'GP'),
      ),
      denial: denial(part),
      ...(varga ? { varga } : {}),
    }
    if (fresh || ownMode(part) !== null) carriedMode = mode
    carriedWhen = segment.when
    carriedVarga = varga
    return segment
  })
}
