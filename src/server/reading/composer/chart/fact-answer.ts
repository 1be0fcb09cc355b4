import { grahaNames, nakshatraName, shadbala, shadbalaGrahas } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/fact-texts.ts'
import { grahaMatters, houseMatters } from '../../../../words/reading/chart/graha-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { capitalize } from '../fill-lines.ts'
import { grahaSlots, housesText, listed, noTimeLines, signName, speak } from './chart-input.ts'
import type { ChartLines } from './chart-input.ts'
import { houseNamed } from './chart-question.ts'
import { dignityLine, dignityText, roleLine, rulesLine } from './graha-lines.ts'

/** Questions on what stands in the birth chart. */

type Line = AnswerLine | null
type State = keyof typeof texts.stateWords

const stateWords: readonly (readonly [RegExp, State])[] = [
  [/combust|\bast\b|asta?\s|अस्त/iu, 'combust'],
  [/retro|vakri|वक्री/iu, 'retrograde'],
  [/exalt|uch+a?\b|उच्च/iu, 'exalted'],
  [/debilit|neech|nich|नीच/iu, 'debilitated'],
  [/own sign|swagrahi|swagruhi|svagrahi|स्वगृही|स्वराशि/iu, 'own'],
]

function stateNamed(question: string): State | null {
  return stateWords.find(([pattern]) => pattern.test(question))?.[1] ?? null
}

/** Whether the birth chart has a graha in a state; null where it does not know. */
function hasState({ sheet }: QuestionInput, graha: Graha, state: State): boolean | null {
  if (state === 'combust' || state === 'retrograde') {
    const value = sheet.byId.get(`${graha}.${state}`)?.value
    return typeof value === 'boolean' ? value : null
  }
  const dignity = sheet.byId.get(`${graha}.dignity`)?.value
  return dignity === undefined ? null : dignity === state
}

const stateFact = (graha: Graha, state: State): string =>
  state === 'combust' || state === 'retrograde' ? `${graha}.${state}` : `${graha}.dignity`

function stateLine(input: QuestionInput, graha: Graha, state: State): Line {
  const value = hasState(input, graha, state)
  if (value === null) return null
  const slots = { ...grahaSlots(input, graha), state: texts.stateWords[state][input.language] }
  return speak(input, texts.grahaStateTexts[value ? 'yes' : 'no'], slots, [stateFact(graha, state)])
}

function dignityIsLine(input: QuestionInput, graha: Graha): Line {
  const dignity = dignityText(input, graha)
  const { rashi } = input.sheet.chart.grahas[graha]
  if (!dignity || rashi === null) return null
  const slots = { ...grahaSlots(input, graha), dignity, sign: signName(input, rashi) }
  return speak(input, texts.dignityIsTexts, slots, [`${graha}.dignity`, `${graha}.rashi`])
}

/** Sign, house, star and pada of a graha; without a birth time its sign. */
function placeLine(input: QuestionInput, graha: Graha): Line {
  const place = input.sheet.chart.grahas[graha]
  const house = houseOfGraha(graha, input.sheet)
  if (place.rashi === null || place.nakshatra === null || place.pada === null || !house)
    return roleLine(input, graha)
  return speak(
    input,
    texts.grahaPlaceTexts,
    {
      ...grahaSlots(input, graha),
      sign: signName(input, place.rashi),
      house: housesText(input, [house]),
      star: nakshatraName(place.nakshatra, input.language),
      pada: String(place.pada),
    },
    [`${graha}.rashi`, `${graha}.house`, `${graha}.nakshatra`],
  )
}

function meaningLine(input: QuestionInput, graha: Graha): Line {
  return speak(input, texts.grahaMeaningTexts, {
    ...grahaSlots(input, graha),
    matters: grahaMatters[graha]![input.language],
  })
}

function grahaAnswer(input: QuestionInput, graha: Graha): ChartLines {
  const state = stateNamed(input.question)
  const isVarga = /navam|navan|d-?9\b|नवांश|नवमांश/iu.test(input.question)
  const first = state ? stateLine(input, graha, state) : isVarga ? vargaLine(input, graha) : null
  const place = placeLine(input, graha)
  const rest = [place, rulesLine(input, graha)]
  const dignity = state === 'exalted' || state === 'debilitated' ? dignityIsLine : dignityLine
  const [second, third] = input.persona === 'oracle' ? rest : [rest[0], meaningLine(input, graha)]
  return [
    [first, second ?? null, third ?? null],
    [dignity(input, graha), rest[1] ?? null, meaningLine(input, graha)],
  ]
}

function vargaLine(input: QuestionInput, graha: Graha): Line {
  const rashi = input.sheet.byId.get(`d9.${graha}.rashi`)?.about.rashi
  if (rashi === undefined) return null
  return speak(
    input,
    texts.vargaTexts,
    { ...grahaSlots(input, graha), sign: signName(input, rashi) },
    [`d9.${graha}.rashi`],
  )
}

/** "The Sun and Mars" of a house, by the fact that lists them. */
function grahasOf(input: QuestionInput, factId: string): string {
  const grahas = input.sheet.byId.get(factId)?.about.grahas ?? []
  return listed(
    input,
    grahas.map((graha) => grahaInSentence(graha, input.language)),
  )
}

/** English verbs follow the number of those who stand there. */
const inNumber = (line: Line, isMany: boolean): Line =>
  line && isMany
    ? {
        ...line,
        text: line.text
          .replace(' stands the ', ' stand the ')
          .replace(/ stands (?=\S+(?:,| and))/, ' stand ')
          .replace(' aspects your', ' aspect your'),
      }
    : line

function houseAnswer(input: QuestionInput, house: number): ChartLines {
  const { sheet } = input
  const lord = sheet.lords[house]
  const stands = lord && houseOfGraha(lord, sheet)
  const sign = sheet.byId.get(`house.${house}.rashi`)?.about.rashi
  if (!lord || !stands || sign === undefined)
    return [noTimeLines(input), [roleLine(input, 'moon'), meaningLine(input, 'moon')]]
  const main = housesText(input, [house])
  const lordLine = speak(
    input,
    texts.houseLordTexts,
    {
      ...grahaSlots(input, lord),
      main,
      house: housesText(input, [stands]),
      sign: signName(input, sign),
    },
    [`house.${house}.rashi`, `house.${house}.lord`, `${lord}.house`],
  )
  const inside = grahasOf(input, `house.${house}.occupants`)
  const isMany = inside.includes(' ') && / and | और /.test(inside)
  const who = inside
    ? inNumber(
        speak(input, texts.occupantTexts, { main, grahas: inside, Grahas: capitalize(inside) }, [
          `house.${house}.occupants`,
        ]),
        isMany,
      )
    : speak(input, texts.emptyTexts, { main }, [`house.${house}.occupants`])
  const seers = grahasOf(input, `house.${house}.aspects`)
  const seen = seers
    ? inNumber(
        speak(input, texts.aspectTexts, { main, grahas: seers, Grahas: capitalize(seers) }, [
          `house.${house}.aspects`,
        ]),
        / and | और /.test(seers),
      )
    : null
  const matters = speak(input, texts.houseMatterTexts, {
    matters: houseMatters[house - 1]![input.language],
  })
  const isLordAsked = /lord|rule|swami|malik|स्वामी|मालिक/iu.test(input.question)
  const isOccupantAsked =
    !isLordAsked &&
    /planet|graha|empty|khali|baith|kaun se grah|ग्रह|खाली|बैठ/iu.test(input.question) &&
    input.frame.asks !== 'who'
  const [first, second] = isOccupantAsked ? [who, lordLine] : [lordLine, who]
  return [
    [first, second],
    [matters, seen, dignityLine(input, lord)],
  ]
}

/** Which grahas have a state: "Saturn is retrograde and Mars is retrograde" as one list. */
function statesAnswer(input: QuestionInput, state: State): ChartLines {
  const grahas = grahaNames.filter(
    (graha) => graha !== 'rahu' && graha !== 'ketu' && hasState(input, graha, state) === true,
  )
  const { language } = input
  const word = texts.stateWords[state][language]
  const be = language === 'en' ? 'is' : 'हैं'
  const said = grahas.map((graha) => {
    const name = grahaInSentence(graha, language)
    return language === 'en' ? `${name} ${be} ${word}` : `${name} ${word} ${be}`
  })
  const first =
    grahas.length === 0
      ? speak(input, texts.statesListTexts.none)
      : speak(
          input,
          texts.statesListTexts.some,
          { list: listed(input, said) },
          grahas.map((graha) => stateFact(graha, state)),
        )
  return [
    [first, ...grahas.map((graha) => placeLine(input, graha))],
    [...strengthLines(input, 'strongest'), identityLine(input, 'all')],
  ]
}

function strengthLines(input: QuestionInput, which: 'strongest' | 'weakest'): Line[] {
  const { chart } = input.sheet
  if (!chart.timeKnown) return []
  const strengths = shadbala(chart)
  const rank = which === 'strongest' ? 1 : shadbalaGrahas.length
  const graha = shadbalaGrahas.find((one) => strengths[one].rank === rank)
  if (!graha) return []
  const rupas = input.sheet.byId.get(`shadbala.${graha}`)?.value
  return [
    speak(
      input,
      texts.strengthTexts[which],
      {
        ...grahaSlots(input, graha),
        house: housesText(input, [houseOfGraha(graha, input.sheet) ?? 1]),
        rupas: String(rupas),
        required: String(strengths[graha].requiredRupas),
      },
      [`shadbala.${graha}`, `${graha}.house`],
    ),
    roleLine(input, graha),
    dignityLine(input, graha),
  ]
}

function strengthAnswer(input: QuestionInput): ChartLines {
  const isWeak = /weak|kamzor|kamjor|कमज़ोर|कमजोर|worst/iu.test(input.question)
  const [main, other] = isWeak
    ? (['weakest', 'strongest'] as const)
    : (['strongest', 'weakest'] as const)
  if (!input.sheet.chart.timeKnown)
    return [
      noTimeLines(input),
      [identityLine(input, 'rashi'), dignityLine(input, 'moon'), roleLine(input, 'sun')],
    ]
  const note = speak(input, texts.strengthNoteTexts)
  const [first, role, dignity] = strengthLines(input, main)
  const [second] = strengthLines(input, other)
  return input.persona === 'oracle'
    ? [
        [first ?? null, role ?? null, dignity ?? null],
        [second ?? null, note],
      ]
    : [
        [first ?? null, dignity ?? null, note],
        [role ?? null, second ?? null],
      ]
}

type Identity = keyof typeof texts.identityTexts

function identityLine(input: QuestionInput, which: Identity): Line {
  const { sheet, language } = input
  const { moon } = sheet.chart.grahas
  const lagna = sheet.byId.get('lagna.rashi')?.about.rashi
  const slots = {
    ...(lagna === undefined ? {} : { lagna: signName(input, lagna) }),
    ...(moon.rashi === null ? {} : { rashi: signName(input, moon.rashi) }),
    ...(moon.nakshatra === null ? {} : { star: nakshatraName(moon.nakshatra, language) }),
    ...(moon.pada === null ? {} : { pada: String(moon.pada) }),
  }
  const facts = {
    lagna: ['lagna.rashi'],
    rashi: ['birth.rashi'],
    nakshatra: ['birth.nakshatra'],
    all: ['lagna.rashi', 'birth.rashi', 'birth.nakshatra'],
  }[which]
  const line = speak(input, texts.identityTexts[which], slots, facts)
  return line ?? (which === 'nakshatra' ? speak(input, texts.starTexts, slots, facts) : null)
}

function lordLine(input: QuestionInput, which: 'lagna' | 'rashi' | 'nakshatra'): Line {
  const { sheet } = input
  const id = which === 'lagna' ? 'lagna.lord' : `birth.${which}.lord`
  const graha = sheet.byId.get(id)?.value as Graha | undefined
  if (!graha) return null
  const house = houseOfGraha(graha, sheet)
  const text = {
    lagna: texts.lagnaLordTexts,
    rashi: texts.rashiLordTexts,
    nakshatra: texts.starLordTexts,
  }[which]
  return speak(
    input,
    text,
    { ...grahaSlots(input, graha), ...(house ? { house: housesText(input, [house]) } : {}) },
    [id, ...(which === 'lagna' ? [`${graha}.house`] : [])],
  )
}

const identityWords: readonly (readonly [RegExp, 'lagna' | 'rashi' | 'nakshatra'])[] = [
  [/lagn|ascend|rising|लग्न/iu, 'lagna'],
  [/nakshat|nakchat|pada\b|charan|star|नक्षत्र|चरण/iu, 'nakshatra'],
  [/rashi|raasi|rasi\b|moon sign|zodiac|sign|राशि/iu, 'rashi'],
]

function identityAnswer(input: QuestionInput): ChartLines {
  const named = identityWords
    .filter(([pattern]) => pattern.test(input.question))
    .map(([, one]) => one)
  const order = named.length > 0 ? named : (['lagna', 'rashi', 'nakshatra'] as const)
  const isTimed = input.sheet.chart.timeKnown
  const known = order.map(
    (one) =>
      identityLine(input, one) ?? (one === 'lagna' && !isTimed ? noTimeLines(input)[0]! : null),
  )
  const first =
    named.length === 1
      ? known
      : [identityLine(input, 'all') ?? known[0] ?? null, ...(isTimed ? [] : known.slice(1))]
  const lords = order.map((one) => lordLine(input, one))
  const others = (['rashi', 'nakshatra', 'lagna'] as const).filter((one) => !order.includes(one))
  return [
    [...first, ...lords],
    [
      ...(named.length === 1 ? others.map((one) => identityLine(input, one)) : []),
      ...(isTimed ? [] : [roleLine(input, 'sun'), roleLine(input, 'jupiter')]),
      meaningLine(input, 'moon'),
    ],
  ]
}

const strengthWords =
  /strong|weak|powerful|mazbo?ot|majboot|kamzor|kamjor|balwan|bali\b|मज़बूत|मजबूत|कमज़ोर|कमजोर|बलवान|शक्तिशाली/iu

/** The answer to a question on the birth chart itself. */
export function factAnswer(input: QuestionInput): ChartLines {
  const { frame, question } = input
  const state = stateNamed(question)
  const house = houseNamed(question)
  const [graha] = frame.grahas
  if (/navam|navan|d-?9\b|नवांश|नवमांश/iu.test(question) && !graha) {
    const rashi = input.sheet.byId.get('d9.lagna.rashi')?.about.rashi
    const line =
      rashi === undefined
        ? null
        : speak(input, texts.vargaLagnaTexts, { sign: signName(input, rashi) }, ['d9.lagna.rashi'])
    if (line)
      return [
        [line, vargaLine(input, 'venus'), vargaLine(input, 'moon')],
        [identityLine(input, 'all')],
      ]
  }
  if (graha && !/sign|rashi|राशि/iu.test(question.replace(/own sign/iu, '')))
    return grahaAnswer(input, graha)
  if (house !== null) return houseAnswer(input, house)
  if (graha && graha !== 'moon') return grahaAnswer(input, graha)
  if (state) return statesAnswer(input, state)
  return strengthWords.test(question) ? strengthAnswer(input) : identityAnswer(input)
}
