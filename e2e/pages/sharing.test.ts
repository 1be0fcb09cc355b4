import { afterAll, beforeAll, expect, test } from 'vitest'
import { kundliPageWords } from '../../src/words/kundli/kundli-page.ts'
import { shareWords as words } from '../../src/words/ui/share.ts'
import { asha, awake, choosePlace, seeKundli, typeBirth } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  for (const told of [asha.name, 'Varanasi']) story.secrets.add(told)
})
afterAll(() => story.end())

interface SharedOut {
  text: string
  files: { type: string; size: number }[]
}

test('a day of a sign and a kundli are passed on with a picture, and hold nothing of anybody', async () => {
  const visit = await story.visitor()
  const { page, context } = visit
  // The sheet of a phone, which a browser without one has not.
  await context.addInitScript(() => {
    const shared: SharedOut[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ text = '', files = [] }: ShareData) => {
        shared.push({ text, files: files.map(({ type, size }) => ({ type, size })) })
        return Promise.resolve()
      },
    })
  })
  const passOn = async () => {
    await page.getByRole('button', { name: words.send.en }).click()
    await page.waitForFunction(() => (window as unknown as { shared: unknown[] }).shared.length > 0)
    return page.evaluate(() => (window as unknown as { shared: SharedOut[] }).shared.at(-1)!)
  }

  await page.goto(`${story.server.url}/horoscope?zodiac=Leo&when=Today`)
  await awake(page)
  const day = await passOn()
  expect(day.text).toMatch(/^Leo horoscope today, .*: http.*\/horoscope\?zodiac=Leo&when=Today$/)
  expect(day.files).toMatchObject([{ type: 'image/png' }])
  const whatsapp = page.getByRole('link', { name: words.whatsapp.en, exact: true }).first()
  expect(await whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=Leo%20horoscope/)

  await page.goto(`${story.server.url}/free-kundli?type=Oracle`)
  await awake(page)
  await typeBirth(page, asha, 'en')
  await choosePlace(page, asha)
  await seeKundli(page, 'en')
  await page.waitForURL(/\/kundli\?unsaved=/)
  await page.locator('summary').filter({ hasText: kundliPageWords.share.en }).click()
  const kundli = await passOn()
  expect(kundli.text).toMatch(/^My kundli: .* lagna.*\/free-kundli$/i)
  expect(kundli.text).not.toMatch(new RegExp(`${asha.name}|Varanasi|unsaved`))
  expect(kundli.files).toMatchObject([{ type: 'image/png' }])
  await inspect(visit, 'the ways to share a kundli')
})
