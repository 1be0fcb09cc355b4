import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/**
 * What is said of a day's almanac. `{day}` is a date with its weekday, `{until}` a clock time, with its
 * date where it is the next day's. The yoga of the panchang is called nityayoga and the karana half-tithi:
 * a yoga or a karana by its bare word would be one of the birth chart.
 */
const both = (en: string, hi: string): VoicedText => ({ oracle: { en, hi }, astra: { en, hi } })

export const panchangTexts = {
  tithi: both(
    'On {day} the tithi is {name} until {until}, and then {following}.',
    '{day} को तिथि {name} है, {until} तक, और उसके बाद {following}।',
  ),
  tithiAllDay: both(
    'On {day} the tithi is {name}, until {until}.',
    '{day} को तिथि {name} है, {until} तक।',
  ),
  nakshatra: both(
    'On {day} the Moon moves through {name} nakshatra until {until}, and then through {following}.',
    '{day} को चंद्रमा {name} नक्षत्र में गोचर कर रहे हैं, {until} तक, और उसके बाद {following} नक्षत्र में।',
  ),
  nakshatraAllDay: both(
    'On {day} the Moon moves through {name} nakshatra, until {until}.',
    '{day} को चंद्रमा {name} नक्षत्र में गोचर कर रहे हैं, {until} तक।',
  ),
  yoga: both(
    'The nityayoga of {day} is {name} until {until}, followed by {following}.',
    '{day} का नित्ययोग {name} है, {until} तक, उसके बाद {following}।',
  ),
  yogaAllDay: both(
    'The nityayoga of {day} is {name}, until {until}.',
    '{day} का नित्ययोग {name} है, {until} तक।',
  ),
  karana: both(
    'The half-tithi of {day} is {name} until {until}, followed by {following}.',
    '{day} की आधी तिथि {name} है, {until} तक, उसके बाद {following}।',
  ),
  karanaAllDay: both(
    'The half-tithi of {day} is {name}, until {until}.',
    '{day} की आधी तिथि {name} है, {until} तक।',
  ),
  'rahu-kaal': both('Rahukaal on {day} is {hours}.', '{day} को राहुकाल {hours} है।'),
  abhijit: both(
    'Abhijit muhurta on {day} is {hours}, and it is good for most beginnings.',
    '{day} को अभिजित मुहूर्त {hours} है, और यह अधिकतर कामों की शुरुआत के लिए अच्छा है।',
  ),
  noAbhijit: both(
    'There is no Abhijit muhurta on {day}, because on a Wednesday it is not taken.',
    '{day} को अभिजित मुहूर्त नहीं है, क्योंकि बुधवार को यह नहीं लिया जाता।',
  ),
  choghadiya: both(
    'The good choghadiyas on {day}, by daylight, are {list}.',
    '{day} को दिन के शुभ चौघड़िया ये हैं: {list}।',
  ),
  sunrise: both(
    'On {day} sunrise is at {rise} and sunset at {set}.',
    '{day} को सूर्योदय {rise} पर और सूर्यास्त {set} पर है।',
  ),
  noSunrise: both(
    'At that place there is no sunrise on {day}.',
    'उस जगह {day} को सूर्योदय नहीं होता।',
  ),
  moonrise: both('On {day} moonrise is at {rise}.', '{day} को चंद्रोदय {rise} पर है।'),
  noMoonrise: both(
    'There is no moonrise between the sunrise of {day} and the next.',
    '{day} के सूर्योदय से अगले सूर्योदय तक चंद्रोदय नहीं है।',
  ),
  bhadra: both('On {day} Bhadra runs {hours}.', '{day} को भद्रा {hours} है।'),
  noBhadra: both('On {day} there is no Bhadra at any hour.', '{day} को किसी समय भद्रा नहीं लगती।'),
  vara: both('{date} is a {weekday}.', '{date} को {weekday} है।'),
  all: both(
    'On {day} the tithi is {tithi} until {tithiUntil}, and Rahukaal is {hours}.',
    '{day} को तिथि {tithi} है, {tithiUntil} तक, और राहुकाल {hours} है।',
  ),
} as const satisfies Record<string, VoicedText>

/** What a limb means, for whoever asked for it alone. */
export const limbMeanings: Readonly<Record<string, LocalizedText>> = {
  'rahu-kaal': {
    en: 'Work already under way may go on through it; only new beginnings are kept out of it.',
    hi: 'जो काम चल रहा है, वह चलता रहे; बस नई शुरुआत उस समय नहीं करते।',
  },
  bhadra: {
    en: 'New beginnings wait until it is over; daily work goes on.',
    hi: 'नई शुरुआत इसके बीतने पर करें; रोज़ का काम चलता रहे।',
  },
}

/** The other limbs of the day in one breath. */
export const restTexts = {
  star: both(
    'The Moon moves through {star} nakshatra until {until}.',
    'चंद्रमा {star} नक्षत्र में गोचर कर रहे हैं, {until} तक।',
  ),
  starAhead: both(
    'The Moon will move through {star} nakshatra until {until}.',
    'चंद्रमा {star} नक्षत्र में रहेंगे, गोचर {until} तक।',
  ),
  sun: both(
    'Sunrise is at {rise} and sunset at {set}, and the nityayoga is {yoga}.',
    'सूर्योदय {rise} पर और सूर्यास्त {set} पर है, और नित्ययोग {yoga} है।',
  ),
  tithi: both('The tithi is {tithi} until {until}.', 'तिथि {tithi} है, {until} तक।'),
  rahuKaal: both('Rahukaal is {hours}.', 'राहुकाल {hours} है।'),
  abhijit: both(
    'For a good beginning there is Abhijit, {hours}.',
    'अच्छी शुरुआत के लिए अभिजित मुहूर्त {hours} है।',
  ),
  own: both(
    'For you the star of the day, counted from your birth star {birthStar}, is {clause}.',
    'आपके लिए जन्म नक्षत्र {birthStar} से गिनने पर दिन की तारा है {clause}।',
  ),
} as const satisfies Record<string, VoicedText>

/** "Amrit 8:10 am to 9:32 am" in a list. */
export const choghadiyaInList: LocalizedText = { en: '{name} {hours}', hi: '{name} {hours}' }
