import { devanagariConsonants as consonants } from './devanagari-consonants.ts'
import { hinglishWords } from './hinglish-words.ts'

/**
 * Hindi in Latin letters, as people type it on a phone: not a scholars' transliteration. A word that is
 * usually written in a way of its own stands in `hinglishWords`; the rest follows the sounds.
 */

/** With a dot below. */
const dotted: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  ज: 'z',
  ड: 'd',
  ढ: 'dh',
  फ: 'f',
  य: 'y',
}
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
}
const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
}
const nukta = '़'
const virama = '्'
const nasal: ReadonlySet<string> = new Set(['ं', 'ँ'])

/** One consonant with what follows it; `vowel` is '' for none and null for the a that is not written. */
interface Sound {
  consonant: string
  vowel: string | null
  isNasal: boolean
}

/** Splits a word into sounds. NFD parts the dotted letters from their dots. */
function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = []
  // The letter ज्ञ is spoken gy, whatever it is written with.
  const letters = [...word.normalize('NFD').replaceAll('ज्ञ', 'ग्य')]
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? ''
    const last = sounds.at(-1)
    if (consonants[letter]) {
      const isDotted = letters[at + 1] === nukta
      if (isDotted) at += 1
      const plain = consonants[letter] ?? ''
      sounds.push({
        consonant: isDotted ? (dotted[letter] ?? plain) : plain,
        vowel: null,
        isNasal: false,
      })
    } else if (vowels[letter]) {
      sounds.push({ consonant: '', vowel: vowels[letter] ?? '', isNasal: false })
    } else if (letter === virama && last) last.vowel = ''
    else if (vowelSigns[letter] && last) last.vowel = vowelSigns[letter] ?? ''
    else if (nasal.has(letter) && last) last.isNasal = true
    else if (letter === 'ः' && last) sounds.push({ consonant: 'h', vowel: '', isNasal: false })
    else if (!/\p{Script=Devanagari}/u.test(letter))
      sounds.push({ consonant: letter, vowel: '', isNasal: false })
  }
  return sounds
}

/**
 * Which unwritten a's are spoken: none at the end of a word, none between a spoken vowel and a consonant that
 * has a vowel of its own (karna, not karana).
 */
function speak(sounds: Sound[]): void {
  const last = sounds.length - 1
  for (let at = last; at >= 0; at -= 1) {
    const sound = sounds[at]
    if (!sound || sound.vowel !== null) continue
    const before = sounds[at - 1]
    const after = sounds[at + 1]
    const isFinal = at === last && at > 0 && !sound.isNasal
    const isMedial =
      at > 0 &&
      before !== undefined &&
      before.vowel !== '' &&
      after !== undefined &&
      after.vowel !== null &&
      after.vowel !== '' &&
      !sound.isNasal
    sound.vowel = isFinal || isMedial ? '' : 'a'
  }
}

function romanizeWord(word: string): string {
  const known = hinglishWords.get(word.normalize('NFC'))
  if (known !== undefined) return known
  const sounds = soundsOf(word)
  speak(sounds)
  let text = ''
  for (const [at, { consonant, vowel, isNasal }] of sounds.entries()) {
    const isClosed = sounds[at + 1]?.vowel === '' && at + 1 === sounds.length - 1
    // A long a before a last consonant is written long: kaam, saal.
    const isLong =
      vowel === 'a' && word.normalize('NFD').includes('ा') && isClosed && text.length < 3
    const isLongI = vowel === 'i' && isClosed && signAfter(word, at) === 'ी'
    const long = isLong && signAfter(word, at) === 'ा' ? 'aa' : isLongI ? 'ee' : null
    text += consonant + (long ?? vowel ?? '')
    if (isNasal) text += /^[pbm]/.test(sounds[at + 1]?.consonant ?? '') ? 'm' : 'n'
  }
  // A cluster that ends in a glide keeps its a: mitra, karya, vyaktitva.
  const [lead, end] = [sounds.at(-2), sounds.at(-1)]
  if (sounds.length > 1 && lead?.vowel === '' && end?.vowel === '' && /^[yrv]$/.test(end.consonant))
    text += 'a'
  text = text
    .replace(/ae(?=g|ng)/, 'aye')
    .replace(/ae$/, 'aye')
    .replace(/ie$/, 'iye')
    .replace(/^sv/, 'sw')
  // "-ein" is how the plural and the polite form are written: baatein, rahein, jayein.
  return text.replace(/aen$/, 'ayein').replace(/([^aeiou])en$/, '$1ein')
}

/** The vowel sign of the sound at this place, as the word is written. */
function signAfter(word: string, at: number): string | undefined {
  let index = -1
  const letters = [...word.normalize('NFD')]
  for (const [place, letter] of letters.entries()) {
    if (consonants[letter] || vowels[letter]) index += 1
    if (index === at) {
      return letters[place + 1] === nukta ? letters[place + 2] : letters[place + 1]
    }
  }
  return undefined
}

/**
 * Writes a Hindi text in Latin letters: words by table or by sound, a stop for a danda, a capital at the
 * beginning of each sentence. What is in other letters stays as it is.
 */
export function romanizeHindi(text: string): string {
  return text
    .replace(/[\u0900-\u0963\u0970-\u097f\u200c\u200d]+/gu, romanizeWord)
    .replace(/।/g, '.')
    .replace(
      /(^|[.!?]\s+)(\p{Ll})/gu,
      (_whole, before: string, letter: string) => before + letter.toUpperCase(),
    )
}
