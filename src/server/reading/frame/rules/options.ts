/** The words that part the options of a choice. */
const or =
  /\s+(?:or|ya|yaa|ya phir|ya fir|या|या फिर|अथवा|vs\.?|versus|nahi to|ki|कि)\s+(?:phir\s+|fir\s+|फिर\s+)?/iu
const orInside = /\s+(?:or|ya|yaa|या|अथवा|vs\.?|versus)\s+/iu
/** What only says "or not". */
const orNot = /^(?:not|no|nahi|nahin|nhi|na|नहीं|नही|ना|न)(?:[\s?.!,]|$)/iu
const tail =
  /\s+(?:which|what|kaun|kon|kya|konsa|kaunsa|kaun sa|should|better|best|sahi|accha|acha|achha|theek|thik|hoga|hogi|karu|karun|karoon|lu|loon|lun|chunu|chunun|rahega|rahegi|behtar|zyada|jyada|mere liye|for me|suits?|batao|bataiye|is|will|क्या|कौन|कौनसा|सही|अच्छा|बेहतर|ठीक|रहेगा|रहेगी|होगा|होगी|करूं|करूँ|लूं|लूँ|चुनूं|चुनूँ|मेरे लिए|में से|बताएं|बताओ|ज़्यादा|ज्यादा)(?=[\s?.!,]|$).*$/iu
const lead =
  /^.*(?:\b(?:should i|shall i|do i|can i|is it|will it be|between|choose|take|join|buy|which is better|better|confused|main|mai|mujhe|kya|konsa|kaunsa)\b|मैं|मुझे|क्या|कौन सा|कौनसा)[\s:,-]+/iu

function clean(words: string, side: 'first' | 'last'): string {
  const whole = words.replace(/[?!।]+\s*$/u, '').trim()
  // What follows the last option is the question itself: "Australia or Canada, which is better".
  const plain = side === 'last' ? (whole.split(/[,;]/)[0] ?? whole).trim() : whole
  const core = side === 'first' ? plain.replace(lead, '') : plain.replace(tail, '')
  const list = (core || plain).trim().split(/\s+/)
  return (side === 'first' ? list.slice(-4) : list.slice(0, 4)).join(' ')
}

/**
 * The options of a choice, as the asker named them, at most four words each: "IT or teaching" → IT, teaching.
 * Empty where the words name no choice, or only "or not".
 */
export function optionsIn(text: string): string[] {
  const sentence = text.split(/[?!।\n]|\.\s/u).find((part) => orInside.test(` ${part} `)) ?? ''
  const sides = sentence.split(or).filter((side) => side.trim() !== '')
  if (!orInside.test(sentence) || sides.length < 2) return []
  const marked = sentence.split(orInside)
  const first = marked[0] ?? ''
  if (orNot.test(marked.slice(1).join(' or ').trim())) return []
  const others = marked.slice(1, -1).map((part) => part.trim().split(/\s+/).slice(0, 4).join(' '))
  const listed = clean(first, 'first').split(/\s*[,/]\s*/)
  return [...listed, ...others, clean(marked.at(-1) ?? '', 'last')].filter(Boolean).slice(0, 5)
}
