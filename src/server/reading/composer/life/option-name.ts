/**
 * What an option is called in a sentence of ours, from the asker's own words: "nikal lu" is nikalna,
 * "ask for team change" asking for team change, "लोन से" लोन.
 */

/** A name, and its form before a Hindi postposition ("बेचने के बजाय"). */
export interface OptionName {
  text: string
  oblique: string
}

const hindiStems = new Set(
  (
    'kar rakh bhej chhod chod bech le de ja nikal nikaal laga lagwa dila dilwa kara karwa sambhal sambhaal ruk ' +
    'reh rah padh padha kharid khareed bana banwa dekh sikh seekh khol lad maan bol bata puch pooch mil chal likh ' +
    'badal chun jud hat nibha tod jod samjha mana lauta pakad utha bithaa bheja aa dal daal kama bacha baith ghum khel uth jama jaa chadha kaat kat sun bula dhoondh maang ' +
    'कर रख भेज छोड़ छोड बेच ले दे जा निकल निकाल लगा लगवा दिला दिलवा करा करवा संभाल सँभाल सम्भाल रुक रह पढ़ पढ ' +
    'पढ़ा खरीद ख़रीद बना बनवा देख सीख खोल लड़ लड मान बोल बता पूछ मिल चल लिख बदल चुन जुड़ हट निभा तोड़ जोड़ समझा ' +
    'मना लौट पकड़ पकड उठा चढ़ छोड़ आ डाल कमा बचा बैठ चढ़ा चढ़ा काट सुन बुला ढूंढ मांग'
  ).split(' '),
)
/** "nikal lu", "छोड़ दूँ": the verb before is the deed. */
const lightVerb =
  /^(?:lu|lun|loon|lo|le|lein|len|lena|leni|du|dun|doon|dein|den|dena|jau|jaun|jaoon|jaye|jana|लूं|लूँ|लू|लूँगा|लें|ले|लेना|लेनी|दूं|दूँ|दू|दें|देना|जाऊं|जाऊँ|जाउ|जाऊ|जाएं|जाएँ|जाना)$/iu
const lightInfinitive: Readonly<Record<string, string>> = {
  l: 'lena',
  d: 'dena',
  j: 'jana',
  ल: 'लेना',
  द: 'देना',
  ज: 'जाना',
}
const subjunctive = /^(.+?)(?:oon|oo|un|u|ein|en|aye|aen|ye|e|ऊँ|ऊं|ूँ|ूं|एँ|एं|ें|ए)$/iu
const firstFuture = /^(.+?)(?:oonga|oongi|unga|ungi|ऊँगा|ऊंगा|ऊँगी|ऊंगी|ूँगा|ूंगा|ूँगी|ूंगी)$/iu
const infinitive = /^(.{2,}?)(?:na|ni|ne|ना|नी|ने)$/iu
const conjunctive = /^(.+?)(?:kar|ke|कर)$/iu
const future =
  /^(?:hoga|hogi|honge|rahega|rahegi|milega|milegi|padega|padegi|padta|jayega|jayegi|karega|karegi|aayega|aayegi|banega|banegi|chalega|chalegi|होगा|होगी|रहेगा|रहेगी|मिलेगा|मिलेगी|पड़ेगा|पड़ेगी|जाएगा|जाएगी|आएगा|आएगी|बनेगा|बनेगी|चलेगा|चलेगी|है|hai)$/iu
/** What ends a clause before the option begins. */
const finite = new Set(
  'hai h hain tha thi the gaya gayi gya gyi gaye gye hu hun hoon hue huye raha rahi rahe rha rhi है हैं हूं हूँ था थी थे गया गई गयी गए हुए रहा रही रहे'.split(
    ' ',
  ),
)
const postposition = new Set(
  'ki ka ke ko me mein mai se par pe की का के को में से पर तक tak'.split(' '),
)
const filler = new Set(
  'to toh phir fir ab abhi hi bhi aur main mai maine mujhe kya ek isko usko ise use तो फिर अब अभी ही भी और मैं मुझे क्या एक इसे उसे'.split(
    ' ',
  ),
)
const closing = new Set(
  'isi mein isme इसी में इसमें bhai ji sir please plz guruji paisa theek thik sahi better behtar accha achha acha best zyada jyada wala wali likhi likha लिखी लिखा ठीक सही बेहतर अच्छा ज़्यादा ज्यादा'.split(
    ' ',
  ),
)
const yours: Readonly<Record<string, string>> = {
  mera: 'aapka',
  meri: 'aapki',
  mere: 'aapke',
  मेरा: 'आपका',
  मेरी: 'आपकी',
  मेरे: 'आपके',
}
const obliques: Readonly<Record<string, string>> = {
  सोना: 'सोने',
  sona: 'sone',
  पैसा: 'पैसे',
  paisa: 'paise',
  धंधा: 'धंधे',
  dhandha: 'dhandhe',
  रिश्ता: 'रिश्ते',
  rishta: 'rishte',
  किराया: 'किराये',
  kiraya: 'kiraye',
  वाला: 'वाले',
  wala: 'wale',
}
const englishVerbs = new Set(
  (
    'make refuse message ask stick stay go take join buy sell wait keep leave quit start study move marry fight settle rent build work ' +
    'prepare try continue shift do get save invest open hold accept reject tell give drop drag retire switch resign ' +
    'return come travel apply repay pay let send call talk break lease find focus live adopt use put run set change ' +
    'stop learn become write appear propose forget trust ignore choose hire expand close'
  ).split(' '),
)
const mostWords = 5

function obliqueOf(words: readonly string[], isDeed: boolean): string {
  const last = words.at(-1) ?? ''
  const changed = isDeed ? last.replace(/ना$/u, 'ने').replace(/na$/iu, 'ne') : obliques[last]
  return [...words.slice(0, -1), changed ?? last].join(' ')
}

/** The deed at the end of Hindi words as an infinitive, and how many words it took; null where none is. */
function deedAtEnd(words: readonly string[]): { deed: string; taken: number } | null {
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  const na = /[\u0900-\u097f]/.test(last) ? 'ना' : 'na'
  if (lightVerb.test(last)) {
    if (hindiStems.has(before.toLowerCase())) return { deed: before + na, taken: 2 }
    const whole = lightInfinitive[last[0]!.toLowerCase()]
    return whole ? { deed: whole, taken: 1 } : null
  }
  if (hindiStems.has(last.toLowerCase()) && words.length > 1) return { deed: last + na, taken: 1 }
  for (const form of [infinitive, firstFuture, subjunctive, conjunctive]) {
    const stem = form.exec(last)?.[1]
    if (!stem || !hindiStems.has(stem.toLowerCase())) continue
    const hasLink = form === subjunctive && hindiStems.has(before.toLowerCase()) && stem !== before
    return hasLink ? { deed: before + na, taken: 2 } : { deed: stem + na, taken: 1 }
  }
  // A verb that is in no list shows itself by its first person: "पकडूं", "nibhaun".
  const stem = /^(.{2,}?)(?:ऊँ|ऊं|ूँ|ूं|aun|aoon|oon)$/iu.exec(last)?.[1]
  if (stem) return { deed: stem + (/(?:aun|aoon)$/iu.test(last) ? 'ana' : na), taken: 1 }
  return null
}

/** What is offered ends the option: "जो सीट मिल रही है वो ले लू" is about the seat. */
function untilOffered(words: readonly string[]): string[] {
  const offered = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^(?:मिल|mil)$/iu.test(word) &&
      /^(?:रही|रहा|रहे|rahi|raha|rahe|rhi|rha)$/iu.test(words[at + 1] ?? ''),
  )
  const kept = offered > 0 ? words.slice(0, offered) : words
  return kept.filter((word) => !/^(?:जो|वो|वह|jo|wo|woh|voh)$/iu.test(word))
}

function hindiName(raw: string): OptionName | null {
  let words = untilOffered(raw.split(/\s+/))
  const clause = words.findLastIndex(
    (word, at) => finite.has(word.toLowerCase()) && at < words.length - 1,
  )
  words = words.slice(clause + 1)
  while (words.length > 1 && closing.has(words.at(-1)!.toLowerCase())) words.pop()
  while (words.length > 1 && future.test(words.at(-1)!)) words.pop()
  const isMine = words.some((word) => /^(?:mujhe|मुझे)$/iu.test(word))
  const ending = deedAtEnd(words)
  let things = words
    .slice(0, ending ? -ending.taken : undefined)
    .filter((word) => !filler.has(word.toLowerCase()))
    .map((word) => yours[word.toLowerCase()] ?? word)
    .slice(-mostWords)
  while (things.length > 0 && postposition.has(things[0]!.toLowerCase())) things = things.slice(1)
  if (!ending)
    while (things.length > 1 && postposition.has(things.at(-1)!.toLowerCase()))
      things = things.slice(0, -1)
  if (isMine && ending && things.length === 0)
    things = [/[\u0900-\u097f]/.test(ending.deed) ? 'आपका' : 'aapka']
  // "continue" alone is done: continue karna.
  const isEnglishDeed = !ending && things.length === 1 && englishVerbs.has(things[0]!.toLowerCase())
  const whole = ending ? [...things, ending.deed] : isEnglishDeed ? [...things, 'karna'] : things
  const text = whole.join(' ')
  return text.length < 2
    ? null
    : { text, oblique: obliqueOf(whole, ending !== null || isEnglishDeed) }
}

const doubling = new Set('quit get let put run set drop drag stop forget'.split(' '))
const irregular: Readonly<Record<string, string>> = { lie: 'lying', die: 'dying' }

function gerundOf(verb: string): string {
  if (irregular[verb]) return irregular[verb]
  if (doubling.has(verb)) return `${verb}${verb.at(-1)}ing`
  return `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`
}

const englishLead =
  /^.*\b(?:should i|shall i|do i|can i|will i|is it|better to|whether to|suits? me(?: more| better)?|confused between|between|go for|opt for|thinking of|which is better|i should|(?:do|can|shall|should|may|must) (?:i|we)|is)\s+/i
const englishTail =
  /\s+(?:is better|better|best|good|in my case|which|what|now|itself|only|first|instead|for me|for now|right now|or what)\b.*$/i
const boundary =
  /^(?:from|in|with|for|at|by|who|which|that|where|near|because|as|but|since|till|until|so|then|after|before|if|and|through)$/i
/** What hangs at the end of an option that was cut off. */
const hanging =
  /^(?:in|at|of|to|with|for|on|by|and|or|is|are|the|a|an|my|from|that|which|only|also|itself)$/i
const shifted: Readonly<Record<string, string>> = {
  my: 'your',
  me: 'you',
  mine: 'yours',
  our: 'your',
  i: 'you',
  we: 'you',
  myself: 'yourself',
}

function englishName(raw: string): OptionName | null {
  let words = raw
    .replace(englishLead, '')
    .replace(englishTail, '')
    .replace(/^[\s,:–-]+/, '')
    .split(/\s+/)
  const isLead = (word: string) =>
    /^(?:to|just|simply|please|then|also|i|we|you|a|an|the)$/i.test(word)
  while (words.length > 1 && isLead(words[0]!)) words = words.slice(1)
  const verb = words[0]!.toLowerCase()
  const isDeed = englishVerbs.has(verb)
  if (!isDeed && words.length > 1 && /^(?:in|with|at|on|for|by)$/i.test(words[0]!))
    words = words.slice(1)
  if (words.length > mostWords) {
    const cut = words.findIndex((word, at) => at > (isDeed ? 1 : 0) && boundary.test(word))
    words = words.slice(0, cut > 0 ? cut : mostWords + 1)
  }
  const address = words.findIndex(
    (word, at) => at > 0 && /^(?:sir|madam|mam|ji|please|pls|guruji)$/i.test(word),
  )
  if (address > 0) words = words.slice(0, address)
  while (words.length > 1 && hanging.test(words.at(-1)!)) words = words.slice(0, -1)
  const said = words.map((word) => shifted[word.toLowerCase()] ?? word)
  if (isDeed) said[0] = gerundOf(verb)
  const text = said.join(' ')
  return text.length < 2 ? null : { text, oblique: text }
}

/** Words of a question that no name of an option has. */
const ofQuestion =
  /(?<!\p{L})(?:will|would|should|is|are|was|what|when|how|why|he|she|they|able|any|least|sakta|sakte|sakti|chahiye|kabhi|kahan|kaha|kab|kaise|kyon|kyu|सकता|सकते|सकती|चाहिए|कभी|कहां|कहाँ|क्यों|कब|कैसे)(?!\p{L}|\p{M})/iu
const mostLetters = 48
/** A person or a helping verb is no option. */
const noOption = /^(?:(?:you|your|aap|aapki|aapka|आपका|आपकी)$|(?:have|be|been|being)\s)/iu

/** An option by a name that can stand in a sentence of that language; null where its words make none. */
export function optionName(option: string, language: 'en' | 'hi'): OptionName | null {
  const raw = option
    .replaceAll(/["“”'()]+(?=\s|$)|(?<=^|\s)["“”'()]+/g, '')
    .replace(/^[\s,:;.–-]+|[\s,:;.?!।–-]+$/gu, '')
    .trim()
  if (!raw) return null
  const name = language === 'en' ? englishName(raw) : hindiName(raw)
  const isPlain = name && /^[\p{L}\p{M}\p{N} &’'./+%₹-]+$/u.test(name.text)
  if (!name || !isPlain || name.text.length > mostLetters) return null
  if (ofQuestion.test(name.text) || noOption.test(name.text)) return null
  return name
}
