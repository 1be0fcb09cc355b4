import { expect, test } from 'vitest'
import { greetingAt } from './home.ts'

test('the greeting follows the hour as specified: 5–11, 12–16, 17–20, otherwise', () => {
  const said = Array.from({ length: 24 }, (_, hour) => greetingAt(hour).en)
  const of = (from: number, to: number) => [...new Set(said.slice(from, to + 1))]
  expect(of(5, 11)).toEqual(['Good Morning'])
  expect(of(12, 16)).toEqual(['Good Afternoon'])
  expect(of(17, 20)).toEqual(['Good Evening'])
  expect(of(21, 23)).toEqual(['Welcome Back'])
  expect(of(0, 4)).toEqual(['Welcome Back'])
})
