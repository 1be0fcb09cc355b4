import { isDoerAlone, pronoun } from './hindi-subject.ts'
import { thingBefore } from './hindi-thing.ts'
import { isDevanagari } from './hindi-verb.ts'
import type { FutureVerb } from './hindi-verb.ts'
import { vague, weakWords } from './hindi-words.ts'

/** The words before the verb, with what the question has named before where they name nothing; empty where it has not. */
export function namedThings(
  question: string,
  own: readonly string[],
  verb: FutureVerb,
  stem: string,
): readonly string[] {
  if (inFavour.test(own.join(' ')) && /^(?:हो|आ|ho|aa)$/u.test(stem))
    return [isDevanagari(stem) ? 'फ़ैसला' : 'faisla', ...own]
  if (saysWhat(own, stem)) return own
  return moneyGivenBack(question, own, stem) ?? withThing(question, own, verb, stem)
}

/** Whether something is named that is asked for, or somebody who does it. */
function saysWhat(things: readonly string[], stem: string): boolean {
  const named = things.filter((word) => !weakWords.test(word))
  // "वह पास हो जाएगी": who it is has been said.
  const isAttained = attained.test(named[0] ?? '') && things.some((word) => pronoun.test(word))
  if (named.length === 1 && isAttained) return true
  // "बच्चे के साथ हो पाएगा" says where or with whom, and not what.
  if (things.length < 4 && /^(?:हो|ho)$/u.test(stem) && caseWord.test(things.at(-1) ?? ''))
    return false
  if (isDoerAlone(things, stem) || pointsOnly(things, stem)) return false
  if (named.length === 0) return ofPeople.test(stem) && things.length > 0
  return named.length > 1 || !vague.test(named[0] ?? '') || ofPeople.test(stem)
}
/** "कानपुर मेरा होगा", "वो शादी में मिलेंगे", "होगा छोड़ना": whose or which it is, and not what. */
function pointsOnly(things: readonly string[], stem: string): boolean {
  const last = things.at(-1) ?? ''
  const isWon = /^(?:jeet|जीत)$/iu.test(things[0] ?? '')
  if (/^(?:हो|ho)$/u.test(stem) && isWhose.test(last) && !isWon) return true
  if (/^(?:मिल|mil)$/u.test(stem) && things.some((word) => pronoun.test(word))) return true
  return /^.{2,}(?:ना|na)$/iu.test(things[0] ?? '') && things.length < 4
}
/** "चली जाएगी" is lost; who asks or a country tells that somebody goes there. */
export function mayGo(things: readonly string[], verb: FutureVerb): boolean {
  const last = things.at(-1) ?? ''
  if (/^(?:चल[ाीे]|chal[aie])$/iu.test(last)) return true
  if (/^(?:चुन[ाी]|भेज[ाी]|निकाल[ाी]|पकड़[ाी]|chun[ai]|bhej[ai]|nikal[ai]|pakd[ai])$/iu.test(last))
    return false
  return verb.isAskers || things.some((word) => abroad.test(word))
}
const abroad =
  /^(?:विदेश|कनाडा|दुबई|अमेरिका|ऑस्ट्रेलिया|जर्मनी|लंदन|सऊदी|कुवैत|videsh|abroad|canada|dubai|america|usa|us|uk|london|australia|germany|saudi|kuwait|qatar|oman|gulf|japan)$/iu

/** "हमारे हक़ में होगा": the judgment. */
const inFavour = /^(?:\S+ )?(?:हक|हक़|पक्ष|hak|haq|paksh|favour|favor) (?:में|मे|mein|me|m)$/iu

/** "Jis dost ko paise diye, wo wapas karega kya": the money. */
function moneyGivenBack(question: string, own: readonly string[], stem: string): string[] | null {
  const isBack = own.some((word) => /^(?:वापस|wapas|wapis|vapas)$/iu.test(word))
  if (!isBack || !/^(?:कर|दे|लौटा|kar|de|lauta)$/u.test(stem)) return null
  if (own.length > 2) return null
  const money = /(?<![\p{L}\p{M}])(?:पैस[ाे]|paisa|paise|pese|pesa)(?![\p{L}\p{M}])/iu.test(question)
  return money ? [...own.slice(0, -1), isDevanagari(stem) ? 'पैसे' : 'paise', ...own.slice(-1)] : null
}

/** Where the clause itself names nothing: what the question has named before it, "वापस" with it. */
function withThing(
  question: string,
  own: readonly string[],
  verb: FutureVerb,
  stem: string,
): readonly string[] {
  const thing = thingBefore(question, verb, stem)
  const whose = own.filter((word) => isWhose.test(word))
  const kept = own.filter((word) => !isPointer.test(word) && !isWhose.test(word))
  return thing.length > 0 && kept.every((word) => vague.test(word) || weakWords.test(word))
    ? [
        ...(whose.length > 0 ? whose : thing.slice(0, -1)),
        ...kept.filter((word) => isNext.test(word)),
        ...thing.slice(-1),
        ...kept.filter((word) => !isNext.test(word)),
      ]
    : []
}
const attained = /^(?:पास|सफल|सेलेक्ट|pass|safal|select|selected|clear)$/iu
const isNext = /^(?:अगली|अगला|दूसरी|दूसरा|नई|नया|agli|agla|dusri|dusra|doosri|doosra|nayi|naya)$/iu
const isWhose = /^(?:(?:un|us|in|is|mer|hamar|humar)k?[aie]|[उइ]न?स?क[ाीे]|मेर[ाीे]|हमार[ाीे])$/iu
const isPointer = /^(?:वो|वह|wo|woh|vo|voh|ye|yeh|यह|ये)$/iu
const caseWord = /^(?:में|मे|mein|me|से|se|पर|par|pe|को|ko|साथ|saath|sath|पास|paas|pas|लिए|liye)$/iu
/** Verbs of people that say by themselves what is hoped of them. */
const ofPeople =
  /^(?:मान|लौटा|लौट|सुधर|बदल|भेज|बुला|अपना|निभ|जम|पट|nibh|jam|pat|maan|lauta|laut|sudhar|badal|bhej|bula|apna|unblock)$/u
