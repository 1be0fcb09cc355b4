import { grahaName, runningPeriods, type AnyKundli } from '@drishti/jyotish'
import type { DatedLine, FamilyData, FamilyMember } from '../../../contract/family.ts'
import { dayMs } from '../../../contract/core/constants.ts'
import { relations, type Relation } from '../../../contract/kundli/constants.ts'
import { periodLines } from '../../../words/predictions/turns.ts'
import { say, type Language } from '../../../words/say.ts'
import type { Db } from '../../db/schema.ts'
import { chartOfBirth } from '../../kundli/birth/chart-of-birth.ts'
import { showFact } from '../../kundli/page/show-kundli.ts'
import { dateText } from '../../reading/verdicts/date-text.ts'
import { antardashaFact } from '../../reading/verdicts/window-facts.ts'
import { turnLine } from './turn-line.ts'
import { turnsBetween } from './turns.ts'

/** More people would make a page that nobody reads, and charts that take long to lay out. */
const mostMembers = 12
const yearDays = 365
const mostAhead = 4
/** What moves on within a year and is felt for long; the quick grahas would fill the page. */
const slow = ['jupiter', 'saturn', 'rahu'] as const

/** Whose kundli comes first: one's own, then by relation, then those of whom nothing is said. */
function rankOf(relation: Relation | null): number {
  return relation ? relations.indexOf(relation) : relations.length
}

/** The people of somebody's saved kundlis, with the periods that run and what begins within twelve months. */
export async function showFamily(
  db: Db,
  uid: string,
  language: Language,
  at: Date,
): Promise<FamilyData> {
  const births = await db
    .selectFrom('births')
    .where('uid', '=', uid)
    .orderBy('created_at')
    .select(['bid', 'full_name', 'short_name', 'relation', 'gender'])
    .select(['lat', 'lng', 'born_at', 'day_from', 'day_to'])
    .execute()
  const sorted = births.toSorted((a, b) => rankOf(a.relation) - rankOf(b.relation))
  const members = sorted.slice(0, mostMembers).map((birth): FamilyMember => {
    const chart = chartOfBirth(birth)
    return {
      bid: birth.bid,
      name: birth.short_name ?? birth.full_name,
      relation: birth.relation,
      gender: birth.gender,
      running: runningLine(chart, language, at),
      ahead: aheadLines(chart, language, at),
    }
  })
  return { members, others: births.length - members.length }
}

function runningLine(chart: AnyKundli, language: Language, at: Date): DatedLine | null {
  if (!chart.timeKnown) return null
  const [maha, antar] = runningPeriods(chart.vimshottari.periods, at.toISOString(), 2)
  if (!maha || !antar) return null
  const [antarName, mahaName] = [grahaName(antar.lord, language), grahaName(maha.lord, language)]
  const until = dateText(antar.endUtc)[language]
  return {
    text: say(periodLines.running, language, antarName, mahaName, until),
    at: antar.endUtc,
    fact: showFact(antardashaFact({ maha: maha.lord, period: antar }), language),
  }
}

function aheadLines(chart: AnyKundli, language: Language, at: Date): DatedLine[] {
  const toUtc = new Date(at.getTime() + yearDays * dayMs).toISOString()
  return turnsBetween(chart, { fromUtc: at.toISOString(), toUtc }, slow)
    .slice(0, mostAhead)
    .map((turn) => turnLine(turn, language))
}
