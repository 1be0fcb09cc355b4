import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { personaWords } from '../../src/words/home/home.ts'
import { landingTemplates, landingWords } from '../../src/words/content/landing.ts'
import { say } from '../../src/words/say.ts'
import { address, awake, logIn, speaker } from '../testing/acts.ts'
import { signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

const patience = { timeout: 300_000 }

describe.each(storyLanguages('en'))('the landing pages, in %s,', patience, (language) => {
  const translate = speaker(language)
  const at = (path: string) => story.server.url + address(path, language)

  test('what the landing page promises is what signing up from it gives', async () => {
    const visit = await story.visitor()
    const { page } = visit
    await page.goto(at('/ai-astrologer'))
    await awake(page)
    await page.getByText(say(landingTemplates.freeNote, language, 10)).waitFor()
    await page.getByText(translate(landingWords.sample)).waitFor()
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
    await page.getByRole('link', { name: translate(personaWords.Oracle.chat) }).click()
    await logIn(story, page, language)
    await page.waitForURL(/create-kundli\?type=Oracle/)
    const balance = await page.evaluate(async () =>
      (await fetch('/apis/users/getBalance.php')).json(),
    )
    expect(balance).toMatchObject({ oracle_questions: 10, astra_questions: 3 })
  })

  test.each(['Oracle', 'Astra'] as const)(
    '%s’s page asks a visitor to log in, and leads who is logged in to the form',
    async (persona) => {
      const path = `/${persona.toLowerCase()}`
      const chat = { name: translate(personaWords[persona].chat), exact: true }
      const visit = await story.visitor()
      await visit.page.goto(at(path))
      await awake(visit.page)
      await visit.page.getByText(say(landingTemplates.free, language, 3)).waitFor()
      await visit.page.getByRole('link', chat).click()
      await visit.page.getByRole('dialog').waitFor()

      const { page } = await signedIn(story)
      await page.goto(at(path))
      await awake(page)
      await page.getByRole('link', chat).click()
      await page.waitForURL(new RegExp(`create-kundli\\?type=${persona}$`))
    },
  )

  test('on the way to it the page says that it loads, and what went wrong when it can’t', async () => {
    const { page } = await story.visitor()
    await page.goto(at('/ai-astrologer'))
    await awake(page)
    // The footer's own script comes last: until then its links are the browser's.
    await page.waitForLoadState('networkidle')
    let refuse: () => void = () => {}
    const refusal = new Promise<void>((done) => (refuse = done))
    // What the page itself loads; the bar's own data comes beside it.
    const isItsOwn = (url: URL) => url.searchParams.get('_routes') === 'oracle'
    await page.route(isItsOwn, async (route) => {
      await refusal
      await route.fulfill({ status: 500, body: 'broken' })
    })
    // On a phone the footer's groups are folded.
    const oracleLink = page.locator('footer a[href$="/oracle"]').first()
    if (!(await oracleLink.isVisible()))
      await page.locator('footer details:has(a[href$="/oracle"]) > summary').first().click()
    await oracleLink.click()
    await page.getByText(translate(landingWords.loading)).waitFor()
    refuse()
    await page
      .getByText(say(landingTemplates.error, language, translate(landingWords.notOk)))
      .waitFor({ timeout: 20_000 })
  })
})
