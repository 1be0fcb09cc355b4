import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markedMuhurtaWords as words } from '../../../src/words/reminders/marked-muhurtas.ts'
import { calendarWords, reminderWords } from '../../../src/words/reminders/reminders.ts'
import { muhurtaWords } from '../../../src/words/panchang/muhurta.ts'
import { address, awake, speaker } from '../../testing/acts.ts'
import { inspect } from '../../testing/look.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { storyLanguages } from '../../testing/story-languages.ts'
import { openStory, type Story } from '../../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

/** The events of the calendar at an address, as a calendar program reads them. */
async function eventsAt(path: string) {
  const reply = await fetch(story.server.url + path)
  expect(reply.status).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(await reply.text()) as never)
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate }) => ({ summary, starts: startDate.toJSDate().toISOString() }))
}

test.each(storyLanguages('en'))(
  'a muhurta is found, marked, seen under reminders and in the calendar, and taken away (%s)',
  async (language) => {
    const translate = speaker(language)
    const person = await signedIn(story)
    const { page } = person
    await person.ask('calendar/saveFeed', { parts: ['muhurtas'] })
    await page.goto(story.server.url + address('/muhurta', language))
    await awake(page)
    await page.locator('[name=purpose]').selectOption('naming')
    await page.getByRole('button', { name: translate(muhurtaWords.search) }).click()
    const first = page.locator('#found details').first()
    await first.locator('summary').click()
    await first.getByRole('button', { name: translate(words.mark) }).click()
    await first.getByText(translate(words.isMarked), { exact: true }).waitFor()
    const own = page.getByRole('region', { name: translate(words.muhurtas) })
    await own.getByRole('listitem').first().waitFor()
    expect(await own.getByRole('listitem').count()).toBe(1)
    await inspect(person, 'a marked muhurta')
    const list = await person.ask('muhurtas/list', {})
    if (list.status !== 'success') throw new Error(list.message)
    const [marked] = list.muhurtas
    expect(list.muhurtas).toHaveLength(1)

    // From there to the reminders, and from them to the calendar that other programs read.
    await own.getByRole('link', { name: translate(words.toReminders) }).click()
    await page.waitForURL(/reminders$/)
    const purpose = translate(muhurtaWords.purposes.naming)
    await page.getByRole('heading', { level: 1, name: translate(reminderWords.title) }).waitFor()
    await own.getByText(purpose).waitFor()
    await inspect(person, 'reminders with a marked muhurta')
    await page.getByRole('link', { name: translate(reminderWords.toCalendar) }).click()
    const field = page.getByLabel(translate(calendarWords.address))
    const path = new URL(await field.inputValue()).pathname
    expect(await eventsAt(path)).toMatchObject([
      { starts: new Date(marked!.starts_at).toISOString() },
    ])

    await page.goto(story.server.url + address('/muhurta', language))
    await awake(page)
    await own.getByRole('button', { name: translate(words.unmark) }).click()
    await own.waitFor({ state: 'detached' })
    expect(await eventsAt(path)).toEqual([])
    expect(person.complaints).toEqual([])
  },
)
