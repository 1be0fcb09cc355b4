import type { LocalizedText } from '../say.ts'

/** The ways to pass a page on. */
export const shareWords = {
  share: { en: 'Share', hi: 'साझा करें' },
  whatsapp: { en: 'WhatsApp', hi: 'WhatsApp' },
  copy: { en: 'Copy the link', hi: 'लिंक कॉपी करें' },
  copied: { en: 'Link copied', hi: 'लिंक कॉपी हो गया' },
  failed: {
    en: 'That did not work. Please try again.',
    hi: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  },
  /** By the phone's own sheet, with a picture. */
  send: { en: 'Send…', hi: 'भेजें…' },
} satisfies Record<string, LocalizedText>
