import type { LocalizedPairs } from '../reading/localized-pair.ts'
import type { LifeArea } from './moon.ts'

/** How a day opens, by its score. Whole sentences that hold on whatever day they are read. */
export const dayOpenings: Readonly<Record<'bright' | 'even' | 'gentle', LocalizedPairs>> = {
  bright: [
    [
      'The sky is friendly to this sign, and what has been prepared may go ahead.',
      'आकाश इस राशि के साथ है, और जिसकी तैयारी है वह आगे बढ़ सकता है।',
    ],
    ['A day with the wind behind it: ask, meet, begin.', 'अनुकूल हवा वाला दिन: माँगें, मिलें, शुरू करें।'],
    [
      'Doors are lighter than usual on this day, so try the one that seemed heavy.',
      'इस दिन द्वार हल्के हैं, इसलिए वही खोलकर देखें जो भारी लगता था।',
    ],
    [
      'Much falls into place by itself; leave room for the good surprise.',
      'बहुत कुछ अपने-आप सही बैठता है; अच्छे अचरज के लिए जगह रखें।',
    ],
    [
      'There is warmth in this day, and it is best spent on people.',
      'इस दिन में गरमाहट है, और वह लोगों पर ख़र्च हो तो सबसे अच्छा।',
    ],
  ],
  even: [
    [
      'An even day: the ordinary goes well, and large steps like a second look.',
      'सम दिन: रोज़ के काम अच्छे चलते हैं, और बड़े क़दम को दुबारा देखना अच्छा है।',
    ],
    [
      'Some of it runs, some of it waits; choose the part that runs.',
      'कुछ चलता है, कुछ रुकता है; जो चल रहा हो उसी को चुनें।',
    ],
    [
      'A workable day, better for going on than for starting anew.',
      'काम का दिन, नया शुरू करने से ज़्यादा जारी रखने के लिए।',
    ],
    [
      'The middle road is the quick one here, with a little patience as fare.',
      'यहाँ बीच की राह ही तेज़ है, और किराया थोड़ा-सा धीरज है।',
    ],
    [
      'Light and shade take turns, so keep the plan loose and the promise firm.',
      'धूप-छाँव बारी-बारी आती है, इसलिए योजना ढीली और वचन पक्का रखें।',
    ],
  ],
  gentle: [
    [
      'A gentle pace suits this day; what is necessary can be done, with margin.',
      'इस दिन धीमी चाल जँचती है; जो ज़रूरी है वह हो सकता है, बस समय की गुंजाइश के साथ।',
    ],
    [
      'The sky asks for care rather than speed, and care is rewarded.',
      'आकाश गति से ज़्यादा ध्यान माँगता है, और ध्यान का फल मिलता है।',
    ],
    ['Keep the day simple, and it will be kind to you.', 'दिन को सरल रखें, तो वह आपके साथ नरम रहेगा।'],
    [
      'A day to prepare, to mend and to listen; deciding can wait for a clearer one.',
      'तैयारी, सुधार और सुनने का दिन; निर्णय किसी साफ़ दिन तक रुक सकता है।',
    ],
    [
      'Little by little is the right measure here, and rest is part of the work.',
      'यहाँ थोड़ा-थोड़ा ही सही माप है, और विश्राम भी काम का हिस्सा है।',
    ],
  ],
}

/** One small thing to do, by part of life: free, harmless, and done within a day. */
export const tips: Readonly<Record<LifeArea, LocalizedPairs>> = {
  general: [
    ['Do the most important thing before noon.', 'सबसे ज़रूरी काम दोपहर से पहले करें।'],
    ['Leave one hour of the day unplanned.', 'दिन का एक घंटा बिना योजना के छोड़ें।'],
    ['Finish one thing before you open the next.', 'दूसरा काम खोलने से पहले पहला पूरा करें।'],
    ['Write down three good things at night.', 'रात को तीन अच्छी बातें लिख लें।'],
    ['Say thank you once more than needed.', 'ज़रूरत से एक बार ज़्यादा धन्यवाद कहें।'],
    ['Step outside at sunset for a few minutes.', 'सूर्यास्त के समय कुछ मिनट बाहर निकलें।'],
    ['Answer the oldest message first.', 'सबसे पुराने संदेश का उत्तर पहले दें।'],
  ],
  love: [
    ['Ask one question and listen to the whole answer.', 'एक प्रश्न पूछें और पूरा उत्तर सुनें।'],
    ['Leave the phone in another room for an hour.', 'एक घंटे फ़ोन दूसरे कमरे में रहने दें।'],
    ['Write two lines by hand to someone dear.', 'किसी प्रिय को हाथ से दो पंक्तियाँ लिखें।'],
    ['Forgive one small thing without mentioning it.', 'कोई छोटी बात बिना जताए माफ़ कर दें।'],
    ['Wear the colour in which you like yourself.', 'वह रंग पहनें जिसमें आप ख़ुद को अच्छे लगें।'],
    ['Say what you liked about yesterday.', 'कह दें कि बीते कल में क्या अच्छा लगा।'],
    ['Share a song before you share an opinion.', 'राय से पहले कोई गीत साझा करें।'],
  ],
  career: [
    ['Send the short version; offer the long one.', 'छोटा रूप भेजें; लंबा माँगने पर दें।'],
    ['Clear the desk before the last hour.', 'आख़िरी घंटे से पहले मेज़ साफ़ कर लें।'],
    ['Ask for one thing only, and ask clearly.', 'केवल एक बात माँगें, और साफ़ माँगें।'],
    ['Give a younger colleague ten minutes.', 'किसी छोटे सहकर्मी को दस मिनट दें।'],
    ['Put tomorrow’s first task on paper at night.', 'कल का पहला काम रात को काग़ज़ पर लिख लें।'],
    ['Keep the promise with the nearest date first.', 'जिस वचन की तारीख़ सबसे पास हो, पहले उसे निभाएँ।'],
    ['Read the note aloud before you send it.', 'भेजने से पहले लिखा हुआ एक बार बोलकर पढ़ें।'],
  ],
  money: [
    ['Note the day’s expenses in the evening.', 'शाम को दिन का ख़र्च लिख लें।'],
    ['Wait one night before a large purchase.', 'बड़ी ख़रीद से पहले एक रात रुकें।'],
    ['Put a small sum where you cannot see it.', 'थोड़ी-सी रक़म वहाँ रखें जहाँ नज़र न पड़े।'],
    ['Settle one small due and enjoy the quiet.', 'एक छोटी देनदारी चुकाएँ और चैन का आनंद लें।'],
    ['Compare two prices before the first yes.', 'पहली हाँ से पहले दो दाम मिला लें।'],
    ['Carry the amount you mean to spend.', 'जितना ख़र्च करना हो उतना ही साथ रखें।'],
    ['Give a little, gladly, and count it too.', 'थोड़ा दान ख़ुशी से दें, और उसे भी हिसाब में लिखें।'],
  ],
  wellbeing: [
    ['Ten slow breaths before the first task.', 'पहले काम से पहले दस धीमी साँसें लें।'],
    ['Take the stairs once, and smile at the top.', 'एक बार सीढ़ियाँ चढ़ें, और ऊपर पहुँचकर मुस्कुराएँ।'],
    ['Eat one meal without any screen.', 'एक भोजन बिना किसी स्क्रीन के करें।'],
    ['Be in bed half an hour earlier.', 'आधा घंटा पहले बिस्तर पर जाएँ।'],
    ['Let morning light reach your face.', 'सुबह की धूप चेहरे तक आने दें।'],
    ['Walk after the evening meal.', 'रात के भोजन के बाद टहलें।'],
    ['Keep five minutes of silence.', 'पाँच मिनट मौन रखें।'],
  ],
  family: [
    ['Ring the person you last rang in a hurry.', 'जिनसे पिछली बार जल्दी में बात हुई, उन्हें फ़ोन करें।'],
    ['Ask an elder about their first job.', 'किसी बड़े से उनके पहले काम के बारे में पूछें।'],
    ['Light a lamp together in the evening.', 'शाम को साथ में एक दीया जलाएँ।'],
    ['Let the youngest choose the meal.', 'भोजन का चुनाव सबसे छोटे को करने दें।'],
    ['Do one chore that is not yours.', 'एक ऐसा काम करें जो आपके हिस्से का न हो।'],
    ['Praise someone where they can overhear it.', 'किसी की सराहना ऐसे करें कि उन तक पहुँच जाए।'],
    ['Look at one old photograph together.', 'साथ में कोई एक पुरानी तस्वीर देखें।'],
  ],
}

/** How a graha's place is told. {clause} comes without an end. */
export const grahaTransitLines: LocalizedPairs = [
  ['{Graha} moves through {sign}, {here}: {clause}.', '{graha} {sign} राशि में हैं, {here}: {clause}।'],
  [
    'In {sign}, {here}, stands {graha}, and {clause}.',
    '{sign} राशि में, {here}, {graha} विराजमान हैं, और {clause}।',
  ],
  [
    '{Graha} has a say too, from {sign}, {here}: {clause}.',
    '{graha} की बात भी है, जो {sign} राशि में हैं, {here}: {clause}।',
  ],
]

/** What the star of the Moon brings. {clause} speaks of "it", and comes without an end. */
export const dayNakshatraLines: LocalizedPairs = [
  [
    'The Moon is in {star}, which {lord} rules; {clause}.',
    'चंद्रमा {lord} के नक्षत्र {star} में हैं; {clause}।',
  ],
  [
    'With the Moon in {star}, {lord} colours the day: {clause}.',
    '{star} नक्षत्र के चंद्रमा से दिन में {lord} का रंग है: {clause}।',
  ],
  [
    'The star of the day is {star}, and {lord} looks after it; {clause}.',
    'दिन का नक्षत्र {star} है, जिसके स्वामी {lord} हैं; {clause}।',
  ],
]

/** The Moon of the day in its sign, for the opening. */
export const dayMoonLines: LocalizedPairs = [
  ['The Moon walks through {sign}, {here}.', 'चंद्रमा {sign} राशि में हैं, {here}।'],
  [
    'It is the Moon in {sign}, {here}, that sets the tone.',
    'दिन का स्वर चंद्रमा से है, जो {sign} राशि में हैं, {here}।',
  ],
]

/** A place counted from a sign: 1 is the sign itself. */
export const countedFromSign: LocalizedPairs = [
  ['this very sign', 'यानी इसी राशि में'],
  ['second from this sign', 'इस राशि से द्वितीय'],
  ['third from this sign', 'इस राशि से तृतीय'],
  ['fourth from this sign', 'इस राशि से चतुर्थ'],
  ['fifth from this sign', 'इस राशि से पंचम'],
  ['sixth from this sign', 'इस राशि से षष्ठ'],
  ['seventh from this sign', 'इस राशि से सप्तम'],
  ['eighth from this sign', 'इस राशि से अष्टम'],
  ['ninth from this sign', 'इस राशि से नवम'],
  ['tenth from this sign', 'इस राशि से दशम'],
  ['eleventh from this sign', 'इस राशि से एकादश'],
  ['twelfth from this sign', 'इस राशि से द्वादश'],
]

/** The nine taras, one short line each: for somebody born under one of a sign's stars. */
export const taraShort: LocalizedPairs = [
  ['one’s own star: for inner things', 'अपनी ही तारा: भीतर के कामों के लिए'],
  ['Sampat: favours gain', 'संपत: लाभ के पक्ष में'],
  ['the third: keep plans light', 'तीसरी: योजना हल्की रखें'],
  ['Kshema: safe and kind', 'क्षेम: शुभ और सुरक्षित'],
  ['the fifth: leave some room', 'पाँचवीं: समय की गुंजाइश रखें'],
  ['Sadhaka: things succeed', 'साधक: काम सधते हैं'],
  ['the seventh: better for finishing', 'सातवीं: पूरा करने के लिए अच्छी'],
  ['Mitra: good for meetings', 'मित्र: मिलने के लिए अच्छी'],
  ['Ati-Mitra: warm throughout', 'अति मित्र: हर काम में स्नेह'],
]
