import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatToolWords } from '../../src/words/chat/chat-tools.ts'
import { chatWords } from '../../src/words/chat/chat.ts'
import { paywallTemplates, paywallWords } from '../../src/words/chat/paywall.ts'
import { askTemplate } from '../../src/words/ui/ask.ts'
import { keptQuestionWords } from '../../src/words/wallet/kept-question.ts'
import { rechargeWords } from '../../src/words/wallet/recharge.ts'
import { inspect } from '../testing/look.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

const questions = [
  'When will I find better work?',
  'When will I buy a house?',
  'When will I get married?',
] as const
const kept = 'Will I settle abroad?'
const later = 'When will I buy a car?'

test(
  'with nothing left the question is kept, paid for and asked in three taps; the screen is for reading',
  { timeout: 120_000 },
  async () => {
    const visit = await signedIn(story, { viewport: { width: 360, height: 740 } })
    const { page, context } = visit
    const bid = await kundliOf(visit)
    for (const text of [...questions, kept]) story.secrets.add(text)
    const box = page.getByRole('textbox', { name: chatWords.yourQuestion.en })
    const ask = page.getByRole('button', { name: chatWords.ask.en, exact: true })
    const complete = (place: number) =>
      page.getByRole('article').nth(place).and(page.locator('[data-state=complete]'))

    await page.goto(`${story.server.url}/chats?type=Oracle&bid=${bid}`)
    await box.fill(questions[0])
    // What is asked without a network waits for it, and says so.
    await context.setOffline(true)
    await ask.click()
    await page.getByText(chatToolWords.queued.en).waitFor()
    visit.complaints.length = 0
    await context.setOffline(false)
    await complete(0).waitFor()
    for (const place of [1, 2] as const) {
      await box.fill(questions[place])
      await ask.click()
      await complete(place).waitFor()
    }

    // Of 740 px at least 560 are for reading.
    const height = await page.evaluate(() => {
      const bar = document.querySelector('main h1')?.closest('.sticky')?.getBoundingClientRect()
      const form = document.querySelector('textarea')?.closest('.sticky')?.getBoundingClientRect()
      return (form?.top ?? 0) - (bar?.bottom ?? 0)
    })
    expect(height).toBeGreaterThanOrEqual(560)
    // No more than 15 % of an answer's letters are underlined.
    const share = await complete(2).evaluate((article) => {
      const answer = article.querySelector('[lang] > div')?.parentElement
      const lettersOf = (element: Element) => (element.textContent ?? '').replace(/\s/g, '').length
      const underlined = [...(answer?.querySelectorAll('*') ?? [])].filter((element) =>
        getComputedStyle(element).textDecorationLine.includes('underline'),
      )
      const count = underlined.reduce((sum, element) => sum + lettersOf(element), 0)
      return answer ? count / lettersOf(answer) : 1
    })
    expect(share).toBeLessThanOrEqual(0.15)
    expect(await complete(2).locator('a[aria-expanded]').count()).toBeGreaterThan(1)

    await box.fill(kept)
    await ask.click()
    await page.getByRole('heading', { name: paywallWords.kept.en }).waitFor()
    await page.getByRole('radio').first().waitFor()
    // Who looks at all amounts finds the question there, and the way back to it.
    await page.getByRole('link', { name: paywallWords.more.en }).click()
    const keptRow = page.getByRole('link').filter({ hasText: keptQuestionWords.kept.en })
    await keptRow.getByText(kept).waitFor()
    await inspect(visit, 'the recharges with a kept question')
    await keptRow.getByText(keptQuestionWords.back.en).click()
    await expect.poll(() => box.inputValue()).toBe(kept)
    await ask.click()
    await page.getByRole('heading', { name: paywallWords.kept.en }).waitFor()
    await page.getByRole('radio').first().waitFor()
    expect(await page.getByRole('radio').count()).toBe(3)
    await inspect(visit, 'the ways to go on')
    // One: pay. Two: the gateway's own window. Three: ask.
    await page.getByRole('radio', { name: /₹49/ }).check()
    await page.getByRole('button', { name: paywallTemplates.pay.en(49) }).click()
    await page.getByRole('button', { name: rechargeWords.paperFailure.en }).click()
    await page.getByRole('alert').getByText(rechargeWords.noId.en).waitFor()
    await page.getByRole('button', { name: paywallTemplates.pay.en(49) }).click()
    await page.getByRole('button', { name: rechargeWords.paperSuccess.en, exact: true }).click()
    await page.getByText('₹49 has been added to your wallet.').waitFor()
    await inspect(visit, 'paid')
    await page.getByRole('button', { name: askTemplate.en(kept) }).click()
    await complete(3).waitFor()
    expect(await complete(3).getByRole('heading').textContent()).toContain(kept)
    expect(await box.inputValue()).toBe('')
    // With something left, one tap there asks what was left in the box.
    story.secrets.add(later)
    await box.fill(later)
    await page.goto(`${story.server.url}/recharges`)
    await keptRow.getByText(keptQuestionWords.ask.en).click()
    await complete(4).waitFor()
    expect(await complete(4).getByRole('heading').textContent()).toContain(later)
    expect(visit.complaints).toEqual([])
    await context.close()
  },
)

test('without the script a refused question stays in the box, and the recharges lead back to it', async () => {
  const reader = await signedIn(story)
  const bid = await kundliOf(reader)
  const { asst_id } = (await reader.ask('chats/startChat', {
    bid,
    astrologer: 'Oracle',
    device: 'web',
  })) as { asst_id: string }
  const cookies = await reader.context.cookies()
  await reader.context.close()
  const visit = await story.visitor({ javaScriptEnabled: false })
  await visit.context.addCookies(cookies)
  const { page } = visit
  const box = page.getByRole('textbox', { name: chatWords.yourQuestion.en })
  const send = async (question: string) => {
    story.secrets.add(question)
    await box.fill(question)
    await page.getByRole('button', { name: chatWords.ask.en, exact: true }).click()
  }
  await page.goto(`${story.server.url}/chats?chat=${asst_id}`)
  for (const question of questions) await send(question)
  await send(kept)
  await page.getByRole('alert').waitFor()
  expect(await box.inputValue()).toBe(kept)
  await page.getByRole('alert').getByRole('link', { name: chatWords.recharge.en }).click()
  const row = page.getByRole('link').filter({ hasText: keptQuestionWords.kept.en })
  await row.getByText(kept).click()
  await page.waitForURL(/\/chats\?chat=/)
  expect(await box.inputValue()).toBe(kept)
  await visit.context.close()
})
