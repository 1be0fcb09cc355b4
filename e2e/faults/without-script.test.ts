import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { birthFormWords as words } from '../../src/words/kundli/birth-form.ts'
import { placeWords } from '../../src/words/kundli/place.ts'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { chatWords } from '../../src/words/chat/chat.ts'
import type { LocalizedText } from '../../src/words/say.ts'
import { address, asha, ashaInHindi, kundliRegion, speaker, typeBirth } from '../testing/acts.ts'
import { expectNoSideScroll } from '../testing/look.ts'
import { codeFor } from '../testing/server.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

describe.each(storyLanguages('hi'))('without JavaScript, in %s,', (language) => {
  test('a newcomer sees their kundli, logs in and has it saved with nothing typed twice', async () => {
    const translate = speaker(language)
    const person = language === 'en' ? asha : ashaInHindi
    story.secrets.add(person.name).add('Varanasi').add('वाराणसी')
    const { page, context, complaints } = await story.visitor({ javaScriptEnabled: false })
    const button = (label: LocalizedText) => page.getByRole('button', { name: translate(label) })
    await page.goto(story.server.url + address('/', language))
    await page.locator('a[href*="free-kundli?type=Oracle"]').first().click()
    await page.waitForURL(/free-kundli\?type=Oracle/)
    const form = page.url()

    await typeBirth(page, person, language)
    await button(words.see).click()
    await page
      .getByRole('alert')
      .filter({ hasText: language === 'en' ? "'birthPlace'" : placeWords.place.hi })
      .waitFor()
    await page.locator('[name=pob]').fill(language === 'en' ? 'Ban' : 'बना')
    await button(words.see).click()
    await page
      .getByRole('alert')
      .filter({ hasText: translate(placeWords.placeChoose) })
      .waitFor()
    await page.getByRole('radio', { name: person.place }).first().check()
    await button(words.see).click()
    const kundli = kundliRegion(page, language)
    await kundli.waitFor()
    await expectNoSideScroll(page, 'kundli')

    // The form is as it was left, and another name never keeps the old coordinates.
    await page.goto(form)
    await page.locator('[name=pob]').fill(language === 'en' ? 'Bombay' : 'बम्बई')
    await button(words.see).click()
    await kundli.waitFor()
    await page.goto(form)
    expect(await page.locator('[name=pob]').inputValue()).toMatch(/^(Mumbai|मुंबई)/)

    await page.locator('#generate-kundali').click()
    await page.waitForURL(/\/login\?next=/)
    expect(decodeURIComponent(page.url())).not.toContain(person.name)
    const mobile = story.mobile()
    await page.locator('[name=mobile]').fill(mobile)
    await button(loginWords.getOtp).click()
    await page.locator('[name=otp]').fill('12345')
    const code = await codeFor(story.server.url, `91${mobile}`)
    story.secrets.add(code)
    await page.locator('[name=otp]').fill(code)
    await button(loginWords.verify).click()

    await page.waitForURL(/free-kundli\?type=Oracle/)
    expect(await page.locator('[name=full_name]').inputValue()).toBe(person.name)
    expect(await page.locator('[name=pob]').inputValue()).toMatch(/^(Mumbai|मुंबई)/)
    await page.locator('#generate-kundali').click()
    await page.waitForURL(/\/chats\?type=Oracle&bid=/)
    // A browser that is told to run no script draws no noscript either; the sentence is sent.
    expect(await page.content()).toContain(translate(chatWords.needsScript))
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('birth_draft')

    await page.goto(story.server.url + address('/create-kundli?type=Oracle', language))
    await page.getByRole('listitem').filter({ hasText: person.name }).waitFor()
    expect(complaints).toEqual([])
  })
})

test('an hour that came twice and an hour 24 are asked back in the form itself', async () => {
  const { page } = await story.visitor({ javaScriptEnabled: false })
  await page.goto(`${story.server.url}/free-kundli?type=Astra`)
  const see = () => page.getByRole('button', { name: words.see.en }).click()
  await typeBirth(page, { ...asha, month: '05', year: '1942', hours: '24', minute: '0' }, 'en')
  await page.locator('[name=pob]').fill('Varanasi, Uttar Pradesh')
  await page.getByText(words.coordinates.en, { exact: true }).click()
  await page.locator('[name=lat]').fill('25.32')
  await page.locator('[name=lng]').fill('82.97')
  await see()
  await page.getByRole('radio', { name: 'The night before this day' }).check()
  await see()
  const kundli = kundliRegion(page, 'en')
  await kundli.getByText('+06:30').first().waitFor()
  await page.goto(`${story.server.url}/free-kundli?type=Astra`)
  expect(await page.locator('[name=hours]').inputValue()).toBe('0')
  await page.locator('[name=hours]').fill('23')
  await page.locator('[name=minute]').fill('30')
  await see()
  await page.getByRole('radio', { name: /\+05:30/ }).check()
  await see()
  await kundli.getByText('+05:30').first().waitFor()
})
