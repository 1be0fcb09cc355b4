import { afterAll, beforeAll, expect, test } from 'vitest'
import { askTopics, askWords as words } from '../../src/words/home/ask.ts'
import { homeWords } from '../../src/words/home/home.ts'
import { birthFormWords } from '../../src/words/kundli/birth-form.ts'
import { chatWords } from '../../src/words/chat/chat.ts'
import { loginStepWords } from '../../src/words/accounts/login-steps.ts'
import { asha, awake, kundliRegion, logIn } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'
import { thumb, typeBirthByThumb } from '../testing/thumb.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const told of [asha.name, 'Varanasi', 'Banaras', topic.example.en]) story.secrets.add(told)
})
afterAll(() => story.end())

const [topic] = askTopics
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('from the home page a chart takes eight taps at most, and what was typed outlives a reload and another language', async () => {
  const { page, complaints } = await story.visitor(phone)
  await page.goto(story.server.url)
  await awake(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(4 * phone.viewport.height)
  const footer = await page.locator('footer').boundingBox()
  expect(footer?.height).toBeLessThanOrEqual(420)
  const hand = thumb(page)
  await hand.press('link', homeWords.seeKundli.en)
  await page.waitForURL(/free-kundli/)
  await awake(page)
  const see = page.getByRole('button', { name: birthFormWords.see.en })
  const box = await see.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(phone.viewport.height)
  await typeBirthByThumb(page, hand)
  await page.reload()
  await awake(page)
  await expect.poll(() => page.locator('[name=pob]').inputValue()).toMatch(asha.place)
  await page.goto(`${story.server.url}/hi`)
  await page.goto(`${story.server.url}/hi/free-kundli`)
  await awake(page)
  await expect.poll(() => page.locator('[name=full_name]').inputValue()).toBe(asha.name)
  await page.goBack()
  await page.goBack()
  await awake(page)
  await expect.poll(() => page.locator('[name=year]').inputValue()).toBe('1991')
  await hand.press('button', birthFormWords.see.en)
  await kundliRegion(page, 'en').waitFor()
  // oxlint-disable-next-line no-console -- the figures are to be read
  console.table({ 'landing → chart': hand.figures() })
  expect(hand.count()).toBeLessThanOrEqual(8)
  expect(complaints).toEqual([])
})

test('the first lines of an answer take twelve taps at most; after log-in nothing is typed twice', async () => {
  const person = await story.visitor(phone)
  const { page } = person
  await page.goto(story.server.url)
  await awake(page)
  const hand = thumb(page)
  await hand.press('button', topic.label.en)
  await hand.press('button', words.ask.en)
  await page.getByRole('heading', { name: words.birthTitle.en }).waitFor()
  await typeBirthByThumb(page, hand)
  await hand.press('button', words.show.en)
  await page.getByRole('heading', { name: words.begins.en }).waitFor()
  // oxlint-disable-next-line no-console -- the figures are to be read
  console.table({ 'landing → first lines of an answer': hand.figures() })
  expect(hand.count()).toBeLessThanOrEqual(12)
  await inspect(person, 'first lines')
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await awake(page)
  await page.getByRole('link', { name: words.readOn.en }).tap()
  await page.getByRole('dialog').getByText(loginStepWords.why.en).waitFor()
  await logIn(story, page, 'en')
  await page.waitForURL(/\/chats\?type=Oracle&bid=/)
  const box = page.getByRole('textbox', { name: chatWords.yourQuestion.en })
  await box.waitFor()
  await expect.poll(() => box.inputValue(), { timeout: 10_000 }).toBe(topic.example.en)
  const cookies = await person.context.cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('asked')
  expect(person.complaints).toEqual([])
})

test('somebody in need gets help at once, before any birth or log-in, without the script too', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await story.visitor({ javaScriptEnabled })
    const question = 'I want to end my life, when will it be over?'
    story.secrets.add(question)
    await page.goto(story.server.url)
    if (javaScriptEnabled) await awake(page)
    await page.locator('textarea[name=question]').fill(question)
    await page.getByRole('button', { name: words.ask.en, exact: true }).click()
    await page.getByText('14416').first().waitFor()
    expect(await page.locator('[name=full_name]').count()).toBe(0)
  }
})

test('whoever has a kundli asks from the home page, and comes to its chat in one tap', async () => {
  const person = await signedIn(story, phone)
  const { page } = person
  const bid = await kundliOf(person)
  await page.goto(story.server.url)
  await awake(page)
  await page.locator('textarea[name=question]').fill('Will I move abroad?')
  story.secrets.add('Will I move abroad?')
  await page.getByRole('button', { name: words.ask.en, exact: true }).tap()
  await page.waitForURL(new RegExp(`/chats\\?type=Oracle&bid=${bid}`))
  const box = page.getByRole('textbox', { name: chatWords.yourQuestion.en })
  await box.waitFor()
  await expect.poll(() => box.inputValue(), { timeout: 10_000 }).toBe('Will I move abroad?')
  await page.goto(`${story.server.url}/ask?type=Astra`)
  await page.waitForURL(new RegExp(`/chats\\?type=Astra&bid=${bid}`))
})
