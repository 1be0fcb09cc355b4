import { expect, test } from 'vitest'
import { feelingIn } from './feeling.ts'

test.each([
  ['company ne nikal diya, kab lagegi', 'job-lost'],
  ['naukri chali gayi meri', 'job-lost'],
  ['ghar mein roz jhagda hota hai', 'quarrel'],
  ['bhabhi ne maa ko ghar se nikal diya', null],
  ['पुराना झगड़े वाला मामला निकल आया, नौकरी रोक तो नहीं देंगे', null],
])('%s', (question, feeling) => {
  expect(feelingIn(question)).toBe(feeling)
})
