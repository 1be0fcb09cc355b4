import type { SituationPattern } from '../situation.ts'
import { ofAnother } from '../of-another.ts'
import { ofDayOrName, ofHarm } from './asking-words.ts'

const without = `${ofAnother}, ${ofDayOrName}, ${ofHarm}`

/** Instalments, cards, money that is stuck, shares and claims. */
export const moneyCareSituations: readonly SituationPattern[] = [
  {
    name: 'loan-instalments',
    among: ['debt', 'money', 'property', 'vehicle', 'business', 'education', 'year-ahead'],
    words: [
      'emi, emis, kist, kiste, kisten, kisht, instalment, instalments, installment, installments, home loan, house loan, car loan, personal loan, education loan, ' +
        'student loan, mudra loan, wedding loan, bike loan, tractor loan, gold loan, kcc, ईएमआई, किस्त, किस्तें, किस्तों, होम लोन, पर्सनल लोन, कार लोन, एजुकेशन लोन, मुद्रा लोन, ' +
        'गोल्ड लोन, लोन, loan, loans',
      'finish, finished, end, ends, khatam, close, closed, clear, cleared, mukti, chhutkara, chutkara, utrega, utregi, utar, chukega, chukegi, chuk, chukta, over, ' +
        'breathe, ease, rahat, debt free, chhut jayega, chhoot jayega, loan free, emi free, pay off, paid off, repay, puri hogi, poori, ख़त्म, मुक्ति, छुटकारा, उतरेगा, उतरेंगी, चुकेगा, चुकेगी, पूरी, पूरा, राहत',
    ],
    without:
      `${without}, or, ya, या, pehle, first, bechu, sell, bech, बेच, lena chahiye, milega, approve, sanction, fd, take a loan, moneylender, maaf, माफ़, top up, ` +
      'bhai ne, brother, flat, lent, app wale, agent, guarantor, take the vehicle, kis bank, किस बैंक, sapna, सपना, married, year back, shaadi kab, marriage kab, job kab, neend',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much'],
    topic: 'debt',
  },
  {
    name: 'credit-card',
    among: ['debt', 'money', 'unclear', 'offtopic'],
    words: [
      'credit card, credit cards, card dues, card bill, minimum due, क्रेडिट कार्ड, कार्ड का बिल, कार्ड के बिल',
    ],
    without: `${without}, or, ya, या, pehle, first, score, fraud, hack, stolen, lost, kho gaya, who used, kisne, charged twice, refund, aapka, kisan, किसान, band, बंद`,
    asks: ['when', 'whether', 'exactly', 'how', 'advice', 'how-much', 'what', 'why'],
    topic: 'debt',
  },
  {
    name: 'company-money',
    among: ['investment', 'money', 'debt', 'legal', 'lost-object', 'refund', 'trust', 'business'],
    words: [
      'chit fund, chitfund, chit company, my chit, chit, sahara, pearls, pacl, kameti, ponzi, scheme, cooperative, co operative bank, credit society, mlm, ' +
        'company bhag, company shut, company closed, company doob, chit me, चिट फंड, चिटफंड, सहारा, पर्ल्स, कमेटी, स्कीम, को ऑपरेटिव, सोसाइटी',
      'money, paisa, paise, deposit, amount, invested, lakh, lakhs, rupees, fund, पैसा, पैसे, रकम, लाख, जमा, रुपये, रुपए, फंड',
      'back, wapas, vapas, return, returned, milega, milenge, recover, niklega, stuck, fasa, fansa, phansa, atka, dub, doob, bhag gaya, bhag gaye, nikal aayega, ' +
        'release, वापस, मिलेगा, मिलेंगे, फँसा, अटका, डूब, निकलेगा, भाग गए, भाग गया, लौटेगा',
    ],
    without:
      `${without}, should i put, daalu, dalu, dene du, join karu, lu, or, ya, bacho ka sahara, budhape, film, flat, possession, pension scheme, बुढ़ापे, ` +
      'daal, daali, doob to, gov scheme, awas, subsidy, hara chuka, loan, drugs, friend',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much', 'advice', 'what'],
    topic: 'money',
    subject: 'self',
  },
  {
    name: 'share-market',
    among: ['investment', 'money', 'career', 'business', 'lucky', 'yoga', 'life-purpose'],
    words: [
      'share market, share bazar, share bazaar, stock market, shares, stocks, nifty, intraday, option trading, options trading, trading, demat, equity, ' +
        'mutual fund, mutual funds, sip, trader, शेयर, शेयर बाज़ार, शेयर मार्केट, ट्रेडिंग, म्यूचुअल फंड, इंट्राडे, शेयर मार्किट',
      'suit, suits, good for me, profit, munafa, faida, fayda, labh, career, earn, kamai, kamau, kama, success, successful, field, yog, yoga, lagau, lagaun, ' +
        'invest, investing, gain, gains, in my chart, stop, hold, hold karu, recover, start, kaisa, theek, thik, फ़ायदा, लाभ, लगाऊँ, लगाना, सूट, कमाई, ठीक, योग, मुनाफ़ा, निकालूँ',
    ],
    without:
      `${without}, or, ya, या, lakh dub, loan leke, which stock, which share, konsa, kaunsa, kaun sa, kis share, scrap, rate, esop, esops, inheritance, hissa, ` +
      'multibagger, tip, tips, margin call, kal, tomorrow, is mahine, monday, this week, aaj, today, week, telegram, wife, sapphire, iron, job chhod, cloth trading, दस लाख, gap up, ' +
      'कौन सा, sister, hedge, expiry, exact',
    asks: ['whether', 'how', 'advice', 'what', 'when', 'describe'],
    topic: 'investment',
  },
  {
    name: 'crypto-money',
    among: ['investment', 'money', 'lucky', 'career', 'business'],
    words: ['crypto, bitcoin, ethereum, cryptocurrency, altcoin, क्रिप्टो, बिटकॉइन, बिटकॉयन'],
    without: `${without}, sister, brother, guy, telegram, which date, all in, hack, scam, whom, marry, kisne, aviator, or, ya, fd, police, tomorrow, kal`,
    asks: ['whether', 'how', 'advice', 'what', 'when', 'describe', 'how-much'],
    topic: 'investment',
  },
  {
    name: 'insurance-claim',
    among: [
      'money',
      'lost-object',
      'legal',
      'inheritance',
      'vehicle',
      'property',
      'business',
      'health',
      'debt',
      'refund',
      'investment',
    ],
    words: [
      'insurance, insurance claim, accident claim, claim pass, claim ka, claim money, my claim, claim stuck, claim atka, claim settle, mediclaim, lic, bima, beema, compensation, muavja, muaavja, muawza, accident claim, fasal bima, बीमा, क्लेम, मुआवज़ा, मुआवजा, एलआईसी',
      'claim, claims, stuck, pass, release, settle, settled, approved, approve, reject, rejected, milega, milegi, mil jayega, niklega, aayega, ayega, clear, ' +
        'money come, मिलेगा, मिलेगी, पास, अटका, अटकी, निकलेगा, आएगा, मिल जाएगा',
    ],
    without:
      `${without}, become, policy lu, le lu, karwau, karva lu, karau, band kar, surrender, insurance job, agent ban, naukri, premium, branch, promotion, officer, scooter, ` +
      'better off, gate, ज़मीन का मुआवज़ा, divorce, talaq, maintenance, land acquisition, matter with, claimed, claims to, claims he, he claims, she claims, aadha mila, rejected my love, करवाऊँ, नौकरी, hona claim, exam, aao, posting, transfer',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much', 'what', 'why', 'advice'],
    topic: 'money',
  },
  {
    name: 'lend-or-refuse',
    among: [
      'money',
      'debt',
      'friends',
      'siblings',
      'family',
      'investment',
      'business',
      'in-laws',
      'trust',
    ],
    words: [
      'lend, lending, udhar du, udhar dun, udhar de du, udhar dena, udhaar du, paise du, paise dun, paisa du, paisa dun, paise de du, paisa de du, give him money, ' +
        'give her money, give money, loan dena, karz du, guarantor, guarantee du, asked me for, wants to borrow, udhar maang, udhar mang, paise maang, paise mang, ' +
        'उधार दूँ, पैसे दूँ, पैसा दूँ, उधार दे दूँ, उधार देना, गारंटर, उधार माँग, पैसे माँग',
      'friend, friends, cousin, brother, bhai, bhaiya, dost, uncle, roommate, flatmate, relative, relatives, rishtedar, colleague, sala, saala, jija, neighbour, padosi, sister, ' +
        'behen, didi, chacha, mama, devar, driver, maid, bua, sadhu bhai, दोस्त, भाई, रिश्तेदार, साला, जीजा, पड़ोसी, बहन, मामा, चाचा, देवर, सहेली, ननद, साढ़ू',
    ],
    without: `${ofDayOrName}, ${ofHarm}, wapas milega kya, gave last year, diye the, diya tha, liye the, back from, dowry, dahej, bribe, girvi, papa ko, दिए थे, दिया था, sold, dream11, camera, beta, child, guarantor bana, guarantor banke, guarantor banaya, stood, bana diya`,
    asks: ['whether', 'choose', 'advice', 'what'],
    topic: 'money',
    subject: 'self',
  },
  {
    name: 'money-stays',
    among: ['money', 'debt', 'family', 'career', 'year-ahead'],
    words: [
      'money, paisa, paise, salary, income, tankhwah, kamai, earning, savings, saving, save, haath me, hath me, ghar me, पैसा, पैसे, सैलरी, कमाई, तनख़्वाह, हाथ में, बचत, घर में',
      'tikta, tikte, tik nahi, bachta, bachte, bach nahi, bachat, barkat, rukta, save, saving, savings, nothing left, never stays, never stay, not stay, does not stay, doesnt stay, ' +
        'runs out, vanishes, slips, khatam ho jata, khatam ho jati, kharch ho jata, टिकता, टिकते, बचता, बचते, बचत, बरकत, रुकता',
      'why, kyu, kyun, kyon, when, kab, will, kaise, how, क्यों, कब, कैसे, होगी, होगा, hogi, hoga',
    ],
    without:
      `${without}, chart, offline, laid off, layoff, husband, wife, wifes, emi chal, flat, house deposit, fd, invest, marriage, love, dog, cat, nahi bachega kya company, life savings, sell, save me, save my, ` +
      'save our, water, time, crops, lost my, chit, job, business, dukan, shaadi, दुकान, jagah',
    asks: ['why', 'when', 'whether', 'how', 'advice', 'what', 'exactly'],
    topic: 'money',
  },
]
