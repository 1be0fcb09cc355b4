import { monthNames, weekdayNames, type LocalizedTemplate, type LocalizedText } from '../say.ts'

/** A clock of 24 hours. */
interface ClockTime {
  hour: number
  minute: number
  second: number
}

/** A day, month 1 to 12, and the time where it is known. */
interface BirthMoment {
  year: number
  month: number
  day: number
  time: ClockTime | null
}

/** From which hour of the day a part of it is spoken of. */
const partsOfDay: { from: number; words: LocalizedText<(clock: string) => string> }[] = [
  { from: 21, words: { en: (clock) => `${clock} at night`, hi: (clock) => `रात ${clock} बजे` } },
  {
    from: 17,
    words: { en: (clock) => `${clock} in the evening`, hi: (clock) => `शाम ${clock} बजे` },
  },
  {
    from: 12,
    words: { en: (clock) => `${clock} in the afternoon`, hi: (clock) => `दोपहर ${clock} बजे` },
  },
  {
    from: 4,
    words: { en: (clock) => `${clock} in the morning`, hi: (clock) => `सुबह ${clock} बजे` },
  },
  { from: 0, words: { en: (clock) => `${clock} at night`, hi: (clock) => `रात ${clock} बजे` } },
]

function clockOf({ hour, minute, second }: ClockTime): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${hour % 12 || 12}:${two(minute)}${second ? `:${two(second)}` : ''}`
}

function sentenceIn(language: 'en' | 'hi') {
  return ({ year, month, day, time }: BirthMoment, place: string) => {
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
    const part = time && partsOfDay.find(({ from }) => time.hour >= from)
    return [
      weekdayNames[language][weekday],
      `${day} ${monthNames[language][month - 1]} ${year}`,
      part && part.words[language](clockOf(time)),
      place,
    ]
      .filter(Boolean)
      .join(', ')
  }
}

/** A birth read back in words; what is not known yet is left out. */
export const birthSentence: LocalizedTemplate<[moment: BirthMoment, place: string]> = {
  en: sentenceIn('en'),
  hi: sentenceIn('hi'),
}
