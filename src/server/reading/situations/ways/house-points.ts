import type { SituationPattern } from '../situation.ts'

/** Situations of houses and in whose name they are. */
export const housePoints: readonly SituationPattern[] = [
  {
    name: 'near-cremation',
    among: ['property', 'muhurta'],
    words: [
      'shamshan, shamsan, smashan, cremation ground, cremation, kabristan, graveyard, cemetery, jail road, police station, शमशान, श्मशान, क़ब्रिस्तान, कब्रिस्तान, purane kuen, पुराने कुएँ, श्मशान घाट, shamshan ghat, near a graveyard, hospital ke paas, अस्पताल के पास, mandir ke paas, मंदिर के पास',
      'plot, flat, house, ghar, zameen, makan, land, प्लॉट, घर, मकान, ज़मीन, जमीन, dukan',
    ],
    without: 'puja, bhairav, passed by, naam kaaran',
    asks: ['whether', 'choose', 'advice', 'which'],
    topic: 'property',
  },
  {
    name: 'repair-or-rebuild',
    among: ['property', 'family'],
    words: [
      'marammat, repair, renovate, renovation, break and rebuild, rebuild, tudwa, tudwakar, tapakta, tapakti, darar, मरम्मत, तुड़वाकर, गिराकर, टपकती, दरार, तोड़ के नया, तोड़कर नया, todkar naya, tod ke naya, tod kar naya, demolish, मरम्मत कराऊँ, नया बनाऊँ या, reconstruct',
      'ghar, house, makan, flat, chhat, haveli, घर, मकान, छत, हवेली',
    ],
    without: 'bus, tractor, gaadi, vehicle, naya ghar banega, नया घर',
    asks: ['choose', 'whether', 'which', 'advice', 'when'],
    topic: 'property',
  },
  {
    name: 'add-floor',
    among: ['property'],
    words: [
      'upar manzil, dusri manzil, ek manzil, second floor, add a floor, chhat par kamra, chhat pe kamra, kamra banwau, room on the roof, छत पर एक कमरा, दूसरी मंज़िल, दूसरी मंजिल, कमरे ऊपर, मंज़िल डालें, upar ek manzil, ek aur manzil, एक और मंज़िल, एक और मंजिल, ऊपर एक मंज़िल, first floor banwau, upar kamre, ऊपर कमरे, ऊपर कमरा, build another floor, one more floor',
    ],
    without: 'mandir, facing, तीसरी मंजिल का, ground floor',
    asks: ['whether', 'choose', 'when', 'advice'],
    topic: 'property',
  },
  {
    name: 'rent-or-sell',
    among: ['property', 'business'],
    words: [
      'rent it or sell, rent or sell, sell or rent, sell or lease, bech du ya kiraye, kiraye pe chadha, kiraye par chadha, बेच दूँ या किराए, किराए पर चढ़ा, किराए पे चढ़ा, किराए पर दे, किराये पर दे, or rent it, rent out or sell, rent out the, rent it out or, house or sell it, sell it or rent, sell or give on rent, kiraye par du ya bech, kiraye pe du ya bech, बेचूँ या किराए, बेचूं या किराए, बेचूँ या किराये, bechu ya kiraye, kiraye pe du ya, kiraye par du ya, किराए पर दूँ या बेच, किराए पर दूं या बेच, rent out or, give on rent or sell, sell it or give',
    ],
    without: 'deposit',
    asks: ['choose', 'whether', 'which', 'advice'],
    topic: 'property',
  },
  {
    name: 'house-on-rent',
    among: ['property'],
    words: [
      'makan malik, landlord, kiraye ka, rented, flat dhoondne, flat dhundh, kamra, room on rent, dusra kamra, मकान मालिक, किराये का, दूसरा घर, कमरा',
      'khali kar, vacate, dusra ghar, flat dhoond, kab milega, hike, naya ghar, milega, pareshan karega, खाली कर, ख़ाली कर, दूसरा घर कब, दूसरा कमरा, कब मिलेगा, sell the building, मिलेगा, मकान नहीं मिल, ghar nahi mil, room nahi mil, kiraye ka ghar kab, किराये का घर कब, किराए का घर कब, find a flat, find a house, find a room',
    ],
    without: 'deposit, dog hatao, chhat par, tenant died, remedy, upay, aunt',
    asks: ['when', 'whether', 'choose', 'who', 'what'],
    topic: 'property',
  },
  {
    name: 'house-to-whom',
    among: ['property', 'inheritance', 'family', 'retirement', 'money', 'children'],
    words: [
      'bete ke naam, beti ke naam, kis bete, kiske naam karu, naam kar du, naam karu, gift deed, writing my will, will me, divide my, equal to both, barabar du, barabar bantu, किस बेटे के नाम, के नाम करूँ, के नाम करूं, बराबर दूँ, बराबर बांट, बराबर बाँट, वसीयत में तीनों, beti ko bhi aadha, konse bache ko, कैसे बांटूं, कैसे बाँटूँ, in whose name should, in which sons name, whose name should i, to which son, किसके नाम करूँ, किसके नाम करूं, kiske naam kar du, बेटे या बेटी के नाम, bete ya beti, संपत्ति किसे दूँ, sampatti kise du, जायदाद किसे, property kisko du, transfer my house to, give my house to, divide my property, संपत्ति कैसे बाँटूँ',
    ],
    without: 'papa ne, papa ki vasiyat, pitaji ne, mere naam, loan, husband, chit fund',
    asks: ['choose', 'who', 'whether', 'which', 'advice', 'when', 'how'],
    topic: 'property',
    subject: 'self',
  },
  {
    name: 'name-in-will',
    among: ['inheritance', 'property', 'parents', 'family'],
    words: [
      'will, vasiyat, wasiyat, wasiat, vasihat, वसीयत, mere naam hoga, mere naam hogi, naam karenge, give me the house, gift it to me, नाम करेंगे, mere naam karenge',
      'mera naam, my name, naam hai, naam hoga, mere naam, in dads will, in his will, written in, mujhe milega, ya bhai ke, ya chhote, नाम है, मेरे नाम, मेरा नाम, हमारे नाम, नाम होगा, कुछ मिलेगा, intend to give, मुझे हिस्सा, mujhe hissa, हिस्सा मिला, mere liye kuch, left me anything, leave me, left anything for me, मेरे लिए कुछ, मुझे क्या मिलेगा, mujhe kya milega',
    ],
    without: 'writing my will, bete ke naam, beti ke naam, kundli me naam, loan, company',
    asks: ['whether', 'what', 'who', 'choose', 'how-much', 'when'],
    topic: 'inheritance',
    subject: 'self',
  },
]
