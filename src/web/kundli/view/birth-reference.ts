import type { BirthInput } from '../../ui/birth/birth-form-values.ts'

/** Whose kundli is shown: a saved one, or what was typed and nobody keeps. Further parts are asked by it. */
export type BirthReference = { bid: string } | BirthInput
