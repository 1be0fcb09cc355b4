import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('npm run look takes its pictures outside the test command', { timeout: 240_000 }, async () => {
  const began = Date.now()
  const { VITEST: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/look.mjs', '360'], {
    cwd: root,
    env: { ...env, LOOK_ONLY: 'login', LOOK_AS: 'visitor' },
  })
  const looks = stdout.trim().split('\n')
  expect(looks).toEqual(['login (visitor, en, 360 px)', 'login (visitor, hi, 360 px)'])
  const taken = readdirSync(join(root, 'look')).filter(
    (file) => statSync(join(root, 'look', file)).mtimeMs >= began,
  )
  expect(taken).toHaveLength(4)
})
