import { byHome } from './choices/home-options.ts'
import { grahasOfKind } from '../../matters/option-grahas.ts'
import { areOfOneKind, colourIn, directionIn } from '../../matters/kinds-of-options.ts'
import { grahasIn } from './grahas.ts'

/**
 * Two parts of a question that name things of one kind, so that it is a choice however it was read: "at work or
 * through family", "unki kundli me dhanda hai ya naukri", "Monday fast or Thursday fast".
 */

const connective = /\s+(?:or|ya|yaa|या|अथवा|vs\.?|versus)\s+(?:phir\s+|fir\s+|फिर\s+)?/iu
/** "लव होगी कि अरेंज": after what will be, "कि" and a word or two part the options too. */
const kiAfterFuture =
  /(?<=(?:[eo]ga|[eo]gi|enge|rahu|rahun|karu|karun|lu|lun|jau|jaun|[ेो]गा|[ेो]गी|ेंगे|रहूं|रहूँ|करूं|करूँ|लूं|लूँ|जाऊं|जाऊँ))\s+(?:ki|कि)\s+(?=\S+(?:\s+\S+){0,2}\s*[?।!,]*\s*$)/iu
/** What only says no, or that nothing comes of it, is no second thing. */
const nothing =
  /^(?:not|no|nahi|nahin|nhi|nai|na|नहीं|नही|ना|न|never|nothing|bas|sirf|just|only|else|what|kya|क्या|so|koi aur|कोई और|more|less|बस|सिर्फ|सिर्फ़|time ?pass|timepass|टाइमपास|टाइम पास|flirt|friendzone|fake|joke|mazak|मजाक|मज़ाक|coincidence|computer|robot|ai|aise hi|ऐसे ही|bura|बुरा|khatam|खत्म|ख़त्म)(?![\p{L}\p{M}])/iu
/** "Either in the hotel or in the bus" tells, "one or two" counts. */
const noChoice =
  /(?<!\p{L})(?:either|neither|whether|more or less|one or two|sooner or later|ek ya do|एक या दो|ek do|koi|कोई|any|some|ek aadh|जब|जो|jo|if)(?!\p{L}|\p{M})[^?]*$/iu
/** Words after the options that are the question itself. */
const tail =
  /\s*(?:[,;:–-]\s.*|(?<!\p{L})(?:which|what|kaun|kon|kya|konsa|kaunsa|should|better|best|sahi|accha|acha|achha|theek|thik|shubh|batao|bataiye|please|pls|plz|sir|ji|for me|mere liye|क्या|कौन|सही|अच्छा|ठीक|शुभ|बताओ|बताइए|बताएं|मेरे लिए)(?!\p{L}|\p{M}).*)$/iu

const most = 5
const postposition =
  'me|mein|mai|se|par|pe|ka|ki|ke|ko|wala|wali|wale|में|से|पर|पे|का|की|के|को|वाला|वाली|वाले'
const endsInPostposition = new RegExp(
  `^((?:\\S+\\s+){1,4}?)(${postposition})(?:\\s+(?:hi|bhi|ही|भी))?(?:\\s+\\S+)?$`,
  'iu',
)
const samePostposition: Readonly<Record<string, string>> = {
  mein: 'me',
  mai: 'me',
  pe: 'par',
  wali: 'wala',
  wale: 'wala',
  ke: 'ka',
  ki: 'ka',
  पे: 'पर',
  की: 'का',
  के: 'का',
  वाली: 'वाला',
  वाले: 'वाला',
}
const alike = (word: string): string => samePostposition[word.toLowerCase()] ?? word.toLowerCase()

/** "Bete ki fees … ya ghar ki EMI": two nouns, each with whose it is. */
function ofNouns(words: readonly string[], right: string, mark: string): [string, string] | null {
  const at = words.findLastIndex((word) => alike(word) === alike(mark))
  const [whose, noun] = [words[at - 1], words[at + 1]]
  if (at < 1 || !whose || !noun || words.length - at > most || verb.test(noun)) return null
  return [`${whose} ${words[at]} ${noun}`, right]
}

/** "सेठ के … या छोटे के": both end in one postposition. */
function byPostposition(left: string, right: string): [string, string] | null {
  const found = endsInPostposition.exec(right)
  const [, second = '', mark = ''] = found ?? []
  if (!found) return null
  // "Bete ki fees ya ghar ki EMI": the noun behind it belongs to it.
  const isNoun = /^(?:ka|का)$/u.test(alike(mark)) && !verb.test(right) && !right.endsWith(mark)
  const words = left.split(/\s+/)
  if (isNoun) return ofNouns(words, right, mark)
  if (/^(?:ka|का)$/u.test(alike(mark))) {
    const mine = words.findLastIndex((word) => /^(?:mere|meri|mera|मेरे|मेरी|मेरा)$/iu.test(word))
    if (mine >= 0 && words.length - mine <= most)
      return [words.slice(mine, mine + 2).join(' '), `${second.trim()} ${mark}`]
  }
  const at = words.findLastIndex((word) => alike(word) === alike(mark))
  // What stands between is no more than the verb.
  if (at < 1 || words.length - at > most) return null
  const before = words.slice(Math.max(0, at - 2), at)
  const start = before.findLastIndex((word) =>
    /^(?:ya|or|kya|kundli|क्या|वो|vo|wo|ye|ये)$/iu.test(word),
  )
  const first = before.slice(start + 1).join(' ')
  return first === '' ? null : [`${first} ${words[at]}`, `${second.trim()} ${mark}`]
}

const preposition = 'at|in|through|thru|from|with|by|via|near|to|into'
const prepositional = new RegExp(
  `(?<!\\p{L})((?:${preposition})\\s+(?:(?!(?:${preposition})\\s)\\S+\\s*){1,4})$`,
  'iu',
)
const opensPrepositional = new RegExp(
  `^(?:(?:${preposition}|somewhere|someone|outside|abroad)(?!\\p{L})\\s*)\\S*(?:\\s+\\S+){0,4}$`,
  'iu',
)

/** "At work or through family". */
function byPreposition(left: string, right: string): [string, string] | null {
  const first = prepositional.exec(left)?.[1]?.trim()
  return first && opensPrepositional.test(right) ? [first, right] : null
}

const lastWords = (text: string, count: number): string => text.split(/\s+/).slice(-count).join(' ')
const firstWords = (text: string, count: number): string =>
  text.split(/\s+/).slice(0, count).join(' ')

const verb =
  /(?:unga|ungi|aunga|aungi|ega|egi|enge|oga|ogi|raha|rahi|rahe|ेगा|ेगी|ेंगे|ोगा|ोगी|ूंगा|ूंगी|ऊंगा|ऊंगी|रहा|रही|karu|karun|hai|है)$/iu

/** "Monday fast or Thursday fast": one noun, of two kinds. */
function byNoun(left: string, right: string): [string, string] | null {
  const [first, second] = [lastWords(left, 2), firstWords(right, 2)]
  const nouns = [first, second].map((words) => words.split(' ')[1]?.toLowerCase())
  const isNoun = nouns[0] !== undefined && /^\p{L}{3,}/u.test(nouns[0]) && !verb.test(nouns[0])
  return isNoun && nouns[0] === nouns[1] ? [first, second] : null
}

/** "Budh kharab hai mera ya chandrama": one graha on each side. */
function areGrahas(left: string, right: string): boolean {
  const [one, other] = [grahasIn(left), grahasIn(right)]
  return one.length === 1 && other.length === 1 && one[0] !== other[0]
}

/** What an English clause opens with names no thing. */
const clause = /^(?:am|is|are|will|would|does|do|did|can|should|has|have|i|we)(?!\p{L})/iu

/** What is near the word that parts them names two things of one kind. */
function byKind(left: string, right: string): [string, string] | null {
  if (clause.test(right)) return null
  for (const width of [1, 2, 3, 4]) {
    const [first, second] = [lastWords(left, width), firstWords(right, Math.min(width, 3))]
    if (areGrahas(first, second) || areOfOneKind(first, second) || grahasOfKind(first, second))
      return [withoutVerb(first), withoutVerb(second)]
  }
  return null
}
const withoutVerb = (words: string): string =>
  words.replace(/\s+(?:hai|hain|h|hoga|hogi|है|हैं|होगा|होगी)$/iu, '')

/** "Shift to a rented place, or will it settle if we wait". */
const deedFirst =
  /^(?:should (?:i|we) |shall (?:i|we) |do (?:i|we) |better to )?((?:shift|move|sell|leave|quit|go|tell|take|join|buy|accept|marry|divorce|file|resign|change|start|open|invest|rent|separate)(?!\p{L}).*)$/iu
const leftToTime =
  /^(?:will|would|does|can) (?:it|things?|this|that|he|she|they)(?!\p{L}).*(?:wait|on (?:its|their) own|by itself|with time|in time)|^(?:just )?(?:wait|let it be)(?!\p{L})/iu
const hindiLeftToTime =
  /(?:apne aap|khud hi|intezaar|intzar|wait kar|अपने आप|इंतज़ार|इंतजार).*(?:ega|egi|jaye|karu|karun|करूं|करूँ|एगा|एगी)/iu

function byWaiting(left: string, right: string): [string, string] | null {
  const first = deedFirst.exec(left)?.[1]
  return first && (leftToTime.test(right) || hindiLeftToTime.test(right)) ? [first, 'wait'] : null
}

/** "Can it become her career, or is it fine as a hobby": what it becomes, or what it stays. */
const becomesOrStays =
  /(\S*career|\S*करियर|profession|पेशा|rozgar|रोज़गार)\s.*?,?\s+(?:ya|या|or)\s+(?:phir\s+|फिर\s+)?(?:is it |keep it |just )*(?:as )?(?:an? )?(shauk|shauq|hobby|शौक|शौक़|हॉबी)/iu

function byHobby(sentence: string): [string, string] | null {
  const found = becomesOrStays.exec(sentence)
  return found ? [found[1]!, found[2]!] : null
}

/** "एक का मुंह उत्तर को है एक का पश्चिम … कौन सी": two directions of two things, of which one is wanted. */
const ofTwoSides =
  /(?<!\p{L})(?:ek|one|एक)(?!\p{L})(.{2,40}?)(?:,|\s)(?:(?:and )?(?:the )?(?:ek|other|dusr[aie]|doosr[aie]|एक|दूसर[ाीे])(?!\p{L}|\p{M}))(.{2,40}?)(?=[.।?!,]|$)/iu
const wantsOne =
  /(?<!\p{L})(?:which|kaun|kaunsa|kaunsi|konsa|konsi|kis|कौन|कौनसा|कौनसी|किस)(?!\p{L}|\p{M})/iu

function bySides(question: string): [string, string] | null {
  const [, one = '', other = ''] = (wantsOne.test(question) && ofTwoSides.exec(question)) || []
  return one && other && areOfOneKind(one, other) ? [sideIn(one), sideIn(other)] : null
}

/** The word for the direction or the colour among the words on one of two things. */
function sideIn(words: string): string {
  const list = words.trim().split(/\s+/)
  const side = list.find((word) => directionIn(word))
  if (!side) return list.find((word) => colourIn(word)) ?? words.trim()
  return /[\u0900-\u097f]/u.test(side) ? `${side} दिशा` : `${side} side`
}

/** "Holi se pehle badalna theek rahega ya baad me": the two sides of one day. */
const besideDay =
  /(\S+)\s+(से|se|ke|के)\s+(पहले|पहिले|pehle|phle|pahle)(?![\p{L}\p{M}])[^.?!।]{0,40}\s(?:या|ya)\s+(?:(?:uske|us ke|उसके|fir|phir|फिर)\s+)?(?:बाद|baad)(?![\p{L}\p{M}])/iu
const besideDayInEnglish = /(?<!\p{L})before ((?:\S+ ){0,2}?\S+?),? or (?:after|later)(?!\p{L})/iu

function byDay(sentence: string): [string, string] | null {
  const [, day, , before] = besideDay.exec(sentence) ?? []
  if (day && before) {
    const isNagari = /[\u0900-\u097f]/u.test(day)
    return isNagari ? [`${day} से पहले`, `${day} के बाद`] : [`${day} se pehle`, `${day} ke baad`]
  }
  const english = besideDayInEnglish.exec(sentence)?.[1]
  return english ? [`before ${english}`, `after ${english}`] : null
}

const theyWill =
  /(?<![\p{L}\p{M}])(?:vo|wo|woh|voh|unhe|वो|वह|he|she|they)(?![\p{L}\p{M}]).{0,30}?(?:phone|fone|call|msg|message|text|baat|pehal|contact|reach|फोन|फ़ोन|कॉल|मैसेज|बात|पहल|संपर्क)/iu
const iMust =
  /^(?:(?:phir|fir|फिर)\s+)?(?:mujhe|mujhko|main|mai|मुझे|मुझको|मैं|(?:should|shall|must|do|will) i|i (?:should|have|must))(?![\p{L}\p{M}])/iu

/** "Will he call, or must I": who takes the first step, the asker named first. */
function byFirstStep(left: string, right: string): [string, string] | null {
  if (!theyWill.test(left) || !iMust.test(right)) return null
  if (/[\u0900-\u097f]/u.test(right)) return ['मेरी पहल', 'उनकी पहल']
  return /^(?:should|shall|must|do|will|i)(?!\p{L})/iu.test(right)
    ? ['a first step from you', 'a first step from them']
    : ['meri pehal', 'unki pehal']
}

const sentencesIn = (question: string): string[] =>
  question
    .split(/[?!।\n]+|\.+(?:\s|$)/u)
    .map((part) => part.trim())
    .filter(Boolean)

/** The two sides of one day between which it is chosen, in the last sentences; null where they name none. */
export function sidesOfDay(question: string): [string, string] | null {
  return sentencesIn(question).slice(-2).map(byDay).findLast(Boolean) ?? null
}

/** The two things of one kind that a question names near its end; null where it does not. */
export function comparableOptions(question: string): [string, string] | null {
  const whole = bySides(question) ?? byHome(question)
  if (whole) return whole
  for (const sentence of sentencesIn(question).slice(-2).toReversed()) {
    const sides = byDay(sentence)
    if (sides) return sides
    const parted = sentence.replace(kiAfterFuture, ' ya ')
    const [left = '', right = ''] = parted.split(connective)
    const isPair = parted.split(connective).length === 2
    if (!isPair || noChoice.test(left)) continue
    const firstStep = byFirstStep(left, right)
    if (firstStep) return firstStep
    const second = right.replace(tail, '').trim()
    if (second === '' || nothing.test(second)) continue
    const first = left.replace(/[\s,:;–-]+$/u, '')
    const pair =
      byHobby(parted) ??
      byWaiting(first, right) ??
      byPreposition(first, second) ??
      byNoun(first, second) ??
      byKind(first, second) ??
      byPostposition(first, second)
    if (pair) return pair
  }
  return null
}
