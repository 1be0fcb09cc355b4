import { all, word } from './service-words.ts'
import type { MatterRow } from './service-words.ts'

/** Questions on jyotish itself, on dreams and on omens: no chart tells them, and each has one plain answer. */

const asksWhy = word(
  'why|how|false|fake|jhoo?th?|explain|phir|fir|kyu|kyun|kyon|kaise|same|different|differ|alag|ek jais[aei]|true|sach|matlab|क्यों|क्यूं|क्यूँ|कैसे|अलग|एक जैस[ाेी]|सच|मतलब',
)
const bornTogether =
  /(?<![\p{L}\p{M}])(?:twins?|judwa\p{L}*|judva\p{L}*|जुड़वा[\p{L}\p{M}]*|जुड़वा[\p{L}\p{M}]*)(?![\p{L}\p{M}])|(?:same|ek hi|एक ही) (?:birth ?)?(?:time|samay|waqt|hospital|minute|din aur samay|समय|वक़?्त|टाइम)[\s\S]{0,60}(?:born|paida|janm|bachh?e|babies|people|log|जन्म|पैदा|बच्चे|लोग)|(?:born|paida|janm|जन्म|पैदा)[\s\S]{0,30}(?:same|ek hi|एक ही) (?:time|samay|waqt|minute|समय|वक़?्त|टाइम)/iu
const life = word(
  'fate|fates|destiny|life|lives|luck|rich|poor|struggl\\p{L}*|astrology|jyotish|kismat|bhagya|zindagi|jeevan|chart|charts|kundl[iy]|kundali|horoscope|job|naukri|married|किस्मत|क़िस्मत|भाग्य|ज़िंदगी|जिंदगी|जीवन|कुंडली',
)
const toCome =
  /pregnan|conceiv|garbh|गर्भ|(?:will|do) (?:i|we) (?:have|get)|honge|hone wale|hoge kya|yog (?:h|hai)|का योग|होंगे/iu

const sign = word(
  'rashi|raashi|rasi|sign|lagna|nakshatra?|moon sign|mesh|vrish\\p{L}*|mithun|kark|simha?|kanya|tula|vrishchik|vrischika|dhanu|makar|kumbh|meen|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|राशि|लग्न|नक्षत्र',
)
const otherSource = word(
  'priest|pandit\\p{L}*|astrologers?|jyotishi?|apps?|site|mobile|net|internet|google|panchang|newspaper|akhba+r|josyar|purohit|western|पंडित|ज्योतिषी|ऐप|मोबाइल|पंचांग|अख़?बार|नेट',
)
const asksWhichRight =
  /who(?: is|['’]?s)? (?:wrong|right|correct)|which (?:one )?(?:is )?(?:right|correct|true)|(?:sahi|galat|sach) (?:kaun|kon|konsa|kya)|(?:kaun|kon|konsa|kaunsa) (?:sahi|galat|sach)|why (?:is it |the )?differen|alag kyu|(?:कौन|कौनसा|कौन सी|कौन सा) (?:सही|ग़?लत)|(?:सही|ग़?लत) कौन|अलग क्यों/iu

const stone = word(
  'gems?|gemstones?|stones?|ratna?|nag|rings?|angoothi|anguthi|रत्न|नग|पत्थर|अंगूठी|अँगूठी',
)
const remedy = word(
  'remed\\p{L}*|upa?ay|upaya|upay|totk\\p{L}*|pooja|puja|havan|mantras?|उपाय|टोटक[\\p{L}\\p{M}]*|पूजा|हवन|मंत्र',
)
const doubt =
  /really|actually|sach me|sach mein|sachme|only (?:a )?business|(?:sirf|bas) (?:dhandh?a|business)|dhandh?a|dhong|v[ae]h[ae]m|wehem|superstition|placebo|scam|koi farak|farak padta|asar (?:hota|karta|karte|padta)|kuch (?:hota|badalta)|(?:does|do) (?:it|they|gems?|stones?|remed\p{L}*) (?:\p{L}+ )?work|सच में|सचमुच|धंधा|ढोंग|वहम|असर (?:होता|करता|करते|पड़ता)|कुछ (?:होता|बदलता)|फ़?र्क पड़ता/iu
const ofMine =
  /(?<![\p{L}\p{M}])(?:mere liye|for me|suit|मेरे लिए|which|konsa|kaunsa|कौन)(?![\p{L}\p{M}])/iu
const fate = word('fate|destiny|kismat|qismat|bhagya|taqdeer|takdir|किस्मत|क़िस्मत|भाग्य|तक़?दीर')
const fixed =
  /(?:can|could|be|is it possible to) (?:\p{L}+ ){0,3}chang|already (?:written|fixed|decided)|everything (?:is )?(?:already )?(?:written|fixed)|badl\p{L}* (?:ja )?sakt|badal sakt|pehle se (?:likh|tay)|sab (?:kuch )?(?:likha|tay)|mehnat (?:se|ka|ki)? ?(?:badal|ya|bhi)|बदल(?:ी|ा)? (?:जा )?सक|पहले से (?:लिख|तय)|सब (?:कुछ )?(?:लिखा|तय)|मेहनत (?:से|या)/iu

const eclipse = word('eclipse|grahan|grahn|ग्रहण|सूतक')
const birth = word('born|birth|baby|paida|janm\\p{L}*|bachh?a|जन्म[\\p{L}\\p{M}]*|पैदा|बच्चा')
const pregnant = word('pregnan\\p{L}*|expecting|garbh\\p{L}*|pet se|गर्भ[\\p{L}\\p{M}]*|पेट से')
const mool = word('mool|moola|mula|gandmool|ganda ?mool[a]?|मूल|गंडमूल|गण्डमूल|मूला')
const ofChildBorn = word(
  'baby|bab(?:y|u)|child|bachh?a|bachh?[ei]|newborn|nati|naati|pota|poti|bhatij\\p{L}*|bete|beta|beti|son|daughter|grandson|grand ?child|born (?:son|daughter)|बच्चा|बच्चे|बच्ची|नाती|पोता|पोती|भतीजा|भतीजी|बेटा|बेटी|नवजात|शिशु',
)
const ofMatch =
  /(?:ladki|ladka|ladke|girl|boy|bride|groom|bahu|rishta|लड़की|लड़का|लड़के|बहू|रिश्ता)[\s\S]{0,30}(?:shaa?di|marr\p{L}*|vivah|rishta|karu|kare|शादी|विवाह|रिश्ता|करूं|करूँ|करें)|(?:shaa?di|marr\p{L}*|rishta|शादी|रिश्ता)[\s\S]{0,30}(?:ladki|ladka|girl|boy|bahu|लड़की|लड़का|बहू)/iu
const harm =
  /bad|harm|heavy|danger|unlucky|inauspicious|bhaa?ri|khatra|ashubh|manhoos|nuksan|kharab|true|sach|भारी|ख़तरा|खतरा|अशुभ|मनहूस|नुकसान|ख़?राब|सच|safe/iu

const omens =
  /(?:billi|cat|बिल्ली)[^.?!।]{0,24}(?:rasta|raasta|path|cross|way|road|kaat|kat g|रास्ता|काट)|(?:aankh|ankh|eye|eyelid|आँख|आंख)[^.?!।]{0,20}(?:phadak|fadak|twitch|blinking|flutter|फड़क|फड़क)|(?:chhipkali|chipkali|lizard|छिपकली)[^.?!।]{0,20}(?:gir|fell|fall|गिर)|(?:chheenk|chhink|cheenk|sneez\p{L}*|छींक)[^.?!।]{0,30}(?:ashubh|bad|shubh|rok|अशुभ|शुभ|रोक|jaa?te|nikal|leaving|before)|(?:sheesha|shisha|mirror|kaanch|शीशा|काँच|कांच)[^.?!।]{0,12}(?:toot|tut|brok|टूट)[^.?!।]{0,30}(?:ashubh|bad|luck|matlab|अशुभ|मतलब)|(?:doodh|milk|दूध)[^.?!।]{0,14}(?:gir|ubal|spill|boil|गिर|उबल)[^.?!।]{0,20}(?:ashubh|bad|luck|matlab|अशुभ|मतलब)/iu

const dreamt =
  /(?:sapn[ea]|sapno|swapn|सपने|सपनों|स्वप्न) (?:me|mein|main|mai|में)(?![\p{L}\p{M}])(?! (?:bhi|भी))|(?:sapna|sapne|सपना|सपने) (?:aa?y[ae]|aa?t[aei]|dekh\p{L}*|आया|आता|आते|आए|देख[\p{L}\p{M}]*)|(?:in|had|saw|seen|seeing|got|getting) (?:a |my |the |this |same |bad |strange |weird )*dreams?(?! (?:job|house|home|company|college|car|girl|boy|man|partner|life))|dream(?:t|ed|ing)(?: of| about| that)/iu
const deadOne =
  /(?<![\p{L}\p{M}])(?:late|dead|died|passed away|expired|no more|deceased|gone|swarg\p{L}*|guzar\p{L}*|gujar\p{L}*|mar chuk\p{L}*|mare hue|chal base|pitr\p{L}*|ancestors?|स्वर्ग[\p{L}\p{M}]*|गुज़र[\p{L}\p{M}]*|गुजर[\p{L}\p{M}]*|मर चुक[\p{L}\p{M}]*|चल बसे|चल बसी|पितर[\p{L}\p{M}]*|मृत|नहीं रह[ाेी])(?![\p{L}\p{M}])/iu
const elder = word(
  'amma|maa|mother|mummy|father|papa|pitaji|babuji|dad|mom|dadi|dada|nana|nani|grand ?(?:mother|father)|अम्मा|माँ|मां|माताजी|पिताजी|पिता|पापा|बाबूजी|दादी|दादा|नाना|नानी',
)
const wants =
  /mang|maang|hungry|thirst|bhookh|bhookh|bhukh|pyaa?s|empty|khali|khaali|lota|asking|asks|asked|food|khana|water|paani|kapd|माँग|मांग|भूख|प्यास|ख़?ाली|लोटा|खाना|पानी|कपड़/iu
const snake = word('snakes?|saanp|sanp|saamp|nag|naag|cobra|साँप|सांप|नाग')
/** Who takes a dream for a call to follow needs another answer than this. */
const called = /(?:bula|call|come with|saath chal|sath chal|le ja|बुला|साथ चल|ले जा)/iu

/** Of somebody who is loved it is no omen that is asked about. */
const ofHeart = word(
  'ex|crush|boyfriend|girlfriend|bf|gf|pyaa?r|love[rd]?|mohabbat|प्यार|मोहब्बत|bhabhi|affair',
)
/** What will come of a thing of one's own is read from the chart, whatever was seen before it. */
const asksOutcome =
  /(?<![\p{L}\p{M}])(?:hoga|hogi|milega|milegi|will|coming|होगा|होगी|मिलेगा|मिलेगी)(?![\p{L}\p{M}])/iu
/** More words than these tell a story. */
const fewWords = (text: string, most: number): boolean => text.trim().split(/\s+/).length <= most
const sums = /\d|lakh|hazaa?r|हज़ार|हजार|लाख/iu

/** "One nakshatra for both of us". */
const oneStar =
  /(?:same|ek hi|एक ही) (?:nakshatra?|rashi|star|moon sign|नक्षत्र|राशि)[\s\S]{0,40}(?:husband|wife|both|couple|partner|pati|patni|dono|ladka|ladki|पति|पत्नी|दोनों|लड़का|लड़की)|(?:husband|wife|both of us|couple|pati patni|hum dono|dono|पति पत्नी|हम दोनों|दोनों)[\s\S]{0,30}(?:same|ek hi|एक ही) (?:nakshatra?|rashi|star|moon sign|नक्षत्र|राशि)/iu

const caesarean =
  /(?:c[ -]?section|caesar\p{L}*|cesar\p{L}*|operation|ऑपरेशन|सिज़?ेरियन)[\s\S]{0,50}(?:choose|chosen|pick|select|muhurat time|kundli|chart|fate|bhagya|चुन|कुंडली|भाग्य)[\s\S]{0,40}(?:change|better|work|badal|achh|valid|count|बदल|अच्छ|मान)/iu

const lagna = /lagn|ascend|rising|लग्न/iu
const rashi = /rashi|raashi|rasi\b|moon sign|sun sign|राशि/iu
const difference =
  /differen|fa?rk|farak|antar|dono me|which one|konsa|kaunsa|kya hota|kya hoti|फ़र्क|फर्क|अंतर|दोनों में|क्या होत/iu

/** The narrower stands before the wider. */
export const jyotishRows: readonly MatterRow[] = [
  [
    'dream-of-dead-asking',
    (text) =>
      dreamt.test(text) &&
      (deadOne.test(text) || elder.test(text)) &&
      wants.test(text) &&
      !called.test(text),
  ],
  [
    'dream-of-dead',
    (text) => dreamt.test(text) && deadOne.test(text) && !called.test(text) && !harmOrder(text),
  ],
  [
    'dream-of-snake',
    (text) => dreamt.test(text) && snake.test(text) && !ofHeart.test(text) && fewWords(text, 20),
  ],
  [
    'dream',
    (text) =>
      dreamt.test(text) &&
      /matlab|mean|sign|sanket|shubh|ashubh|good|bad|kyu|why|मतलब|संकेत|शुभ|अशुभ|क्यों/iu.test(text) &&
      !deadOne.test(text) &&
      !called.test(text) &&
      !ofHeart.test(text) &&
      fewWords(text, 20),
  ],
  [
    'twins',
    (text) =>
      bornTogether.test(text) && asksWhy.test(text) && life.test(text) && !toCome.test(text),
  ],
  ['lagna-or-rashi', (text) => all(lagna, rashi, difference)(text) && fewWords(text, 20)],
  ['sign-differs', all(sign, otherSource, asksWhichRight)],
  ['one-star', oneStar],
  ['mool-child', all(mool, ofChildBorn, harm)],
  ['mool-other', all(mool, ofMatch, harm)],
  ['eclipse-pregnant', all(eclipse, pregnant)],
  ['eclipse-birth', all(eclipse, birth, harm)],
  ['chosen-birth', caesarean],
  ['fate-or-effort', all(fate, fixed)],
  ['stones-work', (text) => stone.test(text) && doubt.test(text) && !ofMine.test(text)],
  [
    'remedies-work',
    (text) =>
      remedy.test(text) &&
      doubt.test(text) &&
      !ofMine.test(text) &&
      !sums.test(text) &&
      fewWords(text, 16),
  ],
  ['omen', (text) => omens.test(text) && !asksOutcome.test(text) && fewWords(text, 20)],
]

function harmOrder(text: string): boolean {
  return /suicide|मर जा|mar jau|khatam kar/iu.test(text)
}

/** The matter of a question on jyotish itself, a dream or an omen; null where the words name none. */
export function matterOfJyotish(question: string): string | null {
  const found = jyotishRows.find(([, told]) =>
    typeof told === 'function' ? told(question) : told.test(question),
  )
  return found?.[0] ?? null
}
