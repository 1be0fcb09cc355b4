/** Times that no date pins down. */

/**
 * Times told relative to today or to a life: "next year", "in two months", "at the age of 32". No fact
 * bears them without a clock, so a sentence that leans on one is not passed.
 */
const vague = [
  /\b(rest|end|remainder) of (the|this) (decade|year|century)\b|\bbefore long\b|\bby (the )?(next|coming|end of)\b|\ba few more (months?|weeks?|years?)\b/,
  /(कुछ|थोड़े) (ही )?(महीने|हफ़्ते|हफ्ते|साल|दिन) (और है|और हैं|की बात)|\bkuch (hi )?(mahine|hafte|saal|din) (aur hai|aur hain|ki baat)\b/,
  /\b(thirtieth|fortieth|fiftieth|next|coming) birthday\b|\bnext (spring|summer|winter|autumn|monsoon|season)\b|\bby the (rains|monsoon|summer|winter|spring)\b|\bthis (winter|summer|spring|autumn|monsoon)\b/,
  /\b(two thousand|twenty (twenty|thirty|forty))\b|\bdo ha[jz]aar\b|दो हजार/,
]
/** The same where they may be told of something to do, "for the next month". */
const relative = [
  /\b(next|coming|following) (month|year|decade)\b/,
  /\b(in|within|after) (the )?(next )?(\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|few|couple of) (months?|years?)\b/,
  /\b(age of|aged) \d+|\b\d+ years old\b|\bat \d\d years\b/,
  /\b(agle|agli|aane wale|aanewale) (saal|sal|mahine|varsh)\b|\b(\d+|ek|do|teen|char|paanch|chhah|chah) (mahine|mahino|saal|sal|varsh) (mein|me|baad|ke andar|ke bheetar)\b|\b\d+ (saal|sal|varsh) ki (umar|umr|aayu)\b/,
  /(अगले|अगली|आने वाले) (साल|वर्ष|महीने|माह)|(\d+|एक|दो|तीन|चार|पांच|छह|छः) (महीने|महीनों|माह|साल|वर्ष|वर्षों) (में|बाद|के भीतर|के अंदर)|\d+ (साल|वर्ष) की (उम्र|आयु|अवस्था)/,
]

/** Whether a sentence (in plain form) tells a time that no date pins down. */
export const hasRelativeTime = (plainText: string): boolean =>
  relative.some((pattern) => pattern.test(plainText))

/** Whether it tells a time that nobody can do anything in: a season, a birthday, a year in words. */
export const hasVagueTime = (plainText: string): boolean =>
  vague.some((pattern) => pattern.test(plainText))

const plural =
  /(?:the )?coming years|आने वाले (?:साल|वर्ष)|\b(?:aane wale|aanewale) (?:saal|sal|varsh)\b/g

/** Whether the only such time is "the coming years", which a date beside it bounds. */
export const onlyYearsToCome = (plainText: string): boolean =>
  !hasRelativeTime(plainText.replace(plural, ' '))

const future =
  /\b(will|shall|going to|gonna)\b|(?:ेगा|ेगी|ेंगे|ेंगी|ूँगा|ूँगी)(?=\s|[।,.!?]|$)|\b\w+(?:ega|egi|enge|engi|oge|ogi)\b|और है|aur hai/

/** Whether a sentence (in plain form) tells what is to come. */
export const tellsFuture = (plainText: string): boolean => future.test(plainText)
