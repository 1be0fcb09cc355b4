import type { CareKind } from '../../types/frame.ts'
import { words } from './words-of-need.ts'

/**
 * What has to be said before a line of care speaks of it: a child's sex only where a child to come and its sex are
 * named, bleeding and the baby's movements only to whoever carries now, death only where life and its end are named, an age below
 * eighteen only where school, years or smallness are.
 */

const childToCome = words(
  'pregnan\\w*|carry\\w*|expect\\w*|deliver\\w*|due|conceiv\\w*|womb|belly|bump|tummy|unborn|embryo|scan\\w*|sonograph\\w*|ultrasound|usg|labou?r pain|trimester|months?|weeks?|wks|haft[ea]|bahu|mahin\\w*|maheen\\w*|mahine|garbh\\w*|kokh|pet (?:se|me|mein)|god bhara\\w*|godh bhar\\w*|valaikaapu|seemant\\w*|baby shower|baby|child|children|santaa?n|bachch?[aeo]\\w*|aulad|olad|aulaad|born|birth|paida|janam|janm|ivf|period|tithi|milan|family complete|next one|this time|is baa?r|kua|kuan|poojan|pujan|inside|chhath|jachk\\w*|jacch\\w*|gaud|goad|god|ghar me|khushi|khushkhabri|phool|palna|jhula|kilkari|third|fourth|second|first|teesr[aie]|chauth[ai]|dusr[aie]|doosr[aie]|pehl[aie]|pahl[aie]',
  'गर्भ|पेट|कोख|मास|हफ़?्त|बहू|नौवां|महीना|महीने|माह|उम्मीद|प्रसव|जचगी|जच्चा|बच्च|संतान|औलाद|जन्म|पैदा|सोनोग्राफी|अल्ट्रासाउंड|गोद|तिथि|इस बार|अगली बार|पालना|कुआं|डिलीवरी|आईवीएफ|पांव भारी|खुशख़?बरी|पहल|दूसर|तीसर|चौथ|आने वाला|घर में',
)
const sexOfChild = words(
  "boys?|girls?|sons?|daughters?|male|female|gender|sex|he or (?:a )?she|a she|him or her|his or her|it'?s an? |heirs?|successors?|prince|princess\\w*|angels?|little man|queen|king|pink|blue|beta|bete|beti\\w*|bitiya|ladk[aie]|ladk[io]y\\w*|ladke|larka|larki|putra\\w*|putri|pota|poti|laal|lal|lalla|lalli|wa+ris|vaa?ris|vansh\\w*|kul\\w*|chira+g|kanya\\w*|gudiya|la+do|laddu|ladoo|ladd?oo|pe[dr]a|barfi|jalebi|mithai|gulabi|neel[ae]|lakshmi|laxmi|kanha|kanhaiya|krishna|gopal|radha|ram|rama|sita|raja|rani|pari|mard|aurat|khoka|khuki|moda|mulga|mulgi|paiyan|ponnu|makan|magan|magal|puthra\\w*|shehzad\\w*|thaa?li|kandha|agni|mukhagni|rakhi|which one|kaun aayega|kaun ayega|kya hoga|kya hogi|kya aayega|munna|munni|nanhi|wrestler|dhoti|frock|pott?a|chhora|chhori\\w*|chora|ladh?u|dev|devi|two lakshmis|hint|lamp|diya|shiva?|parvati|grand ?(?:son|daughter)|craving\\w*|whisper|glass|beti hi|beta hi|beta bole|kaun (?:hai|h)|koun|jhumk\\w*|name plate|pind ?daan|fir se|wahi|doctor (?:nahi|nhi)|and sons",
  'लड़का|लड़की|लड़के|बेटा|बेटे|बेटी|बिटिया|पुत्र|पुत्री|पोता|पोती|लाल|लल्ला|वारिस|वंश|कुल|चिराग|चिराग़|कन्या|गुड़िया|लाडो|लड्डू|पेड़ा|पेड़े|बर्फी|जलेबी|मिठाई|गुलाबी|नीला|नीले|लक्ष्मी|कान्हा|कन्हैया|गोपाल|राधा|राम|सीता|राजा|रानी|परी|थाली|कंधा|मुखाग्नि|राखी|भाई|बहन|मुन्ना|मुन्नी|क्या होगा|कौन आएगा|कौन आ रहा|लिंग|धोती|फ्रॉक|लडका|लडकी|पोता|पगड़ी|चुनरी|शिव|पार्वती|झूला|पूजन|कौन है|तीन|दो |चार',
)

const carryingNow = words(
  "pregnan\\w*|expecting|trimester|due (?:date|in|on|by)|(?:am|is|she'?s|i'?m) due|deliver\\w*|c-? ?sections?|cesarean|caesarean|scheduled section|labou?r|baby bump|(?<!(?:since|from|for|last|past|these|those) )(?:\\d+(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth) (?:months?|weeks?)|carrying|garbhvati|pet se|paon bhari|pair bhari|(?:\\d ?(?:va|wa|ma|tha|th|sra)|pehla|dusra|doosra|teesra|tisra|chautha|paa?nchva\\w*|chhat[ah]a|saa?tva\\w*|aathva\\w*|aathwa|nauva\\w*|nauwa|nava) (?:mahin\\w*|chal\\w*|maah)|miscarr\\w*|operation se (?:deliver\\w*|bachch?\\w*)|prasav|kick\\w*|test positive|positive aaya|two (?:faint )?lines|do line|missed (?:my )?periods?|period miss|conceived|bleeding|spotting|stitch|pet (?:me|mein)|(?:weeks?|wks|hafte|mahine|months?) (?:ki|ka|ho gay\\w*|chadh\\w*|along|pregnan\\w*|hue|chal\\w*)|\\d+ (?:wks|hafte|mahine|mahina|months? along)|heartbeat|nt scan|double marker|tikega|god ?bhara\\w*|c ?sec|normal (?:delivery|hog[ai])|aathw?va\\w*|saatwa\\w*|baby moves?|baby'?s? movement",
  'गर्भवती|गर्भ|पेट से|पांव भारी|पाँव भारी|उम्मीद से|प्रसव|डिलीवरी|प्रेग्नें|प्रेगनें|(?:पहला|दूसरा|तीसरा|चौथा|पांचवां|पाँचवाँ|पांचवा|छठा|सातवां|सातवाँ|सातवा|आठवां|आठवाँ|आठवा|नौवां|नवां|नौवाँ|नौवा|\\d ?(?:वां|वाँ|वा)) (?:महीना|माह|चल)|नौ महीने|ऑपरेशन से बच्च|ऑपरेशन से डिल|हलचल|सिज़?ेरियन|पेट में|महीने चढ़|महीने हैं|महीने हुए|ब्लीडिंग|दाग लग|टिकेगा|होने वाले बच्चे|टेस्ट पॉजिटिव|पीरियड मिस|गोद ?भराई|(?:सातवे|आठवे|सातवें|आठवें|नौवें)|(?:सातवां|आठवां|नौवां|सातवाँ|आठवाँ|नौवाँ) लग|मिसकैरेज',
)

/** A treatment for having a child: its own line of care, for nobody carries yet. */
const treatedForChild = words(
  'ivf\\w*|iui|icsi|embryos?|test ?tube|fertility|egg freez\\w*|freeze eggs|transfer on',
  'आईवीएफ|आई वी एफ|आईयूआई|टेस्ट ट्यूब|भ्रूण',
)

const endOfLife = words(
  'di(?:e|es|ed|ing)|death\\w*|dead|expire\\w*|pass(?:es|ed|ing)? away|surviv\\w*|liv(?:e|es|ing) (?:till|until|long\\w*|for|how)|how (?:long|many|much)|longevity|life ?line|number|line|mukh|whole ?life|go(?:es)? first|life ?span|years (?:left|more|i have|do i)|last (?:days|breath|rites)|ventilator|icu|coma|hospice|terminal\\w*|critical|bed ?ridden|final|end\\b|leave (?:us|me|this)|be there|see (?:me|my|the)|till (?:when|which|what)|moksha|mukti|maut|mot|mrityu|mrutyu|mar(?:eg[ai]|eng?e|ung[ai]|na|ne|ta|te|ti)?|marega|dehant|umar|umr|aayu|ayu|jiung\\w*|jiyeg\\w*|jiyen\\w*|jeeyen\\w*|jee?n[ae]|zinda|jinda|bach(?:enge|ega|egi|ungi|unga|na)|kitne? (?:din|saal|sal|mahin\\w*|baras|time)|kab tak|din (?:bache|baki|gin)|saans\\w*|chal bas\\w*|guzar\\w*|gujar\\w*|upar|suhaa?g\\w*|sindoor|vidhwa|widow\\w*|vaidhavya|parwana|bulawa|jaan|kafan|arthi|shamshan|terahvi|chita|vasiyat|inherit\\w*|will',
  'मौत|मृत्यु|मर|देहांत|उम्र|आयु|जिऊ|जिए|जीएं|जीना|ज़?िंदा|बच(?:ेंगे|ेगा|ेगी|ूंगा|ूंगी|ना)|कितने (?:दिन|साल|बरस|महीने)|कितना (?:समय|वक़?्त|टाइम|लिखा)|कब तक|सांस|साँस|गुज़?र|ऊपर|सुहाग|सिंदूर|विधवा|वैधव्य|मोक्ष|मुक्ति|छुटकारा|आख़?िरी|अंतिम|प्राण|जान |कफ़?न|अर्थी|श्मशान|नब्ज़?|वेंटिलेटर|आईसीयू|नहीं रह|मेहमान|चिता|परलोक|विदा',
)

/** What tells of school, of an age below eighteen or of being small. */
const youth = words(
  'class\\w*|std|standard|scho+l\\w*|tui?tions?|coaching|boards?|exams?|marks|minor|teen\\w*|age|umar|umr|young\\w*|chh?ot[aie]\\w*|nabalig|(?:[5-9]|1[0-7]) ?(?:th|yrs?|years?|saal|sal|f|m|ki|ka|v[aie]n?|w[aie])?|eleven\\w*|twelve|twelfth|thirteen|fourteen|fifteen|sixteen|seventeen|eighth|ninth|tenth|gyarah\\w*|barah\\w*|tera?h|chaudah|pandra\\w*|sola\\w*|satra\\w*|vi+|ix|xi*|kaksha|kid|sir|teacher|ma.?am',
  'कक्षा|क्लास|स्कूल|ट्यूशन|साल|वीं|वी|उम्र|छोट|नाबालिग|बच्ची|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह|सतरह|सर|टीचर',
)

const either = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'u')

/** What makes of an astrologer's word one that frightens: a harm foretold, a sum asked, or the fear itself. */
const fearOrSum = words(
  "die|dies|died|death|dead|expire\\w*|accident\\w*|widow\\w*|divorc\\w*|break|broken|never|not (?:live|survive|cross|marry|have)|won'?t|will (?:be )?(?:go|lose|ruin\\w*|suffer|happen|fail|fall)|ruin\\w*|destroy\\w*|curse\\w*|spirit|ghost|disaster|danger\\w*|worst|bad (?:luck|time|things)|hospital|barren|childless|unlucky|jail|scar(?:ed|y|ing|es)|afraid|fear\\w*|frighten\\w*|fright|terrif\\w*|worr\\w*|shak\\w*|panic\\w*|tension|sleep\\w*|cry\\w*|pay\\w*|paid|cost\\w*|charg\\w*|fee|rs|rupees|spent|buy|\\d+ ?k|\\d{4,}|\\d+,\\d+|thousand|lakhs?|urgent\\w*|immediate\\w*|otherwise|else|unless|within|mar|mare\\w*|maut|mot|mrityu|vidhwa|tal[aq]+k?|toot\\w*|tut\\w*|barbad\\w*|anarth|anisht|ashubh|sankat|khatra|khatr[ae]|shra+p|shrapit|saaya|saya|pret|bhoot|kha ja\\w*|(?<!koi )dar+|darr?[aeiu]\\w*|ghabra\\w*|neend|ro rah[ai]|kaa?n?p\\w*|hazaa?r|hajaa?r|paise|paisa|kharch\\w*|warna|varna|nahi to|nhi to|turant|jald|kabhi nahi|nahi (?:hog[aie]|hon[ae]|bach\\w*|tik\\w*|rah\\w*)|bhaa?ri|manglik|asar|nuksan|haani|patan|nash|khatam|dub\\w*|doob\\w*|band",
  'मर|मौत|मृत्यु|विधवा|तलाक|टूट|बर्बाद|बरबाद|अनर्थ|अनिष्ट|अशुभ|संकट|ख़?तर|श्राप|शाप|साया|प्रेत|भूत|खा जा|(?<!कोई )डर|घबरा|नींद|रो रह|कांप|काँप|हज़?ार|लाख|पैसे|पैसा|ख़?र्च|वरना|नहीं तो|तुरंत|जल्द|कभी नहीं|नहीं (?:होग|बच|टिक|रह|चल)|भारी|मांगलिक|असर|नुक़?सान|हानि|नाश|ख़?त्म|डूब|बंद|सच|\\d{4,}|एक्सीडेंट|दुर्घटना|सफेद साड़ी',
)

const cases: Partial<Record<CareKind, readonly RegExp[]>> = {
  'unborn-sex': [childToCome, sexOfChild],
  pregnancy: [either(carryingNow, treatedForChild)],
  death: [endOfLife],
  'fear-sold': [fearOrSum],
  minor: [youth],
}

/** The share from which on the reader of questions is believed all the same. */
const believedFrom: Partial<Record<CareKind, number>> = {
  'unborn-sex': 0.4,
  death: 0.3,
  minor: 0.35,
}

const plainOf = (texts: readonly string[]): string =>
  texts.join(' ').toLowerCase().normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ')

/** Whose body a question of a child to come speaks of: one that carries it, or one under treatment for it. */
export function stageOfChild(text: string): 'carried' | 'treated' | null {
  const plain = plainOf([text])
  if (carryingNow.test(plain)) return 'carried'
  return treatedForChild.test(plain) ? 'treated' : null
}

/**
 * The kinds of care whose case is not stated, in a question and what was asked before it, each with the share from
 * which on it is meant even so.
 */
export function unstatedKinds(texts: readonly string[]): ReadonlyMap<CareKind, number> {
  const plain = plainOf(texts)
  const kinds = (Object.keys(cases) as CareKind[]).filter(
    (kind) => !cases[kind]?.every((pattern) => pattern.test(plain)),
  )
  return new Map(kinds.map((kind) => [kind, believedFrom[kind] ?? Infinity]))
}
