import { hindiStems } from '../choice/hindi-words.ts'
import { askingClause } from './asking-clause.ts'
import { hindiClause } from './hindi-clause.ts'
import { outcomeMeant } from './hindi-outcomes.ts'
import { dialectVerb, futureVerb, isDevanagari, modalOf, wishOf } from './hindi-verb.ts'
import type { FutureVerb } from './hindi-verb.ts'
import { compound, dated, hindiTimes, notHoped, past, stems, toAsker } from './hindi-words.ts'
import { mayGo, namedThings } from './hindi-named.ts'
import { subjectFor } from './hindi-subject.ts'

/** What a Hindi question asks for, in either script, as sentences of ours take it. */
export interface HindiRestatement {
  /** "आपकी नौकरी लगे". */
  wish: string
  /** "आपकी नौकरी लग सकती है"; null where the gender is not told. */
  can: string | null
  /** "आपके दरोगा बनने", where it is the asker who acts: no verb then tells a gender. */
  being: string | null
  /** Whether it is feared, so that a favourable chart speaks against it. */
  isFeared: boolean
}

const asks = (isDialect: boolean): { test: (text: string) => boolean } => ({
  test: (text) =>
    yogaWord.test(text) ||
    text.split(/[^\p{L}\p{M}]+/u).some((word) => futureVerb(word) !== null) ||
    (isDialect &&
      text
        .split(/\s+/u)
        .slice(-2)
        .some((word) => dialectVerb(word) !== null)),
})

const yogaWord = /(?:योग|चांस|yog|chance)(?![\p{L}\p{M}])/iu
const yoga =
  /^(.+?) (?:का|के|की|ka|ke|ki) (?:योग|संभावना|सम्भावना|चांस|yog|yoga|chance|chances|sambhavna)(?: (?:है|हैं|बन रहा है|hai|h|hain|ban raha hai))*$/iu
/** "तलाक के बाद …": when, and not what. */
const afterwards =
  /(?<=^|\s)(?:\S+\s(?:के|ke)\s(?=\S+(?:ने|ne)\s))?\S+\s(?:के|ke)\s(?:बाद|baad|bad)\s/iu
/** What somebody else has said. */
const speech =
  /(?<![\p{L}\p{M}])(?:bol(?:a|i|e|ti|ta|te)?|keh(?:a|ti|ta|te)?|kah(?:a|ti|ta|te)|बोल[ाीे]?|बोलत[ीाे]|कहा|कहत[ीाे])(?![\p{L}\p{M}])/iu
/** Of what else is the yoga. */
const inChart =
  /\s*(?:(?:मेरी|मेरे|हमारी|meri|mere|hamari) )?(?:कुंडली|कुण्डली|पत्री|जन्मपत्री|भाग्य|नसीब|kundli|kundali|patri|bhagya|naseeb) (?:में|मे|mein|me|m)(?= |$)\s*/giu
const plain = /^[\p{L}\p{M}\p{N}.' -]+$/u
const mostWords = 11
/** "मिली का", "ho jaai ki na": how Bhojpuri asks. */
const dialectEnd = /(?:ी|ई|i)\s+(?:का|ka|कि ना|कि न|ki na|ki nahi|कि नाहीं|na|ना)\s*[?।.]*$/iu

/** "विदेश जाने का योग है": that it may be, विदेश जाना हो. */
function ofYoga(clause: string): HindiRestatement | null {
  const thing = yoga.exec(clause.replace(inChart, ' ').trim())?.[1]?.replace(/^(?:koi|कोई) /iu, '')
  if (!thing) return null
  const words = thing.split(' ')
  if (!isOneThing(words) || outcomeMeant(thing, false) !== 'hoped') return null
  const named = toAsker(words).join(' ')
  const [of, can, may] = isDevanagari(named)
    ? ['का रास्ता', 'बन सकता है', 'बने']
    : ['ka raasta', 'ban sakta hai', 'bane']
  return {
    wish: `${named} ${of} ${may}`,
    can: `${named} ${of} ${can}`,
    being: null,
    isFeared: false,
  }
}

const postposition = /^(?:me|mein|में|का|की|के|को|से|पर|ka|ki|ke|ko|se|par|pe|पे|bhi|भी) /iu

/** "Dhundu", "करूँ": an act of the asker's is weighed beside. */
const ownDeed =
  /(?:ूँ|ूं|ऊँ|ऊं)$|^(?:kar|kr|l|d|dhund|rakh|chhod|chod|bech|ja|rah|reh|khol|ruk|bata|laga|mang|mil|bol|le l|de d)(?:u|un|oon)$/iu

/** Whether the words say one thing, and are of no other kind of question. */
function isOneThing(words: readonly string[]): boolean {
  if (
    words.some(
      (word) => ownDeed.test(word) || (word.endsWith('ें') && hindiStems.has(word.slice(0, -2))),
    )
  )
    return false
  const told = words.join(' ')
  const endsOpen =
    /(?<![\p{L}\p{M}])(?:(?:का|की|के|ka|ki|ke|aur|और)$|(?:aur|और) (?:mer|hamar|hmar|मेर|हमार))/iu.test(
      told,
    )
  const isCut =
    endsOpen ||
    (told !== '' && postposition.test(`${told} `)) ||
    words.some((word) => futureVerb(word))
  return !isCut && ![compound, past, dated].some((pattern) => pattern.test(told))
}

/** Verbs that lend the verb before them an end or an ability: "मिल जाएगी", "कर पाऊँगा", "दे देंगे". */
const helpers = /^(?:जा|दे|ले|पा|सक|ja|de|le|paa|sak)$/u
const isStem = (word: string): boolean => stems.test(word) || hindiStems.has(word.toLowerCase())

/** The verb with the stem before it: "मिल" of "मिल जाएगी". */
function verbGroup(before: readonly string[], verb: FutureVerb) {
  const last = before.at(-1) ?? ''
  const isTaken = /^(?:जा|ja)$/u.test(verb.stem) && /^(?:ले|le)$/iu.test(last)
  const isHelped = helpers.test(verb.stem) && isStem(last) && !isTaken
  if (!isHelped) return { things: [...before], stem: verb.stem, wish: wishOf(verb) }
  const things = before.slice(0, -1)
  const isAble = /^(?:पा|सक|paa|sak)$/u.test(verb.stem)
  const helped = latinStem(last)
  const wish = isAble ? wishOf({ ...verb, stem: helped }) : `${helped} ${wishOf(verb)}`
  return { things, stem: helped, wish }
}

const respelled: Readonly<Record<string, string>> = {
  kr: 'kar',
  nikl: 'nikal',
  sudhr: 'sudhar',
  bn: 'ban',
  mil: 'mil',
  aa: 'aa',
  a: 'aa',
  man: 'maan',
  lg: 'lag',
}
const latinStem = (stem: string): string => respelled[stem.toLowerCase()] ?? stem

/** "आपके दरोगा बनने", "aapke daroga banne". */
function beingOf(told: readonly string[], stem: string): string {
  const isDeva = isDevanagari(stem)
  const rest = told.filter((word) => !/^(?:आप|aap)$/u.test(word))
  const short = stem.replace(/^paa$/u, 'pa')
  return [isDeva ? 'आपके' : 'aapke', ...rest, isDeva ? `${stem}ने` : `${short}ne`].join(' ')
}

/**
 * A Hindi question, in either script, for whether or when something will come, said again: "मेरी नौकरी कब लगेगी" is
 * "आपकी नौकरी लगे" and "आपकी नौकरी लग सकती है". Null where it asks otherwise or is not plain.
 */
export function restateHindi(question: string): HindiRestatement | null {
  const isDialect = dialectEnd.test(question)
  // A picture ends a sentence as a full stop does.
  const said = question
    .replaceAll(/\p{Extended_Pictographic}+/gu, '. ')
    .replace(/(?:कब|kab|kb) (?:से|se)(?![\p{L}\p{M}])/iu, '')
    .replaceAll(
      /(?<!\p{L})(?:k[au]bb+|kbb|kub|(?:1st|2nd|3rd|\dth) (?:time|baar|bar|attempt))(?!\p{L})/giu,
      '',
    )
  const clause = askingClause(said, asks(isDialect))
    ?.replaceAll(hindiTimes, ' ')
    .replace(afterwards, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (!clause || !plain.test(clause)) return null
  const byYoga = ofYoga(clause)
  if (byYoga) return byYoga
  const parts = hindiClause(clause, isDialect)
  if (!parts || parts.before.length > mostWords) return null
  const { things: own, stem, wish } = verbGroup(parts.before, parts.verb)
  // Whoever has done something belongs to what is told before.
  if (own.some((word) => /^(?:ने|ne)$/iu.test(word))) return null
  // "Party ke paas kab aayega": what comes was told before.
  if (/^(?:\S+ )?(?:\S+ )(?:के|ke) (?:पास|paas|pas)$/iu.test(own.join(' '))) return null
  if (notHoped.test(stem) || !isOneThing(own)) return null
  const things = namedThings(question, own, parts.verb, stem)
  if (things.length === 0) return null
  // "नौकरी जाएगी" is lost, "घर जाएगा" goes: a bare "will go" is neither.
  if (/^(?:जा|ja)$/u.test(stem) && !mayGo(own, parts.verb)) return null
  // "नहीं रुकूँगा" is no question, and "वह बोली थी कि लौट आऊँगी" is what another said.
  if (parts.verb.isAskers && (parts.isDenied || speech.test(question))) return null
  const meant = outcomeMeant([...things, ...wish.split(' '), stem].join(' '), parts.isDenied)
  if (!meant) return null
  const { verb } = parts
  const told = subjectFor({ things: toAsker(things), stem, verb })
  const modal = verb.isAskers ? null : modalOf({ ...verb, stem })
  return {
    wish: [...told, wish].join(' '),
    can: modal && [...told, stem, modal].join(' '),
    being: verb.isAskers ? beingOf(told, stem) : null,
    isFeared: meant === 'feared',
  }
}
