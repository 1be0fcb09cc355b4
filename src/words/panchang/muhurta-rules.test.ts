import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { muhurtaRules } from './muhurta-rules.ts'

test('every rule of the engine’s muhurtas has its meaning, and no other', () => {
  const folder = new URL('../../../packages/jyotish/src/muhurta/', import.meta.url)
  const ids = readdirSync(folder)
    .filter((file) => file.endsWith('-rules.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {4}id: '([a-z-]+)'/gm),
    ])
    .map(([, id]) => id!)
  expect(ids.length).toBeGreaterThan(20)
  expect(Object.keys(muhurtaRules).toSorted()).toEqual(ids.toSorted())
})
