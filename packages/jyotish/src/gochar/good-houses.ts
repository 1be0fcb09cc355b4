import type { Graha } from '../sky/types.ts'

/** The places from the natal Moon's sign in which a graha's transit is good (Phaladeepika, ch. 26). The nodes are not among them. */
export const goodGocharHouses: Partial<Record<Graha, readonly number[]>> = {
  sun: [3, 6, 10, 11],
  moon: [1, 3, 6, 7, 10, 11],
  mars: [3, 6, 11],
  mercury: [2, 4, 6, 8, 10, 11],
  jupiter: [2, 5, 7, 9, 11],
  venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  saturn: [3, 6, 11],
}
