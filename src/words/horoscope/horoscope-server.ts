import type { LocalizedText } from '../say.ts'
import type { LifeArea } from './moon.ts'

/** How a day opens, by its score. Whole sentences that hold on whatever day they are read. */
export const dayOpenings: Readonly<Record<'bright' | 'even' | 'gentle', readonly LocalizedText[]>> =
  {
    bright: [
      {
        en: 'The sky is friendly to this sign, and what has been prepared may go ahead.',
        hi: 'आकाश इस राशि के साथ है, और जिसकी तैयारी है वह आगे बढ़ सकता है।',
      },
      {
        en: 'A day with the wind behind it: ask, meet, begin.',
        hi: 'अनुकूल हवा वाला दिन: माँगें, मिलें, शुरू करें।',
      },
      {
        en: 'Doors are lighter than usual on this day, so try the one that seemed heavy.',
        hi: 'इस दिन द्वार हल्के हैं, इसलिए वही खोलकर देखें जो भारी लगता था।',
      },
      {
        en: 'Much falls into place by itself; leave room for the good surprise.',
        hi: 'बहुत कुछ अपने-आप सही बैठता है; अच्छे अचरज के लिए जगह रखें।',
      },
      {
        en: 'There is warmth in this day, and it is best spent on people.',
        hi: 'इस दिन में गरमाहट है, और वह लोगों पर ख़र्च हो तो सबसे अच्छा।',
      },
    ],
    even: [
      {
        en: 'An even day: the ordinary goes well, and large steps like a second look.',
        hi: 'सम दिन: रोज़ के काम अच्छे चलते हैं, और बड़े क़दम को दुबारा देखना अच्छा है।',
      },
      {
        en: 'Some of it runs, some of it waits; choose the part that runs.',
        hi: 'कुछ चलता है, कुछ रुकता है; जो चल रहा हो उसी को चुनें।',
      },
      {
        en: 'A workable day, better for going on than for starting anew.',
        hi: 'काम का दिन, नया शुरू करने से ज़्यादा जारी रखने के लिए।',
      },
      {
        en: 'The middle road is the quick one here, with a little patience as fare.',
        hi: 'यहाँ बीच की राह ही तेज़ है, और किराया थोड़ा-सा धीरज है।',
      },
      {
        en: 'Light and shade take turns, so keep the plan loose and the promise firm.',
        hi: 'धूप-छाँव बारी-बारी आती है, इसलिए योजना ढीली और वचन पक्का रखें।',
      },
    ],
    gentle: [
      {
        en: 'A gentle pace suits this day; what is necessary can be done, with margin.',
        hi: 'इस दिन धीमी चाल जँचती है; जो ज़रूरी है वह हो सकता है, बस समय की गुंजाइश के साथ।',
      },
      {
        en: 'The sky asks for care rather than speed, and care is rewarded.',
        hi: 'आकाश गति से ज़्यादा ध्यान माँगता है, और ध्यान का फल मिलता है।',
      },
      {
        en: 'Keep the day simple, and it will be kind to you.',
        hi: 'दिन को सरल रखें, तो वह आपके साथ नरम रहेगा।',
      },
      {
        en: 'A day to prepare, to mend and to listen; deciding can wait for a clearer one.',
        hi: 'तैयारी, सुधार और सुनने का दिन; निर्णय किसी साफ़ दिन तक रुक सकता है।',
      },
      {
        en: 'Little by little is the right measure here, and rest is part of the work.',
        hi: 'यहाँ थोड़ा-थोड़ा ही सही माप है, और विश्राम भी काम का हिस्सा है।',
      },
    ],
  }

/** One small thing to do, by part of life: free, harmless, and done within a day. */
export const tips: Readonly<Record<LifeArea, readonly LocalizedText[]>> = {
  general: [
    { en: 'Do the most important thing before noon.', hi: 'सबसे ज़रूरी काम दोपहर से पहले करें।' },
    { en: 'Leave one hour of the day unplanned.', hi: 'दिन का एक घंटा बिना योजना के छोड़ें।' },
    { en: 'Finish one thing before you open the next.', hi: 'दूसरा काम खोलने से पहले पहला पूरा करें।' },
    { en: 'Write down three good things at night.', hi: 'रात को तीन अच्छी बातें लिख लें।' },
    { en: 'Say thank you once more than needed.', hi: 'ज़रूरत से एक बार ज़्यादा धन्यवाद कहें।' },
    { en: 'Step outside at sunset for a few minutes.', hi: 'सूर्यास्त के समय कुछ मिनट बाहर निकलें।' },
    { en: 'Answer the oldest message first.', hi: 'सबसे पुराने संदेश का उत्तर पहले दें।' },
  ],
  love: [
    { en: 'Ask one question and listen to the whole answer.', hi: 'एक प्रश्न पूछें और पूरा उत्तर सुनें।' },
    { en: 'Leave the phone in another room for an hour.', hi: 'एक घंटे फ़ोन दूसरे कमरे में रहने दें।' },
    { en: 'Write two lines by hand to someone dear.', hi: 'किसी प्रिय को हाथ से दो पंक्तियाँ लिखें।' },
    {
      en: 'Forgive one small thing without mentioning it.',
      hi: 'कोई छोटी बात बिना जताए माफ़ कर दें।',
    },
    { en: 'Wear the colour in which you like yourself.', hi: 'वह रंग पहनें जिसमें आप ख़ुद को अच्छे लगें।' },
    { en: 'Say what you liked about yesterday.', hi: 'कह दें कि बीते कल में क्या अच्छा लगा।' },
    { en: 'Hear the whole of it before you give an opinion.', hi: 'राय देने से पहले पूरी बात सुन लें।' },
  ],
  career: [
    { en: 'Send the short version; offer the long one.', hi: 'छोटा रूप भेजें; लंबा माँगने पर दें।' },
    { en: 'Clear the desk before the last hour.', hi: 'आख़िरी घंटे से पहले मेज़ साफ़ कर लें।' },
    { en: 'Ask for one thing only, and ask clearly.', hi: 'केवल एक बात माँगें, और साफ़ माँगें।' },
    { en: 'Give a younger colleague ten minutes.', hi: 'किसी छोटे सहकर्मी को दस मिनट दें।' },
    {
      en: 'Put tomorrow’s first task on paper at night.',
      hi: 'कल का पहला काम रात को काग़ज़ पर लिख लें।',
    },
    {
      en: 'Keep the promise with the nearest date first.',
      hi: 'जिस वचन की तारीख़ सबसे पास हो, पहले उसे निभाएँ।',
    },
    { en: 'Read the note aloud before you send it.', hi: 'भेजने से पहले लिखा हुआ एक बार बोलकर पढ़ें।' },
  ],
  money: [
    { en: 'Note the day’s expenses in the evening.', hi: 'शाम को दिन का ख़र्च लिख लें।' },
    { en: 'Wait one night before a large purchase.', hi: 'बड़ी ख़रीद से पहले एक रात रुकें।' },
    { en: 'Put a small sum where you cannot see it.', hi: 'थोड़ी-सी रक़म वहाँ रखें जहाँ नज़र न पड़े।' },
    { en: 'Settle one small due and enjoy the quiet.', hi: 'एक छोटी देनदारी चुकाएँ और चैन का आनंद लें।' },
    { en: 'Compare two prices before the first yes.', hi: 'पहली हाँ से पहले दो दाम मिला लें।' },
    { en: 'Carry the amount you mean to spend.', hi: 'जितना ख़र्च करना हो उतना ही साथ रखें।' },
    {
      en: 'Give a little, gladly, and count it too.',
      hi: 'थोड़ा दान ख़ुशी से दें, और उसे भी हिसाब में लिखें।',
    },
  ],
  wellbeing: [
    { en: 'Ten slow breaths before the first task.', hi: 'पहले काम से पहले दस धीमी साँसें लें।' },
    {
      en: 'Take the stairs once, and smile at the top.',
      hi: 'एक बार सीढ़ियाँ चढ़ें, और ऊपर पहुँचकर मुस्कुराएँ।',
    },
    { en: 'Eat one meal without any screen.', hi: 'एक भोजन बिना किसी स्क्रीन के करें।' },
    { en: 'Be in bed half an hour earlier.', hi: 'आधा घंटा पहले बिस्तर पर जाएँ।' },
    { en: 'Let morning light reach your face.', hi: 'सुबह की धूप चेहरे तक आने दें।' },
    { en: 'Walk after the evening meal.', hi: 'रात के भोजन के बाद टहलें।' },
    { en: 'Keep five minutes of silence.', hi: 'पाँच मिनट मौन रखें।' },
  ],
  family: [
    {
      en: 'Ring the person you last rang in a hurry.',
      hi: 'जिनसे पिछली बार जल्दी में बात हुई, उन्हें फ़ोन करें।',
    },
    { en: 'Ask an elder about their first job.', hi: 'किसी बड़े से उनके पहले काम के बारे में पूछें।' },
    { en: 'Light a lamp together in the evening.', hi: 'शाम को साथ में एक दीया जलाएँ।' },
    { en: 'Let the youngest choose the meal.', hi: 'भोजन का चुनाव सबसे छोटे को करने दें।' },
    { en: 'Do one chore that is not yours.', hi: 'एक ऐसा काम करें जो आपके हिस्से का न हो।' },
    {
      en: 'Praise someone where they can overhear it.',
      hi: 'किसी की सराहना ऐसे करें कि उन तक पहुँच जाए।',
    },
    { en: 'Look at one old photograph together.', hi: 'साथ में कोई एक पुरानी तस्वीर देखें।' },
  ],
}

/** How a graha's place is told. {clause} comes without an end. */
export const grahaTransitLines: readonly LocalizedText[] = [
  {
    en: '{Graha} moves through {sign}, {here}: {clause}.',
    hi: '{graha} {sign} राशि में हैं, {here}: {clause}।',
  },
  {
    en: 'In {sign}, {here}, stands {graha}, and {clause}.',
    hi: '{sign} राशि में, {here}, {graha} विराजमान हैं, और {clause}।',
  },
  {
    en: '{Graha} has a say too, from {sign}, {here}: {clause}.',
    hi: '{graha} की बात भी है, जो {sign} राशि में हैं, {here}: {clause}।',
  },
]

/** What the star of the Moon brings. {clause} speaks of "it", and comes without an end. */
export const dayNakshatraLines: readonly LocalizedText[] = [
  {
    en: 'The Moon is in {star}, which {lord} rules; {clause}.',
    hi: 'चंद्रमा {lord} के नक्षत्र {star} में हैं; {clause}।',
  },
  {
    en: 'With the Moon in {star}, {lord} colours the day: {clause}.',
    hi: '{star} नक्षत्र के चंद्रमा से दिन पर {lord} का असर है: {clause}।',
  },
  {
    en: 'The star of the day is {star}, and {lord} looks after it; {clause}.',
    hi: 'दिन का नक्षत्र {star} है, जिसके स्वामी {lord} हैं; {clause}।',
  },
]

/** The Moon of the day in its sign, for the opening: on the first, the second and the third day of its stay. */
export const dayMoonLines: readonly LocalizedText[] = [
  {
    en: 'The Moon has come into {sign}, {here}, and the tithi is {tithi}.',
    hi: 'चंद्रमा {sign} राशि में आए हैं, {here}, और तिथि {tithi} है।',
  },
  {
    en: 'The Moon goes on through {sign}, {here}, and the tithi is {tithi}.',
    hi: 'चंद्रमा {sign} राशि में ही हैं, {here}, और तिथि {tithi} है।',
  },
  {
    en: 'It is the Moon’s last day in {sign}, {here}; the tithi is {tithi}.',
    hi: '{sign} राशि में चंद्रमा का यह आख़िरी दिन है, {here}; तिथि {tithi} है।',
  },
]

/** A place counted from a sign: 1 is the sign itself. */
export const countedFromSign: readonly LocalizedText[] = [
  { en: 'this very sign', hi: 'यानी इसी राशि में' },
  { en: 'second from this sign', hi: 'इस राशि से द्वितीय' },
  { en: 'third from this sign', hi: 'इस राशि से तृतीय' },
  { en: 'fourth from this sign', hi: 'इस राशि से चतुर्थ' },
  { en: 'fifth from this sign', hi: 'इस राशि से पंचम' },
  { en: 'sixth from this sign', hi: 'इस राशि से षष्ठ' },
  { en: 'seventh from this sign', hi: 'इस राशि से सप्तम' },
  { en: 'eighth from this sign', hi: 'इस राशि से अष्टम' },
  { en: 'ninth from this sign', hi: 'इस राशि से नवम' },
  { en: 'tenth from this sign', hi: 'इस राशि से दशम' },
  { en: 'eleventh from this sign', hi: 'इस राशि से एकादश' },
  { en: 'twelfth from this sign', hi: 'इस राशि से द्वादश' },
]

/** The nine taras, one short line each: for somebody born under one of a sign's stars. */
export const taraShort: readonly LocalizedText[] = [
  { en: 'one’s own star: for inner things', hi: 'अपनी ही तारा: भीतर के कामों के लिए' },
  { en: 'Sampat: favours gain', hi: 'संपत: लाभ के पक्ष में' },
  { en: 'the third: keep plans light', hi: 'तीसरी: योजना हल्की रखें' },
  { en: 'Kshema: safe and kind', hi: 'क्षेम: शुभ और सुरक्षित' },
  { en: 'the fifth: leave some room', hi: 'पाँचवीं: समय की गुंजाइश रखें' },
  { en: 'Sadhaka: things succeed', hi: 'साधक: काम सधते हैं' },
  { en: 'the seventh: better for finishing', hi: 'सातवीं: पूरा करने के लिए अच्छी' },
  { en: 'Mitra: good for meetings', hi: 'मित्र: मिलने के लिए अच्छी' },
  { en: 'Ati-Mitra: warm throughout', hi: 'अति मित्र: हर काम में स्नेह' },
]
