import type { CareKind } from '../types/frame.ts'
import { conceptsIn } from './model/concepts.ts'
import { frameModel } from './model/load-model.ts'
import { wordsOf } from './model/skeleton.ts'

const ofOneself: ReadonlySet<string> = new Set([
  'crisis-weariness',
  'self-harm-words',
  'death-date',
])
const ofForce: ReadonlySet<string> = new Set([
  'abuse-words',
  'confinement',
  'threat',
  'blackmail',
  'dowry',
  'stalking',
  'sexual-words',
  'self-harm-words',
])
const ofDeath: ReadonlySet<string> = new Set(['death-date', 'self-harm-words'])
const ofRevenge: ReadonlySet<string> = new Set(['harm-others', 'threat', 'black-magic'])

/** Between words of Devanagari there is no `\b`: a word begins where no letter or sign stands before it. */
const devanagari = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})`, 'u')
const latin = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'u')

const weary: readonly RegExp[] = [
  latin(
    `die|dies|died|dying|dead|deaths?|kill\\w*|suicid\\w*|(?:end|ends|ending) (?:it|this|my)|(?:it|this) (?:all )?(?:to )?(?:end|stop)s?|woke up|(?:never|not) (?:to )?wake|not get up|disappear\\w*|vanish\\w*|burden\\w*|worthless|pointless|no (?:point|use|way out|reason)|what (?:for|is the (?:use|point))|existed|existing|without me|better off|after me|i will go|(?:be|am|are) gone|going away|leave (?:this|the) (?:world|body|life|earth)|other side|next (?:life|birth)|forever|for ever|nothing (?:is )?left|goodbye|bye|my last|last (?:night|day|message|msg)|give up|giv(?:en|ing) (?:up|away)|gave (?:away|my)|passwords?|insurance|my will|done with|so done|tired of|so tired|enough of|exhausted|another (?:day|year)|can(?:no|')?t (?:take|bear|go on|do|face)|hopeless\\w*|relief|peace at last|drag (?:this|on)|face (?:papa|father|home|anyone|my)|my face at home`,
  ),
  latin(
    `mar|mara|mare|mari|marna|marne|marun\\w*|maut|mrityu|zinda|jinda|jeena|jeene|jina|jine|khatam|khatm|mukti|moksha|chhutkara|bojh|utha (?:le|lo|lega)|bula (?:le|lo|lega)|bulawa|nahi rahu\\w*|na rahu\\w*|mere (?:bina|jaane|jane|baad|peeche|piche)|main? (?:chala|chali|hi) ja\\w*|hi (?:chala|chali) jau\\w*|subah (?:hi )?na|duniya|dharti|parlok|agle janam|hamesha ke liye|thak\\w*|haar (?:ga\\w+|chuk\\w+)|saha n\\w+|bardas?h?t|ghut\\w*|aakhri|akhri|bima|password|baant di|faisla kar liya|ek hi rasta|muh dikha\\w*|nahi hoga ab|saans|saza|himmat|tang aa\\w*|mit ja\\w*|truck ke|gaadi ke (?:neeche|saamne)`,
  ),
  devanagari(
    'मर|मौत|मृत्यु|मुक्ति|मोक्ष|छुटकारा|बोझ|ज़िंदा|जिंदा|जीना|जीने|ख़त्म|खत्म|उठा ले|उठा लो|उठा क्यों|बुला ले|बुला लो|बुला क्यों|बुलावा|न रह|ना रह|नहीं रहूं|नहीं रहूँ|मेरे (?:बिना|बाद|पीछे|जाने)|थक|हार ग|सहा नहीं|सहन|घुट|आख़िरी|आखिरी|अंतिम|दुनिया|धरती|परलोक|अगले जन्म|हमेशा के लिए|जाने का|चले जाना|चली जा|विदा|बीमे|बीमा|वसीयत|चिट्ठी|मुंह दिखा|मुँह दिखा|मिट जा|सांस|साँस|सज़ा|सजा|हिम्मत|तंग आ|निराश|अंधेरा|फैसला कर लिया|एक ही रास्ता|इंतज़ार नहीं|इंतजार नहीं|उठूं ना|उठूँ ना',
  ),
]

const means: readonly RegExp[] = [
  latin(
    `pills?|tablets?|poison|rope|noose|fan|blade|knife|razor|bridge|ledge|railway|track|river|lake|terrace|balcony|acid|kerosene|petrol|overdose|gun|cut|cuts|cutting|blood|bleed\\w*`,
  ),
  latin(
    `goli|goliya\\w*|zahar|zeher|jahar|rassi|fanda|phanda|pankh\\w*|dupatta gale|blade|chhat (?:se|ki|pe|par)|patri|patti|ku[ae]n?|nadi|insulin|khidki|kaat\\w*|khoon|matchis|tel daal`,
  ),
  devanagari(
    'गोली|गोलियां|गोलियाँ|ज़हर|जहर|रस्सी|फंदा|फंदे|पंखे|पंखा|पटरी|कुएं|कुएँ|नदी|ब्लेड|चाकू|तेज़ाब|तेजाब|लटक|नस |काट|ख़ून|खून|मिट्टी का तेल|माचिस',
  ),
]

const harmed: readonly RegExp[] = [
  latin(
    `hit|hits|hitting|beat\\w*|slap\\w*|kick\\w*|punch\\w*|push\\w*|chok\\w*|burn\\w*|hurt\\w*|harm\\w*|bruis\\w*|scratch\\w*|scars?|marks? on|wounds?|flinch\\w*|(?:lift|rais)\\w* (?:his|her) hand|abus\\w*|tortur\\w*|cruel\\w*|violen\\w*|rap(?:e|ed|es)|molest\\w*|touch\\w*|grop\\w*|kiss\\w*|(?:his|her) hand on|forc\\w*|against my|threat\\w*|bury|blackmail\\w*|fake account|video|photos?|pictures?|nude\\w*|pics|insult\\w*|humiliat\\w*|starv\\w*|hungry|barren|dowry|shaved?|spoon|broke (?:my|her)|tracker|camera`,
  ),
  latin(
    `maar\\w*|marta|marti|marte|peet\\w*|pitai|pitta|pitti|thappad|laat|h[a]?ath (?:uth\\w*|pakad\\w*|fer\\w*|laga\\w*|p[ae]r? (?:line|blade))|belt|chappal|dhakk\\w*|jala|jal ja|tel dikha|chot|nishan\\w*|zakhm|zulm|julm|gaali|galat (?:kaam|tarah|jagah|kar)|ganda|gandi|gande|chhu\\w*|chhed\\w*|zabar\\w*|jabar\\w*|kapde utar\\w*|dhamk\\w*|god me|dahej|daav pe|bhookh\\w*|bhukh\\w*|naukrani|khar[ei]+d\\w*`,
  ),
  devanagari(
    'मार|पीट|थप्पड़|लात |हाथ (?:उठा|पकड़|फेर|लगा|रख)|धक्का|जला|चोट|निशान|दांत तोड़|ज़ख़्म|जख्म|ज़ुल्म|जुल्म|गाली|गलत (?:काम|तरह|जगह|तरीके)|ग़लत|गंद|छू|छेड़|ज़बर|जबर|धमक|वीडियो|तस्वीर|अश्लील|फोटो|जूठा|भूखा|भूखी|खाना नहीं द|नोच|घसीट|खींच|दहेज|खुश कर दो|ज़ंजीर|जंजीर|नशे|सहम|अंगूठा',
  ),
]

const kept: readonly RegExp[] = [
  latin(
    `lock\\w*|not allow\\w*|(?:won'?t|will not|don'?t|do not|doesn'?t|never|not) let|(?:take|took|taken|keep|kept|hold)s? (?:my|our|us|me)|hid(?:e|es|ing|den)?|secretly|escape\\w*|ran away|run away|be free|set free|get out|go out|trapp\\w*|cage\\w*|prison\\w*|watch(?:es|ing) me|follow\\w* me|track\\w* (?:me|my)|(?:count|check)s? my|nobody is home|at night|every night|(?:hotel|store|his|our) room|in one room|room in the night|sleep (?:in|with)|my bed|to (?:the |a |his )?hotel|send me back|(?:throw|threw)\\w* (?:me )?out|marry me off|no money|beg|warn\\w*|wants? money|what the men pay|outside the bathroom|meals?|food`,
  ),
  latin(
    `band kar\\w*|kaid|tala|taala|chhup\\w*|chupa? ke|bhaag ja\\w*|azad\\w*|aazad\\w*|nahi (?:jane|jaane|dete|deta|deti|nikal\\w*)|nikal (?:diya|di|denge)|bech (?:di\\w*|rah\\w*)|raat (?:ko|bhar)|roz raat|har raat|kamre me (?:a|bul|band)\\w*|hotel (?:aa|le|bul|chal)\\w*|marzi|mana (?:kiya|karti)|paise? la\\w*|passport|gahne|gehne|warna|ek time|sim tod\\w*|gate pe`,
  ),
  devanagari(
    'बंद कर|क़ैद|कैद|ताला|छुप|छिप|भाग जा|आज़ाद|आजाद|निकाल द|नहीं (?:जाने|देते|देता|देती)|बेच|रात को|हर रात|रोज रात|रोज़ रात|कमरे में|अकेले में|मना क|बांध|बाँध|होटल (?:में बुला|ले जा)|एक टाइम|पासपोर्ट|गहने|वरना|नहीं तो|कोठरी|लाओ|एक ही औरत|घर का ही|किसी से कह|बोल नहीं|मेरी बन जा',
  ),
]

const frightened: readonly RegExp[] = [
  latin(
    `cry|cries|crying|tears?|sob\\w*|weep\\w*|despair\\w*|depress\\w*|numb|loneliness|broken|unbearable|scared|afraid|fear\\w*|terrif\\w*|ashamed|guilt\\w*|panic\\w*|drink\\w*|drunk\\w*|drugs?|(?:nobody|no one) (?:cares|loves|wants)|hate (?:my|this|life)|rona|roti hu|rota hu|rone|ro rah[ai]|udaas|udas|akelapan|toot (?:ga\\w+|chuk\\w+)|sharab|nafrat|ghabra\\w*|dar lag\\w*|darti|darta|itna dukh|bhoot|pagal`,
  ),
  devanagari(
    'रो रह|रोती|रोता|रोना|रोते|आंसू|आँसू|उदास|अकेलापन|टूट ग|टूट चुक|शराब|नफ़रत|नफरत|घबरा|डर लग|डरती|डरता|भोग|पागल',
  ),
]

/** Words of harm meant for others, and of a child's sex. */
const meantForOthers: readonly RegExp[] = [
  latin(
    `kill\\w*|finish\\w*|go mad|lesson|bankrupt|bedridden|ruin\\w*|destroy\\w*|revenge|curse\\w*|harm\\w*|hurt\\w*|burn\\w*|aag lag\\w*|bimar kar\\w*|pagal kar\\w*|paagal kar\\w*|barbad\\w*|sabak|nash|vansh|badla|accident|thikane|raste se|maar\\w*|zinda`,
  ),
  devanagari('मार|सबक|सर्वनाश|नाश(?!्त)|बर्बाद|बरबाद|बदला|रास्ते से|अंत हो|आग लग|उठा लूं|ठिकाने|ज़िंदा|जिंदा'),
]
/** Words of a life that nears its end, and of how long it may last. */
const ofLastDays: readonly RegExp[] = [
  latin(
    `how (?:long|many (?:years|days|months))|kitn[aie] (?:din|saal|sal|mahin\\w*|samay|time)|kitn[ai] (?:jiy\\w*|jee\\w*|chal\\w*)|kab tak|ventilator|icu|hospice|stage|ga+nga ?jal|last (?:days|stage)|umr|umar|aayu|chhutti|chita`,
  ),
  devanagari(
    'कितने (?:दिन|साल|महीने)|कितना (?:समय|वक्त|टाइम)|कितनी उम्र|कब तक|वेंटिलेटर|आईसीयू|स्टेज|गंगाजल|आयु|उम्र|छुट्टी|चिता',
  ),
]
const bySelf = [...weary, ...means, ...frightened]
const byAnother = [...harmed, ...means, ...kept, ...frightened]

/** By which words and concepts each hard kind of care is told. */
const signs: Readonly<
  Partial<Record<CareKind, readonly [readonly RegExp[], ReadonlySet<string>]>>
> = {
  crisis: [bySelf, ofOneself],
  'self-harm': [[...bySelf, ...harmed], ofOneself],
  victim: [byAnother, ofForce],
  death: [[...weary, ...ofLastDays], ofDeath],
  'harm-others': [[...meantForOthers, ...means], ofRevenge],
}

/**
 * Whether a question has a word of weariness, harm, fear, force or confinement that belongs to a hard kind of care.
 * Such a word proves nothing by itself; but a long story without one is a calm one, unless the reader is sure of need.
 */
export function tellsOf(kind: CareKind, text: string): boolean {
  const row = signs[kind]
  // Of a child's sex and of love at school nobody speaks by accident: the reader alone decides.
  if (!row) return true
  const [shapes, names] = row
  const plain = text.toLowerCase().normalize('NFC').replace(/’/g, "'")
  if (shapes.some((pattern) => pattern.test(plain))) return true
  const table = frameModel().concepts
  return conceptsIn(wordsOf(text), table).some(({ concept }) =>
    names.has(table.names[concept] ?? ''),
  )
}
