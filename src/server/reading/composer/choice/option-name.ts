/**
 * What an option is called in a sentence of ours, from the asker's own words: "nikal lu" is nikalna,
 * "ask for team change" asking for team change, "लोन से" लोन.
 */

import {
  familysMatch,
  familysMatchOblique,
} from '../../../../words/reading/choices/option-words.ts'
import { englishOptionName } from './english-option-name.ts'
import { hindiOptionName } from './hindi-option-name.ts'
import type { OptionName } from './hindi-option-name.ts'

/** Words of a question that no name of an option has. */
const ofQuestion =
  /(?<!\p{L})(?:will|would|should|is|are|was|what|when|how|why|he|she|they|able|any|least|sakta|sakte|sakti|chahiye|kabhi|kahan|kaha|kab|kaise|kyon|kyu|kis|kiske|किस|किसके|सकता|सकते|सकती|चाहिए|कभी|कहां|कहाँ|क्यों|कब|कैसे)(?!\p{L}|\p{M})/iu
/** What only tells how things are is no option. */
const unfinished = /(?:^|\s)(?:hua|hui|raha|rahi|rha|rhi|हुआ|हुई|रहा|रही)$/iu
const mostLetters = 64
/** A person that is only pointed at, a trouble or a helping verb is no option. */
const noOption =
  /(?<!\p{L})(?:problem|issue|dikkat|pareshani|samasya|दिक्कत|दिक़्क़त|परेशानी|समस्या)(?!\p{L}|\p{M})|^(?:(?:koi|kuch|कोई|कुछ|any|some) (?:aur |और |other )?(?:rasta|raasta|upay|tarika|way|रास्ता|उपाय|तरीका|तरीक़ा)|(?:you|your|him|her|them|it|this|that|aap|aapki|aapka|(?:us|is|un|in)k[aei]|(?:उस|इस|उन|इन)क[ाेी]|usse|use|usko|unse|isse|isko|wo|woh|ye|yeh|आपका|आपकी|उससे|उसे|उसको|उनसे|इससे|इसे|वो|वह|ये|यह|है|हैं|hai|hain|aapke liye|mere liye|आपके लिए|मेरे लिए|for (?:me|you)|both|dono|दोनों|more|something else|aur kuch|kuch aur|कुछ और)$|(?:have|be|been|being)\s)/iu

const byFamily =
  /(?<!\p{L})(?:ghar\s?wal\p{L}*|gharwal\p{L}*|parents|family|mummy papa|maa baap|घरवाल\p{L}*\p{M}*|घर वाल\p{L}*\p{M}*|माता[- ]पिता|मम्मी पापा)(?!\p{L}|\p{M})/iu
const ofMatch =
  /(?<!\p{L})(?:ladk\p{L}+|larka|rishta|boy|girl|match|proposal|choice|pasand|लड़क\p{M}*|रिश्त\p{M}*|पसंद)(?!\p{L}|\p{M})/iu

/** An option by a name that can stand in a sentence of that language; null where its words make none. */
export function optionName(option: string, language: 'en' | 'hi'): OptionName | null {
  const raw = option
    .replaceAll(/["“”'()]+(?=\s|$)|(?<=^|\s)["“”'()]+/g, '')
    .replace(/^[\s,:;.–-]+|[\s,:;.?!।–-]+$/gu, '')
    .trim()
  if (!raw) return null
  if (byFamily.test(raw) && ofMatch.test(raw)) {
    const text = familysMatch[language]
    return { text, oblique: language === 'hi' ? familysMatchOblique : text }
  }
  const name = language === 'en' ? plainName(englishOptionName(raw)) : hindiOptionName(raw)
  const isPlain = name && /^[\p{L}\p{M}\p{N} &’'./+%₹-]+$/u.test(name.text)
  if (!name || !isPlain || name.text.length > mostLetters) return null
  if (unfinished.test(name.text) || ofQuestion.test(name.text) || noOption.test(name.text))
    return null
  return name
}

const plainName = (text: string | null): OptionName | null =>
  text ? { text, oblique: text } : null
