import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of vehicles, trips and returns. */
export const roadPoints: readonly SituationPattern[] = [
  {
    name: 'vehicle-trouble',
    among: ['vehicle', 'past', 'lucky'],
    words: [
      'gaadi, car, bike, scooty, scooter, vehicle, truck, गाड़ी, बाइक, स्कूटी, कार',
      'thukti, thuk gayi, thuk jati, accidents already, small accidents, phisal, repeated punctures, punctures, challans, keeps meeting with, baar baar kharab, kharab ho rahi, ठुक, बार बार खराब, बार-बार ख़राब, ठोक दी, phir thuki, hit on 3rd, एक्सीडेंट, accident ho jata, accident hota, बार बार एक्सीडेंट, बार-बार एक्सीडेंट, बार बार पंक्चर, breaks down again, baar baar band, meets with accident, meet with accidents, accidents',
    ],
    without: 'bete ko bike, brakes failed once, court',
    asks: ['why', 'whether', 'what', 'which', 'when'],
    topic: 'vehicle',
    subject: 'self',
  },
  {
    name: 'vehicle-repair-or-new',
    among: ['vehicle', 'business'],
    words: [
      'purani gaadi, purani car, purani swift, purani bus, purana tractor, old tractor, old car, puraani, repair it or exchange, repair or, marammat, नया लूँ या पुराना, नई लूँ या, नया लूं या, पुरानी बस, मरम्मत करवा, exchange or keep, bech ke nayi, cng kit, engine badal, इंजन बदल, purani acid, पुरानी गाड़ी बेच, पुरानी कार, purani bike, old bike, old scooter, repair karau ya, repair karwau ya, नई गाड़ी लूँ या पुरानी, ठीक करवाऊँ या',
    ],
    without: 'ghar, house, makan, flat, chhat, घर, मकान, छत, shop, dukan',
    asks: ['choose', 'whether', 'which', 'when', 'advice'],
    topic: 'vehicle',
    subject: 'self',
  },
  {
    name: 'trip-when',
    among: ['travel', 'abroad', 'family'],
    words: [
      'trip, ghoomne, ghumne, ghoom, vacation, holiday, tour, घूमने, पहाड़ों, samundar, समुद्र, honeymoon, pahado, travel, trips, safar pe, yatra pe, ghoomna, ghumna, सैर, यात्रा पर, picnic, पिकनिक, hill station, घूमना',
      'when, kab, milega, jayenge, jaungi, jaunga, yog, banegi, hoga, can we, mauka, next, कब, योग, मौका, मौक़ा, जा पाऊँगी, जा पाएंगे, will i',
    ],
    without:
      'a lot in, for work, cancel, school, safe, business tour, ruk jati, duty, office tour, har hafte, visa, wapas, kanwar, lafda',
    asks: ['when', 'whether', 'exactly'],
    topic: 'travel',
  },
  {
    name: 'trip-blocked',
    among: ['travel', 'abroad', 'past'],
    words: [
      'trip, yatra, journey, journeys, tour, ticket, यात्रा, बुलावा, ट्रिप',
      'cancel, cancelled, canceled, ruk jati, go wrong, last moment, baar baar cancel, कैंसिल, रुक जाती, बुलावा नहीं, हर बार रुक, har baar ruk, टल जाती, tal jati, nahi ho pata, नहीं हो पाती, postponed, postpone again, बार बार रद्द, रद्द हो जाती',
    ],
    without: 'why is my visa, so cancel',
    asks: ['why', 'whether', 'when'],
    topic: 'travel',
  },
  {
    name: 'train-or-plane',
    among: ['travel'],
    words: [
      'train se, flight se, bus se, train or flight, gaadi se, plane, by train, ट्रेन से, फ्लाइट से, flying, गाड़ी से, take the train, पानी के जहाज, bus ya train, train ya bus, train ya flight, flight ya train, बस से, हवाई जहाज, अपनी गाड़ी से, by road or, by bus, by car or',
      'ya, or, ki, fear, dar, jau, जाऊं, जाऊँ, should i, कि, ghabra',
    ],
    without: 'ticket waiting, office, skydiving, commute, job, mara mari, naukri',
    asks: ['choose', 'whether', 'which'],
    topic: 'travel',
  },
  {
    name: 'honeymoon-place',
    among: ['travel', 'married-life'],
    words: [
      'honeymoon, anniversary, salgirah, saalgirah, सालगिरह, हनीमून',
      'goa, manali, bali, kashmir, kerala, bhutan, vietnam, thailand, maldives, coorg, munnar, pahad, samandar, jaye, jaaye, kahan, where, best time, kaha, trip, जाएँ, जाएं, पहाड़, समंदर, कहाँ, mahine, जगह, jagah, place, कब जाएँ, kab jaye, kis jagah',
    ],
    without: 'bhool, forgot, gift',
    asks: ['choose', 'which', 'when', 'whether', 'what'],
    topic: 'travel',
    subject: 'couple',
  },
  {
    name: 'home-from-abroad',
    among: ['abroad', 'travel', 'family', 'siblings', 'career'],
    words: [
      'saudi, dubai, kuwait, oman, qatar, abu dhabi, doha, gulf, riyadh, videsh, abroad, canada, america, सऊदी, दुबई, कतर, रियाद, ओमान, कुवैत, विदेश, bahrain',
      'ghar kab, kab lautega, kab lautunga, kab lautu, lautu kab, kab aaungi, kab aaunga, come back from, return home, wapas kab, going home, back for good, लौटना होगा, लौटेगा, घर कब, हमेशा के लिए, return before, before returning, sada ke liye, kitne saal videsh, छुट्टी कब, home finally, कब लौटूँगा, कब लौटूँगी, घर वापसी, ghar wapsi, वापस कब, कब वापस, return to india, come back to india, back to india, india wapas, भारत वापस, भारत लौट',
    ],
    without: `${ofHarm}, ${ofViolence}, visa, ex, wife wants, loan, marriage`,
    asks: ['when', 'how-much', 'exactly', 'whether', 'how'],
    topic: 'abroad',
  },
  {
    name: 'agent-genuine',
    among: ['abroad', 'job-search', 'job-change', 'career', 'travel'],
    words: [
      'agent, एजेंट, consultancy, headhunter, recruiter, online rishta, nri ladka',
      'fraud, thug, thag, genuine, dhokha, sahi hai ya, sachha, ठग, धोखा, सही है या, सही है कि, fake, genuine luck, asli, भरोसे लायक, bharose layak, trust, trusted, trustworthy, bharosa, भरोसा, cheat, नक़ली, नकली, farzi, फर्जी, फ़र्ज़ी',
    ],
    without: 'lic, insurance, beema, property agent, recovery',
    asks: ['whether', 'choose', 'which', 'who'],
    topic: 'abroad',
  },
]
