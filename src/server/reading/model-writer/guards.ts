import { harmInAnswer } from '../care/harm-in-answer.ts'
import { isInForm } from '../frame/rules/form-of-answer.ts'
import type { DropCause, PersonProfile, ReadingLanguage } from '../types/reading-types.ts'

/** What is looked at in a model's sentence besides its claims. The composer's own words pass all of it. */

/** Words that frighten, seal a fate, or speak of what is not read. */
const unkind = [
  // The sign is written with a capital.
  /\bcancer\b/,
  /\b(death|die|dies|dying|dead|fatal|doom(ed)?|curse[ds]?|cursed|disaster|tragedy|catastroph\w*|terrible|horrible|evil|(?:will|shall|must|to) suffer|suffer(?:ing)? (?:from|loss|losses|greatly|for years)|years of suffering|misfortune|widow\w*|incurable|tumou?r|diabetes|disease|surgery|suicide|miscarriage|bankrupt\w*)\b/i,
  /\b(destined|inevitabl\w+|unavoidabl\w+|no escape|guarantee[ds]?|certainly will|definitely will|100 ?%|without fail|bound to)\b/i,
  /\b(cannot|can't|can not|not allowed to|must not) (tell|reveal|disclose|say)\b/i,
  /\b(gemstone|blue sapphire|yellow sapphire|ruby|emerald|lottery|gambl\w+|bet(ting)?|stocks?|shares? of|bitcoin|crypto)\b/i,
  /\b(boy or girl|baby boy|baby girl|male child|blessed with a (son|daughter))\b/i,
  /(मृत्यु|मौत|मरना|मरेंगे|अनिष्ट|विनाश|सर्वनाश|अभिशाप|श्राप|शापित|भयंकर|दुर्घटना|विधवा|कैंसर|असाध्य|बर्बाद|अटल|निश्चित रूप से|अवश्य ही|गारंटी|बता नहीं सकत|रत्न धारण|नीलम|पुखराज|लॉटरी|सट्टा|पुत्र रत्न|पुत्र प्राप्ति)/,
]
/** Talk about itself, its rules or its makers. */
const meta =
  /\b(system prompt|(?:my|the|these) (?:rules|instructions)|language model|as an ai|openai|chatgpt|prompt|ref [a-z0-9]{6,}|rule \d|verdicts?:|facts?:|question<<<)\b|"\s*:|निर्देश|सिस्टम प्रॉम्प्ट/i
const reachable =
  /https?:|www\.|\S+@\S+\.\S+|[\d\u0966-\u096f][\d\u0966-\u096f\s-]{8,}[\d\u0966-\u096f]|₹|\brs\.? ?\d/i
const marriageForetold =
  /\byou(?:'ll| will| may| might| are likely to)? (?:get |be )?(?:marry|married)|\b(?:your|a) (?:marriage|wedding) (?:will|is likely to|may) (?:take place|happen|come)|(?:आपकी|आपका) (?:शादी|विवाह) (?:होगी|होगा|हो सकत|के योग)/i

/** Whether a sentence is in the language that was asked for; Hindi may come in Latin letters. */
function inLanguage(text: string, language: ReadingLanguage): boolean {
  const nagari = text.match(/[\u0900-\u097f]/g)?.length ?? 0
  const roman = text.match(/[a-z]/gi)?.length ?? 0
  if (language === 'en') return roman > nagari
  return nagari > roman || isInForm(text, 'hinglish')
}

export function soundsUnkind(text: string): boolean {
  return unkind.some((pattern) => pattern.test(text))
}

/** Why a model's sentence is not shown, whatever the chart says; null where it may go on to the claim check. */
export function guardedAgainst(
  text: string,
  language: ReadingLanguage,
  person: PersonProfile,
): DropCause | null {
  if (text.length > 600) return 'length'
  if (!inLanguage(text, language)) return 'language'
  if (meta.test(text)) return 'instructions'
  if (reachable.test(text)) return 'contact'
  if (soundsUnkind(text)) return 'unkind'
  const harm = harmInAnswer(text)
  if (harm) return harm === 'contact' ? 'contact' : 'harm'
  return person.maritalStatus === 'married' && marriageForetold.test(text) ? 'marriage' : null
}

/** Whether a sentence may go on to the claim check. */
export const isShowable = (
  text: string,
  language: ReadingLanguage,
  person: PersonProfile,
): boolean => guardedAgainst(text, language, person) === null

const markup = /[*_#`~|<>{}]+|^\s*(?:[-•]|\d+[.)])\s+/g
/** All but newlines and tabs: U+001E among them, which frames our own streams, and marks that turn writing round. */
const control = /(?:(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}])+/gu

/** Takes out what a page or a stream could take for more than text. Newlines stay: they part paragraphs. */
export function removeControlCharacters(text: string): string {
  return text.replace(control, '')
}

const marks = /\[([a-z0-9][a-z0-9.\-:, ]*)\]/gi

/** Parts a sentence from the marks it carries. */
export function withoutMarks(sentence: string): { text: string; factIds: string[] } {
  const factIds: string[] = []
  const bare = sentence.replace(marks, (_whole, ids: string) => {
    factIds.push(...ids.split(/[,\s]+/).filter(Boolean))
    return ''
  })
  const text = bare
    .replace(markup, '')
    .replace(/\s+([.,;:!?।])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return { text, factIds }
}
