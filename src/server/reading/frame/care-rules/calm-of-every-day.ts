import type { CalmCause } from './calm-cause.ts'
import { anyNeed, anyNeedInHindi, words } from './words-of-need.ts'

/** What no calm matter of every day has beside it. */
const need = `${anyNeed}|thumb|angutha|fd|pension|atm|pin|hungry|bhookh\\w*|bhukh\\w*|neel|bruis\\w*|gira|locked|sleeps? in|warna|varna|dar lag\\w*|scared|afraid`
const needInHindi = `${anyNeedInHindi}|अंगूठा|पेंशन|एटीएम|भूख|नील|गिर|वरना|डर `

const kin =
  "didi|behe?n|bahan|sister|akka|bhaiya|bhai|brother|bua|mausi|cousin|beti|daughter|beta|son|(?:she|he)'?s? (?:is )?\\d\\d"
const kinInHindi = 'दीदी|बहन|भैया|भाई|बुआ|मौसी|बेटी|बेटा'

/** Calm matters of every day that are told with tears, quarrels and pressure: a late wedding, money lent, prices. */
export const calmOfEveryDay: readonly CalmCause[] = [
  {
    // A wedding in the family that is late because every match is refused, and a mother who cries over it.
    explains: ['victim', 'crisis', 'self-harm', 'minor'],
    isOfReader: true,
    named: [
      words(kin, kinInHindi),
      words(
        'ris[th]+e\\w*|rishta\\w*|biodata|proposals?|photos?|ladk[aei]\\w*|boys?|girls?|match\\w*|choosy',
        'रिश्त|बायोडाटा|फोटो|फ़ोटो|लड़क',
      ),
      words(
        'mana (?:kar|kr)\\w*|manaa|refus\\w*|reject\\w*|(?:says?|said) no|no to|kami nikaal\\w*|choosy|nahi karn[ai]',
        'मना कर|ना कर|कमी निकाल|नहीं करूं|हां नहीं|ना हां',
      ),
      words(
        'shaa?di|marr(?:y|iage|ied)|vivah|byaa?h|wedding|rishta (?:kab|pakka|jam)\\w*|jamega|when|kab',
        'शादी|ब्याह|विवाह|बारात|कब',
      ),
    ],
    unless: words(
      `${need}|raat|meri shaa?di ko|sasural|in ?laws?|school|class|1[0-7]|suicid\\w*|poison`,
      `${needInHindi}|ससुराल|स्कूल|कक्षा|पढ़ना है`,
    ),
  },
  {
    // Money lent to somebody near who does not give it back and does not pick up.
    explains: ['victim', 'crisis', 'harm-others', 'stalking'],
    isOfReader: true,
    named: [
      words(
        'lent|len[dt]|borrowed|took|liye the|liya tha|le gay[ae]|liye|udha+r|diye the|diya tha|loan liya',
        'लिए थे|लिया था|ले गया|ले गए|लिए|उधार|दिए थे|दिया था',
      ),
      words(
        'lakhs?|\\d+ ?k|\\d{4,}|hazaa?r|hajaa?r|thousand|money|paise|paisa|rupees',
        'लाख|हज़?ार|पैसे|पैसा|रुपये|रुपए',
      ),
      words(
        'wapas|vapas|wapis|lauta\\w*|laut\\w*|return\\w*|get it back|mileng?[ea]|milega|will (?:he|she) (?:give|pay|return)|see that money|kab (?:dega|degi|denge|tak|aayenge)|niklega',
        'वापस|लौट|मिलेंगे|मिलेगा|कब (?:देगा|देगी|देंगे|तक)|निकलेगा',
      ),
    ],
    unless: words(
      `${need}|app|byaa?j|sood|interest|sahukar|gambl\\w*|satta|teen patti|video|photo|dahej|dowry|saas|sasur\\w*|in ?laws?|agent|kafee?l|passport|bhatt\\w*|malik|bha+g|mayke|husband|pati|wife|biwi|patni|not allowed|nikalne|keeps? my|naap`,
      `${needInHindi}|ब्याज|सूद|साहूकार|सट्टा|वीडियो|फोटो|दहेज|सास|ससुर|एजेंट|पासपोर्ट|भट्ठ|मालिक|जाने (?:भी )?नह|भाग|मायके|पति|पत्नी|बीवी|निकलने`,
    ),
  },
  {
    // What a message to the service costs.
    explains: ['victim', 'crisis', 'self-harm', 'harm-others', 'minor'],
    isOfReader: true,
    named: [
      words(
        'send|sent|message|msg|question|sawa+l|ask(?:ing)?|doubt|recharge|coins?|reply|puchh?ne|poochne',
        'सवाल|संदेश|भेज|रिचार्ज|पूछ|जवाब',
      ),
      words(
        'how much|charge[ds]?|per (?:day|question|message|msg|send|reply)|each time|cut|kat\\w*|kitn[ae]|rs|rupees?|rate',
        'कितन|कट|शुल्क|रेट|पैसे लग|चार्ज',
      ),
    ],
    unless: words(
      `${need.replace('|pin', '')}|wants?|demand\\w*|ma+ng\\w*|video|photo|agent|my (?:son|husband|wife|father|mother|daughter)|pati|beta|bahu|saas|blood|kata|wrist|hath|haath|karz\\w*|land|plot`,
      `${needInHindi}|मांग|माँग|वीडियो|फोटो|पति|बेटा|बहू|सास|ख़?ून|हाथ|कलाई|कर्ज|ज़?मीन|टिकट`,
    ),
  },
  {
    // Lots that are drawn for a place and not for money: the Hajj, a visa, a flat, a school.
    explains: ['gambling', 'market'],
    named: [
      words('lotter(?:y|ies)|draws?|qurr?ah?', 'लॉटरी|लाटरी|ड्रा|क़?ुर्रा'),
      words(
        'hajj?|umrah?|h-? ?1-? ?b|visa|green card|dv|flats?|dda|mhada|housing|plots?|allotment|awas|school|admission|mansarovar|kailash',
        'हज|उमरा|वीज़ा|वीजा|फ्लैट|फ़्लैट|प्लॉट|आवास|स्कूल|दाखिला',
      ),
    ],
    unless: words('ticket|bumper|satta|matka|jackpot', 'टिकट|बंपर|सट्टा|मटका'),
  },
]
