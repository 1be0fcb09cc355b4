import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatWords } from '../../src/words/chat/chat.ts'
import { address, awake, speaker } from '../testing/acts.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

const questions = {
  en: ['When will I find better work?', 'Shall I move to another town?'],
  hi: ['मुझे अच्छी नौकरी कब मिलेगी?', 'क्या मुझे शहर बदलना चाहिए?'],
}

/** What is heard, and how the answer was seen to grow meanwhile. */
interface Announcements {
  /** Every text that any live region has had, in order. */
  texts: string[]
  /** How long the newest answer was, each time that it changed. */
  lengths: number[]
}

/** Listens as a screen reader does: to each change of whatever is a live region by role or attribute. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = 'output, [role=status], [role=alert], [role=log], [aria-live]'
    const announcements: Announcements = { texts: [], lengths: [] }
    Reflect.set(window, 'heard', announcements)
    const last = new Map<Element, string>()
    const hear = () => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent?.trim() ?? ''
        if (text && last.get(region) !== text && region.getAttribute('aria-live') !== 'off')
          announcements.texts.push(text)
        last.set(region, text)
      }
      const articles = [...document.querySelectorAll('article')]
      const length = articles.at(-1)?.textContent?.length ?? 0
      if (length !== announcements.lengths.at(-1)) announcements.lengths.push(length)
    }
    hear()
    announcements.texts = []
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

describe.each(storyLanguages('hi'))('a screen reader, in %s,', (language) => {
  const translate = speaker(language)
  let story: Story
  beforeAll(async () => {
    story = await openStory()
  })
  afterAll(() => story.end())

  test(
    'hears that an answer has started and that it is ready, once each, and not its words as they come',
    { timeout: 120_000 },
    async () => {
      const person = await signedIn(story)
      const { page, complaints } = person
      const bid = await kundliOf(person, { language: language === 'en' ? 'English' : 'Hindi' })
      await page.goto(story.server.url + address(`/chats?type=Oracle&bid=${bid}`, language))
      await awake(page)
      const box = page.getByRole('textbox', { name: translate(chatWords.yourQuestion) })
      await box.waitFor()
      for (const [place, question] of questions[language].entries()) {
        story.secrets.add(question)
        await box.fill(question)
        await listen(page)
        await page.getByRole('button', { name: translate(chatWords.ask), exact: true }).click()
        const answer = page.getByRole('article').nth(place)
        await answer.and(page.locator('[data-state=complete]')).waitFor()
        await expect
          .poll(() => page.locator('output.sr-only').allTextContents())
          .toContain(translate(chatWords.answerReady))
        const announcements = await page.evaluate(
          () => Reflect.get(window, 'heard') as Announcements,
        )
        const ours = [translate(chatWords.answerStarted), translate(chatWords.answerReady)]
        expect(announcements.texts.filter((text) => ours.includes(text))).toEqual(ours)
        // It did come piece by piece, and none of the pieces was said.
        expect(announcements.lengths.length).toBeGreaterThan(3)
        const text = (await answer.textContent()) ?? ''
        expect(text.length).toBeGreaterThan(200)
        const sentences = text.split(/[.।]\s*/).filter((sentence) => sentence.length > 30)
        expect(sentences.length).toBeGreaterThan(1)
        for (const sentence of sentences)
          expect(announcements.texts.filter((one) => one.includes(sentence.trim()))).toEqual([])
        // Beside it nothing else speaks up that would drown it.
        expect(announcements.texts.length).toBeLessThan(6)
        // Within three seconds it would be a double click.
        await page.waitForTimeout(3_100)
      }
      expect(await page.locator('article [aria-live], article [role=log]').count()).toBe(0)
      expect(complaints).toEqual([])
    },
  )
})
