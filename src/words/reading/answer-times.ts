import type { LocalizedText } from '../say.ts'
import type { VoicedLines } from './matters/matter-texts.ts'

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
      hi: 'एक और मौक़ा {from} से {to} तक मिलता है।',
    },
    {
      en: 'And should it not work out at once, try again between {from} and {to}.',
      hi: 'तुरंत काम न हो, तो {from} से {to} तक फिर कोशिश करें।',
    },
    {
      en: 'Mark {from} to {to} as well, in case you need more time.',
      hi: 'ज़्यादा समय लगे, तो {from} से {to} तक का समय भी ध्यान में रखें।',
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
      en: 'The time from {from} to {to} is on your side.',
      hi: '{from} से {to} तक का समय आपके पक्ष में है।',
    },
    {
      en: 'Your best time for it is {from} to {to}.',
      hi: 'सबसे ज़्यादा साथ {from} से {to} तक मिलता है।',
    },
    {
      en: 'In your chart the better stretch for it is {from} to {to}.',
      hi: 'आपकी कुंडली में इसके लिए {from} से {to} तक का समय बेहतर है।',
    },
    {
      en: 'If it can be planned, plan it for {from} to {to}.',
      hi: 'जो करना हो, {from} से {to} तक के समय में करना अच्छा है।',
    },
  ],
  astra: [
    {
      en: 'Keep {from} to {to} in mind, the time is good for it.',
      hi: '{from} से {to} तक का समय अच्छा है, इसे हाथ से न जाने दें।',
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
      en: 'Your good days for it are {from} to {to}, so give it your best then.',
      hi: '{from} से {to} तक पूरा ज़ोर लगाएँ, समय अच्छा है।',
    },
    {
      en: 'Things go a little easier from {from} to {to}, so use that time.',
      hi: '{from} से {to} तक काम थोड़ा आसान रहता है, उसका फ़ायदा उठाएँ।',
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
      hi: 'कुछ बात पहले भी बढ़ सकती है, {from} से {to} तक, जब {graha} की अंतर्दशा रहेगी; {touch}।',
    },
    {
      en: 'Earlier, from {from} to {to}, the {graha} antardasha will run, and {touch}.',
      hi: 'बीच का समय भी काम का है: {graha} की अंतर्दशा {from} से {to} तक रहेगी, और {touch}।',
    },
  ],
  astra: [
    {
      en: 'You need not sit still until then: from {from} to {to} the {graha} antardasha will run, and a step forward is possible: {touch}.',
      hi: 'तब तक रुके रहने की ज़रूरत नहीं: {from} से {to} तक {graha} की अंतर्दशा रहेगी, और बात एक क़दम बढ़ सकती है: {touch}।',
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
export const weeksTexts: VoicedLines = {
  oracle: [
    {
      en: 'No long stretch stands out for {matter} just now; the weeks to use are {from} to {to}, in the {graha} pratyantar.',
      hi: '{matter} के लिए अभी कोई लंबा दौर अलग से नहीं दिखता; {graha} की प्रत्यंतर दशा में {from} से {to} तक के दिन सबसे अच्छे हैं।',
    },
    {
      en: 'For {matter} the nearest good weeks are {from} to {to}, when the {graha} pratyantar runs; keep trying after that too.',
      hi: '{matter} के लिए सबसे पास के अच्छे दिन {from} से {to} तक हैं, जब {graha} की प्रत्यंतर दशा रहेगी; उसके बाद भी कोशिश जारी रखें।',
    },
  ],
  astra: [
    {
      en: 'For {matter} I would put my effort into {from} to {to}, the weeks of the {graha} pratyantar; no longer stretch stands out yet.',
      hi: '{matter} के लिए {from} से {to} तक पूरा ज़ोर लगाइए, तब {graha} की प्रत्यंतर दशा रहेगी; इससे लंबा दौर अभी नहीं दिखता।',
    },
    {
      en: 'Mark {from} to {to} for {matter}: the {graha} pratyantar runs then, the best weeks I can find nearby.',
      hi: '{matter} के लिए {from} से {to} तक के दिन पकड़िए: तब {graha} की प्रत्यंतर दशा रहेगी, पास में यही सबसे अच्छा समय है।',
    },
  ],
}

/** "When?", where no date can be named: the best stretch of the years ahead. */
export const noWindowButStretch: VoicedLines = {
  oracle: [
    {
      en: 'I can’t mark one month for {matter}; the better stretch is {from} to {to}, when the {graha} antardasha will run.',
      hi: '{matter} के लिए कोई एक महीना पक्का नहीं दिखता; अच्छा समय {from} से {to} तक है, जब {graha} की अंतर्दशा रहेगी।',
    },
    {
      en: 'The stretch to plan on for {matter} is {from} to {to}, when the {graha} antardasha will run; the month stays open.',
      hi: '{matter} के लिए {from} से {to} तक का समय मानकर चलें, जब {graha} की अंतर्दशा रहेगी; महीना अभी नहीं कहा जा सकता।',
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
      en: 'For {matter} I would look to {from} until {to}, when the {graha} antardasha will run; no single month stands out.',
      hi: '{matter} के लिए {from} से {to} तक का समय देखें, जब {graha} की अंतर्दशा रहेगी; कोई एक महीना अलग से नहीं दिखता।',
    },
    {
      en: 'Give {matter} the time from {from} to {to}, when the {graha} antardasha will run; I can’t honestly say the month.',
      hi: '{matter} को {from} से {to} तक का समय दें, जब {graha} की अंतर्दशा रहेगी; महीना बताना अंदाज़ा होगा।',
    },
    {
      en: 'I see no exact month for {matter}, but {from} to {to} looks better, when the {graha} antardasha will run.',
      hi: '{matter} का ठीक महीना नहीं दिखता, पर {from} से {to} तक का दौर बेहतर है, जब {graha} की अंतर्दशा रहेगी।',
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
      en: 'In the years just ahead I see no clear time for {matter}, so effort decides it more than a date.',
      hi: 'आने वाले कुछ सालों में {matter} के लिए कोई पक्का समय नहीं दिखता, इसलिए तारीख़ से ज़्यादा कोशिश से बात बनेगी।',
    },
    {
      en: 'The chart gives no date for {matter} in the next few years; what you do counts for more.',
      hi: 'अगले कुछ सालों में {matter} की कोई तारीख़ नहीं दिखती; आपकी कोशिश से ही बात बनेगी।',
    },
    {
      en: 'No stretch of the coming years stands out for {matter}, and so it rests on steady effort.',
      hi: 'आगे के सालों में {matter} के लिए कोई समय अलग से नहीं दिखता, बात लगातार कोशिश पर टिकी है।',
    },
    {
      en: 'For {matter} dasha and transit do not meet in the years ahead, so a date would be a guess.',
      hi: '{matter} के लिए दशा और गोचर आगे के सालों में साथ नहीं आते, इसलिए तारीख़ बताना अंदाज़ा होगा।',
    },
  ],
  astra: [
    {
      en: 'I won’t invent a date for {matter}: in the years just ahead it depends on what you do, not on a month.',
      hi: '{matter} के लिए कोई तारीख़ गढ़ना ठीक नहीं: आने वाले कुछ साल में बात किसी महीने पर नहीं, आपकी कोशिश पर है।',
    },
    {
      en: 'Honestly, I see no clear time for {matter} yet, so let your own effort set the pace.',
      hi: 'सच कहें तो {matter} का साफ़ समय अभी नहीं दिखता, इसलिए अपनी कोशिश पर भरोसा रखें।',
    },
    {
      en: 'Your chart keeps the date of {matter} open, and your own steps can make the difference.',
      hi: 'कुंडली में {matter} की तारीख़ खुली है, और फ़र्क़ आपके अपने क़दमों से पड़ेगा।',
    },
    {
      en: 'There is no date I can promise you for {matter}; keep working at it and ask me again later.',
      hi: '{matter} की कोई तारीख़ पक्की नहीं कही जा सकती; कोशिश में लगे रहें और कुछ समय बाद फिर पूछें।',
    },
  ],
}

/** Asked about a time in which nothing is marked, where a marked time lies elsewhere. */
export const notInThatTime: VoicedLines = {
  oracle: [
    {
      en: 'I do not see it clearly in the time you name; for {matter} the better time is {from} to {to}.',
      hi: 'उस समय में बात कम बनती दिखती है; {matter} के लिए अच्छा समय {from} से {to} तक है।',
    },
    {
      en: 'The time you ask about is not the best for {matter}; {from} to {to} is better.',
      hi: 'जो समय पूछा गया, उसमें {matter} के आसार कम हैं; {from} से {to} तक ज़्यादा हैं।',
    },
    {
      en: 'For {matter} the chart points to {from} to {to} rather than to the time you mention.',
      hi: '{matter} के लिए कुंडली उस समय के बजाय {from} से {to} तक का समय दिखाती है।',
    },
    {
      en: 'It is less likely in that time; {matter} has better support from {from} to {to}.',
      hi: 'उस समय संभावना कम है; {matter} को बेहतर सहारा {from} से {to} तक है।',
    },
  ],
  astra: [
    {
      en: 'In that time I would not count on it; {from} to {to} is better for {matter}.',
      hi: 'उस समय से ज़्यादा उम्मीद न रखें; {matter} के लिए {from} से {to} तक बेहतर है।',
    },
    {
      en: 'I would not rush it into that time: {from} to {to} suits {matter} better.',
      hi: 'उस समय के लिए जल्दी न करें: {matter} के लिए {from} से {to} तक ज़्यादा ठीक है।',
    },
    {
      en: 'Perhaps not just then, but do look at {from} to {to} for {matter}.',
      hi: 'शायद उस समय नहीं, पर {matter} के लिए {from} से {to} तक ज़रूर देखें।',
    },
    {
      en: 'If you can wait, keep {matter} for {from} to {to}; the time you mention has little support.',
      hi: 'रुक सकें, तो {matter} के लिए {from} से {to} तक का समय लें; उससे पहले साथ कम है।',
    },
  ],
}

/** "Exactly when?": inside the window, by the pratyantar of `{graha}`. */
export const exactlyTexts: VoicedLines = {
  oracle: [
    {
      en: 'Nearer than that: {from} to {to}, when the {graha} pratyantar will run; a single day the chart does not give.',
      hi: 'और पास से देखें तो {from} से {to} तक, जब {graha} का प्रत्यंतर रहेगा; ठीक एक दिन कुंडली नहीं बताती।',
    },
    {
      en: 'Within that window it is {from} to {to}, when the {graha} pratyantar will run; the day itself is not shown.',
      hi: 'उसी के भीतर {from} से {to} तक सबसे पास का समय है, जब {graha} का प्रत्यंतर रहेगा; दिन नहीं दिखता।',
    },
    {
      en: 'To be more exact, the {graha} pratyantar will run from {from} to {to}, and the chart goes no finer.',
      hi: 'और बारीकी से, {from} से {to} तक {graha} का प्रत्यंतर रहेगा; इससे बारीक कुंडली नहीं बताती।',
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
      hi: 'समय को {from} से {to} तक छोटा किया जा सकता है, जब {graha} का प्रत्यंतर रहेगा, इससे ज़्यादा नहीं।',
    },
  ],
}

export const noFinerTexts: VoicedLines = {
  oracle: [
    {
      en: 'The chart does not go finer than this for {matter}, and a day named now would be a guess.',
      hi: '{matter} के लिए कुंडली इससे बारीक समय नहीं देती, और कोई दिन बताना अंदाज़ा ही होगा।',
    },
    {
      en: 'No exact day can be read for {matter}; what I have said is as near as the chart comes.',
      hi: '{matter} का ठीक दिन नहीं पढ़ा जा सकता; जितना बताया गया, कुंडली उतना ही बताती है।',
    },
    {
      en: 'For {matter} a closer date is not to be had from the chart, only the stretch.',
      hi: '{matter} के लिए कुंडली से इससे पास की तारीख़ नहीं मिलती, बस दौर मिलता है।',
    },
    {
      en: 'That is the limit of what the chart shows on the time of {matter}.',
      hi: '{matter} के समय के बारे में कुंडली की सीमा यहीं तक है।',
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
      en: 'For {matter} I have told you all the chart knows of the time; the day is not in it.',
      hi: '{matter} के समय के बारे में कुंडली जो जानती है, वह बता दिया गया; दिन उसमें नहीं है।',
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
      en: 'A chart gives no figure for {matter}; it shows how strong it is and when.',
      hi: 'कुंडली {matter} के लिए कोई आँकड़ा नहीं देती; वह यह बताती है कि बल कितना है और कब है।',
    },
    {
      en: 'No number for {matter} stands in a chart; the support for it and the time can be read.',
      hi: '{matter} की गिनती कुंडली में नहीं होती; उसका सहारा और समय पढ़ा जा सकता है।',
    },
    {
      en: 'An amount cannot be read for {matter}, only the direction and the time.',
      hi: '{matter} के लिए रकम या मात्रा नहीं पढ़ी जा सकती, सिर्फ़ दिशा और समय।',
    },
    {
      en: 'For {matter} astrology answers whether and when, and leaves the figure open.',
      hi: '{matter} के लिए ज्योतिष यह बताता है कि बात बनेगी या नहीं और कब; आँकड़ा खुला रहता है।',
    },
  ],
  astra: [
    {
      en: 'How much, nobody can read from a chart; how easily and when, for {matter}, I can tell you.',
      hi: 'कितना, यह कोई कुंडली से नहीं बता सकता; {matter} कितनी आसानी से और कब, यह देखा जा सकता है।',
    },
    {
      en: 'I won’t give you a number for {matter}, because it would be invented; the support and the time I do see.',
      hi: '{matter} के लिए कोई संख्या बताना गढ़ी हुई बात होगी; सहारा और समय ज़रूर दिखता है।',
    },
    {
      en: 'Your chart doesn’t count for {matter}, but it tells us where it is easy and where it is slow.',
      hi: '{matter} के लिए कुंडली गिनती नहीं करती, पर यह बताती है कि कहाँ आसानी है और कहाँ देरी।',
    },
    {
      en: 'Leave the exact figure for {matter} to your own planning; I can help you with the time.',
      hi: '{matter} का सही आँकड़ा अपनी योजना पर छोड़ें; समय समझने में कुंडली मदद करती है।',
    },
  ],
}

/** In place of the first date of a stretch that has already begun. */
export const fromNow: LocalizedText = { en: 'now', hi: 'अभी' }

/** Before an answer that this chat was given already. */
export const asSaidBefore: LocalizedText = { en: 'As I said,', hi: 'जैसा पहले कहा,' }
