import type { VoicedLines } from './matter-texts.ts'

/**
 * As `restatedTexts`, of what nobody hopes for: what a good chart says no to. The stretch that is named is the safe
 * one.
 */
export const fearTexts = {
  yes: {
    oracle: [
      {
        en: 'No, {subject} {are} not likely to {act}; the safest time is {from} to {to}.',
        hi: 'नहीं, {wish}, ऐसा नहीं लगता; सबसे सुरक्षित समय {from} से {to} तक है।',
      },
      {
        en: '{Subject} {are} more likely not to {act}, and {from} to {to} is the safest stretch.',
        hi: '{wish}, इसका डर कम है, और {from} से {to} तक का समय सबसे सुरक्षित है।',
      },
    ],
    astra: [
      {
        en: 'I don’t see that {subject} will {act}; from {from} to {to} you are on the safest ground.',
        hi: 'ऐसा नहीं दिखता कि {wish}; {from} से {to} तक आप सबसे सुरक्षित हैं।',
      },
    ],
  },
  later: {
    oracle: [
      {
        en: '{Subject} {are} more likely not to {act}, though you can breathe easy only from {from} to {to}.',
        hi: '{wish}, इसका डर कम है, पर पूरी राहत {from} से {to} तक मिलती है।',
      },
    ],
    astra: [
      {
        en: 'I don’t expect that {subject} will {act}; stay careful for now, as the safer time is {from} to {to}.',
        hi: 'ऐसा नहीं लगता कि {wish}; अभी सावधान रहें, ज़्यादा सुरक्षित समय {from} से {to} तक है।',
      },
    ],
  },
  slow: {
    oracle: [
      {
        en: 'Nothing in the chart says that {subject} will {act}, but it gives no full promise either, so stay careful.',
        hi: 'कुंडली ऐसा नहीं कहती कि {wish}, पर पूरा भरोसा भी नहीं देती, इसलिए सावधान रहें।',
      },
    ],
    astra: [
      {
        en: 'I see no clear sign that {subject} will {act}; a little care is still wise.',
        hi: 'ऐसा कोई साफ़ संकेत नहीं दिखता कि {wish}; थोड़ी सावधानी फिर भी अच्छी है।',
      },
    ],
  },
  hard: {
    oracle: [
      {
        en: 'There is some risk at present that {subject} may {act}; it is not settled, so take your precautions now.',
        hi: '{wish}, इसका कुछ ख़तरा अभी है; बात तय नहीं है, इसलिए बचाव अभी कर लें।',
      },
    ],
    astra: [
      {
        en: 'I would be careful: just now there is some risk that {subject} may {act}, though nothing is decided yet.',
        hi: 'सावधान रहें: {wish}, इसका कुछ ख़तरा अभी दिखता है, पर कुछ भी तय नहीं हुआ है।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>

/** Of a thing that is named, {act}: "a second marriage". */
export const chanceTexts = {
  yes: {
    oracle: [
      {
        en: 'Yes, there is a good chance of {act}, best from {from} to {to}.',
        hi: 'हाँ, {act} की उम्मीद अच्छी है, सबसे ज़्यादा {from} से {to} तक।',
      },
    ],
    astra: [
      {
        en: 'Yes, I see a good chance of {act}; the best of it is {from} to {to}.',
        hi: 'हाँ, {act} की अच्छी उम्मीद दिखती है; सबसे अच्छा समय {from} से {to} तक है।',
      },
    ],
  },
  later: {
    oracle: [
      {
        en: 'There is a fair chance of {act}, though not at once: the better time is {from} to {to}.',
        hi: '{act} की उम्मीद है, पर थोड़ा आगे: बेहतर समय {from} से {to} तक है।',
      },
    ],
    astra: [
      {
        en: 'Not right away, but from {from} to {to} there is a good chance of {act}.',
        hi: 'तुरंत नहीं, पर {from} से {to} के बीच {act} की अच्छी उम्मीद है।',
      },
    ],
  },
  slow: {
    oracle: [
      {
        en: 'There is some chance of {act}; the chart does not block it, but it gives no fixed date either.',
        hi: '{act} की कुछ उम्मीद है; कुंडली रोकती नहीं, पर पक्की तारीख़ भी नहीं देती।',
      },
    ],
    astra: [
      {
        en: 'There is some chance of {act}, and how much depends on the effort more than on the date.',
        hi: '{act} की कुछ उम्मीद है, पर कितनी, यह तारीख़ से ज़्यादा कोशिश पर टिका है।',
      },
    ],
  },
  hard: {
    oracle: [
      {
        en: 'At present the chart gives little support to {act}; keep a second way open.',
        hi: '{act} के आसार अभी कम हैं; एक दूसरा रास्ता भी खुला रखें।',
      },
    ],
    astra: [
      {
        en: 'I won’t raise false hope: just now the chance of {act} is small, and later it may grow.',
        hi: 'झूठी उम्मीद नहीं देना चाहते: {act} की उम्मीद अभी थोड़ी है, आगे बढ़ सकती है।',
      },
    ],
  },
  notThen: {
    oracle: [
      {
        en: 'There is little chance of {act} {inTime}; {from} to {to} is better for it.',
        hi: '{inTime} {act} के आसार कम हैं; {from} से {to} तक का समय बेहतर है।',
      },
    ],
    astra: [
      {
        en: 'I would not count on it {inTime}; the chance of {act} is better from {from} to {to}.',
        hi: '{inTime} ज़्यादा उम्मीद न रखें; {act} के लिए {from} से {to} तक का समय बेहतर है।',
      },
    ],
  },
  when: {
    oracle: [
      {
        en: 'The best time for {act} is {from} to {to}.',
        hi: '{act} का सबसे अच्छा समय {from} से {to} तक है।',
      },
    ],
    astra: [
      {
        en: 'For {act} I would look to {from} to {to}.',
        hi: '{act} के लिए {from} से {to} के बीच का समय देखिए।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>
