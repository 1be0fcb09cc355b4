import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatToolWords, ratingReasonWords } from '../../src/words/chat/chat-tools.ts'
import { chatTemplates, chatWords } from '../../src/words/chat/chat.ts'
import { memoryWords } from '../../src/words/memory/memory.ts'
import { say } from '../../src/words/say.ts'
import { address, awake, openChatMenu, speaker } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

const question = {
  en: 'I work as a nurse. When will I find better work?',
  hi: 'मैं नर्स हूँ। मुझे अच्छी नौकरी कब मिलेगी?',
}
const article = (page: Page, place: number) => page.getByRole('article').nth(place)

describe.each(storyLanguages('en'))(
  'around an answer, in %s,',
  { timeout: 400_000 },
  (language) => {
    let story: Story
    beforeAll(async () => {
      story = await openStory()
    })
    afterAll(() => story.end())
    const translate = speaker(language)

    test('the same is offered free, doubted, shared and revoked; the chat is named, pinned and found; what was told is changed and deleted', async () => {
      const visit = await signedIn(story)
      const { page, context } = visit
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const bid = await kundliOf(visit, { language: language === 'en' ? 'English' : 'Hindi' })
      const at = (path: string) => story.server.url + address(path, language)
      story.secrets.add(question[language])

      await page.goto(at(`/chats?type=Oracle&bid=${bid}`))
      const box = page.getByRole('textbox', { name: translate(chatWords.yourQuestion) })
      const left = (count: number) =>
        page.getByText(say(chatTemplates.questionsLeft, language, count))
      await box.fill(question[language])
      await button(translate(chatWords.ask)).click()
      await article(page, 0).and(page.locator('[data-state=complete]')).waitFor()

      // A follow-up goes into the box and is not sent.
      const suggestions = page
        .getByText(translate(chatWords.askNext))
        .locator('..')
        .getByRole('button')
      expect(await suggestions.count()).toBe(3)
      const suggested = await suggestions.first().textContent()
      await suggestions.first().click()
      expect(await box.inputValue()).toBe(suggested)
      await left(2).waitFor()

      // Within three seconds it would be a double click.
      await page.waitForTimeout(3_100)
      // The same again: the earlier answer, for nothing.
      await box.fill(question[language])
      await button(translate(chatWords.ask)).click()
      await button(translate(chatToolWords.readThat)).waitFor()
      await inspect(visit, 'an earlier answer is offered')
      await button(translate(chatToolWords.readThat)).click()
      await article(page, 1).and(page.locator('[data-state=complete]')).waitFor()
      await left(2).waitFor()

      // A fact is doubted: checked again at once, and nothing is found.
      await article(page, 0)
        .getByRole('button', { name: translate(chatWords.notHelpful) })
        .click()
      await article(page, 0).getByLabel(translate(ratingReasonWords['wrong-fact'])).check()
      await inspect(visit, 'what was not right?')
      await article(page, 0)
        .getByRole('button', { name: translate(chatToolWords.recheck) })
        .click()
      await article(page, 0).getByRole('status').filter({ hasText: /\d/ }).first().waitFor()
      await inspect(visit, 'checked again')

      // Shared: a stranger reads the answer and not the question; revoked, nobody does.
      await article(page, 0)
        .getByRole('button', { name: translate(chatToolWords.share) })
        .click()
      await button(translate(chatToolWords.makeLink)).click()
      const link = await page
        .getByLabel(translate(chatToolWords.link), { exact: true })
        .inputValue()
      await inspect(visit, 'the link')
      const stranger = await story.visitor()
      await stranger.page.goto(link)
      await stranger.page.getByText(translate(chatToolWords.askYours)).waitFor()
      const read = (await stranger.page.locator('main').textContent()) ?? ''
      expect(read).not.toContain(question[language])
      expect(read.length).toBeGreaterThan(300)
      await inspect(stranger, 'a shared answer')
      await page.goto(at('/shared'))
      await awake(page)
      await button(translate(chatToolWords.revoke)).click()
      await page.getByText(translate(chatToolWords.noLinks)).waitFor()
      expect((await stranger.page.goto(link))?.status()).toBe(404)
      await stranger.page.getByText(translate(chatToolWords.sharedGone)).waitFor()

      // Named, pinned and found by its name.
      await page.goto(at('/chats'))
      await awake(page)
      const tools = page.locator('summary').filter({ hasText: translate(chatToolWords.more) })
      await tools.click()
      await inspect(visit, 'what can be done with a chat')
      await button(translate(chatToolWords.rename)).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Lighthouse')
      await button(translate(chatToolWords.save)).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await tools.click()
      await button(translate(chatToolWords.pin)).click()
      // A page left before the answer aborts the request: the next page waits until the pin holds.
      // Its button stands in the closed menu, where no role is seen.
      const unpin = { name: translate(chatToolWords.unpin), exact: true, includeHidden: true }
      await page.getByRole('button', unpin).waitFor({ state: 'attached' })
      await page.goto(at('/chats?q=lighthouse'))
      await awake(page)
      await openChatMenu(page, language)
      await button(translate(chatWords.historyOpen)).click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /Lighthouse/ })
        .waitFor()
      await page.getByRole('dialog').getByText(translate(chatToolWords.pinned)).first().waitFor()

      // What was told: changed, then deleted, then switched off.
      await page.goto(at('/memory'))
      await awake(page)
      await page.getByRole('link', { name: translate(memoryWords.edit) }).click()
      await page.getByLabel(translate(memoryWords.editLabel)).fill('I keep a lighthouse')
      await button(translate(memoryWords.save)).click()
      await page.getByText('I keep a lighthouse').first().waitFor()
      await page
        .getByRole('button', { name: translate(memoryWords.delete) })
        .first()
        .click()
      await page.getByText(translate(memoryWords.empty)).waitFor()
      await button(translate(memoryWords.turnOff)).click()
      await page.getByText(translate(memoryWords.off)).waitFor()
      await inspect(visit, 'nothing is remembered')
      expect(visit.complaints).toEqual([])
      await context.close()
    })
  },
)
