import type { LocalizedText } from '../say.ts'

/** What stands in a frame: signs by number (Aries = 0), grahas by name. */
export type FilmSymbol =
  | number
  | 'sun'
  | 'moon'
  | 'mars'
  | 'mercury'
  | 'jupiter'
  | 'venus'
  | 'saturn'
  | 'rahu'
  | 'ketu'

export interface DrawnFilm {
  title: LocalizedText
  frames: { symbols: FilmSymbol[]; text: LocalizedText }[]
}

export const filmWords = {
  description: {
    en: 'A short drawn film: no sound, a few pictures and a sentence to each.',
    hi: 'एक छोटी चित्र-फ़िल्म: बिना आवाज़, कुछ चित्र और हर चित्र के साथ एक वाक्य।',
  },
  play: { en: 'Play', hi: 'चलाएँ' },
  pause: { en: 'Pause', hi: 'रोकें' },
  again: { en: 'From the start', hi: 'शुरू से' },
  next: { en: 'Next picture', hi: 'अगला चित्र' },
  previous: { en: 'Previous picture', hi: 'पिछला चित्र' },
  others: { en: 'Other films', hi: 'और फ़िल्में' },
  kundli: { en: 'See my kundli, free', hi: 'मेरी कुंडली देखें, मुफ़्त' },
} satisfies Record<string, LocalizedText>

/** The films of the house, by the id that follows "v=". */
export const drawnFilms: Record<string, DrawnFilm> = {
  'reading-a-kundli': {
    title: { en: 'How to read a kundli', hi: 'कुंडली कैसे पढ़ें' },
    frames: [
      {
        symbols: [11, 0, 1],
        text: {
          en: 'A kundli is the sky of one minute, seen from one place.',
          hi: 'कुंडली किसी एक पल का आकाश है, जैसा वह एक जगह से दिखता है।',
        },
      },
      {
        symbols: [0],
        text: {
          en: 'The sign that was rising in the east is the lagna. With it the counting of the twelve houses begins.',
          hi: 'जो राशि पूर्व में उदय हो रही थी, वही लग्न है। बारह भावों की गिनती उसी से शुरू होती है।',
        },
      },
      {
        symbols: ['sun', 'moon', 'mars'],
        text: {
          en: 'Nine grahas stand in the signs. Each brings its own influence to the house it stands in.',
          hi: 'नौ ग्रह राशियों में बैठते हैं। हर ग्रह जिस भाव में बैठता है, वहाँ अपना असर लाता है।',
        },
      },
      {
        symbols: ['jupiter', 3],
        text: {
          en: 'A graha is strong in some signs and weak in others: Jupiter is exalted in Cancer.',
          hi: 'ग्रह कुछ राशियों में बली और कुछ में निर्बल होता है: गुरु कर्क में उच्च का होता है।',
        },
      },
      {
        symbols: ['saturn', 'mercury'],
        text: {
          en: 'And the dasha shows the timing: whose years are running now.',
          hi: 'और कब क्या होगा, यह दशा से देखते हैं: इस समय किस ग्रह के वर्ष चल रहे हैं।',
        },
      },
    ],
  },
  'moon-and-nakshatra': {
    title: { en: 'The Moon and its 27 stations', hi: 'चंद्रमा और उसके 27 पड़ाव' },
    frames: [
      {
        symbols: ['moon'],
        text: {
          en: 'The Moon goes once around the zodiac in a little over 27 days.',
          hi: 'चंद्रमा 27 दिन से कुछ अधिक में राशिचक्र का एक फेरा पूरा करता है।',
        },
      },
      {
        symbols: [0, 1, 2],
        text: {
          en: 'So the old sky-watchers gave it 27 stations, one for each night: the nakshatras, 13° 20′ each.',
          hi: 'इसलिए पुराने ज्योतिषियों ने उसके 27 पड़ाव माने, हर रात का एक। यही नक्षत्र हैं, हर एक 13° 20′ का।',
        },
      },
      {
        symbols: ['ketu', 'venus', 'sun'],
        text: {
          en: 'Each nakshatra has a lord, in an order that repeats three times.',
          hi: 'हर नक्षत्र का एक स्वामी है; यह क्रम तीन बार दोहराता है।',
        },
      },
      {
        symbols: ['moon', 'rahu'],
        text: {
          en: 'The lord of the Moon’s nakshatra at birth is the lord of the first dasha.',
          hi: 'जन्म के समय चंद्रमा जिस नक्षत्र में हो, उसका स्वामी ही जीवन की पहली दशा का स्वामी होता है।',
        },
      },
    ],
  },
  'time-of-birth': {
    title: { en: 'Why the minute of birth matters', hi: 'जन्म समय मिनट तक सही क्यों हो' },
    frames: [
      {
        symbols: [0, 1],
        text: {
          en: 'The whole zodiac rises once a day: a new sign about every two hours.',
          hi: 'पूरा राशिचक्र दिन में एक बार उदय होता है: लगभग हर दो घंटे में नई राशि।',
        },
      },
      {
        symbols: [5],
        text: {
          en: 'In four minutes the lagna moves a degree. Where one sign gives way to the next, minutes decide.',
          hi: 'चार मिनट में लग्न एक अंश बढ़ता है। जहाँ राशि बदलती है, वहाँ कुछ मिनटों से ही फ़र्क़ पड़ जाता है।',
        },
      },
      {
        symbols: ['moon', 'saturn'],
        text: {
          en: 'The grahas are slower. Even without a time, most of their signs hold for the whole day.',
          hi: 'ग्रह धीमे चलते हैं। समय न भी पता हो, तो ज़्यादातर ग्रह पूरे दिन उसी राशि में रहते हैं।',
        },
      },
      {
        symbols: ['sun'],
        text: {
          en: 'If you don’t know the time, say so: nothing that depends on it will be made up.',
          hi: 'समय नहीं मालूम हो तो यही बता दीजिए: जो बातें समय से निकलती हैं, वे अंदाज़े से नहीं कही जाएँगी।',
        },
      },
    ],
  },
}
