/**
 * Ages that people state of themselves: "i am 15", "15 saal ki hu", "17f", "class 9", "मैं 16 साल की हूं",
 * also in number words. A school class stands for the age at which it is usually attended.
 */

const numberWords: Readonly<Record<string, number>> = {
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  gyarah: 11,
  barah: 12,
  terah: 13,
  tera: 13,
  chaudah: 14,
  pandrah: 15,
  pandra: 15,
  solah: 16,
  sola: 16,
  satrah: 17,
  satra: 17,
  ग्यारह: 11,
  बारह: 12,
  तेरह: 13,
  चौदह: 14,
  पंद्रह: 15,
  पन्द्रह: 15,
  सोलह: 16,
  सत्रह: 17,
}
const number = `(\\d{1,2}|${Object.keys(numberWords).join('|')})`
const notAge = `(?!\\d|[.:/]\\d|\\s*(?:th\\b|lakh|lac|cr\\b|k\\b|days?|months?|weeks?|weeks|%|din|mahin|baje|am\\b|pm\\b|दिन|महीन|बजे|लाख|हफ))`
const year = '(?:years?|yrs?|saal|sal|baras|varsh|साल|वर्ष|बरस)'

const statements: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\s)(?:i\\s*a?m|i'm|iam)\\s+(?:just\\s+|only\\s+|a\\s+)?${number}${notAge}`,
    'u',
  ),
  new RegExp(
    `(?:my age(?: is)?|meri (?:umar|umr|age)|मेरी (?:उम्र|उमर|आयु)|मेरा उम्र)\\s*(?:is\\s|hai\\s|है\\s|abhi\\s)?\\s*${number}${notAge}`,
    'u',
  ),
  new RegExp(
    `(?:^|\\s)${number}[ -]?${year}\\s*(?:k[iae]\\s|की\\s|का\\s|के\\s)?\\s*(?:ka |ki )?(?:ladki |ladka |लड़की |लड़का )?(?:hu|hun|hoon|hoo|हूं|हूँ|हु)(?![\\p{L}\\p{M}])`,
    'u',
  ),
  new RegExp(
    `(?:^|\\s)(?:main|mai|mein|me|मैं|मै)\\s+(?:abhi |sirf |अभी |सिर्फ )?${number}[ -]?${year}?\\s*(?:k[iae]|की|का|के)(?![\\p{L}\\p{M}])`,
    'u',
  ),
  new RegExp(`(?:^|\\s)${number}\\s*(?:ki|ka|की|का)\\s+(?:hu|hun|hoon|हूं|हूँ)(?![\\p{L}\\p{M}])`, 'u'),
  new RegExp(`(?:^|[\\s(])(\\d{2})\\s?(?:f|m)(?:$|[\\s,.)])`, 'u'),
]
const classes =
  /(?:(?:i am|im|i'm|i study|main|mai|me|मैं) (?:in |abhi )?(?:class|std|कक्षा|kaksha|क्लास) ?(\d{1,2}))|(?:^|\s)(\d{1,2})(?:th|vi|वीं|वी)?\s*(?:class|std|standard|कक्षा|क्लास)?\s*(?:me|mein|में|m)\s+(?:hu|hun|hoon|padhti|padhta|padti|हूं|हूँ|पढ़ती|पढ़ता)/u
const classWord =
  /(?:^|\s)(?:class|कक्षा|kaksha|क्लास)\s?(\d{1,2})\s(?:me|mein|में|ki|की)\s(?:hu|hun|hoon|पढ़|padh|हूं|हूँ|chhatra|छात्रा)/u

/** Classes in words, at school or "in the ninth". */
const classWords: Readonly<Record<string, number>> = {
  पांचवीं: 5,
  छठी: 6,
  सातवीं: 7,
  आठवीं: 8,
  नौवीं: 9,
  नवीं: 9,
  दसवीं: 10,
  ग्यारहवीं: 11,
  बारहवीं: 12,
  पांच: 5,
  छह: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  ग्यारह: 11,
  बारह: 12,
  satvi: 7,
  athvi: 8,
  aathvi: 8,
  nauvi: 9,
  navi: 9,
  dasvi: 10,
  dasvin: 10,
  gyarahvi: 11,
  barahvi: 12,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
}
const ordinals = Object.keys(classWords)
  .filter((word) => /(?:vi|vin|th|वीं|छठी)$/u.test(word))
  .join('|')
const cardinals = Object.keys(classWords)
  .filter((word) => !/(?:vi|vin|th|वीं|छठी)$/u.test(word))
  .join('|')
const wordedClasses: readonly RegExp[] = [
  new RegExp(
    `(?:i am|im|i'm|i study) in (?:the |class )?(${ordinals})(?![\\p{L}]| house| grade teacher)`,
    'u',
  ),
  new RegExp(
    `(?:^|\\s)(${ordinals})\\s*(?:class|kaksha|कक्षा|क्लास)?\\s*(?:me|mein|में|का छात्र|की छात्रा)\\s*(?:hu|hun|hoon|padht|padt|हूं|हूँ|पढ़त)`,
    'u',
  ),
  new RegExp(`(${ordinals})\\s*(?:का छात्र|की छात्रा) (?:हूं|हूँ)`, 'u'),
  new RegExp(`(?:कक्षा|क्लास) (${cardinals}) (?:में|की|का) (?:पढ़त|हूं|हूँ|छात्र)`, 'u'),
]

/** The age in whole years that the words state of the asker; null where none is stated. */
export function ownAge(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll('’', "'")
    // "In 2021, 7 years old is my son": what a comma parts is not said of one person.
    .replaceAll(',', ' , ')
  for (const statement of statements) {
    const stated = statement.exec(plain)?.[1]
    if (stated !== undefined) return numberWords[stated] ?? Number(stated)
  }
  const worded = wordedClasses.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean)
  if (worded !== undefined) return (classWords[worded] ?? 0) + 5
  const grade = classes.exec(plain) ?? classWord.exec(plain)
  const school = Number(grade?.[1] ?? grade?.[2] ?? 0)
  return school >= 4 && school <= 12 ? school + 5 : null
}
