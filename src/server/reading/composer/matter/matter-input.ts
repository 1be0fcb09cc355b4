import { houseName } from '@drishti/jyotish'
import type {
  MatterTexts,
  VoicedLines,
  VoicedText,
} from '../../../../words/reading/matters/matter-texts.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { matterTexts } from '../../../../words/reading/matters/all-matters.ts'
import { situationTexts } from '../../../../words/reading/situations/all-situation-texts.ts'
import type { SituationTexts } from '../../../../words/reading/situations/situation-texts.ts'
import type { OtherLifeTexts } from '../../../../words/reading/other-lives/other-life-texts.ts'
import type { PersonKey } from '../../../../words/reading/other-lives.ts'
import { houseOwner } from '../../frame/frame.ts'
import type { Frame } from '../../frame/frame.ts'
import { isLifeMatter } from '../../matters/matters.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import { personInChat, personWords } from '../../matters/person.ts'
import { fieldFrom, lifeFieldOf } from '../../verdicts/fields.ts'
import type { LifeField } from '../../verdicts/fields.ts'
import type { SentenceSlots } from '../../verdicts/fill-template.ts'
import { capitalize, fillLine } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { resultAwaited } from './result-awaited.ts'
import { bondOf, joinCase, personSlots, textsOfLife } from './other-life.ts'

/** All that an answer on a matter of life is told from. */
export interface MatterInput extends QuestionInput {
  matter: LifeMatter
  texts: MatterTexts
  /** What is said of the narrower situation that was asked about, where one was and it holds of this life. */
  situation: SituationTexts | null
  /** The field that is judged, in the life that is asked about. */
  field: LifeField
  /** Somebody else whose life it is; null for the asker. */
  other: PersonKey | null
  /** What is said of this matter in the other's life, or of the bond with somebody whom the question names. */
  lifeTexts: OtherLifeTexts | null
  /** Whom `lifeTexts` speaks of. */
  lifePerson: PersonKey | null
  /** Whether the direct answer may stand in the asker's own words. */
  restates: boolean
}

/** Whether what is told is the bond with somebody, and not a life. */
export const isOfBond = ({ lifePerson, other }: MatterInput): boolean =>
  lifePerson !== null && other === null

/** The texts of a matter, those for the married where they are given and fit. */
function textsOf(matter: LifeMatter, isMarried: boolean): MatterTexts {
  const { married, ...texts }: MatterTexts = matterTexts[matter]
  if (!isMarried || !married) return texts
  // Of the married nobody says that they will marry: what is read is the marriage they have.
  const { name, hindiGender } = matterTexts[matter === 'marriage' ? 'married-life' : matter]
  return { ...texts, name, hindiGender, ...married }
}

/** What an answer on the matter of the frame is told from. */
export function matterInputOf(input: QuestionInput, frame: Frame): MatterInput {
  const matter = isLifeMatter(frame.topic) ? frame.topic : 'year-ahead'
  const { topic, aspect } = input.judgement
  const other = input.owner === 1 ? null : personInChat(houseOwner(frame), input)
  const bond = other ? null : bondOf(matter, frame, input.question)
  const isMarried = input.person.maritalStatus === 'married'
  const known = frame.situation ? situationTexts[frame.situation] : null
  const named = resultAwaited(frame, input.question) ?? known
  const situation = !other && isMarried && isBeforeMarriage(named) ? null : named
  return {
    ...input,
    matter,
    texts: textsOf(matter, isMarried && !other),
    situation: other && !isOfAnother(situation) ? null : situation,
    field: fieldFrom(lifeFieldOf(topic, aspect), input.owner),
    other,
    lifeTexts: other ? textsOfLife(matter) : (bond?.texts ?? null),
    lifePerson: other ?? bond?.person ?? null,
    restates: true,
  }
}

/** Whether the situation is told only to those who are not married. */
function isBeforeMarriage(situation: SituationTexts | null): boolean {
  return situation?.isBeforeMarriage ?? false
}

/** Whether the situation may be told of somebody else's life. */
function isOfAnother(situation: SituationTexts | null): boolean {
  return situation?.isOfAnother ?? false
}

/** What is asked about, inside a sentence: "marriage", "your brother's marriage". */
export function matterName({ texts, other, language }: MatterInput): string {
  const name = texts.name[language]
  if (!other) return name
  const possessor = personWords[other].possessive[language]
  if (language === 'en') return `${possessor} ${name.replace(/^(?:an?|the) /, '')}`
  const of = texts.hindiGender === 'feminine' ? 'की' : 'के'
  return joinCase(`${possessor} ${of} ${name}`)
}

/** What is asked about, before "लिए" in Hindi: by its name, or, where a situation names it in words of its own, "this". */
function itOf(input: MatterInput): string {
  const { situation, language } = input
  if (language === 'en') return situation ? 'this' : matterName(input)
  return situation ? 'इसके' : `${matterName(input)} के`
}

/**
 * One of several wordings, `turn` places on from the one that the seed picks: with one salt and lists of
 * one length, two turns never give the same place.
 */
export function turnedPick<T>(
  { pick }: Pick<MatterInput, 'pick'>,
  wordings: readonly T[],
  salt: string,
  turn: number,
): T {
  const from = pick([...wordings.keys()], salt)
  return wordings[(from + turn) % wordings.length] as T
}

/** Fills one text in the voice of the persona, with the matter and its house at hand; of several, the seed picks. */
export function voiceLine(
  input: MatterInput,
  text: VoicedText | VoicedLines,
  slots: SentenceSlots = {},
  factIds: readonly string[] = [],
): AnswerLine | null {
  const { language, persona, field, lifePerson } = input
  // `{lord.main}` is the lord of the very house that is asked about.
  const inVoice = text[persona]
  const said: LocalizedText = 'en' in inVoice ? inVoice : input.pick(inVoice, inVoice[0]?.en ?? '')
  const template = said[language].replaceAll('{lord.main', `{lord.${field.main}`)
  const pair = { ...said, [language]: template }
  const line = fillLine(
    input,
    pair,
    {
      matter: matterName(input),
      it: itOf(input),
      main: houseName(field.main, language),
      ...(lifePerson && personSlots(lifePerson, language)),
      ...slots,
    },
    factIds,
  )
  return line && { ...line, text: capitalize(joinCase(fromNowOn(line.text))) }
}

/** A stretch that has begun, in the words that people use for it. */
function fromNowOn(text: string): string {
  return text
    .replace(
      /(?:(?:[Ff]rom|[Bb]etween) )?(?<!\p{L})now (?:to|and|until) (?=\d)/u,
      'from now until ',
    )
    .replace(/अभी (?:से|और) (\d+ \S+ \d+)(?: के बीच| तक)/u, 'अभी से $1 तक')
}
