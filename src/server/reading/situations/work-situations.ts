import type { SituationPattern } from './situation.ts'
import { ofAnother } from './of-another.ts'

const ofPlaces = ['career', 'job-change', 'job-search', 'promotion'] as const

/** Narrower questions of those who work for a wage. */
export const workSituations: readonly SituationPattern[] = [
  {
    name: 'passed-over',
    among: ['promotion'],
    words: [
      'passed over, superseded, sidelined, overlooked, bypassed, juniors becoming, junior ko promotion, junior ko de, ' +
        'junior ko mil, juniors cross, junior cross, juniors ko, mujhse junior, junior aage, juniors aage, baad aaye, ' +
        'baad me aaye, naam nahi aata, naam nahi aaya, number nahi aata, gave it to, जूनियर को, मुझसे जूनियर, बाद आए, बाद में आए',
    ],
    without: `${ofAnother}, dosha, dosh, yog, yoga`,
  },
  {
    name: 'passed-over',
    among: ['promotion', 'career'],
    words: [
      'promotion, promotions, promoted, promote, padonnati, tarakki, team lead, appraisal, प्रमोशन, पदोन्नति, तरक्की, अप्रेज़ल',
      'har baar, har bar, baar baar, bar bar, every time, again and again, never, kabhi nahi, kabhi nhi, not once, ' +
        'kyu nahi, kyun nahi, kyon nahi, kyu nhi, kyon nhi, not getting, nahi mil raha, nhi mil raha, nahi mila, nhi mila, ' +
        'nahi milta, nhi milta, rok rahe, roka, ruka, ruka hua, stuck, delayed, denied, not promoted, mujhe nahi, ' +
        'हर बार, बार बार, कभी नहीं, क्यों नहीं, नहीं मिला, नहीं मिल रहा, नहीं मिलता, रुका, रुकी, अटका, अटकी',
    ],
    without: `${ofAnother}, dosha, dosh, yog, yoga, court, resign`,
  },
  {
    name: 'offer-or-promise',
    among: ['job-change', 'promotion', 'career', 'job-search'],
    words: [
      'offer, offers, counter offer, counteroffer, ऑफर, ऑफ़र',
      'promotion, promise, promised, promises, promising, counter, counteroffer, retain, retention, stay, staying, ' +
        'wada, waada, vaada, ruk jau, ruk jaun, rukne, rukun, ruku, yahi rahu, प्रमोशन, वादा, वादे, रुकूँ, रुक जाऊँ, यहीं रहूँ',
    ],
    asks: ['choose', 'whether', 'advice', 'which', 'what'],
    without: `${ofAnother}, marriage, shaadi, shadi, singapore, dubai, abroad`,
    topic: 'promotion',
  },
  {
    name: 'boss-trouble',
    among: ['career', 'enemies', 'job-change'],
    words: [
      'boss, manager, supervisor, principal, team leader, hod, sahab, saheb, director, senior, seniors, ' +
        'बॉस, मैनेजर, साहब, सीनियर, अफ़सर, प्रिंसिपल, सुपरवाइज़र',
      'shouts, shouting, shout, scolds, scolding, insults, insulting, humiliates, torturing, torture, tortures, toxic, ' +
        'hates me, hates, not like me, dislikes me, unhappy with me, angry with me, targets me, targeting, micromanages, against me, behind me, treats, treat, partial, bias, biased, ' +
        'sunata, sunate, suna raha, daantta, dantta, daant, dant, dantte, chillata, chillati, pareshan, pareshaan, tang, khoon, ' +
        'peeche pada, peeche padi, nahi banti, nhi banti, banti nahi, banti nhi, nahi patti, panga, khunnas, ' +
        'killing me, drama, डाँट, डाँटते, डाँटता, परेशान, तंग, चिल्लाता, चिल्लाते, सुनाता, सुनाते, ख़ून, पीछे पड़ा, नहीं बनती, झगड़ा',
    ],
    without:
      'suspend, suspended, सस्पेंड, transferred, touch, touches, touching, akele, alone, posh, forces, transfer, ट्रांसफर, तबादला, promotion, appraisal, hike, प्रमोशन, अकेले, ' +
      ofAnother,
    asks: ['whether', 'when', 'how', 'advice', 'choose', 'why', 'what', 'how-much', 'exactly'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'transfer',
    among: ['job-change', 'government-job', 'career', 'promotion'],
    words: [
      'transfer, transferred, posting, tabadla, tabadala, तबादला, तबादले, ट्रांसफर, ट्रांसफ़र, पोस्टिंग, स्थानांतरण',
      'home, hometown, ghar, back, wapas, near, paas, pas, kab, when, milega, milegi, hoga, hogi, hojayega, likely, approved, ' +
        'request, mutual, chance, apne, kar denge, get, घर, पास, वापस, कब, होगा, होगी, मिलेगा, मिलेगी, अपने, हो जाएगा',
    ],
    without:
      `${ofAnother}, song, songs, singing, reels, followers, embryo, flat, my name, mere naam, apne naam, he get, she get, cancel, stop, rukega, ruk jayega, ruk jaye, रुक जाएगा, रद्द, pregnant, promotion, प्रमोशन, ` +
      'boss kab transfer, boss ka transfer, unka transfer, uska transfer, uska ट्रांसफर, iska transfer, iska tabadla, iska ट्रांसफर, साहब का, साहब का तबादला, visa, zone, naam aayega, paisa, money, marry, which city',
    asks: ['whether', 'when', 'exactly', 'how', 'how-much', 'what'],
    topic: 'job-change',
  },
  {
    name: 'layoff-fear',
    among: ['career', 'job-change', 'job-search', 'mental-health'],
    words: [
      'laid off, layoff, layoffs, lay off, fire me, get fired, be fired, nikal denge, nikaal denge, nikal dega, nikaal dega, ' +
        'nikal to nahi, nikala to nahi, naukri jayegi, naukri chali jayegi, naukri jaegi, job jayegi, job chali jayegi, job jaegi, ' +
        'naukri bachegi, job bachegi, lose my job, losing my job, losing job, pip, pink slip, pink slips, job cut, job cuts, retrenchment, downsizing, chhatni, chatni, chhantni, job safe, ' +
        'job secure, naukri safe, how safe, छंटनी, छँटनी, निकाल देंगे, निकाल देगा, नौकरी जाएगी, नौकरी चली जाएगी, नौकरी बचेगी, नौकरी चली गई तो',
      'will, am i, going to, safe, survive, kya, hoga, aayega, ayega, jayegi, jaegi, bachegi, list, round, dar, afraid, scared, am i in, ' +
        'ya, क्या, जाएगी, बचेगी, डर, बात, to nahi',
    ],
    without:
      `${ofAnother}, laid off in, was laid, got laid, layoff hua, layoff ke baad, after layoff, since the layoff, ago, new job, ` +
      'next job, nayi naukri, probation, video call, cabin, on 60 days, back, dobara, kholu',
    topic: 'career',
  },
  {
    name: 'interview-rejections',
    among: ['job-search', 'career', 'job-change'],
    words: [
      'interview, interviews, final round, hr round, applications, applied, resume, इंटरव्यू, इंटरव्यूज़',
      'reject, rejected, rejects, rejection, rejections, failing, fail ho, fail hota, har baar, har bar, every time, each time, ' +
        'baar baar, bar bar, so many, itne, no offer, no call, ghosted, ghosting, nahi hota, nahi ho raha, nhi ho raha, ' +
        'nahi ho rha, nhi ho rha, not clearing, not selected, select nahi, select nhi, koi call nahi, no reply, atak, ' +
        'रिजेक्ट, रिजेक्शन, हर बार, बार बार, नहीं हो रहा, नहीं होता, इतने, सेलेक्ट नहीं, फेल',
    ],
    without: `${ofAnother}, visa, upsc, ssb, consulate, marriage, rishta, scale`,
  },
  {
    name: 'after-gap',
    among: ['job-search', 'career', 'job-change'],
    words: [
      'gap, after kids, after children, after baby, after marriage, after my kids, after my children, after my marriage, career break, a break, maternity, break done, break ke baad, break over, years at home, sabbatical, laid off, ' +
        'layoff hua, layoff ke baad, restart, bachche ke baad, bacche ke baad, shaadi ke baad, shadi ke baad, bimari ke baad, ' +
        'gharelu, housewife, homemaker, गैप, ब्रेक, मैटरनिटी, बच्चे के बाद, शादी के बाद, छंटनी के बाद',
      'job, work, naukri, kaam, office, career, नौकरी, काम, जॉब, ऑफिस',
      'when, kab, will, milegi, mil jayegi, back, again, wapas, dobara, phir se, fir se, firse, lenge, join, rejoin, return, ' +
        'new job, कब, मिलेगी, फिर से, दोबारा, लेंगे, वापस, लौट',
    ],
    without: `${ofAnother}, breakup, break up, get a break, age gap, gap of, or take a break, business, parlour, gap year, or start`,
    topic: 'job-search',
  },
  {
    name: 'home-or-office',
    among: [...ofPlaces, 'property', 'business'],
    words: [
      'work from home, wfh, remote job, remote work, ghar se kaam, ghar baithe kaam, ghar baithe job, ghar baithe naukri, ' +
        'work from office, hybrid, वर्क फ्रॉम होम, वर्क फ़्रॉम होम, घर से काम, घर बैठे काम',
    ],
    without: `${ofAnother}, which, konsi skill, skill`,
    asks: ['whether', 'when', 'choose', 'which', 'exactly', 'advice', 'what'],
  },
  {
    name: 'salary-more',
    among: ['promotion', 'money', 'career', 'job-change'],
    words: [
      'salary, hike, increment, package, pagar, tankhwah, tankhah, tankha, vetan, raise, सैलरी, वेतन, तनख्वाह, तनख़्वाह, इंक्रीमेंट, पगार',
      'when, kab, badhegi, badhega, badh, badhe, badhane, increase, double, higher, hike, milega, kitni, kitna, how much, will, ' +
        'zyada, get a raise, कब, बढ़ेगी, बढ़ेगा, बढ़, बढ़े, मिलेगा, दोगुनी, कितनी',
    ],
    without:
      `${ofAnother}, stuck, atki, atka, nahi aayi, nhi aayi, nahi mili, nhi mili, nahi hui, pending, delayed, mahine se, months se, ` +
      'cut, takes, loan, credit, udhar, rukta, khatam, saving, save, stay, offer, rent, landlord, अटकी, नहीं आई, नहीं मिली, महीने से, day, ' +
      'promotion, promoted, प्रमोशन, kal, tomorrow, first job, pehli, first real, campus, placed, placement, switch, next job, stipend, atm, ' +
      'एटीएम, bank app, vigilance, मालिक, elsewhere, chai',
    asks: ['whether', 'when', 'exactly', 'how'],
    topic: 'promotion',
  },
  {
    name: 'salary-figure',
    among: ['promotion', 'money', 'career', 'job-change', 'job-search'],
    words: [
      'salary, hike, increment, package, pagar, tankhwah, tankhah, vetan, ctc, सैलरी, वेतन, तनख़्वाह, इंक्रीमेंट, पगार, पैकेज',
      'kitni, kitna, kitne, how much, what salary, what package, what hike, percent, कितनी, कितना, कितने, प्रतिशत',
    ],
    without: `${ofAnother}, bijli, hoti hai, stuck, atki, mahine se, save, saving, loan, emi, bachat, ladka, rishta`,
    asks: ['how-much', 'what', 'whether', 'exactly'],
    topic: 'promotion',
  },
  {
    name: 'unpaid-salary',
    among: ['money', 'career', 'job-change', 'job-search', 'debt', 'lost-object'],
    words: [
      'salary, pagar, tankhwah, tankhah, vetan, wages, mazdoori, majduri, सैलरी, वेतन, तनख्वाह, तनख़्वाह, पगार, मज़दूरी',
      'stuck, atki, atka, ruki, ruka, nahi aayi, nhi aayi, nahi aai, nahi mili, nhi mili, nahi di, nhi di, nahi hui, nhi hui, ' +
        'pending, delayed, not paid, not come, havent paid, hasnt paid, due, baki, bakaya, अटकी, रुकी, नहीं आई, नहीं मिली, नहीं दी, बाकी, बकाया',
      'when, kab, will, milegi, milega, aayegi, ayegi, aaegi, kya, कब, मिलेगी, आएगी, मिलेगा, क्या',
    ],
    without: `${ofAnother}, should he, pension, passport`,
    topic: 'money',
    subject: 'self',
  },
  {
    name: 'side-income',
    among: ['money', 'career', 'business', 'job-search', 'job-change'],
    words: [
      'side income, side hustle, side business, side kaam, extra income, second income, alag se kamai, upar ki kamai, ' +
        'extra kamai, extra kamana, extra paisa, naukri ke saath, naukri ke sath, job ke saath, job ke sath, alongside my job, ' +
        'along with job, along with my job, after office, do kaam, साइड इनकम, साइड बिज़नेस, नौकरी के साथ, जॉब के साथ, अलग से कमाई, ऊपर की कमाई',
    ],
    without: `${ofAnother}, forex, trading, crypto, padhai, konsa, which, shaadi, taiyari, tayari, exam, ias, seekhna, सीखना`,
  },
  {
    name: 'freelance',
    among: ['career', 'business', 'money', 'job-change', 'job-search'],
    words: [
      'freelance, freelancing, freelancer, upwork, fiverr, फ्रीलांस, फ़्रीलांस, फ्रीलांसिंग, फ्रीलांसर',
    ],
    without: `${ofAnother}, atke, atka, stuck, pending, due`,
  },
]
