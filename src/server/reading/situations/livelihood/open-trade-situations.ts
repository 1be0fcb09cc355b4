import type { SituationPattern } from '../situation.ts'
import { ofAnother } from '../of-another.ts'
import { ofDayOrName, ofHarm, willItCome } from './asking-words.ts'

const without = `${ofAnother}, ${ofDayOrName}, ${ofHarm}`

const shops =
  'shop, dukan, dukaan, parlour, parlor, salon, dhaba, cafe, restaurant, bakery, gym, dairy, boutique, store, kirana, stall, thela, thele, tapri, hotel, ' +
  'clinic, franchise, agency, dealership, petrol pump, poultry, murgi palan, machhli palan, fish farm, cyber cafe, coaching, tuition centre, tiffin service, ' +
  'cloud kitchen, showroom, workshop, garage, pharmacy, medical store, दुकान, पार्लर, सैलून, ढाबा, कैफ़े, रेस्टोरेंट, जिम, डेयरी, बुटीक, ठेला, टपरी, होटल, फ्रेंचाइज़ी, ' +
  'एजेंसी, मुर्गी पालन, कोचिंग, शोरूम, गैराज, किराना, स्टोर'

/** Trades by their kind, those who work in them, and the place they stand in. */
export const openTradeSituations: readonly SituationPattern[] = [
  {
    name: 'open-shop',
    among: ['business', 'career', 'money', 'job-change', 'job-search', 'property'],
    words: [
      shops,
      'open, opening, start, starting, kholu, kholun, khol, kholna, kholne, khol lu, kholi, khola, shuru, le lu, lena chahta, lena chahti, dalu, ' +
        'lagau, lagaun, लगाऊँ, खोलूँ, खोलना, खोल, खोलने, खोली, खोला, शुरू, ले लूँ, डालूँ',
    ],
    without:
      `${without}, loss, ghata, nuksan, or, ya, loan, license, licence, partner, name, naam, band, close, theft, chori, chor, second branch, ` +
      'dusri branch, दूसरी ब्रांच, yaar, buddy, यार, son, boutique on my, job chhod, naukri chhod, quit, rent pe du, kab khulegi, police, kisne, लोन, लाइसेंस, या, पार्टनर, नौकरी छोड़, घाटा, नाम, बंद, चोरी, ' +
      'baby, jua, scratch, स्क्रैच, till what, open till, bikau, which city, area, jagah, kis sheher, sister, loves, when will the, day, din, date, mahine, month, tarikh, दिन, महीने, शनिवार',
    asks: ['whether', 'when', 'advice', 'how', 'what'],
    topic: 'business',
  },
  {
    name: 'driver-work',
    among: ['business', 'vehicle', 'career', 'money', 'job-change', 'travel', 'job-search'],
    words: [
      'taxi, ola cab, ola uber, ola me, ola chala, ola chalata, uber, rapido, truck, auto chalata, auto chalau, auto chalaun, auto chala, auto rickshaw, ' +
        'e rickshaw, e rikshaw, rickshaw, tempo, school van, loader, bolero pickup, jcb, transport business, cab chalata, cab chalau, gaadi chalata, ' +
        'टैक्सी, ट्रक, ऑटो चला, ऑटो चलाता, ई रिक्शा, रिक्शा, टेम्पो, जेसीबी, ट्रांसपोर्ट, स्कूल वैन',
      'earning, earnings, earn, kamai, kamayi, kamau, chalau, chalaun, chalata, dhandha, dhanda, business, income, faida, fayda, profit, munafa, manda, ' +
        'kaam chalega, kaam badhega, trade, living, chalega, chalegi, worth, buy, lu, le lu, lene, kharid, kharidu, कमाई, चलाऊँ, चलाता, धंधा, ' +
        'फ़ायदा, मुनाफ़ा, काम, मंदा, चलेगा, चलेगी, लूँ, ले लूँ, ख़रीद, ख़रीदूँ',
    ],
    without:
      `${without}, canada, usa, brampton, or, ya, या, left, reh gaya, chhut gaya, chhoot gaya, chhoot, kho gaya, lost, accident, palat, पलट, overturn, overturned, ` +
      'insurance, बीमा, delivery, emi, kist, किस्त, bech, sell, बेच, toy, driver ke, meri driver, mantra, school admission, husband, dad, renew, chori, licence, license, ' +
      'किस, कौन सी, kaunsa, konsa, which',
    asks: ['whether', 'when', 'advice', 'how', 'what', 'how-much'],
    topic: 'business',
  },
  {
    name: 'hand-trade',
    among: ['business', 'career', 'money', 'job-search', 'fame', 'strengths'],
    words: [
      'tailoring, silai, sewing, stitching, blouse, boutique, parlour, parlor, salon, beauty parlour, mehendi, mehndi, tiffin, achar, achaar, papad, ' +
        'cake, cakes, baking, beautician, makeup, crochet, kadhai, embroidery, knitting, sweets, halwai, सिलाई, बुटीक, पार्लर, टिफिन, टिफ़िन, अचार, पापड़, केक, मेहंदी, ' +
        'मेकअप, कढ़ाई, हलवाई',
      'grow, badhega, badhegi, badhe, badh payega, chalega, chalegi, chal payega, chal jayega, customers, customer, orders, order, grahak, kamai, earn, ' +
        'income, jamega, jamegi, success, sale, profit, chalta rahega, work out, do well, बढ़ेगा, बढ़ेगी, चलेगा, चलेगी, चल पाएगा, जमेगा, कमाई, ग्राहक, ऑर्डर, नाम',
    ],
    without:
      `${without}, or, ya, या, loan, school, husband has, birthday, cancel, kholu, khol, open, shaadi me, wedding, machine ka loan, ghate, ghata, loss, band kar, partner, ` +
      'घाटा, लोन, खोलूँ, खोल, पत्नी को, shop or, online, rival, rivals, mother, didi, saheli, सहेली, machine, मशीन, akshar, अक्षर',
    asks: ['whether', 'when', 'how', 'what', 'how-much', 'exactly'],
    topic: 'business',
  },
  {
    name: 'online-selling',
    among: ['business', 'career', 'money', 'job-search', 'job-change'],
    words: [
      'online, amazon, flipkart, meesho, shopify, etsy, instagram shop, instagram page, website, e commerce, ecommerce, dropshipping, my app, own app, ' +
        'mobile app, app bana, app banaya, ऑनलाइन, मीशो, अमेज़न, फ्लिपकार्ट, वेबसाइट',
      'sell, selling, seller, bechna, bechu, bechun, bechti, bechta, bech, business, store, shop, dukan, orders, sale, sales, dhandha, brand, users, ' +
        'launch, बेच, बेचूँ, बेचना, बेचती, बेचता, बिज़नेस, दुकान, ऑर्डर, बिक्री, धंधा, काम',
    ],
    without:
      `${without}, shopping, rummy, game, love, met, refund, dream11, satta, boutique online chalau, or, ya, या, interview, kundli milan, puja, class, course, ` +
      'exam, dost, loan app, scam, fraud, thagi, thug, rings, dating, stock, shadi, matrimony, रमी, शादी, ठगी, which day, iphone',
    asks: ['whether', 'when', 'how', 'advice', 'what', 'exactly', 'how-much'],
    topic: 'business',
  },
  {
    name: 'staff-leaves',
    among: ['business', 'career', 'enemies', 'money'],
    words: [
      'staff, worker, workers, karigar, karigaron, labour, labourers, labourer, mazdoor, majdoor, employee, employees, naukar, helper, helpers, munim, ' +
        'salesman, apprentice, naukaron, shop boy, mechanic, कारीगर, कारीगरों, स्टाफ, स्टाफ़, मज़दूर, मज़दूरों, नौकर, कर्मचारी, मुनीम, हेल्पर',
      'leave, leaves, leaving, left, quit, quits, quitting, tikte, tikta, tikti, bhag, bhaag, chale jaate, chale jate, chala gaya, chale gaye, chhod, chod, ' +
        'chhodkar, rukte, rukta, ruk, stay, stays, steal, steals, stealing, chori, reliable, bharosa, trust, honest, dependable, टिकते, टिकता, छोड़, भाग, चले, ' +
        'चोरी, रुकते, रुकता, भरोसा, ईमानदार',
    ],
    without:
      `${without}, axed, who, kaun, kisne, whose, staff nurse, police, i leave, should i leave, my job, meri naukri, boss, cruise, tourists, army, teacher, room, maid, ` +
      'coworker, co worker, labour pain, hospital, layoff, laid, नर्स, कौन, किसने, बॉस, salary nahi, home, galle, paise kaun',
    asks: ['why', 'when', 'whether', 'how', 'advice', 'what'],
    topic: 'business',
    subject: 'self',
  },
  {
    name: 'unsold-stock',
    among: ['business', 'money', 'investment', 'property'],
    words: [
      'stock, maal, saman, samaan, godown, inventory, unsold, goods, produce, potatoes, onions, pyaz, aloo, garlic, lahsun, soyabean, anaj, gehu, ' +
        'माल, स्टॉक, गोदाम, सामान, प्याज, आलू, लहसुन, सोयाबीन, अनाज, गेहूँ',
      'unsold, not selling, nahi bik, nhi bik, bikega, bikegi, bik jayega, bik nahi, pada hai, pada hua, pade hai, sad raha, sell off, clear the stock, get sold, ' +
        'kab bike, khatam hoga, niklega, bhav, rok lu, hold, rakhu, बिकेगा, बिक नहीं, नहीं बिक, पड़ा है, पड़ा हुआ, भाव, रोक लूँ, निकलेगा, रखूँ',
    ],
    without: `${without}, share, shares, stock market, nifty, demat, portfolio, swiggy, profit book, stocks, शेयर, luggage, plot, flat, house, ghar, gaadi, सोना, चांदी, gold, silver, chori, biwi apne, or, bharo, konsa, kaunsa, which, lakh, लाख`,
    asks: ['when', 'whether', 'how', 'exactly', 'advice', 'what'],
    topic: 'business',
  },
  {
    name: 'shop-rent',
    among: ['business', 'property', 'legal', 'enemies', 'money'],
    words: [
      'shop, dukan, dukaan, showroom, godown, clinic, restaurant, cafe, parlour, salon, stall, office space, दुकान, शोरूम, गोदाम, पार्लर, होटल',
      'rent, rents, kiraya, kiraye, kirae, lease, landlord, malik, pagdi, pagri, rent agreement, किराया, किराए, किराये, मालिक, पगड़ी, लीज़',
      'renew, renewed, vacate, khali, badha, badhane, badha raha, increase, raise, raised, double, nikal, nikalega, extend, shift, badlu, badal, jagah badal, lose, ' +
        'milegi, chhod, remain, stay, too high, zyada, kitne din, घाटा, खाली, बढ़ा, बढ़ाने, निकाल, निकालेगा, छोड़, बदल, बदलूँ, रहेगी, ज़्यादा',
    ],
    without:
      `${without}, my tenant, kirayedar, kiraydar, किराएदार, किरायेदार, rent par du, kiraye pe du, kiraye par du, rent it out, invest, buy, kharid, salary, karigar, ` +
      'staff, is sitting, malik badlega, apni dukan, fd me',
    topic: 'business',
    subject: 'self',
    asks: ['when', 'whether', 'exactly', 'how', 'advice', 'what', 'choose', 'why'],
  },
  {
    name: 'partner-parting',
    among: ['business', 'money', 'friends', 'legal', 'siblings'],
    words: [
      'partner, partners, partnership, sajhedar, sajhedari, cofounder, co founder, पार्टनर, पार्टनरशिप, साझेदार, साझेदारी',
      'business, shop, dukan, firm, company, startup, factory, dhandha, dhandhe, vyapar, accounts, partnership, cofounder, hisab, store, bhatta, plant, cold storage, बिज़नेस, ' +
        'दुकान, कंपनी, धंधा, धंधे, व्यापार, साझेदारी, हिसाब, भट्ठा, फ़ैक्ट्री',
      'break, end, separate, part ways, alag, todu, todun, tod, split, exit, buy out, buy me out, buy him out, leave, dissolve, walk out, quit, hisab mango, ' +
        'settle, hatna, nikal jau, अलग, तोड़, तोड़ूँ, छोड़, ख़त्म, हट, निकल',
    ],
    without: `${without}, life partner, love, marriage, married, girlfriend, boyfriend, new partner, dating, accident, police, salon in, law firm passed, break even, split ac`,
    asks: ['whether', 'choose', 'advice', 'when', 'how', 'what'],
    topic: 'business',
    subject: 'self',
  },
  {
    name: 'tender-award',
    among: ['business', 'money', 'career', 'government-job', 'legal'],
    words: [
      'tender, tenders, theka, thekedari, sarkari theka, government contract, govt contract, contractor license, ठेका, टेंडर, ठेकेदारी',
      willItCome,
    ],
    without: `${without}, cbi, tender with, sharab, daru, thekedar ne, murder, horse, हाथी, chhoot gaya, chhut gaya, छूट गया, paisa kab, payment, bill, shaadi, legal tender, लाइसेंस, licence, license, mausa`,
    asks: ['when', 'whether', 'exactly', 'how', 'how-much'],
    topic: 'business',
  },
]
