import type { CalmCause } from './calm-cause.ts'
import {
  anyNeed,
  anyNeedInHindi,
  blows,
  blowsInHindi,
  weariness,
  wearinessInHindi,
  words,
} from './words-of-need.ts'

/** Sayings, games and trades in words of danger, and longing without despair. */
export const calmInSayings: readonly CalmCause[] = [
  {
    // Whoever "dies for" somebody is in love.
    explains: ['self-harm', 'crisis', 'victim', 'harm-others'],
    isOfReader: true,
    named: [
      words(
        '(?:mujh|us|un|ham|tum) ?(?:pe|par) mart[aie]|(?:mujh|us|un)par mart[aie]',
        '(?:मुझ|उस|उन|हम|तुम) ?(?:पे|पर) मरत[ाीे]',
      ),
      words('shaa?di|pyaa?r|love|rishta|pasand|boyfriend|girlfriend|bf|gf', 'शादी|प्यार|रिश्ता|पसंद'),
    ],
    unless: words(
      `thappad|pitai|peet\\w*|maar\\w*|dhamki\\w*|threat\\w*|hit\\w*|beat\\w*|zabardasti|jabardasti|${weariness}`,
      `थप्पड़|पीट|मार|धमक|ज़बरदस्ती|जबरदस्ती|${wearinessInHindi}`,
    ),
  },
  {
    // Whoever hits a ball, the gym or a target.
    explains: ['victim', 'harm-others'],
    isOfReader: true,
    named: [
      words(
        'hit(?:s|ting)? (?:the |his |her |some |big )?(?:sixe?s?|fours?|ball|balls|nets?|gym|target\\w*|runs|centur\\w*|boundar\\w*|shots?|snooze)|chhakk[ae]\\w*|chauk[ae]\\w*',
        'छक्क|चौक्क|चौके',
      ),
    ],
    unless: words(anyNeed, anyNeedInHindi),
  },
  {
    // A post in the police or the forces, wished for.
    explains: ['victim', 'harm-others', 'crisis'],
    isOfReader: true,
    named: [
      words(
        'join (?:the )?(?:police|army|navy|air ?force|crpf|bsf|forces)|police (?:me|mein|mai) (?:bharti|ja+na|naukri|lag|select|job)\\w*|police (?:bharti|constable|recruit\\w*|exam|sub ?inspector|job)',
        'पुलिस (?:में )?(?:भर्ती|नौकरी|जाना|की परीक्षा)|(?:सेना|फौज|फ़ौज) में (?:भर्ती|जाना)',
      ),
    ],
    unless: words(`${anyNeed}|husband|pati|complaint|case`, `${anyNeedInHindi}|पति|शिकायत|केस`),
  },
  {
    // Homesick: the food, the house, and when one goes there.
    explains: ['crisis', 'self-harm', 'victim', 'minor'],
    isOfReader: true,
    named: [
      words('yaad|miss(?:ing)?|homesick|missed', 'याद'),
      words(
        'hostel|pg|college|coaching|kota|abroad|canada|dubai|gulf|posting|barrack|job city|pardes|videsh',
        'हॉस्टल|होस्टल|पीजी|कॉलेज|कोचिंग|विदेश|परदेस|पोस्टिंग',
      ),
      words(
        'food|roti|khana|kha+ne|home|ghar|house|festival|diwali|chutti|chhutti|leave|cooking|dosa|idli|chai',
        'रोटी|खाना|खाने|घर|दिवाली|दीवाली|छुट्टी|त्योहार',
      ),
    ],
    unless: words(
      `${anyNeed}|ragging|senior\\w*|warden|cry\\w*|rot[aei]|ro rah\\w*|passport|agent`,
      `${anyNeedInHindi}|रैगिंग|वार्डन|रोता|रोती|रो रह|पासपोर्ट|एजेंट`,
    ),
  },
  {
    // "Jaan deta hai" of somebody in love.
    explains: ['crisis', 'self-harm'],
    isOfReader: true,
    named: [
      words(
        '(?:mujh|muj|us|un|hum|tujh) ?(?:pe|par|p|pr) (?:to |toh |hi )?(?:jaa?n (?:deta|deti|dete|chhidak\\w*|chidak\\w*)|mart[aei])',
        '(?:मुझ|उस|उन|हम) ?(?:पर|पे) (?:तो |ही )?(?:जान (?:देता|देती|छिड़क)|मरत)',
      ),
    ],
    unless: words(
      `${blows.replace('ma+rt[aie]|', '')}|${weariness}|agar|warna|varna|dhamk\\w*`,
      `${blowsInHindi}|${wearinessInHindi}|वरना|धमक`,
    ),
  },
  {
    // Drawn games of chance, and a long life, that are named to say that they are not wanted.
    explains: ['gambling', 'death'],
    isOfReader: true,
    named: [
      words(
        '(?:lottery|satta|jackpot|la+mbi u?mar|umr)\\b(?: \\w+){0,3} (?:nahi|nhi|nahin|not)|(?:not|no|don.?t want) (?:a |any )?(?:lottery|jackpot|long life)',
        '(?:लॉटरी|लाटरी|लंबी उम्र|जैकपॉट).{0,16}नह',
      ),
      words(
        'job|naukri|kaam|fit|sehat|health\\w*|yoga?|business|salary',
        'नौकरी|काम|सेहत|योग|व्यापार',
      ),
    ],
    unless: words(
      `${anyNeed}|laga (?:chuk|diy)\\w*|har(?:a|e) |karz\\w*|mil rah\\w*`,
      `${anyNeedInHindi}|कर्ज|क़र्ज़`,
    ),
  },
  {
    // A house or a trade of one's own.
    explains: ['crisis', 'self-harm'],
    isOfReader: true,
    named: [
      words(
        'khud ka (?:ghar|makaa?n|flat|business|dhandha|kaa?m|plot|car|gaadi|office|dukaa?n)|(?:house|home|flat|business|shop|place) of my own|my own (?:house|home|flat|business|shop)',
        '(?:ख़ुद|खुद|अपना) का? ?(?:घर|मकान|फ्लैट|व्यापार|काम|दुकान)',
      ),
      words('kab|when|will|hoga|kya', 'कब|क्या|होगा'),
    ],
    unless: words(
      `${anyNeed}|khud ko (?:ma+r|kaat|kat|khatam|chot|nuksa+n|jala)\\w*`,
      `${anyNeedInHindi}|ख़?ुद को (?:मार|काट|ख़?त्म|चोट|जला)`,
    ),
  },
  {
    // Somebody who writes every day and tells nothing of himself.
    explains: ['crisis', 'self-harm'],
    isOfReader: true,
    named: [
      words(
        'puch\\w*|pooch\\w*|asks?|texts?|messages?|msg\\w*|good ?morning|calls?|chats?',
        'पूछत|मैसेज|संदेश|फ़?ोन|बात करत|लिखत',
      ),
      words(
        'time ?-?pass|timepass|passing (?:his |her )?time|(?:samay|time) ka+t\\w*|serious|laga+v|pyaa?r|love|attach\\w*|interested',
        'समय काट|टाइम ?पास|लगाव|प्यार|गंभीर',
      ),
    ],
    unless: words(
      `${anyNeed}|photos?|videos?|pics?|paise|money|husband|wife`,
      `${anyNeedInHindi}|फ़?ोटो|वीडियो|तस्वीर|पैसे|पति|पत्नी`,
    ),
  },
]
