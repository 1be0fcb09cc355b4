import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  birthFormWords as words,
  nightChoices,
  requiredField,
} from '../../src/words/kundli/birth-form.ts'
import { chartWords } from '../../src/words/kundli/chart.ts'
import { placeWords } from '../../src/words/kundli/place.ts'
import { kundliMessages as kundliWords } from '../../src/words/kundli/kundli.ts'
import {
  asha,
  awake,
  choosePlace,
  expectAlert,
  expectFocusOn,
  kundliRegion,
  seeKundli,
  typeBirth,
} from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

async function atTheForm() {
  const person = await story.visitor()
  await person.page.goto(`${story.server.url}/free-kundli?type=Oracle`)
  await awake(person.page)
  story.secrets.add(asha.name).add('Varanasi').add('Nowhere Kalpanik')
  return person
}
const see = (page: Page) => page.getByRole('button', { name: words.see.en }).click()
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const kundli = (page: Page) => kundliRegion(page, 'en')

test('what is missing is said in the specified words, and the focus goes there', async () => {
  const person = await atTheForm()
  const { page } = person
  await inspect(person, 'free kundli')
  await see(page)
  await expectAlert(page, requiredField.en('gender'))
  await expectFocusOn(page, 'gender')
  await page.getByRole('radio', { name: words.Female.en, exact: true }).check()
  const steps: [string, string, string][] = [
    ['full_name', 'name', asha.name],
    ['day', 'day', '31'],
    ['month', 'month', '03'],
    ['year', 'year', '1991'],
    ['hours', 'hours', '6'],
    ['minute', 'minute', '45'],
    ['pob', 'birthPlace', 'Banaras'],
  ]
  for (const [name, label, text] of steps) {
    await see(page)
    await expectAlert(page, requiredField.en(label))
    if (name === 'full_name') await inspect(person, 'alert')
    await expectFocusOn(page, name)
    await field(page, name).fill(text)
  }
  await see(page)
  await expectAlert(page, requiredField.en('latitude'))
  // The place was typed but not chosen: there its list opens again.
  await expectFocusOn(page, 'pob')
  await page.getByRole('option', { name: asha.place }).first().waitFor()
  await inspect(person, 'places')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await field(page, 'pob').inputValue()).toMatch(asha.place)
  await field(page, 'month').fill('02')
  await see(page)
  await expectAlert(page, words.amOrPm.en)
  await expectFocusOn(page, 'clock')
  await page.getByRole('radio', { name: words.am.en, exact: true }).check()
  await see(page)
  await expectAlert(page, kundliWords.invalidDay.en)
  await field(page, 'day').fill('14')
  await seeKundli(page, 'en')
  expect(person.complaints).toEqual([])
})

test('places are asked for after three letters and half a second’s rest, one question at a time', async () => {
  const { page } = await atTheForm()
  const placeQueries: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('suggest.php')) placeQueries.push(url.searchParams.get('input') ?? '')
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const place = field(page, 'pob')
  await place.pressSequentially('Pu')
  await page.clock.runFor(2_000)
  await place.pressSequentially('n')
  await page.clock.runFor(499)
  expect(placeQueries).toEqual([])
  await place.pressSequentially('e')
  await page.clock.runFor(499)
  expect(placeQueries).toEqual([])
  await page.clock.runFor(1)
  await page
    .getByRole('option', { name: /^Pune, / })
    .first()
    .waitFor()
  expect(placeQueries).toEqual(['Pune'])
  // Of two questions on the way the earlier is called back.
  await page.route('**/suggest.php*', () => {}, { times: 1 })
  const cancelledRequest = page.waitForEvent('requestfailed')
  await place.fill('Nash')
  await page.clock.runFor(500)
  await place.fill('Nashik')
  expect((await cancelledRequest).url()).toContain('input=Nash')
  await page.clock.runFor(500)
  await page
    .getByRole('option', { name: /^Nashik, / })
    .first()
    .waitFor()
})

test('a place that can’t be looked up may be given by its coordinates, and never keeps another’s', async () => {
  const person = await atTheForm()
  const { page } = person
  await typeBirth(page, asha, 'en')
  await choosePlace(page, asha)
  expect(await field(page, 'lat').inputValue()).not.toBe('')
  await page.route('**/suggest.php*', (route) => route.abort())
  await field(page, 'pob').fill('Nowhere Kalpanik')
  expect(await field(page, 'lat').inputValue()).toBe('')
  await page.getByText(placeWords.placeFailed.en).waitFor()
  await page.getByText(words.coordinates.en, { exact: true }).click()
  await field(page, 'lat').fill('९५')
  await field(page, 'lng').fill('73.86')
  await see(page)
  await expectAlert(page, words.wrongCoordinates.en)
  await expectFocusOn(page, 'lat')
  await field(page, 'lat').fill('१८.५२')
  await seeKundli(page, 'en')
  expect(person.complaints.filter((it) => !it.includes('ERR_FAILED'))).toEqual([])
})

test('an unknown time invents nothing', async () => {
  const person = await atTheForm()
  const { page } = person
  await typeBirth(page, asha, 'en')
  await choosePlace(page, asha)
  await page.getByRole('checkbox', { name: words.timeUnknown.en }).check()
  expect(await field(page, 'hours').isDisabled()).toBe(true)
  await seeKundli(page, 'en')
  expect(await kundli(page).getByText(chartWords.lagna.en, { exact: true }).count()).toBe(0)
  expect(await page.getByRole('radio', { name: chartWords.north.en }).count()).toBe(0)
  await inspect(person, 'kundli of a day')
})

test('hour 24 is asked back in the form', async () => {
  const person = await atTheForm()
  const { page } = person
  await typeBirth(page, { ...asha, day: '31', month: '12', hours: '24', minute: '10' }, 'en')
  await choosePlace(page, asha)
  await see(page)
  await expectAlert(page, words.hour24.en)
  await expectFocusOn(page, 'night')
  expect(await field(page, 'hours').inputValue()).toBe('24')
  await inspect(person, 'which night')
  await page.getByRole('radio', { name: nightChoices[1].words.en }).check()
  await seeKundli(page, 'en')
  await page.goBack()
  const fieldValues = await Promise.all(
    ['day', 'month', 'year', 'hours', 'minute'].map((name) => field(page, name).inputValue()),
  )
  expect(fieldValues).toEqual(['01', '01', '1992', '0', '10'])
})

test('an hour that came twice is asked about once, until another moment is typed', async () => {
  const { page } = await atTheForm()
  await typeBirth(page, { ...asha, year: '1942', month: '05', hours: '23', minute: '30' }, 'en')
  await choosePlace(page, asha)
  await see(page)
  await expectAlert(page, kundliWords.clockRepeated.en)
  await expectFocusOn(page, 'tob_offset')
  await page.getByRole('radio', { name: /\+06:30/ }).check()
  await seeKundli(page, 'en')
  await kundli(page).getByText('+06:30').first().waitFor()
  await page.goBack()
  await field(page, 'minute').fill('31')
  await see(page)
  await page.getByRole('radio', { name: /\+05:30/ }).check()
  await see(page)
  await kundli(page).getByText('+05:30').first().waitFor()
  await page.goBack()
  await field(page, 'hours').fill('22')
  expect(await page.getByRole('radio', { name: /\+05:30/ }).count()).toBe(0)
  await see(page)
  await kundli(page).getByText('+06:30').first().waitFor()
})

test('what is typed before the script has come is kept by it', async () => {
  const { page } = await story.visitor()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`${story.server.url}/free-kundli?type=Oracle`, { waitUntil: 'commit' })
  await field(page, 'full_name').fill(asha.name)
  await field(page, 'pob').fill('Banaras')
  await page.getByRole('radio', { name: words.Female.en, exact: true }).check()
  scripts.resolve()
  await awake(page)
  expect(await field(page, 'full_name').inputValue()).toBe(asha.name)
  expect(await field(page, 'pob').inputValue()).toBe('Banaras')
  expect(await page.getByRole('radio', { name: words.Female.en, exact: true }).isChecked()).toBe(
    true,
  )
  // And it is the script's own text too: a press in it goes on from there.
  await field(page, 'pob').press('End')
  await field(page, 'pob').press('Backspace')
  await page.getByRole('option', { name: asha.place }).first().waitFor()
})

test('where the server can’t be reached the form says so, and what was typed stays', async () => {
  const { page } = await atTheForm()
  await typeBirth(page, asha, 'en')
  await choosePlace(page, asha)
  await page.route('**/free-kundli.data*', (route) => route.abort())
  await see(page)
  await expectAlert(page, words.tryLater.en)
  expect(await field(page, 'full_name').inputValue()).toBe(asha.name)
  await page.unroute('**/free-kundli.data*')
  await seeKundli(page, 'en')
  expect(await page.getByRole('alert').filter({ hasText: words.tryLater.en }).count()).toBe(0)
})
