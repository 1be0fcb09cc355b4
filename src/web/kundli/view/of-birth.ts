import type { BirthSent } from '../../ui/birth/typed.ts'

/** Whose kundli is shown: a saved one, or what was typed and nobody keeps. Further parts are asked by it. */
export type OfBirth = { bid: string } | BirthSent
