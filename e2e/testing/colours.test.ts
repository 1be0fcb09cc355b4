import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { leaveBrowser, openBrowser, visit, type Visit } from './browser.ts'
import { colourFlaws } from './colours.ts'

let browser: Browser
let visitor: Visit
beforeAll(async () => {
  browser = await openBrowser()
  visitor = await visit(browser)
})
afterAll(() => leaveBrowser(browser))

/** What is found on a page with these in it. */
async function found(body: string): Promise<string[]> {
  const style = '<style>.pale { color: #bbb } .night { background: #111 } p { color: #333 }</style>'
  await visitor.page.setContent(
    `<!doctype html><html lang="en">${style}<main>${body}</main></html>`,
  )
  return (await colourFlaws(visitor.page)).map(({ id, target }) => `${id} ${target}`)
}

test('a text that cannot be read is found, and of those that stand alike the first', async () => {
  expect(await found('<p>Plain.</p><p>Plain too.</p>')).toEqual([])
  const alike = '<p class="pale" id="one">Pale.</p><p class="pale" id="two">Pale too.</p>'
  expect(await found(alike)).toEqual(['color-contrast #one'])
})

test('what stands on other ground, in other colours or in something else is looked at anew', async () => {
  const plain = '<p>Plain.</p>'
  for (const [id, body] of [
    ['ground', `${plain}<div class="night"><p id="ground">On dark ground.</p></div>`],
    ['alone', `${plain}<p id="alone" style="color: #999">Pale by itself.</p>`],
    ['within', `${plain}<section class="night"><p id="within">On dark ground.</p></section>`],
    ['faint', `${plain}<div style="opacity: 0.4"><p id="faint">Half there.</p></div>`],
  ] as const)
    expect(await found(body)).toEqual([`color-contrast #${id}`])
})

test('a link in a text is told by more than a little colour', async () => {
  const link = '<a id="link" href="/x" style="color: #222; text-decoration: none">a link</a>'
  expect(await found(`<p>This is ${link} in a text.</p>`)).toEqual(['link-in-text-block #link'])
})
