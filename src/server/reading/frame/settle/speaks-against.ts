import type { SituationName } from '../../../../words/reading/situations/all-situation-texts.ts'
import { namedInQuestion } from '../../situations/office/named-in-question.ts'

/** Vehicles that people choose between by name. */
const makes =
  'scorpio|bolero|innova|creta|swift|alto|thar|ertiga|nexon|brezza|baleno|dzire|activa|splendor|pulsar|bullet|royal enfield|jupiter|platina|shine|ola|ather|mahindra|tata|maruti|hyundai|honda|kia|स्कॉर्पियो|बोलेरो|बुलेरो|थार|बुलेट|प्लेटिना|एक्टिवा'

/** Whoever asks for a wedding of their own: "meri shaadi kab hogi". */
export const ownWedding =
  /(?<!\p{L})(?:meri (?:shaa?di|sagai) (?:kab|kis|is|hogi|ho)|when (?:will|do|am|shall) i (?:\p{L}+ )?(?:marry|married))(?!\p{L})|मेरी (?:शादी|सगाई) (?:कब|किस|होगी|हो )|मेरा (?:विवाह|ब्याह|रिश्ता) (?:कब|किस|होगा|हो )/iu

/** Words by which a question is surely not about a situation that it sounds like. */
const speaksAgainst: Partial<Record<SituationName, RegExp>> = {
  // A debt that is to end asks for no new loan.
  'loan-approval':
    /(?<!\p{L})(?:free (?:of|from)|freedom|get rid|pay(?:ing)? (?:it |this |the loan |them )?(?:off|back)|repay|paid off|clear(?:ed)?|close[ds]?|over|finish(?:ed)?|mukti|chhutkara|chutkara|utr\p{L}*|utar\p{L}*|chuk\p{L}*|khatam|nipat\p{L}*|still going on)(?!\p{L})|मुक्ति|छुटकारा|उतर|चुक|ख़?त्म|निपट/iu,
  // Whoever weighs going against staying on here is not abroad.
  'stay-abroad-or-return':
    /^(?![\s\S]*(?:wapas|vapas|laut|return|back|वापस|लौट))[\s\S]*(?<!\p{L})(?:ja+u+n?|jana|go|going|जाऊं|जाऊँ|जाऊ|जाना)(?![\p{L}\p{M}]).{0,16}\s(?:or|ya|या)\s(?:phir )?(?:stay |work )?(?:yah[ie]n?|here|idhar|gaon|apne|यहीं|यहां|यहाँ|इधर|गाँव)(?![\p{L}\p{M}])/iu,
  // A trade that has no counter; and whoever weighs an order runs the shop already.
  'open-shop':
    /(?<!\p{L})(?:dairy|poultry|goat|fish(?:ery|ing)?|farm(?:ing)?|bee|mushroom|tiffin|tuitions?|from home|online|export|transport|taxi|bakri|murgi|dudh|ghar se)(?!\p{L})(?!.{0,24}(?<!\p{L})(?:shop|store|counter|outlet|dukaa?n|hotel|restaurant)(?!\p{L}))|डेयरी|डेरी|मुर्गी|बकरी|मछली|टिफ़िन|टिफिन|ट्यूशन|(?<!\p{L})(?:accept|take|refuse|leave|lu+n?|le lu+n?)(?!\p{L}).{0,24}(?<!\p{L})(?:order|contract|tender)s?(?!\p{L})|(?:order|contract|tender|ऑर्डर|ठेका) (?:le lu+n?|lu+n?|pakad|ले लूं|ले लूँ|लूं|लूँ)/iu,
  // Which of two to buy is no question of selling.
  'sell-or-keep':
    /(?<!\p{L})(?:flat|plot|house|shop|land|villa|makaa?n|dukaa?n)s?,? (?:or|ya) (?:a )?(?:flat|plot|house|shop|land|villa|makaa?n|dukaa?n)|(?:फ़?्लैट|फ्लैट|प्लॉट|मकान|दुकान|ज़?मीन) या (?:फ़?्लैट|फ्लैट|प्लॉट|मकान|दुकान|ज़?मीन)/iu,
  // Two vehicles are named, or one is kept or sold, and none is to be mended.
  'vehicle-repair-or-new': new RegExp(
    `(?<!\\p{L})(?:${makes})(?!\\p{L}).{0,24}\\s(?:or|ya|या)\\s.{0,16}(?<!\\p{L})(?:${makes})(?!\\p{L})|(?:rakhu|rakhun|rakhe|keep(?: it)?|रखूँ|रखूं) (?:or|ya|या) (?:bech|sell|बेच)`,
    'iu',
  ),
  // Two offers, and none of them is the present place.
  'offer-or-stay':
    /(?<!\p{L})(?:ek|one)(?!\p{L})[^.?!]{3,40}(?<!\p{L})(?:ek|one|other|dusr\p{L}*)(?!\p{L})|(?:एक)\s[^।?!]{3,40}\s(?:एक|दूसर)/iu,
  // A home of their own is no parting.
  'divorce-or-stay':
    /(?<!\p{L})separate (?:house|home|flat|kitchen|room)s?(?!\p{L})|alag (?:ghar|rasoi|kitchen|makan|flat)(?!\p{L})|अलग (?:घर|रसोई|मकान|फ़?्लैट)/iu,
  // Whoever wants no share asks about the one who has it.
  'share-among-heirs':
    /(?<!\p{L})(?:hissa|hisa|share|batwara)(?!\p{L})[^.?!,]{0,12}(?<!\p{L})(?:nahi|nhi|nahin|nai) (?:chahiye|chaiye|chahie)|(?:हिस्सा|बँटवारा|बंटवारा) नहीं चाहिए|(?:don['’]?t|do not) want (?:any |my |the )?(?:share|property|money)/iu,
  // A daughter's home after her wedding is no portrait of the one who marries in.
  'child-spouse-portrait': /(?<!\p{L})(?:sasural|in-?laws)(?!\p{L})|ससुराल/iu,
  'child-wedding':
    /(?<!\p{L})(?:daughter|son) (?:got|is|was) married(?!\p{L})|(?<!\p{L})(?:happy (?:there|with)|sasural)(?!\p{L})|ससुराल/iu,
  'sibling-wedding': new RegExp(
    `(?<!\\p{L})(?:husband|wife)['’]?s (?:\\p{L}+ )?(?:sister|brother)(?!\\p{L})|${ownWedding.source}`,
    'iu',
  ),
  // A bond after a divorce is not an engagement that broke.
  'broken-engagement':
    /(?<!\p{L})(?:first|second) marriage(?!\p{L})|(?<!\p{L})(?:pehli|pahli|do+sri) shaa?di(?!\p{L})|(?:पहली|दूसरी) शादी/iu,
  // Whoever has no attempt left is promised no selection.
  'civil-service-exam':
    /(?<!\p{L})(?:last|final|all|no)(?: my)? attempts?(?!\p{L})[^.?!]{0,24}(?<!\p{L})(?:over|gone|done|left|fail\p{L}*|used|finished)(?!\p{L})|(?<!\p{L})(?:aa?khi?ri|antim|saare|sare) (?:attempt|prayas)s?(?!\p{L})[^.?!]{0,24}(?<!\p{L})(?:khatam|gaya|nikal|ho gay\p{L}*|fail)(?!\p{L})|(?:आख़?िरी|अंतिम|सारे) (?:अटेम्प्ट|प्रयास)[^।?!]{0,24}(?:ख़?त्म|निकल|हो ग|गया|बीत)/iu,
  // Whoever is to smile again is not asked about for work.
  'spouse-out-of-work':
    /(?<!\p{L})(?:smile|laugh|quiet|silent|sad|depress\p{L}*|udaa?s|gumsum|hans(?:eg\p{L}*|na)|muskur\p{L}*)(?!\p{L})|उदास|गुमसुम|मुस्कुर|हँसेग|हंसेग/iu,
  // A harvest in the house is sold as a harvest.
  'sell-property':
    /(?<!\p{L})(?:fasal|sarson?|gehun?|soyabean|kapas|chana|dhaa?n|wheat|mustard|paddy|cotton)(?!\p{L})|फ़?सल|सरसों|गेहू|सोयाबीन|कपास|धान(?![\p{L}\p{M}])/iu,
  // An agent for abroad has a point of its own, and wages that are held back are no rise.
  'cheated-money':
    /(?<!\p{L})(?:agent|consultan\p{L}+)s?(?!\p{L}).*(?<!\p{L})(?:visa|work permit|abroad|videsh)(?!\p{L})|(?:एजेंट|एजेन्ट).*(?:वीज़?ा|विदेश)/iu,
  'salary-more':
    /(?<!\p{L})(?:held (?:back|up)|with?held|unpaid|not paid|pending|nahi (?:di|mili|de)|nhi (?:di|mili|de)|rok(?:i|e| rakhi| di| li))(?!\p{L})|(?:तनख़?्वाह|वेतन|सैलरी|पगार) (?:रोक|नहीं (?:दी|मिली|दे|मिल र)|अटक)/iu,
  // A message is no proposal.
  'will-propose': /(?<!\p{L})(?:msg|message|mesg|text|call|phone|reply)(?!\p{L})|मैसेज|फ़?ोन|कॉल/iu,
  // That somebody does not talk is told, and no feeling is asked about.
  'their-feelings':
    /^(?!.*(?:lov|pya+r|feel|like|pasand|dil|chah|man me|kya|\?|प्यार|पसंद|दिल|चाह|मन|क्या)).*(?<!\p{L})(?:baat|bat) (?:nahi|nhi|nai) kar/iu,
  // Whoever is at the office today has not gone away.
  'spouse-comes-home': /(?<!\p{L})(?:office|duty|shift|daftar)(?!\p{L})|ऑफ़?िस|दफ़?्तर|ड्यूटी/iu,
  // Years of marriage with an old love in mind ask for no child.
  'childless-years':
    /(?<!\p{L})(?:(?:first|old) love|(?:pehl[ae]|pahl[ae]|puran[ae]) pya+r)(?!\p{L})|(?:पहल[ाे]|पुरान[ाे]) प्यार/iu,
}

const weddings: ReadonlySet<SituationName> = new Set<SituationName>([
  'child-wedding',
  'sibling-wedding',
  'others-wedding',
])
const work =
  /(?<!\p{L})(?:working|jobs?|earn\p{L}*|does nothing|naukri|kama(?:ne|ega|egi|yega|yegi)|kaa?m (?:karn\p{L}*|kareg\p{L}*|dhand\p{L}*))(?!\p{L})|नौकरी|कमाए|कमाने|काम (?:कर|धंध)/iu
const wedding =
  /(?<!\p{L})(?:marr\p{L}*|wedding|engage\p{L}*|match\p{L}*|alliance|proposals?|settled?|shaa?di|sadi|viva+h|by[ae]+h|biyah|rishta|rishte|sagai|groom|bride|bahu|dulh\p{L}*|haath)(?!\p{L})|शादी|विवाह|ब्याह|रिश्त|सगाई|बहू|दुल्ह|हाथ/iu
/** An age told beside idle days asks about work where no wedding is named. */
const ofWorkAlone = (question: string): boolean => work.test(question) && !wedding.test(question)

/** Whether a question is surely about something else than a situation that it sounds like. */
export const isAboutOther = (name: SituationName, question: string): boolean =>
  (weddings.has(name) && ofWorkAlone(question)) ||
  (speaksAgainst[name]?.test(question) ?? false) ||
  namedInQuestion[name]?.test(question) === false
