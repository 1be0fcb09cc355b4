import { houseName } from '@drishti/jyotish'
import * as said from '../../../../words/reading/in-chat/further-follow-ups.ts'
import * as people from '../../../../words/reading/in-chat/further-people.ts'
import * as things from '../../../../words/reading/in-chat/further-things.ts'
import { peopleIn, personOf, personWords } from '../../matters/person.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { windowDates } from '../matter/window-dates.ts'
import { heldLine } from './held-lines.ts'
import { anyAdviceAt } from './matter-advice.ts'
import { reasonsOfDirection } from './reasons.ts'
import { withLead } from './reason-steps.ts'

/** First sentences of follow-ups that ask further of a matter: and if not, what till then, why yes, with whom. */

/** The stretch behind the one that was told, or that it is only put off. */
function ifNotLine(input: MatterInput): AnswerLine | null {
  const [next] = input.judgement.windows
  return next
    ? voiceLine(input, said.ifNotDated, windowDates(input, next), next.factIds)
    : voiceLine(input, said.ifNot)
}

/** One thing to do, as what is done until then. */
function tillThenLine(input: MatterInput): AnswerLine | null {
  const advice = anyAdviceAt(0)(input)
  if (!advice) return null
  const [first = ''] = advice.text
  const isName = /^(?:I|RERA|[A-Z]{2})/u.test(advice.text)
  const text = isName ? advice.text : first.toLowerCase() + advice.text.slice(1)
  const line = voiceLine(input, said.tillThen, { advice: text })
  return line && { ...line, isStep: true }
}

/** What speaks for the matter; how it stands where nothing does. */
function whyYesLine(input: MatterInput): AnswerLine | null {
  const [reason] = reasonsOfDirection(input, 'favourable')
  if (!reason) return null
  return withLead(reason.line, said.whyYes[input.persona][input.language])
}

/** Until the time for the matter begins. */
function howLongLine(input: MatterInput): AnswerLine | null {
  const [window] = input.judgement.windows
  return window && Date.parse(window.fromUtc) > input.sheet.at.getTime()
    ? voiceLine(input, said.howLongDated, windowDates(input, window), window.factIds)
    : voiceLine(input, said.howLong)
}

/** With whom there is tension, by the house of Mars. */
function withWhomLine(input: MatterInput): AnswerLine | null {
  const { sheet, language } = input
  const house = sheet.chart.timeKnown ? houseOfGraha('mars', sheet) : null
  const who = house ? people.peopleAtHome[house - 1] : undefined
  if (!house || !who) return voiceLine(input, people.withWhomPlain)
  const slots = { who: who[language], house: houseName(house, language) }
  return voiceLine(input, people.withWhom, slots, ['mars.house'])
}

const ofChild =
  /(?<![\p{L}\p{M}])(?:her|his|their|uske|uski|unke|unki|iske|iski|bachch?on? ke|उसके|उसकी|उनके|उनकी|इसके|इसकी) (?:papa|father|dad|daddy|mummy|mother|mom|maa|pita|पापा|पिता|मम्मी|माँ|मां)(?![\p{L}\p{M}])/iu

/** Somebody close who wants it otherwise, by the name that the question gives. */
function otherWishLine(input: MatterInput): AnswerLine | null {
  const [person] = peopleIn(input.question)
  // "Her papa", of a daughter, is the asker's own husband.
  const isOtherParent = person?.subject === 'parent' && ofChild.test(input.question)
  const spouse = input.person.gender === 'female' ? 'husband' : 'wife'
  const key = isOtherParent ? spouse : person && personOf(person.subject, input.question)
  // Whoever is told to talk to them hears "अपने".
  const who =
    key &&
    personWords[key].name[input.language].replace(/^आपके /u, 'अपने ').replace(/^आपकी /u, 'अपनी ')
  return who ? voiceLine(input, people.otherWish, { who }) : null
}

/** The first sentence by what the follow-up asks further; null where it is none of these. */
export function furtherLine(input: MatterInput): AnswerLine | null {
  const { direction } = input.judgement
  switch (input.frame.followUp) {
    case 'if-not':
      return ifNotLine(input)
    case 'till-then':
      return tillThenLine(input)
    case 'why-yes':
      return whyYesLine(input)
    case 'whole-or-part':
      return voiceLine(input, said.wholeOrPart[direction])
    case 'attempts':
      return voiceLine(input, said.attempts[direction])
    case 'with-whom':
      return withWhomLine(input)
    case 'whose-fault':
      return voiceLine(input, people.notYourFault)
    case 'he-or-me':
      return voiceLine(input, people.heOrMe[direction])
    case 'other-wish':
      return otherWishLine(input)
    case 'which-part':
      return voiceLine(input, things.whichPart)
    case 'with-family':
      return voiceLine(input, things.withFamily[direction])
    case 'age-gap':
      return voiceLine(input, things.ageGap)
    case 'price':
      return voiceLine(input, things.price[direction])
    case 'how-long':
      return howLongLine(input)
    case 'too-long':
      return voiceLine(input, said.tooLong)
    case 'whose-side':
      return voiceLine(input, people.whoseSide[direction])
    case 'both':
      return voiceLine(input, things.bothOfThem)
    case 'which-organ':
      return voiceLine(input, things.whichOrgan)
    case 'what-to-say':
      return voiceLine(input, things.whatToSay)
    default:
      return heldLine(input)
  }
}
