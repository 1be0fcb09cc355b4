/** The ways in which an English question asks whether or when. */

export const openings =
  /^(?:(?:so|and|but|ok|okay|sir|madam|maam|ma'am|ji|guruji|panditji|pandit ji|swamiji|swami|please|pls|plz|hello|hi|namaste|namaskar|pranam|then|also|now|just|kindly|respected|dear|astrologer|tell(?: me)?|say|see|check|let me know|honestly|truly|be honest|(?:my|her|his|our) (?=will\b)|i (?:just )?(?:want|wanted|wish|would like) to (?:know|ask)|want to know|my question is|question is|can you (?:tell|say|see)(?: me)?|could you (?:tell|say|see)(?: me)?|do you (?:think|see|feel)|according to (?:my|the) (?:chart|kundli)|as per (?:my|the) (?:chart|kundli|horoscope)|in my (?:chart|kundli|life)|in future|one day|this time|this year|by (?:god's|gods) grace|pakka|acha|achha|accha|arre|arey|bhai|yaar|haan|well|or|only)(?!\p{L})[\s,:.-]*)+/iu
const future = '(?:will|wil|can|could|would)'
const going =
  '(?:going to|gonna|likely to|destined to|meant to|able to|about to|bound to|fated to|ever going to)'
const whenFirst = '(?:(?:by |till |exactly )?when(?: exactly)?|(?:in )?which (?:year|month))'
/** "Will I …", "when can she …". */
export const asksFuture = new RegExp(`^(?:${whenFirst}\\s+)?${future}\\s+(.+)$`, 'iu')
/** "Am I going to …". */
export const asksGoing = new RegExp(
  `^(?:${whenFirst}\\s+)?(?:am|is|are)\\s+(.+?)\\s+${going}\\s+(.+)$`,
  'iu',
)
/** "Is he coming back": the second word or a later one is a gerund. */
export const asksBeing = new RegExp(`^(?:${whenFirst}\\s+)?(?:am|is|are)\\s+(.+)$`, 'iu')
/** "When do I get …". */
export const asksDoing = new RegExp(`^(?:${whenFirst}\\s+)?(?:do|does)\\s+(.+)$`, 'iu')
/** "When I will get …", "if my loan will come". */
export const toldFuture = new RegExp(
  `^(?:${whenFirst}|if|whether|how long (?:before|till|until)|how (?:much|many) (?:more )?(?:time|years|months|days)(?: more)?(?: before| till| until)?)\\s+(.+?)\\s+(?:${future}|(?:am|is|are)\\s+${going})\\s+(.+)$`,
  'iu',
)
/** "How long before I get …". */
export const longBefore =
  /^(?:and )?how (?:long|much time|much longer)(?: more)?(?: (?:will it take|does it take|it will take))?\s+(?:before|till|until|for)\s+(.+)$/iu
/** "He will come back?" */
export const statedFuture = new RegExp(`^(.+?)\\s+${future}\\s+(.+)$`, 'iu')
/** "Is it possible for me to …". */
export const asksPossible =
  /^(?:is|will) it (?:be )?possible (?:for (me|us|him|her|them) )?to\s+(.+)$/iu
const chances = '(?:chances?|hopes?|scope|possibilit(?:y|ies)|probability|likelihood|prospects?)'
/** "Is there any chance of …". */
export const asksChance = new RegExp(
  `^(?:is there|are there|will there be|do (?:i|we) (?:have|stand)|have (?:i|we)(?: got)?|what are|what is|what's|whats|how are|how good are|any|some)\\s+(?:(?:any|some|a|the|my|our|no|good|real|strong|more|still|even|little|slight) )*${chances}(?: (?:for (?:me|us)|left|there))*\\s+(?:of|for|to|in|that|about)\\s+(.+)$`,
  'iu',
)
/** "Is there a second marriage in my chart". */
export const asksInChart =
  /^(?:is there|are there|do i have|do you see|any(?= .* in my)|some(?= .* in my)|is(?= (?:re-?marriage|\p{L}+ (?:marriage|travel|settlement|job|house|success|career)|foreign \p{L}+) in my)|does my (?:chart|kundli|kundali|horoscope) (?:show|have|support|indicate|promise|say)|can you see|will there be)\s+(?:any |some |a |an |the )?(.+?)(?:\s+(?:in|by|as per|for) (?:my|me|us|our|the)(?: (?:birth |natal )?(?:chart|kundli|kundali|horoscope|stars?|destiny|fate|luck|life|future|kismat))?)?$/iu
/** "When is my next promotion": that it comes. */
export const asksNoun = /^when(?:'s| is| are)\s+((?:my|our|the)\s+.+)$/iu
