import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of going abroad, of journeys and of those who live far away. */
export const farAwaySituations: readonly SituationPattern[] = [
  {
    name: 'agent-took-money',
    among: ['abroad', 'travel', 'money', 'job-search', 'debt', 'legal', 'lost-object'],
    words: [
      'agent, agents, consultancy, consultant, एजेंट, एजेन्ट, कंसल्टेंसी, दलाल',
      'visa, passport, dubai, saudi, canada, kuwait, qatar, oman, gulf, videsh, abroad, ielts, germany, australia, malta, poland, वीज़ा, पासपोर्ट, दुबई, सऊदी, कनाडा, विदेश, कुवैत, कतर, जर्मनी',
      'le chuka, le liye, le liya, paise diye, paisa diya, de chuka, de diye, took money, took 2 lakh, took 3 lakh, taken money, took my money, paid the agent, paid agent, phone nahi uthata, phone nhi uthata, not picking, not lifting, aaj kal aaj kal, kal aaj, money and passport, switched off, band aa raha, paisa duba, refund, wapas karega, ले चुका, ले लिए, ले लिया, पैसे दिए, पैसा दिया, दे चुका, फोन नहीं उठाता, फ़ोन नहीं उठाता, आज कल, टरका, पैसा डूबा, लौटाएगा',
    ],
    without: `${ofHarm}, property, insurance, lic, beema, makan, plot, बीमा, प्लॉट, मकान`,
    asks: ['when', 'whether', 'how', 'what', 'advice', 'exactly', 'why', 'choose'],
    topic: 'abroad',
  },
  { name: 'others-abroad', among: ['abroad', 'travel', 'education', 'children'], topic: 'abroad' },
  {
    name: 'join-spouse-abroad',
    among: ['abroad', 'married-life', 'family', 'travel'],
    words: [
      'pati, husband, husbands, shohar, woh, wo, he, ye, mere wo, wife, पति, शौहर, वो, ये, पत्नी',
      'mujhe kab bulayenge, kab bulayenge, mujhe bulayega, mujhe bulayenge, apne paas bulayenge, apne paas kab, family visa, call me there, take me there, sath le jayenge, saath le jayenge, mujhe bhi le jayenge, dependent visa, spouse visa, मुझे कब बुलाएँगे, मुझे कब बुलाएंगे, अपने पास कब, कब बुलाएंगे, कब बुलाएँगे, साथ ले जाएँगे, साथ ले जाएंगे, फैमिली वीज़ा, फैमिली वीजा',
    ],
    without: `${ofHarm}, ${ofViolence}, divorce, affair, dusri aurat, तलाक, parents visa`,
    asks: ['when', 'whether', 'exactly', 'how', 'what'],
    topic: 'abroad',
    subject: 'self',
  },
  {
    name: 'send-child-abroad',
    among: ['abroad', 'education', 'children'],
    words: [
      'beti, beta, bete, ladke, ladka, ladki, daughter, son, our girl, my boy, daughters, sons, बेटी, बेटा, बेटे, बिटिया, लड़के, लड़की',
      'abroad, videsh, canada, germany, ireland, dublin, london, uk, usa, america, australia, russia, dubai, melbourne, bahar, विदेश, कनाडा, जर्मनी, लंदन, अमेरिका, ऑस्ट्रेलिया, रूस, दुबई, बाहर, आयरलैंड',
      'send, sending, should we let, shall we let, let our, let her go, let him go, bheju, bhejun, bhej du, bhej dun, bhejna, bhejna sahi, bheje, bhejein, jaane du, jaane dun, भेजूँ, भेजूं, भेज दूँ, भेज दूं, भेजना, भेजें, जाने दूँ, जाने दूं',
    ],
    without: `${ofHarm}, money, paise, paisa, rakhi, parcel, gift, पैसे, पैसा, trip, school trip`,
    asks: ['whether', 'choose', 'which', 'advice', 'how'],
    topic: 'abroad',
    subject: 'child',
  },
  {
    name: 'move-to-child',
    among: [
      'abroad',
      'family',
      'parents',
      'property',
      'retirement',
      'children',
      'travel',
      'career',
    ],
    words: [
      'beta, bete, beti, son, daughter, sons, daughters, children, bacche, bachche, बेटा, बेटे, बेटी, बच्चे',
      'bula raha, bula rahe, bula rahi, bulata, bulati, bulate, calling us, calling me, wants us to, wants me to, live with him, live with my son, move to our son, move to my son, shift to my daughter, shift to my daughters, shift to my son, shift to my sons, move to my sons, move to our sons, live with our son, ke paas jau, ke paas jake, ke paas jaake, ke paas chali jau, ke paas chala jau, ke paas rahu, बुला रहा, बुला रहे, बुला रही, बुलाता, बुलाते, के पास चली जाऊँ, के पास चला जाऊँ, के पास जाऊँ, के पास रहूँ, के पास शहर में',
      'jau, jaun, jaye, jayein, rahu, rahun, yahi, go, shift, move, leave, stay, remain, live, chali jau, जाऊँ, जाऊं, जाएँ, जाएं, रहूँ, रहूं, यहीं, छोड़',
    ],
    without: `${ofHarm}, bech, बेच, flight, plane, ticket, naam rakh, shaadi, job, interview, हवाई, शादी, नौकरी, ससुराल, sasural`,
    asks: ['choose', 'whether', 'which', 'how', 'what', 'advice', 'when'],
    topic: 'family',
    subject: 'self',
  },
  {
    name: 'first-flight',
    among: ['travel', 'abroad', 'mental-health', 'health'],
    words: [
      'flight, plane, aeroplane, hawai jahaj, hawai jahaz, fly, flying, jahaz me, हवाई जहाज, हवाई जहाज़, जहाज़ में, जहाज में, फ्लाइट, फ़्लाइट, प्लेन',
      'first time, first flight, pehli baar, pahli baar, pehli flight, pahli flight, never sat, never flown, kabhi nahi baithi, kabhi nahi baitha, kabhi nhi baithi, kabhi nhi baitha, scared of take off, पहली बार, पहली उड़ान, कभी नहीं बैठी, कभी नहीं बैठा',
    ],
    without: `${ofHarm}, visa, skydiving, pilot, cabin crew, air hostess, train or, वीजा`,
    asks: ['whether', 'how', 'what', 'advice'],
    topic: 'travel',
  },
  {
    name: 'yatra-body',
    among: ['travel', 'spirituality', 'health'],
    words: [
      'yatra, darshan, kedarnath, badrinath, amarnath, vaishno devi, char dham, chardham, kanwar, kaanwar, parikrama, sabarimala, tirupati, tirth, kailash, mansarovar, girnar, यात्रा, दर्शन, केदारनाथ, बद्रीनाथ, अमरनाथ, वैष्णो देवी, चार धाम, चारधाम, काँवड़, कांवड़, परिक्रमा, तीर्थ, कैलाश',
      'ghutne, ghutna, knee, knees, dil ki bimari, stent, stents, plastic in heart, bp, sugar, saans, umar me, is umar, at this age, saal ka hu, saal ki hu, pair me dard, pair ka dard, chhala, operation ke baad, climb, घुटने, घुटना, साँस, सांस, बीपी, शुगर, इस उम्र, साल का हूँ, साल की हूँ, पैर का दर्द, पैर में दर्द, चढ़ाई',
      'jau, jaun, jana, jaana, jaye, jayein, can i, will i, possible, complete, climb, do the, go, is it right, kar pau*, kar paa*, ho payegi, ho payenge, ho paenge, hoga, honge, nibh*, theek, sahi, karu, utha*, uthani, rehne du, chhod du, saath denge, sath denge, जाऊँ, जाऊं, जाना, जाएँ, हो पाए*, हो पाएँगे, कर पाऊँ*, निभ*, साथ देंगे, ठीक, सही, करूँ, करूं, उठाऊँ, उठाऊं, उठाने, छोड़ूँ, छोड़ूं',
    ],
    without: `${ofHarm}, visa, naukri, shaadi, grandfather, grandmother, parents, mother, father, maa ko, mummy ko, papa ko, माँ को, मां को, पापा को, नौकरी, शादी`,
    asks: ['whether', 'choose', 'how', 'advice', 'when', 'what'],
    topic: 'travel',
  },
]
