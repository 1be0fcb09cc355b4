import type { LocalizedText } from '../say.ts'
import type { VoicedLines, VoicedText } from './matters/matter-texts.ts'

/** The dates of an answer: `{matter}` what is asked about, `{from}` and `{to}` the dates. */

/** A window beside the first: `{from}`, `{to}`. */
export const windowAlsoTexts: VoicedLines = {
  oracle: [
    {
      en: 'After that, {from} to {to} is a good time too.',
      hi: 'उसके बाद {from} से {to} तक का समय भी अच्छा है।',
    },
    {
      en: 'A second good time for it is {from} to {to}.',
      hi: 'इसके लिए दूसरा अच्छा समय {from} से {to} तक है।',
    },
    {
      en: 'There is one more chance, from {from} to {to}.',
      hi: 'एक मौक़ा और है, {from} से {to} तक।',
    },
    {
      en: 'If it takes longer, look to {from} to {to}.',
      hi: 'देर हो जाए, तो {from} से {to} तक का समय भी अच्छा है।',
    },
  ],
  astra: [
    {
      en: 'If the earlier dates pass, {from} to {to} is a good time too.',
      hi: 'पहले की तारीख़ों में बात न बने, तो {from} से {to} तक भी अच्छा समय है।',
    },
    {
      en: 'You have another chance from {from} to {to}.',
      hi: 'एक और अच्छा समय {from} से {to} तक आता है।',
    },
    {
      en: 'If it does not work out then, try again between {from} and {to}.',
      hi: 'तब काम न हो, तो {from} से {to} तक फिर कोशिश करें।',
    },
    {
      en: 'If more time is needed, use {from} to {to} as well.',
      hi: 'ज़्यादा समय लगे, तो {from} से {to} तक का समय भी ठीक है।',
    },
  ],
}

/** The window, where "when" was not asked. */
export const windowNoteTexts: VoicedLines = {
  oracle: [
    {
      en: 'A good time for it is {from} to {to}.',
      hi: 'इसके लिए अच्छा समय {from} से {to} तक है।',
    },
    {
      en: 'From {from} to {to} there are fewer hurdles in it.',
      hi: '{from} से {to} तक इसमें रुकावटें कम हैं।',
    },
    {
      en: 'Your best time for it is {from} to {to}.',
      hi: 'सबसे अच्छा समय {from} से {to} तक है।',
    },
    {
      en: 'In your chart the better stretch for it is {from} to {to}.',
      hi: 'आपकी कुंडली में इसके लिए {from} से {to} तक का समय बेहतर है।',
    },
    {
      en: 'If it can be planned, plan it for {from} to {to}.',
      hi: 'जो करना हो, {from} से {to} तक के बीच करें।',
    },
  ],
  astra: [
    {
      en: 'From {from} to {to} is a good time to get this done.',
      hi: '{from} से {to} तक का समय अच्छा है, काम उसी बीच निपटाएँ।',
    },
    {
      en: 'If there is a big decision to make, {from} to {to} is a good time for it.',
      hi: 'जो भी बड़ा फ़ैसला करना हो, उसके लिए {from} से {to} तक का समय अच्छा है।',
    },
    {
      en: 'If the choice of time is yours, take {from} to {to}.',
      hi: 'हो सके तो इसके लिए {from} से {to} तक का समय चुनें।',
    },
    {
      en: 'Your good days for it are {from} to {to}, so do the main work then.',
      hi: '{from} से {to} तक के दिन अच्छे हैं, मुख्य काम तब करें।',
    },
    {
      en: 'From {from} to {to} the same work takes less effort.',
      hi: '{from} से {to} तक वही काम कम मेहनत में होता है।',
    },
  ],
}

/** Before a window that is far: the nearer stretch, under the antardasha of `{graha}`. */
export const nearerStretchTexts: VoicedLines = {
  oracle: [
    {
      en: 'Before that, the {graha} antardasha will run from {from} to {to}, the next better stretch: {touch}.',
      hi: 'उससे पहले {from} से {to} तक {graha} की अंतर्दशा रहेगी, जो अगला अच्छा समय है: {touch}।',
    },
    {
      en: 'A nearer stretch is {from} to {to}, when the {graha} antardasha will run: {touch}.',
      hi: 'पास का अच्छा समय {from} से {to} तक है, जब {graha} की अंतर्दशा रहेगी: {touch}।',
    },
    {
      en: 'Some progress is possible sooner, from {from} to {to}, when the {graha} antardasha will run; {touch}.',
      hi: 'बात पहले भी कुछ बढ़ सकती है, {from} से {to} तक, जब {graha} की अंतर्दशा रहेगी; {touch}।',
    },
    {
      en: 'Earlier, from {from} to {to}, the {graha} antardasha will run, and {touch}.',
      hi: 'बीच का समय भी काम का है: {graha} की अंतर्दशा {from} से {to} तक रहेगी, और {touch}।',
    },
  ],
  astra: [
    {
      en: 'You need not sit still until then: from {from} to {to} the {graha} antardasha will run, and some progress is possible: {touch}.',
      hi: 'तब तक बैठे रहने की ज़रूरत नहीं: {from} से {to} तक {graha} की अंतर्दशा रहेगी, और बात कुछ बढ़ सकती है: {touch}।',
    },
    {
      en: 'There is something nearer for you: the {graha} antardasha will run from {from} to {to}, and {touch}.',
      hi: 'इससे पास का भी एक समय है: {from} से {to} तक {graha} की अंतर्दशा रहेगी, और {touch}।',
    },
    {
      en: 'If that feels far away, use {from} to {to}, when the {graha} antardasha will run: {touch}.',
      hi: 'वह समय दूर लगे, तो {from} से {to} तक कोशिश करें, जब {graha} की अंतर्दशा रहेगी: {touch}।',
    },
    {
      en: 'You can make a start sooner: the {graha} antardasha will run from {from} to {to}; {touch}.',
      hi: 'शुरुआत पहले भी हो सकती है: {from} से {to} तक {graha} की अंतर्दशा रहेगी; {touch}।',
    },
  ],
}

/** No long stretch does anything for the matter: the weeks that are best in the time ahead. */
/** Where the time that is named is far off and no antardasha before it helps: the weeks of a pratyantar. */
export const nearerWeeksTexts: VoicedLines = {
  oracle: [
    {
      en: 'Sooner than that, the weeks from {from} to {to} are worth a try, when the {graha} pratyantar runs.',
      hi: 'उससे पहले {from} से {to} तक के हफ़्तों में कोशिश करना अच्छा है, जब {graha} की प्रत्यंतर दशा रहेगी।',
    },
    {
      en: 'The nearest weeks to try are {from} to {to}, in the {graha} pratyantar.',
      hi: 'सबसे पास के अच्छे हफ़्ते {from} से {to} तक हैं, {graha} की प्रत्यंतर दशा में।',
    },
  ],
  astra: [
    {
      en: 'Try before that too: {from} to {to} are good weeks, in the {graha} pratyantar.',
      hi: 'इससे पहले भी कोशिश करें: {from} से {to} तक के हफ़्ते अच्छे हैं, तब {graha} की प्रत्यंतर दशा रहेगी।',
    },
    {
      en: 'Until then, the {graha} pratyantar from {from} to {to} gives you a nearer chance.',
      hi: 'उससे पहले भी एक मौक़ा है: {from} से {to} तक, जब {graha} की प्रत्यंतर दशा रहेगी।',
    },
  ],
}
/** The nearest good weeks. `{it}` is what is asked about. */
export const nearestWeeksTexts: VoicedLines = {
  oracle: [
    {
      en: 'The first good weeks for {it} are {from} to {to}, in the {graha} pratyantar.',
      hi: '{it} लिए सबसे पहले {from} से {to} तक के हफ़्ते अच्छे हैं, {graha} की प्रत्यंतर दशा में।',
    },
    {
      en: 'The nearest chance for {it} is {from} to {to}, when the {graha} pratyantar will run.',
      hi: '{it} लिए सबसे पास का मौक़ा {from} से {to} तक है, जब {graha} की प्रत्यंतर दशा रहेगी।',
    },
  ],
  astra: [
    {
      en: 'For {it} use {from} to {to} first: the {graha} pratyantar will run in those weeks.',
      hi: '{it} लिए पहले {from} से {to} तक के हफ़्तों में कोशिश करें, तब {graha} की प्रत्यंतर दशा रहेगी।',
    },
  ],
}
export const weeksTexts: VoicedLines = {
  oracle: [
    {
      en: 'There is no long good time for {matter} just now; the weeks to use are {from} to {to}, in the {graha} pratyantar.',
      hi: '{matter} के लिए लंबा अच्छा समय अभी नहीं है; {graha} की प्रत्यंतर दशा में {from} से {to} तक के दिन सबसे अच्छे हैं।',
    },
    {
      en: 'For {matter} the nearest good weeks are {from} to {to}, when the {graha} pratyantar runs; keep trying after that too.',
      hi: '{matter} के लिए सबसे पास के अच्छे दिन {from} से {to} तक हैं, जब {graha} की प्रत्यंतर दशा रहेगी; उसके बाद भी कोशिश जारी रखें।',
    },
  ],
  astra: [
    {
      en: 'For {matter} I would put my effort into {from} to {to}, the weeks of the {graha} pratyantar; there is no longer good time yet.',
      hi: '{matter} के लिए {from} से {to} तक कोशिश कीजिए, तब {graha} की प्रत्यंतर दशा रहेगी; इससे लंबा अच्छा समय अभी नहीं है।',
    },
    {
      en: 'Mark {from} to {to} for {matter}: the {graha} pratyantar runs then, the best weeks I can find nearby.',
      hi: '{matter} के लिए {from} से {to} तक के दिन ठीक हैं: तब {graha} की प्रत्यंतर दशा रहेगी, और पास में इनसे अच्छे दिन नहीं हैं।',
    },
  ],
}

/** "When?", where no date can be named: the best stretch of the years ahead. */
export const noWindowButStretch: VoicedLines = {
  oracle: [
    {
      en: 'I can’t mark one month for {matter}; the better stretch is {from} to {to}, when the {graha} antardasha will run.',
      hi: '{matter} के लिए एक महीना पक्का कहना मुश्किल है; अच्छा समय {from} से {to} तक है, जब {graha} की अंतर्दशा रहेगी।',
    },
    {
      en: 'The time to plan on for {matter} is {from} to {to}, when the {graha} antardasha will run; it is too early to name the month.',
      hi: '{matter} के लिए {from} से {to} तक का समय मानकर चलें, जब {graha} की अंतर्दशा रहेगी; ठीक महीना कहना अभी जल्दी है।',
    },
    {
      en: 'Of the years ahead, {from} to {to} serves {matter} best, when the {graha} antardasha will run.',
      hi: '{matter} के लिए आने वाले सालों में सबसे अच्छा समय {from} से {to} तक है, जब {graha} की अंतर्दशा रहेगी।',
    },
    {
      en: 'For {matter} it is not one month but a whole stretch: the {graha} antardasha will run from {from} to {to}.',
      hi: '{matter} के लिए कोई एक महीना नहीं, पूरा दौर अच्छा है: {from} से {to} तक {graha} की अंतर्दशा रहेगी।',
    },
  ],
  astra: [
    {
      en: 'For {matter} I would look to {from} until {to}, when the {graha} antardasha will run; it is hard to fix on one month.',
      hi: '{matter} के लिए {from} से {to} तक का समय देखिए, जब {graha} की अंतर्दशा रहेगी; महीना गिनकर बताना मुश्किल है।',
    },
    {
      en: 'Give {matter} the time from {from} to {to}, when the {graha} antardasha will run; I can’t honestly say the month.',
      hi: '{matter} को {from} से {to} तक का समय दें, जब {graha} की अंतर्दशा रहेगी; महीना बताना अंदाज़ा होगा।',
    },
    {
      en: 'It is hard to name the month for {matter}, but {from} to {to} looks better, when the {graha} antardasha will run.',
      hi: '{matter} में महीना बताना कठिन है, पर {from} से {to} तक का समय बेहतर है, जब {graha} की अंतर्दशा रहेगी।',
    },
    {
      en: 'Your better time for {matter} is long, {from} to {to}, when the {graha} antardasha will run.',
      hi: '{matter} के लिए आपका बेहतर समय लंबा है, {from} से {to} तक, जब {graha} की अंतर्दशा रहेगी।',
    },
  ],
}

export const noWindowAtAll: VoicedLines = {
  oracle: [
    {
      en: 'For the next few years I can name no time for {matter}; it will go as the work on it goes.',
      hi: 'आने वाले कुछ सालों में {matter} की तारीख़ कहना मुश्किल है; जैसी कोशिश रहेगी, वैसी चाल रहेगी।',
    },
    {
      en: 'The chart gives no date for {matter} in the next few years; go by the chances that come.',
      hi: 'अगले कुछ सालों में {matter} के लिए कुंडली कोई तारीख़ नहीं देती; जो मौक़ा आए, उसी पर कोशिश करें।',
    },
    {
      en: 'In the coming years no time is clearly better than another for {matter}, so keep at it all the year round.',
      hi: 'आगे के सालों में {matter} के लिए सारा समय एक-सा है, इसलिए कोशिश साल भर चलती रहे।',
    },
    {
      en: 'For {matter} dasha and transit do not meet in the years ahead, so a date would be a guess.',
      hi: '{matter} के लिए दशा और गोचर आगे के सालों में साथ नहीं आते, इसलिए तारीख़ बताना अंदाज़ा होगा।',
    },
  ],
  astra: [
    {
      en: 'I won’t invent a date for {matter}: the next few years show none.',
      hi: '{matter} की तारीख़ मन से बता देना ठीक नहीं: अगले कुछ सालों में कुंडली कोई तारीख़ नहीं देती।',
    },
    {
      en: 'Honestly, I can name no time for {matter} yet, so don’t wait for one and begin as you can.',
      hi: 'सच यह है कि {matter} का समय अभी बताया नहीं जा सकता; तारीख़ के इंतज़ार में न रुकें।',
    },
    {
      en: 'Your chart gives no month for {matter}; steady work moves it more than waiting.',
      hi: 'कुंडली {matter} का महीना नहीं देती; इंतज़ार से ज़्यादा असर लगे रहने का होता है।',
    },
    {
      en: 'There is no date I can promise you for {matter}; keep working at it and ask me again later.',
      hi: '{matter} की तारीख़ का वादा करना ठीक नहीं; लगे रहें और कुछ महीने बाद फिर पूछें।',
    },
  ],
}

/** The time that a question named, as it stands in an answer: {inTime} of the texts below. */
export const timeAsked = {
  month: ({ en, hi }: LocalizedText): LocalizedText => ({ en: `in ${en}`, hi: `${hi} में` }),
  year: (year: string): LocalizedText => ({ en: `in ${year}`, hi: `${year} में` }),
  early: { en: 'that early', hi: 'इतनी जल्दी' },
  other: { en: 'in that time', hi: 'उस समय' },
} as const

/** The question named a time, `{inTime}`, in which the chart marks nothing: `{from}`, `{to}` are those it marks. */
export const notInThatTime: VoicedLines = {
  oracle: [
    {
      en: 'I do not see it {inTime}; for {matter} the better time is {from} to {to}.',
      hi: '{inTime} बात कम बनती दिखती है; {matter} के लिए अच्छा समय {from} से {to} तक है।',
    },
    {
      en: 'There is not much for {matter} {inTime}; {from} to {to} is better.',
      hi: '{inTime} {matter} के आसार कम हैं; {from} से {to} तक ज़्यादा हैं।',
    },
    {
      en: 'It looks difficult {inTime}; for {matter} wait for {from} to {to}, when there are fewer hurdles.',
      hi: '{inTime} मुश्किल है; {matter} में {from} से {to} तक रुकावटें कम रहती हैं।',
    },
  ],
  astra: [
    {
      en: 'I would not count on it {inTime}; {from} to {to} is better for {matter}.',
      hi: '{inTime} ज़्यादा उम्मीद न रखें; {matter} के लिए {from} से {to} तक बेहतर है।',
    },
    {
      en: 'I don’t see much for {matter} {inTime}: {from} to {to} suits it better.',
      hi: '{inTime} आसार कम दिखते हैं: {matter} के लिए {from} से {to} तक ज़्यादा ठीक है।',
    },
    {
      en: 'Perhaps not {inTime}; for {matter} try from {from} to {to}.',
      hi: 'शायद {inTime} न हो; {matter} के लिए {from} से {to} तक कोशिश करके देखें।',
    },
  ],
}

/** "Exactly when?": inside the window, by the pratyantar of `{graha}`. */
export const exactlyTexts: VoicedLines = {
  oracle: [
    {
      en: 'The nearest dates are {from} to {to}, when the {graha} pratyantar will run; a single day the chart does not give.',
      hi: 'सबसे पास का समय {from} से {to} तक है, जब {graha} का प्रत्यंतर रहेगा; एक दिन कुंडली नहीं बताती।',
    },
    {
      en: 'Look to {from} until {to}, when the {graha} pratyantar will run; the day itself is not shown.',
      hi: '{from} से {to} तक का समय देखिए, जब {graha} का प्रत्यंतर रहेगा; दिन नहीं दिखता।',
    },
    {
      en: 'To be more exact, the {graha} pratyantar will run from {from} to {to}, and the chart goes no finer.',
      hi: 'ज़्यादा ठीक-ठीक कहें तो {from} से {to} तक {graha} का प्रत्यंतर रहेगा; इससे छोटा समय कुंडली नहीं बताती।',
    },
    {
      en: 'The narrowest dates I can give are {from} to {to}, when the {graha} pratyantar will run.',
      hi: 'सबसे छोटा समय जो दिखता है, वह {from} से {to} तक है, जब {graha} का प्रत्यंतर रहेगा।',
    },
  ],
  astra: [
    {
      en: 'Most of all {from} to {to}, when the {graha} pratyantar will run; to the very day nobody can say it honestly.',
      hi: 'सबसे ज़्यादा {from} से {to} तक, जब {graha} का प्रत्यंतर रहेगा; ठीक एक दिन कोई ईमानदारी से नहीं बता सकता।',
    },
    {
      en: 'Watch {from} to {to} above all, when the {graha} pratyantar will run; I won’t pretend to know the day.',
      hi: '{from} से {to} तक ख़ास ध्यान रखें, जब {graha} का प्रत्यंतर रहेगा; दिन बताने का दावा ठीक नहीं।',
    },
    {
      en: 'Your best days in it are {from} to {to}, when the {graha} pratyantar will run.',
      hi: 'उसमें सबसे अच्छे दिन {from} से {to} तक हैं, जब {graha} का प्रत्यंतर रहेगा।',
    },
    {
      en: 'I can bring it down to {from} to {to}, when the {graha} pratyantar will run, and no further.',
      hi: '{from} से {to} तक कहा जा सकता है, जब {graha} का प्रत्यंतर रहेगा; इससे आगे नहीं।',
    },
  ],
}

/** "Which month?", inside a window that is told before it. */
export const monthInsideTexts: VoicedText = {
  oracle: {
    en: 'Within it {from} to {to} counts most, when the {graha} pratyantar will run.',
    hi: 'उसमें सबसे अच्छे महीने {from} से {to} तक हैं, जब {graha} का प्रत्यंतर रहेगा।',
  },
  astra: {
    en: 'The best of it is {from} to {to}, when the {graha} pratyantar will run.',
    hi: 'उसमें भी {from} से {to} तक सबसे अच्छा है, जब {graha} का प्रत्यंतर रहेगा।',
  },
}

export const noFinerTexts: VoicedLines = {
  oracle: [
    {
      en: 'The chart does not go finer than this for {matter}, and a day named now would be a guess.',
      hi: '{matter} का दिन कुंडली नहीं बताती, और कोई दिन कह देना अंदाज़ा ही होगा।',
    },
    {
      en: 'No exact day can be read for {matter}; what I have said is as near as the chart comes.',
      hi: '{matter} में एक दिन पक्का कहना मुश्किल है; कुंडली जितना बताती है, वह ऊपर आ गया।',
    },
    {
      en: 'For {matter} the chart gives months, and not one date.',
      hi: '{matter} के लिए कुंडली से महीने मिलते हैं, एक तारीख़ नहीं मिलती।',
    },
    {
      en: 'It is hard to name a shorter time than that for {matter}.',
      hi: '{matter} में इससे छोटा समय बताना मुश्किल है।',
    },
  ],
  astra: [
    {
      en: 'I can’t narrow it further for {matter} without guessing, and I won’t guess with you.',
      hi: '{matter} के लिए इससे आगे का समय बताना सिर्फ़ अंदाज़ा होगा, और अंदाज़ा बताना ठीक नहीं।',
    },
    {
      en: 'I would love to give you a day for {matter}, but it would be made up.',
      hi: '{matter} का कोई दिन बता देना आसान है, पर वह मन से गढ़ा हुआ होगा।',
    },
    {
      en: 'I have told you what the chart has on the time of {matter}; the day is not in it.',
      hi: '{matter} का जो समय कुंडली में है, वह बता दिया; दिन उसमें नहीं है।',
    },
    {
      en: 'An honest astrologer stops here: a closer date for {matter} is not in your chart.',
      hi: 'ईमानदारी से यहीं रुकना ठीक है: {matter} की इससे पास की तारीख़ आपकी कुंडली में नहीं है।',
    },
  ],
}

/** "How much?": figures are not in a chart. */
export const noFigureTexts: VoicedLines = {
  oracle: [
    {
      en: 'A chart gives no figure for {matter}; it shows when the time is good.',
      hi: 'कुंडली {matter} की रकम या गिनती नहीं बताती; समय कब अच्छा है, यह बताती है।',
    },
    {
      en: 'How much, for {matter}, is not in a chart; when it is easy and when hard can be read.',
      hi: '{matter} में कितना, यह कुंडली में नहीं होता; कब आसान है और कब मुश्किल, यह दिखता है।',
    },
    {
      en: 'An amount is hard to say for {matter}; when it grows can be said.',
      hi: '{matter} में कितना, यह कहना मुश्किल है; बढ़त कब है, इतना कहा जा सकता है।',
    },
    {
      en: 'For {matter} astrology tells whether and when, not how much.',
      hi: '{matter} के लिए ज्योतिष से यह पता चलता है कि बात बनेगी या नहीं और कब; रकम नहीं।',
    },
  ],
  astra: [
    {
      en: 'How much, nobody can read from a chart; how easily and when, for {matter}, I can tell you.',
      hi: 'कितना, यह कोई कुंडली से नहीं बता सकता; {matter} कितनी आसानी से और कब, यह देखा जा सकता है।',
    },
    {
      en: 'I won’t give you a number for {matter}, because it would be invented; what the time is like I do see.',
      hi: '{matter} में रकम बताना मन से गढ़ना होगा; समय कैसा है, यह ज़रूर दिखता है।',
    },
    {
      en: 'Your chart doesn’t count for {matter}, but it tells us where it is easy and where it is slow.',
      hi: '{matter} के लिए कुंडली गिनती नहीं करती, पर यह बताती है कि कहाँ आसानी है और कहाँ देरी।',
    },
    {
      en: 'For {matter} work out the figure from your own accounts; ask me about the time.',
      hi: '{matter} में कितना, यह अपने हिसाब-किताब से देखें; कब, यह कुंडली से पूछें।',
    },
  ],
}

/** In place of the first date of a stretch that has already begun. */
export const fromNow: LocalizedText = { en: 'now', hi: 'अभी' }

/** Before a reason that speaks against the verdict; `weighed` where a good verdict has its reasons told before. */
export const otherSide = {
  slows: { en: 'But', hi: 'पर' },
  helps: { en: 'Still,', hi: 'पर' },
} as const satisfies Record<string, LocalizedText>
export const weighedSide: readonly LocalizedText[] = [
  { en: 'A smaller hurdle:', hi: 'एक छोटी अड़चन भी है:' },
  { en: 'One thing slows it a little:', hi: 'एक बात इसे थोड़ा धीमा करती है:' },
  { en: 'Of less weight, but to be known:', hi: 'कम वज़न की, पर जानने की एक बात:' },
]

/** Behind a nearer time that was told first: the strong one. */
export const strongTimeTexts: VoicedLines = {
  oracle: [
    {
      en: 'That is the nearer and the weaker time; the strong one is {from} to {to}.',
      hi: 'यह पास का, पर कुछ कमज़ोर समय है; ज़्यादा मज़बूत समय {from} से {to} तक है।',
    },
    {
      en: 'Try then, though it is the weaker of two times: {from} to {to} is the strong one.',
      hi: 'तब कोशिश करें, हालाँकि यह दो में से हल्का समय है: मज़बूत समय {from} से {to} तक है।',
    },
    {
      en: 'More strength comes later: {from} to {to}.',
      hi: 'ज़्यादा बल बाद में मिलता है: {from} से {to} तक।',
    },
    {
      en: 'If nothing comes of it, {from} to {to} is stronger.',
      hi: 'तब बात न बने, तो {from} से {to} तक का समय ज़्यादा मज़बूत है।',
    },
  ],
  astra: [
    {
      en: 'To be honest, that is the weaker time; the strong one comes later, from {from} to {to}.',
      hi: 'सच कहें तो यह हल्का समय है; मज़बूत समय बाद में, {from} से {to} तक है।',
    },
    {
      en: 'I name it first because it is near; the stronger time is {from} to {to}.',
      hi: 'पास होने से यह समय पहले बताया है; ज़्यादा मज़बूत समय {from} से {to} तक है।',
    },
    {
      en: 'If it does not work out then, do not lose heart: {from} to {to} is stronger.',
      hi: 'तब न हो, तो मन छोटा न करें: {from} से {to} तक का समय ज़्यादा मज़बूत है।',
    },
    {
      en: 'Your stronger time, though further off, is {from} to {to}.',
      hi: 'थोड़ा दूर सही, आपका ज़्यादा मज़बूत समय {from} से {to} तक है।',
    },
  ],
}

/** Before an answer that this chat was given already. */
export const asSaidBefore: LocalizedText = { en: 'As I said,', hi: 'जैसा पहले कहा,' }

/** The chat named a time for another matter before, `{earlier}`. */
export const earlierTimeOfOther: VoicedText = {
  oracle: {
    en: 'The time named before was for {earlier}; this one is for {matter}.',
    hi: 'पहले जो समय बताया गया था, वह {earlier} के लिए था; यह {matter} के लिए है।',
  },
  astra: {
    en: 'Do not mix it with the earlier date, which was about {earlier}; this is about {matter}.',
    hi: 'इसे पहले वाली तारीख़ से मत मिलाइए: वह {earlier} के लिए थी, यह {matter} के लिए है।',
  },
}
/** The chat named another time for the same matter before. */
export const earlierTimeReplaced: VoicedText = {
  oracle: {
    en: 'I have worked this out from the chart for just this question; take it in place of the time named before.',
    hi: 'यह समय इसी सवाल के लिए कुंडली से फिर से देखा गया है; पहले बताए समय की जगह इसे मानिए।',
  },
  astra: {
    en: 'It differs from the time named before; for this question go by this one.',
    hi: 'यह पहले बताए समय से अलग है; इस सवाल के लिए इसी को मानिए।',
  },
}

/** "Exactly when?", where nothing inside the window `{from}` to `{to}` is nearer than the window itself. */
export const nearestIsWindow: VoicedLines = {
  oracle: [
    {
      en: 'The nearest the chart comes for {matter} is {from} to {to}; a single day is not in it.',
      hi: '{matter} के लिए सबसे पास का समय {from} से {to} तक है; इससे आगे एक दिन बताना अंदाज़ा होगा।',
    },
    {
      en: 'For {matter} the time stays {from} to {to}: nothing inside these dates stands out further.',
      hi: '{matter} के लिए समय {from} से {to} तक ही है; इसके भीतर कोई एक हफ़्ता अलग से नहीं दिखता।',
    },
  ],
  astra: [
    {
      en: 'Keep {from} to {to} free for {matter}; to name one day in it would be guessing.',
      hi: '{from} से {to} तक का समय {matter} के लिए रखिए; इसमें एक दिन पक्का कहना मुश्किल है।',
    },
    {
      en: 'For {matter} I can give you {from} to {to}, and honestly no day inside it.',
      hi: '{matter} के लिए {from} से {to} तक बता सकते हैं, उसके भीतर का दिन नहीं।',
    },
  ],
}
