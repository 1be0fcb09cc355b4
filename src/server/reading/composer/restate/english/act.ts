import { grave, datedPhrases } from './phrases.ts'
import { spelled } from './spelling.ts'

/** Where another clause begins, of which nothing is said. */
const ends =
  /\s+(?:because|bcoz|bcz|coz|cuz|since|so that|so (?:i|we|my|he|she)|as (?:i|my|he|she|we|it|the|they|all)\b|but|though|although|even though|even if|even after|even when|despite|instead of|while|whereas|when|where (?:i|we) can|and (?:(?:to|with) whom|when|will|is|are|what|which|how|if|should|shall|can|does|do|why|who|where|would|whether|i|he|she|they|we|it|then|not|also|for)|or (?:should|will|is|are|do|does|would|can|shall|must|am|have|has|my|i|we|he|she|they|it|what|again|just|still|only|wait|stay|else|is it|not|safe|selected|out|rejected|gone|fine|lost|never|nothing|failed|only|both)|or$|as per|according|based on|given|considering|despite|rather than|tell|please|thanks|thank|sir|madam|ji)(?!\p{L}).*$/iu
const hanging =
  /(?:[\s,.-]+(?:in|at|of|to|with|for|on|by|and|or|the|a|an|from|that|only|also|too|then|even|is|as|my|your|so|like|na|naa|re|ya|kya|not|very|more|some|any|after|before))+$/iu
/** What hangs on another question, or speaks to who answers. */
const other =
  /(?<!\p{L})(?:if|whether|why|how|when|which|you|u|ur|your|will|should|would|could|did|does|had|was|were|isn't|isnt|cant|can't|wont|won't|dont|don't|not|no|nothing|never|nobody|or|unless|until|till|than|either|neither)(?!\p{L})/iu
const swapped: Readonly<Record<string, string>> = {
  my: 'your',
  mine: 'yours',
  me: 'you',
  myself: 'yourself',
  our: 'your',
  us: 'you',
  ours: 'yours',
  ourselves: 'yourselves',
  i: 'you',
  we: 'you',
  "i'm": 'you are',
  "i've": 'you have',
  ive: 'you have',
}
/** Of two things that are asked in one clause one is feared. */
const losesToo = /(?<!\p{L})and (?:lose|fail|regret|whom|who|what|how)(?!\p{L})/iu
const mostWords = 14
const plain = /^[\p{L}\p{N}'’ &%./₹+-]+$/u

/** What a question leaves open is said as something: "any share", "anything". */
const openWords: Readonly<Record<string, string>> = {
  any: 'some',
  anything: 'something',
  anyone: 'someone',
  anybody: 'somebody',
  anywhere: 'somewhere',
}

/** A clause without the times it names and without words that only fill it. */
export function withoutTimes(text: string): string {
  return datedPhrases
    .reduce((left, phrase) => left.replaceAll(phrase, ' '), ` ${text} `)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** The asker's words in words to the asker: "my transfer" is your transfer. */
export function toAsker(text: string): string {
  return text
    .split(' ')
    .map((word, at, all) => {
      const small = word.toLowerCase()
      // The country is no "us".
      if (word === 'US') return word
      if (small === 'am' && /^i$/iu.test(all[at - 1] ?? '')) return 'are'
      return swapped[small] ?? openWords[small] ?? spelled(word)
    })
    .join(' ')
}

/** What is asked for, from its verb on, in words to the asker; null where it is no plain clause. */
export function actIn(told: string): string | null {
  const own = told
    .replaceAll(/(?<!\p{L})n(?!\p{L})/gu, 'and')
    .replace(ends, '')
    .replace(hanging, '')
    .trim()
  const act = own.replace(/^(?:be able to|manage to|be)\s+(?=get\s)/iu, '')
  if (!plain.test(act) || act.split(' ').length > mostWords) return null
  if (other.test(act) || grave.test(act) || losesToo.test(act)) return null
  return toAsker(act)
    .replace(/^marry$/iu, 'get married')
    .replace(/^(take you) (?=separate |different )/iu, '$1 to a ')
}
