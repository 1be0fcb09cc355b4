/**
 * The claim check: what stands between whoever wrote a sentence and whoever reads it. Every relation
 * that a sentence states about grahas, signs, houses, stars, dashas, transits, yogas and dates must be
 * borne by a fact of the chart; a relation that cannot be read, or that no fact speaks of, is not passed.
 */
import type { Fact } from '@drishti/jyotish'
import { normalizeText } from '@drishti/jyotish/names'
import type { ReadingLanguage } from '../types/reading-types.ts'
import { factsSupportingDates, resolveDates, type VerdictWindow } from './dates/date-check.ts'
import type { StatedClaim } from './facts/claim.ts'
import { resolveAmbiguousWords } from './words/ambiguous-words.ts'
import { hasRelativeTime } from './words/dates.ts'
import { factsSupportingClaim, factDenyingClaim } from './facts/supporting-facts.ts'
import { indexFacts, type FactIndex } from './facts/fact-index.ts'
import { phrasesOf } from './phrases/phrases.ts'
import { segmentsOf } from './clauses/segments.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { readClauseClaims } from './clauses/clause-claims.ts'
import { phraseNodesOf, type PhraseNode } from './words/phrase-nodes.ts'

export type { VerdictWindow } from './dates/date-check.ts'

/** `factIds` are the facts that a passed sentence rests on; empty where it claims nothing of the sky. */
export type ClaimCheck = { ok: true; factIds: string[] } | { ok: false; why: string }

/** A sentence longer than this is not read, and so not passed. */
const longest = 900
/** More words of the sky, or more dates, than anyone says in one breath: not read, and so not passed. */
const mostSkyWords = 60
const mostDates = 8

/**
 * Kinds of words that only bind others or tell of their time, manner and matter: a sentence of nothing
 * else names neither graha, sign, star, house, period, yoga nor date, so that no claim can come of it.
 */
const ofNoSky = '.,&-#!fFipBbcknxyuswmejlTt'

/** What a graha or a house stands for in every chart may be said of it by name alone. */
const generalGraha =
  /tradition|custom|mantra|planet of|karaka?|significator|signifies|stands for|represents|symboli[sz]es|teaches|rewards patience|asks for|कारक|प्रतीक|सिखात|sikhat|ka karak|परंपरा|रिवाज|मंत्र/
const generalHouse =
  /is about|(?:the|a) place of|stands for|represents|house of|concerns|का भाव|से जुड़ा|se juda|ka bhav/
const hinglish =
  /(?:^|\s)(?:hai|hain|mein|ki|ka|aur|nahi|nahin|tak|abhi|aapk[aei]|apk[aei])(?=\s|[.,!?]|$)/
const degrees = /\d\s*°|\bdegrees?\b|\bअंश\b/

function bornBy(book: FactIndex, { claim, denied }: StatedClaim): Fact[] | null {
  return denied ? factDenyingClaim(book, claim) : factsSupportingClaim(book, claim)
}

const say = ({ claim, denied }: StatedClaim) =>
  `${denied ? 'not borne that not ' : 'not borne: '}${JSON.stringify(claim)}`

/** Names left standing alone are passed only where another claim already speaks of them, or in general talk. */
function looseWhy(
  loose: readonly PhraseNode[],
  stated: readonly StatedClaim[],
  text: string,
): string | null {
  const claims = stated.map(({ claim }) => claim)
  const grahas = new Set(
    claims.flatMap((claim) => [
      'graha' in claim ? claim.graha : null,
      'other' in claim ? claim.other : null,
    ]),
  )
  const houses = new Set(claims.flatMap((claim) => ('house' in claim ? [claim.house] : [])))
  for (const node of loose) {
    if (
      node.kind === 'G' &&
      (node.grahas.every((graha) => grahas.has(graha)) || generalGraha.test(text))
    )
      continue
    if (
      node.kind === 'H' &&
      (node.houses.every((house) => houses.has(house)) || generalHouse.test(text))
    )
      continue
    return `nothing is known of "${node.text}" here`
  }
  return null
}

/**
 * "Will enter Cancer, your second house": sign and house must be those of one and the same stay, not one
 * of the present and one of the next.
 */
function tornApart(stated: readonly StatedClaim[], bearingFacts: readonly Fact[]): string | null {
  const moving = stated
    .map(({ claim }) => claim)
    .filter((claim) => (claim.of === 'house' || claim.of === 'sign') && claim.when === 'any')
  for (const graha of new Set(moving.map((claim) => ('graha' in claim ? claim.graha : null)))) {
    const claimCount = moving.filter((claim) => 'graha' in claim && claim.graha === graha).length
    if (claimCount < 2) continue
    const stays = bearingFacts.filter(
      ({ kind, about }) => kind === 'transit' && about.graha === graha,
    )
    const perStay = Map.groupBy(stays, ({ about }) => about.fromUtc)
    if (![...perStay.values()].some((same) => new Set(same.map(({ id }) => id)).size >= claimCount))
      return 'a sign and a house of different times'
  }
  return null
}

function check(
  text: string,
  facts: readonly Fact[],
  windows: readonly VerdictWindow[],
): ClaimCheck {
  if (text.length > longest) return { ok: false, why: 'too long to be read' }
  const form = normalizeText(text)
  const nodes = phraseNodesOf(text)
  resolveAmbiguousWords(nodes)
  const skyWords = nodes.some(({ kind }) => 'GSNLMKXRQCEWYP'.includes(kind))
  const meant = nodes.filter(({ kind }) => kind !== '.' && kind !== '#')
  const tangled =
    meant.length > mostSkyWords * 3 || nodes.filter(({ kind }) => kind === 'd').length > mostDates
  if (tangled || nodes.filter(({ kind }) => 'GSNHoLMKXDA'.includes(kind)).length > mostSkyWords) {
    return { ok: false, why: 'too much for one sentence' }
  }
  if (skyWords && degrees.test(form)) return { ok: false, why: 'degrees are not told' }
  if (hasRelativeTime(form)) return { ok: false, why: 'a time that no date pins down' }
  if (nodes.every(({ kind }) => ofNoSky.includes(kind))) return { ok: true, factIds: [] }
  const book = indexFacts(facts)
  const phrases = phrasesOf(nodes, book)
  const verbLast = /\p{Script=Devanagari}/u.test(text) || hinglish.test(form)
  resolveDates(phrases)
  const segments = segmentsOf(phrases)
  const { claimsByClause, loose } = readClauseClaims(segments, form, verbLast)
  const factsByClause: Fact[][] = []
  for (const [clause, list] of claimsByClause.entries()) {
    factsByClause.push([])
    for (const statedClaim of list) {
      if (statedClaim.claim.of === 'someDasha' && !phrases.some(({ kind }) => kind === 'd'))
        continue
      const found = bornBy(book, statedClaim)
      if (found === null) return { ok: false, why: say(statedClaim) }
      factsByClause[clause]!.push(...found)
    }
  }
  const hanging =
    looseWhy(loose, claimsByClause.flat(), form) ??
    tornApart(claimsByClause.flat(), factsByClause.flat())
  if (hanging) return { ok: false, why: hanging }
  const dates = factsSupportingDates(
    segments.map(({ nodes: inside }) => inside.flatMap(({ date }) => (date ? [date] : []))),
    factsByClause,
    facts,
    windows,
  )
  if (dates === null)
    return { ok: false, why: 'a date that neither the facts nor the verdict know' }
  return {
    ok: true,
    factIds: [...new Set([...factsByClause.flat(), ...dates].map(({ id }) => id))],
  }
}

/**
 * Checks one sentence, in English, Hindi or Hinglish, against the facts and the windows of the verdicts.
 * Never throws: what breaks the check does not pass it.
 */
export function checkSentence(
  text: string,
  _language: ReadingLanguage,
  facts: readonly Fact[],
  verdictWindows: readonly VerdictWindow[] = [],
): ClaimCheck {
  try {
    return check(text, facts, verdictWindows)
  } catch (error) {
    return {
      ok: false,
      why: `the check itself failed: ${error instanceof Error ? error.name : 'unknown'}`,
    }
  }
}

export interface CheckedSentence extends Sentence {
  claimCheck: ClaimCheck
}

/** Checks a whole text, sentence by sentence. */
export function checkText(
  text: string,
  language: ReadingLanguage,
  facts: readonly Fact[],
  verdictWindows: readonly VerdictWindow[] = [],
): CheckedSentence[] {
  return sentencesOf(text).map((sentence) => ({
    ...sentence,
    claimCheck: checkSentence(sentence.text, language, facts, verdictWindows),
  }))
}
