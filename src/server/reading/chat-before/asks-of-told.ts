import { isOneOf, only, paid, sameMatter, wordsOf } from './follow-up-frame.ts'
import { isLifeMatter } from '../matters/matters.ts'
import type { GrahaName } from '../frame/rules/grahas.ts'
import { grahasIn } from '../frame/rules/grahas.ts'
import type { Frame } from '../frame/frame.ts'
import { stonesNamed } from '../composer/chart/lines/chart-question.ts'
import type { FrameSubject } from '../types/frame.ts'
import { plainDanger } from '../frame/rules/plain-danger.ts'
import type { TurnBefore } from '../almanac/muhurta-follow-up.ts'
import { metal, remedyTold } from './follow-up-words.ts'
import { beginsAsTold, noName } from '../composer/chart/lines/letters-told.ts'
import * as words from './told-words.ts'

/** What few words ask further of a person, a number, a thing, a dasha or a letter that the chat has told. */

type Settled = Partial<Frame> | null

const mostOfFew = 10
const mostOfMany = 22

/** "Careful of whom", "how many acres at most", "and if mother puts it in her name". */
function ofMatter(frame: Frame, question: string, last: TurnBefore): Settled {
  if (!isLifeMatter(last.frame.topic)) return null
  const isFew = wordsOf(question) <= mostOfFew
  if (isFew && words.ofWhom.test(question) && words.warned.test(last.answer))
    return { ...sameMatter(last), subject: 'self', asks: 'who', followUp: 'of-whom' }
  const isPutIn = isOneOf(['business', 'investment', 'money', 'debt', 'property'], last.frame.topic)
  if (
    isFew &&
    isPutIn &&
    words.howMany.test(question) &&
    words.putsIn.test(question) &&
    !words.comesOut.test(question)
  )
    return { ...sameMatter(last), subject: 'self', asks: 'how-much', followUp: 'how-many' }
  const isOwned = isPutIn || isOneOf(['vehicle'], last.frame.topic)
  const isTold = frame.situation === 'property-in-whose-name'
  if (isOwned && !isTold && wordsOf(question) <= 14 && words.inOtherName.test(question))
    return {
      ...sameMatter(last),
      ...(words.ofPool.test(last.question) && only('investment')),
      subject: 'self',
      asks: 'how',
      followUp: 'other-name',
    }
  return null
}

/** What a remedy asks for is not at hand, or another of its kind is. */
function ofRemedy(question: string, last: TurnBefore): Settled {
  const isTold = isOneOf(['remedy'], last.frame.topic) || remedyTold.test(last.answer)
  if (!isTold || wordsOf(question) > mostOfMany) return null
  const ofRemedies = { ...only('remedy'), ...paid, subject: 'self' } as const
  if (words.anotherOfTheKind.test(question))
    return { ...ofRemedies, asks: 'whether', followUp: 'remedy-any' }
  const grahas: GrahaName[] = grahasIn(`${last.question} ${last.answer}`)
  const isAsked = words.askedBeside.test(question) || question.includes('?')
  return grahas.length > 0 && isAsked && words.notAtHand.test(question)
    ? { ...ofRemedies, asks: 'advice', grahas, followUp: 'remedy-other' }
    : null
}

function ofStone(question: string, last: TurnBefore): Settled {
  const isAsked = words.whichHand.test(question) && !metal.test(question)
  if (wordsOf(question) > mostOfFew || !isAsked) return null
  const graha = [question, last.answer, last.question]
    .map((text) => stonesNamed(text).at(-1))
    .find((one) => one !== undefined)
  return graha
    ? {
        ...only('gemstone'),
        ...paid,
        asks: 'which',
        subject: 'self',
        grahas: [graha],
        followUp: 'stone-hand',
      }
    : null
}

/** What comes after the dasha that was told, and a graha's dasha of which somebody else has spoken. */
function ofDasha(frame: Frame, question: string, last: TurnBefore): Settled {
  if (last.frame.topic !== 'dasha') return null
  if (words.nextOne.test(question) && wordsOf(question) <= 12)
    return {
      ...only('dasha'),
      ...paid,
      asks: 'what',
      subject: 'self',
      grahas: [],
      followUp: 'dasha-next',
    }
  const isHearsay = frame.subject !== 'self' && words.saidByOther.test(question)
  return isHearsay && frame.topic === 'dasha' && frame.grahas.length > 0
    ? { ...paid, subject: 'self' }
    : null
}

/** Which of the letters that were told. */
function ofLetter(frame: Frame, question: string, last: TurnBefore): Settled {
  if (last.frame.topic !== 'name-letter' || frame.topic !== 'name-letter') return null
  const letter = words.letterNamed.exec(question)?.[1]
  const isTold = frame.options.some((option) => beginsAsTold(option, last.answer))
  const isAsked =
    (frame.options.length === 2 && isTold) ||
    (letter !== undefined && beginsAsTold(letter, last.answer)) ||
    noName.test(question)
  return isAsked ? { charge: false, isSure: true, followUp: 'letter-told' } : null
}

const ofPeople: ReadonlySet<FrameSubject> = new Set<FrameSubject>([
  'spouse',
  'child',
  'parent',
  'sibling',
  'relative',
])

/** "Love or parents' choice", "and money wise?": of whoever was spoken of. */
function ofPerson(frame: Frame, question: string, last: TurnBefore): Settled {
  const isFew = wordsOf(question) <= mostOfFew
  if (!isFew || frame.subject !== 'self') return null
  if (last.frame.topic === 'year-ahead' && frame.topic === 'year-ahead') {
    const named = words.others.filter(([, pattern]) => pattern.test(question))
    return named[0] && named.length === 1 ? { subject: named[0][0] } : null
  }
  if (!ofPeople.has(last.frame.subject) || words.ofOneself.test(question)) return null
  if (isOneOf(['marriage', 'love'], last.frame.topic) && words.loveOrArranged.test(question))
    return {
      ...sameMatter(last),
      asks: 'whether',
      situation: 'love-or-arranged',
      askedCase: 'own-or-family',
    }
  const side = words.sides.find(([, pattern]) => pattern.test(question))
  return last.frame.topic === 'year-ahead' && side && wordsOf(question) <= 6
    ? { ...only(side[0]), ...paid, subject: last.frame.subject, asks: 'how' }
    : null
}

/** What few words ask further of what was told; null where they ask for something else. */
export function askedOfTold(frame: Frame, question: string, last: TurnBefore): Settled {
  const isThanks =
    words.cameTrue.test(question) &&
    words.givesThanks.test(question) &&
    !question.includes('?') &&
    !words.doubtsIt.test(question)
  if (isThanks)
    return { ...only('thanks'), charge: false, isSure: true, options: [], subject: 'none' }
  if (words.lastTimeToo.test(question) && isLifeMatter(last.frame.topic))
    return {
      ...only('trust'),
      charge: false,
      isSure: true,
      options: [],
      subject: 'none',
      asks: 'whether',
    }
  return (
    ofMatter(frame, question, last) ??
    ofRemedy(question, last) ??
    ofStone(question, last) ??
    ofDasha(frame, question, last) ??
    ofLetter(frame, question, last) ??
    ofPerson(frame, question, last)
  )
}

/** Whether a reading of need is only of the thing that a remedy asks for and that is not at hand. */
export function lacksOnlyAThing(question: string, last: TurnBefore): boolean {
  return plainDanger(question) === null && ofRemedy(question, last)?.followUp === 'remedy-other'
}
