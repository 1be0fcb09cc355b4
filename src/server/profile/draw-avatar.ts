/**
 * The avatar catalogue, drawn from a small vocabulary: a disc, shoulders, a head, hair or what covers
 * it, and one or two things worn. A field of 100 by 100; the big ones have a finer face.
 */
type Gender = 'male' | 'female'

const ink = '#23253f'
const skins = ['#8d5a3b', '#b67b52', '#d8a37a', '#7d5136', '#c68e63']
const hairs = ['#1d1a24', '#2b2029', '#3a2a24']
const grey = '#b9b4ae'

/** Ground, garment, and the line on the garment. */
const cloths: readonly (readonly [string, string, string])[] = [
  ['#f3d08a', '#2d3a78', '#f0b24a'],
  ['#cfdcc8', '#9c3a2e', '#f3d08a'],
  ['#e9c9b6', '#2f6b57', '#f6e7c8'],
  ['#cdd3ea', '#b5652a', '#fff1d6'],
  ['#f0dcb0', '#6b2f55', '#f0b24a'],
  ['#d9e2e6', '#b08a1e', '#7a2b22'],
]

interface Look {
  hair: string
  details?: string[]
  isGrey?: true
}

const looks: Record<Gender, readonly Look[]> = {
  female: [
    { hair: 'bun', details: ['bindi', 'earrings'] },
    { hair: 'long', details: ['bindi'] },
    { hair: 'veil', details: ['bindi', 'earrings'] },
    { hair: 'bob', details: ['glasses'] },
    { hair: 'braid', details: ['bindi', 'flowers'] },
    { hair: 'curly', details: ['earrings'] },
    { hair: 'bun', details: ['glasses', 'bindi'], isGrey: true },
    { hair: 'long', details: ['glasses', 'earrings'] },
    { hair: 'braid', details: ['earrings'] },
    { hair: 'veil', details: ['glasses'], isGrey: true },
    { hair: 'bob', details: ['bindi', 'earrings'] },
    { hair: 'curly', details: ['bindi', 'flowers'] },
  ],
  male: [
    { hair: 'short' },
    { hair: 'turban', details: ['beard'] },
    { hair: 'parted', details: ['moustache'] },
    { hair: 'short', details: ['glasses', 'beard'] },
    { hair: 'cap', details: ['glasses'], isGrey: true },
    { hair: 'wavy', details: ['tilak'] },
    { hair: 'turban', details: ['moustache'] },
    { hair: 'parted', details: ['glasses'] },
    { hair: 'topknot', details: ['tilak', 'beard'] },
    { hair: 'bald', details: ['moustache', 'glasses'], isGrey: true },
    { hair: 'wavy', details: ['beard'] },
    { hair: 'cap', details: ['moustache'] },
  ],
}

/** What lies behind the head. */
const behind: Record<string, (hair: string, cloth: string) => string> = {
  bun: (hair) => `<circle cx="50" cy="17" r="10" fill="${hair}"/>`,
  long: (hair) => `<path d="M28 44c-1-18 9-27 22-27s23 9 22 27l3 34H25z" fill="${hair}"/>`,
  veil: (_hair, cloth) =>
    `<path d="M22 88c3-18 3-28 4-42 1-19 11-30 24-30s23 11 24 30c1 14 1 24 4 42z" fill="${cloth}"/>`,
  bob: (hair) => `<path d="M27 58V42c0-16 9-26 23-26s23 10 23 26v16z" fill="${hair}"/>`,
  braid: (hair) =>
    `<path d="M66 40c9 5 9 13 6 20 4 6 3 12-1 17 2 4 1 8-2 11-3-3-4-7-2-11-4-5-4-11-1-17-3-7-3-13 0-20z" fill="${hair}"/>`,
  curly: (hair) =>
    [
      [30, 34, 11],
      [38, 23, 11],
      [50, 19, 11],
      [62, 23, 11],
      [70, 34, 11],
      [28, 47, 10],
      [72, 47, 10],
      [31, 58, 8],
      [69, 58, 8],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`)
      .join(''),
  topknot: (hair) => `<ellipse cx="50" cy="17" rx="7" ry="8" fill="${hair}"/>`,
}

/** What lies over the brow. */
const over: Record<string, (hair: string, cloth: string, line: string) => string> = {
  bun: (hair) =>
    `<path d="M31 42c0-15 8-22 19-22s19 7 19 22c-5-9-11-13-19-14-8 1-14 5-19 14z" fill="${hair}"/>`,
  long: (hair) =>
    `<path d="M31 46c-1-17 8-25 19-25s20 8 19 25c-3-10-10-16-21-18-6 6-13 10-17 18z" fill="${hair}"/>`,
  veil: (hair, cloth, line) =>
    `<path d="M33 38c3-11 9-15 17-15s14 4 17 15c-6-6-11-8-17-8s-11 2-17 8z" fill="${hair}"/>` +
    `<path d="M29 50c-1-20 8-30 21-30s22 10 21 30c-1-15-8-24-21-24s-20 9-21 24z" fill="${cloth}"/>` +
    `<path d="M29 50c1-15 8-24 21-24s20 9 21 24" fill="none" stroke="${line}" stroke-width="1.6"/>`,
  bob: (hair) =>
    `<path d="M30 44c0-14 8-22 20-22s20 8 20 22c-4-4-6-8-7-12-9 3-20 3-26 0-1 4-3 8-7 12z" fill="${hair}"/>`,
  braid: (hair) =>
    `<path d="M31 44c-1-15 7-23 19-23s20 8 19 23c-2-8-7-13-13-16-9 3-20 6-25 16z" fill="${hair}"/>`,
  curly: (hair) =>
    `<path d="M29 44c-1-16 8-25 21-25s22 9 21 25c-4-5-8-8-12-9-3 2-6 2-9 0-3 2-6 2-9 0-4 1-8 4-12 9z" fill="${hair}"/>`,
  short: (hair) =>
    `<path d="M31 42c-2-15 7-23 19-23s21 8 19 23c-2-5-4-8-6-10-9 1-18 0-25-3-3 4-5 8-7 13z" fill="${hair}"/>`,
  parted: (hair) =>
    `<path d="M31 43c-2-15 6-24 19-24 12 0 21 8 19 24-1-6-3-10-5-12-9 0-17-2-23-5-4 4-8 9-10 17z" fill="${hair}"/>`,
  wavy: (hair) =>
    `<path d="M29 46c-3-13 2-19 6-23 3-5 9-7 15-6 6-2 13 0 16 5 5 4 7 11 5 24-3-4-4-8-4-12-6 1-10-1-13-4-5 4-11 5-17 3-4 3-6 7-8 13z" fill="${hair}"/>`,
  topknot: (hair) =>
    `<path d="M31 42c-1-14 7-21 19-21s20 7 19 21c-4-8-10-12-19-12s-15 4-19 12z" fill="${hair}"/>`,
  bald: (hair) =>
    `<path d="M31 46c-1-4-1-8 0-11 2 3 3 7 3 11zM69 46c1-4 1-8 0-11-2 3-3 7-3 11z" fill="${hair}"/>`,
  turban: (_hair, cloth, line) =>
    `<path d="M27 39c-1-16 9-25 23-25s24 9 23 25c-6-7-14-10-23-10s-17 3-23 10z" fill="${cloth}"/>` +
    `<path d="M29 34c9-9 22-12 40-6M33 25c9-5 20-6 32-1M50 29c5-6 11-9 17-10" fill="none" stroke="${line}" stroke-width="1.4"/>`,
  cap: (hair, _cloth, _line) =>
    `<path d="M31 44c0-5 1-8 2-10h34c1 2 2 5 2 10-2-3-3-5-3-7H34c0 2-1 4-3 7z" fill="${hair}"/>` +
    `<path d="M30 35c2-11 8-18 19-18 12 0 18 7 21 18-14-4-27-4-40 0z" fill="#f8f3e6" stroke="${ink}" stroke-width="1"/>`,
}

const detailDrawings: Record<string, (hair: string, line: string) => string> = {
  bindi: () => `<circle cx="50" cy="38" r="1.9" fill="#b3261e"/>`,
  tilak: () => `<path d="M50 31v8" stroke="#b3261e" stroke-width="2.2" stroke-linecap="round"/>`,
  earrings: (_hair, line) =>
    `<circle cx="31.5" cy="55" r="2.4" fill="${line}" stroke="${ink}" stroke-width=".6"/><circle cx="68.5" cy="55" r="2.4" fill="${line}" stroke="${ink}" stroke-width=".6"/>`,
  flowers: () =>
    [
      [66, 27],
      [70, 32],
      [72, 38],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="3.2" fill="#fbf4e4" stroke="${ink}" stroke-width=".5"/><circle cx="${x}" cy="${y}" r="1.1" fill="#f0b24a"/>`,
      )
      .join(''),
  glasses: () =>
    `<g fill="none" stroke="${ink}" stroke-width="1.4"><circle cx="42.5" cy="46" r="5.6"/><circle cx="57.5" cy="46" r="5.6"/><path d="M48.1 45.4c1.2-.9 2.6-.9 3.8 0M36.9 45l-4.6-1.4M63.1 45l4.6-1.4"/></g>`,
  moustache: (hair) =>
    `<path d="M42 56.5c3-3 6-3 8-1.4 2-1.6 5-1.6 8 1.4-3 1.4-6 1.4-8-.1-2 1.5-5 1.5-8 .1z" fill="${hair}"/>`,
  beard: (hair) =>
    `<path d="M31.5 46c.5 5 1.5 5 3 8 4-2 10-3 15.5-3s11.5 1 15.5 3c1.5-3 2.5-3 3-8 1.5 14-5 26-18.5 26S30 60 31.5 46z" fill="${hair}"/>`,
}

/** One avatar as SVG, numbered from 1. The same number is always the same face. */
export function drawAvatar(gender: Gender, size: 'big' | 'small', avatar: number): string {
  const look = looks[gender][(avatar - 1) % looks[gender].length] ?? { hair: 'short' }
  const turn = avatar - 1 + (gender === 'male' ? 2 : 0)
  const pick = <T>(from: readonly T[], by: number) => from[by % from.length] as T
  const [ground, cloth, line] = pick(cloths, turn)
  const skin = pick(skins, turn * 3 + 1)
  const hair = look.isGrey ? grey : pick(hairs, turn)
  const items = look.details ?? []
  const parts = [
    `<circle cx="50" cy="50" r="50" fill="${ground}"/>`,
    star(turn),
    behind[look.hair]?.(hair, cloth) ?? '',
    `<path d="M42 60h16v14c0 5-16 5-16 0z" fill="${skin}"/><path d="M42 66c5 5 11 5 16 0v3c-5 5-11 5-16 0z" fill="${ink}" opacity=".18"/>`,
    garment(gender, cloth, line),
    `<path d="M31 44c0-14 8-22 19-22s19 8 19 22c0 6-1 10-3 14-3 7-9 12-16 12s-13-5-16-12c-2-4-3-8-3-14z" fill="${skin}"/>`,
    `<circle cx="31" cy="48" r="3.6" fill="${skin}"/><circle cx="69" cy="48" r="3.6" fill="${skin}"/>`,
    items.includes('beard') ? detailDrawings.beard!(hair, line) : '',
    face(size, items.includes('beard'), skin),
    over[look.hair]?.(hair, cloth, line) ?? '',
    ...items.filter((it) => it !== 'beard').map((it) => detailDrawings[it]?.(hair, line) ?? ''),
  ]
  const pixels = size === 'big' ? 240 : 64
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${pixels}" height="${pixels}"><clipPath id="c"><circle cx="50" cy="50" r="50"/></clipPath><g clip-path="url(#c)">${parts.join('')}</g></svg>`
}

function garment(gender: Gender, cloth: string, line: string): string {
  const body = `<path d="M10 104c1-22 12-31 30-35 6 8 14 8 20 0 18 4 29 13 30 35z" fill="${cloth}"/>`
  const trim =
    gender === 'female'
      ? `<path d="M24 76c10 14 24 23 46 28" fill="none" stroke="${line}" stroke-width="3"/><path d="M19 81c10 13 22 20 40 24" fill="none" stroke="${line}" stroke-width="1"/>`
      : `<path d="M40 69c2 5 6 8 10 8s8-3 10-8M50 77v26" fill="none" stroke="${line}" stroke-width="2"/><circle cx="50" cy="84" r="1.3" fill="${line}"/><circle cx="50" cy="91" r="1.3" fill="${line}"/>`
  return body + trim
}

function face(size: 'big' | 'small', bearded: boolean, skin: string): string {
  const lips = skin === skins[3] || skin === skins[0] ? '#4a1f1a' : '#7c2f27'
  const mouth = `<path d="M45.5 60.500c3 2.6 6 2.6 9 0" stroke="${bearded ? '#e9b9a2' : lips}" stroke-width="1.8"/>`
  const eyes = `<circle cx="42.5" cy="46.5" r="1.9" fill="${ink}" stroke="none"/><circle cx="57.5" cy="46.5" r="1.9" fill="${ink}" stroke="none"/>`
  const fine =
    size === 'big'
      ? `<path d="M38.5 41c2.5-1.8 5.5-1.8 7.5-.4M54 40.600c2-1.4 5-1.4 7.5.4" stroke="${ink}" stroke-width="1.3"/><path d="M50 47.500c-.4 3-1.6 4.6-1.6 5.8 0 .9 1.4 1.3 2.8 1" stroke="${ink}" stroke-width="1" opacity=".65"/>`
      : ''
  return `<g fill="none" stroke-linecap="round">${eyes}${mouth}${fine}</g>`
}

/** A small star in the ground, at another hour of the disc for each. */
function star(turn: number): string {
  const angle = ((turn * 47) % 120) - 150
  const x = 50 + 40 * Math.cos((angle * Math.PI) / 180)
  const y = 50 + 40 * Math.sin((angle * Math.PI) / 180)
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="M0-5l1.3 3.700L5 0 1.3 1.3 0 5-1.3 1.3-5 0l3.7-1.300z" fill="#fffaf0" opacity=".9"/>`
}
