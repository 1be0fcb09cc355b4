/**
 * Where the idea of a rule comes from. Texts are named, never quoted. Chapters of Brihat Parashara Hora
 * Shastra are numbered as in R. Santhanam's edition, Phaladeepika as in V. Subrahmanya Sastri's.
 */
export const ruleSources = {
  'bphs.3': 'Brihat Parashara Hora Shastra, ch. 3 (nature and dignity of the grahas)',
  'bphs.11': 'Brihat Parashara Hora Shastra, ch. 11 (what each house stands for)',
  'bphs.12': 'Brihat Parashara Hora Shastra, ch. 12 (effects of the first house)',
  'bphs.13': 'Brihat Parashara Hora Shastra, ch. 13 (effects of the second house)',
  'bphs.15': 'Brihat Parashara Hora Shastra, ch. 15 (effects of the fourth house)',
  'bphs.16': 'Brihat Parashara Hora Shastra, ch. 16 (effects of the fifth house)',
  'bphs.18': 'Brihat Parashara Hora Shastra, ch. 18 (effects of the seventh house)',
  'bphs.20': 'Brihat Parashara Hora Shastra, ch. 20 (effects of the ninth house)',
  'bphs.21': 'Brihat Parashara Hora Shastra, ch. 21 (effects of the tenth house)',
  'bphs.22': 'Brihat Parashara Hora Shastra, ch. 22 (effects of the eleventh house)',
  'bphs.23': 'Brihat Parashara Hora Shastra, ch. 23 (effects of the twelfth house)',
  'bphs.24': 'Brihat Parashara Hora Shastra, ch. 24 (effects of the house lords)',
  'bphs.26': 'Brihat Parashara Hora Shastra, ch. 26 (aspects of the grahas)',
  'bphs.32': 'Brihat Parashara Hora Shastra, ch. 32 (significators)',
  'bphs.34': 'Brihat Parashara Hora Shastra, ch. 34 (lords of angles and trines)',
  'bphs.36': 'Brihat Parashara Hora Shastra, ch. 36 (several yogas)',
  'bphs.41': 'Brihat Parashara Hora Shastra, ch. 41 (combinations for wealth)',
  'bphs.47': 'Brihat Parashara Hora Shastra, ch. 47 (effects of the dashas)',
  'bphs.75': 'Brihat Parashara Hora Shastra, ch. 75 (the five great persons)',
  'phaladeepika.5': 'Phaladeepika, ch. 5 (profession)',
  'phaladeepika.10': 'Phaladeepika, ch. 10 (marriage)',
  'phaladeepika.12': 'Phaladeepika, ch. 12 (children)',
  'phaladeepika.20': 'Phaladeepika, ch. 20 (dashas of the house lords)',
  'phaladeepika.26': 'Phaladeepika, ch. 26 (gochar)',
  'saravali.15': 'Saravali, ch. 15 (two grahas together)',
  'brihat-jataka.17': 'Brihat Jataka, ch. 17 (the Moon in the signs)',
  'brihat-jataka.16': 'Brihat Jataka, ch. 16 (birth in the nakshatras)',
  'bphs.80': 'Brihat Parashara Hora Shastra, ch. 80 (Mars and marriage)',
  'muhurta-chintamani.4': 'Muhurta Chintamani, ch. 4 (strength of the Moon and of the star)',
  'muhurta-chintamani.6': 'Muhurta Chintamani, ch. 6 (marriage), with the Piyushadhara',
} as const
export type SourceKey = keyof typeof ruleSources
