/** What an option may be, the kinds that say most of it first. */
export const karakaKinds = ['work', 'study', 'thing', 'place', 'person', 'act'] as const
export type KarakaKind = (typeof karakaKinds)[number]

/**
 * What one graha signifies (BPHS 3 and 32, Phaladeepika 2 and 5, Uttara Kalamrita; for what is of our time by common
 * practice): phrases of one to four words in English, in Latin Hindi and in Devanagari, with commas between. Places go
 * by the direction of the graha as seen from the middle of India (Brihat Jataka 2). No phrase stands under two grahas.
 */
export type GrahaKarakas = Readonly<Record<KarakaKind, string>>
