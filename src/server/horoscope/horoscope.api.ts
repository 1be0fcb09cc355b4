import { grahaName, nakshatraName, rashiName } from '@drishti/jyotish'
import type { ApiOutput } from '../../contract/apis.ts'
import type { HoroscopeCategory } from '../../contract/horoscope.ts'
import { horoscopeRefusals, lifeAreas, scoreTemplates } from '../../words/horoscope/horoscope.ts'
import { countedFromSign, taraShort } from '../../words/horoscope/horoscope-server.ts'
import { formatDate as dateSaid, say, type Language } from '../../words/say.ts'
import { zodiacIndex, zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { readEndpoint } from '../core/endpoint.ts'
import { Refusal } from '../core/refusal.ts'
import { readHoroscope } from './horoscope.store.ts'
import type { ScoreShare, StoredHoroscope } from '../db/stored-json.ts'
import { startingScore } from './score.ts'
import { istDay } from '../core/time/india-time.ts'
import { skyOfDay } from './sky-of-day.ts'
import { lifePartNames } from './write-horoscope.ts'
import { rateKeyOf } from '../core/rate-limit.ts'

const ahead = { Yesterday: -1, Today: 0, Tomorrow: 1 } as const

export const horoscopeEndpoints = {
  'horoscope/getHoroscope': readEndpoint(
    'horoscope/getHoroscope',
    async ({ context, caller, at }, { zodiac: named, when, language: chosenLanguage }) => {
      const sign = zodiacIndex(named)
      if (sign < 0) throw new Refusal(horoscopeRefusals.noSign)
      const language = chosenLanguage ? (chosenLanguage === 'Hindi' ? 'hi' : 'en') : caller.language
      const date = istDay(at, ahead[when])
      return {
        status: 'success',
        when,
        zodiac: zodiacSigns[sign]!.value,
        ...showHoroscope(await readHoroscope(context.database, date, sign), date, language),
      }
    },
    {
      limits: ({ caller }) => [
        { key: `horoscope:${rateKeyOf(caller)}`, maximum: 240, seconds: 60 },
      ],
    },
  ),
}

/** A stored horoscope in one language, with the date line of its day. */
function showHoroscope(
  { parts, stars }: StoredHoroscope,
  date: string,
  language: Language,
): Pick<ApiOutput<'horoscope/getHoroscope'>, 'response' | 'day' | 'stars'> {
  const categories = lifePartNames.map((key): [string, HoroscopeCategory] => {
    const { score, text, shares } = parts[key]
    const made_of = [
      { label: say(scoreTemplates.start, language), points: startingScore },
      ...shares.map((share) => ({ label: labelOf(share, language), points: share.points })),
    ]
    return [say(lifeAreas[key], language), { score, split_response: text[language], key, made_of }]
  })
  return {
    response: { bot_response: Object.fromEntries(categories) },
    day: dayOf(date, language),
    stars: stars.map(({ star, tara }) => ({
      star: nakshatraName(star, language),
      tara,
      text: taraShort[tara - 1]![language],
    })),
  }
}

function labelOf(share: ScoreShare, language: Language): string {
  const standing =
    share.kind === 'star'
      ? scoreTemplates[share.relation]
      : scoreTemplates[share.points > 0 ? 'good' : share.points < 0 ? 'slow' : 'even']
  const influence =
    share.kind === 'star'
      ? say(
          scoreTemplates.star,
          language,
          nakshatraName(share.star, language),
          grahaName(share.lord, language),
        )
      : say(
          scoreTemplates.graha,
          language,
          grahaName(share.graha, language),
          rashiName(share.rashi, language),
          countedFromSign[share.place - 1]![language],
        )
  return `${influence}: ${say(standing, language)}`
}

function dayOf(date: string, language: Language) {
  const { almanac, rashis, star } = skyOfDay(date)
  const { month, tithi, vikramYear } = almanac
  return {
    date,
    gregorian: dateSaid(`${date}T12:00:00Z`, language, 'long', 'UTC'),
    hindu: say(scoreTemplates.hindu, language, month[language], tithi[language], vikramYear),
    moon: say(
      scoreTemplates.moon,
      language,
      rashiName(rashis.moon, language),
      nakshatraName(star, language),
    ),
  }
}
