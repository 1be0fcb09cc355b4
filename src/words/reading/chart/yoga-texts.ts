import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** Yogas: `{name}` of the yoga without the word, `{grahas}` who form it, `{gift}` what it gives. */

export const yogaYesTexts: VoicedText = {
  oracle: {
    en: 'Yes, your chart has {name} yoga formed by {grahas}: {gift}.',
    hi: 'हाँ, आपकी कुंडली में {grahas} का {name} योग है: {gift}।',
  },
  astra: {
    en: 'You do have it: {name} yoga made by {grahas}, and it gives {gift}.',
    hi: 'जी हाँ, {grahas} से बना {name} योग आपकी कुंडली में है; देता है {gift}।',
  },
}
export const yogaTexts: VoicedText = {
  oracle: {
    en: '{Name} yoga is formed by {grahas}: {gift}.',
    hi: '{name} योग {grahas} से बनता है: {gift}।',
  },
  astra: {
    en: 'From {name} yoga made by {grahas} you have {gift}.',
    hi: '{grahas} का {name} योग देता है {gift}।',
  },
}
export const yogaNoTexts: VoicedText = {
  oracle: { en: 'No, {name} yoga is not in your chart.', hi: 'नहीं, आपकी कुंडली में {name} योग नहीं है।' },
  astra: {
    en: 'No, {name} yoga is not there in your kundli; other good ones exist.',
    hi: 'नहीं, {name} योग आपकी कुंडली में नहीं है; अच्छे संयोग और भी होते हैं।',
  },
}
/** For the five of the mahapurushas, and the three that turn difficulty to gain, asked for together. */
export const noneOfGroupTexts: VoicedText = {
  oracle: {
    en: 'No, none of those combinations is formed in your chart.',
    hi: 'नहीं, उन संयोगों में से कोई आपकी कुंडली में नहीं बनता।',
  },
  astra: {
    en: 'No, that group stays out of your chart, as it does for most people.',
    hi: 'नहीं, उस समूह का कोई संयोग आपकी कुंडली में नहीं है, ज़्यादातर लोगों में नहीं होता।',
  },
}
/** Named in speech, but in none of the books that are read here. */
export const notListedTexts: VoicedText = {
  oracle: {
    en: 'The combinations that do stand in your chart are the sure answer here; the name you ask about is not in the books that are read.',
    hi: 'पूछा गया नाम उन ग्रंथों में नहीं है जिनसे यह कुंडली पढ़ी जाती है; जो संयोग सचमुच बनते हैं, वे ये हैं।',
  },
  astra: {
    en: 'I can’t find that name in the old books, so let me tell you what is really there.',
    hi: 'वह नाम पुराने ग्रंथों में नहीं मिलता, इसलिए जो सचमुच है वही बताना ठीक है।',
  },
}
export const someTexts: VoicedText = {
  oracle: {
    en: 'Yes, your chart has {count} named combinations, and the one that counts most is {name} yoga.',
    hi: 'हाँ, आपकी कुंडली में {count} नामी संयोग हैं, और सबसे काम का {name} योग है।',
  },
  astra: {
    en: 'Several, in fact {count} by the old books; let me begin with {name} yoga.',
    hi: 'कई हैं, पुराने ग्रंथों से गिनें तो {count}; सबसे पहले {name} योग।',
  },
}
export const noneTexts: VoicedText = {
  oracle: {
    en: 'No combination of the well-known names is certain in your chart, and a chart does not need one to do well.',
    hi: 'कोई जाना-माना संयोग आपकी कुंडली में पक्का नहीं कहा जा सकता, और अच्छे फल के लिए वह ज़रूरी भी नहीं।',
  },
  astra: {
    en: 'None that I could name with certainty, and please don’t take that as a lack.',
    hi: 'ऐसा कोई नहीं जिसका नाम पक्के तौर पर लिया जा सके, और इसे कमी न समझें।',
  },
}
/** By which lordships two lords form it. */
export const byLordsTexts: VoicedText = {
  oracle: {
    en: 'It rests on {a}, lord of your {houseA}, and {b}, lord of your {houseB}.',
    hi: 'इसका आधार {houseA} के स्वामी {a} और {houseB} के स्वामी {b} हैं।',
  },
  astra: {
    en: 'The two behind it are {a}, lord of your {houseA}, and {b}, lord of your {houseB}.',
    hi: 'इसके पीछे दो हैं: {houseA} के स्वामी {a} और {houseB} के स्वामी {b}।',
  },
}
export const fruitTexts: VoicedText = {
  oracle: {
    en: 'Such a combination shows its fruit mainly in the dasha of those who form it, and with work.',
    hi: 'ऐसे संयोग का फल ज़्यादातर इसे बनाने वालों की दशा में और मेहनत के साथ दिखता है।',
  },
  astra: {
    en: 'Names like these sound grand; in life they mean a door that opens more easily when you push.',
    hi: 'नाम बड़े लगते हैं; असल में इनका मतलब है कि कोशिश करने पर दरवाज़ा थोड़ा आसानी से खुलता है।',
  },
}
export const fruitTimeTexts: VoicedText = {
  oracle: {
    en: 'Its time comes above all with the {graha} {level}, from {from} to {to}.',
    hi: 'इसका समय सबसे ज़्यादा {graha} की {level} में रहेगा, {from} से {to} तक।',
  },
  astra: {
    en: 'You should feel it most when {graha} {level} comes, between {from} and {to}.',
    hi: 'सबसे ज़्यादा असर तब दिखता है जब {graha} की {level} आएगी, {from} से {to} तक।',
  },
}
export const softenedTexts: VoicedText = {
  oracle: {
    en: 'Its strength is not full here, so take it as a help and not as a promise.',
    hi: 'यहाँ इसका बल पूरा नहीं है, इसलिए इसे सहारा समझें, वादा नहीं।',
  },
  astra: {
    en: 'To be honest, it works at part strength for you, so keep your own effort on top of it.',
    hi: 'सच कहें तो यह पूरे बल में नहीं है, इसलिए अपनी मेहनत साथ रखें।',
  },
}

const gain = { en: 'income and savings that grow', hi: 'बढ़ती आमदनी और बचत' }
const rise = {
  en: 'rise in position and the trust of people who decide',
  hi: 'पद में बढ़त और बड़े लोगों का भरोसा',
}
/** What a yoga gives, by its id or the beginning of it. */
export const yogaGifts: Readonly<Record<string, LocalizedText>> = {
  ruchaka: { en: 'courage, drive and command', hi: 'साहस, जोश और नेतृत्व' },
  bhadra: { en: 'a sharp mind and good speech', hi: 'तेज़ दिमाग़ और अच्छी वाणी' },
  hamsa: { en: 'wisdom and a respected name', hi: 'समझदारी और सम्मान' },
  malavya: { en: 'comfort, charm and good taste', hi: 'सुख, आकर्षण और अच्छी रुचि' },
  shasha: { en: 'authority through long, steady work', hi: 'लंबी मेहनत से मिला अधिकार' },
  sunapha: { en: 'self-earned means and good sense', hi: 'अपनी कमाई और समझ' },
  anapha: { en: 'good health and an easy manner', hi: 'अच्छी सेहत और सहज व्यवहार' },
  durudhura: { en: 'means on both sides, and generosity', hi: 'दोनों ओर से साधन और उदारता' },
  kemadruma: {
    en: 'some lonely stretches, and strength from standing on one’s own feet',
    hi: 'कुछ अकेले दौर, और अपने पैरों पर खड़े होने की ताक़त',
  },
  gajakesari: { en: 'a good name and help from elders', hi: 'अच्छा नाम और बड़ों की मदद' },
  shakata: {
    en: 'ups and downs in money that settle with patience',
    hi: 'पैसे में उतार-चढ़ाव, जो धैर्य से सँभलते हैं',
  },
  'chandra-mangala': { en: 'a drive to earn', hi: 'कमाने का जोश' },
  adhi: { en: 'reliable helpers and a leading part', hi: 'भरोसेमंद सहायक और आगे रहने का मौक़ा' },
  vasumati: gain,
  amala: { en: 'a clean name in work', hi: 'काम में साफ़ नाम' },
  pushkala: { en: 'pleasant speech and standing', hi: 'मीठी वाणी और मान' },
  vesi: { en: 'a balanced, truthful way', hi: 'संतुलित और सच्चा स्वभाव' },
  vasi: { en: 'skill and a giving nature', hi: 'हुनर और देने का स्वभाव' },
  ubhayachari: { en: 'good bearing and many friends', hi: 'अच्छा व्यक्तित्व और बहुत-से मित्र' },
  'budha-aditya': { en: 'quick thinking and skill in work', hi: 'तेज़ सोच और काम में कुशलता' },
  'shubha-kartari': { en: 'support from both sides', hi: 'दोनों ओर से सहारा' },
  'papa-kartari': {
    en: 'pressure from two sides early on, and toughness from it',
    hi: 'शुरू में दो ओर से दबाव, और उससे मिली मज़बूती',
  },
  'dharma-karmadhipati': rise,
  raja: rise,
  dhana: gain,
  lakshmi: gain,
  yogakaraka: { en: 'one firm ally through life', hi: 'जीवन भर एक भरोसेमंद साथी' },
  harsha: { en: 'strength against illness and rivals', hi: 'बीमारी और विरोधियों के सामने बल' },
  sarala: { en: 'a cool head in a crisis', hi: 'संकट में शांत दिमाग़' },
  vimala: { en: 'independence and careful spending', hi: 'स्वतंत्रता और सोचकर ख़र्च' },
  'maha-parivartana': {
    en: 'two fields of life that lift each other',
    hi: 'जीवन के दो पक्ष, जो एक-दूसरे को बढ़ाते हैं',
  },
  'khala-parivartana': {
    en: 'mixed fortune that evens out with effort',
    hi: 'मिला-जुला फल, जो मेहनत से सुधरता है',
  },
  'dainya-parivartana': { en: 'gain after obstacles', hi: 'रुकावट के बाद लाभ' },
  'neecha-bhanga': { en: 'a rise after an early setback', hi: 'झटके के बाद तरक़्क़ी' },
  parvata: { en: 'fortune and a generous hand', hi: 'भाग्य और खुला हाथ' },
  chamara: { en: 'learning and respect', hi: 'विद्या और सम्मान' },
  saraswati: { en: 'learning, writing and the arts', hi: 'विद्या, लेखन और कला' },
  sharada: { en: 'learning and the arts', hi: 'विद्या और कला' },
  kalanidhi: { en: 'talent that is noticed', hi: 'प्रतिभा, जो लोगों को दिखती है' },
  shankha: {
    en: 'a good heart, family and long usefulness',
    hi: 'अच्छा मन, परिवार और काम आने वाला जीवन',
  },
  bheri: { en: 'good family ties and means', hi: 'पारिवारिक सुख और साधन' },
  kahala: { en: 'courage and stubborn effort', hi: 'साहस और ज़िद से की गई मेहनत' },
  khadga: gain,
  srinatha: gain,
  gauri: { en: 'a good family and a pleasant nature', hi: 'अच्छा परिवार और मधुर स्वभाव' },
  lagnadhi: { en: 'learning and freedom from rivals', hi: 'विद्या और विरोधियों से मुक्ति' },
  '': { en: 'a bent of the whole temperament', hi: 'पूरे स्वभाव का एक झुकाव' },
}
