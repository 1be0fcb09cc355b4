import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  finishEvents,
  openStream,
  textEvent,
  startFakeModelServer,
  type FakeModelServer,
} from '../../src/server/adapters/model/fake-model-server.fixture.ts'
import { plainSentencesOf } from '../../src/server/adapters/model/recorded-model.fixture.ts'
import { chatTemplates, chatRefusals, chatWords } from '../../src/words/chat/chat.ts'
import { awake } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { newDataDirectory, startServer, type RunningServer } from '../testing/server.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { expectSilent, openOwnStory, type Story } from '../testing/story.ts'

const question = 'When will I find better work?'
let model: FakeModelServer
let story: Story
let second: RunningServer | undefined
/** Lets the model say the rest of what it has begun. */
const answerGate = Promise.withResolvers<void>()

beforeAll(async () => {
  // Says two true sentences of the chart it is told of, and no more.
  model = await startFakeModelServer(async (response, { body }) => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] }
    const sentences = plainSentencesOf(messages[0]?.content ?? '').split(/(?<=[.!?])\s+/)
    openStream(response)
    for (const sentence of sentences.slice(0, 2)) response.write(textEvent(`${sentence} `))
    response.write(textEvent('And '))
    await answerGate.promise
    response.end(finishEvents)
  })
  const env = {
    MODEL_BASE_URL: model.baseUrl,
    MODEL_API_KEY: 'a-key-of-nobody',
    MODEL_NAME: 'slow',
    // It speaks to one call alone.
    MODEL_READS_QUESTIONS: '0',
  }
  // As somebody's first `npm start` does: an embedded database that is made as it starts.
  story = await openOwnStory(env, (all = {}) => startServer(all, newDataDirectory()))
})
afterAll(async () => {
  answerGate.resolve()
  await second?.kill()
  await story.end()
  await model.close()
})

test('an answer is stopped by a press, though not by the second of the two that asked, and nothing is charged', async () => {
  const person = await signedIn(story)
  const { page } = person
  const bid = await kundliOf(person)
  const stopped = 'When will my brother find work?'
  story.secrets.add(stopped)
  await page.goto(`${story.server.url}/chats?type=Oracle&bid=${bid}`)
  await awake(page)
  await page.getByRole('textbox', { name: chatWords.yourQuestion.en }).fill(stopped)
  await page.getByRole('button', { name: chatWords.ask.en, exact: true }).dblclick()
  const answer = page.getByRole('article')
  await answer.and(page.locator('[data-state=writing]')).waitFor()
  // The second press would have been answered by now.
  await page.waitForTimeout(500)
  await answer.and(page.locator('[data-state=writing]')).waitFor()
  await page.getByRole('button', { name: chatWords.stopAnswer.en }).click()
  await answer.and(page.locator('[data-state=stopped]')).waitFor()
  await page.getByText(chatWords.stoppedHere.en).waitFor()
  await inspect(person, 'an answer that was stopped')
  await page.reload()
  await answer.and(page.locator('[data-state=stopped]')).waitFor()
  await page.getByText(chatTemplates.questionsLeft.en(3)).waitFor()
})

test('OPS-01 after kill -9 in the middle of an answer the page says so, nothing is paid, and the ledger holds', async () => {
  const person = await signedIn(story)
  const { page } = person
  const bid = await kundliOf(person, { pob: 'Varanasi, Uttar Pradesh, India' })
  for (const told of ['Asha Kalpanik', 'Varanasi', question]) story.secrets.add(told)
  await page.goto(`${story.server.url}/chats?type=Oracle&bid=${bid}`)
  await awake(page)
  await page.getByRole('textbox', { name: chatWords.yourQuestion.en }).fill(question)
  await page.getByRole('button', { name: chatWords.ask.en, exact: true }).click()
  const answer = page.getByRole('article')
  await answer.and(page.locator('[data-state=writing]')).waitFor()
  // LLM-06: the model was told neither who asks nor where they were born.
  for (const personal of ['Asha', 'Kalpanik', 'Varanasi', person.mobile, '06:45', '1991'])
    expect(model.requests[0]?.body).not.toContain(personal)

  await story.server.kill()
  await page.getByText(chatWords.lostConnection.en).waitFor()
  second = await startServer(
    { PORT: new URL(story.server.url).port, LOG_LEVEL: 'debug' },
    story.server.dataDirectory,
  )
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  const failedAnswer = answer.and(page.locator('[data-state=failed]'))
  await failedAnswer.waitFor()
  await failedAnswer.getByText(chatRefusals.notFinished.en).waitFor()
  person.complaints.length = 0 // Of the server that was away.
  await inspect(person, 'an answer that could not be finished')
  await page.reload()
  await failedAnswer.getByText(chatRefusals.notFinished.en).waitFor()
  await page.getByText(chatTemplates.questionsLeft.en(3)).waitFor()

  await page.getByRole('button', { name: chatWords.askAgain.en }).click()
  await page.getByRole('button', { name: chatWords.ask.en, exact: true }).click()
  await answer.and(page.locator('[data-state=complete]')).waitFor()
  await page.getByText(chatTemplates.questionsLeft.en(2)).waitFor()
  expect(await second.stop()).toBe(0)
  expectSilent(second.lines, story.secrets)

  const operator = join(import.meta.dirname, '../../src/server/operator/operator.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [operator, 'verify-ledger'], {
    env: { PATH: process.env.PATH, DATA_DIR: second.dataDirectory },
  })
  expect(stdout).toMatch(/holds/i)
})
