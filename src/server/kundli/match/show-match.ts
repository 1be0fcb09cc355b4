import { milan, type AnyKundli, type Couple, type Manglik, type Milan } from '@drishti/jyotish'
import { nakshatraName, rashiName } from '@drishti/jyotish/names'
import type { KutaData, ManglikData, MatchData } from '../../../contract/kundli/match.ts'
import { kundliSentences } from '../../../words/kundli/kundli-server.ts'
import { matchSentences as words } from '../../../words/matching/match-server.ts'
import { formatDegrees } from '../../../words/format-degrees.ts'
import { formatNumber, say, type Language } from '../../../words/say.ts'
import { Refusal } from '../../core/refusal.ts'
import { birthSummaryLine, type ShownBirth } from '../page/show-kundli.ts'
import { offsetText } from '../../core/time/time-zone.ts'
import { roles, withRoleName, type Role } from './roles.ts'
import { verdictOf } from './verdict.ts'

/** One of the two: the chart, and what was typed of the birth. */
export interface MatchPerson {
  chart: AnyKundli
  birth: ShownBirth
}

/**
 * Two kundlis matched, in one language.
 *
 * @throws Refusal where a birth time is unknown and the Moon does not keep its sign and nakshatra that day.
 */
export function showMatch(couple: Couple<MatchPerson>, language: Language): MatchData {
  for (const role of roles) checkMoon(role, couple[role].chart)
  const matchResult = milan({ bride: couple.bride.chart, groom: couple.groom.chart })
  const { ashtakoota, manglik, poruthams } = matchResult
  return {
    bride: personShown(couple.bride, language),
    groom: personShown(couple.groom, language),
    total: ashtakoota.total,
    total_with_exceptions: ashtakoota.totalWithExceptions,
    out_of: ashtakoota.outOf,
    verdict: verdictOf(
      matchResult,
      { bride: couple.bride.birth.full_name, groom: couple.groom.birth.full_name },
      language,
    ),
    summary: matchResult.summary[language],
    open: openOf(couple, matchResult, language),
    kutas: kutasShown(matchResult, language),
    manglik: {
      reason: manglik.reason[language],
      bride: marsShown(manglik.bride, language),
      groom: marsShown(manglik.groom, language),
      balancedBy: manglik.balancedBy.map(({ reason }) => reason[language]),
      source: manglik.bride.source[language],
    },
    poruthams: {
      good: poruthams.good,
      fair: poruthams.goodOrFair - poruthams.good,
      out_of: poruthams.outOf,
      list: poruthams.list.map(({ id, name, verdict, reason, source }) => ({
        key: id,
        name: name[language],
        verdict,
        reason: reason[language],
        source: source[language],
      })),
    },
    settings: settingsOf(couple, language),
  }
}

/** Two people can be matched in one way only where each Moon has one sign and one nakshatra. */
function checkMoon(role: Role, { timeKnown, grahas: { moon } }: AnyKundli): void {
  if (timeKnown || (moon.rashi !== null && moon.nakshatra !== null)) return
  throw new Refusal(withRoleName(role, words.moonMoves))
}

function personShown({ chart, birth }: MatchPerson, language: Language): MatchData['bride'] {
  const { rashi, nakshatra, pada } = chart.grahas.moon
  return {
    name: birth.full_name,
    born: birthSummaryLine(birth, language),
    // checkMoon has seen to it that both are there.
    moon: say(
      words.moonPlace,
      language,
      rashiName(rashi!, language),
      nakshatraName(nakshatra!, language),
      pada,
    ),
    time_known: chart.timeKnown,
  }
}

function openOf(couple: Couple<MatchPerson>, { ashtakoota }: Milan, language: Language): string[] {
  const untimedRoles = roles.filter((role) => !couple[role].chart.timeKnown)
  const openPoints = ashtakoota.kutas.reduce(
    (sum, { points, pointsAtMost }) => sum + pointsAtMost - points,
    0,
  )
  return [
    ...untimedRoles.map((role) => say(words.moonHolds, language, couple[role].birth.full_name)),
    ...(openPoints > 0 ? [say(words.moreAtMost, language, formatNumber(openPoints))] : []),
  ]
}

function kutasShown({ ashtakoota }: Milan, language: Language): KutaData[] {
  return ashtakoota.kutas.map((kuta) => {
    const exception = ashtakoota.exceptions.find((it) => it.kuta === kuta.id)
    return {
      key: kuta.id,
      name: kuta.name[language],
      points: kuta.points,
      points_at_most: kuta.pointsAtMost,
      out_of: kuta.outOf,
      reason: kuta.reason[language],
      source: kuta.source[language],
      exception: exception
        ? { reason: exception.reason[language], source: exception.source[language] }
        : null,
    }
  })
}

function marsShown(mars: Manglik, language: Language): ManglikData {
  const { manglik, counts, bySouthernTexts } = mars
  const verdict =
    manglik === null
      ? words.marsOpen
      : !manglik
        ? words.notManglik
        : counts
          ? words.manglik
          : words.manglikSoftened
  return {
    manglik,
    verdict: say(verdict, language),
    reason: mars.reason[language],
    softenedBy: mars.softenedBy.map(({ reason }) => reason[language]),
    southern: bySouthernTexts ? say(words.southern, language) : null,
  }
}

function settingsOf(couple: Couple<MatchPerson>, language: Language): MatchData['settings'] {
  const { settings, ayanamsaDegrees } = couple.bride.chart
  return [
    {
      key: 'ayanamsa',
      term: say(kundliSentences.ayanamsa, language),
      value: `${say(kundliSentences[settings.ayanamsa], language)} ${formatDegrees(ayanamsaDegrees)}`,
    },
    ...roles.map((role) => {
      const { full_name, offset_seconds, timezone } = couple[role].birth
      return {
        key: 'clockOffset',
        term: say(words.clockOf, language, full_name),
        value: `UTC ${offsetText(offset_seconds)} (${timezone})`,
      }
    }),
    {
      key: 'tables',
      term: say(words.tables, language),
      value: say(words.northern, language),
    },
  ]
}
