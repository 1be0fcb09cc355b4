import type { SituationPattern } from '../situation.ts'
import { ofAnother } from '../of-another.ts'
import { ofDayOrName, ofHarm, willItCome } from './asking-words.ts'

const without = `${ofDayOrName}, ${ofHarm}`

const land =
  'land, zameen, jameen, zamin, jamin, khet, kheti, plot, property, makan, makaan, house, ghar, dukan, boundary, estate, tenant, flat, zameen jaydad, ' +
  'ज़मीन, खेत, प्लॉट, मकान, घर, प्रॉपर्टी, संपत्ति, दुकान, मेड़, फ़्लैट'

/** Quarrels and papers of land, and what is built on it or bored into it. */
export const landSituations: readonly SituationPattern[] = [
  {
    name: 'land-case',
    among: ['legal', 'property', 'inheritance', 'enemies', 'siblings', 'family', 'in-laws'],
    words: [
      'case, court, mukadma, mukadama, muqadma, mukdma, kachahri, kachehri, tehsil, sdm court, hearing, peshi, faisla, appeal, stay, lawsuit, ' +
        'केस, मुकदमा, मुकदमे, कोर्ट, कचहरी, तहसील, अदालत, अपील, स्टे, पेशी',
      land,
      'win, wins, winning, jeet, jeetenge, jeetunga, jitenge, jitunga, when, kab, favour, favor, haq, paksh, pakch, faisla, end, ends, decided, decision, over, ' +
        'khatam, niptega, result, hatega, hoga, milega, milegi, verdict, judgement, judgment, chalega, जीत, जीतेंगे, जीतूँगा, कब, फ़ैसला, पक्ष, हक़, निपटेगा, ख़त्म, मिलेगी, मिलेगा, हटेगा',
    ],
    without:
      `${without}, divorce, talaq, maintenance, dowry, dahej, 498a, murder, court marriage, in case, just in case, samjhauta, compromise, mediation, settle, bail, ` +
      'badminton, husband, wifes, my wife, mortgage, ghar se nikal, friend, dost, तलाक, समझौता, पति, pocso, custody, visa, husbands, mutation, namantaran, नामांतरण, case of, jala, samdhi, sasur, uncles, ननदोई, nandoi, pitaji ka, पिताजी का, papa ka, ससुर, separation',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much', 'who', 'what'],
    topic: 'legal',
    subject: 'self',
  },
  {
    name: 'settle-or-fight',
    among: [
      'legal',
      'property',
      'business',
      'debt',
      'siblings',
      'inheritance',
      'money',
      'family',
      'enemies',
      'career',
    ],
    words: [
      'case, court, mukadma, mukadama, muqadma, kachahri, high court, lawsuit, legal, hearing, notice, sue, केस, मुकदमा, मुकदमे, कोर्ट, कचहरी, अदालत',
      'samjhauta, samjhote, compromise, settle, settlement, mediation, rajinama, raazinama, out of court, negotiate, sulah, समझौता, समझौते, राज़ीनामा, सुलह',
    ],
    without: `${without}, divorce, talaq, husband, wife, maintenance, alimony, custody, dowry, 498a, murder, rape, तलाक, पति, पत्नी, patni, pati, settle abroad, settle down, boyfriend, mutual, kids, card settlement, accident, ff settlement`,
    asks: ['choose', 'whether', 'advice', 'which'],
    topic: 'legal',
    subject: 'self',
  },
  {
    name: 'land-grabbed',
    among: ['legal', 'property', 'enemies', 'siblings', 'inheritance', 'family', 'in-laws'],
    words: [
      'kabza, kabja, kabje, kabze, encroach, encroached, encroaching, encroachment, grabbed, grabbing, occupied, med tod, med kat, medh, boundary, hadbandi, ' +
        'paimaish, seemankan, seema vivad, daba li, dabali, hadap, hadap li, कब्ज़ा, कब्ज़े, मेड़, मेंड़, मेंड, हदबंदी, पैमाइश, सीमांकन, सीमा, हड़प, दबा ली',
      land,
    ],
    without: `${ofHarm}, kab marega, court, case, mukadma, मुकदमा, केस, कोर्ट, boundary wall, vastu, evil, bhoot, tenant, kirayedar, boundaries, set boundaries, mantra, killed, nazar, grah, husband, possession of, सीमा पर, police me, आग लगे, jala, amavas, अमावस`,
    asks: ['when', 'whether', 'exactly', 'how', 'advice', 'what'],
    topic: 'legal',
    subject: 'self',
  },
  {
    name: 'land-papers',
    among: ['property', 'inheritance', 'legal', 'parents', 'government-job', 'family'],
    words: [
      'registry, mutation, dakhil kharij, dakhil khariz, namantaran, naamantaran, khatauni, sale deed, land record, land records, land papers, zameen ke kagaz, ' +
        'naam chadh, naam chadhega, name transfer, रजिस्ट्री, दाखिल खारिज, दाख़िल ख़ारिज, नामांतरण, खतौनी, पट्टा, नाम चढ़, ज़मीन के काग़ज़',
      `${willItCome}, stuck, atka, atki, ruki, pending, अटका, अटकी, रुकी, चढ़ेगा`,
    ],
    without:
      `${without}, bharti, exam, taiyari, become, patwari banunga, lost, kho, nahi mil rahe, kiske naam, amavasya, better day, kab marega, bhai mar, kharidne, married, ` +
      'dabav, attach, ban paunga, ban paungi, अफीम, shikayat, शिकायत, lease marriage, baad me, kitne baje, aaj, or flat, selection, pariksha, भर्ती, परीक्षा, नौकरी, naukri, ladka patwari, रिश्वत, ghus, transfer mera',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much', 'what'],
    topic: 'property',
  },
  {
    name: 'house-building',
    among: ['property', 'money', 'family', 'legal', 'business', 'debt', 'muhurta'],
    words: [
      'construction, house work, building work, nirman, ghar ka kaam, makan ka kaam, makaan ka kaam, ghar banana, ghar ban, makan ban, makaan ban, ghar banwa, makan banwa, ' +
        'building our house, building a house, house being built, chhat, slab, lenter, plaster, foundation, neev, upar ka floor, second floor, निर्माण, मकान का काम, घर का काम, ' +
        'मकान बन, घर बन, मकान बनवा, छत, लेंटर, नींव',
      'ruka, ruk, ruki, stuck, stopped, halted, stalled, half, half built, adhura, adhoora, adha, incomplete, complete, completed, poora, pura, finish, finished, delay, delayed, ' +
        'अधूरा, रुका, रुक, रुकी, पूरा, आधा, बंद पड़ा, अटका',
    ],
    without:
      `${without}, builder, possession, metro, flyover, half my, suicide, kud, jump, paani tapak, tapakta, टपक, marriage, shaadi, shadi, husband, pati ki, rishta, road construction, ` +
      'construction business, school building, ghosh, bhoot, छत से, chhat se, chhat pe, loan pass, sapna, film, mann, ladka, padhai, court, case',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much', 'why', 'what'],
    topic: 'property',
  },
  {
    name: 'house-building',
    among: ['property', 'family', 'money', 'year-ahead'],
    words: [
      'build my house, build a house, build our house, build my own house, building my house, construct, ghar kab ban, ghar kab banega, makan kab banega, makan kab ban, apna makan banwa, ghar banwa, ' +
        'makan banwa, ghar kab banwa, makan kab banwa, मकान कब बनेगा, घर कब बनेगा, मकान बनवा, घर बनवा, मकान कब बना, घर कब बना',
    ],
    without: `${without}, ${ofAnother}, or, ya, या, kitne number, vastu, lottery, shaadi, temple, mandir, rent, kiraye, किराए, loan, second floor, chhat, bechkar, month, mahine, in the village`,
    asks: ['when', 'whether', 'exactly', 'how'],
    topic: 'property',
  },
  {
    name: 'borewell-water',
    among: [
      'property',
      'business',
      'muhurta',
      'money',
      'offtopic',
      'unclear',
      'day',
      'lucky',
      'lost-object',
    ],
    words: [
      'boring, borewell, bore well, bore, bor, tube well, tubewell, handpump, kuan, kua, kuwa, nalkoop, बोर, बोरिंग, बोरवेल, ट्यूबवेल, कुआँ, कुआ, हैंडपंप, नलकूप',
      'water, paani, pani, niklega, nikal, khet, feet, foot, fail, dry, sukha, deep, पानी, निकलेगा, निकल, खेत, फ़ीट, फ़ुट, सूखा, सूख, सूखा',
    ],
    without: `${ofHarm}, starter, chori, चोरी, kamre, कमरे, bulate, boring life, boring hai, life boring, jump, kud, tubewell wale, ritual, puja, kaun sa din, kis din, din batao, दिन बताओ, dada ne, hum log se, dalit, jaat, जाति`,
    asks: ['whether', 'when', 'choose', 'how', 'how-much', 'which', 'advice', 'what', 'exactly'],
    topic: 'property',
  },
]
