import type { VoicedLines } from '../matters/matter-texts.ts'

/** The better stretches of a whole year that was asked about, in its thirds: `{stretches}` are dates. */
export const yearPartsTexts: VoicedLines = {
  oracle: [
    {
      en: 'Within the year the easier stretches are {stretches}; keep what is new for them, and let the rest go to steady work.',
      hi: 'साल के भीतर आसान समय ये हैं: {stretches}; नए काम तब करें, बाक़ी समय रोज़ के काम को दें।',
    },
  ],
  astra: [
    {
      en: 'Your lighter stretches of the year are {stretches}; begin new things then, and go steadily in between.',
      hi: 'साल में आपके लिए हल्का समय ये है: {stretches}; नई शुरुआत तब करें, बीच में धीरे-धीरे चलें।',
    },
  ],
}

/** One stretch, and how several are joined. */
export const stretchText = { en: '{from} to {to}', hi: '{from} से {to} तक' } as const
export const stretchJoin = { en: ' and ', hi: ' और ' } as const
