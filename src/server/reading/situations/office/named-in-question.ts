import type { SituationName } from '../../../../words/reading/situations/all-situation-texts.ts'

const word = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const ofSpouse =
  'husband|hubby|wife|wifey|spouse|missus|mister|pati|patidev|patni|biwi|bivi|gharwale|gharwali|inka|inke|inki|inko|unka|unke|unki|unko|unhe|he|his|she|her|hers|' +
  'पति|पतिदेव|पत्नी|बीवी|श्रीमती|घरवाले|घरवाली|इनका|इनके|इनकी|इन्हें|उनका|उनके|उनकी|उन्हें|ये|वे'

const ofStudies =
  'degree|graduat\\p{L}*|pass(?:ed)?(?: out)?|b\\.?\\s?(?:tech|sc|com|ed|ba|ca|pharm)|ba|m\\.?\\s?(?:tech|sc|com|ba|ca|ed|a)|bsc|be (?:civil|mech\\p{L}*|cs|it|ece)|gnm|nursing|diploma|' +
  'polytechnic|engineer\\p{L}*|engg|college|course|padhai|campus|first|pehli|pahli|home|ghar|ghr|batch|' +
  'डिग्री|ग्रेजुएशन|स्नातक|बीटेक|बीएड|बीए|बीकॉम|बीएससी|एमए|एमबीए|एमएससी|डिप्लोमा|कॉलेज|पढ़ाई|पहली|घर'

const ofTwo =
  'two|both|do|dono|2|3|4|offers|or|ya|vs|which|ek|kaun\\p{L}*|kons\\p{L}*|kis\\p{L}*|kaha|kahan|दो|दोनों|या|एक|कौन|किस|कहाँ'

const ofList =
  'lists?|suchi|dpc|panel|seniority|senior|number|naam|name|order|rank|सूची|लिस्ट|डीपीसी|वरिष्ठता|नंबर|नाम|आदेश'

const ofPapers =
  'visas?|files?|p\\.?r|papers?|documents?|appl(?:y|ied|ication)|refus\\p{L}*|reject\\p{L}*|interview|embassy|consulate|process\\p{L}*|stamp\\p{L}*|permit|passport|ielts|offer|letter|approv\\p{L}*|stuck|pending|wait\\p{L}*|atk\\p{L}*|atak\\p{L}*|ruk\\p{L}*|kagaz\\p{L}*|kaagaz\\p{L}*|lag\\p{L}*|aavedan|' +
  'वीज़ा|वीजा|फ़ाइल|फाइल|पीआर|काग़ज़|कागज़|कागज|आवेदन|इंटरव्यू|दूतावास|पासपोर्ट|अटक[\\p{L}\\p{M}]*|रुक[\\p{L}\\p{M}]*|लग[\\p{L}\\p{M}]*|इंतज़ार'
const ofAge =
  'age|aged|overage|over age|limit|turning|turn|years? old|last year|umar|umr|umra|seema|saal|sal|\\d\\d|still|ab bhi|उम्र|उमर|आयु|सीमा|साल|वर्ष|ओवरएज|अब भी'

/** Whoever has work and wants a better one is not out of work. */
const hasWork =
  /(?<!\p{L})(?:package|switch|better|abroad|bond|bonded|fed up|badle|badlu)(?!\p{L})|विदेश|बदल/iu
const spouseNamed = word(ofSpouse)
const outOfWork = {
  test: (question: string): boolean => spouseNamed.test(question) && !hasWork.test(question),
}

/**
 * Words of which one has to stand in the question: of a spouse nobody speaks who names none, a first work after
 * a degree is not every work that is looked for, and not every wish to go abroad has papers under way.
 */
export const namedInQuestion: Partial<Record<SituationName, Pick<RegExp, 'test'>>> = {
  'degree-no-job': word(ofStudies),
  'spouse-out-of-work': outOfWork,
  'two-offers': word(ofTwo),
  'promotion-list': word(ofList),
  'spouse-promotion': spouseNamed,
  'others-abroad': word(ofPapers),
  'age-limit-near': word(ofAge),
}
