import { dangerInQuestion } from '../safety/safety.ts'
import { cardsForMen, cardsForMinors } from '../../../words/reading/care/cards-by-asker.ts'
import { cardsInDanger } from '../../../words/reading/care/cards-in-danger.ts'
import { cardsOfCase } from '../../../words/reading/care/cards-of-case.ts'
import { cardsOfKin } from '../../../words/reading/care/cards-of-kin.ts'
import { cardsOfWorry } from '../../../words/reading/care/cards-of-worry.ts'
import type { CareText } from '../../../words/reading/care/care-text.ts'
import { careOpenings } from '../../../words/reading/care/openings.ts'
import { familyOf } from '../types/frame.ts'
import type { CareKind, FrameTopic } from '../types/frame.ts'
import type { Frame } from '../frame/frame.ts'
import type { FrameForm } from '../frame/rules/form.ts'
import { stageOfChild } from '../frame/care-rules/stated-case.ts'
import { ownAge } from '../frame/rules/own-age.ts'
import { topicInWords } from '../understand/understand.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { isAskedByMan } from './asked-by.ts'
import {
  doesAnotherCarry,
  isHeldAbroad,
  isKinHeldAbroad,
  isLivingAbroad,
  isWeddingNear,
} from './case-of-asker.ts'
import { helpSignsOf } from './help-signs.ts'
import type { HelpSigns } from './help-signs.ts'
import { isCrisisOfAnother, isHarmOfAnother } from './whose-case.ts'

const cards = { ...cardsInDanger, ...cardsOfWorry, ...cardsOfCase, ...cardsOfKin }
/** Each kind of help has a card of its own. */
export type CareCardKind = keyof typeof cards

/** What care is weighed on besides the frame. */
export interface CareInput {
  question: string
  /** Whose chart it is. */
  person: PersonProfile
  /** The form of the question's language, in which the answer comes. */
  form: FrameForm
}

/** Free help that stands instead of a reading. */
export interface CareCard {
  kind: CareCardKind
  text: string
}

const adult = 18
const old = 60

function inForm(text: CareText, form: FrameForm): string {
  return text[form === 'mixed' ? 'hinglish' : form]
}

/** Topics that are not read for somebody under eighteen. */
const romance: ReadonlySet<number> = new Set(
  (['love', 'marriage', 'children'] as const).map(familyOf),
)

/** A wedding of one's own is spoken of, whatever the question was read as. */
const ownWedding =
  /\b(?:meri|mera|mere) (?:\w+ )?(?:shaa?di|sagai|mangni|gauna|byaa?h|vivah|nika+h|rishta|haath peele)\b|\bmy (?:wedding|engagement|marriage|nikah)\b|मेर[ीाे] (?:सगाई|शादी|मंगनी|गौना|ब्याह|विवाह|निकाह|रिश्ता|हाथ पीले)/u

/** The age that counts: what the words state, else what the profile does. */
function ageOf({ question, person }: CareInput): number | null {
  return ownAge(question) ?? (person.isPublicFigure ? null : person.ageYears)
}

function isMinor(input: CareInput): boolean {
  const age = ageOf(input)
  return age !== null && age < adult
}

/** Which of the victims' cards helps: the narrowest that the words show. */
function victimCard(frame: Frame, input: CareInput, signs: HelpSigns): CareCardKind {
  const { concepts, has } = signs
  const isForced = has('sexualForce') || concepts.has('sexual-words')
  const age = ageOf(input)
  const isAged = concepts.has('old-age-care') && (age === null || frame.subject === 'parent')
  const isOld = (age !== null && age >= old) || isAged
  const ofChild = has('child') && !has('inLaws') && !has('ownChildhood')
  const isAnothers = isHarmOfAnother(input.question, frame.subject)
  if (isHeldAbroad(input.question))
    return isKinHeldAbroad(input.question) ? 'heldAbroadOfAnother' : 'heldAbroad'
  if (has('trafficking')) return 'trafficking'
  const isYoung = isMinor(input) || (frame.subject === 'child' && ofChild && !isOld)
  if (has('blackmail') || concepts.has('blackmail')) return 'blackmail'
  if (isMinor(input) && (has('childMarriage') || isWeddingNear(input.question)))
    return 'weddingUnderAge'
  if (has('forcedMarriage')) return 'forcedMarriage'
  if (isYoung || (ofChild && isForced) || has('childInFear')) return 'child'
  if (isAnothers) return 'abuseOfAnother'
  if (isLivingAbroad(input.question)) return 'abuseAbroad'
  if (has('confined') || concepts.has('confinement')) return 'confined'
  if (has('dowry') || concepts.has('dowry')) return 'dowry'
  if (has('stalked') || concepts.has('stalking')) return 'stalked'
  return isOld && !isForced ? 'elder' : 'abuse'
}

/** Whose life it is, and whether what could end it is at hand. */
function crisisCard(frame: Frame, input: CareInput, signs: HelpSigns): CareCardKind {
  if (isCrisisOfAnother(input.question, frame.subject)) return 'crisisOfAnother'
  return signs.has('means') ? 'means' : 'crisis'
}

function deathCard(frame: Frame): CareCardKind {
  return frame.subject === 'self' || frame.subject === 'none' ? 'death' : 'deathOfAnother'
}

function minorCard(frame: Frame, input: CareInput, signs: HelpSigns): CareCardKind {
  if (signs.has('pregnant') || (frame.topic === 'pregnancy' && frame.isSure)) return 'minorPregnant'
  if (signs.has('childMarriage')) return 'forcedMarriage'
  if (isMinor(input) && isWeddingNear(input.question)) return 'weddingUnderAge'
  return signs.has('sexualForce') || signs.has('courtedByGrownUp') ? 'child' : 'minor'
}

/** The card of each kind of care. */
const cardOf: Readonly<
  Record<
    Exclude<CareKind, 'none' | 'legal'>,
    (frame: Frame, input: CareInput, signs: HelpSigns) => CareCardKind
  >
> = {
  crisis: crisisCard,
  'self-harm': crisisCard,
  victim: victimCard,
  minor: minorCard,
  death: deathCard,
  'unborn-sex': (_frame, { question }) =>
    doesAnotherCarry(question) ? 'unbornOfAnother' : 'unborn',
  'harm-others': (frame, _input, signs) =>
    signs.has('pursuing') && familyOf(frame.topic) === familyOf('love') ? 'pursuing' : 'harm',
  illness: () => 'illness',
  pregnancy: () => 'pregnancy',
  'black-magic': () => 'blackMagic',
  market: () => 'market',
  gambling: () => 'gambling',
  caste: () => 'caste',
  sexual: () => 'sexual',
  stalking: (_frame, _input, signs) => (signs.has('stalked') ? 'stalked' : 'pursuing'),
  'fear-sold': () => 'frightened',
}

/** Kinds of care that a reading of a public figure's chart never touches. */
const privateKinds: ReadonlySet<CareKind> = new Set(['death', 'illness', 'pregnancy', 'sexual'])

/** Topics of a public figure's life that are nobody else's business. */
const privateTopics: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'separation',
  'married-life',
  'ex-back',
  'love',
  'legal',
])

/** A public figure’s parting is named in the words, whatever topic they were read as. */
const partingWords = /(?<!\p{L})(?:divorc|talaq|talak|तलाक|affair|अफ़ेयर|अफेयर)/iu

/** Somebody in need comes first, whomever the chat is about. */
const needs: ReadonlySet<CareKind> = new Set([
  'crisis',
  'self-harm',
  'victim',
  'minor',
  'harm-others',
])

function cardKind(frame: Frame, input: CareInput): CareCardKind | null {
  const isInNeed = frame.careLine === 'hard' && needs.has(frame.care)
  if (input.person.isPublicFigure && !isInNeed) {
    const isPrivate =
      privateKinds.has(frame.care) ||
      privateTopics.has(frame.topic) ||
      partingWords.test(input.question) ||
      familyOf(frame.topic) === familyOf('health') ||
      topicInWords(input.question) === 'health' ||
      // However the question is read: divorce, jail and the like are named in it.
      dangerInQuestion(input.question, input.person) === 'famous'
    if (isPrivate) return 'famous'
  }
  const isYoungLove =
    isMinor(input) &&
    ((romance.has(familyOf(frame.topic)) && frame.subject !== 'sibling') ||
      ownWedding.test(input.question.toLowerCase().normalize('NFC')))
  const signs = helpSignsOf(input.question)
  if (isYoungLove && !isInNeed) return minorCard(frame, input, signs)
  if (!isInNeed && frame.topic !== 'past' && signs.has('abortion')) return 'abortion'
  if (signs.has('treatment') && !isInNeed) return 'illness'
  if (frame.careLine !== 'hard' || frame.care === 'none' || frame.care === 'legal') return null
  return cardOf[frame.care](frame, input, signs)
}

const forMen: Partial<Record<CareCardKind, CareText>> = cardsForMen
const forMinors: Partial<Record<CareCardKind, CareText>> = cardsForMinors

/** The card that names the helplines of whoever asks. */
function cardFor(kind: CareCardKind, input: CareInput): CareText {
  const ofMinor = isMinor(input) ? forMinors[kind] : undefined
  const ofMan = isAskedByMan(input.question, input.person) ? forMen[kind] : undefined
  return ofMinor ?? ofMan ?? cards[kind]
}

/**
 * The help that stands instead of a reading, in the form of the question's language, free of charge; null
 * where the question may be read.
 */
export function careAnswer(frame: Frame, input: CareInput): CareCard | null {
  const kind = cardKind(frame, input)
  return kind ? { kind, text: inForm(cardFor(kind, input), input.form) } : null
}

/** Which line fits: illness and pregnancy are told apart by the stage that is stated. */
function openingOf(
  care: Exclude<CareKind, 'none' | 'legal'>,
  question: string,
): keyof typeof careOpenings {
  if (care === 'self-harm') return 'crisis'
  if (care !== 'illness' && care !== 'pregnancy') return care
  const stage = stageOfChild(question)
  if (care === 'pregnancy' && stage === 'treated') return 'fertility'
  return stage === 'carried' ? 'pregnancy' : care
}

/**
 * The one line with the right number that opens an answer where care is due and a reading may follow, or
 * stands behind it where need is faint (`Frame.isCareFaint`); such an answer is free. Null where none is due, and where `careAnswer` stands instead.
 */
export function careOpening(frame: Frame, input: CareInput): string | null {
  const { care, careLine } = frame
  if (careLine !== 'soft' || care === 'none' || care === 'legal') return null
  if (careAnswer(frame, input)) return null
  return inForm(careOpenings[openingOf(care, input.question)], input.form)
}
