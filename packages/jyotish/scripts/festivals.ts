/** Prints how many printed dates of festivals hold, list by list, and why each other one differs. */
import {
  comparePublishedFestivals,
  publishedFestivals,
} from '../src/testing/published-festivals.ts'

const { printed, different } = comparePublishedFestivals()
for (const { id, city } of publishedFestivals.lists) {
  const ofList = printed.filter(({ list }) => list === id)
  const held = ofList.filter(({ holds }) => holds).length
  console.log(`${id.padEnd(20)} ${city.padEnd(8)} ${held} of ${ofList.length} hold`)
}
for (const { key, nearest } of different)
  console.log(`${key}, ours ${nearest}: ${publishedFestivals.differences[key] ?? 'NOT EXPLAINED'}`)
console.log(
  `${printed.length - different.length} of ${printed.length} hold, ${different.length} differ`,
)
