import { houseName, rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { karakaInElement, karakaLines, karakaOf } from '../../../words/reading/karakas.ts'
import { lordInHouse } from '../../../words/reading/lords.ts'
import { moonSign, nakshatraGift } from '../../../words/reading/moon.ts'
import { promiseSaid } from '../../../words/reading/promise.ts'
import type { PromiseKey } from '../../../words/reading/promise.ts'
import type { Pair } from '../../../words/reading/reading-server.ts'
import * as say from '../../../words/reading/sentences.ts'
import type { LifeTopic } from '../understand/topics.ts'
import { fields } from '../verdicts/fields.ts'
import { grahaInside } from '../verdicts/fill.ts'
import type { Verdict } from '../verdicts/verdicts.ts'
import { capital, line, oneOf, rowFor, side } from './telling.ts'
import type { Line, Telling } from './telling.ts'

/** What the chart of birth says. Each gives a line, or null where this chart has no such thing to say. */

/** The lord of the topic's house, where it stands, and what that means. */
export function lordBeat(telling: Telling): Line | null {
  const { judgement, language } = telling
  const verdict = judgement.verdicts.find((one) => one.about.kind === 'lord')
  if (!verdict || verdict.about.kind !== 'lord') return null
  const { main } = fields[judgement.topic]
  const meaning = lordInHouse[judgement.topic][verdict.about.house - 1] as Pair
  const lord = telling.sheet.byId.get(`house.${main}.lord`)?.value as Graha
  const slots = {
    lord: grahaInside(lord, language),
    Lord: capital(grahaInside(lord, language)),
    main: houseName(main, language),
    there: houseName(verdict.about.house, language),
    matter: say.matter[judgement.topic]?.[language] ?? '',
    clause: side(meaning, language),
  }
  const pairs = verdict.about.house === main ? say.lordAtHomeLines : say.lordLines
  return oneOf(telling, pairs, 'lord', slots, verdict.factIds)
}

/** The strongest promises of the birth chart, one that helps first, then one that asks for care. */
export function promiseBeats(telling: Telling): Line[] {
  const promised = telling.judgement.verdicts.filter((one) => one.about.kind === 'promise')
  const kind = promised.find((one) => one.direction === 'favourable')
  const careful = promised.find((one) => one.direction !== 'favourable')
  const chosen = [kind, careful].filter((one): one is Verdict => one !== undefined)
  return chosen.flatMap((verdict) => {
    const { en, hi } = promiseSaid[verdict.key as PromiseKey]
    const told = line(telling, [en, hi], {}, verdict.factIds)
    return told ? [told] : []
  })
}

export function moonBeat(telling: Telling): Line | null {
  const rashi = telling.sheet.chart.grahas.moon.rashi
  if (rashi === null) return null
  const meaning = rowFor<readonly Pair[]>(moonSign, telling.judgement.topic)[rashi] as Pair
  return oneOf(telling, say.moonLines, 'moon', { clause: side(meaning, telling.language) }, [
    'moon.rashi',
  ])
}

export function starBeat(telling: Telling): Line | null {
  const star = telling.sheet.chart.grahas.moon.nakshatra
  if (star === null) return null
  return oneOf(telling, say.starLines, 'star', {
    clause: side(nakshatraGift[star] as Pair, telling.language),
  })
}

/** Which work, which subject, what kind of partner: answered by the graha or sign in charge. */
export function whichBeat(telling: Telling): Line | null {
  const { judgement, language, sheet } = telling
  const about = `${judgement.topic}.${judgement.aspect}`
  if (about === 'love.partner-nature') {
    const fact = sheet.byId.get('house.7.rashi')
    const rashi = fact?.about.rashi
    if (rashi === undefined) return null
    const traits = side(say.partnerTraits[rashi] as Pair, language)
    return oneOf(telling, say.partnerLines, 'which', { sign: rashiName(rashi, language), traits }, [
      'house.7.rashi',
    ])
  }
  const house = about === 'career.field' ? 10 : about === 'education.subject' ? 5 : null
  if (!house) return null
  const holder = sheet.byId.get(`house.${house}.occupants`)?.about.grahas?.[0]
  const graha = holder ?? (sheet.byId.get(`house.${house}.lord`)?.value as Graha | undefined)
  if (!graha) return null
  const name = grahaInside(graha, language)
  const slots = {
    graha: name,
    Graha: capital(name),
    place: say.fieldPlace[holder ? 'stands' : 'rules'][language].replace(
      '{house}',
      houseName(house, language),
    ),
    fields: say.fieldsOfGraha[graha]?.[language] ?? '',
  }
  const fact = holder ? `${graha}.house` : `house.${house}.lord`
  return oneOf(telling, house === 10 ? say.fieldLines : say.subjectLines, 'which', slots, [fact])
}

/** The field's natural significator by the element of its sign: known without a birth time too. */
export function karakaBeat(
  telling: Telling,
  topic: LifeTopic = telling.judgement.topic,
): Line | null {
  const graha = karakaOf[topic] ?? 'sun'
  const rashi = telling.sheet.chart.grahas[graha].rashi
  const meaning = rashi === null ? undefined : karakaInElement[topic]?.[rashi % 4]
  if (rashi === null || !meaning) return null
  const { language } = telling
  const name = grahaInside(graha, language)
  const slots = {
    graha: name,
    Graha: capital(name),
    sign: rashiName(rashi, language),
    clause: side(meaning, language),
  }
  // Two significators in one answer come in different words.
  const words =
    telling.pick(
      karakaLines.map((_pair, at) => at),
      'karaka',
    ) + (topic === telling.judgement.topic ? 0 : 1)
  return line(telling, karakaLines[words % karakaLines.length] as Pair, slots, [`${graha}.rashi`])
}
