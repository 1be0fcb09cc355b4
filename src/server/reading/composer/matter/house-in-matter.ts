import { houseName } from '@drishti/jyotish'
import { housesOfLife, housesOfMatter } from '../../../../words/reading/reasons/house-meanings.ts'
import { personWords } from '../../matters/person.ts'
import type { MatterInput } from './matter-input.ts'

/** The same house counted from the house of the person whose life it is: 1 to 12. */
const countedFromOwner = (house: number, owner: number): number => ((house - owner + 12) % 12) + 1

/** What a house means for the matter, in the life that is asked about. */
function meaningOf({ matter, owner, language }: MatterInput, house: number): string {
  const counted = countedFromOwner(house, owner)
  return (housesOfMatter[matter]?.[counted] ?? housesOfLife[counted - 1])![language]
}

/** A house with what it means for the matter: "fourth house of land and home", "षष्ठ भाव". */
export function houseInMatter(input: MatterInput, house: number): string {
  const { language, other } = input
  const name = houseName(house, language)
  const meaning = meaningOf(input, house)
  if (!other) return language === 'en' ? `${name} of ${meaning}` : `${meaning} के ${name}`
  // In Hindi the case ending follows the house: nothing can stand between the two.
  if (language === 'hi') return name
  return `${name}, seen for ${personWords[other].possessive.en} ${meaning.replace(/^the /, '')},`
}

const houses = Array.from({ length: 12 }, (_, at) => at + 1)

/** The text with a house's meaning where it is first named; `told` keeps the houses over the lines of an answer. */
export function withMeaningsOnce(input: MatterInput, text: string, told: Set<number>): string {
  let once = text
  for (const house of houses) {
    const full = houseInMatter(input, house)
    const first = once.indexOf(full)
    if (first === -1) continue
    const from = told.has(house) ? first : first + full.length
    const name = houseName(house, input.language)
    once = once.slice(0, from) + once.slice(from).replaceAll(full, name)
    told.add(house)
  }
  // The meaning ends in a comma in English, which another sign may follow.
  return once.replace(/,(?=[.,;:])/g, '')
}

/** Whether the chat was told this sentence, with the meanings of its houses or without. */
export function isInChat(input: MatterInput, text: string): boolean {
  const { toldText } = input
  const forms = [
    text,
    withMeaningsOnce(input, text, new Set()),
    withMeaningsOnce(input, text, new Set(houses)),
  ]
  return toldText !== '' && forms.some((form) => toldText.includes(form))
}
