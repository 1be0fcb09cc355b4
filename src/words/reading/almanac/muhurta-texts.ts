import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/**
 * What is said of a good day. `{act}` stands after "for" and before "के लिए"; `{day}` is a date with its
 * weekday, `{hours}` "from 9:12 am to 10:48 am", `{within}` the time asked about. Rahukaal, tarabala and
 * chandrabala are written as one word: so the claim check takes no graha to be spoken of.
 */
export const muhurtaTexts = {
  /** The best day of a time. */
  best: {
    oracle: {
      en: '{Within} the best day for {act} is {day}, {hours}.',
      hi: '{within} {act} के लिए सबसे अच्छा दिन {day} है, समय {hours}।',
    },
    astra: {
      en: 'Take {day}, {hours}: {within} no day is better for {act}.',
      hi: '{act} के लिए {day} का दिन रखें, {hours}: {within} यही सबसे अच्छा है।',
    },
  },
  /** Of two days that were named. */
  ofTwo: {
    oracle: {
      en: 'Of the two take {day}, {hours}, for {act}.',
      hi: 'दोनों में {act} के लिए {day} रखें, समय {hours}।',
    },
    astra: {
      en: '{day} is the better of the two for {act}, {hours}.',
      hi: 'दोनों में {act} के लिए {day} बेहतर है, {hours}।',
    },
  },
  /** Two days of a month that was named before. */
  twoDates: {
    oracle: {
      en: 'Two days stand out for {act}: {day}, {hours}, and {other}, {otherHours}.',
      hi: '{act} के लिए दो दिन सबसे अच्छे हैं: {day}, समय {hours}, और {other}, समय {otherHours}।',
    },
    astra: {
      en: 'Take {day}, {hours}, or else {other}, {otherHours}; both are good for {act}.',
      hi: '{day} रखें, समय {hours}, या फिर {other}, समय {otherHours}; {act} के लिए दोनों अच्छे हैं।',
    },
  },
  /** The other of the two is not good. */
  otherNot: {
    oracle: {
      en: '{day} has no good hour for it by the rules of muhurta.',
      hi: '{day} को मुहूर्त के नियमों से इसके लिए कोई अच्छा समय नहीं है।',
    },
    astra: {
      en: 'I would leave out {day}: by the rules of muhurta it has no good hour for this.',
      hi: '{day} रहने दें: मुहूर्त के नियमों से उस दिन इसके लिए अच्छा समय नहीं है।',
    },
  },
  /** Neither of the two is good. */
  noneOfTwo: {
    oracle: {
      en: 'Of the two take {freer} for {act}, it has less against it; better is the next good day, {day}, {hours}.',
      hi: 'दोनों में {act} के लिए {freer} रखें, उसमें रुकावट कम है; उससे अच्छा अगला दिन {day} है, समय {hours}।',
    },
    astra: {
      en: 'If it must be one of the two, {freer} for {act}; better is the next good day, {day}, {hours}.',
      hi: 'इन दो में ही करना हो, तो {act} के लिए {freer}; उससे अच्छा अगला दिन {day} है, {hours}।',
    },
  },
  /** Two days that a doctor gives. */
  ofTwoTreatment: {
    oracle: {
      en: '{day} of the two, if the doctor gives you both: by the almanac it is the easier day, and the doctor’s word goes before it.',
      hi: 'डॉक्टर दोनों दिन दें, तो {day} रखें: पंचांग में वही दिन हल्का है, और डॉक्टर की बात उससे पहले है।',
    },
    astra: {
      en: 'I would take {day}, if the doctor leaves the choice to you; if the doctor prefers the other day, take that without worry.',
      hi: 'डॉक्टर आप पर छोड़ें, तो {day} लीजिए; डॉक्टर दूसरा दिन ठीक समझें, तो बेफ़िक्र होकर वही लें।',
    },
  },
  besideTreatment: {
    oracle: {
      en: 'Ask the ward the day before about fasting and medicines, and keep all reports and the insurance card in one file.',
      hi: 'एक दिन पहले अस्पताल से पूछ लें कि कब से कुछ नहीं खाना है और कौन-सी दवा रोकनी है; सारी रिपोर्ट और बीमा कार्ड एक फ़ाइल में रखें।',
    },
    astra: {
      en: 'Keep one person free for the whole of that day and the night after it, and all reports in one file.',
      hi: 'उस पूरे दिन और रात के लिए घर का एक व्यक्ति ख़ाली रखें, और सारी रिपोर्ट एक फ़ाइल में।',
    },
  },
  /** Of two days for a treatment, neither of them strong, the one that was not taken. */
  otherTreatmentDay: {
    oracle: {
      en: 'The other day can be the second choice: a treatment is not put off for the almanac.',
      hi: 'दूसरा दिन भी लिया जा सकता है: इलाज को पंचांग के लिए टाला नहीं जाता।',
    },
    astra: {
      en: 'If it has to be the other day, go without fear: nothing is lost for you by it.',
      hi: 'दूसरे दिन ही जाना पड़े तो भी बेफ़िक्र जाएँ: उससे आपका कुछ नहीं बिगड़ता।',
    },
  },
  /** The hours of a day that was chosen before. */
  hour: {
    oracle: {
      en: 'The time on {day} is {hours}: of that day it is the best for {act}.',
      hi: '{day} को समय {hours} रखें: उस दिन {act} के लिए यही सबसे अच्छा है।',
    },
    astra: {
      en: 'Take {hours} on {day}; that part of the day suits {act} best.',
      hi: '{day} को {hours} का समय लें; उस दिन {act} के लिए यही सबसे अच्छा है।',
    },
  },
  /** The day that was named is good. */
  good: {
    oracle: {
      en: 'Yes, {day} is a good day for {act}, best {hours}.',
      hi: 'हाँ, {day} का दिन {act} के लिए अच्छा है, सबसे अच्छा समय {hours}।',
    },
    astra: {
      en: 'Yes, go ahead on {day}; the time {hours} suits {act} well.',
      hi: 'हाँ, {day} को {act} के लिए आगे बढ़ें; {hours} का समय अच्छा है।',
    },
  },
  /** It will do, and is not among the best. */
  fair: {
    oracle: {
      en: 'Yes, {day} will do for {act} if you keep to the time {hours}, but it is not one of the best days.',
      hi: 'हाँ, {day} को {act} के लिए {hours} का समय चल जाएगा, पर यह सबसे अच्छे दिनों में नहीं है।',
    },
    astra: {
      en: 'You can use {day} for {act}, only keep to the time {hours}; better days than this do come.',
      hi: '{day} को {act} हो सकता है, बस {hours} का समय रखें; इससे अच्छे दिन भी आते हैं।',
    },
  },
  /** The day that was named is not good. */
  bad: {
    oracle: {
      en: 'No, {day} is not a good day for {act}.',
      hi: 'नहीं, {day} का दिन {act} के लिए अच्छा नहीं है।',
    },
    astra: {
      en: 'I would not choose {day} for {act}.',
      hi: '{day} का दिन {act} के लिए मत रखें।',
    },
  },
  /** It has a good hour by night alone. */
  badByDay: {
    oracle: {
      en: 'No, {day} has no good hour for {act} by day.',
      hi: 'नहीं, {day} को दिन में {act} के लिए कोई अच्छा समय नहीं है।',
    },
    astra: {
      en: 'I would not choose {day} for {act}: by day it has no good hour.',
      hi: '{day} का दिन {act} के लिए मत रखें: दिन में कोई अच्छा समय नहीं है।',
    },
  },
  /** No day of the time asked about passes; the next one does. */
  noneWithin: {
    oracle: {
      en: '{Within} no day is right for {act}; the next good one is {day}, {hours}.',
      hi: '{within} {act} के लिए कोई दिन ठीक नहीं बैठता; अगला अच्छा दिन {day} है, समय {hours}।',
    },
    astra: {
      en: 'Wait for {day}, {hours}: {within} there is no good day for {act}.',
      hi: '{day} तक रुकें, {hours}: {within} {act} के लिए कोई अच्छा दिन नहीं है।',
    },
  },
  /** Nothing in the half year after it either. */
  noneAtAll: {
    oracle: {
      en: '{Within} no day is right for {act}, and none in the half year after it.',
      hi: '{within} {act} के लिए कोई दिन ठीक नहीं बैठता, और उसके बाद के छह महीनों में भी नहीं।',
    },
    astra: {
      en: 'I find no good day for {act} {within}, and none in the half year after it.',
      hi: '{within} {act} के लिए कोई अच्छा दिन नहीं मिलता, और उसके बाद आधे साल तक भी नहीं।',
    },
  },
  /** The next day that is good. */
  next: {
    oracle: {
      en: 'If that does not suit you, the next choice is {day}, {hours}.',
      hi: 'अगर वह न जमे, तो अगला विकल्प {day} है, समय {hours}।',
    },
    astra: {
      en: 'Should that not work out, {day} is good too, {hours}.',
      hi: 'वह न हो पाए, तो {day} भी अच्छा है, {hours}।',
    },
  },
  /** After a day that is not good. */
  nextGood: {
    oracle: {
      en: 'The next good day for it is {day}, {hours}.',
      hi: 'इसके लिए अगला अच्छा दिन {day} है, समय {hours}।',
    },
    astra: {
      en: 'Keep it for {day}, {hours}; that is the next good day.',
      hi: 'इसे {day} को रखें, {hours}; वही अगला अच्छा दिन है।',
    },
  },
  /** Beside a day that is not good: it may not be the asker's to choose. */
  fixed: {
    oracle: {
      en: 'If the date is fixed already, go all the same and go well prepared: a muhurta is for those who may choose.',
      hi: 'अगर तारीख़ तय हो चुकी है, तो अच्छी तैयारी के साथ ज़रूर जाएँ: मुहूर्त वहीं काम का है जहाँ दिन चुनना अपने हाथ में हो।',
    },
    astra: {
      en: 'And if you can’t move it, don’t worry: prepare well and go, for this only helps where there is a choice.',
      hi: 'और अगर तारीख़ बदल न सके, तो चिंता मत करें: तैयारी अच्छी रखें, यह बात सिर्फ़ वहाँ काम की है जहाँ दिन चुना जा सके।',
    },
  },
  /** Tithi, weekday and star where all three are good. */
  limbsGood: {
    oracle: {
      en: 'The Moon will move through {star} nakshatra then, the tithi is {tithi} and the weekday {weekday}: all three are counted good for this.',
      hi: 'उस समय चंद्रमा {star} नक्षत्र में गोचर करेंगे, तिथि {tithi} है और वार {weekday}: तीनों इस काम के लिए शुभ गिने जाते हैं।',
    },
    astra: {
      en: 'Look at that day: the Moon will move through {star} nakshatra, the tithi is {tithi} and the weekday {weekday}, and all three agree with it.',
      hi: 'उस दिन को देखें: चंद्रमा {star} नक्षत्र में गोचर करेंगे, तिथि {tithi} है और वार {weekday}, और तीनों इसके पक्ष में हैं।',
    },
  },
  /** Where some are good and the others will do. */
  limbsMixed: {
    oracle: {
      en: 'The Moon will move through {star} nakshatra then, the tithi is {tithi} and the weekday {weekday}: {good} good for this, and {fair} of the middle kind.',
      hi: 'उस समय चंद्रमा {star} नक्षत्र में गोचर करेंगे, तिथि {tithi} है और वार {weekday}: {good} इस काम के लिए शुभ, और {fair} मध्यम।',
    },
    astra: {
      en: 'Look at that day: the Moon will move through {star} nakshatra, the tithi is {tithi} and the weekday {weekday}; {good} good for it, and {fair} in the middle.',
      hi: 'उस दिन को देखें: चंद्रमा {star} नक्षत्र में गोचर करेंगे, तिथि {tithi} है और वार {weekday}; {good} इसके लिए शुभ, और {fair} मध्यम।',
    },
  },
  /** Where all three will do. */
  limbsFair: {
    oracle: {
      en: 'The Moon will move through {star} nakshatra then, the tithi is {tithi} and the weekday {weekday}: all three are of the middle kind for this.',
      hi: 'उस समय चंद्रमा {star} नक्षत्र में गोचर करेंगे, तिथि {tithi} है और वार {weekday}: तीनों इस काम के लिए मध्यम हैं।',
    },
    astra: {
      en: 'Look at that day: the Moon will move through {star} nakshatra, the tithi is {tithi} and the weekday {weekday}; none of them speaks against it.',
      hi: 'उस दिन को देखें: चंद्रमा {star} नक्षत्र में गोचर करेंगे, तिथि {tithi} है और वार {weekday}; इनमें से कोई इसके विरुद्ध नहीं है।',
    },
  },
  /** For the asker's own Moon: the star of the day and its sign. */
  tara: {
    oracle: {
      en: 'Tarabala is {strength} for you: from your birth star {birthStar} the star of that day is {ordinal}, {tara}.',
      hi: 'आपके लिए ताराबल {strength} है: जन्म नक्षत्र {birthStar} से गिनने पर उस दिन की तारा {ordinal} है, {tara}।',
    },
    astra: {
      en: 'From your birth star {birthStar} the star of that day is {ordinal}, {tara}, so tarabala is {strength} for you.',
      hi: 'जन्म नक्षत्र {birthStar} से उस दिन की तारा {ordinal} है, {tara}, इसलिए आपका ताराबल {strength} है।',
    },
  },
  chandra: {
    oracle: {
      en: 'Chandrabala is {strength}: that day the Moon will move through {sign}, the {house} from your Moon.',
      hi: 'चंद्रबल {strength} है: उस दिन चंद्रमा का गोचर आपके चंद्रमा से {house} में होगा।',
    },
    astra: {
      en: 'The Moon will move through {sign} that day, the {house} from your Moon, so chandrabala is {strength}.',
      hi: 'उस दिन चंद्रमा का गोचर आपके चंद्रमा से {house} में होगा, इसलिए चंद्रबल {strength} है।',
    },
  },
  rahuKaal: {
    oracle: {
      en: 'Rahukaal that day is {hours}, and the time above stays clear of it.',
      hi: 'उस दिन राहुकाल {hours} है, और ऊपर बताया समय उससे बाहर है।',
    },
    astra: {
      en: 'Stay clear of Rahukaal, which is {hours} that day.',
      hi: 'उस दिन राहुकाल {hours} है, उसमें शुरुआत मत करें।',
    },
  },
  /** The texts have no table for it. */
  counted: {
    oracle: {
      en: 'The old texts have no separate table for this, so it is counted as the beginning of new work.',
      hi: 'ग्रंथों में इसकी अलग सारणी नहीं है, इसलिए इसे नए काम की शुरुआत मानकर गिना गया है।',
    },
    astra: {
      en: 'There is no separate table for this in the old texts; I count it as the beginning of new work.',
      hi: 'पुराने ग्रंथों में इसकी अलग सारणी नहीं मिलती; इसे नए काम की शुरुआत माना गया है।',
    },
  },
  place: {
    oracle: {
      en: 'The times are by the clock and the sunrise of {place}, the place kept with this kundli.',
      hi: 'ये समय {place} की घड़ी और सूर्योदय के अनुसार हैं; इस कुंडली में यही जगह सहेजी है।',
    },
    astra: {
      en: 'I counted the times for {place}, the place kept with this kundli; in another city they shift by some minutes.',
      hi: 'ये समय {place} के हिसाब से हैं, जो इस कुंडली में सहेजी हुई जगह है; दूसरे शहर में कुछ मिनट का अंतर आएगा।',
    },
  },
  /** No place is known. */
  delhi: {
    oracle: {
      en: 'The times are by the clock and the sunrise of Delhi; in another city they shift by some minutes.',
      hi: 'ये समय दिल्ली की घड़ी और सूर्योदय के अनुसार हैं; दूसरे शहर में कुछ मिनट का अंतर आएगा।',
    },
    astra: {
      en: 'I counted the times for Delhi; in another city they shift by some minutes.',
      hi: 'ये समय दिल्ली के हिसाब से हैं; दूसरे शहर में कुछ मिनट का अंतर आएगा।',
    },
  },
} as const satisfies Record<string, VoicedText>

/** Why a day is not good, by the rule that says no. Slots as in the limbs above. */
export const refusalTexts: Readonly<Record<string, LocalizedText>> = {
  nakshatra: {
    en: 'The Moon will move through {star} nakshatra that day, which is left out for {act}.',
    hi: 'उस दिन चंद्रमा {star} नक्षत्र में गोचर करेंगे, जो {act} के लिए छोड़ा जाता है।',
  },
  tithi: {
    en: 'The tithi is {tithi}, which is not taken for {act}.',
    hi: 'तिथि {tithi} है, जो {act} के लिए नहीं ली जाती।',
  },
  vara: {
    en: 'It is a {weekday}, which is not taken for {act} by custom.',
    hi: 'वार {weekday} है, जो {act} के लिए नहीं लिया जाता।',
  },
  'tara-bala': {
    en: 'Tarabala is against you: from your birth star {birthStar} the star of that day is {ordinal}, {tara}.',
    hi: 'ताराबल आपके पक्ष में नहीं है: जन्म नक्षत्र {birthStar} से गिनने पर उस दिन की तारा {ordinal} है, {tara}।',
  },
  'chandra-bala': {
    en: 'Chandrabala is low: that day the Moon will move through {sign}, the {house} from your Moon.',
    hi: 'चंद्रबल कमज़ोर है: उस दिन चंद्रमा का गोचर आपके चंद्रमा से {house} में होगा।',
  },
  karana: {
    en: 'Bhadra runs for a large part of it, and nothing new is begun in Bhadra.',
    hi: 'दिन के बड़े हिस्से में भद्रा है, और भद्रा में नया काम शुरू नहीं करते।',
  },
  yoga: {
    en: 'The nityayoga of that day is one that is left out for good beginnings.',
    hi: 'उस दिन का नित्ययोग शुभ शुरुआत के लिए छोड़ा जाता है।',
  },
  sankranti: {
    en: 'It lies next to a sankranti, and beginnings wait until that is past.',
    hi: 'यह दिन संक्रांति से लगा हुआ है, और नई शुरुआत उसके बीतने पर की जाती है।',
  },
  chaturmas: {
    en: 'It falls in Chaturmas, the four months in which {act} is put off.',
    hi: 'यह समय चातुर्मास में पड़ता है, जिसमें {act} के लिए रुका जाता है।',
  },
  'sun-sign': {
    en: 'The solar month then is one that custom leaves out for {act}.',
    hi: 'उस समय का सौर मास ऐसा है जो {act} के लिए नहीं लिया जाता।',
  },
  month: {
    en: 'The lunar month then is not one of those in which {act} is begun.',
    hi: 'उस समय का चांद्रमास उनमें नहीं है जिनमें {act} के लिए मुहूर्त लिया जाता है।',
  },
  'added-month': {
    en: 'It falls in an added month, in which {act} is put off.',
    hi: 'यह समय अधिक मास में पड़ता है, जिसमें {act} के लिए रुका जाता है।',
  },
  combustion: {
    en: 'In those weeks one of the two benefic stars of the sky cannot be seen, and custom waits for its return.',
    hi: 'उन हफ़्तों में तारा डूबा रहता है, और उसके उदय तक रुका जाता है।',
  },
}

/** The times that are asked about, inside a sentence. */
export const withinTexts = {
  month: { en: 'in {month}', hi: '{month} में' },
  year: { en: 'in {year}', hi: '{year} में' },
  days: { en: 'up to {to}', hi: '{to} तक' },
} as const satisfies Record<string, LocalizedText>

/** After a weekday that is counted from the sunrise before. */
export const untilSunrise: LocalizedText = { en: ' until sunrise', hi: ' (सूर्योदय तक)' }

/** "the star and the tithi are", "नक्षत्र और तिथि". */
export const limbNames = {
  nakshatra: { en: 'the star', hi: 'नक्षत्र' },
  tithi: { en: 'the tithi', hi: 'तिथि' },
  vara: { en: 'the weekday', hi: 'वार' },
} as const satisfies Record<string, LocalizedText>
export const limbVerb = { one: 'is', many: 'are' } as const

export const strengthWords = {
  good: { en: 'good', hi: 'अच्छा' },
  fair: { en: 'middling', hi: 'मध्यम' },
} as const satisfies Record<string, LocalizedText>

/** The nine taras by number and name, as a sentence takes them. */
export const taraNames: readonly { ordinal: LocalizedText; name: LocalizedText }[] = [
  { ordinal: { en: 'the first', hi: 'पहली' }, name: { en: 'Janma', hi: 'जन्म तारा' } },
  { ordinal: { en: 'the second', hi: 'दूसरी' }, name: { en: 'Sampat', hi: 'संपत तारा' } },
  { ordinal: { en: 'the third', hi: 'तीसरी' }, name: { en: 'Vipat', hi: 'विपत तारा' } },
  { ordinal: { en: 'the fourth', hi: 'चौथी' }, name: { en: 'Kshema', hi: 'क्षेम तारा' } },
  { ordinal: { en: 'the fifth', hi: 'पाँचवीं' }, name: { en: 'Pratyari', hi: 'प्रत्यरि तारा' } },
  { ordinal: { en: 'the sixth', hi: 'छठी' }, name: { en: 'Sadhaka', hi: 'साधक तारा' } },
  { ordinal: { en: 'the seventh', hi: 'सातवीं' }, name: { en: 'Vadha', hi: 'वध तारा' } },
  { ordinal: { en: 'the eighth', hi: 'आठवीं' }, name: { en: 'Mitra', hi: 'मित्र तारा' } },
  { ordinal: { en: 'the ninth', hi: 'नौवीं' }, name: { en: 'Ati-Mitra', hi: 'अति मित्र तारा' } },
]

/** Parts of the day as a Hindi clock names them, by the hour at which each begins. */
export const dayPartsInHindi = [
  { from: 0, name: 'रात' },
  { from: 4, name: 'सुबह' },
  { from: 12, name: 'दोपहर' },
  { from: 16, name: 'शाम' },
  { from: 20, name: 'रात' },
] as const
