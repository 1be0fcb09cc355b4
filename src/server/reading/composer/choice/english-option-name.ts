import { englishVerbs, gerundOf } from './english-verbs.ts'
import { spelledOut } from './short-names.ts'

const mostWords = 6
const englishLead =
  /^.*\b(?:should (?:my \w+|he|she|they|we) (?:do|get|have|take|go for)|should i|shud i|shld i|shall i|do i|can i|will i|am i|are we|is it|better to|whether to|suits? me(?: more| better)?|confused between|between|go for|opt for|thinking of|which is better|i should|for me to|for us to|whether i should|(?:do|can|shall|should|may|must) (?:i|we)|is)\s+/i
const englishTail =
  /\s+(?:is better|better|best|good|in my case|(?:there )?in (?:my|our|his|her|the) (?:chart|kundli|kundali|horoscope|fate|destiny)|(?:is )?written|there|which|what|when|if|because|since|while|whether|(?:in )?(?:class )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+th)(?: (?:class|std|standard))?|now|itself|only|first|instead|for me|for now|right now|or what)\b.*$/i
/** A time that only the day of asking pins down is no part of a name. */
const pointedTime =
  /\s+(?:in )?(?:this|next|coming) (?:week|month|year|summer|winter|season|monsoon|time|round|term|sem|semester)(?=\s|$)/gi
const leadingTime =
  /^(?:this|next|coming) (?:year|season|time|monsoon|winter|summer) (?:(?:in|on) (?:the|my|our) \p{L}+ )?(?=\p{L})/iu
const boundary =
  /^(?:i|he|she|it|they|we|from|in|with|for|at|by|who|which|that|where|near|because|as|but|since|till|until|so|then|after|before|if|and|through)$/i
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

/** What English words call an option, its verb as a deed; null where nothing is left of them. */
export function englishOptionName(raw: string): string | null {
  let words = raw
    .replace(leadingTime, '')
    .replace(englishLead, '')
    .replace(pointedTime, '')
    .replace(englishTail, '')
    .replace(/^[\s,:–-]+/, '')
    .replace(/\s+(?:also|too|as well|side by side|alongside|at the same time)(?=\s|$)/gi, '')
    .split(/\s+/)
  const hasArticle = /^(?:a|an|the)$/i.test(words[0] ?? '')
  const isLead = (word: string) =>
    /^(?:to|better|just|simply|please|then|also|first|again|i|we|you|a|an|the)$/i.test(word)
  while (words.length > 1 && isLead(words[0]!)) words = words.slice(1)
  // Of two deeds the second is the new one: "keep and start a service".
  if (/^(?:and|&)$/i.test(words[1] ?? '') && englishVerbs.has((words[2] ?? '').toLowerCase()))
    words = words.slice(2)
  const verb = words[0]!.toLowerCase()
  const isDeed = englishVerbs.has(verb)
  if (!isDeed && words.length > 1 && /^(?:in|with|at|on|for|by|from)$/i.test(words[0]!))
    words = words.slice(1)
  words = words.filter((word, at) => at !== 1 || !/^(?:then|just|only)$/i.test(word))
  if (words.length > mostWords) {
    const cut = words.findIndex((word, at) => at > (isDeed ? 1 : 0) && boundary.test(word))
    words = words.slice(0, cut > 0 ? cut : mostWords + 1)
  }
  const address = words.findIndex(
    (word, at) => at > 0 && /^(?:sir|madam|mam|ji|please|pls|guruji)$/i.test(word),
  )
  if (address > 0) words = words.slice(0, address)
  while (words.length > 1 && hanging.test(words.at(-1)!)) words = words.slice(0, -1)
  const said = words.map(
    (word) => shifted[word.toLowerCase()] ?? spelledOut(word, words.length === 1),
  )
  if (isDeed) said[0] = gerundOf(verb)
  const text = `${hasArticle && !isDeed ? 'the ' : ''}${said.join(' ')}`
  return text.length < 2 ? null : text
}
