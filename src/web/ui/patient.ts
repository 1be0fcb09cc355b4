const pauseMs = 3_000
const mostTries = 20

/**
 * Fetches a part of a page that comes late, and tries again when the network is back (or after a
 * while): what the server has drawn stays readable meanwhile, instead of giving way to an error page.
 *
 * @throws what the last of twenty tries threw.
 */
export async function patiently<Part>(load: () => Promise<Part>, tries = mostTries): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (tries <= 1) throw error
    await new Promise<void>((again) => {
      const timer = setTimeout(again, pauseMs)
      window.addEventListener('online', () => (clearTimeout(timer), again()), { once: true })
    })
    return patiently(load, tries - 1)
  }
}
