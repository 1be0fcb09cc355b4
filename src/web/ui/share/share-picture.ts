/** Longer than this the press is forgotten by the browser, which then opens no sheet. */
const longestWaitMs = 2_000

/** What is passed on: a text, the address in it, and the picture that goes along. */
export interface Shared {
  text: string
  link: string
  /** Address of a PNG on our own host. */
  picture: string
}

let last: { picture: string; file: Promise<File | null> } | undefined

/** Fetches the picture before it is wanted: as soon as a finger comes down. */
export function fetchPicture(picture: string): Promise<File | null> {
  if (last?.picture !== picture) last = { picture, file: fileOf(picture) }
  return last.file
}

async function fileOf(picture: string): Promise<File | null> {
  try {
    const reply = await fetch(picture)
    if (!reply.ok) return null
    return new File([await reply.blob()], 'drishti.png', { type: 'image/png' })
  } catch {
    return null
  }
}

/** Opens the phone's own sheet, with the picture where it takes one. To close it is no fault. */
export async function openShareSheet({ text, link, picture }: Shared): Promise<void> {
  const waited = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs))
  const file = await Promise.race([fetchPicture(picture), waited])
  const message = { text: `${text} ${link}` }
  const withPicture = file && { ...message, files: [file] }
  const isTaken = withPicture !== null && Boolean(navigator.canShare?.(withPicture))
  await navigator.share(isTaken ? withPicture : message).catch(() => {})
}
