import type { LocalizedPair, BilingualText } from './localized-pair.ts'

/**
 * The sentences that carry a chart's facts. `{clause}` is a meaning from lords.ts, moon.ts or periods.ts;
 * the other slots are filled from the chart. Several ways of saying the same, so that no two answers are
 * alike.
 */

/** What a field is called inside a sentence. Hindi is in the form that takes के, का, में after it. */
export const topicPhrases: Readonly<Record<string, BilingualText>> = {
  love: { en: 'partnership', hi: 'साझेदारी' },
  career: { en: 'work', hi: 'कामकाज' },
  money: { en: 'money', hi: 'धन' },
  education: { en: 'learning', hi: 'विद्या' },
  family: { en: 'home', hi: 'घर-परिवार' },
  health: { en: 'your vitality', hi: 'शरीर और स्फूर्ति' },
  travel: { en: 'far places', hi: 'दूर देश' },
  timing: { en: 'fortune', hi: 'भाग्य' },
  general: { en: 'your own path', hi: 'जीवन की राह' },
  'career.own': { en: 'trade and partners', hi: 'व्यापार और साझेदारी' },
  'money.home': { en: 'house and land', hi: 'घर और ज़मीन' },
  'money.vehicle': { en: 'comforts and vehicles', hi: 'सुख और वाहन' },
  'money.debt': { en: 'dues and loans', hi: 'देनदारी और ऋण' },
  'money.income': { en: 'gains', hi: 'लाभ' },
  'education.admission': { en: 'higher learning', hi: 'उच्च विद्या' },
  'education.exam': { en: 'learning and tests', hi: 'विद्या और परीक्षा' },
  'family.children': { en: 'children', hi: 'संतान' },
  'family.child': { en: 'children', hi: 'संतान' },
  'family.siblings': { en: 'brothers and sisters', hi: 'भाई-बहन' },
  'travel.move': { en: 'home and change of place', hi: 'घर और स्थान-परिवर्तन' },
  'travel.trip': { en: 'journeys', hi: 'यात्रा' },
  'love.proposal': { en: 'romance', hi: 'प्रेम' },
}

/** The lord of the field's house: `{main}` that house, `{lord}` the graha, `{there}` where it stands. */
export const lordLines: readonly LocalizedPair[] = [
  [
    '{Lord}, lord of your {main}, stands in the {there}, and for {matter} this means: {clause}.',
    '{main} के स्वामी {lord} आपके {there} में हैं, और {matter} के लिए इसका अर्थ है: {clause}।',
  ],
  [
    'On {matter} your chart speaks through {lord}, lord of your {main}, which stands in the {there}: {clause}.',
    '{main} के स्वामी {lord} आपके {there} में हैं; {matter} की बात करें तो {clause}।',
  ],
  [
    'The lord of your {main} is {lord}, placed in the {there}, and it tells something about you: {clause}.',
    'आपके {main} के स्वामी {lord} हैं, और वे {there} में बैठे हैं: {clause}।',
  ],
  [
    'For {matter} it is {lord} that counts, lord of your {main}, standing in the {there}: {clause}.',
    '{lord} आपके {main} के स्वामी हैं; {there} में उनका होना {matter} के बारे में इतना बताता है: {clause}।',
  ],
  [
    '{Lord} rules your {main} and stands in the {there}: {clause}.',
    '{main} के स्वामी होकर {lord} {there} में हैं, और {matter} पर उनका असर यह है: {clause}।',
  ],
]

/** The same where the lord stands in the very house it rules. */
export const lordAtHomeLines: readonly LocalizedPair[] = [
  [
    '{Lord}, lord of your {main}, stands in the {main}, and for {matter} that is good news: {clause}.',
    '{main} के स्वामी {lord} {main} में ही हैं, और {matter} के लिए यह शुभ है: {clause}।',
  ],
  [
    'The lord of your {main} is {lord}, placed in the {main} too, and {matter} has firm ground there: {clause}.',
    'आपके {main} के स्वामी {lord} हैं, और {main} में ही बैठे हैं; {matter} की ज़मीन पक्की है: {clause}।',
  ],
]

export const natalMoonLines: readonly LocalizedPair[] = [
  ['With your Moon in {moon.sign}, {clause}.', 'आपकी चंद्र राशि {moon.sign} है, इसलिए {clause}।'],
  [
    'Your Moon in {moon.sign} adds its own note: {clause}.',
    '{moon.sign} राशि के चंद्रमा का असर यह है कि {clause}।',
  ],
  [
    'There is also your Moon in {moon.sign}, and it explains much: {clause}.',
    'आपका चंद्रमा {moon.sign} राशि में है, जिससे बहुत कुछ समझ आता है: {clause}।',
  ],
  [
    'The mind is read from the Moon, and yours is in {moon.sign}: {clause}.',
    'मन चंद्रमा से देखा जाता है, और आपका चंद्रमा {moon.sign} राशि में है: {clause}।',
  ],
  [
    'Your Moon sign is {moon.sign}, and it shows: {clause}.',
    'आपकी चंद्र राशि {moon.sign} यहाँ भी झलकती है: {clause}।',
  ],
]

export const birthNakshatraLines: readonly LocalizedPair[] = [
  ['Your birth nakshatra is {moon.star}: {clause}.', 'आपका जन्म नक्षत्र {moon.star} है: {clause}।'],
  [
    'Your birth star {moon.star} says it in its own way: {clause}.',
    'जन्म नक्षत्र {moon.star} का गुण भी साथ है: {clause}।',
  ],
  [
    'You were born under {moon.star}, and that is a gift of its own: {clause}.',
    'जन्म नक्षत्र {moon.star} का अपना एक उपहार है: {clause}।',
  ],
]

export const antarLines: readonly LocalizedPair[] = [
  [
    'Until {antar.until} you are in the {antar.bare} antardasha of the {maha.bare} mahadasha; {clause}.',
    '{antar.until} तक {maha.bare} की महादशा में {antar.bare} की अंतर्दशा चल रही है; {clause}।',
  ],
  [
    'The period running now is {antar.bare} antardasha within {maha.bare} mahadasha, and it lasts until {antar.until}: {clause}.',
    'इस समय {maha.bare} की महादशा में {antar.bare} की अंतर्दशा है, जो {antar.until} तक रहेगी: {clause}।',
  ],
  [
    'From {antar.since} to {antar.until} the {antar.bare} antardasha of your {maha.bare} mahadasha sets the tone; {clause}.',
    '{antar.since} से {antar.until} तक {maha.bare} की महादशा में {antar.bare} की अंतर्दशा है, और समय का रंग वही तय करती है; {clause}।',
  ],
  [
    'Your {maha.bare} mahadasha has reached its {antar.bare} antardasha, which lasts until {antar.until}, and {clause}.',
    '{maha.bare} की महादशा में इन दिनों {antar.bare} की अंतर्दशा है, जो {antar.until} तक चलेगी, और {clause}।',
  ],
  [
    'As for time, the {antar.bare} antardasha in your {maha.bare} mahadasha is yours until {antar.until}: {clause}.',
    'समय की बात करें तो {antar.until} तक {maha.bare} की महादशा में {antar.bare} की अंतर्दशा है: {clause}।',
  ],
]

export const mahaLines: readonly LocalizedPair[] = [
  [
    'Behind the day stands the long line, your {maha.bare} mahadasha from {maha.since} to {maha.until}: {clause}.',
    'रोज़ की बातों के पीछे लंबी रेखा है, {maha.since} से {maha.until} तक {maha.bare} की महादशा: {clause}।',
  ],
  [
    'The larger chapter is the {maha.bare} mahadasha, which began on {maha.since} and closes on {maha.until}; {clause}.',
    'बड़ा अध्याय {maha.bare} की महादशा का है, जो {maha.since} को शुरू हुई और {maha.until} को पूरी होगी; {clause}।',
  ],
  [
    'Seen over years, you are in {maha.bare} mahadasha until {maha.until}, and {clause}.',
    'वर्षों के पैमाने पर {maha.until} तक {maha.bare} की महादशा है, और {clause}।',
  ],
]

/** How the running lord touches the field: `{graha}` the lord, `{house}` the house through which. */
export const lordConnectionLines: Readonly<Record<string, readonly LocalizedPair[]>> = {
  'rules-main': [
    [
      '{Graha} is also the lord of your {house}, so these months are very much about {matter}.',
      '{graha} आपके {house} के स्वामी भी हैं, इसलिए इस दशा का असली विषय {matter} ही है।',
    ],
    [
      'And since {graha} rules your {house} itself, what you do about {matter} now counts double.',
      'और {graha} स्वयं आपके {house} के स्वामी हैं, इसलिए {matter} के लिए अभी किया प्रयास दुगुना गिना जाता है।',
    ],
  ],
  'in-main': [
    [
      '{Graha} stands in your {house} by birth, so the period speaks straight to {matter}.',
      '{graha} जन्म से आपके {house} में हैं, इसलिए यह दशा सीधे {matter} की बात करती है।',
    ],
    [
      'Because {graha} stands in your {house} at birth, it has {matter} close to its heart.',
      '{graha} जन्म कुंडली में आपके {house} में हैं, इसलिए {matter} इस दशा के दिल के पास है।',
    ],
  ],
  'with-lord': [
    [
      '{Graha} stands together with {lord}, lord of your {house}, so both serve {matter} in this period.',
      'जन्म से {graha} और {house} के स्वामी {lord} साथ हैं, इसलिए इस दशा में दोनों मिलकर {matter} के लिए काम करते हैं।',
    ],
  ],
  'sees-main': [
    [
      'From its place at birth {graha} looks at your {house}, and so keeps an eye on {matter}.',
      'अपने जन्म-स्थान से {graha} की दृष्टि आपके {house} पर है, इसलिए {matter} पर नज़र बनी रहती है।',
    ],
  ],
  'rules-helper': [
    [
      '{Graha} rules your {house}, which helps {matter} from the side.',
      '{graha} आपके {house} के स्वामी हैं, जो {matter} को पास से सहारा देता है।',
    ],
    [
      'As lord of your {house}, {graha} brings support to {matter} by a side door.',
      '{house} के स्वामी होकर {graha} {matter} को एक और रास्ते से सहारा देते हैं।',
    ],
  ],
  significator: [
    [
      '{Graha} is by nature a significator of {matter}, so the period understands your question.',
      '{graha} स्वभाव से ही {matter} के कारक हैं, इसलिए यह दशा आपका प्रश्न समझती है।',
    ],
  ],
  'in-hard-house': [
    [
      '{Graha} stands in your {house} at birth, so results come after the effort and seldom before it.',
      '{graha} जन्म से आपके {house} में हैं, इसलिए फल परिश्रम के बाद आता है, पहले कम ही।',
    ],
  ],
  quiet: [
    [
      'This period touches {matter} only from afar, so it is better used for preparing than for pushing.',
      '{matter} से इस दशा का नाता दूर का है, इसलिए इसे ज़ोर लगाने से ज़्यादा तैयारी में लगाना अच्छा है।',
    ],
  ],
}

/** The next antardasha, where the running one is quiet. `{next}` its lord, `{from}` its beginning. */
export const nextPeriodLines: readonly LocalizedPair[] = [
  [
    'On {from} the {next} antardasha will begin, and {clause}.',
    '{from} को {next} की अंतर्दशा शुरू होगी, और {clause}।',
  ],
  [
    'The tone changes on {from}, when the {next} antardasha begins: {clause}.',
    '{from} को समय करवट लेगा, जब {next} की अंतर्दशा शुरू होगी: {clause}।',
  ],
  [
    'After that comes the {next} antardasha, which will begin on {from}: {clause}.',
    'उसके बाद {from} को {next} की अंतर्दशा शुरू होगी: {clause}।',
  ],
]

export const transitLines: readonly LocalizedPair[] = [
  [
    '{Graha} is moving through {sign}, the {house} from your Moon, until {until}, and {clause}.',
    '{graha} {until} तक {sign} राशि में, आपके चंद्रमा से {house} में गोचर कर रहे हैं, और {clause}।',
  ],
  [
    'In today’s sky {graha} transits {sign}, the {house} from your Moon, until {until}; {clause}.',
    'आज के आकाश में {graha} {until} तक {sign} राशि में हैं, जो आपके चंद्रमा से {house} है; {clause}।',
  ],
  [
    'Until {until} the transit of {graha} through {sign} falls in the {house} from your Moon: {clause}.',
    '{until} तक {sign} राशि में {graha} का गोचर आपके चंद्रमा से {house} में पड़ता है: {clause}।',
  ],
  [
    'Until {until} {graha} transits {sign}, which is the {house} from your Moon: {clause}.',
    '{until} तक {graha} का गोचर {sign} राशि में है, आपके चंद्रमा से {house} में: {clause}।',
  ],
  [
    'Overhead, {graha} moves through {sign}, the {house} from your Moon, until {until}, and {clause}.',
    'गोचर में {graha} {until} तक {sign} राशि में हैं, आपके चंद्रमा से {house} में, और {clause}।',
  ],
]

/** Where dasha and transit speak together: `{for}` what for, `{from}`, `{to}` the dates. */
export const windowHeadlines: readonly LocalizedPair[] = [
  [
    'By your chart the clearest window {for} runs from {from} to {to}.',
    '{for} आपकी कुंडली में सबसे साफ़ समय {from} से {to} तक है।',
  ],
  [
    'Your chart opens its best window {for} on {from} and keeps it open until {to}.',
    '{for} कुंडली का सबसे अच्छा द्वार {from} को खुलता है और {to} तक खुला रहता है।',
  ],
  [
    'If I were to mark one stretch of your calendar {for}, it would be {from} to {to}.',
    'यदि कैलेंडर में {for} एक ही समय पर निशान लगाना हो, तो वह {from} से {to} तक का है।',
  ],
]

export const windowReasons: readonly LocalizedPair[] = [
  [
    'In those dates the {antar} antardasha will run, and Jupiter will move through {sign}, your {jupiterHouse}, {reach}.',
    'उस समय {antar} की अंतर्दशा रहेगी, और गुरु आगे आपके {jupiterHouse} में गोचर करेंगे, {reach}।',
  ],
  [
    'Two things will meet in those dates: the {antar} antardasha will run, and Jupiter will transit your {jupiterHouse}, in {sign}, {reach}.',
    'उस समय दो बातें मिलेंगी: {antar} की अंतर्दशा रहेगी, और गुरु आगे {sign} राशि में गोचर करेंगे, {reach}।',
  ],
]
/** Jupiter's sight of the field's house, where it doesn't stand in it. */
export const jupiterAspectReason: BilingualText = {
  en: 'which helps {matter} from there',
  hi: 'जिससे {matter} को सहारा मिलेगा',
}

export const windowLines: readonly LocalizedPair[] = [
  [
    'Mark {from} to {to}: in those dates dasha and transit speak together {for}.',
    '{from} से {to} तक का समय ध्यान में रखें: इन तिथियों में {for} दशा और गोचर साथ बोलते हैं।',
  ],
  [
    'The stretch to use {for} is {from} to {to}, when dasha and transit agree.',
    '{for} उपयोग करने लायक़ समय {from} से {to} तक है, जब दशा और गोचर एकमत हैं।',
  ],
]

/** The same where the window is open already. */
export const openWindowHeadlines: readonly LocalizedPair[] = [
  [
    'The window {for} is open now, and it stays open until {to}.',
    '{for} समय अभी खुला है, और {to} तक खुला रहेगा।',
  ],
  [
    'You don’t have to wait: the time {for} is already running, until {to}.',
    'प्रतीक्षा की ज़रूरत नहीं: {for} समय चल ही रहा है, {to} तक।',
  ],
]
export const openWindowLines: readonly LocalizedPair[] = [
  [
    'Use the time until {to}: {for} it is on your side just now.',
    '{to} तक के समय का उपयोग करें: {for} यह आपके पक्ष में है।',
  ],
]

export const secondWindowLines: readonly LocalizedPair[] = [
  [
    'A second stretch, from {from} to {to}, supports you as well.',
    '{from} से {to} तक का दूसरा समय भी आपका साथ देता है।',
  ],
  [
    'If that passes too soon, {from} to {to} offers another chance.',
    'यदि वह जल्दी निकल जाए, तो {from} से {to} तक एक और अवसर है।',
  ],
]

/** Where the years ahead hold no dated window. */
export const noWindowLines: readonly LocalizedPair[] = [
  [
    'I don’t see one marked date {for} in the years just ahead, and I would rather tell you how the time is moving than invent one.',
    'आने वाले कुछ वर्षों में {for} कोई एक पक्की तारीख़ नहीं दिखती, और गढ़ने से अच्छा है कि समय की चाल बताई जाए।',
  ],
  [
    'Your chart names no single date {for} just now: it moves by preparation here, and here is the pace.',
    'अभी {for} कुंडली कोई एक तारीख़ नहीं देती: यहाँ बात तैयारी से बढ़ती है, और उसकी चाल यह है।',
  ],
]

/** Asked about a span that has no window in it. */
export const noWindowInSpanLines: readonly LocalizedPair[] = [
  [
    'In the time you ask about, nothing forces the matter {for}, and nothing closes it: effort decides.',
    'जिस समय के बारे में प्रश्न है, उसमें {for} न कोई दबाव है, न द्वार बंद: प्रयास तय करेगा।',
  ],
]

/** Without a birth time there is no dasha and no house. */
export const noTimeLines: readonly LocalizedPair[] = [
  [
    'Your birth time is not known, so I tell only what holds at every minute of your birth day.',
    'आपका जन्म समय ज्ञात नहीं है, इसलिए यहाँ केवल वही बात है जो जन्म के दिन के हर क्षण पर सही है।',
  ],
  [
    'Without a birth time some things stay unsaid; what follows is true whatever the minute was.',
    'जन्म समय के बिना कुछ बातें अनकही रहती हैं; आगे जो है, वह हर हाल में सही है।',
  ],
]

/** "Why": the cause that the chart names. */
export const whyHeadlines: Readonly<Record<string, readonly LocalizedPair[]>> = {
  favourable: [
    [
      'The cause lies more behind you than ahead of you, and your chart shows the turn.',
      'कारण आगे से ज़्यादा पीछे का है, और कुंडली मोड़ दिखाती है।',
    ],
  ],
  mixed: [
    [
      'It is not your fault and not mere chance: your chart shows two forces at work in matters of {matter}, and both can be worked with.',
      'इसमें न आपकी ग़लती है, न केवल संयोग: {matter} के विषय में कुंडली दो खिंचाव दिखाती है, और दोनों को साधा जा सकता है।',
    ],
  ],
  patience: [
    [
      'There is a reason, and it is a season and no sentence: your chart puts effort before result in matters of {matter} just now.',
      'कारण है, और वह एक ऋतु है, कोई सज़ा नहीं: {matter} के विषय में कुंडली इस समय फल से पहले परिश्रम रखती है।',
    ],
  ],
}

/** What a window is for, by topic and side. */
export const windowPurposes: Readonly<Record<string, BilingualText>> = {
  love: { en: 'for love and commitment', hi: 'प्रेम और रिश्ते के लिए' },
  'love.married': { en: 'for closeness in your marriage', hi: 'वैवाहिक जीवन में नज़दीकी के लिए' },
  'love.marriage': { en: 'for marriage', hi: 'विवाह के लिए' },
  'love.again': { en: 'for a new beginning', hi: 'नई शुरुआत के लिए' },
  'love.trouble': { en: 'for mending things', hi: 'बात सुलझाने के लिए' },
  'love.proposal': { en: 'for speaking your heart', hi: 'मन की बात कहने के लिए' },
  career: { en: 'for your work', hi: 'काम के लिए' },
  'career.change': { en: 'for a change of job', hi: 'नौकरी बदलने के लिए' },
  'career.rise': { en: 'for a step up', hi: 'पदोन्नति के लिए' },
  'career.own': { en: 'for your own venture', hi: 'अपने काम के लिए' },
  'career.find': { en: 'for finding work', hi: 'काम मिलने के लिए' },
  'career.government': { en: 'for a government post', hi: 'सरकारी पद के लिए' },
  money: { en: 'for money matters', hi: 'धन के लिए' },
  'money.home': { en: 'for a home of your own', hi: 'अपने घर के लिए' },
  'money.vehicle': { en: 'for a vehicle', hi: 'वाहन के लिए' },
  'money.debt': { en: 'for clearing dues', hi: 'देनदारी उतारने के लिए' },
  education: { en: 'for your studies', hi: 'पढ़ाई के लिए' },
  'education.exam': { en: 'for exams', hi: 'परीक्षा के लिए' },
  'education.admission': { en: 'for admission', hi: 'दाख़िले के लिए' },
  family: { en: 'for family and home', hi: 'घर-परिवार के लिए' },
  'family.children': { en: 'for matters of children', hi: 'संतान के विषय में' },
  'family.child': { en: 'for your child', hi: 'आपकी संतान के लिए' },
  health: { en: 'for rebuilding your energy', hi: 'स्फूर्ति बढ़ाने के लिए' },
  travel: { en: 'for travel', hi: 'यात्रा के लिए' },
  'travel.abroad': { en: 'for going abroad', hi: 'विदेश जाने के लिए' },
  'travel.move': { en: 'for a move', hi: 'स्थान बदलने के लिए' },
  timing: { en: 'for a turn of fortune', hi: 'भाग्य के मोड़ के लिए' },
  general: { en: 'for your own growth', hi: 'आपकी उन्नति के लिए' },
}

/** The fields in which each graha does well: used where someone asks which work or subject. */
export const fieldsOfGraha: Readonly<Record<string, BilingualText>> = {
  sun: {
    en: 'administration, public roles, medicine and anything where you answer for the whole',
    hi: 'प्रशासन, सार्वजनिक भूमिका, चिकित्सा और वह काम जिसमें पूरे की ज़िम्मेदारी हो',
  },
  moon: {
    en: 'care, food, hospitality, nursing, public relations and work with people’s feelings',
    hi: 'सेवा, भोजन, आतिथ्य, नर्सिंग, जनसंपर्क और भावनाओं से जुड़ा काम',
  },
  mars: {
    en: 'engineering, defence, sport, operating theatres, property and fast decisions',
    hi: 'इंजीनियरिंग, रक्षा, खेल, शल्य-चिकित्सा, भूमि और तेज़ निर्णय',
  },
  mercury: {
    en: 'writing, accounts, software, trade, teaching and media',
    hi: 'लेखन, लेखा, सॉफ़्टवेयर, व्यापार, शिक्षण और मीडिया',
  },
  jupiter: {
    en: 'teaching, law, finance, counsel and institutions of trust',
    hi: 'शिक्षण, क़ानून, वित्त, परामर्श और भरोसे की संस्थाएँ',
  },
  venus: {
    en: 'design, art, fashion, hospitality, diplomacy and beauty',
    hi: 'डिज़ाइन, कला, फ़ैशन, आतिथ्य, कूटनीति और सौंदर्य',
  },
  saturn: {
    en: 'operations, construction, law, public service, research and long projects',
    hi: 'संचालन, निर्माण, क़ानून, जनसेवा, शोध और लंबी परियोजनाएँ',
  },
  rahu: {
    en: 'technology, aviation, media, foreign firms and whatever is new',
    hi: 'तकनीक, विमानन, मीडिया, विदेशी संस्थाएँ और जो भी नया हो',
  },
  ketu: {
    en: 'research, coding, healing, languages and quiet specialist work',
    hi: 'शोध, कोडिंग, उपचार, भाषाएँ और शांत विशेषज्ञता',
  },
}
/** Where the graha in charge of the work or the study stands: in the house, or as its lord. */
export const fieldGrahaPlacements = {
  stands: { en: 'stands in your {house}', hi: 'आपके {house} में हैं' },
  rules: { en: 'is the lord of your {house}', hi: 'आपके {house} के स्वामी हैं' },
} as const satisfies Record<string, BilingualText>

export const fieldLines: readonly LocalizedPair[] = [
  [
    '{Graha} {place}, and the fields that go with it are {fields}.',
    '{graha} {place}, और उनके क्षेत्र हैं: {fields}।',
  ],
]
export const subjectLines: readonly LocalizedPair[] = [
  [
    '{Graha} {place}, and such subjects lead towards {fields}.',
    '{graha} {place}, और उनके विषय इस ओर ले जाते हैं: {fields}।',
  ],
]

/** The seventh house's sign, Aries to Pisces: the kind of person. */
export const partnerLines: readonly LocalizedPair[] = [
  [
    'Your seventh house is {sign}, and the tradition describes such a companion as {traits}.',
    'आपके सप्तम भाव में {sign} राशि है: परंपरा ऐसे साथी का संकेत देती है जिसका स्वभाव {traits} हो।',
  ],
]
export const partnerTraits: readonly LocalizedPair[] = [
  ['plain-spoken, lively and quick to decide', 'सीधा, जोशीला और जल्दी निर्णय लेने वाला'],
  ['steady, warm and fond of comfort', 'स्थिर, स्नेही और सुख-प्रिय'],
  ['talkative, curious and young at heart', 'बातूनी, जिज्ञासु और मन से युवा'],
  ['caring, sensitive and close to family', 'ममता भरा, संवेदनशील और परिवार से जुड़ा'],
  ['proud, generous and hard to overlook', 'स्वाभिमानी, उदार और सबका ध्यान खींचने वाला'],
  ['practical, modest and attentive to detail', 'व्यावहारिक, विनम्र और बारीकी पर ध्यान देने वाला'],
  ['gracious, fair and fond of company', 'शालीन, न्यायप्रिय और मिलनसार'],
  ['deep, loyal and private', 'गहरा, निष्ठावान और अपनी बात अपने तक रखने वाला'],
  ['cheerful, honest and in love with freedom', 'हँसमुख, सच्चा और स्वतंत्रता-प्रिय'],
  ['responsible, patient and ambitious', 'ज़िम्मेदार, धैर्यवान और महत्वाकांक्षी'],
  ['original, friendly and independent of mind', 'मौलिक, मित्रवत और स्वतंत्र सोच वाला'],
  ['gentle, imaginative and giving', 'कोमल, कल्पनाशील और देने वाला'],
]

/** The child, parent, brother or friend that was asked about has their own chart. */
export const otherPersonLines: Readonly<Record<string, LocalizedPair>> = {
  child: [
    'Your child’s own kundli says this best; from yours I can read what you bring to it.',
    'यह बात संतान की अपनी कुंडली सबसे अच्छी तरह बताएगी; आपकी कुंडली से यह दिखता है कि इसमें आपका साथ कैसा है।',
  ],
  parent: [
    'Your parent’s own kundli would say more; yours shows the bond and your part in it.',
    'माता-पिता की अपनी कुंडली ज़्यादा बताएगी; आपकी कुंडली रिश्ता और उसमें आपका हिस्सा दिखाती है।',
  ],
  sibling: [
    'Your brother’s or sister’s own kundli would say more; yours shows the bond and your part in it.',
    'भाई या बहन की अपनी कुंडली ज़्यादा बताएगी; आपकी कुंडली रिश्ता और उसमें आपका हिस्सा दिखाती है।',
  ],
  spouse: [
    'Your partner’s own kundli would complete this picture; yours shows your half of it.',
    'जीवनसाथी की कुंडली इस चित्र को पूरा करेगी; आपकी कुंडली इसका आपका आधा भाग दिखाती है।',
  ],
  named: [
    'Another person’s own kundli answers for them; what follows is read from yours, and is your side of it.',
    'दूसरे व्यक्ति की बात उनकी अपनी कुंडली बताएगी; आगे जो है वह आपकी कुंडली से है, यानी इसका आपका पक्ष।',
  ],
  friend: [
    'A friend’s own kundli answers for a friend; what follows is read from yours.',
    'मित्र की बात मित्र की कुंडली बताएगी; आगे जो है वह आपकी कुंडली से है।',
  ],
}

/** Said to the married who ask about marrying: what is read is the marriage they have. */
export const marriedLines: readonly LocalizedPair[] = [
  [
    'You are married, so I take this as a question about the marriage you are in.',
    'आप विवाहित हैं, इसलिए यह प्रश्न आपके अपने वैवाहिक जीवन का मानकर देखा गया है।',
  ],
  [
    'Since you are married already, what I look at here is the bond you have.',
    'आप पहले से विवाहित हैं, इसलिए यहाँ उसी रिश्ते को देखा गया है जो आपके पास है।',
  ],
]

/** A question that was asked before in this chat. */
export const againLines: readonly LocalizedPair[] = [
  [
    'You asked about this earlier, and the chart has not changed its mind; here is another side of it.',
    'यह बात पहले भी हुई थी, और कुंडली की राय वही है; अब इसका दूसरा पहलू।',
  ],
  [
    'We touched on this before, so let me go a step further.',
    'इस पर पहले भी बात हुई थी, इसलिए अब एक क़दम आगे की बात।',
  ],
]

/** The stay after this one: `{graha}`, `{from}`, `{sign}`, `{house}` from the Moon. */
export const nextTransitLines: readonly LocalizedPair[] = [
  [
    'On {from} {graha} will enter {sign}, the {house} from your Moon, and {clause}.',
    '{from} को {graha} {sign} राशि में प्रवेश करेंगे, और {clause}।',
  ],
  [
    'The sky shifts on {from}: {graha} will enter {sign}, the {house} from your Moon, and {clause}.',
    '{from} को आकाश बदलेगा: {graha} {sign} राशि में प्रवेश करेंगे, और {clause}।',
  ],
]
