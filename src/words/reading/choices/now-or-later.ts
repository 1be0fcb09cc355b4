import type { VoicedLines } from '../matters/matter-texts.ts'

/** "Now, or shall it wait?" */
export const nowOrLaterTexts = {
  /** Of a treatment that is advised: the day is the doctor's. */
  treatment: {
    oracle: [
      {
        en: 'Now rather than later, on the day your doctor sets: nothing in a chart is a reason to put a treatment off.',
        hi: 'टालने के बजाय अभी, जिस दिन डॉक्टर कहें: इलाज टालने की कोई वजह कुंडली में नहीं होती।',
      },
    ],
    astra: [
      {
        en: 'Please don’t let it wait for the planets: do it on the earliest day your doctor agrees to.',
        hi: 'ग्रहों के लिए इसे न टालें: डॉक्टर जो सबसे पास का दिन दें, उसी दिन करा लें।',
      },
    ],
  },
  now: {
    oracle: [
      {
        en: 'Now rather than later: your good time for {matter} is near, {from} to {to}.',
        hi: 'बाद के बजाय अभी: {matter} का अच्छा समय पास है, {from} से {to} तक।',
      },
    ],
    astra: [
      {
        en: 'I would do it now and not later: {from} to {to} is good for {matter}.',
        hi: 'मेरी राय में अभी, बाद में नहीं: {from} से {to} तक {matter} के लिए अच्छा है।',
      },
    ],
  },
  later: {
    oracle: [
      {
        en: 'Later rather than now: {matter} has its better time from {from} to {to}.',
        hi: 'अभी के बजाय बाद में: {matter} का बेहतर समय {from} से {to} तक है।',
      },
    ],
    astra: [
      {
        en: 'I would let it wait: for {matter} {from} to {to} is better than now.',
        hi: 'मेरी राय में अभी रुकें: {matter} के लिए {from} से {to} तक का समय अभी से बेहतर है।',
      },
    ],
  },
} as const satisfies Record<string, VoicedLines>
