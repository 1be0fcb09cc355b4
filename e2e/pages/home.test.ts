import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogWords } from '../../src/words/blog/blog.ts'
import { homeWords, invitePageMeta } from '../../src/words/home/home.ts'
import { exampleWords } from '../../src/words/home/home-example.ts'
import { homeSectionWords } from '../../src/words/home/home-sections.ts'
import { inviteWords } from '../../src/words/home/invite.ts'
import { navWords } from '../../src/words/app/nav.ts'
import { siteWords } from '../../src/words/app/site.ts'
import { zodiacSigns, zodiacWords } from '../../src/words/horoscope/zodiac.ts'
import { slidingMilliseconds } from '../../src/web/ui/zodiac-turns.ts'
import { address, awake, speaker } from '../testing/acts.ts'
import { inspect } from '../testing/look.ts'
import { signedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

/** Opens the part of the page that is folded under this title. */
async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('#below summary').filter({ hasText: title }).click()
}

const patience = { timeout: 300_000 }

describe.each(storyLanguages('hi'))('home, in %s,', patience, (language) => {
  const translate = speaker(language)
  const home = () => story.server.url + address('/', language)

  test('stands whole and in its order before any script, and says what is a sample', async () => {
    const { page } = await story.visitor({ javaScriptEnabled: false })
    await page.goto(home())
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    const order = [
      homeWords.astrologers,
      exampleWords.answerTitle,
      homeSectionWords.plansTitle,
      exampleWords.howTitle,
      homeSectionWords.predictions,
      zodiacWords.title,
      homeSectionWords.stats,
      blogWords.latest,
      homeSectionWords.about,
      homeSectionWords.films,
      homeSectionWords.testimonials,
    ].map(translate)
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order)
    for (const folded of [homeSectionWords.predictions, homeSectionWords.stats])
      await unfold(page, translate(folded))
    await unfold(page, translate(homeSectionWords.testimonials))
    // Who is not signed in is led to the plans, which offer log-in with a way back.
    const cards = page.getByRole('region', {
      name: translate(homeSectionWords.predictions),
      exact: true,
    })
    const links = await cards
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.map((it) => it.getAttribute('href')))
    expect(links).toEqual(Array.from({ length: 4 }, () => address('/subscription', language)))
    for (const sentence of [homeSectionWords.sampleFigures, homeSectionWords.sampleVoices])
      expect(await page.getByText(translate(sentence)).isVisible()).toBe(true)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(home())
    expect(await page.locator('meta[name=keywords]').count()).toBe(1)
    // Nothing of another house is loaded.
    const sources = await page
      .locator('img[src], iframe[src], script[src], link[rel=stylesheet]')
      .evaluateAll((all) => all.map((it) => it.getAttribute('src') ?? it.getAttribute('href')))
    expect(sources.filter((source) => source?.startsWith('http'))).toEqual([])
  })

  test('moves its rows by one without a flaw for axe, and is another page for who is signed in', async () => {
    const visit = await story.visitor()
    const { page } = visit
    await page.goto(home())
    await awake(page)
    await unfold(page, translate(homeSectionWords.testimonials))
    const row = page.getByRole('region', {
      name: translate(homeSectionWords.testimonials),
      exact: true,
    })
    const next = row.getByRole('button', { name: translate(homeSectionWords.next) })
    await next.waitFor()
    expect(
      await row.getByRole('button', { name: translate(homeSectionWords.previous) }).isDisabled(),
    ).toBe(true)
    await next.click()
    await row
      .getByRole('button', { name: translate(homeSectionWords.previous), disabled: false })
      .waitFor({ timeout: 10_000 })
    await inspect(visit, 'home')

    const person = await signedIn(story)
    await person.page.goto(home())
    await awake(person.page)
    expect(await person.page.getByText(translate(homeWords.heading)).count()).toBe(0)
    const headings = await person.page.getByRole('heading', { level: 2 }).allTextContents()
    const order = [
      homeWords.astrologers,
      homeSectionWords.plansTitle,
      homeSectionWords.forumTitle,
    ].map(translate)
    expect(headings.slice(0, 3)).toEqual(order)
    const own = person.page.locator('a[href*="predictions=true&p_type="]')
    expect(
      await own.evaluateAll((all) => all.map((it) => /p_type=(\w+)/.exec(it.outerHTML)?.[1])),
    ).toEqual(expect.arrayContaining(['daily', 'weekly', 'monthly', 'yearly']))
    expect(person.complaints).toEqual([])
    expect(
      await person.page.getByRole('link', { name: translate(navWords.notifications) }).count(),
    ).toBe(1)
  })

  test('neither fetches nor runs what nobody has come to, and has it at the first stir', async () => {
    const { page } = await story.visitor()
    const fetched: string[] = []
    page.on('requestfinished', (request) => void fetched.push(request.url()))
    const has = (name: string) => fetched.some((url) => url.includes(`/assets/${name}-`))
    const hasFramework = () => page.evaluate(() => '__reactRouterRouteModules' in window)
    await page.goto(home())
    await page.waitForLoadState('networkidle')
    await page.mouse.wheel(0, 100)
    await page.waitForTimeout(500)
    expect(await hasFramework()).toBe(false)
    expect([has('header'), has('below'), has('footer')]).toEqual([false, false, false])
    // It stands there all the same, and its links lead on.
    const more = page.locator(`#below a[href$="/about-us"]`)
    expect(await more.getAttribute('href')).toBe(address('/about-us', language))
    await page.keyboard.press('Tab')
    await expect.poll(() => has('header')).toBe(true)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => has('below') && has('footer')).toBe(true)
    expect(await hasFramework()).toBe(true)
  })

  test('turns the strip of signs by button, key and mouse, from Aries to Pisces beside Aries', async () => {
    const visit = await story.visitor()
    const { page } = visit
    await page.goto(home())
    await awake(page)
    await unfold(page, translate(zodiacWords.title))
    const strip = page.getByRole('region', { name: translate(zodiacWords.title), exact: true })
    const previous = strip.getByRole('button', { name: translate(zodiacWords.previous) })
    const next = strip.getByRole('button', { name: translate(zodiacWords.next) })
    await next.waitFor()
    const expectMiddle = async (sign: number) => {
      await expect
        .poll(() => strip.locator('[data-middle] h3').textContent())
        .toBe(translate(zodiacSigns[sign]!.title))
      // So soon after a turn another is ignored.
      await page.waitForTimeout(slidingMilliseconds * 2)
    }
    await expectMiddle(1)
    expect(await previous.isDisabled()).toBe(true)
    await next.click()
    await expectMiddle(2)
    await page.keyboard.press('ArrowRight')
    await expectMiddle(3)
    // A tremble is no swipe; more than ten pixels are, and they open no link.
    const box = (await strip.locator('[data-middle]').boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const drag = async (pixels: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + pixels / 2, y)
      await page.mouse.move(x + pixels, y)
      await page.mouse.up()
    }
    await drag(-40)
    await expectMiddle(4)
    await drag(40)
    await expectMiddle(3)
    expect(page.url()).toBe(home())
    for (let sign = 4; sign <= 11; sign++) {
      await next.click()
      await expectMiddle(sign)
    }
    expect(await next.isDisabled()).toBe(true)
    const shown = strip.locator('li:not([inert]) h3')
    expect(await shown.allTextContents()).toEqual(
      [10, 11, 0].map((sign) => translate(zodiacSigns[sign]!.title)),
    )
    const link = strip.locator('[data-middle] a')
    expect(await link.getAttribute('href')).toContain('/horoscope?zodiac=Pisces&when=Today')
  })

  test('goes gently to a hash; a new page starts at its top; going back, and reloading, finds the place again', async () => {
    const { page, complaints } = await story.visitor()
    await page.goto(`${home()}#chat-with-ai`)
    await awake(page)
    const top = () => page.locator('#chat-with-ai').evaluate((it) => it.getBoundingClientRect().top)
    await expect.poll(top, { timeout: 10_000 }).toBeLessThan(60)
    const place = () => page.evaluate(() => Math.round(scrollY))
    const near = async (wanted: number) => Math.abs((await place()) - wanted) < 4
    const patient = { timeout: 10_000 }
    const more = page.getByRole('link', { name: translate(homeSectionWords.plans) })
    await more.scrollIntoViewIfNeeded()
    await more.focus()
    let left = -1
    // Gentle scrolling takes its time.
    await expect
      .poll(async () => left === (left = await place()), { interval: 300, ...patient })
      .toBe(true)
    expect(left).toBeGreaterThan(500)
    await page.keyboard.press('Enter')
    await page.waitForURL(/subscription$/)
    await expect.poll(() => near(0), patient).toBe(true)
    await page.goBack()
    await expect.poll(() => near(left), patient).toBe(true)
    await page.reload()
    await awake(page)
    await expect.poll(() => near(left), patient).toBe(true)
    await page.goForward()
    await page.waitForURL(/subscription$/)
    await expect.poll(() => near(0), patient).toBe(true)
    // From another page a link with a hash leads to its place, not to the top; and so on the page itself.
    for (let time = 0; time < 2; time++) {
      await page
        .locator('header a[href$="#chat-with-ai"]')
        .first()
        .evaluate((it) => (it as HTMLElement).click())
      await page.waitForURL(/#chat-with-ai$/)
      await expect.poll(async () => Math.abs(await top()) < 60, patient).toBe(true)
      expect(await place()).toBeGreaterThan(100)
      await page.evaluate(() => scrollBy({ top: 900, behavior: 'instant' }))
      await expect.poll(async () => Math.abs(await top()) > 100, patient).toBe(true)
    }
    expect(complaints).toEqual([])
  })

  test('tells who is offline that they are, and says when they are back', async () => {
    const { page, context } = await story.visitor()
    await page.goto(home())
    await awake(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByText(translate(siteWords.offlineNow)).waitFor()
    await context.setOffline(false)
    await page.getByText(translate(siteWords.offlineNow)).waitFor({ state: 'detached' })
  })

  test('invites a friend by a dashed number, and gives the link to send', async () => {
    const visit = await signedIn(story)
    const { page } = visit
    await page.goto(story.server.url + address('/invite-earn', language))
    const dialog = page.getByRole('dialog', { name: translate(invitePageMeta.title) })
    await dialog.waitFor()
    const field = dialog.getByLabel(translate(inviteWords.mobile))
    await field.fill('123')
    await dialog.getByRole('button', { name: translate(inviteWords.send) }).click()
    await dialog.getByText(translate(inviteWords.wrong)).waitFor()
    await inspect(visit, 'invitation')
    const friend = story.mobile()
    await field.fill(`${friend.slice(0, 3)}-${friend.slice(3, 6)}-${friend.slice(6)}`)
    await dialog.getByRole('button', { name: translate(inviteWords.send) }).click()
    const whatsapp = dialog.getByRole('link', { name: translate(inviteWords.whatsapp) })
    await whatsapp.waitFor()
    expect(await whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=.*ref%3D/)
    await page.keyboard.press('Escape')
    await page.waitForURL(home())
  })
})
