import type { VoicedLines } from '../matters/matter-texts.ts'

/** Two times against each other: `{one}` is the better; in Hindi both stand as "when". */
export const twoTimesTexts = {
  /** A stretch that the chart marks lies in it. */
  holds: {
    oracle: [
      {
        en: '{one} rather than {other}: the good time for {matter}, {from} to {to}, falls there.',
        hi: '{one} करना बेहतर है, {other} नहीं: {matter} का अच्छा समय {from} से {to} तक उसी में पड़ता है।',
      },
      {
        en: '{one} is the better of the two: for {matter} the chart marks {from} to {to}, and {other} has little of that.',
        hi: 'दोनों में {one} करना ठीक है: {matter} के लिए {from} से {to} तक का समय अच्छा है, {other} उतना नहीं।',
      },
    ],
    astra: [
      {
        en: 'I would choose {one}, not {other}: your good time for {matter}, {from} to {to}, is in it.',
        hi: 'मेरी राय में {one} कीजिए, {other} नहीं: {matter} का आपका अच्छा समय {from} से {to} तक है।',
      },
      {
        en: '{one} suits you better than {other}, because {from} to {to} is good for {matter}.',
        hi: 'आपके लिए {one} करना ज़्यादा ठीक है, {other} नहीं, क्योंकि {from} से {to} तक {matter} के लिए अच्छा है।',
      },
    ],
  },
  /** By the shorter period of one of them. */
  inner: {
    oracle: [
      {
        en: '{one} rather than {other}: from {from} to {to} the {graha} pratyantar will run, which does more for {matter}.',
        hi: '{one} करना बेहतर है, {other} नहीं: {from} से {to} तक {graha} की प्रत्यंतर दशा रहेगी, और वह {matter} के लिए ज़्यादा अच्छी है।',
      },
    ],
    astra: [
      {
        en: 'I would choose {one}, not {other}: the {graha} pratyantar will run from {from} to {to}, and it helps {matter} more.',
        hi: 'मेरी राय में {one} कीजिए, {other} नहीं: {from} से {to} तक {graha} की प्रत्यंतर दशा है, और वह {matter} के लिए ज़्यादा काम की है।',
      },
    ],
  },
  /** The chart tells no difference: nothing is gained by waiting. */
  equal: {
    oracle: [
      {
        en: '{one} rather than {other}: for {matter} the chart shows nothing to gain by putting it off.',
        hi: '{one} करना ठीक है, {other} नहीं: {matter} के लिए टालने से कुंडली में कोई लाभ नहीं दिखता।',
      },
    ],
    astra: [
      {
        en: 'I would choose {one}, not {other}: your chart has no better time for {matter} behind it.',
        hi: 'मेरी राय में {one} कीजिए, {other} नहीं: आगे {matter} के लिए इससे अच्छा समय नहीं दिखता।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>

/** A treatment that is advised: the earlier time, on the day of the doctor. */
export const treatmentTexts = {
  backed: {
    oracle: [
      {
        en: '{one} rather than {other}, on the day your doctor sets: {from} to {to} is also good for the body in your chart.',
        hi: '{one} कराना बेहतर है, {other} नहीं, जिस दिन डॉक्टर कहें: {from} से {to} तक शरीर को कुंडली में भी सहारा है।',
      },
    ],
    astra: [
      {
        en: 'I would take {one} and not {other}, if the doctor agrees; {from} to {to} is also a good time for your body.',
        hi: 'डॉक्टर राज़ी हों तो {one} करा लीजिए, {other} नहीं; {from} से {to} तक शरीर के लिए भी अच्छा समय है।',
      },
    ],
  },
  plain: {
    oracle: [
      {
        en: '{one} rather than {other}, on the day your doctor sets: nothing in the chart is a reason to put it off.',
        hi: '{one} कराना बेहतर है, {other} नहीं, जिस दिन डॉक्टर कहें: इसे टालने की कोई वजह कुंडली में नहीं है।',
      },
    ],
    astra: [
      {
        en: 'I would take {one} and not {other}, if your doctor agrees; the planets give no reason to let it wait.',
        hi: 'डॉक्टर राज़ी हों तो {one} करा लीजिए, {other} नहीं; ग्रहों के लिए इसे टालना ठीक नहीं।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>

/** Beside a cycle of a clinic. */
export const clinicTexts: VoicedLines = {
  oracle: [
    {
      en: 'Your reports and the gap that the clinic wants between cycles go before any planet; no chart can promise the result.',
      hi: 'जाँच की रिपोर्ट और दो चक्रों के बीच जितना अंतर डॉक्टर चाहें, वह ग्रहों से पहले है; नतीजे का वादा कोई कुंडली नहीं कर सकती।',
    },
  ],
  astra: [
    {
      en: 'Ask the clinic whether the body is ready then; their word goes before mine, and no chart can promise the result.',
      hi: 'डॉक्टर से पूछ लें कि तब शरीर तैयार है या नहीं; उनकी बात ग्रहों से पहले है, और नतीजे का वादा कोई कुंडली नहीं कर सकती।',
    },
  ],
}

/** A last date is named in the question. */
export const deadlineTexts = {
  kept: {
    oracle: [
      {
        en: 'With it you also keep the last date that you name.',
        hi: 'इससे आख़िरी तारीख़ भी नहीं छूटती।',
      },
    ],
    astra: [
      {
        en: 'That way the last date is not missed either.',
        hi: 'ऐसे आख़िरी तारीख़ भी हाथ से नहीं जाती।',
      },
    ],
  },
  passed: {
    oracle: [
      {
        en: 'Ask first whether the offer can be held with a small advance: letting the last date go is worth it only if the loss is small.',
        hi: 'पहले पूछ लें कि थोड़ा बयाना देकर यही दाम रुक सकता है या नहीं: आख़िरी तारीख़ तभी छोड़ें जब नुक़सान छोटा हो।',
      },
    ],
    astra: [
      {
        en: 'See if a small advance holds the offer for you; if it can’t and the saving is big, the last date may decide.',
        hi: 'देख लें कि थोड़ा बयाना देकर ऑफ़र रुक जाए; न रुके और बचत बड़ी हो, तो आख़िरी तारीख़ को ही मान लें।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>

/** An operation against something else. */
export const treatmentChoice: VoicedLines = {
  oracle: [
    {
      en: '{one} first, if that is what your doctor advises: nothing in a chart is a reason to put {other} before it.',
      hi: 'डॉक्टर की सलाह यही हो तो पहले {one}: {other} को उससे ऊपर रखने की कोई वजह कुंडली में नहीं होती।',
    },
  ],
  astra: [
    {
      en: '{one}, if your doctor says so, and {other} behind it: here their word goes before the planets.',
      hi: 'डॉक्टर कहें तो {one} ही ठीक है, {other} उसके बाद: यहाँ उनकी बात ग्रहों से पहले है।',
    },
  ],
}

/** Without a date: by the names of the times, or by their order. */
export const shortTexts = {
  named: {
    oracle: [
      {
        en: 'For {matter}, {one} rather than {other}.',
        hi: '{matter} के लिए {one} बेहतर है, {other} नहीं।',
      },
    ],
    astra: [
      {
        en: 'I would choose {one}, not {other}, for {matter}.',
        hi: 'मेरी राय में {matter} के लिए {one} ठीक है, {other} नहीं।',
      },
    ],
  },
  placed: {
    oracle: [
      {
        en: 'The {which} of the two times is the better for {matter}.',
        hi: '{matter} के लिए दोनों में {which} वाला समय बेहतर है।',
      },
    ],
    astra: [
      {
        en: 'I would take the {which} of the two times for {matter}.',
        hi: '{matter} के लिए {which} वाला समय रखिए।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>
