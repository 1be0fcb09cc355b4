import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatToolWords } from '../../src/words/chat/chat-tools.ts'
import { chatTemplates, chatWords } from '../../src/words/chat/chat.ts'
import { say } from '../../src/words/say.ts'
import { address, speaker } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

const vague = { en: 'batao na please', hi: 'बताओ ना प्लीज़' }
const question = { en: 'When will I find better work?', hi: 'मुझे अच्छी नौकरी कब मिलेगी?' }

describe.each(storyLanguages('hi'))('what was meant, in %s,', { timeout: 200_000 }, (language) => {
  let story: Story
  beforeAll(async () => {
    story = await openStory()
  })
  afterAll(() => story.end())
  const translate = speaker(language)

  test('a meaning is chosen by the keyboard; an answer that missed gives its question back and is asked anew; without a script by a form', async () => {
    const visit = await signedIn(story)
    const { page, context } = visit
    story.secrets.add(question[language])
    const bid = await kundliOf(visit, { language: language === 'en' ? 'English' : 'Hindi' })
    const at = (path: string) => story.server.url + address(path, language)
    const article = (place: number) =>
      page.getByRole('article').nth(place).and(page.locator('[data-state=complete]'))
    const choicesIn = (place: number) =>
      article(place).getByRole('group', { name: translate(chatToolWords.whatDidYouMean) })
    const left = (count: number) =>
      page.getByText(say(chatTemplates.questionsLeft, language, count))
    const ask = async (text: string) => {
      await page.getByRole('textbox', { name: translate(chatWords.yourQuestion) }).fill(text)
      await page.getByRole('button', { name: translate(chatWords.ask), exact: true }).click()
    }

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at(`/chats?type=Oracle&bid=${bid}`))
    await ask(vague[language])
    await choicesIn(0).waitFor()
    expect(await choicesIn(0).locator('button[name=meant]').count()).toBe(3)
    await left(3).waitFor()
    await inspect(visit, 'what do you mean?')
    await choicesIn(0).getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await article(1).waitFor()
    await left(2).waitFor()

    // Once something was answered, a word is enough.
    await ask('?')
    await article(2).waitFor()

    const missed = { name: translate(chatToolWords.notWhatIAsked) }
    await article(1).getByRole('button', missed).click()
    await article(1).getByText(translate(chatToolWords.refunded)).waitFor()
    await choicesIn(1).waitFor()
    await inspect(visit, 'not what I asked')
    expect(await article(1).getByRole('button', missed).count()).toBe(0)

    await choicesIn(1)
      .getByRole('button', { name: translate(chatToolWords.otherWords) })
      .click()
    const box = page.getByRole('textbox', { name: translate(chatWords.yourQuestion) })
    expect(await box.inputValue()).toBe(vague[language])
    await page.close()

    // Without a script: what was asked back last is answered by a form.
    const plain = await context.browser()!.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    })
    const reader = await plain.newPage()
    await reader.goto(at('/chats'))
    const before = await reader.getByRole('article').count()
    const chosen = reader.locator('button[name=meant]')
    expect([before, await chosen.count()]).toEqual([3, 0])
    await reader.getByRole('article').nth(2).getByRole('button', missed).click()
    await chosen.first().waitFor()
    await chosen.first().click()
    await reader.getByRole('article').nth(3).waitFor()
    await plain.close()
  })
})
