import type { TurnBefore } from '../almanac/muhurta-follow-up.ts'
import type { Frame } from '../frame/frame.ts'
import { plainDanger } from '../frame/rules/plain-danger.ts'
import { isLifeMatter } from '../matters/matters.ts'
import { only, wordsOf } from './follow-up-frame.ts'

/** Good news that somebody comes back with: what was hoped for has come. It is met with joy, and free. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const wished =
  'offer|job|visa|seat|promotion|admission|loan|letter|joining|selection|transfer|posting|result|naukri|rishta|payment|paisa|paise|money|refund|green card|pr|passport|hike|increment|contract|order|flat|house|plot|possession|bail|stay|decree|मकान|नौकरी|जॉब|वीज़ा|वीजा|सीट|प्रमोशन|एडमिशन|दाखिला|लोन|रिश्ता|पैसा|पैसे|लेटर|ट्रांसफर|जॉइनिंग|ऑफर|रिज़?ल्ट|पासपोर्ट|सिलेक्शन|चयन'
const came =
  'came|come|arrived|approved|cleared|received|credited|sanctioned|confirmed|finali[sz]ed|done|got|granted|stamped'
const done = 'gay[aie]|gy[aie]|gai|gaye|gye|gayee|gyi|गय[ाी]|गई|गए'
const hopedFor = edge(
  [
    `(?:${wished})(?: \\p{L}+){0,2} (?:has |have |is |was |got )*(?:${came})`,
    `(?:got|received) (?:the |my |a |an |our |his |her )?(?:${wished}|selected|placed|engaged|married|promoted|in|it|confirmed|through|admitted|pregnant)`,
    'it (?:has |really |finally |actually |just )*(?:happened|worked|came|got (?:done|approved|cleared)|came true|came through)|came through|i (?:passed|cleared|won|did it|made it|got it|am selected|am pregnant|got)|we (?:won|did it|got it|are engaged|are pregnant|are expecting)|(?:he|she|they|his parents|her parents|parents) (?:has |have |finally |all )*(?:said yes|agreed|passed|cleared|won|called|proposed|got it)|said yes|said ok|test (?:is |came |was )?positive|positive (?:aa?ya|aayi|aa gaya|result)|(?:baby|boy|girl|twins) (?:is |was |has )?(?:born|arrived|came)|blessed with|wedding (?:is |got )?(?:fixed|done)|(?:engagement|marriage|rishta|date) (?:is |got )?(?:fixed|done|final)|case (?:is )?won|won the case|sold (?:it|the|at)|flat (?:is )?sold',
    `(?:${wished}|shadi|shaadi|sagai|baat|ghar|dukan|zameen|jamin|case|केस|शादी|सगाई|बात|घर|दुकान|ज़मीन|जमीन)(?: [\\p{L}\\p{M}]+){0,3} (?:lag|mil|aa|ho|ban|nikal|bik|jeet|pakk[ai] ho|final ho|clear ho|लग|मिल|आ|हो|बन|निकल|बिक|जीत|पक्क[ाी] हो) (?:${done})`,
    `(?:selection|select|pass|clear|qualify|promotion|transfer|admission|paas|सिलेक्शन|सिलेक्ट|पास|क्लियर|चयन|प्रमोशन) (?:bhi )?(?:ho|हो) ?(?:${done})`,
    `(?:lag|mil|aa|ban|maan|man|लग|मिल|आ|बन|मान) (?:${done})`,
    'ha+n (?:kar|bol|keh) di\\p{L}*|हाँ (?:कर|बोल|कह) द[\\p{L}\\p{M}]*|khush ?khabri|ख़?ुश ?ख़?बरी|good news|(?:beta|beti|bachch?a|ladka|ladki|बेटा|बेटी|बच्चा) (?:hua|hui|paida|हुआ|हुई)(?: \\p{L}+)?|(?:letter|aaya|result|mail|लेटर|मेल|रिज़ल्ट)[^?]{0,14}(?:aaya|aayi|aa gaya|mila|mili|आया|आयी|आई|मिला|मिली)',
  ].join('|'),
)
/** "It is done!", where a word of joy stands beside it. */
const isDone = edge(`(?:ho|हो) ?(?:${done})|is done|got done`)
const joy =
  /!|[\u{1F389}\u{1F38A}\u{1F973}\u{1F600}-\u{1F60D}\u{1F64F}\u{1F64C}\u{1F970}\u{2764}]|(?<![\p{L}\p{M}])(?:finally|yay+|yess+|woo+|happy|thank\p{L}*|thnx|dhanyava+d|shukriya|khush\p{L}*|jai|akhir\p{L}*|aakhir\p{L}*|good news|god is|god bless|bhagwan|guess what|sach me|sahi (?:bola|kaha|nikl)\p{L}*|as you said|just as|you were right|a+pne (?:sahi|jo|jaisa)|मिठाई|mitha[iy]|धन्यवाद|शुक्रिया|ख़?ुश[\p{L}\p{M}]*|आख़?िर[\p{L}\p{M}]*|जय|भगवान|सही (?:बोला|कहा|निकल)[\p{L}\p{M}]*|आपने (?:सही|जो|जैसा))(?![\p{L}\p{M}])/iu
const asks =
  /\?|(?<![\p{L}\p{M}])(?:what|which|when|where|who\p{L}*|how|why|will|should|shall|can|could|would|does|kya|kab|kaise|kais[aei]|kyu\p{L}*|kyon|kaun\p{L}*|kons\p{L}*|kitn\p{L}*|kaha|kahan|karu\p{L}*|kare\p{L}*|bata[oie]\p{L}*|tell me|क्या|कब|कैस[ाेी]|क्यों|क्यूँ|कौन\p{M}*|कितन\p{M}*|कहाँ|कहां|बताइए|बताओ|करूँ|करूं|करें)(?![\p{L}\p{M}])/iu
const spoils =
  /(?<![\p{L}\p{M}])(?:not|no|never|but|though|also|lol|already|pending|ba+ki|बाक़?ी|except|only|reject\p{L}*|refus\p{L}*|cancel\p{L}*|fail\p{L}*|lost|less|worse|notice|summons|fir|police|divorce|break ?up|died|death|accident|nahi|nhi|nahin|nai|par|lekin|magar|band|chori|kharab|phir bhi|problem|dikkat|tension ho|bimar\p{L}*|hospital|fired|terminat\p{L}*|नहीं|नही|पर|लेकिन|मगर|बंद|चोरी|ख़?राब|समस्या|दिक़?्क़?त|बीमार|अस्पताल|नोटिस|तलाक)(?![\p{L}\p{M}])|n['’]t(?!\p{L})/iu
const mostWords = 24
/** Without a word of joy so few words tell that something has come, and nothing else. */
const mostPlain = 9

const isTold = (question: string): boolean =>
  hopedFor.test(question) ||
  (isDone.test(question) && joy.test(question) && wordsOf(question) <= 12)

/** That what was hoped for has come, told without a question; null for anything else. */
export function goodNews(frame: Frame, question: string, last: TurnBefore): Partial<Frame> | null {
  const { topic, subject } = last.frame
  const count = wordsOf(question)
  if (!isLifeMatter(topic) || frame.careLine === 'hard' || count > mostWords) return null
  if (asks.test(question) || spoils.test(question) || !isTold(question)) return null
  if (plainDanger(question) !== null || (!joy.test(question) && count > mostPlain)) return null
  return {
    ...only('thanks'),
    charge: false,
    isSure: true,
    options: [],
    subject: 'none',
    asks: 'describe',
    followUp: 'good-news',
    gladOf: { topic, subject },
  }
}
