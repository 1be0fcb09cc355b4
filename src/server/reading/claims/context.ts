/** Words that are one thing among the stars and another at home: told apart by what stands around them. */
import { plain } from '@drishti/jyotish/names'
import type { Node } from './tokens.ts'

const set = (list: string) => new Set(plain(list).split(', '))

const shakySigns = set(
  'singh, sinh, sinha, simh, kanya, kanyaa, tula, tulaa, mesh, vrish, cancer, leo, dhanus, meena, कन्या, सिंह, मीन, तुला, वृष',
)
const shakyStars = set(
  'rohini, chitra, swati, swaati, svati, anuradha, anuradh, magha, hast, hasta, shravan, shravana, kritika, revati, ashwini, bharani, pushya, punarvasu, रोहिणी, चित्रा, स्वाति, अनुराधा, हस्त, श्रवण, रेवती, अश्विनी, पुष्य, मघा',
)
const rootWords = set('mool, mul, moola, mula, मूल, मूला')
const teacherBefore = set(
  'a, any, some, good, wise, right, true, spiritual, kisi, koi, sachche, acche, achhe, ek, yogya, अच्छे, सच्चे, योग्य, किसी, एक, कोई, आध्यात्मिक',
)
const facetBefore = set(
  'every, this, that, one, some, another, each, any, all, important, practical, other, many, key, a, the, whole',
)
const guru = set('guru, गुरु, गुरू, gurudev')
const exercise =
  /practi[sc]e|daily|every (day|morning)|minutes?|meditat|pranayama|walk|exercise|stretch|breath|ध्यान|प्राणायाम|व्यायाम|रोज|सुबह|अभ्यास|dhyan|roz |subah/
const heightFollows = set(
  'होकर, hokar, rashi, राशि, का, के, की, में, हैं, है, थे, ka, ke, ki, mein, hain, hai',
)

const strongKinds = new Set('GHLXDqrRCWMKOo')

/** Turns a node into a mere word. */
function drop(one: Node): void {
  one.kind = '.'
  one.grahas = []
  one.houses = []
}

function settle(nodes: readonly Node[], at: number, strong: number, text: string): void {
  const one = nodes[at]!
  const before = nodes[at - 1]
  const next = nodes[at + 1]
  const near = (kind: string) => before?.kind === kind || next?.kind === kind
  const hasGraha = nodes.some(({ kind }) => 'GX'.includes(kind))
  const hasPlaced = hasGraha || nodes.some(({ kind }) => 'Hh'.includes(kind))
  switch (one.kind) {
    case 'S':
      if (shakySigns.has(one.text) && strong === 0) drop(one)
      break
    case 'N':
      if (rootWords.has(one.text) && !(next && 'qmi'.includes(next.kind))) drop(one)
      else if (shakyStars.has(one.text) && strong === 0) drop(one)
      break
    case 'G':
      if (guru.has(one.text) && teacherBefore.has(one.after ?? '')) drop(one)
      break
    case 'E':
      if (
        /^(उच्च|नीच|uch|ucc|nee?ch|nich)/.test(one.text) &&
        next &&
        next.kind !== 'G' &&
        next.kind !== ',' &&
        !heightFollows.has(next.text)
      )
        drop(one)
      else if (/own|apni|अपनी/.test(one.text) && !hasGraha) drop(one)
      break
    case 'A':
      if (at === 0 && one.text === 'look at') return drop(one)
      if (facetBefore.has(one.after ?? '') && one.text === 'aspect' && next?.kind !== 'f') drop(one)
      else if (!hasPlaced || (one.text.startsWith('द') && next?.kind === 'F' && !near('f')))
        drop(one)
      break
    case 'O':
      if (!hasPlaced && !near('D') && !near('M') && !near('K') && !near('L')) drop(one)
      break
    case 'D':
      if (
        /^periods?$/.test(one.text) &&
        !(before?.kind === 'G' || (next?.kind === 'f' && nodes[at + 2]?.kind === 'G'))
      )
        drop(one)
      break
    case 'L':
      if (one.text === 'rising' && before?.kind !== 'S') drop(one)
      break
    case 'Y':
      if (/^(yoga|yog|योग)$/.test(one.text) && !hasGraha && exercise.test(text)) drop(one)
      break
    default:
  }
}

/** Settles, in place, what each doubtful word is. */
export function settleWords(nodes: readonly Node[]): void {
  const text = nodes.map((one) => one.text).join(' ')
  const strong = nodes.filter(({ kind }) => strongKinds.has(kind)).length
  for (const at of nodes.keys()) settle(nodes, at, strong, text)
}
