import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askAboutCelebrity,
  celebrityQuestions,
  celebrityWords as words,
  timeSources,
} from '../../src/words/kundli/celebrity.ts'
import { birthFormWords } from '../../src/words/kundli/birth-form.ts'
import { kundliOf } from '../../src/words/kundli/kundli-of.ts'
import { chatWords } from '../../src/words/chat/chat.ts'
import { cardsOfWorry } from '../../src/words/reading/care/cards-of-worry.ts'
import { say } from '../../src/words/say.ts'
import {
  address,
  asha,
  ashaInHindi,
  awake,
  choosePlace,
  logIn,
  speaker,
  typeBirth,
} from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

const patience = { timeout: 300_000 }

describe.each(storyLanguages('hi'))('a celebrity’s kundli, in %s,', patience, (language) => {
  const translate = speaker(language)

  test('is found by name, drawn, asked about, and told what is not foretold', async () => {
    const visit = await story.visitor()
    const { page } = visit
    await page.goto(story.server.url + address('/free-kundli-celeb?type=Oracle', language))
    await awake(page)
    const note = 'A painter whose pictures I love'
    story.secrets.add(note)
    const requestBodies: string[] = []
    page.on('request', (request) => requestBodies.push(request.postData() ?? ''))
    await page.locator('summary', { hasText: translate(words.somebodyElse) }).click()
    await page.getByLabel(translate(words.info)).fill(note)
    // By the other script than the page's own.
    await page.getByLabel(translate(words.search)).fill(language === 'en' ? 'लता मंगे' : 'lata mange')
    await expect.poll(() => page.locator('a[href*="who="]').count()).toBe(1)
    await page.locator('a[href*="who=lata-mangeshkar"]').waitFor()
    await page.getByLabel(translate(words.search)).fill('zzqqxx')
    await page.getByText(translate(words.nobody)).waitFor()
    await page.getByRole('link', { name: translate(words.everybody) }).click()
    await expect.poll(() => page.locator('a[href*="who="]').count()).toBeGreaterThan(50)
    await page.getByLabel(translate(words.search)).fill('frida')
    await page.locator('a[href*="who=frida-kahlo"]').click()
    await page.waitForURL(/who=frida-kahlo/)
    const name = language === 'en' ? 'Frida Kahlo' : 'फ़्रीडा काहलो'
    await page.getByRole('heading', { level: 1, name: say(kundliOf, language, name) }).waitFor()
    await page.locator('.chart svg').first().waitFor()
    await page.getByText(translate(timeSources.record.long)).waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(
      language === 'en' ? /\byour\b/i : /आपक[ाीे] (चंद्र|कुंडली)/,
    )
    await inspect(visit, 'celebrity chart')
    await page
      .getByRole('button', { name: say(askAboutCelebrity.Oracle, language, name), exact: true })
      .click()
    await logIn(story, page, language)
    await page.waitForURL(/\/chatsceleb\?type=Oracle&bid=/)
    expect(requestBodies.some((body) => body.includes(note))).toBe(false)
    await page.getByText(translate(timeSources.record.long)).waitFor()
    await page.getByRole('button', { name: translate(celebrityQuestions[0]!) }).waitFor()
    await inspect(visit, 'celebrity chat')

    const box = page.getByRole('textbox', { name: translate(chatWords.yourQuestion) })
    await box.fill(language === 'en' ? 'How was her health?' : 'उनका स्वास्थ्य कैसा था?')
    await page.getByRole('button', { name: translate(chatWords.ask), exact: true }).click()
    const answer = page.getByRole('article').and(page.locator('[data-state=complete]'))
    await answer.waitFor()
    const refusal = cardsOfWorry.famous[language].slice(0, 40)
    expect(await answer.textContent()).toContain(refusal)
  })

  test('is asked about once more under the same kundli', async () => {
    const { page } = await story.visitor()
    const url = (to: string) => story.server.url + address(to, language)
    await page.goto(url('/free-kundli-celeb?type=Oracle&who=dhyan-chand'))
    await awake(page)
    const ask = page.locator('form button[type=submit]').last()
    await ask.click()
    await logIn(story, page, language)
    await page.waitForURL(/\/chatsceleb\?type=Oracle&bid=/)
    const bid = new URL(page.url()).searchParams.get('bid')
    await page.goto(url('/free-kundli-celeb?type=Oracle&who=dhyan-chand'))
    await awake(page)
    await ask.click()
    await page.waitForURL(/\/chatsceleb\?type=Oracle&bid=/)
    expect(new URL(page.url()).searchParams.get('bid')).toBe(bid)
  })

  test('that was typed stays a celebrity’s on the way from its chart to the chat', async () => {
    const { page } = await story.visitor()
    await page.goto(story.server.url + address('/free-kundli-celeb?type=Astra', language))
    await awake(page)
    await page.locator('summary', { hasText: translate(words.somebodyElse) }).click()
    const person = language === 'hi' ? ashaInHindi : asha
    await typeBirth(page, person, language)
    await choosePlace(page, person)
    await page.getByRole('button', { name: translate(birthFormWords.see) }).click()
    await page.waitForURL(/\/kundli\?unsaved=[^&]+&figure=1&type=Astra/)
    await awake(page)
    await page
      .getByRole('button', { name: /Astra|एस्ट्रा/ })
      .last()
      .click()
    await logIn(story, page, language)
    await page.waitForURL(/\/chatsceleb\?type=Astra&bid=/)
  })
})
