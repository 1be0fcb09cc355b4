/** What the kundli page costs the server for a birth it has never seen, sent by the free form without its script. */

const batches = 12
const inBatch = 6

/** The form as a browser sends it; every number another birth. */
function form(number: number): URLSearchParams {
  const bornAt = new Date(Date.UTC(1950, 0, 3, 4, 5) + number * 36.77 * 86_400_000)
  return new URLSearchParams({
    full_name: 'Asha Kalpanik',
    gender: 'Female',
    marital_status: 'Single',
    language: 'English',
    day: String(bornAt.getUTCDate()),
    month: String(bornAt.getUTCMonth() + 1),
    year: String(bornAt.getUTCFullYear()),
    hours: String(number % 24),
    minute: String((number * 7) % 60),
    second: '0',
    clock: '24',
    pob: 'Pune, Maharashtra, India',
    lat: '18.52',
    lng: '73.86',
  })
}

async function page(base: string, number: number): Promise<string> {
  const reply = await fetch(`${base}/free-kundli?type=Oracle`, {
    method: 'POST',
    headers: { origin: new URL(base).origin },
    body: form(number),
  })
  const html = await reply.text()
  if (reply.status !== 200 || !html.includes('Vimshottari'))
    throw new Error(`The form was answered ${reply.status}, and without a kundli.`)
  return html
}

/**
 * Prints milliseconds of processor time a page, in the mean and in the batch that was disturbed least,
 * against the home page in the same run.
 */
export async function coldKundli(base: string, cpuSeconds: () => number): Promise<void> {
  let number = 0
  for (let i = 0; i < 20; i++) await page(base, number++)
  const spentMs: number[] = []
  let bytes = 0
  for (let batch = 0; batch < batches; batch++) {
    const from = cpuSeconds()
    for (let i = 0; i < inBatch; i++) bytes = (await page(base, number++)).length
    spentMs.push(((cpuSeconds() - from) * 1000) / inBatch)
  }
  const from = cpuSeconds()
  for (let i = 0; i < 40; i++) await (await fetch(base)).text()
  const homeMs = ((cpuSeconds() - from) * 1000) / 40
  const mean = spentMs.reduce((sum, ms) => sum + ms, 0) / batches
  console.log(
    `kundli, cold chart: ${mean.toFixed(1)} ms server CPU a page, ${Math.min(...spentMs).toFixed(1)} in the least disturbed batch (bar 50), ${(bytes / 1000).toFixed(0)} kB of HTML; ${(mean / homeMs).toFixed(1)} × the home page`,
  )
}
