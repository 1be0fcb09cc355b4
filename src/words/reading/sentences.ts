import type { LocalizedText } from '../say.ts'

/**
 * The sentences that carry a chart's facts. `{clause}` is a meaning from lords.ts, moon.ts or periods.ts;
 * the other slots are filled from the chart. Several ways of saying the same, so that no two answers are
 * alike.
 */

/** What a field is called inside a sentence. Hindi is in the form that takes के, का, में after it. */
export const topicPhrases: Readonly<Record<string, LocalizedText>> = {
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
export const lordLines: readonly LocalizedText[] = [
  {
    en: '{Lord}, lord of your {main}, stands in the {there}, and for {matter} this means: {clause}.',
    hi: '{main} के स्वामी {lord} आपके {there} में हैं, और {matter} के लिए इसका अर्थ है: {clause}।',
  },
  {
    en: 'On {matter} your chart speaks through {lord}, lord of your {main}, which stands in the {there}: {clause}.',
    hi: '{main} के स्वामी {lord} आपके {there} में हैं; {matter} की बात करें तो {clause}।',
  },
  {
    en: 'The lord of your {main} is {lord}, placed in the {there}, and it tells something about you: {clause}.',
    hi: 'आपके {main} के स्वामी {lord} हैं, और वे {there} में बैठे हैं: {clause}।',
  },
  {
    en: 'For {matter} it is {lord} that counts, lord of your {main}, standing in the {there}: {clause}.',
    hi: '{lord} आपके {main} के स्वामी हैं; {there} में उनका होना {matter} के बारे में इतना बताता है: {clause}।',
  },
  {
    en: '{Lord} rules your {main} and stands in the {there}: {clause}.',
    hi: '{main} के स्वामी होकर {lord} {there} में हैं, और {matter} पर उनका असर यह है: {clause}।',
  },
]

/** The same where the lord stands in the very house it rules. */
export const lordAtHomeLines: readonly LocalizedText[] = [
  {
    en: '{Lord}, lord of your {main}, stands in the {main}, and for {matter} that is good news: {clause}.',
    hi: '{main} के स्वामी {lord} {main} में ही हैं, और {matter} के लिए यह शुभ है: {clause}।',
  },
  {
    en: 'The lord of your {main} is {lord}, placed in the {main} too, and {matter} has firm ground there: {clause}.',
    hi: 'आपके {main} के स्वामी {lord} हैं, और {main} में ही बैठे हैं; {matter} की ज़मीन पक्की है: {clause}।',
  },
]

export const natalMoonLines: readonly LocalizedText[] = [
  {
    en: 'With your Moon in {moon.sign}, {clause}.',
    hi: 'आपकी चंद्र राशि {moon.sign} है, इसलिए {clause}।',
  },
  {
    en: 'Your Moon in {moon.sign} adds its own note: {clause}.',
    hi: '{moon.sign} राशि के चंद्रमा का असर यह है कि {clause}।',
  },
  {
    en: 'There is also your Moon in {moon.sign}, and it explains much: {clause}.',
    hi: 'आपका चंद्रमा {moon.sign} राशि में है, जिससे बहुत कुछ समझ आता है: {clause}।',
  },
  {
    en: 'The mind is read from the Moon, and yours is in {moon.sign}: {clause}.',
    hi: 'मन चंद्रमा से देखा जाता है, और आपका चंद्रमा {moon.sign} राशि में है: {clause}।',
  },
  {
    en: 'Your Moon sign is {moon.sign}, and it shows: {clause}.',
    hi: 'आपकी चंद्र राशि {moon.sign} यहाँ भी झलकती है: {clause}।',
  },
]

export const birthNakshatraLines: readonly LocalizedText[] = [
  {
    en: 'Your birth nakshatra is {moon.star}: {clause}.',
    hi: 'आपका जन्म नक्षत्र {moon.star} है: {clause}।',
  },
  {
    en: 'Your birth star {moon.star} says it in its own way: {clause}.',
    hi: 'जन्म नक्षत्र {moon.star} का गुण भी साथ है: {clause}।',
  },
  {
    en: 'You were born under {moon.star}, and that is a gift of its own: {clause}.',
    hi: 'जन्म नक्षत्र {moon.star} का अपना एक उपहार है: {clause}।',
  },
]

export const antarLines: readonly LocalizedText[] = [
  {
    en: 'Until {antar.until} you are in the {antar.bare} antardasha of the {maha.bare} mahadasha; {clause}.',
    hi: '{antar.until} तक {maha.bare} की महादशा में {antar.bare} की अंतर्दशा चल रही है; {clause}।',
  },
  {
    en: 'The period running now is {antar.bare} antardasha within {maha.bare} mahadasha, and it lasts until {antar.until}: {clause}.',
    hi: 'इस समय {maha.bare} की महादशा में {antar.bare} की अंतर्दशा है, जो {antar.until} तक रहेगी: {clause}।',
  },
  {
    en: 'From {antar.since} to {antar.until} the {antar.bare} antardasha of your {maha.bare} mahadasha sets the tone; {clause}.',
    hi: '{antar.since} से {antar.until} तक {maha.bare} की महादशा में {antar.bare} की अंतर्दशा है, और इस समय पर सबसे ज़्यादा असर उसी का है; {clause}।',
  },
  {
    en: 'Your {maha.bare} mahadasha has reached its {antar.bare} antardasha, which lasts until {antar.until}, and {clause}.',
    hi: '{maha.bare} की महादशा में इन दिनों {antar.bare} की अंतर्दशा है, जो {antar.until} तक चलेगी, और {clause}।',
  },
  {
    en: 'As for time, the {antar.bare} antardasha in your {maha.bare} mahadasha is yours until {antar.until}: {clause}.',
    hi: 'समय की बात करें तो {antar.until} तक {maha.bare} की महादशा में {antar.bare} की अंतर्दशा है: {clause}।',
  },
]

export const mahaLines: readonly LocalizedText[] = [
  {
    en: 'Behind the day stands the longer period, your {maha.bare} mahadasha from {maha.since} to {maha.until}: {clause}.',
    hi: 'रोज़ की बातों के पीछे बड़ी दशा है, {maha.since} से {maha.until} तक {maha.bare} की महादशा: {clause}।',
  },
  {
    en: 'The larger chapter is the {maha.bare} mahadasha, which began on {maha.since} and closes on {maha.until}; {clause}.',
    hi: 'बड़ा अध्याय {maha.bare} की महादशा का है, जो {maha.since} को शुरू हुई और {maha.until} को पूरी होगी; {clause}।',
  },
  {
    en: 'Seen over years, you are in {maha.bare} mahadasha until {maha.until}, and {clause}.',
    hi: 'लंबे समय की बात करें, तो {maha.until} तक {maha.bare} की महादशा है, और {clause}।',
  },
]

export const transitLines: readonly LocalizedText[] = [
  {
    en: '{Graha} is moving through {sign}, the {house} from your Moon, until {until}, and {clause}.',
    hi: '{graha} {until} तक {sign} राशि में, आपके चंद्रमा से {house} में गोचर कर रहे हैं, और {clause}।',
  },
  {
    en: 'In today’s sky {graha} transits {sign}, the {house} from your Moon, until {until}; {clause}.',
    hi: 'आज के आकाश में {graha} {until} तक {sign} राशि में हैं, जो आपके चंद्रमा से {house} है; {clause}।',
  },
  {
    en: 'Until {until} the transit of {graha} through {sign} falls in the {house} from your Moon: {clause}.',
    hi: '{until} तक {sign} राशि में {graha} का गोचर आपके चंद्रमा से {house} में पड़ता है: {clause}।',
  },
  {
    en: 'Until {until} {graha} transits {sign}, which is the {house} from your Moon: {clause}.',
    hi: '{until} तक {graha} का गोचर {sign} राशि में है, आपके चंद्रमा से {house} में: {clause}।',
  },
  {
    en: 'Overhead, {graha} moves through {sign}, the {house} from your Moon, until {until}, and {clause}.',
    hi: 'गोचर में {graha} {until} तक {sign} राशि में हैं, आपके चंद्रमा से {house} में, और {clause}।',
  },
]

export const windowLines: readonly LocalizedText[] = [
  {
    en: 'Mark {from} to {to}: in those dates dasha and transit speak together {for}.',
    hi: '{from} से {to} तक का समय ध्यान में रखें: इन तिथियों में {for} दशा और गोचर साथ बोलते हैं।',
  },
  {
    en: 'The stretch to use {for} is {from} to {to}, when dasha and transit agree.',
    hi: '{for} उपयोग करने लायक़ समय {from} से {to} तक है, जब दशा और गोचर एकमत हैं।',
  },
]

export const openWindowLines: readonly LocalizedText[] = [
  {
    en: 'Use the time until {to}: {for} it is on your side just now.',
    hi: '{to} तक के समय का उपयोग करें: {for} यह आपके पक्ष में है।',
  },
]

/** Without a birth time there is no dasha and no house. */
export const noTimeLines: readonly LocalizedText[] = [
  {
    en: 'Your birth time is not known, so I tell only what holds at every minute of your birth day.',
    hi: 'आपका जन्म समय ज्ञात नहीं है, इसलिए यहाँ केवल वही बात है जो जन्म के दिन के हर क्षण पर सही है।',
  },
  {
    en: 'Without a birth time some things stay unsaid; what follows is true whatever the minute was.',
    hi: 'जन्म समय के बिना कुछ बातें अनकही रहती हैं; आगे जो है, वह हर हाल में सही है।',
  },
]

/** What a window is for, by topic and side. */
export const windowPurposes: Readonly<Record<string, LocalizedText>> = {
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
export const fieldsOfGraha: Readonly<Record<string, LocalizedText>> = {
  sun: {
    en: 'administration, public roles, medicine and anything where you answer for the whole',
    hi: 'सरकारी काम, डॉक्टरी, और वह काम जिसमें सबकी ज़िम्मेदारी हो',
  },
  moon: {
    en: 'care, food, hospitality, nursing, public relations and work with people’s feelings',
    hi: 'खाने-पीने का काम, नर्सिंग, देखभाल, होटल और लोगों से मिलने-जुलने का काम',
  },
  mars: {
    en: 'engineering, defence, sport, operating theatres, property and fast decisions',
    hi: 'इंजीनियरिंग, पुलिस और सेना, खेल, ऑपरेशन और ज़मीन-मकान का काम',
  },
  mercury: {
    en: 'writing, accounts, software, trade, teaching and media',
    hi: 'लिखना, हिसाब-किताब, सॉफ़्टवेयर, व्यापार, पढ़ाना और मीडिया',
  },
  jupiter: {
    en: 'teaching, law, finance, counsel and institutions of trust',
    hi: 'पढ़ाना, क़ानून, बैंक, सलाह देना और भरोसे का काम',
  },
  venus: {
    en: 'design, art, fashion, hospitality, diplomacy and beauty',
    hi: 'डिज़ाइन, कला, फ़ैशन, होटल और सजने-सँवरने का काम',
  },
  saturn: {
    en: 'operations, construction, law, public service, research and long projects',
    hi: 'मकान-सड़क बनाने का काम, क़ानून, सरकारी सेवा, रिसर्च और लंबे समय के काम',
  },
  rahu: {
    en: 'technology, aviation, media, foreign firms and whatever is new',
    hi: 'कंप्यूटर, हवाई जहाज़ का काम, मीडिया, विदेशी कंपनी और हर नया काम',
  },
  ketu: {
    en: 'research, coding, healing, languages and quiet specialist work',
    hi: 'रिसर्च, कोडिंग, इलाज, भाषाएँ और अकेले बैठकर करने का बारीक काम',
  },
}
/** Where the graha in charge of the work or the study stands: in the house, or as its lord. */
export const fieldGrahaPlacements = {
  stands: { en: 'stands in your {house}', hi: 'आपके {house} में हैं' },
  rules: { en: 'is the lord of your {house}', hi: 'आपके {house} के स्वामी हैं' },
} as const satisfies Record<string, LocalizedText>

export const fieldLines: readonly LocalizedText[] = [
  {
    en: 'What goes well for you is {fields}: {graha} {place}.',
    hi: 'आपके लिए ये काम अच्छे हैं: {fields}, क्योंकि {graha} {place}।',
  },
]
export const subjectLines: readonly LocalizedText[] = [
  {
    en: '{Graha} {place}, and such subjects lead towards {fields}.',
    hi: 'आपके लिए वे विषय अच्छे हैं जिनसे आगे ये काम मिलते हैं: {fields}; {graha} {place}।',
  },
]

/** The seventh house's sign, Aries to Pisces: the kind of person. */
export const partnerLines: readonly LocalizedText[] = [
  {
    en: 'Your seventh house is {sign}, and the tradition describes such a companion as {traits}.',
    hi: 'आपके सप्तम भाव में {sign} राशि है: परंपरा ऐसे साथी का संकेत देती है जिसका स्वभाव {traits} हो।',
  },
]
export const partnerTraits: readonly LocalizedText[] = [
  { en: 'plain-spoken, lively and quick to decide', hi: 'सीधा, जोशीला और जल्दी निर्णय लेने वाला' },
  { en: 'steady, warm and fond of comfort', hi: 'स्थिर, स्नेही और सुख-प्रिय' },
  { en: 'talkative, curious and young at heart', hi: 'बातूनी, जिज्ञासु और मन से युवा' },
  { en: 'caring, sensitive and close to family', hi: 'ममता भरा, संवेदनशील और परिवार से जुड़ा' },
  { en: 'proud, generous and hard to overlook', hi: 'स्वाभिमानी, उदार और सबका ध्यान खींचने वाला' },
  {
    en: 'practical, modest and attentive to detail',
    hi: 'व्यावहारिक, विनम्र और बारीकी पर ध्यान देने वाला',
  },
  { en: 'gracious, fair and fond of company', hi: 'शालीन, न्यायप्रिय और मिलनसार' },
  { en: 'deep, loyal and private', hi: 'गहरा, निष्ठावान और अपनी बात अपने तक रखने वाला' },
  { en: 'cheerful, honest and in love with freedom', hi: 'हँसमुख, सच्चा और स्वतंत्रता-प्रिय' },
  { en: 'responsible, patient and ambitious', hi: 'ज़िम्मेदार, धैर्यवान और महत्वाकांक्षी' },
  { en: 'original, friendly and independent of mind', hi: 'मौलिक, मित्रवत और स्वतंत्र सोच वाला' },
  { en: 'gentle, imaginative and giving', hi: 'कोमल, कल्पनाशील और देने वाला' },
]

/** Said to the married who ask about marrying: what is read is the marriage they have. */
export const marriedLines: readonly LocalizedText[] = [
  {
    en: 'You are married, so I take this as a question about the marriage you are in.',
    hi: 'आप विवाहित हैं, इसलिए यह प्रश्न आपके अपने वैवाहिक जीवन का मानकर देखा गया है।',
  },
  {
    en: 'Since you are married already, what I look at here is the bond you have.',
    hi: 'आप पहले से विवाहित हैं, इसलिए यहाँ उसी रिश्ते को देखा गया है जो आपके पास है।',
  },
]

/** The stay after this one: `{graha}`, `{from}`, `{sign}`, `{house}` from the Moon. */
export const nextTransitLines: readonly LocalizedText[] = [
  {
    en: 'On {from} {graha} will enter {sign}, the {house} from your Moon, and {clause}.',
    hi: '{from} को {graha} {sign} राशि में प्रवेश करेंगे, और {clause}।',
  },
  {
    en: 'The sky shifts on {from}: {graha} will enter {sign}, the {house} from your Moon, and {clause}.',
    hi: '{from} को आकाश बदलेगा: {graha} {sign} राशि में प्रवेश करेंगे, और {clause}।',
  },
]
