import {
  hindiStems,
  lightVerb,
  subjunctive,
  future,
  finite,
  goesOn,
  hangsOn,
  denial,
  ownLight,
  bids,
  postposition,
  filler,
  closing,
  yours,
  obliques,
  agreeing,
} from './hindi-words.ts'
import { placeSpelled, spelledOut } from './short-names.ts'
import { deedAtEnd } from './hindi-deed.ts'

/** A name, and its form before a Hindi postposition ("बेचने के बजाय"). */
export interface OptionName {
  text: string
  oblique: string
}

function obliqueOf(words: readonly string[], isDeed: boolean): string {
  const last = words.at(-1) ?? ''
  const changed = isDeed ? last.replace(/ना$/u, 'ने').replace(/na$/iu, 'ne') : obliques[last]
  const before = words.slice(0, -1).map((word) => agreeing[word.toLowerCase()] ?? word)
  return [...before, changed ?? last].join(' ')
}

/** Most words of a name. */
const mostWords = 8
/** Words after the deed that are told after it in speech and before it in writing, at most. */
const mostAfterDeed = 3

const going = /^(?:raha|rahi|rahe|rha|rhi|rhe|रहा|रही|रहे)$/iu
const offering = /^(?:mil|de|मिल|दे)$/iu
/** A weight of words that ends a clause before the option: "बिक्री आधी रह गई, …", "sab bol rahe …". */
function endsClause(words: readonly string[], at: number): boolean {
  const word = words[at]!.toLowerCase()
  if (goesOn.test(words[at + 1] ?? '')) return false
  // "Saamne se nahi, usse kaam nikalwau": what is denied is told, and the deed stands behind it.
  if (denial.test(word) && at > 0 && words.length - at > 3) return true
  return (
    finite.has(word) || (going.test(word) && hindiStems.has((words[at - 1] ?? '').toLowerCase()))
  )
}

/** What is offered ends the option: "जो सीट मिल रही है वो ले लू" is about the seat. */
function untilOffered(words: readonly string[]): string[] {
  const offered = words.findIndex(
    (word, at) => at > 0 && offering.test(word) && going.test(words[at + 1] ?? ''),
  )
  const kept = offered > 0 ? words.slice(0, offered) : words
  return kept.filter((word) => !/^(?:जो|वो|वह|jo|wo|woh|voh)$/iu.test(word))
}

/** What comes after the last clause, or the clause before it where only a figure is left. */
function lastClause(words: readonly string[]): string[] {
  const clause = words.findLastIndex((_word, at) => at < words.length - 1 && endsClause(words, at))
  const after = words.slice(clause + 1)
  const isFigure =
    clause > 0 &&
    after.every((word) => /^[\d.,%₹]+|^(?:lpa|lakh|lac|hazar|k|लाख|हज़ार|हजार)$/iu.test(word))
  return isFigure ? words.slice(0, clause) : after
}

/** The words before a clause that hangs on the deed. */
function untilHanging(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      hangsOn.test(word) &&
      words
        .slice(1, index)
        .some((each, before) => isOwnDeed(each, words[before]!) || ownLight.test(each)),
  )
  if (at > 0) return words.slice(0, at)
  // "FD me daal do chain se baitho": what is bidden first.
  const bidden = words.findIndex(
    (word, index) => bids.test(word) && hindiStems.has((words[index - 1] ?? '').toLowerCase()),
  )
  return bidden > 0 ? words.slice(0, bidden + 1) : words
}

/** What is said after the deed is put before it: "sath me rahe indore me" is indore me sath me rahna. */
function withDeedLast(words: readonly string[]): string[] {
  const deed = words.findLastIndex((word, at) => at > 0 && isOwnDeed(word, words[at - 1]!))
  const after = words.slice(deed + 1).filter((word) => !filler.has(word.toLowerCase()))
  if (deed < 0 || after.length === 0) return [...words]
  const isLong =
    after.length > mostAfterDeed || after.some((word) => finite.has(word.toLowerCase()))
  const start = words.slice(0, deed + 1)
  return isLong ? start : [...after, ...start]
}

/** "rahe", "ले लूं", "करूँ": what the asker, or the family, would do. */
function isOwnDeed(word: string, before: string): boolean {
  if (/^(?:jau|jaun|jaoon|जाऊं|जाऊँ|जाएं|जाएँ)$/iu.test(word)) return true
  if (lightVerb.test(word)) return hindiStems.has(before.toLowerCase())
  const stem = subjunctive.exec(word)?.[1]?.toLowerCase()
  return stem !== undefined && hindiStems.has(stem)
}

/** The things that the deed is done with, in the words that may stand in a sentence to the asker. */
function thingsOf(words: readonly string[]): string[] {
  const isOfLength = (at: number) =>
    ofLength.test(words[at + 1] ?? '') || ofLength.test(words[at - 1] ?? '')
  const isMain = (at: number) =>
    /^(?:road|market|gate|line|branch|bazaa?r)$/iu.test(words[at + 1] ?? '')
  const named = words
    .filter((word, at) => !filler.has(word.toLowerCase()) || isOfLength(at) || isMain(at))
    .map((word) => placeSpelled(spelledOut(word, words.length === 1)))
    .map((word) => yours[word.toLowerCase()] ?? word)
  // A name that is cut at its beginning begins after a postposition, so that no word is parted from it.
  const cut = named.length > mostWords ? named.slice(-mostWords) : named
  const link =
    cut.length < named.length ? cut.findIndex((word) => postposition.has(word.toLowerCase())) : -1
  const things = link >= 0 && link < cut.length - 1 ? cut.slice(link + 1) : cut
  const first = things.findIndex((word) => !postposition.has(word.toLowerCase()))
  return first < 0 ? [] : things.slice(first)
}

/** What is asked of the option and is no part of its name: "meri kundli me suit karti hai", "mere liye theek rahega". */
const judged =
  /(?:\s+(?:meri kundli (?:me|mein)|mere liye|mujhe|mujhko|मेरी कुंडली में|मेरे लिए|मुझे|मुझको))?\s+(?:suit|support|fit|सूट|सपोर्ट)\s+(?:kar\p{L}+|कर[\p{L}\p{M}]+)(?:\s+(?:hai|hain|है|हैं))?$|\s+(?:chahiye|chahie|chaiye|चाहिए|चाहिये)$/iu
/** What comes about by means of it: "baatcheet se suljhega" is about the baatcheet. */
const byMeans = /^(?:.*\s)?(\S+)\s+(?:se|से)\s+\S*(?:ega|egi|enge|ेगा|ेगी|ेंगे)$/iu
/** "Police ke liye koshish karu" is police ki koshish. */
const forWhich =
  /\s+(?:ke liye|के लिए)\s+(koshish|taiyari|apply|try|कोशिश|तैयारी)\s+(?:kar\S*|कर\S*|rakh\S*|रख\S*)$/iu
const ofAim = (raw: string): string =>
  raw.replace(forWhich, (_found, aim: string) =>
    /[\u0900-\u097f]/u.test(aim) ? ` की ${aim}` : ` ki ${aim}`,
  )
/** "Papa apna ghar bech de": whose deed it is, is known. */
const doer =
  /^(?:papa|mummy|maa|bhai|bhaiya|beta|beti|pati|husband|biwi|didi|पापा|मम्मी|माँ|मां|भाई|भैया|बेटा|बेटी|पति|पत्नी)\s+(?=(?:apn[aie]|ab|yahin|tabadla|naukri|ghar|अपन[ाीे]|अब|यहीं|तबादला|नौकरी|घर)\s+\S)/iu
const opening =
  /^(?:form (?:me|mein)|फ़?ॉर्म (?:में|मे)|aage|ab|phir|abhi|seedha|seedhe|आगे|अब|फिर|अभी|सीधे)\s+(?=\S+\s+\S)/iu
/** Words to the astrologer, or on one's doubt, before the option. */
const address =
  /^(?:(?:ab|aap|guruji|sir|pandit ji|to|अब|आप|गुरुजी|पंडित जी|तो)\s+)*(?:(?:(?:bahut )?confuse[d]?|confusion|samajh nahi aa raha|samajh nhi aa rha)(?:\s+(?:hu|hoon|hun|hai|h))?|batao|bataiye|bataye|batayein|bataiyega|कंफ्यूज़? (?:हूं|हूँ)|समझ नहीं आ रहा|बताइए|बताइये|बताओ|बताएं|बताएँ)(?:\s+(?:ki|कि))?\s+/iu
/** "Wahi paisa SIP me": the same money in something else is that. */
const samePaise =
  /^(?:(?:wahi|vahi|usi|utna hi|itna hi|वही|उसी|उतना ही|इतना ही) (?:paisa|paise|pese|rakam|पैसा|पैसे|रकम) (?:se |ko |ka |से |को |का )?|the same money in )(?=\S)/iu
/** Verbs as they are typed in short: "kru" is karu. */
const typedShort: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})kr(?=(?:u|un|na|ne|ni|e|ke|lu|le|wa)?(?!\p{L}))/giu, 'kar'],
  [/(?<!\p{L})bna(?=\p{L}*(?!\p{L}))/giu, 'bana'],
  [/(?<!\p{L})rkh(?=\p{L}*(?!\p{L}))/giu, 'rakh'],
  [/(?<!\p{L})rh(?=(?:u|na|ne)(?!\p{L}))/giu, 'rah'],
  // "Phir se" is once more, and no "from".
  [/(?<!\p{L})(?:phir|fir) se(?!\p{L})/giu, 'dobara'],
  [/(?<![\p{L}\p{M}])फिर से(?![\p{L}\p{M}])/gu, 'दोबारा'],
  [/(?<!\p{L})krwa(?=\p{L}*(?!\p{L}))/giu, 'karwa'],
  [/(?<!\p{L})chhor(?=\p{L}*(?!\p{L}))/giu, 'chhod'],
]
const writtenOut = (raw: string): string =>
  typedShort.reduce((text, [short, long]) => text.replace(short, long), raw)
/** A time that only the day of asking pins down. */
const pointedTime =
  /^(?:agle|next|is|iss|aane wale|अगले|इस|आने वाले) (?:saal|sal|mahine|hafte|winter|season|sardi|garmi|baar|साल|महीने|हफ़्ते|हफ्ते|सीज़न|सीजन|बार)(?: (?:me|mein|tak|में|तक))?\s+(?=\S)/iu
/** A length of time keeps its figure: "one more year" is no "year". */
const ofLength = /^(?:saal|sal|mahina|mahine|baar|bar|attempt|साल|महीना|महीने|बार|प्रयास)$/iu

const trailing = new Set('abhi later now ab phir अभी अब फिर बाद'.split(' '))

/** What Hindi words, in either script, call an option; null where nothing is left of them. */
export function hindiOptionName(raw: string): OptionName | null {
  const means = byMeans.exec(raw)?.[1]
  if (means) return { text: means, oblique: obliqueOf([means], false) }
  const said = ofAim(
    writtenOut(raw)
      .replace(address, '')
      .replace(pointedTime, '')
      .replace(samePaise, '')
      .replace(judged, '')
      .replace(opening, '')
      .replace(doer, ''),
  ).split(/\s+/)
  while (said.length > 1 && trailing.has(said.at(-1)!.toLowerCase())) said.pop()
  let words = withDeedLast(lastClause(untilOffered(untilHanging(said))))
  while (words.length > 1 && closing.has(words.at(-1)!.toLowerCase())) words.pop()
  while (words.length > 1 && future.test(words.at(-1)!)) words.pop()
  while (words.length > 1 && closing.has(words.at(-1)!.toLowerCase())) words.pop()
  const isMine = words.some((word) => /^(?:mujhe|मुझे)$/iu.test(word))
  const ending = deedAtEnd(words)
  let things = thingsOf(words.slice(0, ending ? -ending.taken : undefined))
  if (!ending)
    while (things.length > 1 && postposition.has(things.at(-1)!.toLowerCase()))
      things = things.slice(0, -1)
  if (isMine && ending && things.length === 0)
    things = [/[\u0900-\u097f]/.test(ending.deed) ? 'आपका' : 'aapka']
  // "continue" alone is done: continue karna.
  const isEnglishDeed =
    !ending &&
    things.length === 1 &&
    /^(?:continue|wait|shift|join|apply|quit|resign|invest|adjust|ignore)$/i.test(things[0]!)
  const whole = ending ? [...things, ending.deed] : isEnglishDeed ? [...things, 'karna'] : things
  const text = whole.join(' ')
  return text.length < 2
    ? null
    : { text, oblique: obliqueOf(whole, ending !== null || isEnglishDeed) }
}
