import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const perChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

/** The text of every test of the repository. */
function testTexts(): string {
  return ['src', 'e2e', 'packages/jyotish/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.test.ts'))
        .map((path) => readFileSync(join(root, folder, path), 'utf8')),
    )
    .join('\n')
}

test('every row of the standard is answered, and each test that is named exists', () => {
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
  const counts = perChapter.map(
    (_, chapter) => rows.filter(([id]) => id?.startsWith(`${chapter + 1}.`)).length,
  )
  expect(counts).toEqual(perChapter)
  const byAnswer: Record<string, number> = {}
  const tests = testTexts()
  for (const [id, level, what, answer = '', why = ''] of rows) {
    expect([id, level]).toEqual([id, expect.stringMatching(/^[12]$/)])
    expect([id, what?.length]).not.toEqual([id, 0])
    expect([id, why.length > 3]).toEqual([id, true])
    byAnswer[answer] = (byAnswer[answer] ?? 0) + 1
    if (answer !== 'met') continue
    const name = /^`(.+)`$/.exec(why)?.[1] ?? ''
    expect([id, name, tests.includes(name)]).toEqual([id, name, true])
  }
  expect(Object.keys(byAnswer).sort()).toEqual(['met', 'not applicable', 'not met'])
  expect(rows.length).toBe(253)
  expect(rows.filter(([, level]) => level === '1').length).toBe(70)
  process.stdout.write(`ASVS 5.0, levels 1 and 2: ${JSON.stringify(byAnswer)}\n`)
})
