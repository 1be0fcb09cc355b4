import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatToolWords } from '../../src/words/chat/chat-tools.ts'
import { chatTemplates, chatWords } from '../../src/words/chat/chat.ts'
import { wheelWords, wheelTemplates } from '../../src/words/wallet/wheel.ts'
import { awake, openChatMenu } from '../testing/acts.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

const questions = [
  'When will I find better work?',
  'Will I move to another city next year?',
  'How is my health?',
] as const
const box = (page: Page) => page.getByRole('textbox', { name: chatWords.yourQuestion.en })
const ask = (page: Page) => page.getByRole('button', { name: chatWords.ask.en, exact: true })
const complete = (page: Page, place: number) =>
  page.getByRole('article').nth(place).and(page.locator('[data-state=complete]'))
const left = (page: Page, count: number) => page.getByText(chatTemplates.questionsLeft.en(count))

test('two tabs of one chat stay at the same point, and a question sent twice at once is asked once', async () => {
  for (const question of questions) story.secrets.add(question)
  const person = await signedIn(story)
  const bid = await kundliOf(person)
  const address = `${story.server.url}/chats?type=Oracle&bid=${bid}`
  const open = async (page: Page, count: number) => {
    await page.goto(address)
    await awake(page)
    await left(page, count).waitFor()
    return page
  }
  const firstTab = await open(person.page, 3)
  const calls: string[] = []
  firstTab.on('request', (request) => {
    const call = /\/chats\/(\w+)\.php/.exec(request.url())?.[1]
    if (call) calls.push(call)
  })
  await box(firstTab).fill(questions[0])
  await ask(firstTab).dblclick()
  await complete(firstTab, 0).waitFor()
  await left(firstTab, 2).waitFor()
  // The second press is none on the button that stops, which has come to stand there.
  expect(calls).toEqual(['sendMessage'])

  const secondTab = await open(await person.context.newPage(), 2)
  await complete(secondTab, 0).waitFor()
  await box(secondTab).fill(questions[1])
  await ask(secondTab).dblclick()
  for (const page of [firstTab, secondTab]) {
    await complete(page, 1).waitFor()
    await left(page, 1).waitFor()
    expect(await page.getByRole('article').count()).toBe(2)
  }
  // The other way round: asked in the first tab, it is followed in the second.
  await box(firstTab).fill(questions[2])
  await ask(firstTab).click()
  for (const page of [firstTab, secondTab]) {
    await complete(page, 2).waitFor()
    await left(page, 1).waitFor({ state: 'detached' })
  }
  const texts = await Promise.all(
    [firstTab, secondTab].map((page) => page.getByRole('article').allTextContents()),
  )
  expect(texts[0]).toEqual(texts[1])

  // Ended in one tab, it is ended in the other, which says so and could go on with it.
  await openChatMenu(firstTab, 'en')
  await firstTab.getByRole('button', { name: chatWords.stopChatLong.en }).click()
  await firstTab.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await firstTab.getByRole('heading', { name: chatWords.endedTitle.en }).waitFor()
  await secondTab.getByText(chatToolWords.ended.en).waitFor()
  const kept = await person.ask('users/getBalance', {})
  expect(kept).toMatchObject({ oracle_questions: 0 })
  expect(person.complaints).toEqual([])
})

test('a wheel that was spun in one tab tells the other which prize holds, and shows it', async () => {
  const person = await signedIn(story)
  const pages = [person.page, await person.context.newPage()]
  for (const page of pages) {
    await page.goto(`${story.server.url}/wheel-of-fortune`)
    await awake(page)
  }
  await Promise.all(
    pages.map((page) => page.getByRole('button', { name: wheelWords.spin.en }).dblclick()),
  )
  const spinNotices = pages.map((page) => page.getByRole('alertdialog').getByText(/You have spun/))
  const winNotices = pages.map((page) => page.getByText(wheelWords.won.en))
  await expect
    .poll(async () =>
      (await Promise.all(spinNotices.map((it) => it.count()))).reduce((a, b) => a + b),
    )
    .toBe(1)
  const second = (await spinNotices[0]?.count()) === 1 ? 0 : 1
  const prize = await person.ask('wheel/getPrize', {})
  const percent = prize.status === 'success' ? prize.percent : 0
  await spinNotices[second]
    ?.and((pages[second] as Page).getByText(`and hold ${percent}% off`))
    .waitFor()
  await (pages[second] as Page)
    .getByText(wheelTemplates.waiting.en(percent, '').slice(0, 12))
    .waitFor()
  await winNotices[1 - second]?.waitFor({ timeout: 40_000 })
  expect(person.complaints).toEqual([])
})
