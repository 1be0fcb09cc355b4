import type { LocalizedText } from '../say.ts'
import type { LifeArea } from './moon.ts'

/** How a day opens, by its score. Whole sentences that hold on whatever day they are read. */
export const dayOpenings: Readonly<Record<'bright' | 'even' | 'gentle', readonly LocalizedText[]>> =
  {
    bright: [
      {
        en: 'The day is on this sign’s side: what you have prepared can go ahead.',
        hi: 'दिन इस राशि के साथ है: जिस काम की तैयारी है, उसे आगे बढ़ाएँ।',
      },
      {
        en: 'A favourable day: ask for something, meet people, make a start.',
        hi: 'दिन अनुकूल है: कुछ माँगें, किसी से मिलें, कुछ शुरू करें।',
      },
      {
        en: 'Things go more easily than usual, so try what seemed too hard before.',
        hi: 'काम आम दिनों से आसानी से बनते हैं, इसलिए जो कठिन लगता था उसे आज़माएँ।',
      },
      {
        en: 'Much falls into place by itself; leave some room for good news.',
        hi: 'बहुत-से काम अपने आप बनते हैं; अच्छी ख़बर के लिए भी थोड़ी जगह रखें।',
      },
      {
        en: 'A warm day, best spent with the people you like.',
        hi: 'अपनेपन का दिन है, इसे अपने लोगों के साथ बिताएँ।',
      },
    ],
    even: [
      {
        en: 'An even day: everyday work goes well; look twice before a big step.',
        hi: 'सामान्य दिन है: रोज़ के काम अच्छे चलते हैं; बड़ा क़दम उठाने से पहले दुबारा देख लें।',
      },
      {
        en: 'Some things move and some wait; give your time to those that move.',
        hi: 'कुछ काम चलते हैं, कुछ रुकते हैं; जो चल रहे हों, समय उन्हीं को दें।',
      },
      {
        en: 'A workable day, better for carrying on than for starting something new.',
        hi: 'दिन ठीक है, नया शुरू करने से ज़्यादा चल रहे काम आगे बढ़ाने के लिए।',
      },
      {
        en: 'The middle way gets you there sooner, with a little patience.',
        hi: 'बीच का रास्ता लें और थोड़ा धीरज रखें, काम जल्दी बनेगा।',
      },
      {
        en: 'Easy hours and slow ones take turns: keep plans flexible and promises firm.',
        hi: 'अच्छे और धीमे पल बारी-बारी आते हैं: योजना में गुंजाइश रखें, वादा पक्का रखें।',
      },
    ],
    gentle: [
      {
        en: 'A gentle pace suits this day; what must be done can be done, with time in hand.',
        hi: 'धीमे चलने का दिन है; जो ज़रूरी है वह हो जाएगा, बस समय थोड़ा ज़्यादा रखें।',
      },
      {
        en: 'Care gets more done than speed on this day.',
        hi: 'जल्दी से नहीं, ध्यान से काम बनता है।',
      },
      {
        en: 'Keep the day simple, and it goes well.',
        hi: 'दिन को सरल रखें, तो सब ठीक चलता है।',
      },
      {
        en: 'A day to prepare, to put right and to listen; decisions can wait.',
        hi: 'तैयारी करने, सुधारने और सुनने का दिन है; फ़ैसले रुक सकते हैं।',
      },
      {
        en: 'Do things little by little, and count rest as part of the work.',
        hi: 'काम थोड़ा-थोड़ा करें, और आराम को भी काम का हिस्सा मानें।',
      },
    ],
  }

/** One small thing to do, by part of life: free, harmless, and done within a day. */
export const tips: Readonly<Record<LifeArea, readonly LocalizedText[]>> = {
  general: [
    { en: 'Do the most important thing before noon.', hi: 'सबसे ज़रूरी काम दोपहर से पहले करें।' },
    { en: 'Leave one hour of the day unplanned.', hi: 'दिन में एक घंटा ख़ाली रखें।' },
    { en: 'Finish one thing before you begin the next.', hi: 'दूसरा काम शुरू करने से पहले पहला पूरा करें।' },
    { en: 'Write down three good things at night.', hi: 'रात को तीन अच्छी बातें लिख लें।' },
    {
      en: 'Thank one person and say what for.',
      hi: 'किसी एक को धन्यवाद कहें, और यह भी कि किस बात का।',
    },
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
    { en: 'Send somebody a song they like.', hi: 'किसी को उनकी पसंद का गाना भेजें।' },
  ],
  career: [
    { en: 'Write it short; give details when asked.', hi: 'बात छोटी लिखें; विस्तार माँगने पर दें।' },
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
    {
      en: 'Settle one small debt; the mind feels lighter.',
      hi: 'एक छोटी देनदारी चुका दें, मन हल्का होगा।',
    },
    { en: 'Compare two prices before you say yes.', hi: 'हाँ कहने से पहले दो जगह का दाम मिला लें।' },
    { en: 'Carry the amount you mean to spend.', hi: 'जितना ख़र्च करना हो उतना ही साथ रखें।' },
    {
      en: 'Give a little, gladly, and count it too.',
      hi: 'थोड़ा दान ख़ुशी से दें, और उसे भी हिसाब में लिखें।',
    },
  ],
  wellbeing: [
    { en: 'Take ten slow breaths before the first task.', hi: 'पहले काम से पहले दस धीमी साँसें लें।' },
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
    en: '{Graha} passes through {sign}, {here}, and {clause}.',
    hi: '{sign} राशि में, {here}, {graha} विराजमान हैं, और {clause}।',
  },
  {
    en: 'Then there is {graha} in {sign}, {here}: {clause}.',
    hi: 'और {graha} {sign} राशि में हैं, {here}: {clause}।',
  },
]

/**
 * What the star of the Moon brings: five, so that it is another one when the Moon is back after 27 days, or in a
 * star of the same lord. {clause} speaks of "it", and comes without an end.
 */
export const dayNakshatraLines: readonly LocalizedText[] = [
  {
    en: 'The Moon is in {star}, which {lord} rules; {clause}.',
    hi: 'चंद्रमा {lord} के नक्षत्र {star} में हैं; {clause}।',
  },
  {
    en: 'The Moon is in {star}, so {lord} sets the tone of the day: {clause}.',
    hi: 'चंद्रमा {star} नक्षत्र में हैं, इसलिए दिन पर {lord} का असर है: {clause}।',
  },
  {
    en: 'The star of the day is {star}, and {lord} looks after it; {clause}.',
    hi: 'दिन का नक्षत्र {star} है, जिसके स्वामी {lord} हैं; {clause}।',
  },
  {
    en: 'The Moon stands in the star of {lord}, {star}; {clause}.',
    hi: 'चंद्रमा {star} में हैं, जो {lord} का नक्षत्र है; {clause}।',
  },
  {
    en: '{star} is the star of the day, under {lord}; {clause}.',
    hi: '{star} नक्षत्र का दिन है, जिसके स्वामी {lord} हैं; {clause}।',
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
  { en: 'one’s own star: for quiet things', hi: 'अपनी ही तारा: शांत मन के कामों के लिए' },
  { en: 'Sampat: favours gain', hi: 'संपत: लाभ के पक्ष में' },
  { en: 'the third: keep plans light', hi: 'तीसरी: योजना हल्की रखें' },
  { en: 'Kshema: safe and kind', hi: 'क्षेम: शुभ और सुरक्षित' },
  { en: 'the fifth: leave some room', hi: 'पाँचवीं: समय की गुंजाइश रखें' },
  { en: 'Sadhaka: things succeed', hi: 'साधक: काम बनते हैं' },
  { en: 'the seventh: better for finishing', hi: 'सातवीं: अधूरा पूरा करने के लिए' },
  { en: 'Mitra: good for meetings', hi: 'मित्र: मिलने के लिए अच्छी' },
  { en: 'Ati-Mitra: good for almost all', hi: 'अति मित्र: लगभग हर काम के लिए' },
]
