/** Words that are one thing among the stars and another at home: told apart by what stands around them. */
import { normalizeText } from '@drishti/jyotish/names'
import type { PhraseNode } from './phrase-nodes.ts'

const set = (list: string) => new Set(normalizeText(list).split(', '))

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
function drop(node: PhraseNode): void {
  node.kind = '.'
  node.grahas = []
  node.houses = []
}

function settle(nodes: readonly PhraseNode[], at: number, strong: number, text: string): void {
  const node = nodes[at]!
  const before = nodes[at - 1]
  const next = nodes[at + 1]
  const near = (kind: string) => before?.kind === kind || next?.kind === kind
  const hasGraha = nodes.some(({ kind }) => 'GX'.includes(kind))
  const hasPlaced = hasGraha || nodes.some(({ kind }) => 'Hh'.includes(kind))
  switch (node.kind) {
    case 'S':
      if (shakySigns.has(node.text) && strong === 0) drop(node)
      break
    case 'N':
      if (rootWords.has(node.text) && !(next && 'qmi'.includes(next.kind))) drop(node)
      else if (shakyStars.has(node.text) && strong === 0) drop(node)
      break
    case 'G':
      if (guru.has(node.text) && teacherBefore.has(node.after ?? '')) drop(node)
      break
    case 'E':
      if (
        /^(उच्च|नीच|uch|ucc|nee?ch|nich)/.test(node.text) &&
        next &&
        next.kind !== 'G' &&
        next.kind !== ',' &&
        !heightFollows.has(next.text)
      )
        drop(node)
      else if (/own|apni|अपनी/.test(node.text) && !hasGraha) drop(node)
      else if (node.text === 'at home' && !(next?.kind === 'i' && hasGraha)) drop(node)
      break
    case 'A':
      if (at === 0 && node.text === 'look at') return drop(node)
      if (facetBefore.has(node.after ?? '') && node.text === 'aspect' && next?.kind !== 'f')
        drop(node)
      else if (!hasPlaced || (node.text.startsWith('द') && next?.kind === 'F' && !near('f')))
        drop(node)
      break
    case 'O':
      if (!hasPlaced && !near('D') && !near('M') && !near('K') && !near('L')) drop(node)
      break
    case 'D':
      if (
        /^periods?$/.test(node.text) &&
        !(before?.kind === 'G' || (next?.kind === 'f' && nodes[at + 2]?.kind === 'G'))
      )
        drop(node)
      break
    case 'L':
      if (node.text === 'rising' && before?.kind !== 'S') drop(node)
      break
    case 'Y':
      if (/^(yoga|yog|योग)$/.test(node.text) && !hasGraha && exercise.test(text)) drop(node)
      break
    default:
  }
}

/** Settles, in place, what each doubtful word is. */
export function resolveAmbiguousWords(nodes: readonly PhraseNode[]): void {
  const text = nodes.map((one) => one.text).join(' ')
  const strong = nodes.filter(({ kind }) => strongKinds.has(kind)).length
  for (const at of nodes.keys()) settle(nodes, at, strong, text)
}
