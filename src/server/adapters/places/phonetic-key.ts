/**
 * How a place name is compared: folded to plain letters, and reduced to how it sounds, so that one
 * town is found whether it is typed वाराणसी, Varanasi, Vārānasi or Waranasi. Everything here walks the
 * text once; no pattern can backtrack.
 */

/** Pairs written one after the other, `from to from to`, as a table. */
function pairs(text: string): [string, string][] {
  const words = text.trim().split(/\s+/)
  return words.flatMap((word, i) => (i % 2 ? [] : [[word, words[i + 1]!] as [string, string]]))
}

/** Letters that Unicode does not take apart into a base letter and a mark. */
const whole = new Map(pairs('ß ss æ ae œ oe ø o đ d ð d þ th ł l ı i ħ h'))

/**
 * A Latin name as it is compared: small letters a to z and digits, single blanks between words;
 * accents and apostrophes gone. Other scripts give an empty string.
 */
export function foldLatinName(text: string): string {
  let foldedText = ''
  for (const letter of text.normalize('NFD').toLowerCase()) {
    if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) foldedText += letter
    else if (whole.has(letter)) foldedText += whole.get(letter)
    else if (/[\p{M}'’‘ʻʼ`]/u.test(letter)) continue
    else if (foldedText && !foldedText.endsWith(' ')) foldedText += ' '
  }
  return foldedText.trimEnd()
}

const nukta = '़'
const virama = '्'
const anusvara = 'ं'
const sameVowel = new Map(pairs('ँ ं ी ि ई इ ू ु ऊ उ ऑ ओ ॉ ो ऍ ए ॅ े'))
const nasals = 'ङञणनम'
const stops = 'कखगघचछजझटठडढतथदधपफबभशषसह'

/**
 * A Devanagari name as it is compared: nukta dropped, ँ and a nasal before a stop written ं (मुम्बई =
 * मुंबई), long and short i and u the same. Other scripts give an empty string.
 */
export function foldDevanagari(text: string): string {
  let foldedText = ''
  const letters = [...text.normalize('NFD')]
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!
    if (letter === nukta || letter === '‍' || letter === '‌') continue
    if (
      nasals.includes(letter) &&
      letters[i + 1] === virama &&
      stops.includes(letters[i + 2] ?? ' ')
    ) {
      foldedText += anusvara
      i++
    } else if (letter >= 'ऀ' && letter <= 'ॿ' && letter !== '।' && letter !== '॥')
      foldedText += sameVowel.get(letter) ?? letter
    else if (foldedText && !foldedText.endsWith(' ')) foldedText += ' '
  }
  return foldedText.trimEnd()
}

export function isDevanagari(text: string): boolean {
  return /[ऀ-ॿ]/.test(text)
}

const consonants = new Map(
  pairs(`क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n
    प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h`),
)
const vowels = new Map(
  pairs('अ a आ a इ i उ u ऋ ri ए e ऐ ai ओ o औ au ा a ि i ु u ृ ri े e ै ai ो o ौ au'),
)

/** A consonant and the vowel after it; either may be empty. */
interface Syllable {
  consonant: string
  vowel: string
  /** The vowel is the a that Devanagari does not write. */
  inherent: boolean
}

/**
 * Devanagari in Latin letters, roughly as Indian place names are spelt in English: नैनीताल gives
 * nainital, रामपुर rampur. `soundOf` forgives the rest.
 */
export function transliterateDevanagari(text: string): string {
  return text
    .normalize('NFD')
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => spelt(syllablesOf(word)))
    .join(' ')
    .trim()
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = []
  for (const letter of word) {
    const plain = sameVowel.get(letter) ?? letter
    const last = syllables.at(-1)
    const vowel = vowels.get(plain)
    if (consonants.has(plain))
      syllables.push({ consonant: consonants.get(plain)!, vowel: 'a', inherent: true })
    else if (vowel && plain >= 'ा' && last) Object.assign(last, { vowel, inherent: false })
    else if (vowel) syllables.push({ consonant: '', vowel, inherent: false })
    else if (plain === virama && last) Object.assign(last, { vowel: '', inherent: false })
    else if (plain === anusvara) syllables.push({ consonant: 'n', vowel: '', inherent: false })
    // ड़ and ढ़ are written r in Latin (चंडीगढ़, Chandigarh).
    else if (plain === nukta && last && /^dh?$/.test(last.consonant)) last.consonant = 'r'
  }
  return syllables
}

/** Leaves out the unwritten a where Hindi does not speak it: at the end, and between two spoken syllables. */
function spelt(syllables: Syllable[]): string {
  for (let i = syllables.length - 1; i > 0; i--) {
    const [before, here, after] = [syllables[i - 1]!, syllables[i]!, syllables[i + 1]]
    const between =
      before.vowel !== '' && after !== undefined && after.consonant !== '' && after.vowel !== ''
    if (here.inherent && (after === undefined || between)) here.vowel = ''
  }
  const word = syllables.map((s) => s.consonant + s.vowel).join('')
  // A village, गाँव, is spelt gaon: शेगाँव, Shegaon.
  return word.endsWith('anv') ? `${word.slice(0, -3)}aon` : word
}

/** Spellings that sound alike to an Indian ear, longest first; tried at each place in turn. */
const alike = pairs(`
  ksh ks chh c tch c sch s sh s ch c ck k
  ph p bh b dh d gh g kh k jh j th t zh j
  x ks q k f p w v z j mb nb mp np
  ay i ai i ey i ei i ee i y i e i aw u au u ow u ou u oo u o u`)

/**
 * How a folded Latin name sounds: `c` is ch, breath after a consonant is dropped, double letters are
 * one, vowels are a, i or u. Lucknow and लखनऊ (lakhanau) differ in one vowel.
 */
export function phoneticKey(foldedName: string): string {
  let sound = ''
  const push = (letters: string) => {
    for (const letter of letters) if (!sound.endsWith(letter)) sound += letter
  }
  for (let i = 0; i < foldedName.length;) {
    const letter = foldedName[i]!
    const next = foldedName[i + 1] ?? ''
    if (letter === ' ' || letter === 'h') i++
    else if (letter === 'c' && next !== 'h' && next !== 'k') {
      push('eiy'.includes(next || ' ') ? 's' : 'k')
      i++
    } else if ((letter === 'a' || letter === 'o') && next === 'w' && isVowel(foldedName[i + 2])) {
      // Before a vowel the w is heard: Guwahati, Kawardha.
      push(letter === 'o' ? 'u' : 'a')
      i++
    } else {
      const match = alike.find(([letters]) => foldedName.startsWith(letters, i))
      push(match ? match[1] : letter)
      i += match ? match[0].length : 1
    }
  }
  return sound
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && letter !== '' && 'aeiouy'.includes(letter)
}

/** The consonants of a sound, with an `a` in front where it begins with a vowel and b for v,
 * which neighbours hear alike: brns for Varanasi and Banaras. */
export function consonantKey(sound: string): string {
  let bones = sound && 'aiu'.includes(sound[0]!) ? 'a' : ''
  for (const letter of sound) if (!'aiu'.includes(letter)) bones += letter === 'v' ? 'b' : letter
  return bones
}
