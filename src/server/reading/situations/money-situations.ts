import type { SituationPattern } from './situation.ts'

export const moneySituations: readonly SituationPattern[] = [
  {
    name: 'lent-money',
    among: ['money', 'debt', 'lost-object', 'friends', 'siblings', 'family', 'legal'],
    words: [
      'money, lakh, lakhs, rupees, rs, amount, paisa, paise, payment, udhar, udhaar, hazar, लाख, पैसा, पैसे, रुपये, रुपए, उधार, हज़ार, रकम',
      'lent, gave, borrowed from me, took from me, took, took my, lend, given to, diya tha, diye the, le gaya, liya tha, liye the, leke gaya, udhar diya, दिया था, दिए थे, ले गया, लिया था, लिए थे, उधार दिया, udhar me, udhaar me, udhar mein, udhaar mein, udhari me, उधार में, उधारी में',
      'back, return, returned, returning, recover, wapas, vapas, lautayega, lauta, milega, milenge, वापस, लौटाएगा, लौटा, मिलेगा, मिलेंगे',
    ],
    without: 'i borrowed, maine liya, karz liya, loan liya, emi, bank se, मैंने लिया, बैंक से',
    asks: ['whether', 'when', 'exactly', 'how'],
    topic: 'money',
    subject: 'self',
  },
]
