import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pagesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

test('every public export has a docstring, and the reference pages are what the docstrings say', () => {
  const again = mkdtempSync(join(tmpdir(), 'jyotish-reference-'))
  try {
    const made = spawnSync(process.execPath, [join(root, 'scripts/reference.mjs'), again], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    expect(made.status, `npm run reference\n${made.stdout}${made.stderr}`).toBe(0)
    const kept = pagesOf(join(root, 'docs/reference'))
    for (const [name, page] of Object.entries(pagesOf(again)))
      expect(kept[name], `${name}: run npm run reference -w packages/jyotish`).toBe(page)
    expect(Object.keys(kept)).toEqual(readdirSync(again))
  } finally {
    rmSync(again, { recursive: true, force: true })
  }
}, 180_000)
