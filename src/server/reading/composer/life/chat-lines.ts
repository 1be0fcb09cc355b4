import * as said from '../../../../words/reading/chat-follow-ups.ts'
import type { Graha } from '@drishti/jyotish'
import { bestGround, standingOf, worstGround } from '../choice/standing.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'

/** First sentences of follow-ups on a matter that ask of what the chat has told. */

const ofPartners = 7

/** Why a partnership was advised against, by the lord of the seventh house. */
function partnerLine(input: MatterInput): AnswerLine | null {
  const { sheet, language } = input
  const lord = sheet.byId.get(`house.${ofPartners}.lord`)?.value as Graha | undefined
  const standing = lord ? standingOf(lord, input) : null
  if (!lord || !standing) return voiceLine(input, said.notPartnerPlain)
  const against = worstGround(standing, input)
  const why = against ?? bestGround(standing, input)
  if (!why) return voiceLine(input, said.notPartnerPlain)
  return voiceLine(
    input,
    against ? said.notPartner : said.notPartnerThough,
    { graha: grahaInSentence(lord, language), why: why.text },
    [`house.${ofPartners}.lord`, ...why.factIds],
  )
}

/** The first sentence by what the follow-up asks; null where it is none of these. */
export function chatLine(input: MatterInput): AnswerLine | null {
  switch (input.frame.followUp) {
    case 'blameless':
      return voiceLine(input, said.blameless)
    case 'not-partner':
      return partnerLine(input)
    case 'first-time':
      return voiceLine(input, said.firstTime)
    case 'later-time':
      return voiceLine(input, said.laterTime)
    case 'not-yet':
      return voiceLine(input, said.notYet)
    default:
      return null
  }
}
