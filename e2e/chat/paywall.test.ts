import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatToolWords } from '../../src/words/chat/chat-tools.ts'
import { chatWords } from '../../src/words/chat/chat.ts'
import { paywallTemplates, paywallWords } from '../../src/words/chat/paywall.ts'
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
    await page.getByRole('button', { name: paywallTemplates.ask.en(kept) }).click()
    await complete(3).waitFor()
    expect(await complete(3).getByRole('heading').textContent()).toContain(kept)
    expect(await box.inputValue()).toBe('')
    expect(visit.complaints).toEqual([])
    await context.close()
  },
)
