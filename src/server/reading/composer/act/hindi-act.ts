import { hindiOptionName } from '../choice/hindi-option-name.ts'
import type { OptionName } from '../choice/hindi-option-name.ts'

/** A verb by which the asker's own act is put up: "le lu", "करूँ", "बदल दें". */
const ownDeed =
  /(?<![\p{L}\p{M}])(?:l(?:u|un|oon)|d(?:u|un|oon)|le lein|de dein|(?:ho|chale|chali|aa) ja(?:a?ye|a?yen)(?=\s+kya)|(?:kar|le|de) (?:le|de)(?:in|n)?(?=\s+kya)|ja(?:u|un|oon)|[a-z]{2,}(?:aun|aaun|aau|au|oon)|(?:kar|rakh|ruk|rah|reh|chhod|chod|bech|bech|kharid|khareed|khol|ban|badal|badl|nikal|nikl|mil|man|maan|lad|pakd|pakad|chun|sikh|seekh|laga|bata|bol|puchh|pooch|likh|padh|utar|pehn|pahn|pehan|jod|tod|bhej|lagwa|karwa|karva|dikha|bana|banwa|uthh?a|hata|sambhal|sambhaal|nibha|mana|shift kar|kr|rkh)(?:u|un|oon|ein|en|aun|e|ye)|lu|du|jau|kru|krun|[\p{Script=Devanagari}]+(?:ऊँ|ऊं|ूँ|ूं|ूॅ)|लूं|लूँ|लू|दूं|दूँ|दू|जाऊ|करू|(?:कर|रख|ले|दे|बेच|छोड़|खोल|बदल|निकाल|लगा|बना|रुक|मान)(?:ें|एं|एँ)|लें|दें|जाएं|जाएँ|करें)(?![\p{L}\p{M}])/iu
/** "Karna chahiye", "लेना ठीक रहेगा": the act before what is asked of it. */
const judgedDeed =
  /^(.*(?:na|nā|ना|नी|ni))\s+(?:mujhe |hume |humein |hamein |मुझे |हमें )?(?:chahiye|chahie|chaiye|chahiy|चाहिए|चाहिये|(?:(?:mere|hamare|मेरे|हमारे) (?:liye|लिए) )?(?:theek|thik|sahi|achha|accha|acha|uchit|shubh|faydemand|munasib|behtar|samajhdari|ठीक|सही|अच्छा|उचित|शुभ|फायदेमंद|फ़ायदेमंद|समझदारी|बेहतर)\s+(?:rahega|rhega|hoga|hai|h|he|rahegi|रहेगा|होगा|है))(?![\p{L}\p{M}]).*$/iu
/** Another word asks, or the act hangs on something. */
const asksOtherwise =
  /(?<![\p{L}\p{M}])(?:kab|kb|kaise|kese|kaun\p{L}*|kon|kons\p{L}*|kis\p{L}*|kitn\p{L}*|kyu\p{L}*|kyon|kidhar|kahan|kaha|kha|kaunsa|jo bhi|कब|कैस[ाेी]|कौन\p{M}*|कौनसा|किस[\p{L}\p{M}]*|कितन\p{M}*|क्यों|क्यूं|कहाँ|कहां|किधर|kya (?:kare|karu|karun|karoon|karein|kru|krun|karna|bolu|kahu|samjhu|samjhun|pehnu|rakhu|naam)|क्या (?:करूं|करूँ|करें|करू|करना|बोलूं|कहूं|समझूं|समझूँ)|nahi to|नहीं तो)(?![\p{L}\p{M}])/iu
/** "Jau to darwaza kholenge": the deed is a condition, and what comes of it is asked. */
const condition = new RegExp(`${ownDeed.source}\\s+(?:to|toh|तो)(?![\\p{L}\\p{M}])`, 'iu')
const willBe = /(?:ega|egi|enge|oga|ogi|ेगा|ेगी|ेंगे|एगा|एगी|ोगा|ोगी)(?![\p{L}\p{M}])/iu
/** "… le lu, theek rahega?" asks again whether the act is right. */
const judges =
  /(?<![\p{L}\p{M}])(?:theek|thik|sahi|achh?a|phal\p{L}*|fal\p{L}*|chal\p{L}*|faydem?\p{L}*|nuksan|ठीक|सही|अच्छा|फल\p{M}*|चल[\p{L}\p{M}]*|फ़?ायदा|नुकसान)(?![\p{L}\p{M}])/iu
/** "ID chalu hoga ya Porter join kar lu": the deed, if the other does not come. */
const outcomeOr = /^.*(?:ega|egi|enge|oga|ogi|ेगा|ेगी|ेंगे|एगा|एगी|ोगा|ोगी)(?:\s+\S+)?\s+(?:ya|या)\s+/iu
/** "Le lu ya bhaav girega": what may come of itself. */
const orOutcome = /\s+(?:ya|या)\s+[^,]*(?:ega|egi|enge|oga|ogi|ेगा|ेगी|ेंगे|एगा|एगी|ोगा|ोगी)$/iu
const orNot =
  /\s+(?:ya|ki|या|कि)\s+(?:phir |fir |फिर )?(?:nahi|nahin|nhi|na|नहीं|नही|ना|न)(?:\s+\S+)?$/iu
const closing =
  /(?:[\s,]+(?:kya|क्या|na|ना|ji|जी|sir|guruji|guru ji|pandit ji|batao|bataiye|bataye|bata do|please|pls|plz|बताइए|बताओ|बताएं|बताइये|abhi|ab|sahi rahega|theek rahega|thik rahega|sahi hoga|theek hoga|sahi h|sahi hai|सही रहेगा|ठीक रहेगा|सही है|ठीक है|kundli dekh ke|kundli dekh kar))+$/iu
const opening =
  /^(?:(?:soch rah[ai] (?:hu|hun|hoon|h)|soch rahe (?:hai|hain|h)|socha (?:hai|h)|सोच रह[ाी] (?:हूं|हूँ)|सोचा है|to|toh|kya|क्या|ab|aur|main|mai|mein|me|mujhe|hum|ham|तो|अब|और|मैं|मुझे|हम|bataiye|batao|sir|guruji|pandit ji|ki|कि|phir|fir|फिर)\s+)+/iu

/** What names no act, and is told as a step: the verb alone, or one that only points. */
const empty =
  /^(?:(?:kya|क्या|aisa|ऐसा|yeh|ye|यह|ये|yah)\s+)?(?:karna|करना|kar lena|कर लेना|hona|होना|samajhna|समझना|manna|मानना|kehna|कहना|sochna|सोचना|lena|लेना|dena|देना|jana|जाना|rahna|रहना|rehna|rakhna|रखना)$/iu

const step = {
  deva: { text: 'यह क़दम', oblique: 'इस क़दम' },
  latn: { text: 'yeh kadam', oblique: 'is kadam' },
} as const
const isStep = (name: OptionName): boolean => name === step.deva || name === step.latn

function actOfClause(part: string): OptionName | null {
  const judged = judgedDeed.exec(part)?.[1]
  const plain = (judged ?? part)
    .replace(outcomeOr, '')
    .replace(orOutcome, '')
    .replace(orNot, '')
    .replace(closing, '')
    .replace(opening, '')
    .trim()
  if (plain === '') return null
  if (!judged && (!ownDeed.test(plain) || condition.test(plain))) return null
  const name = hindiOptionName(plain)
  // A name that is no act has no infinitive, and its form before a postposition is its own.
  const isAct = name !== null && /(?:na|ना)$/iu.test(name.text) && name.oblique !== name.text
  if (!isAct || !empty.test(name.text)) return isAct ? name : null
  return step[/\p{Script=Devanagari}/u.test(plain) ? 'deva' : 'latn']
}

/**
 * The act that a Hindi question, in either script, puts up, as an infinitive: "ye order le lu kya" is ye order lena.
 * Null where it asks for no yes to an act.
 */
export function hindiAct(question: string): OptionName | null {
  const sentences = question.split(/[?!।\n;]+|\.(?=\s|$)|\.{2,}/u)
  let isLast = true
  let bare: OptionName | null = null
  for (const sentence of sentences.filter((part) => part.trim() !== '').toReversed()) {
    const parts = sentence.split(/[,:–]|\s-\s/u).map((part) => part.trim())
    for (const part of parts.toReversed()) {
      // "Mana karu to lalchi … mujhe kya karna chahiye": what to do is asked, and no act put up.
      if (asksOtherwise.test(part)) return bare
      const name = part === '' ? null : actOfClause(part)
      // "… ghoom lu. jau?": the act that was named before.
      if (name && !isStep(name)) return name
      // Where something else is asked too, a bare verb may be of that.
      if (name && !asksOtherwise.test(question)) bare ??= name
      // "Usne kaha aap se poochh lu, paas hoga?": something else is asked last.
      if (isLast && willBe.test(part) && !judges.test(part)) return null
      isLast = false
    }
  }
  return bare
}
