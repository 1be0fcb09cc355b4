import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const examples = readdirSync(join(root, 'examples'))

test.each(examples)('the example %s prints what its last lines say', (name) => {
  const path = join(root, 'examples', name)
  const [, said] = readFileSync(path, 'utf8').split('\n/* prints\n')
  const ran = spawnSync(process.execPath, [path], { encoding: 'utf8' })
  expect(ran.status, ran.stderr).toBe(0)
  expect(ran.stdout.replace(/ +$/gm, '')).toBe(said?.replace(/\*\/\n$/, ''))
})

test('the README names every example', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(examples.filter((name) => !readme.includes(`examples/${name}`))).toEqual([])
})
