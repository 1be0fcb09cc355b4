/** Under the chart of a visitor who has asked. */
export const previewWords = {
  lagna: { en: 'Lagna', hi: 'लग्न' },
  moon: { en: 'Moon', hi: 'चंद्रमा' },
  dasha: { en: 'Dasha now', hi: 'चल रही दशा' },
  dashaUntil: {
    en: (lords: string, until: string) => `${lords}, until ${until}`,
    hi: (lords: string, until: string) => `${lords}, ${until} तक`,
  },
}
