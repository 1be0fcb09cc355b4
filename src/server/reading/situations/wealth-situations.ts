import type { SituationPattern } from './situation.ts'
import { ofAnother } from './of-another.ts'

const homes =
  'plot, plots, land, house, flat, ghar, makan, makaan, zameen, zamin, jameen, jamin, property, apartment, khet, villa, 2bhk, 3bhk, ' +
  'प्लॉट, ज़मीन, मकान, घर, फ़्लैट, खेत, प्रॉपर्टी'

/** Narrower questions of money, loans and property. */
export const wealthSituations: readonly SituationPattern[] = [
  {
    name: 'how-rich',
    among: ['money', 'fame', 'business', 'career'],
    words: [
      'crorepati, karodpati, karorpati, crorpati, millionaire, billionaire, rich, ameer, amir, wealthy, dhanwan, raees, करोड़पति, अमीर, धनवान, रईस',
      'will, when, kab, how, become, banunga, banungi, ban, banu, can, kitna, kitni, be, hounga, age, कब, बनूँगा, बनूँगी, बन, क्या',
    ],
    without:
      `${ofAnother}, marry, married, husband, wife, partner, ladki, pati, dream11, lottery, he, she, ambani, yog wale, ratan, sis, ` +
      'bro, cousin, nakli, my chart has, sameer, class, in law, chacha, chachaji, he be, mera pati, umar 12, saal ka hu',
    asks: ['whether', 'when', 'how', 'how-much', 'what', 'exactly', 'advice'],
    topic: 'money',
  },
  {
    name: 'sudden-money',
    among: ['money', 'lucky', 'investment', 'day'],
    words: [
      'lottery, lotto, jackpot, bumper, achanak paisa, achanak dhan, sudden money, sudden wealth, लॉटरी, जैकपॉट, अचानक पैसा, अचानक धन',
    ],
    without: `${ofAnother}, h1b, h1, visa, dda, mhada, flat, plot, draw, gas agency, kailash, hajj, haj, umrah, हज, उमरा, permit, license, theka, h 1b`,
    topic: 'money',
    subject: 'self',
  },
  {
    name: 'loan-approval',
    among: ['debt', 'property', 'money', 'business', 'vehicle', 'education'],
    words: [
      'loan, loans, लोन, ऋण, finance',
      'pass, approve, approved, approval, sanction, sanctioned, milega, mil jayega, mil jaega, mil payega, milegi, lag jayega, manzoor, ' +
        'niklega, get a loan, get the loan, get my loan, get loan, nikal jayega, पास, मिलेगा, मिल जाएगा, मंज़ूर, स्वीकृत, निकलेगा',
    ],
    without:
      `${ofAnother}, free, chhutkara, utrega, chukega, khatam, close, prepay, repay, maaf, maf, mukti, blackmail, app wale, app walo, ` +
      'छुटकारा, उतरेगा, खत्म, चुकेगा, माफ़, माफ, wapas, loan diya, kis din, exact day, wale din, byaj, kab tak chuk, flat ya, or plot',
    asks: ['whether', 'when', 'exactly', 'which', 'how', 'what', 'choose'],
    subject: 'self',
  },
  {
    name: 'how-risky',
    among: ['investment', 'money', 'business'],
    words: [
      'risk, risky, safe, jokhim, khatra, surakshit, जोखिम, ख़तरा, रिस्क, सुरक्षित, सेफ',
      'share, shares, stock, stocks, mutual, sip, crypto, bitcoin, trading, options, option, invest, investing, investment, nivesh, gold, ' +
        'fd, paisa, money, paise, ipo, market, capital, loan leke, शेयर, शेयरों, निवेश, क्रिप्टो, पैसा, पैसे, म्यूचुअल, सोना, लगाऊँ',
    ],
    without: `${ofAnother}, police, photo, is it safe to pay, card, upi, job, naukri, locker, chori, risky job, life`,
    topic: 'investment',
  },
  {
    name: 'how-risky',
    among: ['investment'],
    words: [
      'how much, what amount, kitna, kitne, कितना, कितने',
      'invest, gold, sip, share, shares, stock, stocks, mutual, crypto, ipo, fund, trading, put in, lagau, lagaun, lagaye, lagana, ' +
        'sona, निवेश, शेयर, सोना, लगाऊँ, लगाना',
    ],
    without: `${ofAnother}, profit, return, returns, beti, shaadi, sell, selling, loss, lose, milega, munafa, bhabhi, brother, price, rate`,
    topic: 'investment',
  },
  {
    name: 'sell-property',
    among: ['property', 'money', 'business', 'inheritance', 'debt'],
    words: [
      'sell, selling, sold, bech, bechu, bechun, bechna, becho, beche, bechne, bechu kya, bik, bikega, bikegi, bikne, bik jayega, ' +
        'bik jayegi, biki, buyer, buyers, kharidar, kharidaar, बेच, बेचूँ, बेचना, बेचने, बिक, बिकेगा, बिकेगी, बिकने, ख़रीदार',
      homes,
    ],
    without:
      `${ofAnother}, karz, karj, कर्ज, rent, kiraye, किराए, brothers, bhai, gold, gehne, should my parents, cheat, fake, papa, doctor, pita, ` +
      'dad, dada, tau, family, mummy, maa, bhaiya, chacha, ghar se, ghar pe, ghar wale, fir kharid, coaching, padhai, i sold, nani, दर्द, शेयर',
    asks: ['whether', 'when', 'exactly', 'choose', 'advice', 'how', 'why', 'what'],
    topic: 'property',
    subject: 'self',
  },
  {
    name: 'buy-now-or-later',
    among: ['property'],
    words: [
      homes,
      'buy, buying, purchase, purchasing, lu, lun, le lu, le lun, kharidu, kharidun, kharid, kharide, kharidna, book, booking, lena, le, ' +
        'ख़रीद, ख़रीदूँ, ख़रीदना, ख़रीदें, लूँ, ले लूँ, लेना',
      'now, wait, waiting, later, abhi, ruk, ruku, rukun, ruk jau, ruk jaun, next year, agle saal, agle sal, this year or, is saal ya, intezar, ' +
        'intezaar, baad me, अभी, रुक, रुकूँ, इंतज़ार, अगले साल, बाद में',
    ],
    without: `${ofAnother}, sell, bech, बेच, rent, kiraye, date, muhurat, dispute, case, abhi tak, till now, family badhaye, baby`,
    asks: ['choose', 'whether', 'which', 'when', 'advice'],
    topic: 'property',
    subject: 'self',
  },
  {
    name: 'tenant-leaves',
    among: ['property', 'legal', 'enemies', 'money'],
    words: [
      'tenant, tenants, kirayedar, kirayedaar, kiraedar, kiraydar, किराएदार, किरायेदार',
      'vacate, vacating, vacated, khali, nikalta, nikal, nikle, leave, leaving, out, evict, खाली, ख़ाली, निकलता, निकल, निकलेगा, छोड़',
    ],
    without: 'i am a tenant, we are tenants, landlord, makan malik, मकान मालिक',
    topic: 'property',
    subject: 'self',
  },
  {
    name: 'flat-possession',
    among: ['property', 'legal', 'money'],
    words: [
      'possession, builder, keys, पज़ेशन, पजेशन, बिल्डर, चाबी',
      'flat, house, apartment, possession, ghar, home, keys, society, फ़्लैट, घर, मकान',
      'when, kab, will, milega, milegi, get, delay, delayed, late, latka, kab tak, moving, कब, मिलेगा, मिलेगी, देर',
    ],
    without: `${ofAnother}, agreement, redevelopment, lost, kho, locker, found, token, facing, bhaag, bhag gaya, भाग, car, bike, papa, court, kids, how old`,
    topic: 'property',
    subject: 'self',
  },
  {
    name: 'share-among-heirs',
    among: ['inheritance', 'property', 'siblings', 'legal', 'family'],
    words: [
      'share, hissa, hisse, haq, portion, batwara, bantwara, batwaara, partition, हिस्सा, हिस्से, हक़, बँटवारा, बंटवारे',
      'brother, brothers, bhai, bhaiyo, bhaiyon, sister, sisters, behen, behno, bahan, bua, chacha, uncle, uncles, tau, siblings, cousin, ' +
        'cousins, kaka, भाई, भाइयों, बहन, बहनों, चाचा, ताऊ, काका, बुआ',
      'will, when, kab, milega, milegi, get, dega, denge, fair, kya, hoga, dene, कब, मिलेगा, देंगे, देगा, होगा, क्या, मिलेगी',
    ],
    without:
      'husband, pati, पति, maa ko, मां को, papa ko, should i gift, gift, rent, share market, shares, stock, secret, feelings, beaten, maara, ' +
      'sasur, in law, khet le jayegi, kisko milega, kis bhai, किस भाई, baap ko, boyfriend, cash settlement, love, bua bol',
    asks: ['whether', 'when', 'exactly', 'how-much', 'how', 'what'],
    topic: 'inheritance',
    subject: 'self',
  },
]
