import { ofHarm } from '../livelihood/asking-words.ts'
import type { SituationPattern } from '../situation.ts'

const willIt = ['whether', 'when', 'exactly', 'how-much', 'what'] as const

/** Situations of posts that are due, of ends and beginnings, and of one's own road. */
export const laterRoadPoints: readonly SituationPattern[] = [
  {
    name: 'compassionate-post',
    among: ['government-job', 'career', 'job-search', 'parents'],
    words: ['anukampa, anukamp, compassionate, mritak ashrit, dying in harness, अनुकंपा, मृतक आश्रित'],
    without: `${ofHarm}, agar main na, main na rahu, अगर मैं न, मैं न रहूं, मैं न रहूँ`,
    asks: [...willIt, 'who', 'how'],
    topic: 'government-job',
  },
  {
    name: 'age-limit-near',
    among: ['government-job', 'exam', 'career', 'job-search'],
    words: [
      'age limit, age bar, overage, over age, umar nikal rahi, umra nikal rahi, umr nikal rahi, umar seema, age is finishing, age only will get over, उम्र सीमा, आयु सीमा, ओवरएज, उम्र निकल रही',
      'government, govt, sarkari, exam, exams, vacancy, form, psc, ssc, tet, master, teacher, सरकारी, भर्ती, चयन, परीक्षा, फ़ॉर्म',
    ],
    without: `${ofHarm}, shaadi, shadi, marriage, rishta, bachcha, baby, ivf, शादी, रिश्ता, bhai, beta, beti, pati, husband, wife, brother, son, daughter`,
    asks: willIt,
    topic: 'government-job',
    subject: 'self',
  },
  {
    name: 'after-last-attempt',
    among: ['career', 'government-job', 'exam', 'education', 'job-search'],
    words: [
      'attempts are over, attempts over, attempts finished, all attempts, saare attempt, sare attempt, attempt khatam, attempts khatam, last attempt tha, last attempt gone, am overage, over age, ki umar nikal gayi, ki umra nikal gayi, taiyari chhod di, preparation gone, leaving nda dream, प्रयास ख़त्म, आख़िरी प्रयास भी, उम्र निकल गई, तैयारी छोड़ दी',
      'what now, what do i do, what can i do, what should i do, which line, where should i turn, ab kya, ab kaun, ab kis, kis taraf, aage kya, अब क्या, अब आगे, अब कौन, अब किस, किस दिशा, किस तरफ़',
    ],
    without: `${ofHarm}, jeene, shaadi, marriage, bhai, beta, beti, son, daughter, brother, husband, pati, गुज़ारा, जीने`,
    asks: ['what', 'which', 'whether', 'choose', 'advice', 'how', 'describe'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'ai-and-my-work',
    among: ['career', 'job-change', 'job-search'],
    words: [
      'ai, a i, chatgpt, chat gpt, gpt, artificial intelligence, automation, एआई, चैटजीपीटी, ऑटोमेशन',
      'job, jobs, naukri, nokri, career, kaam, work, replace, replaced, coding, developer, testing, designer, writer, call center, bpo, accounts, नौकरी, काम, करियर, कोडिंग, रोज़ी',
      'take, take away, taking, took, replace, replaced, safe, survive, future, end, kha, khaa, kha jayega, kha jaega, le lega, le legi, le jayega, chhin, cheen, chheen, khatam, khatra, bachegi, bachega, jayegi, chali jayegi, khayega, खा, खा जाएगा, ले लेगा, छीन, ख़त्म, ख़तरा, बचेगी, बचेगा, जाएगी, चली जाएगी, रहेगी, भविष्य',
    ],
    without: 'air india, course karu, kaun sa course, exam, startup, business',
    asks: ['whether', 'when', 'how', 'what', 'which', 'advice', 'how-much'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'family-pension',
    among: ['retirement', 'money', 'parents', 'government-job'],
    words: [
      'family pension, parivarik pension, pariwarik pension, पारिवारिक पेंशन, फैमिली पेंशन, फ़ैमिली पेंशन',
    ],
    without: ofHarm,
    asks: [...willIt, 'how'],
    topic: 'retirement',
  },
  {
    name: 'money-lasts-old-age',
    among: ['retirement', 'money', 'investment'],
    words: [
      'retire, retired, retirement, old age, budhapa, budhape, no pension, corpus, pension nahi, रिटायरमेंट, रिटायर, बुढ़ापे, बुढ़ापा',
      'will it last, be enough, enough money, enough till, retirement money run, kitne saal tak paisa, paisa budhape tak, paisa chalega, kaam chal jayega, corpus will, corpus kitna, haath to nahi, guzara hoga, kaise nikalega, पैसा कितने साल, पैसे की कमी, निकल जाएगा, कितने साल चलेगा',
    ],
    without: `${ofHarm}, shaadi, wedding, loan chuk, case`,
    asks: ['how-much', 'whether', 'how', 'what', 'when', 'which', 'advice'],
    topic: 'retirement',
    subject: 'self',
  },
  {
    name: 'empty-though-all',
    among: ['life-purpose', 'career', 'personality', 'mental-health', 'year-ahead'],
    words: [
      'sab kuch hai, sab kuch h, sab kuch mil gaya, sab kuch hasil, have everything, got everything, achieved everything, sab h, sab hai, good job, good salary, paisa ghar, naukri achchi, ghar bhi liya, सब कुछ है, सब कुछ मिल गया, सब कुछ हासिल, सब है, इतना कमा लिया, कारोबार जम गया, the very post',
      'khali, khaali, empty, hollow, suna lagta, kami hai, ki kami, missing, khushi kyu nahi, maza nahi, feels like nothing, like nothing, ख़ाली, सूना, संतोष नहीं, कमी है, व्यर्थ, asli kaam, असली काम',
    ],
    without: `${ofHarm}, pati, husband, wife, baby, bachcha nahi, shaadi, flat, plot, job is empty, पति, शादी`,
    asks: ['what', 'why', 'how', 'advice', 'describe', 'which'],
    topic: 'life-purpose',
    subject: 'self',
  },
  {
    name: 'purpose-after-children',
    among: [
      'life-purpose',
      'retirement',
      'children',
      'year-ahead',
      'mental-health',
      'career',
      'abroad',
      'family',
    ],
    words: [
      'bachche set, bache set, bacche set, bachche settle, bache settle, bacche settle, bachche bade, bache bade, bacche bade, bachche videsh, bachche apni duniya, kids gone, kids are gone, kids settled, kids are settled, kids need me no more, children are married, children settled, children are settled, beti ki shaadi ho gayi, daughter left, daughter marries, sab zimmedari, saari zimmedari, sab farz, बच्चे सेट, बच्चे बड़े, बच्चे बाहर, सब ज़िम्मेदारियाँ, ज़िम्मेदारियाँ पूरी',
      'ab kya, ab mera, ab apne, ab apni, ab kis, ab din, what now, what next, what is left, my purpose, next chapter, my aim, my role, meaning, lakshya, uddeshya, maksad, maqsad, matlab kya, khali baitha, din khali, do with myself, do with my days, अब मेरा, अब मेरे, अब क्या, अब अपने, लक्ष्य, उद्देश्य, जीवन में अब',
    ],
    without: `${ofHarm}, loan, khet, house, makaan, shaadi kab, retire`,
    asks: ['what', 'how', 'advice', 'which', 'describe', 'whether'],
    topic: 'life-purpose',
    subject: 'self',
  },
]
