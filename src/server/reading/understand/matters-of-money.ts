import { all, ofOther, word } from './service-words.ts'
import type { MatterRow } from './service-words.ts'

const failed = word(
  'nahi|nhi|nahin|nai|not|no|never|vanish\\p{L}*|blank|white|adha|aadha|adhura|adhoora|half|fail\\p{L}*|नहीं|नही|नई|आधा|आधी|आधे|अधूरा|अधूरी',
)
const answer = word('answers?|jawab|uttar|report|reading|pdf|जवाब|उत्तर|रिपोर्ट')
const paid = word(
  'paid|pay|paise|paisa|money|rs|rupees|rupaye|kat|kata|kate|cut|charged?|debited|deducted|balance|पैसा|पैसे|पेसा|रुपए|रुपये|फीस|कटा|कट|काट|बैलेंस',
)
const when = word(
  'when|how many days|how long|kab|kitne din|kitna (?:time|samay)|remaining|pending|yet|abhi tak|exact date|tarikh|कब|कितने दिन|अब तक|हफ्ता|(?:दिन|हफ़?्ते) हो (?:गए|गये)|din ho g\\p{L}+',
)
const refund = word(
  'refund\\p{L}*|wapas|wapis|vapas|wapasi|money back|back|return|laut\\p{L}*|reverse|रिफंड|रिफ़ंड|वापस|वापिस|लौट[\\p{L}\\p{M}]*',
)

/** Only where money was heard: elsewhere "back" and "free" say something else. */
export const moneyRows: readonly MatterRow[] = [
  [
    'paid-twice',
    word('twice|double|two times|(?:2|3|do|teen|दो|तीन) ?ba+r|दो बार|तीन बार|dubara|दुबारा|दोबारा'),
  ],
  [
    'money-contact',
    word(
      'who do i (?:email|call|contact)|which number|complain\\p{L}*|shikayat|consumer (?:court|forum)|kiske paas|शिकायत|उपभोक्ता|फोरम|dispute|case no',
    ),
  ],
  [
    'cancel-plan',
    word('auto ?pay|auto ?renew\\p{L}*|renew\\p{L}*|subscription|ऑटो ?रिन्यू|ऑटोपे|सब्सक्रिप्शन'),
  ],
  [
    'free-questions',
    word(
      '(?:first|1st|pehla|pahla|पहला|पहले) (?:question|sawal|saval|वाला|सवाल)?[^.?!]{0,10}(?:free|muft|मुफ़?्त|फ्री)|how many free|free (?:me )?(?:kitne|questions?)|kitne (?:free|muft)|free wal[ai]|free (?:me )?(?:nahi|nhi)|फ्री में नहीं|मुफ़?्त में नहीं|(?:earlier|pehle|pahle|yesterday|kal)[^.?!]{0,20}(?:free|muft)|फ्री है|मुफ़?्त में|muft me\\p{L}*',
    ),
  ],
  [
    'discount',
    word(
      'discounts?|poor people|chhut|chhoot|coupons?|promo|code|offers?|students?|udha+r\\p{L}*|kam kar\\p{L}*|sasta|cheap\\p{L}*|gareeb|garib|free trial|उधार[\\p{L}\\p{M}]*|छूट|डिस्काउंट|कूपन|ऑफर|कम (?:करो|में)|गरीब|सस्ता',
    ),
  ],
  [
    'balance-left',
    word(
      'left|remaining|bach[ei]|baki|wallet (?:0|zero|shows)|shows 0|my balance|bacha|बचे|बाकी|what is 1 credit',
    ),
  ],
  [
    'kundli-free',
    /(?:poori|puri|full|whole|पूरी)[^.?!]{0,12}(?:kundl\w*|kundali|janam|patri|horoscope|कुंडली|पत्री)/iu,
  ],
  ['refund', word('is refund possible|refund possible|refund mil\\p{L}*|eligible for')],
  [
    'ways-to-pay',
    word(
      'cards?|nri|dirhams?|aed|riyal|cad|dollars?|interac|e transfer|gpay|net ?banking|gst|bill|invoice|statement|रियाल|दिरहम|जीएसटी|बिल',
    ),
  ],
  ['plan-or-single', word('plan|pack|monthly|mahine|hafte|प्लान|पैक|महीने|हफ्ते')],
  ['for-another', all(ofOther, word('isi|same|alag|extra|also|bhi|इसी|अलग|भी'))],
  [
    'no-answer',
    all(
      answer,
      word('half|incomplete|blank|cut off|adha|aadha|adhura|adhoora|आधा|आधी|अधूरा|अधूरी|खाली|ख़ाली'),
    ),
  ],
  ['refund-when', all(refund, when)],
  [
    'recharge-failed',
    all(
      word(
        'recharge|top ?up|wallet|balance|upi|gpay|phonepe|paytm|transaction|txn|payment|रिचार्ज|रीचार्ज|वॉलेट|बैलेंस|फोनपे',
      ),
      word(
        'pending|stuck|fail\\p{L}*|empty|khali|zero|(?:nahi|nhi|not|no) (?:dikh\\p{L}*|aa?y\\p{L}*|mil\\p{L}*|jud\\p{L}*|showing|added|credited|received)|नहीं (?:दिख|आ|मिल|जुड़)[\\p{L}\\p{M}]*|अटक[\\p{L}\\p{M}]*|फेल|खाली',
      ),
    ),
  ],
  ['no-answer', all(paid, failed)],
  ['no-answer', all(answer, failed)],
  ['poor-answer', all(refund, answer)],
  [
    'poor-answer',
    word(
      'pasand|satisf\\p{L}*|nonsense|lines?|wrong|galat|not (?:answer|useful)|पसंद|बकवास|लाइन|ग़?लत',
    ),
  ],
]
