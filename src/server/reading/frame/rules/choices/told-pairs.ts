/** Whether it is asked which of several. */
export const asksWhich =
  /(?<!\p{L})(?:which|whom|kisko|kisse|kise|kaun|kon|konsa|kaunsa|kaunsi|kahan|kaha|किसको|किससे|किसे|कौन|कौनसा|कहां|कहाँ)(?!\p{L}|\p{M})/iu

/** "Two offers in hand, A and B. Which one": what is listed behind the count. */
const listedTwo =
  /(?<!\p{L})(?:two|2|both|do|दो)\s[^,.:?!]{3,45}[,:]\s*((?:[\p{L}\p{M}\p{N}.'&/-]+\s){1,4}?)(?:and|aur|और)\s+((?:[\p{L}\p{M}\p{N}'&/-]+\s?){1,4})(?=[.?!,।]|$)/iu
const from = 'se|ka|ki|wala|wali|me|mein|से|का|की|वाला|वाली|में|from|in|at'
/** "Ek jaipur se ek kota se". */
const oneAndOne = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:ek|one|एक)\\s+(?:(?:offer|rishta|ladk[aei]|job|रिश्ता|लड़का|लड़की)\\s+)?([\\p{L}\\p{M}]+(?:\\s[\\p{L}\\p{M}]+)?)\\s+(?:${from})(?: (?:hai|h|है))?(?: \\d[\\d.]* ?(?:lpa|lakh|k|l))?\\s*,?\\s*(?:aur |and |और )?(?:ek|one|एक)\\s+([\\p{L}\\p{M}]+(?:\\s[\\p{L}\\p{M}]+)?)\\s+(?:${from})(?![\\p{L}\\p{M}])`,
  'iu',
)
/** "Got selected in KVS … but … one private school near home is giving 28k": what one has, and what is offered beside it. */
const gotOne =
  /(?<!\p{L})(?:selected (?:in|for|at|by)|got (?:a |an )?(?:(?:job|offer|seat|posting|admission|call|placement) (?:in|from|at|for|of) |into )|(?:offer|letter) from)\s*((?:[\p{L}\p{N}&.-]+ ?){1,3}?)(?=\s*(?:[,.;]|as |but |and |for |with |job|in )|$)/iu
const otherOne =
  /(?<!\p{L})(?:one|another|other|a|also)\s+((?:private|pvt|local|nearby|small|big|govt|government|reputed|new)\s(?:[\p{L}]+ ?){1,2}?(?: (?:near|in|at) (?:home|my \p{L}+|\p{Lu}\p{L}+))?)(?=\s+(?:is|are|has|have|in|near|at|gives?|giving|offer\p{L}*|calling|also|wants?)(?!\p{L})|[,.])/iu
const asksWhatToDo =
  /(?<!\p{L})what (?:should|shall|do|can) (?:i|we) do|(?:which|what) (?:one )?(?:to|should|shall|is better)|(?:suggest|guide|advi[cs]e)(?!\p{L})/iu

/** Two things that are told one after the other; null where the question names none. */
export function toldPair(text: string): string[] | null {
  const listed = asksWhich.test(text) ? (listedTwo.exec(text) ?? oneAndOne.exec(text)) : null
  if (listed) return [listed[1]!.trim(), listed[2]!.trim()]
  if (!asksWhatToDo.test(text)) return null
  const [one, other] = [gotOne.exec(text), otherOne.exec(text)]
  return one && other && one.index < other.index
    ? [one[1]!.trim(), `the ${other[1]!.trim()}`]
    : null
}
