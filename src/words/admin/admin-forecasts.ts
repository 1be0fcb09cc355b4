import type { LocalizedText } from '../say.ts'

/** The page of rules and what happened in the times they named. */
export const adminForecastsWords = {
  title: { en: 'Rules and what happened', hi: 'नियम और उनका फल' },
  lead: {
    en: 'Each rule with the version of its book. A rule earns its place when the whole interval of its difference lies above zero. One rule in twenty will look good, or bad, by chance.',
    hi: 'हर नियम, अपनी पुस्तक के संस्करण के साथ। नियम तब खरा है जब अंतर का पूरा अंतराल शून्य से ऊपर हो। बीस नियमों में एक संयोग से भी अच्छा या बुरा दिखेगा।',
  },
  none: { en: 'Nothing has been counted yet.', hi: 'अभी कुछ नहीं गिना गया है।' },
} satisfies Record<string, LocalizedText>

export const ruleStandings = {
  earns: { en: 'earns its place', hi: 'खरा' },
  unproven: { en: 'not shown to help', hi: 'काम का सिद्ध नहीं' },
  against: { en: 'worse than not naming', hi: 'न बताने से भी बुरा' },
  few: { en: 'too few answers', hi: 'उत्तर बहुत कम' },
} satisfies Record<string, LocalizedText>
