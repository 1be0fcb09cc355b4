import type { LocalizedText } from '../say.ts'

/** Said where the same was asked on an earlier day: that nothing has changed, or what has. */
export const changeLines = {
  same: [
    {
      en: 'You asked about this on an earlier day, and your chart says the same today.',
      hi: 'यह प्रश्न पहले किसी दिन भी आया था, और कुंडली आज भी वही कहती है।',
    },
    {
      en: 'This was looked at on an earlier day too, and nothing in the sky has moved it since.',
      hi: 'इस पर पहले भी बात हुई थी, और तब से आकाश में ऐसा कुछ नहीं बदला जो इसे बदले।',
    },
  ],
  /** `{graha}`, `{since}`. */
  antar: [
    {
      en: 'Something has changed since you last asked: on {since} the {graha} antardasha began, and today’s answer follows it.',
      hi: 'पिछली बार के बाद एक बात बदली है: {since} को {graha} की अंतर्दशा शुरू हुई, और आज का उत्तर उसी के अनुसार है।',
    },
  ],
  /** `{graha}`, `{sign}`, `{since}`. */
  transit: [
    {
      en: 'Something has changed since you last asked: on {since} {graha} entered {sign}, and today’s answer follows it.',
      hi: 'पिछली बार के बाद एक बात बदली है: {since} को {graha} ने {sign} राशि में प्रवेश किया, और आज का उत्तर उसी के अनुसार है।',
    },
  ],
  'window-over': [
    {
      en: 'The stretch I named when you last asked is behind you now, so the answer has moved on with the calendar.',
      hi: 'पिछली बार जो समय बताया गया था वह अब बीत चुका है, इसलिए उत्तर भी आगे बढ़ा है।',
    },
  ],
  'window-new': [
    {
      en: 'Since you last asked, a stretch has come into view that lay too far ahead before.',
      hi: 'पिछली बार जो समय बहुत दूर था, वह अब दिखाई देने लगा है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
