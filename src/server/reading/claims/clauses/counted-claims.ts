/** Claims of number: a day's tara, grahas counted in a house, the quarter of the birth star, years that something lasts. */
import { normalizeText } from '@drishti/jyotish/names'
import type { Clause } from './clause.ts'
import { isGraha } from './clause.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'

const numberWords = new Map(
  [
    'one एक ek',
    'two दो do',
    'three तीन teen',
    'four चार char',
    'five पाँच पांच paanch panch',
    'six छह छः chhah chah',
    'seven सात saat',
    'eight आठ aath',
    'nine नौ nau',
    'ten दस das',
    'eleven ग्यारह gyarah',
    'twelve बारह barah',
    'thirteen तेरह terah',
    'fourteen चौदह chaudah',
    'fifteen पंद्रह pandrah',
    'sixteen सोलह solah',
    'seventeen सत्रह satrah',
    'eighteen अठारह atharah',
    'nineteen उन्नीस unnis',
    'twenty बीस bees',
  ].flatMap((row, index) =>
    normalizeText(row)
      .split(' ')
      .map((word) => [word, index + 1] as const),
  ),
)
const numberOf = (word: string): number | null =>
  /^\d+(\.\d+)?$/.test(word) ? Number(word) : (numberWords.get(word) ?? null)

const taraTalk = /\btara\b|तारा|(?:day|tomorrow|today)(?:'s| s)? star\b|that day.{0,4} star\b/
const ofOwnBirth = /star of your (?:own )?birth\b/

/** "Tomorrow's star is Kshema, the fourth": by name, by number, or both. */
export function readTaraClaims(clause: Clause, sentence: readonly PhraseNode[]): void {
  const named = clause.nodes.filter(({ kind }) => kind === 'I')
  for (const node of named) clause.claims.push({ of: 'tara', number: node.entry!.number! })
  const isTara = taraTalk.test(clause.text) || sentence.some(({ kind }) => kind === 'I')
  if (!isTara || sentence.some(isGraha)) return
  for (const node of clause.nodes)
    if (node.kind === 'o') clause.claims.push({ of: 'tara', number: node.houses[0]! })
  const numbers = sentence.flatMap(({ kind, houses, entry }) =>
    kind === 'o' ? houses : kind === 'I' ? [entry!.number!] : [],
  )
  if (new Set(numbers).size > 1)
    clause.claims.push({ of: 'unbearable', why: 'one tara by two numbers' })
  if (ofOwnBirth.test(clause.text) && numbers.every((number) => number === 1))
    clause.claims.push({ of: 'tara', number: 1 })
  else if (ofOwnBirth.test(clause.text))
    clause.claims.push({ of: 'unbearable', why: 'the first tara by another number' })
}

const counted = /(\S+) (?:other )?(?:planets|grahas|ग्रह|grah|graha)(?=\s|[,.]|$)/

/** "Three planets share your ninth house." */
export function readCountClaims(clause: Clause): boolean {
  const houses = clause.nodes.filter(({ kind }) => kind === 'H')
  const count = numberOf(counted.exec(clause.text)?.[1] ?? '')
  if (count === null || houses.length === 0 || clause.nodes.some(isGraha)) return false
  for (const node of houses) {
    clause.usedNodes.add(node)
    for (const house of node.houses) clause.claims.push({ of: 'count', house, count })
  }
  return true
}

/** "Your birth star falls in its third quarter." */
export function readPadaClaims(clause: Clause): void {
  const at = clause.nodes.findIndex(({ kind }) => kind === 'm')
  if (at < 0 || clause.nodes.some((node) => isGraha(node) || 'NW'.includes(node.kind))) return
  if (!clause.nodes.some(({ kind }) => kind === 'K')) return
  const pada = clause.nodes[at - 1]?.houses[0] ?? clause.nodes[at + 1]?.houses[0]
  if (pada !== undefined) clause.claims.push({ of: 'birthPada', pada })
}

const halves =
  /\b(?:two|2) and a half (?:more |long )?years?\b|\b2\.5 years?\b|ढाई (?:साल|वर्ष|बरस)|\bdhai (?:saal|sal|varsh)\b/
const years =
  /(?:^|\s)(\S+)(?: more| long| whole| full)? (?:years?|साल|वर्ष|वर्षों|बरस|saal|varsh)(?: long)?(?=\s|[,.]|$)/
const lasting = /\bfor\b|\blasts\b|\blasting\b|तक|\btak\b|चलेग|चलती|रहेग|की है|ki hai/

/** "Two more years", "ढाई साल और": what is left of it. */
const rest =
  /\b(more|left|still|another|ab bhi|abhi aur|aur chal\w+|aur rah\w+)\b|और चल|और रह|बाकी|शेष|अभी भी/

function yearsTold(text: string): number | null {
  if (halves.test(text)) return 2.5
  return lasting.test(text) ? numberOf(years.exec(text)?.[1] ?? '') : null
}

/** "… and stays there for two and a half years": as long as the period or the stay lasts. */
export function readDurationClaims(clause: Clause): void {
  const own = clause.nodes.map(({ text }) => text).join(' ')
  // "Two and a half years" is parted by its "and".
  const told = halves.test(clause.text) && /half|ढाई|dhai|2\.5/.test(own) ? 2.5 : yearsTold(own)
  if (told === null) return
  const period = clause.nodes.find(({ kind }) => kind === 'P')
  const graha =
    period?.grahas[0] ?? clause.nodes.find(isGraha)?.grahas[0] ?? clause.carriedGrahas[0]
  if (!graha) return
  const moves = period ? 'dasha' : 'transit'
  const isRest = rest.test(clause.text)
  const from = isRest ? clause.segment.at : null
  clause.claims.push({ of: 'lasts', graha, years: told, kind: moves, from })
}

/** "The Sun is alone in your seventh": nobody else stands there. */
export function readAloneClaims(clause: Clause): void {
  const { nodes } = clause
  if (clause.segment.mode !== 'natal' || !nodes.some(({ kind }) => kind === '1')) return
  const grahas = nodes.filter(isGraha).flatMap((node) => node.grahas)
  if ((grahas.length || clause.carriedGrahas.length) !== 1) return
  for (const node of nodes)
    if (node.kind === 'H')
      for (const house of node.houses) clause.claims.push({ of: 'count', house, count: 1 })
}

/** "Venus is vargottama." */
export function readVargottamaClaims(clause: Clause): void {
  if (!clause.nodes.some(({ kind }) => kind === 'J')) return
  const named = clause.nodes.filter(isGraha)
  for (const node of named) clause.usedNodes.add(node)
  const grahas = named.length > 0 ? named.flatMap((node) => node.grahas) : clause.carriedGrahas
  for (const graha of grahas) clause.claims.push({ of: 'vargottama', graha })
}
