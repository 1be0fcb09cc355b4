import * as said from '../../../../words/reading/choices/option-words.ts'
import { grahaOfOption } from '../../matters/option-grahas.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import type { OptionName } from './hindi-option-name.ts'
import { optionName } from './option-name.ts'
import { pairedInEnglish, pairedOptions } from './paired-options.ts'
import { standingOf } from './standing.ts'

export type Pair = readonly [string, string]

/**
 * The two options between which one is chosen: the last two whose words make a name; of more than two the two whose
 * grahas stand best.
 */
function lastNamed(input: MatterInput) {
  const named = completed(input).flatMap((option) => {
    const name = optionName(option, input.language)
    return name ? [{ option, name }] : []
  })
  const deeds = named.filter(({ name }) => deed.test(name.text))
  // "My brother has taken the land, shall I sue or talk": what happened is no third way.
  const told = (option: string) => option.split(/\s+/).length >= storyWords
  const isTold = deeds.length === 2 && named.length === 3 && told(named[0]!.option)
  const options = isTold && !deeds.includes(named[0]!) ? deeds : named
  const weighed = options.flatMap((each) => {
    const graha = options.length > 2 ? grahaOfOption(each.option) : null
    return graha ? [{ ...each, score: standingOf(graha, input).score }] : []
  })
  const best = weighed.toSorted((a, b) => b.score - a.score).slice(0, 2)
  return best.length === 2 ? weighed.filter((each) => best.includes(each)) : options.slice(-2)
}

const deed = /^\p{L}+ing(?!\p{L})|(?:na|ना)$/iu
const storyWords = 4

/** The options with what the last two share in both. */
function completed({ frame, language }: MatterInput): string[] {
  const [one, other] = frame.options.slice(-2)
  if (!one || !other) return frame.options
  const pair = language === 'hi' ? pairedOptions([one, other]) : pairedInEnglish([one, other])
  return [...frame.options.slice(0, -2), ...pair]
}

export interface NamedPair {
  words: Pair
  names: readonly [OptionName, OptionName]
  isNamed: boolean
}

/** The last two options, called by their place. */
export function placedPair({ frame, language }: MatterInput): NamedPair | null {
  const [one, other] = frame.options.slice(-2)
  if (!one || !other) return null
  const named = (text: string, oblique: string): OptionName => ({
    text,
    oblique: language === 'hi' ? oblique : text,
  })
  return {
    words: [one, other],
    names: [
      named(said.firstOption[language], said.firstOblique),
      named(said.secondOption[language], said.secondOblique),
    ],
    isNamed: false,
  }
}

/** Of so many words an option that makes no name is a part of a story, and no option. */
const mostUnnamed = 6

/** The two options in the asker's words and by names for a sentence; null without two. */
export function pairOf(input: MatterInput): NamedPair | null {
  const [first, second] = lastNamed(input)
  return first && second
    ? { words: [first.option, second.option], names: [first.name, second.name], isNamed: true }
    : arePlain(input.frame.options)
      ? placedPair(input)
      : null
}

const arePlain = (options: readonly string[]): boolean =>
  options.slice(-2).every((option) => option.trim().split(/\s+/).length <= mostUnnamed)
