import { englishVerbs, gerundOf } from '../choice/english-verbs.ts'
import { spelledOut } from '../choice/short-names.ts'

/** "Should I", "is it right to", "is it time to": the words behind it are an act in its base form. */
const asksForAct =
  /(?<!\p{L})(?:(?:should|shall|can|must|may|do|shud|shld|shoud) (?:i|we)(?: have to| need to| really need to)?|(?:should|shall) (?:he|she|they|my \p{L}+|our \p{L}+)|is (?:it|this|now|that)(?: the| a)? (?:really )?(?:ok|okay|fine|right|good|worth|wise|safe|advisable|alright|all right|better|correct|sensible|foolish|time|proper|auspicious)(?: (?:time|idea|thing|step|decision|for (?:me|us|my \p{L}+)))* to|(?:a )?(?:good|right|bad) (?:time|idea) to) ((?:[\p{L}\p{N}'’/%&-]+(?:\.(?=[\p{L}\p{N}])[\p{L}\p{N}]+)* ?){1,30})/giu
/** "Thinking of opening a school … is it right?" */
const thoughtOf =
  /(?<!\p{L})(?:(?:thinking|planning|dreaming)(?: (?:of|about|to|on))?|plan(?:ned)? to|wish to|decided to|(?:i|we) want to)\s+((?:[\p{L}\p{N}'’/%&-]+(?:\.(?=[\p{L}\p{N}])[\p{L}\p{N}]+)* ?){1,30})/iu
const asksIfRight =
  /(?<!\p{L})(?:is (?:it|this|that|now|the time)(?: the| a)? (?:really )?(?:ok|okay|fine|right|good|worth it|wise|safe|advisable|alright|better|correct|sensible|foolish)|(?:right|good|wise) (?:decision|step|move|idea|choice|time)|should (?:i|we)(?=\s*[?.!]*$)|shall (?:i|we)(?=\s*[?.!]*$)|yes or no)(?!\p{L})/iu
/** Before it stands a word that asks for something else than a yes. */
const asksOtherwise =
  /(?<!\p{L})(?:what|which|when|where|how|why|whom|who|whose|if|whether)(?: (?:\p{L}+ ?){0,3})?$/iu
/** "Can I" asks for leave, and "do I" for a need or a fact, unless the act is one's own. */
const isOfLeave = /^(?:can|may|must|do)(?! (?:i|we) (?:have to|need to|really need to))/iu
const adverb =
  /^(?:really|just|simply|also|now|then|still|first|even|ever|actually|go ahead and|go and|finally|better|please|again|immediately|at least|not|rather|straight away|try and)\s+/iu
/** Where the act ends and another clause begins. */
const ends =
  /\s+(?:because|since|as (?:my|i|he|she|it|the|they|we)|if|when|while|but|so that|so|or|and (?:will|is|what|when|how|if|should|shall|can|does|which|are|would|who|why)|which|who|though|although|whether|will|is|are|does|do you|pls|please|plz|sir|madam|ji|guruji|as per|according|in my chart|by my chart|tell|after|before|until|till|i|he|she|they|we|it (?:is|was|will|has|would|does|goes|may))(?!\p{L}).*$/iu
const pointedTime =
  /\s+(?:(?:in|by|from|for) )?(?:this|next|coming|the coming) (?:quarter|week|month|year|time|diwali|summer|winter|season|term|sem|may|june|july|august|march|april|january|february|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\p{L})|\s+(?:right now|now|today|tomorrow|soon|itself|only|at all|at once|at this (?:age|time|stage|point))(?=\s|$)/giu
const hanging =
  /(?:\s+(?:in|at|of|to|with|for|on|by|and|or|the|a|an|my|your|from|that|which|only|also|itself|is|not|as|then|too))+$/iu
/** What only points at what should be done. */
const empty =
  /^(?:do|be|have|get|know|expect|worry|think|see|say|go|take|am|look|call|ask|find|worship|plan|wear|fast|chant|read|understand|feel|need|want)$|^(?:be|have|worry|expect|know|think about|fear|get (?:worried|scared)|do (?:it|this|that|so|anything|something|about))(?!\p{L})/iu
const shifted: Readonly<Record<string, string>> = {
  my: 'your',
  me: 'you',
  mine: 'yours',
  our: 'your',
  us: 'you',
  i: 'you',
  we: 'you',
  am: 'are',
  myself: 'yourself',
  ourselves: 'yourselves',
}
const mostWords = 9
const boundary = /^(?:in|with|for|at|by|where|near|from|through|on|and|to|instead|without)$/iu

/** The act in the asker's words, without what is told besides it; null where nothing is left. */
function actOf(told: string): string | null {
  let words = told.replace(ends, '').replaceAll(pointedTime, '').trim()
  while (adverb.test(words)) words = words.replace(adverb, '')
  let list = words.replace(hanging, '').split(/\s+/)
  if (list.length > mostWords) {
    const cut = list.findLastIndex((word, at) => at > 1 && at <= mostWords && boundary.test(word))
    list = list.slice(0, cut > 0 ? cut : mostWords)
  }
  const act = list.join(' ').replace(hanging, '')
  return empty.test(act) || !/^\p{L}{2,}/u.test(act) ? null : act
}

const asGerund = (verb: string): string =>
  /(?<!^(?:br|s|r|sw|spr|cl|fl|k|th))ing$/iu.test(verb)
    ? verb.toLowerCase()
    : gerundOf(verb.toLowerCase())

/** As a gerund, a second verb too: "leaving sheep and going for mason work". */
function toAsker(act: string): string {
  const words = act.split(' ').map((word, at, all) => {
    const isVerb = at === 0 || (all[at - 1] === 'and' && englishVerbs.has(word.toLowerCase()))
    return isVerb ? asGerund(word) : (shifted[word.toLowerCase()] ?? spelledOut(word))
  })
  return words.join(' ')
}

/**
 * The act that an English question puts up, as a gerund in words to the asker: "should I accept this order" is
 * "accepting this order". Null where it asks for no yes to an act.
 */
export function englishAct(question: string): string | null {
  const asked = [...question.replaceAll(/\s+/g, ' ').matchAll(asksForAct)].filter(
    ({ index, 0: whole }) =>
      !asksOtherwise.test(
        question
          .slice(Math.max(0, index - 40), index)
          .replaceAll(/\s+/g, ' ')
          .split(/[,.?!;]/)
          .at(-1) ?? '',
      ) && !isOfLeave.test(whole),
  )
  const thought = asksIfRight.test(question) ? thoughtOf.exec(question)?.[1] : undefined
  const act =
    asked.map(([, told = '']) => actOf(told)).findLast(Boolean) ?? (thought ? actOf(thought) : null)
  return act ? toAsker(act) : null
}
