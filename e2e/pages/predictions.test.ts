import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  freePredictionWords,
  predictionMessages,
  predictionWords as words,
} from '../../src/words/predictions/predictions.ts'
import { address, awake, speaker } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { kundliOf, signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

test.each(storyLanguages('hi'))(
  'somebody reads their week free, opens a fact, and finds it again free of charge (%s)',
  async (language) => {
    const translate = speaker(language)
    const person = await signedIn(story)
    const { page } = person
    const bid = await kundliOf(person)
    // The way of the prediction cards: the kundli is chosen, the kind stays.
    await page.goto(
      story.server.url + address('/create-kundli?predictions=true&p_type=weekly', language),
    )
    await page.locator(`a[href*="/daily-prediction?bid=${bid}&p_type=weekly"]`).first().click()
    await page.waitForURL(/daily-prediction\?bid=.*p_type=weekly/)
    await awake(page)
    await inspect(person, 'a prediction to come')
    await page.getByRole('button', { name: translate(words.generate.weekly) }).click()
    await page.getByText(translate(predictionMessages.chargedFree)).waitFor()
    await inspect(person, 'a prediction')
    // One charge, whatever was pressed.
    expect(await person.ask('predictions/getCounts', {})).toMatchObject({
      weekly_predictions: 0,
      daily_predictions: 1,
    })
    const line = page.locator('main a[aria-expanded]').first()
    await line.click()
    expect(await line.getAttribute('aria-expanded')).toBe('true')
    const text = await page.locator('main section').textContent()

    await page.reload()
    await awake(page)
    const kept = await page.locator('main section').textContent()
    expect(text).toContain(kept?.slice(0, 120))
    await person.context.close()
  },
)

test('a double press asks once, and what breaks off goes on with the same text for the same price', async () => {
  const person = await signedIn(story)
  const { page } = person
  const bid = await kundliOf(person)
  await page.goto(`${story.server.url}/daily-prediction?bid=${bid}&p_type=daily`)
  await awake(page)
  let requestCount = 0
  await page.route('**/apis/predictions/generate.php', (route) =>
    requestCount++ === 0 ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: words.generate.daily.en }).dblclick()
  await page.locator('main a[aria-expanded]').first().waitFor()
  await page.getByText(words.underlined.en).waitFor()
  expect(requestCount).toBe(2)
  expect(await person.ask('predictions/getCounts', {})).toMatchObject({ daily_predictions: 0 })
  await person.context.close()
})

test('a visitor is shown the way: the open page, then home with the way back kept', async () => {
  const visit = await story.visitor()
  const { page } = visit
  await page.goto(`${story.server.url}/free-prediction?p_type=monthly`)
  await awake(page)
  await page.getByRole('heading', { level: 1, name: freePredictionWords.heading.en }).waitFor()
  await inspect(visit, 'the open prediction page')
  await page.goto(`${story.server.url}/daily-prediction?p_type=monthly`)
  expect(new URL(page.url()).searchParams.get('next')).toContain('/daily-prediction?p_type=monthly')
  await visit.context.close()
})
