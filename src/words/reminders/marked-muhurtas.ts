import type { LocalizedText } from '../say.ts'

/** On the page of muhurtas: those that one has marked. */
export const markedMuhurtaWords = {
  muhurtas: { en: 'Marked muhurtas', hi: 'चुने हुए मुहूर्त' },
  mark: { en: 'Mark this muhurta', hi: 'यह मुहूर्त चुनें' },
  isMarked: { en: 'Marked', hi: 'चुना हुआ' },
  unmark: { en: 'Remove', hi: 'हटाएँ' },
  logInToMark: { en: 'Log in to mark it', hi: 'चुनने के लिए लॉग इन करें' },
  toCalendar: { en: 'Add it to my calendar', hi: 'अपने कैलेंडर में जोड़ें' },
  toReminders: { en: 'Remind me of it', hi: 'इसका रिमाइंडर चाहिए' },
} satisfies Record<string, LocalizedText>
