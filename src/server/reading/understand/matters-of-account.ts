import { all, ofOther, word } from './service-words.ts'
import type { MatterRow } from './service-words.ts'

const someone = word(
  'koi|kisi|kisiko|kisko|anyone|anybody|someone|somebody|who|others?|else|public|ghar ?walo|gharwale|family|husband|pati|matrimon\\p{L}*|कोई|किसी|किसको|घर ?वालों|पति|सबको',
)
const seen = word(
  'sees?|seen|read|reads|know|knows?|dikh\\p{L}*|padh\\p{L}*|pata (?:to |na |nahi |chal\\p{L}*)+|share[ds]?|leak\\p{L}*|दिख[\\p{L}\\p{M}]*|पढ़[\\p{L}\\p{M}]*|पढ[\\p{L}\\p{M}]*|पता (?:तो |न |नहीं |चल[\\p{L}\\p{M}]*)+',
)
const secret = word('secret|private|privacy|confidential|gupt|gopniya|गुप्त|गोपनीय')
const data = word(
  'data|details?|info|information|janm|birth|dob|number|naam|name|pata|jaankari|jankari|जानकारी|डेटा|डाटा|जन्म|विवरण|तारीख़?|नंबर',
)
const abused = word(
  'safe|secure|misuse|galat istemal|sold|sell|bech\\p{L}*|store|stored?|dog[ei]|surakshit|सुरक्षित|ग़?लत इस्तेमाल|बेच[\\p{L}\\p{M}]*|स्टोर|दोगे',
)
const deletion = word(
  'delete|deleted?|deactivate|remove|erase|band|mita\\p{L}*|hata\\p{L}*|uda|krdu|डिलीट|डिलिट|मिटा[\\p{L}\\p{M}]*|हटा[\\p{L}\\p{M}]*|बंद',
)
const account = word('account|profile|id|khata|data|sab|everything|खाता|खाते|अकाउंट|प्रोफाइल|डेटा|सब')
const kundli = word(
  'kundl[iy]|kundali|chart|profile|horoscope|patri|patrika|janampatri|janam ?patr[iy]|report|कुंडली|कुन्डली|पत्री|पत्रिका|जन्मपत्री|प्रोफाइल|रिपोर्ट',
)
const making = word(
  'add|save|saved?|keep|create|make|jod\\p{L}*|rakh\\p{L}*|ban\\p{L}*|dal\\p{L}*|daal\\p{L}*|जोड़[\\p{L}\\p{M}]*|रख[\\p{L}\\p{M}]*|बन[\\p{L}\\p{M}]*|डाल[\\p{L}\\p{M}]*|सेव',
)
const otherLanguages = word(
  'marathi|tamil|telugu|bengali|bangla|gujarati|malayalam|kannada|punjabi|bhojpuri|odia|urdu|मराठी|तमिल|तेलुगु|बंगाली|बांग्ला|गुजराती|मलयालम|पंजाबी|भोजपुरी|उर्दू|kis bhasha|(?:how many|which) languages?|kitni bhasha|kaun ?si bhasha|what languages?|किस भाषा|hinglish|हिंग्लिश',
)

/** Matters of the account and of what the service does; the narrower stands before the wider. */
export const matterRows: readonly MatterRow[] = [
  [
    'stranger-inside',
    word(
      'someone else|somebody else|who changed|leak\\?|kisi aur ne (?:khol|login)|किसी और ने खोल|किसी और का नाम|dusre ke phone',
    ),
  ],
  ['who-sees', secret],
  ['data-safe', all(data, abused)],
  ['data-safe', word('sell (?:my|them)|sold|bechte|bechoge|बेचोगे|बेचते')],
  ['who-sees', all(someone, seen)],
  [
    'who-sees',
    word('pata (?:to )?(?:nahi|na|nhi) chal\\p{L}*|pata na chale|do (?:you|u) (?:keep|share) my'),
  ],
  [
    'hours',
    word(
      'holidays?|chutti|chhutti|diwali (?:pe|ko|par|me|on)|night|midnight|raat|24 ?x ?7|24 hours?|office hours|timings?|sunday|sote|sleep|छुट्टी|रात|सोते|सोते हो|रविवार|दिवाली (?:पर|पे|को)',
    ),
  ],
  [
    'how-long',
    word(
      'kitni der|kitne (?:din|time|der) me (?:jawab|answer|uttar)|how (?:soon|fast|long) (?:will|do|does)|answer doge|कितनी देर|कितने दिन में जवाब',
    ),
  ],
  ['log-out', word('log ?out|sold|लॉग ?आउट')],
  [
    'new-number',
    /(?:number|नंबर|sim|सिम)[^.?!]{0,24}(?:bad[al]|change|chang|new|naya|switch|transfer|बदल|नया)|(?:bad[al]|new|naya|change|dusre|दूसरे)[^.?!]{0,12}(?:number|sim|नंबर)/iu,
  ],
  [
    'new-phone',
    /(?:phone|mobile|app|फ़?ोन|मोबाइल|ऐप|update)[^.?!]{0,40}(?:bad[al]|toot|new|naya|naye|dusr|gayab|vanish|lost|gone|deleted|by mistake|बदल|टूट|नया|नए|दूसर|गायब)|(?:dusre|naye|naya|new|दूसरे|नए) (?:phone|mobile|फ़?ोन|मोबाइल)|(?:chats?|chat history|baatein|बातें|बातचीत)[^.?!]{0,20}(?:gayab|vanish\w*|gone|gum|गायब)/iu,
  ],
  ['place-missing', /(?:gaon|village|गांव|गाँव|place)[^.?!]{0,40}(?:nahi|nhi|not|नहीं)/iu],
  [
    'no-birth-time',
    /(?:time|samay|ghanta|समय|टाइम)[^.?!]{0,40}(?:nahi|nhi|naheen|not|without|bina|zar[ou]+ri|पता नहीं|नहीं पता|मालूम नहीं|ज़?रूरी)|(?:without|bina) (?:the )?(?:birth|janm|janam) ?(?:time|samay)|बिना (?:जन्म )?(?:समय|टाइम)/iu,
  ],
  [
    'details',
    all(
      word(
        'birth|born|janm|janam|dob|time|date|place|naam|name|spelling|profile|kundli|kundali|lagna|tarikh|samay|sthan|umar|age|जन्म|समय|टाइम|तारीख़?|तिथि|स्थान|नाम|प्रोफाइल|कुंडली|कुन्डली',
      ),
      word(
        'galat|wrong|change|edit|correct|sudhar\\p{L}*|bad[al]\\p{L}*|badl\\p{L}*|theek|thik|sahi|update|showing|ग़?लत|बदल[\\p{L}\\p{M}]*|सही|ठीक|सुधार[\\p{L}\\p{M}]*|कर दो|चढ़[\\p{L}\\p{M}]*',
      ),
    ),
  ],
  [
    'login',
    word(
      'otp|password|passcode|log ?in|login|reset|gmail|email did i|two factor|ओटीपी|पासवर्ड|लॉग ?इन|लॉगिन|जीमेल',
    ),
  ],
  ['take-data', /download[^.?!]{0,20}(?:data|all|everything)|export/iu],
  ['delete-kundli', all(deletion, ofOther, kundli)],
  ['delete-account', all(deletion, account)],
  [
    'reminders',
    word('notifications?|reminders?|remind|alerts?|notify|call me when|नोटिफिकेशन|रिमाइंडर|widget'),
  ],
  ['languages', otherLanguages],
  [
    'aloud',
    word(
      'aloud|voice|awaz|awaaz|aavaz|speak the answer|bol ke|bolke|sunao|sunaye|sunaega|eyesight|आवाज़?|बोल के|बोलके|बोलकर|सुनाओ|सुनाएगा|सुनाये',
    ),
  ],
  [
    'talk-to-person',
    word(
      'video call|call karte|phone (?:pe|par|me)|by phone|mobile pe baat|live baat|talk to (?:a )?(?:human|lady|real|person)|(?:human|real|lady) astrologer instead|chat with a (?:real )?human|aapka number|phone number|मोबाइल पे बात|फ़?ोन (?:पे|पर) बात|वीडियो कॉल',
    ),
  ],
  [
    'without-net',
    word('offline|bina net|without (?:internet|net)|no network|tower|बिना नेट|बिना इंटरनेट|टावर'),
  ],
  [
    'app-hangs',
    /(?:app|ऐप|site)[^.?!]{0,30}(?:(?<!\p{L})hang|died|crash|band ho|freez|stuck|not open|बंद हो|अटक|हैंग)/iu,
  ],
  [
    'not-offered',
    word(
      'puja|pooja|havan|palm|haath|hast ?rekha|photo|vastu|tarot|courier|post|printed|book|cash on delivery|deliver\\p{L}*|office|dukan|daftar|पूजा|हाथ|हस्तरेखा|फोटो|फ़ोटो|वास्तु|डाक|छाप|दफ्तर|दफ़्तर|prashnavali',
    ),
  ],
  [
    'matching',
    /(?:kundl\w*|kundali|chart|कुंडली)[^.?!]{0,24}(?:match|milan|side by side|ek sath|मिलान|एक साथ)|(?:compare|match)[^.?!]{0,16}(?:charts?|kundl\w*)|compatib/iu,
  ],
  [
    'almanac',
    word(
      'muhurat|muhurta|muhurtam|muhurtham|rahu ?ka+l\\p{L}*|panchang (?:hai|available)|मुहूर्त|राहु ?काल',
    ),
  ],
  [
    'share-answer',
    word('screenshots?|share (?:my|this|the)|whatsapp|स्क्रीनशॉट|व्हाट्सएप|व्हाट्सऐप|dm me'),
  ],
  [
    'others',
    all(
      making,
      ofOther,
      word(
        'kundl\\p{L}*|kundali|chart|profiles?|details?|janam|birth|login|कुंडली|जन्मपत्री|विवरण|प्रोफाइल',
      ),
    ),
  ],
  [
    'others',
    word(
      '(?:second|another|one more|dusri|doosri|aur ek|ek aur) (?:kundl[iy]|kundali|chart|profile)|दूसरी कुंडली|एक और कुंडली|two profiles|two persons|another person|dono ki janm|दोनों की जन्मपत्री',
    ),
  ],
  [
    'save-own',
    /(?:how|where|kaise|कैसे)[^.?!]{0,20}(?:save|enter|add|store)[^.?!]{0,10}my (?:own )?(?:birth|details|kundli)/iu,
  ],
  [
    'how-to-ask',
    word(
      'how to (?:use|ask)|kaise use|kaise chal\\p{L}*|chalta kaise|tarike|kaise puch\\p{L}*|कैसे सवाल|कैसे चल[\\p{L}\\p{M}]*|कैसे पूछ[\\p{L}\\p{M}]*',
    ),
  ],
]
