/**
 * The claim check: what stands between whoever wrote a sentence and whoever reads it. Every relation
 * that a sentence states about grahas, signs, houses, stars, dashas, transits, yogas and dates must be
 * borne by a fact of the chart; a relation that cannot be read, or that no fact speaks of, is not passed.
 */
import type { Fact, Graha } from '@drishti/jyotish'
import { normalizeText } from '@drishti/jyotish/names'
import type { ReadingLanguage } from '../types/reading-types.ts'
import { factsSupportingDates, type VerdictWindow } from './dates/date-check.ts'
import { resolveDates } from './dates/date-edges.ts'
import type { StatedClaim } from './facts/claim.ts'
import { resolveAmbiguousWords } from './words/ambiguous-words.ts'
import {
  hasRelativeTime,
  hasVagueTime,
  onlyYearsToCome,
  tellsFuture,
} from './words/relative-times.ts'
import { factsSupportingClaim, factDenyingClaim } from './facts/supporting-facts.ts'
import { indexFacts, type FactIndex } from './facts/fact-index.ts'
import { keepOneStay, type BorneClaim } from './facts/one-stay.ts'
import { openingDiscourse, type Discourse } from './discourse/discourse.ts'
import { bindReferences } from './discourse/references.ts'
import { dayIn, rangesIn } from './dates/spans.ts'
import { phrasesOf } from './phrases/phrases.ts'
import { segmentsOf } from './clauses/segments.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { looseWhy, voiceAmong } from './loose-names.ts'
import { readClauseClaims } from './clauses/clause-claims.ts'
import { phraseNodesOf, type PhraseNode } from './words/phrase-nodes.ts'

export { discourseOf, openingDiscourse, type Discourse } from './discourse/discourse.ts'
export type { VerdictWindow } from './dates/date-check.ts'

/** Why a sentence does not pass: too much to be read, a claim, a date or a time that nothing bears. */
export type ClaimCause = 'length' | 'claim' | 'date' | 'time'

/**
 * `factIds` are the facts that a passed sentence rests on; empty where it claims nothing of the sky.
 * `after` is what has been spoken of once it is shown.
 */
export type ClaimCheck =
  | { ok: true; factIds: string[]; after?: Discourse }
  | { ok: false; why: string; cause: ClaimCause }

/** A sentence longer than this is not read, and so not passed. */
const longest = 900
/** More words of the sky, or more dates, than anyone says in one breath: not read, and so not passed. */
const mostSkyWords = 60
const mostDates = 8

/**
 * Kinds of words that only bind others or tell of their time, manner and matter: a sentence of nothing
 * else names neither graha, sign, star, house, period, yoga nor date, so that no claim can come of it.
 */
const ofNoSky = '.,&-#!fFipBbcknxyuswmejlTtaUZ1'

const hinglish =
  /(?:^|\s)(?:hai|hain|mein|ki|ka|aur|nahi|nahin|tak|abhi|aapk[aei]|apk[aei])(?=\s|[.,!?]|$)/
const degrees = /\d\s*°|\bdegrees?\b|\bअंश\b/

function bornBy(book: FactIndex, { claim, denied }: StatedClaim): Fact[] | null {
  return denied ? factDenyingClaim(book, claim) : factsSupportingClaim(book, claim)
}

const say = ({ claim, denied }: StatedClaim) =>
  `${denied ? 'not borne that not ' : 'not borne: '}${JSON.stringify(claim)}`

/** What has been spoken of after a sentence. */
function spokenAfter(
  before: Discourse,
  phrases: readonly PhraseNode[],
  subject: readonly Graha[],
): Discourse {
  const told = rangesIn(phrases)
  const day = dayIn(phrases)
  const house = phrases.findLast(({ kind }) => kind === 'H')?.houses[0]
  const grahas = phrases.flatMap((node) => node.grahas)
  if (!day && told.length === 0 && !house && grahas.length === 0 && subject.length === 0)
    return before
  return {
    ...before,
    subject: subject.length > 0 ? subject : before.subject,
    house: house ?? before.house,
    ...(day && { day }),
    ...(told.length > 0 && { lastSpans: told, spans: [...told, ...before.spans] }),
    ...(grahas.length > 0 && { named: new Set([...before.named, ...grahas]) }),
  }
}

/**
 * "In two years": refused of the sky and of what is to come. Advice may say "for the next month", and
 * beside a date "the coming years" say no more than it does.
 */
function leansOnNoDate(form: string, nodes: readonly PhraseNode[], skyWords: boolean): boolean {
  if (hasVagueTime(form)) return true
  if (!hasRelativeTime(form)) return false
  if (nodes.some(({ kind }) => kind === 'd') && onlyYearsToCome(form)) return false
  return skyWords || nodes.some(({ kind }) => kind === 'y') || tellsFuture(form)
}

function check(
  text: string,
  facts: readonly Fact[],
  windows: readonly VerdictWindow[],
  discourse: Discourse,
): ClaimCheck {
  if (text.length > longest) return { ok: false, why: 'too long to be read', cause: 'length' }
  const form = normalizeText(text)
  const nodes = bindReferences(phraseNodesOf(text), discourse)
  resolveAmbiguousWords(nodes)
  const skyWords = nodes.some(({ kind }) => 'GSNLMKXRQCEWYP'.includes(kind))
  const meant = nodes.filter(({ kind }) => kind !== '.' && kind !== '#')
  const tangled =
    meant.length > mostSkyWords * 3 || nodes.filter(({ kind }) => kind === 'd').length > mostDates
  if (tangled || nodes.filter(({ kind }) => 'GSNHoLMKXDA'.includes(kind)).length > mostSkyWords) {
    return { ok: false, why: 'too much for one sentence', cause: 'length' }
  }
  if (skyWords && degrees.test(form))
    return { ok: false, why: 'degrees are not told', cause: 'claim' }
  if (leansOnNoDate(form, nodes, skyWords))
    return { ok: false, why: 'a time that no date pins down', cause: 'time' }
  if (nodes.every(({ kind, claims }) => ofNoSky.includes(kind) && claims.length === 0))
    return { ok: true, factIds: [] }
  const book = indexFacts(facts)
  const phrases = phrasesOf(nodes, book)
  const verbLast = /\p{Script=Devanagari}/u.test(text) || hinglish.test(form)
  resolveDates(phrases, discourse)
  const segments = segmentsOf(phrases, discourse)
  const { claimsByClause, loose, subject } = readClauseClaims(segments, form, verbLast)
  const borne: BorneClaim[] = []
  for (const [clause, list] of claimsByClause.entries())
    for (const stated of list) {
      if (stated.claim.of === 'someDasha' && !phrases.some(({ kind }) => kind === 'd')) continue
      const bearing = bornBy(book, stated)
      if (bearing === null) return { ok: false, why: say(stated), cause: 'claim' }
      borne.push({ stated, clause, facts: [...bearing] })
    }
  if (!keepOneStay(borne))
    return { ok: false, why: 'a sign and a house of different times', cause: 'claim' }
  const hanging = looseWhy(loose, claimsByClause.flat(), form, voiceAmong(phrases, discourse))
  if (hanging) return { ok: false, why: hanging, cause: 'claim' }
  const factsByClause = claimsByClause.map((_list, clause) =>
    borne.flatMap((each) => (each.clause === clause ? each.facts : [])),
  )
  const dates = factsSupportingDates(
    segments.map(({ nodes: inside }) => inside.flatMap(({ date }) => (date ? [date] : []))),
    factsByClause,
    facts,
    windows,
    discourse,
  )
  if (dates === null)
    return { ok: false, why: 'a date that neither the facts nor the verdict know', cause: 'date' }
  const after = spokenAfter(discourse, phrases, subject)
  return {
    ok: true,
    factIds: [...new Set([...factsByClause.flat(), ...dates].map(({ id }) => id))],
    ...(after !== discourse && { after }),
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
  discourse: Discourse = openingDiscourse,
): ClaimCheck {
  try {
    return check(text, facts, verdictWindows, discourse)
  } catch (error) {
    return {
      ok: false,
      cause: 'claim',
      why: `the check itself failed: ${error instanceof Error ? error.name : 'unknown'}`,
    }
  }
}

export interface CheckedSentence extends Sentence {
  claimCheck: ClaimCheck
}

/** Checks a whole text, sentence by sentence, each knowing what those before it spoke of. */
export function checkText(
  text: string,
  language: ReadingLanguage,
  facts: readonly Fact[],
  verdictWindows: readonly VerdictWindow[] = [],
  opening: Discourse = openingDiscourse,
): CheckedSentence[] {
  let discourse = opening
  return sentencesOf(text).map((sentence) => {
    const claimCheck = checkSentence(sentence.text, language, facts, verdictWindows, discourse)
    if (claimCheck.ok) discourse = claimCheck.after ?? discourse
    return { ...sentence, claimCheck }
  })
}
