/** A sentence in its clauses, each with the sky it speaks of and the grahas it goes on speaking of. */
import type { ClaimMode, ClaimTiming } from '../facts/claim.ts'
import { dayIn, rangesIn } from '../dates/spans.ts'
import type { Discourse } from '../discourse/discourse.ts'
import type { TimeSpan } from '../facts/time-span.ts'
import { denialOf } from './denial.ts'
import { createPhraseNode, type PhraseNode } from '../words/phrase-nodes.ts'

export interface Segment {
  nodes: PhraseNode[]
  mode: ClaimMode
  when: ClaimTiming
  varga?: 'D9' | 'D10'
  /** The moment of asking, milliseconds since 1970; null where it is not known. */
  at: number | null
  /** "is not", "नहीं हैं": what is said is denied; see `denialOf`. */
  denial: 'no' | 'yes' | 'unclear' | 'unsaid'
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
const places = 'SHN'

/** "Will be", "रहेंगे"; not "you will find". */
const willBe = (part: readonly PhraseNode[]) =>
  part.some(
    ({ kind, text }, at) =>
      kind === 'y' && (!/^(will|shall)$/.test(text) || 'bijT'.includes(part[at + 1]?.kind ?? ' ')),
  )

function ownMode(part: readonly PhraseNode[]): ClaimMode | null {
  if (part.some(({ kind, text }) => kind === 't' && birthTime.test(text))) return 'natal'
  // "Before you enter the room": nobody enters a sign there.
  if (has(part, 'T') || (has(part, 'jl') && has(part, `G${places}`))) return 'transit'
  if (has(part, 't')) return 'natal'
  if (willBe(part) && has(part, 'G') && has(part, places) && !has(part, 'PD')) return 'transit'
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

const isEnd = ({ kind, date }: PhraseNode) => kind === 'd' && date?.edge === 'to'
const onlyEnd = (part: readonly PhraseNode[]) =>
  part.some(isEnd) && part.every(({ kind }) => 'duisF.b'.includes(kind))

/** "Jupiter is in Leo, the tenth house from your Moon, until 25 January": what ends is no place at birth. */
function endsLater(parts: readonly PhraseNode[][], from: number): boolean {
  const part = parts[from]!
  if (!has(part, places) || has(part, 'PDtWY')) return false
  if (part.some(isEnd)) return true
  for (const next of parts.slice(from + 1)) {
    if (onlyEnd(next)) return true
    if (has(next, 'GPDWY') || !has(next, places)) return false
    if (next.some(isEnd)) return true
  }
  return false
}

/** "अंतर्दशा चल रही है": today, whatever date is told. */
const runsNow = (part: readonly PhraseNode[]) =>
  has(part, 'P') && part.some(({ kind, text }) => kind === 'b' && /^(चल रही|chal rahi)$/.test(text))

/** "After that, …" tells for the clause it leads into. */
function whenOf(part: readonly PhraseNode[], previousWhen: ClaimTiming, led: boolean): ClaimTiming {
  if (led) return 'next'
  if (has(part, 'x')) return 'next'
  if (has(part, 'l') && !has(part, 'j')) return 'now'
  if (has(part, 'yj')) return 'any'
  if (runsNow(part)) return 'now'
  if (has(part, 'd') && has(part, 'GP')) return 'any'
  return has(part, 'G') || has(part, 'P') ? 'now' : previousWhen
}

const closing =
  /\b(over|ends?|ended|finish\w*|complet\w*|close|closes|khatam|samapt|poori|puri)\b|समाप्त|खत्म|पूरी|पूरा/

/** "Once this antardasha is over, …": what begins then is the one that comes next. */
const endsPeriod = (part: readonly PhraseNode[]) =>
  has(part, 'PD') && closing.test(part.map(({ text }) => text).join(' '))

/** "Until January 2027, …": a clause of nothing but its date. */
const onlyTime = (part: readonly PhraseNode[] | undefined) =>
  part !== undefined && has(part, 'd') && part.every(({ kind }) => 'duisF.'.includes(kind))

/** The stretches that "in those months" may mean: told earlier in the sentence, else in the one before. */
function spansMeant(
  part: readonly PhraseNode[],
  parts: readonly PhraseNode[][],
  discourse: Discourse,
): ClaimTiming | null {
  const reference = part.find(({ kind }) => kind === 'U')
  if (!reference) return null
  const told = rangesIn(parts.flat())
  if (told.length > 0) return told
  const among = /stretch|window/.test(reference.text) ? discourse.spans : discourse.lastSpans
  if (among.length > 0) return among
  return discourse.spans.length > 0 ? discourse.spans : null
}

/** The day on which a clause says that something stands somewhere; null where it tells of no single day. */
function dayMeant(
  part: readonly PhraseNode[],
  parts: readonly PhraseNode[][],
  mode: ClaimMode,
  discourse: Discourse,
): TimeSpan | null {
  const isStretch = has(parts.flat(), 'U') || rangesIn(parts.flat()).length > 0
  if (isStretch || mode === 'natal') return null
  if (isMoonOfDay(part, mode)) return dayIn(parts.flat()) ?? discourse.day
  return has(part, places) && has(part, 'G') ? dayIn(part) : null
}

/** The Moon changes its sign within days: where it moves is told of one day. */
const isMoonOfDay = (part: readonly PhraseNode[], mode: ClaimMode) =>
  mode !== 'natal' && part.some(({ kind, grahas }) => kind === 'G' && grahas.join() === 'moon')

/** The clauses of a sentence's phrases, in order. */
export function segmentsOf(nodes: readonly PhraseNode[], discourse: Discourse): Segment[] {
  const parts = attachForward(cutIntoParts(nodes))
  let carriedMode: ClaimMode | null = null
  let carriedWhen: ClaimTiming = 'now'
  let carriedSpan: ClaimTiming | null = null
  let carriedVarga: Segment['varga']
  return parts.map((part, index) => {
    const fresh = has(part, 'G')
    const ends = endsLater(parts, index)
    let mode = ownMode(part) ?? (ends ? 'transit' : laterMode(parts, index))
    if (mode === null) {
      if (!fresh && carriedMode !== null) mode = carriedMode
      else if (fresh && carriedMode === 'transit' && !has(part, 'b')) mode = 'either'
      else
        mode =
          has(part, 'd') || carriedSpan !== null || onlyTime(parts[index - 1]) ? 'either' : 'natal'
    }
    const told = part.find(({ kind }) => kind === 'V')?.entry?.varga
    const varga =
      told ??
      (fresh && parts.slice(0, index).some((before) => has(before, 'G')) ? undefined : carriedVarga)
    const ranges = rangesIn(part)
    const span: ClaimTiming | null =
      spansMeant(part, parts, discourse) ??
      (ranges.length > 0 ? ranges : has(part, 'dnx') ? null : carriedSpan)
    const day = dayMeant(part, parts, mode, discourse)
    const led = index > 0 && has(parts[index - 1]!, 'x') && !has(parts[index - 1]!, 'GP')
    const succeeds = has(part, 'P') && parts.slice(0, index).some(endsPeriod)
    const plainWhen: ClaimTiming = succeeds ? 'successor' : whenOf(part, carriedWhen, led)
    const segment: Segment = {
      nodes: part,
      at: discourse.at,
      mode,
      when:
        (day && !has(part, 'n') ? [day] : null) ??
        span ??
        (ends && plainWhen === 'now' && !has(part, 'n') ? 'any' : plainWhen),
      denial: denialOf(part),
      ...(varga ? { varga } : {}),
    }
    if (fresh || ownMode(part) !== null) carriedMode = mode
    carriedWhen = segment.when
    carriedSpan = span
    carriedVarga = varga
    return segment
  })
}
