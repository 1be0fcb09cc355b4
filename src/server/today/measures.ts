import { houseName, nakshatraName, rashiName } from '@drishti/jyotish'
import type { TodayData } from '../../contract/today.ts'
import {
  chandraQualities,
  factSource,
  measureWords,
  taraAdvice,
  taraNames,
  todayTemplates,
} from '../../words/today/today-server.ts'
import { say, type Language } from '../../words/say.ts'
import { moonOfDayRules, taraRules } from '../reading/verdicts/day.rules.ts'
import { markDirection, type Direction } from '../reading/verdicts/rule.ts'

/** Where the Moon was at somebody's birth: its sign, and its star where that is known. Both from 0. */
export interface NatalMoon {
  rashi: number
  nakshatra: number | null
}

/** Where the Moon stands at the sunrise of a day, and how that meets somebody's Moon. */
export interface DayMeasures {
  /** 1 to 12 from the natal Moon. */
  house: number
  /** 1 to 9 from the birth star; null where that is not known. */
  tara: number | null
  direction: Direction
  measures: TodayData['measures']
}

const qualityOf = { favourable: 'good', mixed: 'middling', patience: 'bad' } as const
const worth = { favourable: 1, mixed: 0, patience: -1 } as const

/**
 * Chandra bala and, where the birth star is known, Tara bala (Muhurta Chintamani, ch. 4), at the sunrise of a
 * place. The star weighs half as much again as the sign, as in every verdict on a day.
 */
export function measuresOf(
  natal: NatalMoon,
  moon: { rashi: number; nakshatra: number },
  language: Language,
): DayMeasures {
  const house = ((moon.rashi - natal.rashi + 12) % 12) + 1
  const tara = natal.nakshatra === null ? null : ((moon.nakshatra - natal.nakshatra + 27) % 9) + 1
  const ofMoon = markDirection(moonOfDayRules[house - 1]!.mark)
  const ofTara = tara === null ? null : markDirection(taraRules[tara - 1]!.mark)
  const score = worth[ofMoon] + (ofTara ? worth[ofTara] * 1.5 : 0)
  const because = factSource[language]
  const sign = (rashi: number) => rashiName(rashi, language)
  const chandra: TodayData['measures'][number] = {
    key: 'chandra',
    term: say(measureWords.chandra, language),
    value: `${say(chandraQualities[qualityOf[ofMoon]], language)} · ${houseName(house, language)}`,
    quality: qualityOf[ofMoon],
    fact: {
      label: say(
        todayTemplates.chandraFact,
        language,
        sign(moon.rashi),
        houseName(house, language),
        sign(natal.rashi),
      ),
      because,
    },
  }
  const star: TodayData['measures'] =
    tara === null || ofTara === null || natal.nakshatra === null
      ? []
      : [
          {
            key: 'tara',
            term: say(measureWords.tara, language),
            value: `${say(taraNames[tara - 1]!, language)}: ${say(taraAdvice[tara - 1]!, language)}`,
            quality: qualityOf[ofTara],
            fact: {
              label: say(
                todayTemplates.taraFact,
                language,
                nakshatraName(moon.nakshatra, language),
                nakshatraName(natal.nakshatra, language),
                String(tara),
              ),
              because,
            },
          },
        ]
  return {
    house,
    tara,
    direction: score >= 1 ? 'favourable' : score <= -1.5 ? 'patience' : 'mixed',
    measures: [...star, chandra],
  }
}
