import type { SituationPattern } from '../situation.ts'
import { ofHarm } from '../livelihood/asking-words.ts'

/** Situations of debts, dues, gold and policies. Where no words stand, the reader of questions alone knows them. */
export const assetMoneyPoints: readonly SituationPattern[] = [
  {
    name: 'kin-debt-ends',
    among: [
      'debt',
      'money',
      'siblings',
      'married-life',
      'parents',
      'family',
      'children',
      'friends',
      'business',
    ],
    topic: 'debt',
  },
  {
    name: 'lender-at-door',
    among: ['debt', 'money', 'family', 'mental-health', 'legal'],
    topic: 'debt',
    subject: 'self',
    words: [
      'byaj wala, byaj wale, byaj walo, byajwala, sahukar, mahajan, moneylender, money lender, private financier, recovery agents, recovery boys, loan app, app loan, samuh ki kist, group loan, soodkhor, साहूकार, महाजन, सूदखोर, ब्याज वाला, ब्याज वाले, रिकवरी, लोन ऐप, समूह की किस्त, समूह वाली',
      'kab, when, how, kaise, chhut, chhutu, chhutungi, chhutunga, chhutega, peecha, mukti, rid, roz, daily, every, har, come out, threaten, harass, कब, कैसे, छूट, छूटूँ, छूटेंगे, मुक्ति, पीछा, रोज़, रोज',
    ],
    without: `${ofHarm}, rassi, रस्सी, डिब्बा, photo, nude, wife stay, my wife, gali deta, गाली, bhai ke, bhaiya pe, son took, beta, husband owes, pati ke upar, kholu, business, lending business, बेटे, भाई पर, भाई पे, पति`,
  },
  {
    name: 'claim-after-death',
    among: ['money', 'family', 'legal', 'married-life', 'parents', 'inheritance', 'retirement'],
    topic: 'money',
    subject: 'self',
    words: [
      'death claim, lic, insurance, policy, pf, epf, term plan, term insurance, bima, fd, gratuity, बीमा, पॉलिसी, पीएफ, एफडी, क्लेम, खाते का पैसा',
      'passed away, died, expired, late husband, my late, late father, after his death, death certificate, death claim, ke jaane ke baad, ke jane ke baad, guzar gaye, guzarne ke baad, ki death, स्वर्गवास, स्वर्गवासी, गुज़र, गुजर, मौत के बाद, मृत्यु, के जाने के बाद, पिताजी के बाद, दिवंगत',
      'when, will, kab, milega, milegi, paid, credited, release, aayegi, aayega, pass, paas, atka, ruka, कब, मिलेगा, मिलेगी, आएगी, आएगा, पास',
    ],
    without:
      'who gets, nomination, shop, zameen, land, will i die, suicide, mere baad, मेरे बाद, mere jaane ke baad, 2 cr',
  },
  {
    name: 'office-money',
    among: [
      'money',
      'property',
      'retirement',
      'government-job',
      'business',
      'legal',
      'career',
      'education',
    ],
    topic: 'money',
    subject: 'self',
    words: [
      'pf, epf, epfo, arrear, arrears, subsidy, scholarship, muavza, muawza, compensation, awas ki kist, kisan samman, reimbursement, pm awas, gratuity, leave encashment, पीएफ, एरियर, सब्सिडी, छात्रवृत्ति, मुआवज़ा, मुआवजा, आवास की, सम्मान निधि, ग्रेच्युटी',
      'kab, when, released, release, credited, atka, atki, ruki, ruka, pending, stuck, rejected, milega, milegi, aayega, aayegi, niklega, fasi, कब, अटका, अटकी, रुकी, रुका, मिलेगा, मिलेगी, आएगा, आएगी, फंसी, फँसी, लौट आई',
    ],
    without: `${ofHarm}, nude, jhansa, pension, death, passed away, ke jaane ke baad, accident, flat me, invest, lagau, retire hua, retired, company ne, business, पेंशन, मृत्यु, निवेश`,
  },
  {
    name: 'cheated-money',
    among: ['money', 'legal', 'abroad', 'debt', 'investment', 'travel', 'business', 'job-search'],
    topic: 'money',
    subject: 'self',
    words: [
      'agent, broker, consultant, dalal, cyber fraud, online fraud, thug, thag, scam, scammer, otp, upi, galat khate, wrong account, एजेंट, दलाल, ठग, ठगी, ओटीपी, ग़लत खाते, गलत खाते',
      'vanished, disappeared, gayab, ग़ायब, गायब, लिए, paise liye, ran away, switched off, office is locked, locked, phone nahi uthata, le liye, le liya, took, le kar, leke bhag, bhag gaya, bhag gayi, cheated, thug liye, thag liya, ठग लिए, ले लिए, ले लिया, भाग गया, भाग गई, फ़ोन नहीं उठाता, बंद कर दिया, गए, nikal gaye, chala gaya',
      'paisa, paise, money, lakh, lakhs, hazar, thousand, fees, rs, back, wapas, recover, wapis, पैसा, पैसे, लाख, हज़ार, हजार, वापस, वापिस',
    ],
    without:
      'passport dalal, policy ka, lic agent, bima, travel agent ban, trapped, camp, मलेशिया, पगार',
  },
  {
    name: 'thing-comes-back',
    among: [
      'lost-object',
      'money',
      'family',
      'siblings',
      'in-laws',
      'inheritance',
      'vehicle',
      'friends',
      'ex-back',
      'separation',
    ],
    topic: 'money',
    subject: 'self',
    words: [
      'borrowed my, took my, kept my, has my, le gayi thi, le gaya tha, le gyi thi, le gaye the, rakh liye, rakh liya, rakh li, ले गई थी, ले गया था, ले गए थे, रख लिए, रख लिया, रख ली',
      'necklace, jewellery, jewels, bangles, gold, saree, sari, car, bike, scooty, laptop, camera, guitar, books, haar, har, kangan, kade, gehne, gahne, zewar, sona, chain, gaadi, gadi, saman, kitabe, हार, कंगन, गहने, ज़ेवर, जेवर, सोना, चेन, साड़ी, गाड़ी, कार, बाइक, सामान, किताबें',
      'return, give back, give it back, give them back, returning, come back, wapas, wapis, lautayegi, lautayega, lauta, वापस, वापिस, लौटाएगी, लौटाएगा, लौटाएँगे, मिलेंगे',
    ],
    without: `${ofHarm}, stolen, thief, chori, snatch, bank, finance, emi, police, divorce case, baraat, चोरी, बैंक, फाइनेंस, किस्त, पुलिस`,
  },
  {
    name: 'gold-now',
    among: ['investment', 'money', 'lucky', 'muhurta', 'family', 'children'],
    topic: 'investment',
    subject: 'self',
    words: [
      'gold, silver, sona, chandi, chaandi, सोना, सोने, चाँदी, चांदी',
      'buy now, buy gold, buy silver, buying gold, buying silver, kharidu, kharid lu, abhi lu, lena thik, lena theek, le lu kya, ya ruk jau, ya rukun, or wait, price to fall, bhav badh, bhav chadh, rate badh, girega, kitna sona lu, ख़रीदूँ, खरीदूं, खरीदूँ, ख़रीदना, खरीदना, अभी लूँ, अभी लूं, ले लूँ, या रुकूँ, बेच दूँ, लेना मेरे लिए, भाव',
    ],
    without:
      'ghate, ghata, nuksan, in loss, cut the loss, घाटे, घाटा, नुक़सान, ring, chain, angoothi, kada, anklet, bracelet, ratna, gemstone, pukhraj, moonga, loan, girvi, udhar, karz, fees, fd, sip, mutual fund, zameen, plot, flat, land, flat ya, car, color, rang, choghadiya, muhurat, kis din, which day, medal, olympic, अंगूठी, कड़ा, एफडी, ज़मीन, जमीन, कर्ज, उधार, फीस, प्लॉट, किस दिन, मुहूर्त, lost, gayab, gum',
  },
  {
    name: 'policy-keep-or-buy',
    among: ['investment', 'money', 'family', 'children', 'debt', 'business', 'unclear', 'legal'],
    topic: 'investment',
    subject: 'self',
    words: [
      'lic, policy, term insurance, term plan, life insurance, health insurance, ulip, endowment, jeevan umang, jeevan anand, sukanya, bima policy, एलआईसी, पॉलिसी, पालिसी, टर्म प्लान, टर्म बीमा, जीवन बीमा, यूलिप, सुकन्या',
      'surrender, band kar, band karu, band karwa, band kru, chalne du, chalu rakhu, continue, keep paying, take it or not, lu kya, lu ya, le lu, karwa lu, karwau, pichhe pada, pushing, needed for me, waste, paid up, बंद कर, बंद करवा, चलाऊँ, चलने दूँ, लूँ, लूं, लेना ठीक, करवाऊं, करवाऊँ, पीछे पड़ा, सरेंडर',
    ],
    without:
      'claim, death, mar gaye, loan against, fees, shadi, tod ke, tudwa, agent banu, agent ban, job, naukri, become an agent, क्लेम, मृत्यु, तुड़वाके, तुड़वा के, फीस, दुकान',
  },
]
