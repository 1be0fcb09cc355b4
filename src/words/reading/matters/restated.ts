import type { VoicedLines } from './matter-texts.ts'

/**
 * The direct answer in the asker's own words. In English `{subject}` is "you" or "your brother", `{Subject}` the same
 * with a capital, `{whom}` as an object, `{are}` and `{have}` its verbs, `{act}` the base form with what follows: "get your transfer". In
 * Hindi `{wish}` is the clause as a wish: "आपकी नौकरी लगे". `{from}` and `{to}` are dates.
 */
export const restatedTexts = {
  /** The chart is for it within half a year. */
  yes: {
    oracle: [
      {
        en: '{Subject} {are} likely to {act}, and the best time for it is {from} to {to}.',
        hi: '{wish}, इसकी उम्मीद अच्छी है; सबसे अच्छा समय {from} से {to} तक है।',
      },
      {
        en: 'Yes, {subject} {are} likely to {act}, most of all between {from} and {to}.',
        hi: 'हाँ, {wish}, इसके अच्छे आसार हैं, सबसे ज़्यादा {from} से {to} के बीच।',
      },
    ],
    astra: [
      {
        en: 'I see a good chance for {whom} to {act}; the best of it is {from} to {to}.',
        hi: 'मुझे अच्छी उम्मीद दिखती है कि {wish}; इसका सबसे अच्छा समय {from} से {to} तक है।',
      },
      {
        en: 'It looks good: between {from} and {to} {subject} {are} likely to {act}.',
        hi: 'आसार अच्छे हैं: {from} से {to} के बीच {wish}, ऐसी उम्मीद है।',
      },
    ],
  },
  /** The chart is for it, later. */
  later: {
    oracle: [
      {
        en: '{Subject} {are} likely to {act}, though not at once: the better time is {from} to {to}.',
        hi: '{wish}, इसकी उम्मीद है, पर थोड़ा आगे: बेहतर समय {from} से {to} तक है।',
      },
      {
        en: 'It should take some time for {whom} to {act}; the stronger period is {from} to {to}.',
        hi: '{wish}, इसमें थोड़ा समय लगेगा; मज़बूत समय {from} से {to} तक है।',
      },
    ],
    astra: [
      {
        en: 'Not right away, but from {from} to {to} {subject} {have} a good chance to {act}.',
        hi: 'तुरंत नहीं, पर {from} से {to} के बीच {wish}, इसकी अच्छी उम्मीद है।',
      },
      {
        en: 'There is a wait in it: for {whom} to {act}, I would look to {from} to {to}.',
        hi: 'थोड़ा इंतज़ार है: {wish}, इसके लिए {from} से {to} तक का समय देखिए।',
      },
    ],
  },
  /** The chart is neither for nor against. */
  slow: {
    oracle: [
      {
        en: 'It is possible for {whom} to {act}; the chart does not block it, but it gives no fixed date either.',
        hi: '{wish}, यह मुमकिन है; कुंडली रोकती नहीं, पर पक्की तारीख़ भी नहीं देती।',
      },
      {
        en: '{Subject} may well {act}, only with effort: the chart neither stops it nor hurries it.',
        hi: '{wish}, यह हो सकता है, पर मेहनत से: कुंडली न रोकती है, न जल्दी करवाती है।',
      },
    ],
    astra: [
      {
        en: 'There is a chance for {whom} to {act}, and how much depends on the effort more than on the date.',
        hi: 'उम्मीद है कि {wish}, पर कितनी, यह तारीख़ से ज़्यादा कोशिश पर टिका है।',
      },
      {
        en: 'I can’t give a date for it, but nothing in the chart stands in the way for {whom} to {act}.',
        hi: 'तारीख़ नहीं बता सकते, पर {wish}, इसमें कुंडली कोई बड़ी रुकावट नहीं दिखाती।',
      },
    ],
  },
  /** The chart is against it at present. */
  hard: {
    oracle: [
      {
        en: '{Subject} {are} not very likely to {act} in the months just ahead; keep a second way open.',
        hi: '{wish}, इसके आसार अभी कम हैं; एक दूसरा रास्ता भी खुला रखें।',
      },
      {
        en: 'At present it looks difficult for {whom} to {act}; the period has to change first.',
        hi: '{wish}, यह अभी मुश्किल दिखता है; पहले समय बदलना होगा।',
      },
    ],
    astra: [
      {
        en: 'I won’t raise false hope: just now the chances for {whom} to {act} are small, and later they may grow.',
        hi: 'झूठी उम्मीद नहीं देना चाहते: {wish}, इसके आसार अभी थोड़े हैं, आगे बढ़ सकते हैं।',
      },
      {
        en: 'Now is not the easiest time for {whom} to {act}, so go gently and keep other doors open.',
        hi: 'अभी समय आसान नहीं: {wish}, इसके लिए धीरज रखें और दूसरे रास्ते भी देखते रहें।',
      },
    ],
  },
  /** Of what is decided on a day that is near: no later time. */
  onTheDay: {
    oracle: [
      {
        en: '{Subject} may well {act}: nothing in the chart stands against that day, and preparation decides.',
        hi: '{wish}, यह हो सकता है: उस दिन के ख़िलाफ़ कुंडली में कुछ नहीं, तैयारी ही तय करेगी।',
      },
    ],
    astra: [
      {
        en: 'I see a fair chance for {whom} to {act}; on that day preparation counts most.',
        hi: 'ठीक-ठाक उम्मीद है कि {wish}; उस दिन सबसे ज़्यादा तैयारी काम आएगी।',
      },
    ],
  },
  /** Not in the time that was asked about, but in that of the dates. */
  notThen: {
    oracle: [
      {
        en: '{Subject} {are} not very likely to {act} {inTime}; {from} to {to} is better for it.',
        hi: '{wish}, इसके आसार {inTime} कम हैं; {from} से {to} तक का समय बेहतर है।',
      },
    ],
    astra: [
      {
        en: 'I would not count on it {inTime}; {from} to {to} is better for {whom} to {act}.',
        hi: '{inTime} ज़्यादा उम्मीद न रखें; {wish}, इसके लिए {from} से {to} तक का समय बेहतर है।',
      },
    ],
  },
  /** "When?", with a window. */
  when: {
    oracle: [
      {
        en: '{Subject} {are} most likely to {act} between {from} and {to}.',
        hi: '{wish}, इसका सबसे अच्छा समय {from} से {to} तक है।',
      },
      {
        en: 'The time in which {subject} {are} likely to {act} is {from} to {to}.',
        hi: '{wish}, इसकी सबसे ज़्यादा संभावना {from} से {to} के बीच है।',
      },
    ],
    astra: [
      {
        en: 'I would look to {from} to {to}: that is when {subject} {are} likely to {act}.',
        hi: '{from} से {to} के बीच का समय देखिए: तब {wish}, ऐसी उम्मीद है।',
      },
      {
        en: 'Between {from} and {to} {subject} {have} the best chance to {act}.',
        hi: '{from} से {to} तक सबसे अच्छी उम्मीद है कि {wish}।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>
