import { expect, test } from 'vitest'
import { pagerItems } from './pager-items.ts'

test.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, null, 8]],
  [2, 8, [1, 2, 3, null, 8]],
  [3, 8, [1, 2, 3, 4, null, 8]],
  [4, 8, [1, null, 3, 4, 5, null, 8]],
  [7, 8, [1, null, 6, 7, 8]],
  [8, 8, [1, null, 7, 8]],
  [5000, 10_000, [1, null, 4999, 5000, 5001, null, 10_000]],
  // An address may name a page that is not there.
  [99, 8, [1, null, 8]],
])('page %i of %i shows first, last and the neighbours', (page, pageCount, places) => {
  expect(pagerItems(page, pageCount)).toEqual(places)
})
