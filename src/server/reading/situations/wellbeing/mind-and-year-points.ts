import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of a troubled mind, of one's make, and of hard years. */
export const mindAndYearPoints: readonly SituationPattern[] = [
  {
    name: 'wakes-at-night',
    among: ['mental-health', 'health', 'dosha'],
    words: [
      'neend khul*, neend toot*, neend tut*, ankh khul*, aankh khul*, eyes open at, i wake up, i wake at, sleep is breaking, sleep breaking, sleep so broken, wake up in the middle, i get up at 2, i get up at 3, uth jata hu, नींद खुल*, नींद टूट*, आँख खुल*, आंख खुल*, जाग जाता हूँ, जाग जाती हूँ',
      'raat, 3 baje, 2 baje, dhai baje, night, nights, am, 3, 4 am, beech raat, रात, बजे',
      'kab, kb, kyu, kyun, kya, kaunsa, konsa, kaun, why, when, which, what, is it, how, कब, क्यों, क्यूँ, क्या, कौन, कैसे',
    ],
    without: `${ofHarm}, ${ofViolence}, abortion, exam, padhai, study, sapna, sapne, dream, alarm, brahma, brahm muhurat, bachcha, beta, beti, baby, trip, train, सपना, सपने, पढ़ाई, बच्चा, बेटा, बेटी, ब्रह्म`,

    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'checks-again',
    among: ['mental-health', 'health', 'personality', 'dosha'],
    words: [
      'hath dhone ki, hath dhoti hu, hath dhota hu, हाथ धोता, हाथ धोती, हाथ धोने की, hands till, wash my hands, check karti hu, check karta hu, taala check, checking the lock, the gas is off, gas band ki, ocd, recheck, gande vichar, gande khayal, bad thoughts, ulte seedhe khayal, safai ka vehem, touch the door, check the door, गंदे विचार, गंदे ख्याल, गंदे ख़याल, बार-बार हाथ, बार बार हाथ, ताला लगाकर भी, गिने बिना, ओसीडी',
    ],
    without: `${ofHarm}, ${ofViolence}, insta, profile, last seen, ex, app, pregnan*, online, whatsapp, phone check, mobile check, husband, pati, wife, bf, dp`,

    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'grief',
    among: ['mental-health', 'past', 'family', 'married-life', 'parents'],
    words: [
      'ko gaye, ke jaane ke baad, ke jane ke baad, passed away, died, nahi rahe, nahi rahi, losing my, loss of my, grief, chala gaya, khoya hai, guzar gaye, guzar gayi, death, mar gaye, को गए, के जाने के बाद, नहीं रहे, नहीं रही, चल बसे, चल बसी, गुज़र गए, की मौत के बाद, की याद में रोज़',
      'dukh, grief, sadness, lighter, gum, dard kab, kab kam, kab sambhl*, kab normal, mann nahi lagta, man nahi lagta, rona aata, udaasi, hasi nahi, khalipan, when does it ease, carry it, come out of, live with, normal again, दुख, मन नहीं लगता, मन कब, संभल*, सँभल*, सँभालूँ, उदासी, रोना, यह अपराध',
      'papa, mummy, maa, pati, husband, wife, patni, bhai, beta, beti, son, daughter, father, mother, dadi, nani, dada, behen, dost, friend, brother, sister, पापा, माँ, मां, पति, पत्नी, पिता, पिताजी, बेटे, बेटी, भाई, बहन, दोस्त, घरवाली, बाबूजी, बुढ़िया',
    ],
    without: `${ofHarm}, ${ofViolence}, बुझ सी, usko, unhe, उसे, उन्हें, dog, kutta, cat, billi, breakup, boyfriend, girlfriend, uske paas jana, unke paas jana, saath jana, ke paas chali, without him i, insurance, lic, job, shaadi kab, dusri shaadi, second marriage, business, property, mummy nani, papa kab, unka, उनका मन, कुत्ता`,

    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'near-one-low',
    among: ['mental-health', 'family', 'friends', 'siblings', 'parents', 'married-life', 'health'],
    words: [
      'behen, behan, sister, bhai, brother, pati, husband, wife, patni, biwi, papa, mummy, maa, mother, father, dost, friend, saheli, fiance, bhabhi, didi, बहन, भाई, पति, पत्नी, बीवी, पापा, मम्मी, माँ, मां, दोस्त, सहेली, भाभी, दीदी',
      'gumsum, gone silent, gone quiet, depression me, in depression, kamre se nahi nikal*, does not leave room, chup rehte hai, khoye rehte, hasti hi nahi, hasta hi nahi, kisi se baat nahi karta, kisi se baat nahi karti, kisi se baat nahi karte, is low since, udaas rehti hai, udaas rehta hai, se udaas, गुमसुम, डिप्रेशन में, कमरे से बाहर नहीं, किसी से बात नहीं करता, किसी से बात नहीं करती, मन हमेशा उदास, चुप रहते हैं, टूट गई है, टूट गया है, mood',
      'ke baad, since, after, tab se, mahine se, mahino se, din se, kab, when, how, kaise, help, in depression, के बाद, तब से, महीने से, कैसे, कब, क्या करूँ, क्या करूं, kya karu',
    ],
    without: `${ofHarm}, ${ofViolence}, retire, retired, रिटायर, videsh, विदेश, kai din se, kya baat hai, में हूं, में हूँ, me hu, mein hu, meri wajah, mujhse, mujhe, hamse, humse, dusri aurat, affair, talak, beta, beti, son, daughter, तलाक, बेटा, बेटी, मुझसे, हमसे, मारते`,

    topic: 'mental-health',
  },
  {
    name: 'cries-easily',
    among: ['personality', 'mental-health', 'family', 'strengths'],
    words: [
      'rona aa jata, rona aa jati, rona aa jaata, ro deti hu, ro deta hu, ro padti hu, cry so easily, cry easily, crybaby, tears come, tears in every, aansu aa jate, aankhe bhar aati, itni emotional, itna emotional, so emotional, less emotional, cry in ads, रोना क्यों आ जाता, रोना आ जाता, रो देती हूं, रो देती हूँ, रो पड़ती हूँ, आँसू आ जाते, आँखें भर आती, इतनी भावुक, इतना भावुक, मन इतना कच्चा',
    ],
    without: `${ofHarm}, ${ofViolence}, dukh, gaye do saal, ko gaye, meri behen, my sister, beti, beta, bete, pati, husband, wife, biwi, boyfriend, bf, breakup, bachcha, delivery, mar gaya, गुज़र, बेटी, बेटा, पति, exam pressure, saas`,

    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'cannot-refuse',
    among: ['personality', 'family', 'friends', 'strengths', 'mental-health', 'in-laws'],
    words: [
      'say yes to everyone, na bol hi nahi, na nahi bol, na nahi keh, na bol hi nahi, mana nahi kar pa*, kisi ko mana nahi, mana karna nahi, say no to people, cant say no, can not say no, cannot say no, cannot refuse, can i not refuse, able to refuse, refuse anybody*, refuse anyone, learn to refuse, always agree, such a pleaser, people pleaser, sabko khush rakh*, har bar mai hi jhukti, ना क्यों नहीं कह, ना नहीं कह, मना नहीं कर पा*, मना करना नहीं आता, ना बोल ही नहीं, सबको खुश, मैं ही क्यों झुक*',
    ],
    without: `${ofHarm}, ${ofViolence}, shaadi, rishta, boyfriend, girlfriend, bf, zabardasti, touch, hotel, photo, video, sir, tuition, sharab, daru, शादी, रिश्ता`,

    topic: 'personality',
    subject: 'self',
  },
  {
    name: 'family-year',
    among: ['year-ahead', 'family'],
    words: [
      'pure parivar, poore parivar, parivar ke liye, parivar ka, hamare ghar, ghar bhar, ghar me sabka, poore ghar, pure ghar, hamare parivar, my whole family, our family, our house, our household, our whole house, my family, all of us at home, hum chaaro, हमारे घर, परिवार के लिए, हमारे परिवार, पूरे परिवार, पूरे घर, घर-परिवार, घर परिवार',
      'saal, year, 2027, 2026, 2028, twelve months, diwali, साल, वर्ष, बरस, छह महीने',
      'kaisa, kaisi, how, what, hold, haal, accha, acha, good, kaise, happy, koi badi, कैसा, कैसे, कैसी, क्या, आएँगी',
    ],
    without:
      'shaadi kab, property, business, baby, jhagda, quarrel, shanti, court, batwara, sukh shanti, झगड़ा, बँटवारा',

    topic: 'year-ahead',
    subject: 'household',
    asks: ['how', 'describe', 'what', 'whether', 'choose', 'compute', 'advice', 'how-much'],
  },
  {
    name: 'after-hard-year',
    among: ['year-ahead', 'past', 'lucky', 'career'],
    words: [
      'pichle saal, pichle do saal, pichla saal, bita saal, beeta saal, is saal me, is saal sab, ye saal bahut, yeh saal bahut, this year has been, this year was, यह साल बहुत, ये साल बहुत, ek hi saal me, this year took, last year i lost, last year, last two years, last 2 yrs, last twelve months, after three bad years, saal bhar, do saal se, do saal me, पिछले साल, पिछला साल, बीता साल, बीते साल, दो साल से, इस साल ने, इस साल नौकरी',
      'bure, bura, kharab, sab gaya, lost, took my, nuksan, jhel*, rulaya, barbad, expired, jhatke, bimari karz, court me, one blow, bad years, buried, talak aur naukri, बुरे, खराब, नुकसान, रुलाया, ले गया, झटके, बीमारी, झगड़ा',
      'agla saal, naya saal, naye saal, aane wala saal, new year, next year, coming year, next one, ab aage, 2027, what comes, अगला साल, नया साल, आने वाला, आगे का साल, इस साल कैसा',
    ],
    without: `${ofHarm}, ${ofViolence}, fasal, crop, exam, rank, paper, marks, job change, business plan, फसल, परीक्षा`,

    topic: 'year-ahead',
    subject: 'self',
  },
  {
    name: 'karma-fruit',
    among: ['past', 'spirituality', 'life-purpose', 'dosha', 'family', 'lucky'],
    words: [
      'kis karm, kaunsa karm, kaun sa paap, kaunsa paap, konsa paap, kis paap, karm ka phal, karm ka fal, karmo ka phal, which sin, what sin, sin of the past, curse on my family, curse on our family, under some curse, under a curse, khandan par shrap, koi shrap, koi purana karm, what wrong did i do, karma am i paying, for my old karma, किस कर्म, किस पाप, कौन सा पाप, कौन सा कर्म, कर्म का फल, कर्मों का फल, पाप की सज़ा, पाप की सजा, के किए का फल, पर कोई श्राप, baddua lagi',
    ],
    without: `${ofHarm}, ${ofViolence}, jisne, usko, use, usse, unko, जिसने, उसको, उसे, रोटी, roti, shrapit, lakh, hazar, 21k, gemstone, santan, conceive, womb, kokh, bachcha, संतान, कोख, हज़ार, हजार`,

    topic: 'past',
    subject: 'self',
  },
]
