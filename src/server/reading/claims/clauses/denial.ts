/** Whether a clause denies what it says of the sky, or its "not" belongs to something else. */
import type { PhraseNode } from '../words/phrase-nodes.ts'

const sky = 'GHSNLMKXRQCEWYPADOej'
const skyPredicate = 'HSNRQCEWYPADLMKe'

/** The least number of other words between a "not" and the sky for them to have nothing to do with each other. */
const far = 1

function isFar(nodes: readonly PhraseNode[], at: number): boolean {
  const before = nodes.slice(0, at)
  const after = nodes.slice(at + 1)
  const next = after.findIndex(({ kind }) => sky.includes(kind))
  const last = before.findLastIndex(({ kind }) => sky.includes(kind))
  if ([before.at(-1)?.kind, after[0]?.kind].includes('b')) return false
  const wordsBetween = (these: readonly PhraseNode[]) =>
    these.filter(({ kind }) => kind === '.' || kind === 'y').length
  // A "not" after all that is said of the sky, with another verb between: "love all the way or not at all".
  if (next < 0) return last >= 0 && wordsBetween(before.slice(last + 1)) >= far
  // A "not" before it: "I won't promise …", "don't let the words …".
  return last < 0 && wordsBetween(after.slice(0, next)) >= far + 1
}

const saying =
  /^(tell|say|confirm|name|see|promise|give|know|read|claim|state|check|judge|बता|कह|देख|जान|पढ़|bata|keh|kah|dekh)$/
const letting = /^(let|fear|worry|afraid|panic|frighten|डर|डरें|घबरा|ghabra|daro|daren|dar)/

/** "I can't confirm …", "don't let the words … frighten you", "नहीं बता सकता": nothing is said of the sky. */
function leavesUnsaid(part: readonly PhraseNode[]): boolean {
  return part.some(({ kind }, at) => {
    if (kind !== '!' && part[at]?.text !== 'won') return false
    const near = part.slice(Math.max(0, at - 2), at + 3).map(({ text }) => text)
    return near.some((text) => saying.test(text) || letting.test(text))
  })
}

/**
 * "Is not", "नहीं हैं": denied. `unsaid` where the speaker only says what can't be told, `unclear` where
 * it can't be told what the "not" belongs to.
 */
export function denialOf(part: readonly PhraseNode[]): 'no' | 'yes' | 'unclear' | 'unsaid' {
  if (leavesUnsaid(part)) return 'unsaid'
  const near = part.filter(({ kind }, at) => kind !== '!' || !isFar(part, at))
  if (!near.some(({ kind }) => kind === '!')) return 'no'
  const types = near.map(({ kind }) => kind).join('')
  if ((types.match(/!/g) ?? []).length > 1) return 'unclear'
  const verbal = near.some(
    ({ kind, text }) => kind === '!' && /^(isn|aren|wasn|weren|doesn)$/.test(text),
  )
  const predicate = new RegExp(`b!|!b|![${skyPredicate}ci]|[${skyPredicate}ci]!`)
  return verbal || predicate.test(types) ? 'yes' : 'unclear'
}
