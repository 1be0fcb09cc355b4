import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { birthFormWords as words } from '../../src/words/kundli/birth-form.ts'
import { askPersonaOf } from '../../src/words/kundli/kundli-page.ts'
import { chatToolWords } from '../../src/words/chat/chat-tools.ts'
import { chatTemplates, chatWords } from '../../src/words/chat/chat.ts'
import { siteWords } from '../../src/words/app/site.ts'
import { asha, awake, kundliRegion } from '../testing/acts.ts'
import { expectFocusSeen, hasFocus, tabTo } from '../testing/keyboard.ts'
import { codeFor } from '../testing/server.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

test('log-in, kundli, question and fact are reached by the keyboard alone, and the focus is always seen', async () => {
  const { page, complaints } = await story.visitor({ viewport: { width: 1280, height: 800 } })
  const { keyboard } = page
  const mobile = story.mobile()
  for (const told of [asha.name, 'Varanasi', 'When will I find']) story.secrets.add(told)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto(story.server.url)
  await awake(page)
  const logIn = page.getByRole('banner').getByRole('link', { name: siteWords.logIn.en })
  await tabTo(page, logIn)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await hasFocus(logIn)).toBe(true)
  await keyboard.press('Enter')
  await dialog.waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'mobile')
  await keyboard.type(mobile)
  await tabTo(page, dialog.getByRole('checkbox'))
  await keyboard.press('Space')
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false)
  await keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: loginWords.getOtp.en }))
  await keyboard.press('Enter')
  const boxes = dialog.getByRole('group').getByRole('textbox')
  await boxes.last().waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('inputmode') === 'numeric')
  const code = await codeFor(story.server.url, `91${mobile}`)
  story.secrets.add(code)
  // The sixth digit sends it.
  const loaded = page.waitForEvent('load')
  await keyboard.type(code)
  await loaded
  await logIn.waitFor({ state: 'detached' })

  await page.goto(`${story.server.url}/create-kundli?type=Oracle`)
  await awake(page)
  const field = (name: string) => page.locator(`[name=${name}]`).first()
  await tabTo(page, field('full_name'))
  await keyboard.type(asha.name)
  await tabTo(page, page.getByRole('radio', { name: words.Male.en, exact: true }))
  await keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: words.Female.en, exact: true }).isChecked()).toBe(
    true,
  )
  for (const text of [asha.day, asha.month, asha.year, asha.hours, asha.minute]) {
    await keyboard.press('Tab')
    await expectFocusSeen(page)
    await keyboard.type(text)
  }
  expect(await field('month').inputValue()).toBe('03')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  expect(await page.getByRole('radio', { name: words.am.en, exact: true }).isChecked()).toBe(true)
  await tabTo(page, field('pob'))
  await keyboard.type('Banaras')
  await page.locator('[role=option]').first().waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await tabTo(page, button(words.see.en))
  await keyboard.press('Enter')
  await kundliRegion(page, 'en').waitFor()
  await tabTo(page, button(askPersonaOf.Oracle.en))
  await keyboard.press('Enter')
  await page.waitForURL(/\/chats\?type=Oracle&bid=/)
  await awake(page)

  const box = page.getByRole('textbox', { name: chatWords.yourQuestion.en })
  await tabTo(page, box)
  await keyboard.type('When will I find better work?')
  await keyboard.press('Enter')
  await page.locator('article[data-state=complete]').waitFor()
  await page.getByText(chatTemplates.questionsLeft.en(2)).waitFor()
  // The box that was blocked has the focus again.
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'message')
  const why = page.getByRole('article').locator('a[aria-expanded]').last()
  await tabTo(page, why, 'Shift+Tab')
  await keyboard.press('Enter')
  expect(await why.getAttribute('aria-expanded')).toBe('true')
  const menu = page.locator('summary').filter({ hasText: chatToolWords.more.en })
  await tabTo(page, menu, 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, button(chatWords.stopChatLong.en))
  await keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await expectFocusSeen(page)
  await keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(await hasFocus(menu)).toBe(true)
  expect(complaints).toEqual([])
})
