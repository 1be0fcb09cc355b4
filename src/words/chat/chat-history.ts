import type { LocalizedText } from '../say.ts'

/** What a long chat says of its beginning. */
export const chatHistoryWords = {
  earlier: { en: 'Earlier messages', hi: 'पहले के संदेश' },
  loading: { en: 'Fetching earlier messages…', hi: 'पहले के संदेश लाए जा रहे हैं…' },
  failed: {
    en: 'Earlier messages could not be fetched. Please try again.',
    hi: 'पहले के संदेश नहीं लाए जा सके। कृपया फिर कोशिश करें।',
  },
  willStandHere: { en: 'Your chats will stand here.', hi: 'आपकी चैट यहाँ दिखेंगी।' },
  later: { en: 'Back to the latest messages', hi: 'सबसे नए संदेशों पर लौटें' },
} satisfies Record<string, LocalizedText>
