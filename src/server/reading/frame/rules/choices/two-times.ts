import { namesTreatment } from './treatment.ts'
import { advisedTimes } from './advised-times.ts'
import { monthsIn, namedTimeIn, withoutTimes } from './named-times.ts'
import type { NamedTime } from './named-times.ts'

/** Two times between which the asker chooses, the earlier first. */
export interface TwoTimes {
  earlier: NamedTime
  later: NamedTime
  /** The question names a last date. */
  hasDeadline: boolean
}

const connective =
  /\s*[,.]?\s+(?:or|ya|yaa|या|अथवा|vs\.?|versus)\s+(?:phir\s+|fir\s+|फिर\s+|else\s+|shall\s+|should\s+)?/iu
const kiAfterDeed =
  /(?<=(?<![\p{L}\p{M}])[\p{L}\p{M}]*(?:[^aeiou\W]u|un|aun|oon|aye|aaye|ein|lu|du|le|jau|ूं|ूँ|ऊं|ऊँ|ें|एं|एँ|लू|दू))\s+(?:ki|कि|की)\s+/iu
/** Words beside a time that name nothing else: a deed already named, and the question itself. */
const bare =
  /^(?:(?:i|we|it|this|that|to|till|until|for|in|on|at|the|a|an|is|be|do|does|done|get|go|take|buy|sell|keep|start|give|make|only|itself|tak|तक|let|next|this|is|iss|isi|agle|agli|इस|इसी|अगले|अगली|saal|sal|साल|mahine|महीने|another|few|couple|of|two|three|six|ek|एक|one|new|नए|makar|मकर|then|when|which|one|what|better|best|good|right|will|would|should|shall|can|us|me|my|our|more|some|little|bit|sir|please|pls|ji|guruji|my|chart|suits?|wait|postpone|later|gap|rest|body|aaram|aram|sharir|शरीर|आराम|मे|hold|time|months?|year|and|too|also|him|her|them|from|during|season|end|start|starting|week|first|second|last|half|as|per|planets|stars|comes?|over|cut|sold|se|ka|ki|ke|ko|k|kab|me|mein|mai|par|pe|hi|bhi|to|toh|kar\p{L}*|kr\p{L}*|kara\p{L}*|karwa\p{L}*|le|lu|lun|lena|de|du|dun|dena|rakh\p{L}*|ho|hoga|rahega|rahegi|theek|thik|sahi|behtar|accha|acha|achha|shubh|kya|kaun|kaunsa|konsa|konsi|sa|si|jau|jaun|jaye|jao|aur|thoda|kuch|baad|bad|pehle|hai|h|he|hain|na|mere|liye|mujhe|hum|ham|batao|bataiye|uth\p{L}*|kharid\p{L}*|bech\p{L}*|nikal\p{L}*|shuru|kiya|jaye|dijiye|bataye|main|पे|से|का|की|के|को|में|पर|ही|भी|तो|कर[\p{L}\p{M}]*|करा[\p{L}\p{M}]*|ले[\p{L}\p{M}]*|लूं|लूँ|लू|दें|दे|दूं|दूँ|दू|देना|रख[\p{L}\p{M}]*|हो|होगा|रहेगा|रहेगी|ठीक|सही|बेहतर|अच्छा|शुभ|क्या|कौन|सा|सी|जाऊं|जाऊँ|जाएं|जाएँ|जाए|और|थोड़ा|कुछ|बाद|पहले|है|हैं|मेरे|लिए|मुझे|हम|बताओ|बताइए|उठा[\p{L}\p{M}]*|खरीद[\p{L}\p{M}]*|बेच[\p{L}\p{M}]*|निकल[\p{L}\p{M}]*|शुरू)(?:\s+|$))*$/iu
const dayMs = 86_400_000
/** What a choice stands near to, in words before and behind the word that parts it. */
const near = { left: 12, right: 12 }
/** A deed of two kinds of time, whose other side is not to do it at all. */
const orNot = /^(?:not|no|nahi|nahin|nhi|nai|na|नहीं|नही|ना|न)(?![\p{L}\p{M}])/iu
const deadline =
  /last date|deadline|(?:scheme|offer|discount|sale|rate|booking)[^.?!]{0,30}(?:till|tak|until|end\p{L}*|only)|(?:till|upto|up to|tak|until) \d{1,2}|ans(?:wer)? by|aa?khri (?:date|tareekh|tarikh|din)|aakhiri|अंतिम (?:तिथि|तारीख)|आख़?िरी (?:तारीख|तारीख़|दिन)|ऑफ़?र[^।?!]{0,20}तक/iu
const asksWhich =
  /(?<![\p{L}\p{M}])(?:which|better|kaun ?s[ai]|kons[ai]|kab|behtar|theek|thik|sahi|कौन ?स[ाी]|कब|बेहतर|ठीक|सही)(?![\p{L}\p{M}])/iu
const lastWords = (text: string, count: number): string =>
  text.trim().split(/\s+/).slice(-count).join(' ')
const firstWords = (text: string, count: number): string =>
  text.trim().split(/\s+/).slice(0, count).join(' ')

const timeWords = /(?:20\d\d|\d{1,2}(?:st|nd|rd|th)?)/giu

/** "Wait for my bonus in April": what is waited for. */
const waitedFor =
  /(?<!\p{L})(?:wait\p{L}*|let it (?:go|be)|hold|postpone) (?:for|till|until)(?!\p{L}).*$/iu

/** Whether the words behind "or" name a time and nothing else. */
function isBare(words: string, time: NamedTime, isBesideTime: boolean): boolean {
  if (waitedFor.test(words) && !isBesideTime) return false
  const isEvent = /^after |(?:baad|बाद)$/u.test(time.name.en) || /^after\s/iu.test(words)
  const plain = words
    .replace(waitedFor, ' ')
    .replace(isEvent ? /after .*$|.*(?:ke|k|के) (?:baad|bad|बाद)/iu : /^$/u, ' ')
  const left = withoutTimes(plain)
    .replace(timeWords, ' ')
    .replaceAll(/[^\p{L}\p{M}\s]/gu, ' ')
    .split(/\s+/)
    .filter((each) => each !== '')
    .join(' ')
  return bare.test(left)
}

/** One time named, and the other side only "or not": of a treatment, and so against waiting. */
function orLater(
  left: string,
  right: string,
  whole: string,
  at: Date,
): [NamedTime, NamedTime] | null {
  if (!orNot.test(right) || !namesTreatment(whole)) return null
  const time = namedTimeIn(lastWords(left, near.left), at)
  const wait = namedTimeIn('wait', at)
  return time && wait && !time.isWait ? [time, wait] : null
}

const nextOne = /(?<![\p{L}\p{M}])(?:next|agle|अगले)(?![\p{L}\p{M}])/iu

/** "This June or next June": the month a year behind; null for a time that names no year. */
function yearLater(time: NamedTime): NamedTime | null {
  const year = /20\d\d/.exec(time.name.en)?.[0]
  if (!year) return null
  const named = (name: string): string => name.replace(year, String(Number(year) + 1))
  const name = { en: named(time.name.en), hi: named(time.name.hi) }
  return { ...time, name, from: time.from + 365 * dayMs, to: time.to + 365 * dayMs }
}

/** The times on both sides of what parts the question; null where not both sides name one. */
function onBothSides(sentence: string, whole: string, at: Date): [NamedTime, NamedTime] | null {
  for (const pattern of [connective, kiAfterDeed]) {
    const parts = sentence.split(pattern)
    if (parts.length !== 2) continue
    const [left, right] = parts as [string, string]
    const asNot = orLater(left, right, whole, at)
    if (asNot) return asNot
    const [leading, following] = [lastWords(left, near.left), firstWords(right, near.right)]
    const [clause = ''] = following.split(
      /[,;]|\.(?=\s|$)|\s(?:when|because|since|so that|as my|jab|taki|जब|ताकि)\s/iu,
    )
    const [one, other] = [namedTimeIn(leading, at), namedTimeIn(clause, at)]
    if (!one || !other || (one.isWait && other.isWait)) continue
    const again = one.name.en === other.name.en && nextOne.test(clause) ? yearLater(other) : null
    if (again) return [one, again]
    if (one.name.en === other.name.en || !isBare(clause, other, !one.isWait)) continue
    return [one, other]
  }
  return null
}

/** "Girl's side says February, papa says May": two months, and it is asked which. */
function byMonths(question: string, at: Date): [NamedTime, NamedTime] | null {
  const isOther = connective.test(question) || !asksWhich.test(question)
  const found = isOther ? [] : monthsIn(question, at)
  return found.length === 2 ? [found[0]!, found[1]!] : null
}

/** A day of a month: the almanac tells two of them apart. */
const dayOfMonth =
  /(?<![\d.:])\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|जन|फ़?र|मार्च|अप्र|मई|जू|अग|सित|अक्|नव|दिस)[^.?!।]{0,40}?(?<![\p{L}\p{M}])(?:or|ya|aur|and|या|और)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:or|ya|aur|and|या|और) \d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|जन|फ़?र|मार्च|अप्र|मई|जू|अग|सित|अक्|नव|दिस)/iu
/** Behind the choice stands no more than a word on it. */
const lastSentences = 3
/** So long is waited at most where no length is named. */
const waitMs = 240 * 86_400_000

/** Nothing is earlier than now. */
const rank = ({ name }: NamedTime): number => (name.en === 'now' ? 0 : 1)

/** What begins behind the time that is named: "before Holi or later" is before or after Holi. */
function behind(wait: NamedTime, other: NamedTime): NamedTime {
  if (other.name.en.startsWith('before '))
    return {
      name: {
        en: other.name.en.replace('before', 'after'),
        hi: other.name.hi.replace('से पहले', 'के बाद'),
      },
      from: other.to,
      to: other.to + waitMs / 2,
      isWait: false,
    }
  return wait.from > other.to ? wait : { ...wait, from: other.to, to: other.to + waitMs }
}

/** The two times between which a question chooses; null where it chooses between no two. */
export function twoTimesIn(question: string, at: Date): TwoTimes | null {
  // "IVF in march. or should we give some gap": the second half begins a sentence of its own.
  const joined = question.replace(/[.?]\s+(?=(?:or|ya|या)\s)/giu, ' ')
  if (dayOfMonth.test(question)) return null
  const sentences = joined.split(/[?!।\n]|\.\s/u).filter((part) => part.trim() !== '')
  const pair =
    sentences
      .slice(-lastSentences)
      .map((sentence) => onBothSides(sentence.trim(), question, at))
      .findLast(Boolean) ??
    byMonths(question, at) ??
    advisedTimes(question, at)
  if (!pair) return null
  const wait = pair.find((time) => time.isWait)
  const other = pair.find((time) => !time.isWait)
  const [first, second] = pair.toSorted(
    (a, b) => rank(a) - rank(b) || a.from - b.from || a.to - b.to,
  )
  // Whoever waits does it behind the time that is named.
  const earlier = wait && other ? other : first!
  const later = wait && other ? behind(wait, other) : second!
  if (earlier.name.en === later.name.en) return null
  return { earlier, later, hasDeadline: deadline.test(question) }
}
