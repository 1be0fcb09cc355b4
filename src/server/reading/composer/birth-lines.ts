import type { LocalizedText } from '../../../words/say.ts'
import { houseName, rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { karakaInElement, karakaLines, karakaOf } from '../../../words/reading/karakas.ts'
import { lordInHouse } from '../../../words/reading/lords.ts'
import { moonSignTexts, nakshatraTexts } from '../../../words/reading/moon-sign.ts'
import * as say from '../../../words/reading/sentences.ts'
import type { LifeTopic } from '../understand/topics.ts'
import { lifeFields } from '../verdicts/fields.ts'
import { grahaInSentence } from '../verdicts/fill-template.ts'
import type { SentenceSlots } from '../verdicts/fill-template.ts'
import { capitalize, fillLine, fillSeededLine, rowForTopic } from './fill-lines.ts'
import type { AnswerLine, ComposerInput } from './fill-lines.ts'

/** What the chart of birth says. Each gives a line, or null where this chart has no such thing to say. */

/** The lord of the topic's house, where it stands, and what that means. */
export function houseLordLine(telling: ComposerInput): AnswerLine | null {
  const { judgement, language } = telling
  const verdict = judgement.verdicts.find((one) => one.about.kind === 'lord')
  if (!verdict || verdict.about.kind !== 'lord') return null
  const { main } = lifeFields[judgement.topic]
  const meaning = lordInHouse[judgement.topic][verdict.about.house - 1] as LocalizedText
  const lord = telling.sheet.byId.get(`house.${main}.lord`)?.value as Graha
  const slots = {
    lord: grahaInSentence(lord, language),
    Lord: capitalize(grahaInSentence(lord, language)),
    main: houseName(main, language),
    there: houseName(verdict.about.house, language),
    matter: say.topicPhrases[judgement.topic]?.[language] ?? '',
    clause: meaning[language],
  }
  const pairs = verdict.about.house === main ? say.lordAtHomeLines : say.lordLines
  return fillSeededLine(telling, pairs, 'lord', slots, verdict.factIds)
}

export function natalMoonLine(telling: ComposerInput): AnswerLine | null {
  const rashi = telling.sheet.chart.grahas.moon.rashi
  if (rashi === null) return null
  const meaning = rowForTopic<readonly LocalizedText[]>(moonSignTexts, telling.judgement.topic)[
    rashi
  ] as LocalizedText
  return fillSeededLine(
    telling,
    say.natalMoonLines,
    'moon',
    { clause: meaning[telling.language] },
    ['moon.rashi'],
  )
}

export function birthStarLine(telling: ComposerInput): AnswerLine | null {
  const star = telling.sheet.chart.grahas.moon.nakshatra
  if (star === null) return null
  return fillSeededLine(telling, say.birthNakshatraLines, 'star', {
    clause: (nakshatraTexts[star] as LocalizedText)[telling.language],
  })
}

/** Which work, which subject, what kind of partner: answered by the graha or sign in charge. */
export function whichKindLine(telling: ComposerInput): AnswerLine | null {
  const { judgement, language, sheet } = telling
  const about = `${judgement.topic}.${judgement.aspect}`
  if (about === 'love.partner-nature') {
    const fact = sheet.byId.get('house.7.rashi')
    const rashi = fact?.about.rashi
    if (rashi === undefined) return null
    const traits = (say.partnerTraits[rashi] as LocalizedText)[language]
    return fillSeededLine(
      telling,
      say.partnerLines,
      'which',
      { sign: rashiName(rashi, language), traits },
      ['house.7.rashi'],
    )
  }
  const house = about === 'career.field' ? 10 : about === 'education.subject' ? 5 : null
  const kind = house && kindOfHouse(telling, house)
  if (!kind) return null
  const lines = house === 10 ? say.fieldLines : say.subjectLines
  return fillSeededLine(telling, lines, 'which', kind.slots, kind.factIds)
}

/**
 * What a house shows of work, study or partner: `{traits}` by its sign, and `{fields}` by the graha that stands
 * in it or rules it, which is `{graha}` `{place}`. Null without a birth time.
 */
export function kindOfHouse(
  { language, sheet }: ComposerInput,
  house: number,
): { slots: SentenceSlots; factIds: string[] } | null {
  const rashi = sheet.byId.get(`house.${house}.rashi`)?.about.rashi
  const holder = sheet.byId.get(`house.${house}.occupants`)?.about.grahas?.[0]
  const graha = holder ?? (sheet.byId.get(`house.${house}.lord`)?.value as Graha | undefined)
  if (!graha || rashi === undefined) return null
  const name = grahaInSentence(graha, language)
  const place = say.fieldGrahaPlacements[holder ? 'stands' : 'rules'][language]
  return {
    slots: {
      graha: name,
      Graha: capitalize(name),
      place: place.replace('{house}', houseName(house, language)),
      fields: say.fieldsOfGraha[graha]?.[language] ?? '',
      traits: say.partnerTraits[rashi]?.[language] ?? '',
    },
    factIds: [holder ? `${graha}.house` : `house.${house}.lord`],
  }
}

/** The field's natural significator by the element of its sign: known without a birth time too. */
export function karakaLine(
  telling: ComposerInput,
  topic: LifeTopic = telling.judgement.topic,
): AnswerLine | null {
  const graha = karakaOf[topic] ?? 'sun'
  const rashi = telling.sheet.chart.grahas[graha].rashi
  const meaning = rashi === null ? undefined : karakaInElement[topic]?.[rashi % 4]
  if (rashi === null || !meaning) return null
  const { language } = telling
  const name = grahaInSentence(graha, language)
  const slots = {
    graha: name,
    Graha: capitalize(name),
    sign: rashiName(rashi, language),
    clause: meaning[language],
  }
  // Two significators in one answer come in different words.
  const words =
    telling.pick(
      karakaLines.map((_pair, at) => at),
      'karaka',
    ) + (topic === telling.judgement.topic ? 0 : 1)
  return fillLine(telling, karakaLines[words % karakaLines.length] as LocalizedText, slots, [
    `${graha}.rashi`,
  ])
}
