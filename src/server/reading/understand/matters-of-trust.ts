import { word } from './service-words.ts'
import type { MatterRow } from './service-words.ts'

const ofHuman = word(
  'human|real|computer|machine|robot|bot|ai|chat ?gpt|gpt|gemini|insaan|insan|aadmi|asli|software|checks|chatting with|typing|कंप्यूटर|कम्प्यूटर|मशीन|इंसान|असली|सॉफ्टवेयर|एआई|रोबोट',
)

/** Whoever doubts. */
export const trustRows: readonly MatterRow[] = [
  ['faith', word('sin|haram|paap|muslim|christian|islam|bible|quran|पाप|हराम|मुस्लिम')],
  [
    'others-differ',
    word(
      'another|other|(?:alag|different|2|two|do) (?:alag )?(?:app|apps|jyotishi|pandit|astrologers?)|dusr[ei]|doosr[ei]|app (?:says?|said)|astrosage|pandit\\p{L}*|priest|josyar|net pe|internet|haath ki bani|hand ?made|neighbou?r|paros\\p{L}*|astrologers|gaon ke|दूसरे|दूसरी|दो अलग|पंडित|पड़ोसन|ज्योतिषी ने|ज्योतिषियों',
    ),
  ],
  [
    'method',
    word(
      'ayanamsa|ayanamsha|source|bphs|come from|kahan? se aaya|kaise aaya|lahiri|raman|kp|krishnamurti|placidus|whole sign|sripati|true node|vedic or western|drik|surya siddhant|parashar\\p{L}*|lal kitab|paddhati|kitab|books?|nasa|calculate|compute|cusp|how do you (?:read|know)|how did you (?:know|calculate)|kais[ae]y? padh|kaise pata|कैसे पता|कैसे पढ़|kundli kaise nikal\\p{L}*|which system|अयनांश|लाहिड़ी|केपी|पद्धति|पाराशर[\\p{L}\\p{M}]*|पराशर[\\p{L}\\p{M}]*|लाल किताब|किताब',
    ),
  ],
  ['human', ofHuman],
  [
    'did-not-come',
    word(
      'nothing (?:came|happened)|wrong|galat nikla|hua (?:hi )?(?:nahi|nhi|nai)|chala gya|dead wrong|nahi hua|(?:bhi )?(?:yahi|yehi|same|यही) (?:bola|said|बोला|कहा)|said june|did not happen|नहीं हुआ|ग़?लत निकल[\\p{L}\\p{M}]*',
    ),
  ],
  [
    'two-answers',
    word(
      'last (?:time|week|month)|you wrote|pichl[ei] ba+r|alag jawab|you said|u said|told me|aaj kuch aur|kal (?:kuch|kuchh)|bola tha|said "|(?:pehle|pahle|abhi) (?:to|aapne|tumne|bola)|aap ne pehle|aapne pehle|yesterday|kept saying|पिछले महीने|पिछली बार|कल कुछ|बोला था|अभी तो|दो जवाब|(?:पहले|अभी) तो|आपने पहले',
    ),
  ],
  [
    'how-often-true',
    word(
      'per ?cent\\p{L}*|परसेंट|percentage|%|pratishat|how accurate|accuracy|kitne logo|ginti|how many (?:came|were)|प्रतिशत|कितने लोगों|कितना सही|सटीक',
    ),
  ],
  [
    'own-chart',
    word(
      'same|ek jaisa|generic|everyone|sabko|copy|everybody|always say|twins?|saheli ko|sister|एक जैसा|सबको|चिपका[\\p{L}\\p{M}]*|अखबार|रटा',
    ),
  ],
  [
    'belief',
    word(
      'science|scientific|vigyan|vishwas|vishvas|fake|tukka|dil ?behla\\p{L}*|bakwas|planets know|asar kaise|thagi|point of|astrology is|jyotish|corona|विज्ञान|आस्था|तुक्का|बहलाने|असर|ज्योतिष में|ठगी|कोरोना',
    ),
  ],
]

/** Whoever asks after the one who answers. */
export const personaRows: readonly MatterRow[] = [
  ['human', ofHuman],
  [
    'name',
    word(
      'your name|who are (?:you|u)|aap kaun (?:ho|hain)|tum kaun ho|naam kya|आप कौन|aapka naam|tumhara naam|apka naam|आपका नाम|तुम्हारा नाम|whats your name',
    ),
  ],
  [
    'who-i-am',
    word(
      'age|old|umar|umr|shaadi|shadi|married|guru|gurukul|experience|saal|years|female|male|lady|gents|ladka|ladki|gotra|caste|jaat|village|born|live|sitting|baithte|kahan|where|feelings?|pray|pyaa?r|dharam|religion|parents|mata|siri|remember|own|hire|उमर|उम्र|शादी|शादीशुदा|गुरु|साल|लड़का|लडकी|लड़की|गोत्र|कहाँ|कहां|रहने वाले|बैठते|ब्रह्मचारी|पुरुष|धर्म|सीखे|आवाज़?',
    ),
  ],
]
