import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askPersonaOf } from '../src/words/kundli/kundli-page.ts'
import { chartWords } from '../src/words/kundli/chart.ts'
import { chatTemplates, chatWords } from '../src/words/chat/chat.ts'
import { personaWords } from '../src/words/home/home.ts'
import { say } from '../src/words/say.ts'
import { dialogWords } from '../src/words/ui/dialog.ts'
import { factWords } from '../src/words/ui/fact.ts'
import { navWords } from '../src/words/app/nav.ts'
import {
  address,
  asha,
  ashaInHindi,
  awake,
  choosePlace,
  logIn,
  seeKundli,
  speaker,
  typeBirth,
  openChatMenu,
} from './testing/acts.ts'
import { inspect } from './testing/look.ts'
import { openStory, type Story } from './testing/story.ts'
import { storyLanguages } from './testing/story-languages.ts'

const questions = {
  en: ['When will I find better work?', 'Will I move to another city next year?'],
  hi: ['मुझे बेहतर काम कब मिलेगा?', 'क्या अगले साल शहर बदलना होगा?'],
} as const

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

/** The article of the answer to the question at this place, first 0. */
const article = (page: Page, place: number) => page.getByRole('article').nth(place)

/** From now on notes each length that a growing answer is shown at. */
async function watchAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answerLengths = new Set<number>()
    Reflect.set(window, 'answerLengths', answerLengths)
    new MutationObserver(() => {
      const growing = document.querySelector('article[data-state=writing]')
      if (growing) answerLengths.add(growing.textContent.length)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
const lengthsSeen = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'answerLengths') as Set<number>)])

// Thirteen screens are looked at, which takes its time where the machine is busy.
const patience = { timeout: 400_000 }

describe.each(storyLanguages('hi'))('a newcomer with a phone, in %s,', patience, (language) => {
  const translate = speaker(language)
  const person = language === 'en' ? asha : ashaInHindi
  const [first, second] = questions[language]

  test('sees their kundli, logs in, asks, reads, comes back, stops, finds and deletes the chat', async () => {
    for (const told of [person.name, 'Varanasi', 'वाराणसी', first, second]) story.secrets.add(told)
    const visit = await story.visitor()
    const { page } = visit
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await page.goto(story.server.url + address('/', language))
    await awake(page)
    await page.getByRole('link', { name: translate(personaWords.Oracle.chat) }).click()
    await page.waitForURL(/free-kundli\?type=Oracle/)

    const answersIn = page.locator('[name=language]:checked')
    expect(await answersIn.inputValue()).toBe(language === 'en' ? 'English' : 'Hindi')
    await typeBirth(page, person, language)
    await choosePlace(page, person)
    await seeKundli(page, language)
    await inspect(visit, 'kundli before log-in')
    await page.getByRole('radio', { name: translate(chartWords.south) }).check()
    await button(translate(askPersonaOf.Oracle)).click()
    await page.getByRole('dialog').waitFor()
    await inspect(visit, 'log-in')
    await logIn(story, page, language)
    await page.waitForURL(/\/chats\?type=Oracle&bid=/)
    expect(decodeURIComponent(page.url())).not.toContain(person.name)

    const box = page.getByRole('textbox', { name: translate(chatWords.yourQuestion) })
    await box.waitFor()
    const left = (count: number) =>
      page.getByText(say(chatTemplates.questionsLeft, language, count))
    await left(3).waitFor()
    await inspect(visit, 'chat')
    await box.fill('hello')
    await button(translate(chatWords.ask)).click()
    await page.getByText(translate(chatWords.tooShort)).waitFor()
    await inspect(visit, 'too short a question')
    await box.fill(first)
    await watchAnswer(page)
    await button(translate(chatWords.ask)).click()
    await article(page, 0).and(page.locator('[data-state=complete]')).waitFor()
    expect((await lengthsSeen(page)).length).toBeGreaterThan(2)
    await left(2).waitFor()
    await inspect(visit, 'answer')

    const why = article(page, 0).getByRole('link', { expanded: false }).first()
    await why.click()
    await article(page, 0).getByText(translate(factWords.why)).filter({ visible: true }).waitFor()
    await inspect(visit, 'fact behind a sentence')

    // In the middle of the next answer the page is loaded anew.
    await box.fill(second)
    await button(translate(chatWords.ask)).click()
    await article(page, 1).and(page.locator('[data-state=writing]')).waitFor()
    await page.reload()
    await article(page, 1).and(page.locator('[data-state=complete]')).waitFor()
    await left(1).waitFor()
    expect(await article(page, 1).getByRole('heading').textContent()).toContain(second)
    expect((await article(page, 1).textContent())?.length).toBeGreaterThan(400)
    expect(await page.getByRole('article').count()).toBe(2)

    await openChatMenu(page, language)
    await button(translate(chatWords.stopChatLong)).click()
    await page.getByRole('alertdialog').getByText(translate(chatWords.quit)).waitFor()
    await inspect(visit, 'quit this chat?')
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await openChatMenu(page, language)
    await button(translate(chatWords.stopChatLong)).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: translate(dialogWords.yes) })
      .click()
    await page.getByRole('heading', { name: translate(chatWords.endedTitle) }).waitFor()
    await inspect(visit, 'follow-up')

    await page.goto(story.server.url + address('/chats', language))
    await awake(page)
    await article(page, 1).waitFor()
    await inspect(visit, 'history')
    await openChatMenu(page, language)
    await button(translate(chatWords.historyOpen)).click()
    await page.getByRole('dialog').getByRole('link', { name: first }).waitFor()
    await inspect(visit, 'list of chats')
    await page.keyboard.press('Escape')
    await openChatMenu(page, language)
    await button(translate(chatWords.deleteChat)).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: translate(chatWords.deleteYes), exact: true })
      .click()
    await page.getByText(translate(chatWords.noChats)).waitFor()
    await inspect(visit, 'no chats')

    await page.goto(story.server.url + address('/', language))
    await awake(page)
    await page
      .locator('summary')
      .filter({ hasText: translate(navWords.menu) })
      .click()
    await inspect(visit, 'menu')
    expect(visit.complaints).toEqual([])
  })
})
