import type { SituationName } from '../../../../words/reading/situations/all-situation-texts.ts'

const word = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const ofSpouse =
  'husband|hubby|wife|wifey|spouse|missus|mister|pati|patidev|patni|biwi|bivi|gharwale|gharwali|inka|inke|inki|inko|unka|unke|unki|unko|unhe|he|his|she|her|hers|' +
  'पति|पतिदेव|पत्नी|बीवी|श्रीमती|घरवाले|घरवाली|इनका|इनके|इनकी|इन्हें|उनका|उनके|उनकी|उन्हें|ये|वे'

const ofStudies =
  'degree|graduat\\p{L}*|pass(?:ed)?(?: out)?|b\\.?\\s?(?:tech|e|sc|com|ed|ba|ca|pharm)|ba|m\\.?\\s?(?:tech|sc|com|ba|ca|ed|a)|bsc|gnm|nursing|diploma|' +
  'polytechnic|engineer\\p{L}*|engg|college|course|padhai|campus|first|pehli|pahli|home|ghar|ghr|batch|' +
  'डिग्री|ग्रेजुएशन|स्नातक|बीटेक|बीएड|बीए|बीकॉम|बीएससी|एमए|एमबीए|एमएससी|डिप्लोमा|कॉलेज|पढ़ाई|पहली|घर'

/**
 * Words of which one has to stand in the question: of a spouse nobody speaks who names none, and a first work after
 * a degree is not every work that is looked for.
 */
export const namedInQuestion: Partial<Record<SituationName, RegExp>> = {
  'degree-no-job': word(ofStudies),
  'spouse-out-of-work': word(ofSpouse),
  'spouse-promotion': word(ofSpouse),
}
