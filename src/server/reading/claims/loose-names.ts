/** Names of the sky that no claim took up: in general talk, or as a mere voice, they may stand. */
import type { Discourse } from './discourse/discourse.ts'
import type { StatedClaim } from './facts/claim.ts'
import type { PhraseNode } from './words/phrase-nodes.ts'

/** What a graha or a house stands for in every chart may be said of it by name alone. */
const generalGraha =
  /tradition|custom|mantra|planet of|karaka?|significator|signifies|stands for|represents|symboli[sz]es|teaches|rewards patience|asks for|कारक|प्रतीक|सिखात|sikhat|ka karak|परंपरा|रिवाज|मंत्र/
/** "It is counted from the Moon’s sign": how a thing is reckoned in every chart. */
const countedFromMoon = /counted from|गिन|gin[aei]/
const generalHouse =
  /is about|(?:the|a) place of|stands for|represents|house of|concerns|का भाव|से जुड़ा|se juda|ka bhav/
/** Names left standing alone are passed only where another claim already speaks of them, or in general talk. */
export function looseWhy(
  loose: readonly PhraseNode[],
  stated: readonly StatedClaim[],
  text: string,
  isVoice: (node: PhraseNode) => boolean,
): string | null {
  const claims = stated.map(({ claim }) => claim)
  const grahas = new Set(
    claims.flatMap((claim) => [
      'graha' in claim ? claim.graha : null,
      'other' in claim ? claim.other : null,
    ]),
  )
  const houses = new Set(claims.flatMap((claim) => ('house' in claim ? [claim.house] : [])))
  for (const node of loose) {
    if (
      node.kind === 'G' &&
      (node.grahas.every((graha) => grahas.has(graha)) ||
        generalGraha.test(text) ||
        (node.grahas.join() === 'moon' && countedFromMoon.test(text)) ||
        isVoice(node))
    )
      continue
    if (
      node.kind === 'H' &&
      (node.houses.every((house) => houses.has(house)) || generalHouse.test(text))
    )
      continue
    return `nothing is known of "${node.text}" here`
  }
  return null
}

/** Kinds that say something of a chart: beside one of them a graha is no mere voice. */
const tellsOfChart = 'HhoSrNLMKXDRQCEeTjlYWdyP'

/** "Rahu wants everything at once": a graha already spoken of, of whom nothing of the chart is said. */
export function voiceAmong(phrases: readonly PhraseNode[], { named }: Discourse) {
  const isPlain = !phrases.some(({ kind }) => tellsOfChart.includes(kind))
  return ({ grahas }: PhraseNode) => isPlain && grahas.every((graha) => named.has(graha))
}
