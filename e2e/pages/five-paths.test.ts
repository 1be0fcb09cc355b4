import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { chatWords } from '../../src/words/chat/chat.ts'
import { paywallTemplates, paywallWords } from '../../src/words/chat/paywall.ts'
import { askTemplate } from '../../src/words/ui/ask.ts'
import { rechargeWords } from '../../src/words/wallet/recharge.ts'
import { awake, kundliRegion } from '../testing/acts.ts'
import { codeFor } from '../testing/server.ts'
import { kundliOf, signedIn, type SignedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'
import { thumb, type PathFigures } from '../testing/thumb.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const text of questions) story.secrets.add(text)
})
afterAll(() => story.end())

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const questions = ['When will I find work?', 'When will I marry?', 'Will I own a house?'] as const
const kept = 'Will I settle abroad?'

async function atHome(page: Page) {
  await page.goto(story.server.url)
  await awake(page)
  return thumb(page)
}

/** Somebody with a kundli and no free question left. What was asked before lies outside the paths. */
async function askedOut(): Promise<{ person: SignedIn; bid: string }> {
  const person = await signedIn(story, phone)
  const bid = await kundliOf(person)
  const started = await person.ask('chats/startChat', { bid, astrologer: 'Oracle' })
  if (started.status !== 'success') throw new Error(started.message)
  const { asst_id } = started
  for (const message of questions)
    await person.ask('chats/sendMessage', { bid, asst_id, astrologer: 'Oracle', message })
  return { person, bid }
}

/** From the refusal of a question, with nothing left, to its whole answer. */
async function paywallToAnswer(person: SignedIn, bid: string): Promise<PathFigures> {
  const { page } = person
  const complete = page.locator('article[data-state=complete]')
  await page.goto(`${story.server.url}/chats?type=Oracle&bid=${bid}`)
  await awake(page)
  expect(await complete.count()).toBe(questions.length)
  await page.getByRole('textbox', { name: chatWords.yourQuestion.en }).fill(kept)
  await page.getByRole('button', { name: chatWords.ask.en, exact: true }).tap()
  await page.getByRole('heading', { name: paywallWords.kept.en }).waitFor()
  await page.getByRole('radio').first().waitFor()
  const hand = thumb(page)
  await page.getByRole('button', { name: paywallTemplates.pay.en(199) }).waitFor()
  await hand.press('button', paywallTemplates.pay.en(199))
  await hand.press('button', rechargeWords.paperSuccess.en)
  await hand.press('button', askTemplate.en(kept))
  await complete.nth(questions.length).waitFor()
  return hand.figures()
}

async function returningToBox({ page }: SignedIn): Promise<PathFigures> {
  const hand = await atHome(page)
  await hand.into('question')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('question')
  return hand.figures()
}

/** Who has a kundli, from the number to its page. */
async function signInToChart(person: SignedIn, bid: string): Promise<PathFigures> {
  const { page } = person
  await person.context.clearCookies()
  await page.goto(`${story.server.url}/login?next=${encodeURIComponent(`/kundli?bid=${bid}`)}`)
  await awake(page)
  const hand = thumb(page)
  await hand.into('mobile')
  await hand.type(person.mobile)
  await hand.press('button', loginWords.getOtp.en)
  await page.getByRole('group').getByRole('textbox').first().waitFor()
  const code = await codeFor(story.server.url, `91${person.mobile}`)
  story.secrets.add(code)
  await page.getByRole('group').getByRole('textbox').first().focus()
  await hand.type(code)
  await page.waitForURL(/\/kundli\?bid=/)
  await kundliRegion(page, 'en').waitFor()
  return hand.figures()
}

/** The other two, from the landing page, are walked in first-answer.test.ts. */
test('three of the five paths take no more taps than they may; what each takes is printed', async () => {
  const { person, bid } = await askedOut()
  const paths = {
    'paywall → next answer': await paywallToAnswer(person, bid),
    'returning → box': await returningToBox(person),
    'sign-in → chart': await signInToChart(person, bid),
  }
  // oxlint-disable-next-line no-console -- the figures are to be read
  console.table(paths)
  expect(Object.values(paths).map(({ taps }, place) => taps <= [3, 1, 3][place]!)).toEqual(
    Array.from({ length: 3 }, () => true),
  )
})
