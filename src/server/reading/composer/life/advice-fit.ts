import type { AdviceAudience, AdviceText } from '../../../../words/reading/matters/matter-texts.ts'
import type { MatterInput } from '../matter/matter-input.ts'

/** Whom a line of advice is only for, by the field of the line, and what shows that the asker is one of them. */
interface Audience {
  /** Words of the question that show it. */
  shown?: RegExp
  /** Words of the question that rule it out. */
  excluded?: RegExp
  /** What shows it besides the words. */
  isKnown?: (input: MatterInput) => boolean
}

const around = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

/** Whoever lives in another country already needs no ticket. */
const livesAway =
  /\b(?:am|are|i'm|im|living|live|lives|working|work|works|job|settled|staying|stay|doing|contracts?|based|posted|years?|yrs?|since) (?:\p{L}+ ){0,4}in (?:the )?(?:dubai|abu dhabi|sharjah|uae|qatar|doha|kuwait|oman|muscat|bahrain|saudi|riyadh|jeddah|singapore|malaysia|canada|toronto|usa?|america|texas|california|uk|london|england|germany|berlin|ireland|dublin|australia|melbourne|sydney|new zealand|poland|italy|japan|gulf)\b/iu

/** Whoever is gone cannot be asked, met or introduced. */
const isGone =
  /block(?:ed|ing)|ghost|left (?:me|without)|broke ?up|break ?up|no contact|not (?:talking|replying|picking)/iu

/** Words of the field: no shop has them. */
export const ofFields = around(
  'farming|farmers?|farmland|kheti\\p{L}*|khet|kisan|crops?|fasal\\p{L}*|bigha|beegha|acres?|sow(?:ing)?|boring|borewell|tubewell|irrigation|mandi|dhaan|dhan ki|paddy|wheat|gehu\\p{L}*|ganna|sugarcane|cotton|kapas|soyabean|soybean|sarson|mustard|aloo ki|onion|pyaz|lahsun|tea garden|coffee|rubber|areca\\p{L}*|pepper|cumin|jeera|chana|moongfali|groundnut|chilli|खेत[\\p{L}\\p{M}]*|किसान[\\p{L}\\p{M}]*|फ़?सल[\\p{L}\\p{M}]*|बीघा|बीघे|एकड़|बोऊँ|बोऊं|बुवाई|सिंचाई|मंडी|धान|गेहूँ|गेहूं|गन्ना|गन्ने|कपास|सोयाबीन|सरसों|प्याज|लहसुन|जीरा|चना|मूँगफली|मूंगफली|बाजरा|मक्का',
)

/** Ways of living that advice suits: no parking for a tractor, no review for a wrestler. */
const lives: Readonly<Partial<Record<AdviceAudience, Audience>>> = {
  'private-vehicle': {
    excluded: around(
      'tractor|thresher|harvester|truck|tempo|pick ?up|chh?ota hathi|e-?rickshaw|auto|jcb|tipper|ट्रैक्टर|थ्रेशर|ट्रक|टेम्पो|पिकअप|छोटा हाथी|ऑटो|हार्वेस्टर',
    ),
  },
  career: {
    excluded: around(
      'cricket|football|kabaddi|wrestling|kushti|trials?|ranji|academy|sports?|kheti|farm\\p{L}*|dairy|buffalo\\p{L}*|poultry|dukaa?n|shop|tempo|cab|auto|truck|army|police|tuition|tailor\\p{L}*|silai|parlou?r|actor|acting|singer|music|dance|क्रिकेट|फुटबॉल|कबड्डी|खेती|डेयरी|दुकान|ऑटो|ट्रक|आर्मी|पुलिस|सिलाई|पार्लर|अखाड़ा|ट्रायल',
    ),
  },
  'home-loan': {
    shown: around('home|house|flat|ghar|makaa?n|plot|housing|घर|मकान|फ़?्लैट|फ्लैट|प्लॉट'),
  },
  partnership: {
    shown: around(
      'partner\\p{L}*|saajh?\\p{L}*|sajh?edar\\p{L}*|साझेदार\\p{L}*|पार्टनर\\p{L}*|हिस्सेदार',
    ),
  },
  divorced: {
    shown: around('divorc\\p{L}*|talaa?q|तलाक़?|तलाक'),
    isKnown: ({ person }) => person.maritalStatus === 'divorced',
  },
  // A rule for the children says nothing to those who wait for the first.
  'has-child': {
    shown: around(
      'sons?|daughters?|kids|bet[aie]|bachch?[aeo]n?|school|class|padhai|second|dusr[aie]|बेट[ाीे]|बच्चे|बच्चों|स्कूल|पढ़ाई|दूसर[ाीे]',
    ),
    isKnown: ({ frame }) => frame.subject === 'child',
  },
  widowed: {
    shown: around(
      'widow\\p{L}*|vidhwa|vidhur|late (?:husband|wife)|passed away|died|lost my (?:husband|wife)|expired?|guzar ga\\p{L}+|gujar ga\\p{L}+|nahi rah[ei]|chal bas[ei]|विधवा|विधुर|गुज़?र ग[\\p{L}\\p{M}]+|नहीं रह[ेीा]|चल बस[ेीा]|देहांत|मृत्यु',
    ),
  },
  'untested-couple': { excluded: around('ivf|iui|icsi|आईवीएफ|आईयूआई') },
  trader: { excluded: ofFields },
  farmer: { shown: ofFields },
  'card-holder': { shown: around('cards?|credit|क्रेडिट|कार्ड') },
  'no-degree': {
    excluded: around(
      'b\\.? ?tech|btech|b\\.?e|mca|bca|mba|bba|m\\.? ?tech|m\\.?sc|b\\.?sc|m\\.?com|b\\.?com|b\\.? ?ed|engineer\\p{L}*|graduat\\p{L}*|post ?graduat\\p{L}*|masters?|degree|ca|nursing|pharma\\p{L}*|diploma|बीटेक|एमबीए|बीसीए|एमसीए|बीएड|इंजीनियर[\\p{L}\\p{M}]*|ग्रेजुएट|ग्रेजुएशन|नर्सिंग|डिग्री|डिप्लोमा',
    ),
  },
  'contract-labour': {
    excluded: around(
      'canada|usa|us|america|uk|london|england|germany|europe|australia|new zealand|ireland|singapore|pr|h1b|green card|express entry|masters?|student visa|कनाडा|अमेरिका|लंदन|जर्मनी|ऑस्ट्रेलिया|आयरलैंड|पीआर|ग्रीन कार्ड',
    ),
  },
  'not-yet-selected': {
    excluded: around(
      'selected|selection ho (?:gaya|gya|chuka)|cleared|final merit me (?:naam )?aa (?:gaya|gya)|joining|appointed|document verification|dv ho (?:gaya|gya)|physical (?:nikal|clear)\\p{L}*(?: \\p{L}+){0,2}|medical (?:ho|clear)\\p{L}*(?: \\p{L}+){0,2}|rally nikal\\p{L}*|चयन हो (?:गया|चुका)|चयनित|जॉइनिंग|ज्वाइनिंग|नियुक्ति पत्र|फिजिकल (?:निकल|पास|क्लियर)[\\p{L}\\p{M}]*|फ़िज़िकल (?:निकल|पास)[\\p{L}\\p{M}]*|मेडिकल हो (?:गया|चुका)',
    ),
  },
  'course-choice': { excluded: around('9th|10th|11th|stream|नौवीं|दसवीं|ग्यारहवीं|11वीं') },
}

/** What advice presumes of the asker, and what can still be done about the matter. */
const presumptions: Readonly<Partial<Record<AdviceAudience, Audience>>> = {
  leaving: { excluded: livesAway },
  meeting: { excluded: isGone },
  'in-laws': {
    shown: /in.?laws?|sas(?:u|oo)r|\bsaas\b|\bmil\b|सास|ससुर/iu,
    isKnown: ({ matter }) => matter === 'in-laws',
  },
  separation: {
    shown: /divorc|tala[qk]|custody|separat|alimony|तलाक/iu,
    isKnown: ({ matter }) => matter === 'separation',
  },
  parent: {
    shown:
      /\b(?:child|children|kids?|sons?|daughters?|baby|bet[ai]|bete|bach+[aeo])\b|बेट|बच्च|संतान/iu,
    isKnown: ({ matter, other }) =>
      matter === 'children' || other === 'son' || other === 'daughter',
  },
  shares: {
    shown: /\b(?:shares?|stocks?|mutual|sip|trading|invest\p{L}*|nifty|crypto)\b|शेयर|निवेश/iu,
  },
  spouse: {
    shown: /\b(?:husband|wife|pati|patni|biwi)\b|पति|पत्नी|बीवी/iu,
    isKnown: ({ person }) => person.maritalStatus === 'married',
  },
  retirement: {
    shown: /pension|retir|gratuity|provident|\bpf\b|पेंशन|रिटायर|सेवानिवृत्त/iu,
    isKnown: ({ person }) => (person.ageYears ?? 0) >= 55,
  },
  office: {
    shown:
      /\b(?:job|office|boss|manager|hr|company|salary|promotion|appraisal|colleagues?|team|naukri|interview|resume|cv|work|working|employe\p{L}*|mnc|bank|senior)\b|नौकरी|ऑफ़िस|ऑफिस|दफ़्तर|बॉस|कंपनी/iu,
    isKnown: ({ matter }) => matter === 'job-search' || matter === 'promotion',
  },
  couple: {
    shown: /\b(?:partner|couple|bf|gf|boyfriend|girlfriend)\b|पार्टनर/iu,
    isKnown: ({ person, matter }) =>
      person.maritalStatus === 'married' || matter === 'love' || matter === 'compatibility',
  },
  wedding: {
    shown: /wedding|shaa?di|vivah|marriage|शादी|विवाह/iu,
    isKnown: ({ person, matter }) => matter === 'marriage' && person.maritalStatus !== 'married',
  },
  loan: {
    shown: /loan|emi\b|debt|karz|udhaa?r|qarz|lender|कर्ज़?|लोन|उधार|बैंक|bank/iu,
    isKnown: ({ matter }) => matter === 'debt',
  },
}

function isOfAudience({ shown, excluded, isKnown }: Audience, input: MatterInput): boolean {
  if (excluded) return !excluded.test(input.question)
  return (shown?.test(input.question) ?? false) || isKnown?.(input) === true
}

const fits =
  (audiences: Readonly<Partial<Record<AdviceAudience, Audience>>>) =>
  (line: AdviceText, input: MatterInput): boolean =>
    (line.for ?? []).every((name) => {
      const audience = audiences[name]
      return !audience || isOfAudience(audience, input)
    })

/** Whether advice suits the life that the question tells of. */
export const fitsLife = fits(lives)

/** Whether a line presumes nothing that the asker has not told. */
export const presumesOnlyTold = fits(presumptions)
