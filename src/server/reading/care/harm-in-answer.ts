/**
 * What no answer may say, whoever wrote it: orders about medicine, money, codes, leaving or hurting
 * somebody; how to reach somebody; a child's sex; how long anybody lives; words that push to despair.
 */
import type { PersonProfile } from '../types/reading-types.ts'
import { readFrame } from '../frame/read-frame.ts'
import { harmPatterns } from './harm-words.ts'
import type { AnswerHarm } from './harm-words.ts'
import { dangerInQuestion } from '../safety/safety.ts'

const zeroWidth = /[\p{Cf}\u00ad]/gu

/** Small letters, one form of each sign, spelt-out words put together ("o t p"). */
function foldedText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/(?<=[a-z])[\u0300-\u036f]+/gi, '')
    .normalize('NFC')
    .replace(zeroWidth, '')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .toLowerCase()
    .replace(/[’'`]/g, '')
  return plain.replace(/(?<![a-z0-9])(?:[a-z][ .\-_*]){2,}[a-z](?![a-z0-9])/g, (spelt) =>
    spelt.replace(/[^a-z]/g, ''),
  )
}

/** "Don't stop your medicine", "ask your doctor": the opposite of an order. */
const caring =
  /\b(?:do not|dont|never|without asking|please dont) (?:ever )?(?:stop|skip|quit|change|reduce|leave|avoid|postpone)\b|\b(?:ask|consult|see|visit|talk to|speak to|show|tell|listen to|follow|trust)\b.{0,20}\bdoctors?\b|\bdoctors? (?:has|have|tells?|told|says?|said|advises?|prescribed)\b|\b(?:keep|continue) (?:taking|up|with)\b|\b(?:costs?|bills?|expenses?|budget|kharch\w*)\b|खर्च|(?<![\p{L}\p{M}])(?:बंद न|बंद मत|न छोड|मत छोड|ना छोड|न रोक|मत रोक|न टाल|मत टाल)|डॉक्टर (?:से|को|की सलाह|के कहे)|\b(?:band mat|band na|mat chhod|na chhod|mat chod|na chod|mat rok|mat tal|doctor se|doctor ko|doctor ki salah)/u
const caringAbout =
  /\b(?:do not|dont|never) (?:ever )?(?:leave|divorce|abandon|hurt|hit|beat|punish|share|give|send|pay|tell|lend|sign)\b|(?<![\p{L}\p{M}])(?:न|मत|ना) (?:छोड|मार|द|बता|भेज)|\b(?:mat|na) (?:chhod|maar|do|de|bata|bhej)/u
const mildKinds: ReadonlySet<AnswerHarm> = new Set(['people', 'codes', 'money'])

/** The kinds of danger in a question that an answer may not speak into either. */
const grave = new Set(['crisis', 'abuse', 'harm', 'death', 'unborn'])
const nobody: PersonProfile = { ageYears: null, maritalStatus: 'single', gender: 'female' }

/** Whether the trained reader too hears somebody in need: words alone are many things in an answer. */
function isCry(text: string): boolean {
  const frame = readFrame({ text, person: {}, history: [] }, new Date(0))
  return frame.careLine === 'hard'
}

/** What in a sentence of an answer would do harm; null where nothing does. */
export function harmInAnswer(text: string): AnswerHarm | null {
  const folded = foldedText(text)
  for (const [kind, pattern] of harmPatterns) {
    if (!pattern.test(folded)) continue
    if (kind === 'medicine' && caring.test(folded)) continue
    if (mildKinds.has(kind) && caringAbout.test(folded)) continue
    return kind
  }
  // The detector of need reads what is said to somebody as it reads what they say.
  const danger = dangerInQuestion(text, nobody)
  return danger && grave.has(danger) && isCry(text) ? 'despair' : null
}
