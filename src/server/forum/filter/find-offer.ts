/** Turns lists of phrases into one pattern of whole words, in either script. */
function phrases(...lists: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${lists.join('|')})(?![\p{L}\p{M}\d])`, 'u')
}

const polite = 'karo|kare|karein|karen|kijiye|kijie|kar lo|kar lena|karwao|dijiye'
const politeHindi = 'करें|करो|कीजिए|कीजिये|कर लें|कर लेना|दीजिए|मिलाएं|मिलाइए'

/** Sends people elsewhere to speak: there are no private messages here. */
const directInvitation = phrases(
  String.raw`(?<!new |naye |the )dm(?! (?:sahab|saheb|sir|office))|dming|inbox (?:me|us|karo|kare|your|for)|in inbox|me inbox|डीएम(?! साहब)|इनबॉक्स|संपर्क सूत्र|sampark sutra|missed call(?! (?:mar|aa|deta|deti|came))|मिस कॉल(?! (?:मार|आ|देता|देती))`,
  String.raw`(?<!(?:will|did|not|never|to|he|she|they|would|t) )(?:pm|ping|whats ?app|text) (?:me|us|your|now)`,
  String.raw`(?:(?<!(?:will|did|which|who|not|never|ever|god|children|girls|boys|friends|juniors|seniors|colleagues|roommates|relatives|people|everyone|app|to|he|she|they|would|can|video|may|should|t) )call|(?<!(?:will|did|not|never|ever|he|she|they|would|t) )(?:contact|message|msg|email|mail|write to|reach)) (?:me|us|our|guruji|baba|pandit ji|him on)`,
  String.raw`contact (?:our|the|him|her|\w+ on)`,
  String.raw`(?:call|phone|contact|whats ?app|msg|message|sampark) (?:${polite})`,
  String.raw`(?:कॉल|फोन|संपर्क|मैसेज|व्हाट्सऐप|व्हाट्सएप|व्हाट्स ऐप) (?:${politeHindi})`,
  String.raw`(?:message|talk to|msg) me privately|private me le|private baat|(?:alag se|अलग से) (?:message|msg|मैसेज|baat|बात)|अलग में ले`,
  String.raw`(?:take|get) (?:his|her|my|our) number|number (?:le lo|lo|lijiye|mujhse)|नंबर (?:लीजिए|ले लो|लो|मुझसे)`,
  String.raw`(?:mera|meri|mere) (?:number|mobile) (?:pe|par)|number (?:meri|mere) profile|नंबर मेरी प्रोफाइल|मेरे नंबर पर`,
)

const platform = phrases(
  'whats ?app|telegram|insta|instagram|instagr@m|signal|facebook|youtube|profile|bio',
  'व्हाट्सऐप|व्हाट्सएप|व्हाट्स ऐप|टेलीग्राम|इंस्टाग्राम|इंस्टा|सिग्नल|फेसबुक|यूट्यूब|प्रोफाइल',
)
/** What one is bidden to do there; said of oneself or of the past it stands in another form. */
const bidding = phrases(
  String.raw`join (?:our|my|the|now|today|us|link|${polite})|follow (?:me|us|my|our|${polite})|subscribe(?: (?:to|and|my|now|${polite}|karke))?`,
  String.raw`(?:add|search|(?<!(?:no|any|his|her|uska|unka) )(?:msg|message)(?! (?:aat|aay|came|nahi|karo to))|register|booking|bookings|pucho|poocho|milo|milega|aao|aaye|like|click|contact|order|price|via email)(?: (?:me|us|for|on|through|se|on our|pe|${polite}))?`,
  String.raw`message (?:me|us|admin|on)|ko (?:add|follow)|pe (?:order|msg|message|milega|pucho|milo)|reach|search for`,
  'जुडें|जुडे|जोडें|जोड लीजिए|फॉलो|सब्सक्राइब|खोजें|मैसेज(?! करो तो)|संदेश भेजें|ऑर्डर|जुडने|मिलें|मिलेगा|पूछें|आएं|बुकिंग|रजिस्टर|क्लिक',
)

/** What honest people seldom write: signs that come to two make an offer. */
const signs: readonly (readonly [weight: number, sign: RegExp])[] = [
  [1, /100\s?%|शत प्रतिशत|9\d\s?%/],
  [
    1,
    phrases(
      'guarantee|guaranteed|गारंटी|money back|paise wapas|पैसे वापस|शर्तिया|sure shot|pakka trick|पक्का तरीका|never fail|no result no fees|kaam nahi to|काम नहीं तो|kaam hone ke baad|काम होने के बाद|fees after|after result',
    ),
  ],
  [
    1,
    phrases(
      'specialist|expert|विशेषज्ञ|world famous|विश्व प्रसिद्ध|gold medal|gold medalist|स्वर्ण पदक|तंत्र सम्राट|tantra samrat|baba bengali|bengali baba|बंगाली बाबा|baba ji|बाबा जी|tantrik|तांत्रिक|aghori|अघोरी|spell caster|our astrologers|hamare astrologer|हमारे ज्योतिषी',
    ),
  ],
  [
    1,
    phrases(
      'vashikaran|वशीकरण|black magic|kala jadu|काला जादू|evil eye|love spells?|love problem|प्रेम समस्या|love marriage|प्रेम विवाह|ex lover|dispute solution|jhagda solution|अनबन का समाधान|(?:love|husband|wife|lover) back|(?:pyaar|pati|ex) wapas|(?:प्यार|पति|प्रेमी) वापस|सौतन|sautan|enemies|दुश्मन|dushman',
    ),
  ],
  [
    1,
    phrases(
      'solution|samadhan|समाधान|(?:any|every|har|har ek) (?:problem|trouble|sankat|kaam|pareshani)|problem solved|solve your problem|solve kar|हर (?:समस्या|संकट|काम|परेशानी)|sab problem|all problems|in one night|ek raat me|एक रात में',
    ),
  ],
  [
    1,
    phrases(
      'satta|matka|सट्टा|मटका|betting|बेटिंग|casino|कैसीनो|teen patti|तीन पत्ती|rummy|रमी|lottery number|लॉटरी नंबर|aviator|एविएटर|crypto|क्रिप्टो',
    ),
  ],
  [
    1,
    phrases(
      'tips?|टिप|fix jodi|फिक्स जोडी|pakke number|पक्के नंबर|betting id|बेटिंग आईडी|game predictor|सही अनुमान|bonus|बोनस|dikhaunga|दिखाऊंगा|win rate|bot',
    ),
  ],
  [
    2,
    phrases(
      'free spins?|फ्री स्पिन|promo code|प्रोमो कोड|referral code|रेफरल कोड|lucky draw|लकी ड्रॉ|crypto signals?|sign up bonus|साइन अप बोनस',
    ),
  ],
  [
    1,
    phrases(
      'join (?:our|my) (?:group|team|channel)|group (?:join|me aao)|ग्रुप में (?:आएं|जुडने|जुडें)|(?:my|mere|मेरे) (?:link|लिंक)|profile link',
    ),
  ],
  [
    1,
    phrases(
      String.raw`loan|लोन|apply|bina cibil|no cibil|बिना सिबिल|earn (?:rs )?\d+|\d+ (?:per day|daily)|kamao|kamaye|कमाएं|कमाए|part time|पार्ट टाइम|work from home|ghar baithe|घर बैठे|no investment|daily payment|रोज भुगतान|koi investment nahi|कोई निवेश नहीं|1 lakh a month|make 1 lakh|roz \d+|रोज \d+|in 5 minutes|5 minute me|5 मिनट में|like karke|लाइक करके`,
    ),
  ],
  [
    1,
    phrases(
      'doubles? (?:in|your)|paisa double|पैसा दोगुना|win rate|guaranteed return|roz profit|रोज मुनाफा|share market|शेयर बाजार|pakki tip|पक्की टिप',
    ),
  ],
  [
    1,
    phrases(
      'buy now|order now|book now|enrol now|order (?:karo|kare|likhwao|ke liye|on)|abhi (?:order|mangwao)|(?:अभी )?ऑर्डर(?: करें| के लिए)?|book (?:karo|puja)|बुक करें|mangwao|मंगाएं|मंगवाएं|मंगाइए|limited offer|सीमित ऑफर|cash on delivery|कैश ऑन डिलीवरी|cod available|free shipping|download|डाउनलोड|install|we sell|hurry|jaldi karo|जल्दी करें|फोन पर लिखवाएं|paise ghar pe|पैसे घर पर',
    ),
  ],
  [
    1,
    /\d+\s?%\s?(?:off|discount|छूट)|discount|wholesale|थोक|lowest price|kam rate|सबसे कम दाम|best price|cheap|saste me|सस्ते में|सस्ती|sasti|low price|rate bahut kam|दाम बहुत कम/,
  ],
  [1, phrases('certified|प्रमाणित|gemstones?|hamari dukan|our shop|our store|हमारी दुकान')],
  [
    1,
    phrases(
      'followers|फॉलोअर|likes for instagram|seo service|rank 1|website (?:banwao|chahiye|for your)|वेबसाइट (?:बनवाएं|चाहिए)',
    ),
  ],
  [1, phrases('otp batao|share your otp|ओटीपी बताकर|kyc|केवाईसी|pan update|पैन अपडेट|update pan')],
  [
    1,
    phrases(
      'agent|एजेंट|claim the prize|win iphone|iphone jeeto|आईफोन जीतें|inaam lo|इनाम लें|you have won|lakh jeete|लाख जीते',
    ),
  ],
  [
    2,
    phrases(
      'hire a hacker|hacker|hack any|hack karwao|हैक कराएं|हैकर|hackerpro|adult toys|hot singles|escort|call girls?|mardana takat|मर्दाना ताकत|strong power|viagra|without prescription|bina parchi|बिना पर्ची|crack free|क्रैक मुफ्त|raat ki service|रात की सेवा|girls in your|ladkiyan photo',
    ),
  ],
  [2, phrases('baby boy with our|लडका होने की दवा|beta hone ki pakki|beta hone ki dawai')],
  [
    1,
    /\b\d{2,4}(?:\/-)?\s?only|only ₹?\d{2,4}|(?:fees?|rates?|fee|price|starting at)\b.{0,12}\d{2,4}|sirf \d{2,4}|केवल ₹?\d{2,4}|फीस.{0,8}\d|शुल्क \d|दाम \d|मूल्य \d|(?<![\d])(?!19\d\d|20\d\d)\d{2,4} me\b|(?<!\d)(?!19\d\d|20\d\d)\d{2,4} में|\d{2,4} (?:se shuru|से शुरू)|(?:rs|₹)\s?\d{2,4}/,
  ],
  [
    1,
    phrases(
      'by upi|upi se|यूपीआई से|my paytm|mere paytm|पेटीएम पर|send your photo|photo aur|फोटो और|phonepe number|फोनपे नंबर',
    ),
  ],
  [1, phrases('remove nazar|same day|nazar usi|nazar ka kaam|नजर का काम')],
  [
    1,
    phrases(
      String.raw`last \d+ seats?|आखिरी \d+ सीटें|code [a-z]+\d*|कोड [a-z]+\d*|first \d+ (?:minutes|customer)|पहले \d+ (?:मिनट|ग्राहकों)|pehle \d+ (?:min|customer)|first chat free|pehli (?:chat|salah) free|पहली (?:बात|सलाह) मुफ्त|satisfied customers|संतुष्ट ग्राहक|khush customer|24x7|24 ghante|चौबीस घंटे`,
    ),
  ],
  [
    1,
    phrases(
      String.raw`free tarot|मुफ्त टैरो|tabeez|ताबीज|siddh yantra|सिद्ध यंत्र|clients|bookings?|बुकिंग|appointment|first consultation|paid reading|सशुल्क परामर्श|video call|वीडियो कॉल|course|कोर्स|in \d+ days|\d+ din me|\d+ दिन में`,
    ),
  ],
]

/** Whether a folded text sells something, or leads people elsewhere to speak. */
export function holdsOffer(folded: string): boolean {
  if (directInvitation.test(folded)) return true
  if (platform.test(folded) && bidding.test(folded)) return true
  const weight = signs.reduce((sum, [own, sign]) => sum + (sign.test(folded) ? own : 0), 0)
  return weight >= 2
}
