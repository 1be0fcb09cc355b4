import { z } from 'zod'

/** A whole number, the bounds included. */
export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .refine(
      (text) => Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most,
      {
        error: ({ input }) =>
          `must be a whole number from ${least} to ${most}; it is "${String(input)}".`,
      },
    )
    .transform(Number)
}

/** Rupees with at most two decimals. */
export const rupees = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,2})?$/, {
    error: ({ input }) => `must be rupees from 0 to 99999.99; it is "${String(input)}".`,
  })
  .transform(Number)
