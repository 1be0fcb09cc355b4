/** One text of care in English, in Hindi, and in Hindi as people write it in Latin letters. */
export interface CareText {
  en: string
  hi: string
  hinglish: string
}
