import { grahaPaths } from '../../contract/core/sky-paths.ts'

/**
 * The avatar catalogue: twelve marks in the hand of the pages' icons, drawn in a line on a disc, within a
 * ring of petals or of rays. A field of 48 by 48.
 */
type Gender = 'male' | 'female'

const ink = '#23253f'

/** Ground, and the ring upon it. */
const grounds: readonly (readonly [string, string])[] = [
  ['#f4e2b8', '#b7791f'],
  ['#dbe5d0', '#3f7a55'],
  ['#f1dac8', '#b5512a'],
  ['#d9def0', '#3d4f9f'],
  ['#eedae3', '#8a3a66'],
  ['#d6e4e6', '#2f6f7a'],
]

/** In a box of 24 by 24, in the order of the catalogue. */
const marks: readonly string[] = [
  ...Object.values(grahaPaths),
  // A lotus, a lamp, a star of two squares.
  'M12 19C8 17 6.5 12 12 5C17.5 12 16 17 12 19M12 19C7 19.5 3.5 16.5 3 11C6 11 8 12 9 13.5M12 19C17 19.5 20.5 16.5 21 11C18 11 16 12 15 13.5',
  'M4 13H20C19.5 17 16 19 12 19S4.5 17 4 13M9 21.5H15M12 10.5C10 8.5 10.5 6 12 3.5C13.5 6 14 8.5 12 10.5',
  'M5.5 5.5H18.5V18.5H5.5ZM12 2.8L21.2 12L12 21.2L2.8 12Z',
]

/** One avatar as SVG, numbered from 1. The same number is always the same mark. */
export function drawAvatar(gender: Gender, size: 'big' | 'small', avatar: number): string {
  const mark = marks[(avatar - 1) % marks.length]
  const turn = avatar - 1 + (gender === 'male' ? 3 : 0)
  const [ground, line] = grounds[turn % grounds.length] as readonly [string, string]
  const pixels = size === 'big' ? 240 : 64
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${pixels}" height="${pixels}">` +
    `<circle cx="24" cy="24" r="24" fill="${ground}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<g stroke="${line}" stroke-width="1.2">${ring(gender)}</g>` +
    `<path transform="translate(10.8 10.8) scale(1.1)" stroke="${ink}" stroke-width="1.7" d="${mark}"/>` +
    `</g></svg>`
  )
}

/** Twelve petals, or twelve rays about a circle. */
function ring(gender: Gender): string {
  const d = gender === 'female' ? 'M19.6 5.4Q24 -.2 28.4 5.4' : 'M24 1.8V4.2'
  const parts = Array.from(
    { length: 12 },
    (_, i) => `<path transform="rotate(${i * 30} 24 24)" d="${d}"/>`,
  )
  return gender === 'female' ? parts.join('') : `${parts.join('')}<circle cx="24" cy="24" r="18"/>`
}
