/** What is a date, a time, years, money or degrees, and so no part of a telephone number. */
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const month = String.raw`(?:0?[1-9]|1[0-2])`
const year = String.raw`(?:1[6-9]|20)\d\d`
const notPhones = [
  String.raw`${day}\s*[-./ ]\s*${month}\s*[-./ ]\s*${year}`,
  String.raw`${month}\s*[-./]\s*${day}\s*[-./]\s*${year}`,
  String.raw`${year}\s*[-./ ]\s*${month}\s*[-./ ]\s*${day}`,
  String.raw`${day}[-./]${month}[-./]\d\d`,
  String.raw`${year}\s*(?:[-–—/]|to|se|से)\s*(?:${year}|\d\d)`,
  String.raw`\d{1,2}[:.]\d\d(?:[:.]\d\d)?\s*(?:am|pm|hrs?|बजे|baje)?`,
  String.raw`(?:₹|rs\.?|inr|रु\.?)\s*\d[\d,]*`,
  String.raw`\d{1,3}(?:,\d{2,3})+`,
  String.raw`\d{1,3}\.\d{1,2}`,
  String.raw`\d{1,3}\s*°\s*\d{0,2}(?:\s*['′]\s*\d{0,2})?`,
].map((pattern) => new RegExp(String.raw`(?<![\d.+-])${pattern}(?![\d]|[.-]\d)`, 'g'))

const digitWords: readonly (readonly [string, string])[] = [
  ['0', 'zero oh shunya sunya शून्य जीरो'],
  ['1', 'one ek एक'],
  ['2', 'two do दो'],
  ['3', 'three teen तीन'],
  ['4', 'four char chaar चार'],
  ['5', 'five paanch panch पांच पाच'],
  ['6', 'six chhah chhe chah che छह छः छे'],
  ['7', 'seven saat सात'],
  ['8', 'eight aath aat आठ'],
  ['9', 'nine nau नौ'],
]
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const digitOfWord = new Map(
  digitWords.flatMap(([digit, words]) => words.split(' ').map((word) => [word, digit] as const)),
)
const repeaters = new Map([
  ...'double dabal डबल'.split(' ').map((w) => [w, 2] as const),
  ...'triple ट्रिपल'.split(' ').map((w) => [w, 3] as const),
])

/** Digits of one piece, as long as nothing but separators stands between it and the next. */
type Run = string[]

/** What people put between the digits of a number. */
const separator = /^[\s().,_/+*·|x–—-]{1,4}$/

/** Whether a folded text holds a telephone number, in digits or words, however it is spaced. */
export function holdsPhone(folded: string): boolean {
  const lettersAsDigits = folded
    .replace(/(?<![a-z\d])[\doilsz|]{10,13}(?![a-z\d])/g, (piece) =>
      /\d.*\d.*\d/.test(piece) ? piece.replace(/\D/g, digitOfLetter) : piece,
    )
    .replace(/(?<=\d)[o](?=\d|\b)|\b[o](?=\d)/g, '0')
  if (/\+\s?\d(?:[\s().-]{0,2}\d){9,14}/.test(lettersAsDigits)) return true
  if (/(?<!\d)1[89]\d0[\s-]?\d{2,3}[\s-]?\d{3,4}(?!\d)/.test(lettersAsDigits)) return true
  let text = lettersAsDigits
  for (const pattern of notPhones) text = text.replace(pattern, ' ; ')
  if (/(?<!\d)0\d{2,4}[\s-]\d{6,8}(?!\d)/.test(text)) return true
  return runsOf(text).some(isPhoneWithin)
}

/** 7OOOO11111 is meant to be read as 7000011111. */
function digitOfLetter(letter: string): string {
  return { o: '0', i: '1', l: '1', '|': '1', s: '5', z: '2' }[letter] ?? letter
}

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let run: Run = []
  let repeat = 1
  const end = () => {
    if (run.length) runs.push(run)
    run = []
    repeat = 1
  }
  for (const [piece] of text.matchAll(
    /\d+|[a-z]+|[\p{Script=Devanagari}]+|[^\da-z\p{Script=Devanagari}]+/gu,
  )) {
    const digit = digitOfWord.get(piece)
    const ten = tens.indexOf(piece)
    if (/^\d/.test(piece)) run.push(piece)
    else if (digit !== undefined) {
      const last = run.at(-1)
      // ninety eight: the tens stand with a zero for the ones.
      if (last?.endsWith('~')) run[run.length - 1] = last.replace('~', digit)
      else for (let i = 0; i < repeat; i++) run.push(digit)
      repeat = 1
    } else if (ten >= 0) run.push(`${ten + 2}~`)
    else if (repeaters.has(piece)) repeat = repeaters.get(piece) ?? 1
    else if (!separator.test(piece)) end()
  }
  end()
  return runs.map((pieces) => pieces.map((piece) => piece.replace('~', '0')))
}

function isPhoneWithin(run: Run): boolean {
  for (let from = 0; from < run.length; from++) {
    let digits = ''
    for (let to = from; to < run.length && digits.length < 14; to++) {
      digits += run[to]
      if (/^(?:0{0,2}91|0)?[6-9]\d{9}$/.test(digits) && isShapedLikePhone(run, from, to))
        return true
    }
    // A number of an account, or of anything else that is nobody's business here.
    if ((run[from]?.length ?? 0) > 10) return true
  }
  return false
}

/** Scores, lengths of dashas and the like come as many small numbers: a telephone number does not. */
function isShapedLikePhone(run: Run, from: number, to: number): boolean {
  const groups = run.slice(from, to + 1)
  const lengths = groups.map(({ length }) => length)
  const longest = Math.max(...lengths)
  const isWhole = groups.length === run.length
  if (longest <= 2) return isWhole && new Set(lengths).size === 1
  const isYear = (group: string) => /^(?:1[6-9]|20)\d\d$/.test(group)
  return groups.some((group) => group.length >= 3 && !isYear(group))
}
