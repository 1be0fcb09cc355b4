import { advisedPair, seatPair } from './choices/advised-pairs.ts'
import { asksWhich, toldPair } from './choices/told-pairs.ts'
import { wishedPair } from './choices/wished-pairs.ts'

/** The words that part the options of a choice. */
const or =
  /\s+(?:or|ya|yaa|ya phir|ya fir|या|या फिर|अथवा|vs\.?|versus|nahi to|ki|कि)\s+(?:phir\s+|fir\s+|फिर\s+)?/iu
const orInside = /\s+(?:or|ya|yaa|या|अथवा|vs\.?|versus)\s+/iu
/** "BSc karaye ki BCA": after a deed that is weighed, "ki" parts the options too. */
const kiAfterDeed =
  /(?<=(?<!\p{L})(?:karu|karun|karoon|kare|karein|karaye|karayein|karau|lu|lun|loon|le|lein|du|dun|doon|dein|jau|jaun|jaye|rahu|rakhu|[\p{L}\p{M}]*(?:ूं|ूँ|ऊं|ऊँ)|[a-z]+(?:aun|aau|aaun|aoon)|chalau|lagau|banau|करूं|करूँ|करें|कराएं|कराएँ|कराऊं|लूं|लूँ|लें|लू|दूं|दूँ|दें|दिलाएं|दिलाएँ|जाऊं|जाऊँ|जाएं|जाएँ|रहूं|रहूँ|रखूं|रखूँ))\s+(?:ki|कि|की)\s+/giu
/** "Kaise shuru karu ki nibh jaye": what follows is what it is for. */
const purpose =
  /(?<!\p{L})(?:kaise|kese|kya|kis tarah|kaun ?s[aei]|kons[aei]|कैसे|क्या|किस तरह|कौन[ -]?स[ाेी])(?!\p{L}|\p{M})[^.?!।]{0,40}?(?:[a-z]+aun|[\p{L}\p{M}]+(?:ूं|ूँ|ऊं|ऊँ)|karu|karun|karoon|kare|karein|karo|करूं|करूँ|करें)\s+(?:ki|कि)(?!\p{L}|\p{M})/iu
/** What only says "or not". */
const orNot = /^(?:not|no|nahi|nahin|nhi|na|नहीं|नही|ना|न)(?:[\s?.!,]|$)/iu
const tail =
  /\s+(?:which|what|kaun|kon|kya|konsa|kaunsa|kaun sa|should|better|best|sahi|accha|acha|achha|theek|thik|chunu|chunun|behtar|zyada|jyada|mere liye|for me|suits?|batao|bataiye|(?:aap |please )?dekh (?:ke|kar) bata\S*|is|will|क्या|कौन|कौनसा|सही|अच्छा|बेहतर|ठीक|चुनूं|चुनूँ|मेरे लिए|में से|बताएं|बताओ|(?:आप )?देख (?:के|कर) बता\S*|ज़्यादा|ज्यादा)(?=[\s?.!,]|$).*$/iu
const lead =
  /^.*(?:\b(?:should i|shud i|shld i|shall i|do i|can i|is it|will it be|between|(?:choose|take|join|buy)(?! (?:it|this|that|them|him|her|up|kar\p{L}*|kr\p{L}*|ho|le|lu|lun)\b)|which is better|better|confused|main|mai|mujhe|kya|konsa|kaunsa)\b|मैं|मुझे|क्या|कौन सा|कौनसा)[\s:,-]+/iu

const asking =
  /(?<!\p{L})(?:which|what|when|where|who|shall|should|kya|kaun|kaunsa|kaunsi|konsa|kis|kab|kahan|क्या|कौन|कौनसा|किस|कब|कहाँ|कहां)(?!\p{L}|\p{M})/iu
/** "Home loan ok or wait": the word of praise is no part of the thing. */
const isRight = /\s+(?:is |are )?(?:ok|okay|fine|good|theek|thik|sahi|right)(?: hai| h)?$/iu
/** What points at something said before is no name: then the verb before it belongs to the option. */
const pointing = /^(?:it|this|that|them|one)$/i

/** So many words of an option are taken at most. */
const mostWords = 12

/** "BCA lu ya BBA papa BBA bol rhe": what the family says is no part of the option. */
const saidByOthers =
  /\s+(?:papa|mummy|maa|mom|dad|bhai|bhaiya|didi|dost|sab|biwi|pati|ghar ?wale|ghar me sab|mere ghar ?wale|sir|teacher|पापा|मम्मी|मां|माँ|भाई|भैया|दीदी|दोस्त|सब|घर ?वाले)\s+(?:\S+\s+){0,4}?(?:bol|keh|kah|chah|बोल|कह|चाह)\S*(?:\s+\S+){0,2}\s*$/iu

/** "Promotion pehle hoga ya tabadla": what comes sooner is asked of both. */
const comesFirst =
  /(?<!(?:^|\s)(?:se|ke|से|के))\s+(?:pehle|pahle|phle|पहले)\s+(?:hog[ai]|mileg[ai]|lageg[ai]|aayeg[ai]|aaega|होग[ाी]|मिलेग[ाी]|लगेग[ाी]|आएग[ाी])$/iu
/** "Kya karu nursing ya BEd": the verb belongs to the asking. */
const asksDeed =
  /^.*(?:kya|क्या)\s+(?:kar(?:u|un|oon|na chahiye|e|ein)|करूं|करूँ|करें|करना चाहिए)[\s,:-]+(?=\S)/iu

function clean(given: string, side: 'first' | 'last'): string {
  const words = side === 'first' ? given.replace(comesFirst, '').replace(asksDeed, '') : given
  const whole = words.replace(/[?!।.…]+\s*$/u, '').trim()
  // What follows the last option is the question itself: "Australia or Canada, which is better".
  const plain =
    side === 'last' ? (whole.split(/[,;]/)[0] ?? whole).replace(saidByOthers, '').trim() : whole
  const shorn =
    side === 'first' ? plain.replace(lead, '').replace(isRight, '') : plain.replace(tail, '')
  const core = pointing.test(shorn.trim()) ? plain : shorn
  const list = (core || plain).trim().split(/\s+/)
  return (side === 'first' ? list.slice(-mostWords) : list.slice(0, mostWords)).join(' ')
}

const oneOfTwo =
  /(?:^|[\s,:])(?:one|ek|एक|first|pehla|पहला)\s+(?:(?:proposal|rishta|रिश्ता|offer|agency|company|boy|girl|ladka|ladki|लड़का|लड़की|job|is|from|in|at|of|the)\s+)*([\p{L}\p{M}]+(?:\s(?!ka|ki|ke|me|mein|se|hai|h|is|in|at|from|for|to|boy|with|and|wala|wali|based|का|की|के|में|से|है)[\p{L}\p{M}]+)?)/iu
const otherOfTwo =
  /(?:^|[\s,:.])(?:(?:the )?other|another|second|and one|aur ek|और एक|dusra|dusri|doosra|doosri|दूसरा|दूसरी)\s+(?:(?:one|proposal|rishta|रिश्ता|offer|company|boy|girl|ladka|ladki|लड़का|लड़की|job|is|from|in|at|of|the)\s+)*([\p{L}\p{M}]+(?:\s(?!ka|ki|ke|me|mein|se|hai|h|is|in|at|from|for|to|boy|with|and|wala|wali|based|का|की|के|में|से|है)[\p{L}\p{M}]+)?)/iu
const asksBetter =
  /(?<!\p{L})(?:which|what|who)(?:\s+\p{L}+)?\s+(?:is|will|should|one|suits?|to|stone|side)(?!\p{L})|(?<!\p{L})(?:better|whom)(?!\p{L})/iu

/** "Will there be peace, or parents will remain upset": two things that may come, and nobody chooses. */
const twoOutcomes =
  /(?<!\p{L})will (?:there|it|i|we|he|she|they|my)(?!\p{L})[^.?!]{3,80} or (?!not)(?:\S+ ){1,3}will(?!\p{L})/iu

/** "One is from Nagpur …, other from Pune …, which one": what is said first of each. */
function namedPair(text: string): string[] | null {
  if (!asksWhich.test(text)) return null
  const [one, other] = [oneOfTwo.exec(text), otherOfTwo.exec(text)]
  return one && other && one.index < other.index ? [one[1]!, other[1]!] : null
}

const placedIn = 'in|at|from|me|mein|se|में|से|का|की|के|ka|ki|ke'
const kindOfOne =
  '(?:(?:a|an|the|is|has|with|apna|apni|khud ka|अपना|अपनी|ख़ुद का|खुद का)\\s+)*((?!hai|है|h\\s|rehta|रहता|ka\\s|का\\s)[\\p{L}\\p{M}]{3,}(?:\\s(?!hai|है|h\\s|rehta|रहता|and|aur|और|other|dus|doos|दूस|which|kaun|कौन)[\\p{L}\\p{M}]{3,})?)'
/** "एक पुणे में इंजीनियर, दूसरा इंदौर में अपना मेडिकल स्टोर": each by its place and what it is there. */
const ofPlaces = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:ek|एक)\\s+(?:(?:ladk\\p{L}+|rishta|लड़का|लड़की|रिश्ता)\\s+)?([\\p{L}\\p{M}]+)\\s+(?:${placedIn})\\s+${kindOfOne}[^.?!।]{0,24}?(?:dusr[aie]|doosr[aie]|दूसर[ाीे])\\s+(?:(?:ladk\\p{L}+|rishta|लड़का|लड़की|रिश्ता)\\s+)?([\\p{L}\\p{M}]+)\\s+(?:${placedIn})\\s+${kindOfOne}`,
  'iu',
)
const englishPlaces =
  /(?<!\p{L})one (?:(?:boy|girl|match|proposal|offer|job|is|an?|the)\s+)*([\p{L}]+(?: [\p{L}]+)? (?:in|from|at) [\p{L}]+)[^.?!]{0,40}?(?<!\p{L})(?:other|another|second) (?:(?:one|boy|girl|match|proposal|offer|job|is|has|runs|an?|the|his|her|own)\s+)*([\p{L}]+(?: [\p{L}]+)? (?:in|from|at) [\p{L}]+)/iu

function placedPair(text: string): string[] | null {
  if (!asksWhich.test(text)) return null
  const english = englishPlaces.exec(text)
  if (english) return [`the ${english[1]}`, `the ${english[2]}`]
  const [, place, kind, otherPlace, otherKind] = ofPlaces.exec(text) ?? []
  if (!place || !kind || !otherPlace || !otherKind) return null
  const of = /[\u0900-\u097f]/u.test(text) ? 'वाला' : 'wala'
  return [`${place} ${of} ${kind}`, `${otherPlace} ${of} ${otherKind}`]
}

/** "Offers from A and B, which one", "confused between A and B". */
const betweenTwo =
  /(?<!\p{L})(?:between|both|(?:offers?|proposals?|calls?|admission|seats?|options?|choices?)\s+(?:from|in|at|of|for|are|is|like))\s+((?:[\p{L}\p{N}.'&/-]+\s){1,5}?)and\s+([\p{L}\p{N}.'&/-]+(?:\s[\p{L}\p{N}.'&/-]+){0,5}?)(?=\s*[,.;:?]|\s+(?:which|who|whom|what|after|for|is|are|both|have|has|but|please|pls|so|and|as)(?!\p{L})|$)/iu
/** "science aur commerce me se kya", "पुणे और दिल्ली में कौन सा". */
const amongTwo =
  /((?:[\p{L}\p{M}\p{N}.]+\s+){1,4})(?:aur|and|और|एवं)\s+((?:[\p{L}\p{M}\p{N}.]+\s+){1,4}?)(?:dono\s+|दोनों\s+)?(?:(?:me|mein|mei|mai|main)(?:\s+se)?|में(?:\s+से)?)\s+(?=.*(?:kaun|kon|kya|kise|kisko|kis|behtar|better|best|कौन|क्या|किसे|किसको|किस|बेहतर))/iu
const beforeName =
  /^.*(?<!\p{L})(?:mujhe|mera|mere|meri|hume|humein|main|mai|bete|beti|beta|ko|se|mujhko|apne|usko|use|ke liye|मुझे|मेरा|मेरे|मेरी|हमें|मैं|बेटे|बेटी|को|से|अपने|उसे|लिए)\s+/iu

const ownDeed =
  /(?:^|\s)(?:lu|lun|loon|du|dun|doon|karu|karun|jau|jaun|rahu|लूं|लूँ|दूं|दूँ|करूं|करूँ|जाऊं|जाऊँ|रहूं|रहूँ)$/iu

const asksSide =
  /(?<!\p{L})(?:which (?:direction|side|way)|kis (?:taraf|tarf|disha|or|ore)|kidhar|kis jagah|किस (?:तरफ़?|दिशा|ओर|जगह)|किधर)(?!\p{L}|\p{M}).*(?:dhu+n|dhoo?n|khoj|search|look|find|ढू[ंँ]|खोज)/iu

/** Two things named side by side, where it is asked which of them; null otherwise. */
function weighedPair(text: string): string[] | null {
  // "Card aur thaila kis taraf dhundu": what is sought is one, and the side is asked.
  if (orInside.test(` ${text} `) || asksSide.test(text)) return null
  const asks = asksWhich.test(text) || asksBetter.test(text) || /between/i.test(text)
  const found = (asks ? betweenTwo.exec(text) : null) ?? amongTwo.exec(`${text} `)
  const [, first = '', second = ''] = found ?? []
  const pair = [first.replace(beforeName, ''), second].map((part) => part.trim())
  // "Aadhe khet me kela laga du aur aadhe me …": a deed with its place is no thing beside another.
  const isThing = (part: string): boolean =>
    part !== '' && !asking.test(part) && !ownDeed.test(part) && !/^(?:me|mein|में)\s/iu.test(part)
  return pair.every(isThing) ? pair : null
}

/** A clause that only tells how things are: "I am doing GNM final year", "beti 12th me hai". */
const telling =
  /^(?:i|he|she|we|they|it|my \p{L}+|our \p{L}+) (?:am|is|are|was|were|have|has|had|got|get|did|do|want|wants|like|likes|think|feel|work|live|passed|failed)(?!\p{L})|(?<![\p{L}\p{M}])(?:hai|hain|hu|hun|hoon|tha|thi|the|gaya|gayi|gaye|है|हैं|हूँ|हूं|था|थी|थे|गया|गई|गए)$/iu

/** A length of time, a number or a word that fills a sentence is no option beside things that are. */
const noOption =
  /^(?:since |for |last |pichle |पिछले )?(?:\d+|ek|do|teen|two|three|one|half|aadha|दो|तीन|एक)\s*(?:\+\s*)?(?:yrs?|years?|saal|sal|months?|mahine|mahina|days?|din|hours?|weeks?|%|k|lakh|lac|rs|साल|महीने|महीना|दिन|हफ्ते)?(?: now| se| से| old)?$|^(?:please|pls|plz|sir|ji|just|enjoy|so|also|then|right|ok|okay|confused|urgent|now|too|btw|and|but)$/iu
/** What only points or asks names nothing: "uske", "konsi le". */
const nameless =
  /^(?:(?:us|is|un|in)(?:ke|ki|ka)|mere|meri|this|that|him|her|them|उस(?:के|की|का)|इस(?:के|की|का)|उन(?:के|की|का)|मेरे|मेरी|which(?: one)?|(?:.*\s)?(?:kon ?s[aie]|kaun ?s[aie]|कौन ?स[ाीे]))(?:\s+(?:le|lu|lun|lena|hai|h|हो|है|ले|लूँ|लूं))?$/iu
function withoutFillers(options: string[]): string[] {
  const named = options.filter((option) => !noOption.test(option.trim()))
  const kept = named.length > 1 ? named : options
  return kept.some((option) => nameless.test(option.trim())) ? [] : kept
}

/** "Bada ya chhota": of which two the question tells before. */
const sizes =
  /^(?:(?:the )?(?:elder|older|younger|eldest|youngest|bigger|smaller|big|small|first|second)(?: one)?|bad[aei]|chh?ot[aei]|badi|pehl[aei]|doosr[aei]|dusr[aei]|बड़[ाेी]|छोट[ाेी]|पहल[ाेी]|दूसर[ाेी])(?: wal[aei]| वाल[ाेी])?$/iu
const ofSize: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:bete|beta|beton)(?!\p{L})/iu, 'beta'],
  [/(?<!\p{L})(?:betiyan|betiyon|beti|betiya)(?!\p{L})/iu, 'beti'],
  [/(?<!\p{L})(?:bhai|bhaiyon)(?!\p{L})/iu, 'bhai'],
  [/(?<!\p{L})(?:bahu|bahuen|bahuon)(?!\p{L})/iu, 'bahu'],
  [/(?<!\p{L})(?:plot|plots)(?!\p{L})/iu, 'plot'],
  [/(?<!\p{L})(?:sons?)(?!\p{L})/iu, 'son'],
  [/(?<!\p{L})(?:daughters?)(?!\p{L})/iu, 'daughter'],
  [/(?<!\p{L})(?:brothers?)(?!\p{L})/iu, 'brother'],
  [/(?<!\p{L})(?:sisters?)(?!\p{L})/iu, 'sister'],
  [/(?<![\p{L}\p{M}])(?:बेटे|बेटा|बेटों)(?![\p{L}\p{M}])/u, 'बेटा'],
  [/(?<![\p{L}\p{M}])(?:बेटी|बेटियाँ|बेटियां|बेटियों)(?![\p{L}\p{M}])/u, 'बेटी'],
  [/(?<![\p{L}\p{M}])(?:भाई|भाइयों)(?![\p{L}\p{M}])/u, 'भाई'],
]

/** What only tells the elder from the younger, with the noun that it is said of. */
function withNouns(options: string[], text: string): string[] {
  const noun = ofSize.find(([pattern]) => pattern.test(text))?.[1]
  const areSizes = options.length > 1 && options.every((option) => sizes.test(option.trim()))
  if (!noun || !areSizes) return options
  return options.map(
    (option) => `${option.trim().replace(/ (?:one|wal[aei]|वाल[ाेी])$/iu, '')} ${noun}`,
  )
}

/**
 * The options of a choice, as the asker named them, at most twelve words each: "IT or teaching" → IT, teaching.
 * Empty where the words name no choice, or only "or not".
 */
export function optionsIn(text: string): string[] {
  return withNouns(withoutFillers(optionsNamed(text)), text)
}

/** "Look at my kundli and tell me" before a choice is no part of it. */
const lookAndTell =
  /(?:(?:aap|please|pls)\s+)?(?:meri|hamari)\s+kundli\s+(?:dekh\s?(?:ke|kar)|me\s+dekh\s?(?:ke|kar))\s+bata\p{L}*\s|(?:आप\s+)?(?:मेरी|हमारी)\s+कुंडली\s+(?:में\s+)?देख\s?(?:के|कर)\s+बता[\p{L}\p{M}]*\s|(?:look at|see) my (?:chart|kundli|horoscope) and (?:tell|say)(?: me)?\s/giu

/** The sentence that parts options: of several the last, for a story comes before its question. */
function choiceSentence(text: string): string {
  const isOrNot = (part: string): boolean =>
    orNot.test(part.split(orInside).slice(1).join(' or ').trim())
  const parts = text
    .split(/[?!।\n]|\p{Extended_Pictographic}|\.\s/u)
    .filter((part) => orInside.test(` ${part} `))
  return parts.findLast((part) => !isOrNot(part)) ?? parts[0] ?? ''
}

/** "I don't feel like opening the shop or eating.": what is told of in a sentence without a question. */
const neither =
  /(?<!\p{L})(?:don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|cannot|do not|does not|did not|never|without)(?!\p{L})(?:(?! or )[^.?!,])*\s(?<!\p{L})or(?!\p{L})[^.?!]*\./iu
const forWhom = /(?:mere|hamare|apne|मेरे|हमारे|अपने) (?:liye|liy|लिए)$|for (?:me|us)$/iu
/** "Ye meri taakat hai ya shaap": what it is, before the word that parts them. */
const ofBeing = /\s+(?:hai|h|है)$/iu
const pointer = /^(?:ye|yeh|yah|ये|यह)\s+/iu

/** The last sentence with a word that parts two things. */
const lastAsking = (text: string): string =>
  ` ${text.split(/[?!।\n]|\.\s/u).findLast((part) => part.trim() !== '') ?? ''} `

function optionsNamed(text: string): string[] {
  const pair =
    placedPair(text) ??
    namedPair(text) ??
    (orInside.test(lastAsking(text)) ? null : (advisedPair(text) ?? wishedPair(text))) ??
    seatPair(text) ??
    weighedPair(text) ??
    (orInside.test(text) ? null : toldPair(text))
  if (pair) return pair
  if (twoOutcomes.test(text) || neither.test(text)) return []
  const plain = text.replace(lookAndTell, ' ')
  const parted = purpose.test(plain) ? plain : plain.replaceAll(kiAfterDeed, ' ya ')
  const sentence = choiceSentence(parted)
  const sides = sentence.split(or).filter((side) => side.trim() !== '')
  if (!orInside.test(sentence) || sides.length < 2) return []
  const marked = sentence.split(orInside)
  const first = marked[0] ?? ''
  if (orNot.test(marked.slice(1).join(' or ').trim())) return []
  const others = marked
    .slice(1, -1)
    .map((part) => part.trim().split(/\s+/).slice(0, mostWords).join(' '))
  // "Konsa maal rakhu, hardware ya putty": the question itself stands before the first.
  const parts = first.split(/\s*,\s*/)
  const isAsked = parts.slice(0, -1).some((part) => asking.test(part))
  const listed = clean(isAsked ? (parts.at(-1) ?? first) : first, 'first').split(/\s*[,/]\s*/)
  // "Which side shall we search, relatives or a website": the question itself is no option.
  const isOption = (part: string): boolean =>
    !asking.test(part) && !telling.test(part.trim()) && !forWhom.test(part.trim())
  const nearest = (part: string): string => part.replace(ofBeing, '').replace(pointer, '')
  const named =
    listed.length > 1
      ? listed.map((part, at) => (at === listed.length - 1 ? nearest(part) : part)).filter(isOption)
      : listed
  return [...named, ...others, clean(marked.at(-1) ?? '', 'last')].filter(Boolean).slice(0, 5)
}
