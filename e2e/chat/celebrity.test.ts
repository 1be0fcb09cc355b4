import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askPersona } from '../../src/words/kundli/birth-form.ts'
import {
  celebrityQuestions,
  celebrityWords as words,
  timeSources,
} from '../../src/words/kundli/celebrity.ts'
import { chatWords } from '../../src/words/chat/chat.ts'
import { cardsOfWorry } from '../../src/words/reading/care/cards-of-worry.ts'
import { say } from '../../src/words/say.ts'
import { address, awake, logIn, speaker } from '../testing/acts.ts'
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

  test('is taken from the shelf, asked about, and told what is not foretold', async () => {
    const visit = await story.visitor()
    const { page } = visit
    await page.goto(story.server.url + address('/free-kundli-celeb?type=Oracle', language))
    await awake(page)
    await inspect(visit, 'celebrity form')
    await page.locator('a[href*="who=frida-kahlo"]').click()
    await page.waitForURL(/who=frida-kahlo/)
    await expect.poll(() => page.locator('[name=year]').inputValue()).toBe('1907')
    const note = 'A painter whose pictures I love'
    story.secrets.add(note)
    await page.getByLabel(translate(words.info)).fill(note)
    const requestBodies: string[] = []
    page.on('request', (request) => requestBodies.push(request.postData() ?? ''))
    await page
      .getByRole('button', { name: say(askPersona, language, 'Oracle'), exact: true })
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
})
