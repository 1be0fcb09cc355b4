/** A verb of a Hindi question in the future, in either script: "लगेगी", "krega". */
export interface FutureVerb {
  stem: string
  /** "लगेगा", "लगेगी", "लगेंगे" by its last vowel; null where the dialect tells no gender: "मिली का". */
  ending: 'a' | 'i' | 'e' | null
  isMany: boolean
  /** First person: "पाऊँगा". */
  isAskers: boolean
}

export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word)

const endings: Readonly<Record<string, FutureVerb['ending']>> = {
  'ा': 'a',
  'ी': 'i',
  'े': 'e',
  a: 'a',
  aa: 'a',
  i: 'i',
  ee: 'i',
  e: 'e',
}

/** Stems that stand bare before the ending: "लेगा", "होगी". */
const bareDevanagari: Readonly<Record<string, string>> = {
  ल: 'ले',
  द: 'दे',
  ले: 'ले',
  दे: 'दे',
  हो: 'हो',
  ह: 'हो',
  मील: 'मिल',
  पि: 'पी',
  जि: 'जी',
}

function devanagariVerb(word: string): FutureVerb | null {
  const parts = /^(.+)ग([ाीे])$/u.exec(word)
  if (!parts) return null
  const [, base = '', vowel = ''] = parts
  const cut =
    /^(.*?)(?:(?<first>[ऊउूु][ँं]|ोऊ[ँं]|ोउ[ँं])|(?<many>ें|[एय]ँ|[एय]े?ं|(?<=ह)ो[ँं])|(?<one>े|ए|ये|य|(?<=ह)ो))$/u.exec(
      base,
    )
  if (!cut || word === 'मनरेगा') return null
  const [, left = ''] = cut
  const stem = bareDevanagari[left] ?? left
  if (stem === '' || /^[क-ह]$/u.test(stem)) return null
  // "होंगे" is theirs, "होंगा" the asker's.
  const isAskers = cut.groups?.['first'] !== undefined || /^हो[ँं]गा$/u.test(word)
  const isMany = isAskers || cut.groups?.['many'] !== undefined || vowel === 'े'
  return { stem, ending: endings[vowel] ?? null, isMany, isAskers }
}

/** Stems as they are typed in Latin letters without their vowels, or in one of several ways. */
const latinStems: Readonly<Record<string, string>> = {
  l: 'le',
  d: 'de',
  h: 'ho',
  ho: 'ho',
  j: 'ja',
  jaa: 'ja',
  a: 'aa',
  p: 'paa',
  pa: 'paa',
  paa: 'paa',
  kr: 'kar',
  ml: 'mil',
  bn: 'ban',
  lg: 'lag',
  bdh: 'badh',
  badd: 'badh',
  chl: 'chal',
  mn: 'maan',
  man: 'maan',
  nikl: 'nikal',
  nkl: 'nikal',
  nikll: 'nikal',
  sudhr: 'sudhar',
  badl: 'badal',
  utr: 'utar',
  guzr: 'guzar',
  sambhl: 'sambhal',
  sambhal: 'sambhal',
  samjh: 'samajh',
  bhj: 'bhej',
  lout: 'laut',
  louta: 'lauta',
  bik: 'bik',
  ban: 'ban',
  bnwa: 'banwa',
  bol: 'bol',
  bl: 'bol',
  smjh: 'samajh',
  bigd: 'bigad',
  nipt: 'nipat',
  pakd: 'pakad',
  chamk: 'chamak',
  ujd: 'ujad',
}
/** What ends as such a verb does and is none. */
const noVerb =
  /^(?:college|challenge|lounge|revenge|privilege|siege|yoga|yogi|yoge|jogi|rogi|bhoga|bhogi|bhoge|sahyogi|upyogi|viyogi|udyogi|hooga|allege|barge|omega|mega|vega|bega|ertiga)$/u

function latinVerb(typed: string): FutureVerb | null {
  const word = typed.toLowerCase()
  const parts = /^([a-z]+)g(aa?|ee?|i)$/u.exec(word)
  if (!parts || noVerb.test(word)) return null
  const [, base = '', vowel = ''] = parts
  const cut =
    /^(?:(?<whole>h|ho|hon|hoy|hoye)|(?<first>.+?)(?:oo|u|ou)n|(?<many>.+?)(?:ye|i|y|e)?(?:en|ein|eyn|yn|in)|(?<one>.+?)(?:[yie]|ye|ey|ay(?=$))e?)$/u.exec(
      base,
    )
  if (!cut?.groups) return null
  const { whole, first, many, one } = cut.groups
  const left = (whole ? 'ho' : (first ?? many ?? one ?? '')).replace(/(?<=a)[yi]$/u, '')
  const known = latinStems[left] ?? spelled(left)
  if (!/[aeiou]/u.test(known)) return null
  const isMany = first !== undefined || many !== undefined || whole === 'hon' || vowel === 'e'
  return { stem: known, ending: endings[vowel] ?? null, isMany, isAskers: first !== undefined }
}

/** "Pighl" is pighal: a stem that ends in two consonants has lost its vowel. */
function spelled(stem: string): string {
  const lost = /^(.*[aeiou][a-z]*)([^aeiouhgdt])$/u.exec(stem)
  const isLost = lost && /[^aeiouymnrlhg]$|[kgjtdbp]h$/u.test(lost[1] ?? '')
  return isLost && !/([a-z])\1$/u.test(stem) ? `${lost[1]}a${lost[2]}` : stem
}

/** The verb in the future; null where the word is none. */
export const futureVerb = (word: string): FutureVerb | null =>
  isDevanagari(word) ? devanagariVerb(word) : latinVerb(word)

/** Verbs of Bhojpuri and Awadhi in the future, before "का" or "ना": gender is not told. */
const dialect: Readonly<Record<string, string>> = {
  मिली: 'मिल',
  होई: 'हो',
  जाई: 'जा',
  आई: 'आ',
  लागी: 'लग',
  लगी: 'लग',
  छूटी: 'छूट',
  निकली: 'निकल',
  बनी: 'बन',
  मानी: 'मान',
  लौटी: 'लौट',
  पाई: 'पा',
  चली: 'चल',
  mili: 'mil',
  hoi: 'ho',
  jaai: 'ja',
  jai: 'ja',
  aai: 'aa',
  aayi: 'aa',
  lagi: 'lag',
  laagi: 'lag',
  nikli: 'nikal',
  bani: 'ban',
  maani: 'maan',
  lauti: 'laut',
  paai: 'paa',
}
export function dialectVerb(word: string): FutureVerb | null {
  const stem = dialect[word.toLowerCase()]
  return stem ? { stem, ending: null, isMany: false, isAskers: false } : null
}

/** "लगे", "पाएँ": the verb as a wish. */
export function wishOf({ stem, isMany }: FutureVerb): string {
  const last = stem.at(-1) ?? ''
  if (isDevanagari(stem)) {
    if (stem === 'हो' || stem === 'ले' || stem === 'दे')
      return isMany ? `${stem.replace(/े$/u, 'े')}ं` : stem
    if (/[क-ह़]/u.test(last)) return `${stem}${isMany ? 'ें' : 'े'}`
    return `${stem.replace(/ी$/u, 'ि')}${isMany ? 'एँ' : 'ए'}`
  }
  if (stem === 'ho') return isMany ? 'hon' : 'ho'
  if (stem === 'le' || stem === 'de') return isMany ? `${stem}in` : stem
  const short = stem.replace(/aa$/u, (twice) => (stem.length > 3 ? 'a' : twice))
  if (/[aeiou]/u.test(last)) return `${short}ye${isMany ? 'n' : ''}`
  // "Badal" gives badle.
  const spoken = stem.replace(/(?<=[aeiou][^aeiou]{1,3})a(?=[^aeiou]h?$)/u, '')
  return `${spoken}e${isMany ? 'n' : ''}`
}

const canDevanagari = { a: 'सकता है', i: 'सकती है', e: 'सकते हैं' } as const
const canLatin = { a: 'sakta hai', i: 'sakti hai', e: 'sakte hain' } as const

/** "सकती है", "sakte hain": the modal that agrees with the verb; null where its gender is not told. */
export function modalOf({ stem, ending, isMany }: FutureVerb): string | null {
  if (!ending) return null
  const isDeva = isDevanagari(stem)
  if (isMany && ending === 'i') return isDeva ? 'सकती हैं' : 'sakti hain'
  return (isDeva ? canDevanagari : canLatin)[isMany ? 'e' : ending]
}
