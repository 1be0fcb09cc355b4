/** SHA-256 of the decoded bytes, hexadecimal. */
export const tablesSha256: string
/** The packed coefficients; `channels.ts` tells their layout. */
export const tablesBase64: string
