import type { SituationPattern } from '../situation.ts'

/** Situations of income, gold and debts. */
export const moneyPoints: readonly SituationPattern[] = [
  {
    name: 'income-grows',
    among: ['money', 'career', 'business'],
    words: [
      'income, earnings, kamai, aamdani, amdani, aay, earning good, earn good, आमदनी, कमाई, आय, तनख्वाह के अलावा, पैसे कमाने',
      'badhegi, badhe, badhau, badhao, badhane, badh sakti, increase, improve, go up, goes up, grow, raise my, rise, kab shuru, sudhregi, touch, hogi kab, बढ़ेगी, बढ़ाऊँ, बढ़े, बढ़ सकती, सुधरेगी, शुरू होगी, बढ़ोतरी, when do i start',
    ],
    without: 'papa, channel, season ka, mela, fund, beta, retire',
    asks: ['when', 'whether', 'how', 'exactly', 'what', 'advice'],
    topic: 'money',
  },
  {
    name: 'advance-gone',
    among: ['money', 'property', 'legal', 'lost-object'],
    words: [
      'deposit, advance, refund, fees kha, fees kha li, डिपॉजिट, एडवांस, रिफंड, deposite, पेशगी, security money, सिक्योरिटी, बयाना',
      'back, wapas, kab, when, milega, ran, recover, bhaag, gayab, nahi de raha, din dega, get the, वापस, कब, नहीं दे रहा, भाग, गायब, bhag gaya, bhaag gaya, वापस मिलेगा, लौटाएगा, lautayega, वापस करेगा, wapas milega, wapas karega, वापिस',
    ],
    without: 'pension, flat deposit, fixed deposit, loan pe, science, blackmail',
    asks: ['whether', 'when', 'exactly'],
    topic: 'money',
    subject: 'self',
  },
  {
    name: 'pawned-gold',
    among: ['debt', 'money'],
    words: [
      'gold loan, girvi, girwi, bandhak, muthoot, pawned, pawn, गिरवी, मुथूट, गोल्ड लोन, बंधक, sona chhuda',
      'kab, when, chhut, chuda, chhuda, release, free, out, neelam, auction, kya, come out, which asset, छूट, नीलाम, कब, छुड़ा, छूटेंगे, छूटेगा, छुड़ा पाऊँगी, छुड़ा पाऊँगा, wapas milega, वापस, get back, chhudwau',
    ],
    without: 'pehle ya, first or, ya credit, land, game',
    asks: ['when', 'whether', 'how', 'choose', 'exactly'],
    topic: 'debt',
    subject: 'self',
  },
  {
    name: 'sell-or-borrow',
    among: ['debt', 'money', 'investment', 'property'],
    words: [
      'sell gold, gold bech, sona bech, sona bechu, gehne bech, zameen bech, zameen bechu, jameen bech, ghar bech, ghar bechke, fd tod, fd todke, fd tudwa, sip todu, lic tuda, lic tudwa, selling old gold, karz lu ya, loan lu ya, बेचके फीस, बेचकर कर्ज, ज़मीन बेच, जमीन बेच, सोना बेच, एलआईसी तुड़वा, गहने बेच, लोन लेके, sell my land, sell land, sell the land, sell my gold, sell jewellery, sell my house, ज़मीन बेचूँ, जमीन बेचूं, ज़मीन बेचकर, सोना बेचूँ, गहने बेचूँ, gehne bechu, gold bechu, fd todu, fd todun, एफडी तोड़, loan le kar ya',
      'loan, karz, karza, udhar, emi, fees, shadi, shaadi, kharch, कर्ज, क़र्ज़, लोन, उधार, फीस, फ़ीस, शादी, तंगी, good to sell, much would come',
    ],
    without: 'dukan khol, abroad, bidesh, foreign, बाहर भेज, पैसा कहां',
    asks: ['choose', 'whether', 'which', 'advice', 'how-much'],
    topic: 'debt',
    subject: 'self',
  },
  {
    name: 'which-loan-first',
    among: ['debt', 'money'],
    words: [
      'close first, pay first, pehle bharu, pehle chukau, pehle chukaun, loan first, chukau pehle, पहले चुकाऊँ, पहले कौन सा, पहले सोने वाला, वाला पहले या, first or home loan, loan pehle, पहले भरूँ, कर्ज पहले, कौन सा लोन पहले, konsa loan pehle, kaunsa loan pehle, which loan first, which loan should i close, पहले कौन सा कर्ज, pehle kaunsa karz, clear first, pehle konsa chukau',
    ],
    without: 'shaadi, marriage, expand, branch',
    asks: ['choose', 'which', 'what', 'advice'],
    topic: 'debt',
    subject: 'self',
  },
  {
    name: 'loan-waiver',
    among: ['debt', 'business', 'money'],
    words: [
      'karz maaf, karza maaf, karja maaf, loan maaf, karj mafi, karja mafi, karz mafi, kcc maaf, card maaf, waiver, कर्ज माफी, कर्ज़ माफ़ी, लोन माफ, कर्जमाफी, माफ होगा, माफी मे, waived, waive, waive off, maaf ho, maafi, माफ़ हो, माफ हो, माफ़ होगा',
    ],
    without: 'mujhe maaf',
    asks: ['whether', 'when', 'choose'],
    topic: 'debt',
  },
  {
    name: 'guarantor',
    among: ['debt', 'money', 'legal', 'friends', 'siblings'],
    words: [
      'guarantor, guarantee, garantor, zamanatdar, mere naam pe loan, mere naam loan, loan is on my name, loan maine, गारंटी, गारंटर, जमानत ली, ज़मानत ली, मेरे नाम पर लोन, कर्ज मेरे नाम, guarantee li, guarantee di, गारंटी ली, गारंटी दी, गारंटर बन, zamanat li, signed for his loan, co signer, naam par loan le liya, नाम पर लोन ले लिया',
    ],
    without: 'property, jail',
    asks: ['whether', 'when', 'who', 'what', 'how', 'advice'],
    topic: 'debt',
    subject: 'self',
  },
  {
    name: 'bonus-comes',
    among: ['money', 'promotion', 'career', 'investment'],
    words: ['bonus, incentive, variable pay, बोनस, इंसेंटिव, दिवाली बोनस, performance pay'],
    without:
      'goa trip, last date to resign, which date to resign, uda diya, pita, papa, team ka, sip, invest, bet',
    asks: ['when', 'whether', 'how-much', 'exactly', 'which'],
    topic: 'money',
    subject: 'self',
  },
]
