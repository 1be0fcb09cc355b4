import { formatRupees, type LocalizedTemplate } from '../say.ts'

/** What one question comes to. @param paise */
export const eachTemplate = {
  en: (paise: number) => `${amount(paise, 'paise')} each`,
  hi: (paise: number) => `एक प्रश्न ${amount(paise, 'पैसे')}`,
} satisfies LocalizedTemplate<[number]>

function amount(paise: number, unit: string): string {
  return paise < 100 ? `${Math.round(paise)} ${unit}` : formatRupees(Math.round(paise) / 100)
}
