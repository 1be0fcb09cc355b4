import { hashOf } from '../../../reading/frame/model/hash.ts'

/** How many weights the model has; every feature falls on one of them. */
export const weightCount = 1 << 16

const placeOf = (feature: string): number => hashOf(feature) % weightCount

const mostTokens = 400
const token = /[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d]/gu

/** The words, numbers (by their length) and signs of a folded text. */
function tokensOf(folded: string): string[] {
  const tokens = folded.match(token) ?? []
  return tokens
    .slice(0, mostTokens)
    .map((each) => (/^\d/.test(each) ? `#${Math.min(each.length, 6)}` : each))
}

/** The places of what a folded text consists of: words, pairs of them and runs of 3 to 5 letters. */
export function spamFeatures(folded: string): number[] {
  const places = new Set<number>()
  const add = (feature: string) => places.add(placeOf(feature))
  const tokens = tokensOf(folded)
  tokens.forEach((each, at) => {
    add(`w${each}`)
    if (at + 1 < tokens.length) add(`b${each} ${tokens[at + 1]}`)
    if (at + 2 < tokens.length) add(`s${each} ${tokens[at + 2]}`)
    if (each.length < 3) return
    const word = `<${each}>`
    for (let length = 3; length <= 5; length += 1)
      for (let from = 0; from + length <= word.length; from += 1)
        add(`c${word.slice(from, from + length)}`)
  })
  const emoji = folded.match(/\p{Extended_Pictographic}/gu) ?? []
  add(`emoji ${Math.min(emoji.length, 4)}`)
  add('always')
  return [...places]
}
