// Draws the icons of the installed app from the mark in public/favicon.svg: `node scripts/draw-icons.mjs`.
// What it draws stands in the repository; it is run again only when the mark changes.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'

const folder = join(import.meta.dirname, '../public')
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8')
const paper = /<rect[^>]*fill="(#\w+)"/.exec(mark)?.[1]
if (!paper) throw new Error('The mark has no ground to take the colour from.')
// Without its own rounded ground, for icons whose corners the phone cuts itself.
const bare = mark.replace(/<rect[^>]*\/>/, '')

/** A square of `side` pixels with the picture over `share` of it, on paper if the corners are to be full. */
async function draw(name, side, picture, share, isFull) {
  const canvas = createCanvas(side, side)
  const paint = canvas.getContext('2d')
  if (isFull) {
    paint.fillStyle = paper
    paint.fillRect(0, 0, side, side)
  }
  const size = Math.round(side * share)
  const sized = picture.replace('<svg ', `<svg width="${size}" height="${size}" `)
  const from = Math.round((side - size) / 2)
  paint.drawImage(await loadImage(Buffer.from(sized)), from, from, size, size)
  await writeFile(join(folder, 'icons', name), canvas.toBuffer('image/png'))
}

await draw('icon-192.png', 192, mark, 1, false)
await draw('icon-512.png', 512, mark, 1, false)
// A phone may cut a maskable icon to the circle of 80 %: the mark's width stays within it.
await draw('maskable-512.png', 512, bare, 0.8, true)
await draw('apple-touch-icon.png', 180, bare, 0.92, true)
