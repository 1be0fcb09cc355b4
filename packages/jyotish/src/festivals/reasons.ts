import { bilingual } from '../sky/bilingual.ts'
import type { BilingualText } from '../sky/types.ts'
import { windowNames } from './windows.ts'
import type { WindowName } from './windows.ts'

const short = (window: WindowName): BilingualText => {
  const { en, hi } = windowNames[window]
  return { en: en.split(',')[0]!, hi: hi.split(' (')[0]! }
}

type Reason = (window: BilingualText) => BilingualText

/** Why a day was taken and not its neighbour; the window is the time that decides. */
const reasons = {
  only: ({ en, hi }) =>
    bilingual(`It prevails at ${en} on this day only.`, `${hi} के समय यह केवल इसी दिन है।`),
  earlier: ({ en, hi }) =>
    bilingual(
      `It prevails at ${en} on two days; the rule takes the first.`,
      `${hi} के समय यह दोनों दिन है; नियम से पहला दिन लिया जाता है।`,
    ),
  later: ({ en, hi }) =>
    bilingual(
      `It prevails at ${en} on two days; the rule takes the second.`,
      `${hi} के समय यह दोनों दिन है; नियम से दूसरा दिन लिया जाता है।`,
    ),
  more: ({ en, hi }) =>
    bilingual(
      `It prevails at ${en} on two days, and for longer on this one.`,
      `${hi} के समय यह दोनों दिन है, और इस दिन ज़्यादा देर तक है।`,
    ),
  noneEarlier: ({ en, hi }) =>
    bilingual(
      `It prevails at ${en} on neither day; the rule takes the day on which it begins.`,
      `${hi} के समय यह किसी दिन नहीं है; नियम से वह दिन लिया जाता है जिस दिन यह लगे।`,
    ),
  noneLater: ({ en, hi }) =>
    bilingual(
      `It prevails at ${en} on neither day; the rule takes the day on which it ends.`,
      `${hi} के समय यह किसी दिन नहीं है; नियम से वह दिन लिया जाता है जिस दिन यह समाप्त हो।`,
    ),
  kshaya: ({ en, hi }) =>
    bilingual(
      `It begins and ends within one day without meeting ${en}, so that day is taken.`,
      `यह एक ही दिन में लगकर पूरी हो जाती है और ${hi} के समय नहीं रहती, इसलिए वही दिन लिया जाता है।`,
    ),
  shortTomorrow: () =>
    bilingual(
      'On the next day it does not last long enough after sunrise, so this day is taken.',
      'अगले दिन यह सूर्योदय के बाद ज़रूरी समय तक नहीं रहती, इसलिए यही दिन लिया जाता है।',
    ),
  longAfterSunrise: () =>
    bilingual(
      'It lasts long enough after the sunrise of this day.',
      'इस दिन यह सूर्योदय के बाद ज़रूरी समय तक रहती है।',
    ),
  pureDay: () =>
    bilingual(
      'The tithi before it lasts too long on the day before, so the day free of that tithi is taken.',
      'पिछले दिन इससे पहले की तिथि बहुत देर तक रहती है, इसलिए वह दिन लिया जाता है जिसमें इसका मेल न हो।',
    ),
  star: () =>
    bilingual(
      'The nakshatra that belongs to it prevails on this day at the deciding time.',
      'इससे जुड़ा नक्षत्र निर्णायक समय पर इसी दिन है।',
    ),
  bhadraPast: () =>
    bilingual(
      'Bhadra is over before midnight, so the fire is lit on this evening after it.',
      'भद्रा आधी रात से पहले समाप्त हो जाती है, इसलिए उसके बाद इसी दिन दहन होता है।',
    ),
  noBhadra: () =>
    bilingual('Purnima prevails at pradosha on this day.', 'इस दिन प्रदोष के समय पूर्णिमा है।'),
  bhadraAllNight: () =>
    bilingual(
      'On the evening before, Bhadra lasts beyond midnight, and on this day Purnima lasts more than three and a half of the four praharas.',
      'पिछली शाम भद्रा आधी रात के बाद तक है, और इस दिन पूर्णिमा साढ़े तीन पहर से अधिक है।',
    ),
  inBhadra: () =>
    bilingual(
      'Purnima is over early on the next day, so this evening is kept although Bhadra lasts beyond midnight.',
      'अगले दिन पूर्णिमा जल्दी समाप्त हो जाती है, इसलिए भद्रा आधी रात के बाद तक रहने पर भी यही शाम ली जाती है।',
    ),
  dayAfter: () =>
    bilingual('It is kept on the day after its main festival.', 'यह अपने मुख्य पर्व के अगले दिन होता है।'),
  dayBefore: () =>
    bilingual(
      'It is kept on the day before its main festival.',
      'यह अपने मुख्य पर्व से एक दिन पहले होता है।',
    ),
  counted: () =>
    bilingual('Its day is counted from its main festival.', 'इसका दिन मुख्य पर्व से गिना जाता है।'),
  sunriseOnce: () =>
    bilingual('Ekadashi prevails at the sunrise of this day.', 'इस दिन सूर्योदय के समय एकादशी है।'),
  sunriseTwiceFirst: () =>
    bilingual(
      'Ekadashi prevails at two sunrises, and Dwadashi is over before the third: householders fast on the first.',
      'एकादशी दो सूर्योदयों पर है और तीसरे से पहले द्वादशी समाप्त हो जाती है: गृहस्थ पहले दिन व्रत रखते हैं।',
    ),
  sunriseTwiceSecond: () =>
    bilingual(
      'Ekadashi prevails at two sunrises: the fast is on the second.',
      'एकादशी दो सूर्योदयों पर है: व्रत दूसरे दिन होता है।',
    ),
  dwadashiKshaya: () =>
    bilingual(
      'Dwadashi prevails at no sunrise, so householders fast a day earlier and break the fast during it.',
      'द्वादशी किसी सूर्योदय पर नहीं है, इसलिए गृहस्थ एक दिन पहले व्रत रखते हैं और द्वादशी रहते पारण करते हैं।',
    ),
  ekadashiKshaya: () =>
    bilingual(
      'Ekadashi prevails at no sunrise; householders fast on the day in which it falls.',
      'एकादशी किसी सूर्योदय पर नहीं है; गृहस्थ उसी दिन व्रत रखते हैं जिसमें वह पड़ती है।',
    ),
  dashamiTouched: () =>
    bilingual(
      'On the day before, Dashami lasts into the four ghatikas before sunrise, so Vaishnavas fast on Dwadashi.',
      'पिछले दिन सूर्योदय से पहले की चार घड़ी में भी दशमी रहती है, इसलिए वैष्णव द्वादशी को व्रत रखते हैं।',
    ),
  mahadwadashi: () =>
    bilingual(
      'Dwadashi, or the full or new moon after it, prevails at two sunrises: Vaishnavas fast on this great Dwadashi.',
      'द्वादशी या उसके बाद की पूर्णिमा या अमावस्या दो सूर्योदयों पर है: वैष्णव इस महाद्वादशी को व्रत रखते हैं।',
    ),
  sunBeforeSunset: () =>
    bilingual(
      'The Sun enters the sign before sunset of this day.',
      'सूर्य इस दिन सूर्यास्त से पहले राशि में प्रवेश करते हैं।',
    ),
  sunAfterSunset: () =>
    bilingual(
      'The Sun enters the sign after sunset of the day before.',
      'सूर्य पिछले दिन सूर्यास्त के बाद राशि में प्रवेश करते हैं।',
    ),
  sunByMidnight: () =>
    bilingual(
      'The Sun enters the sign between the midnights of this day.',
      'सूर्य इस दिन की दोनों आधी रातों के बीच राशि में प्रवेश करते हैं।',
    ),
  sunSunrise: () =>
    bilingual(
      'It is the first sunrise after the Sun enters the sign.',
      'सूर्य के राशि प्रवेश के बाद यह पहला सूर्योदय है।',
    ),
  sunNextDay: () =>
    bilingual('It is the day after the Sun enters the sign.', 'यह सूर्य के राशि प्रवेश का अगला दिन है।'),
  weekday: () =>
    bilingual(
      'It is this weekday in the month that the rule names.',
      'नियम में जो मास और वार बताया गया है, वह यही है।',
    ),
} satisfies Record<string, Reason>
export type ReasonId = keyof typeof reasons

/** The reason in words. */
export const reasonText = (reason: ReasonId, window: WindowName): BilingualText => {
  const say: Reason = reasons[reason]
  return say(short(window))
}

/** A window's name without its explanation. */
export const shortWindowName = short
