import { expect, test } from 'vitest'
import { batchLookups } from './batch.ts'

test('what is asked for in the same round goes out as one question, each key once', async () => {
  const questions: string[][] = []
  const ask = batchLookups(async (keys: string[]) => {
    questions.push(keys)
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}!`]))
  })
  expect(await Promise.all(['a', 'b', 'a', 'nobody'].map(ask))).toEqual([
    'a!',
    'b!',
    'a!',
    undefined,
  ])
  expect(await ask('a')).toBe('a!')
  expect(questions).toEqual([['a', 'b', 'nobody'], ['a']])
})

test('who asks while a question is under way is not given its older answer', async () => {
  let value = 'old'
  let release = () => {}
  const gate = new Promise<void>((done) => (release = done))
  const ask = batchLookups(async (keys: string[]) => {
    const read = value
    if (read === 'old') await gate
    return new Map(keys.map((key) => [key, read]))
  })
  const first = ask('a')
  await new Promise(setImmediate)
  value = 'new'
  const second = ask('a')
  release()
  expect(await Promise.all([first, second])).toEqual(['old', 'new'])
})

test('a question that fails fails for those who asked it, and for nobody after', async () => {
  let fails = true
  const ask = batchLookups(async (keys: string[]) => {
    if (fails) throw new Error('gone')
    return new Map(keys.map((key) => [key, key]))
  })
  const all = await Promise.allSettled([ask('a'), ask('b')])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await ask('a')).toBe('a')
})

test('while two questions are under way, all who come go out together once one is answered', async () => {
  const questions: string[][] = []
  const releases: (() => void)[] = []
  const ask = batchLookups(async (keys: string[]) => {
    questions.push(keys)
    await new Promise<void>((done) => releases.push(done))
    return new Map(keys.map((key) => [key, key]))
  })
  const answers: Promise<string | undefined>[] = []
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    answers.push(ask(key))
    await new Promise(setImmediate)
  }
  expect(questions).toEqual([['a'], ['b']])
  releases[1]?.()
  expect(await answers[1]).toBe('b')
  expect(questions).toEqual([['a'], ['b'], ['c', 'd', 'e']])
  for (const release of releases) release()
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
