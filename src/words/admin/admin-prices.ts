import type { LocalizedText } from '../say.ts'

/** What the calls about plans and recharges answer. */
export const adminPricesMessages = {
  noTier: { en: 'There is no such recharge.', hi: 'ऐसा कोई रिचार्ज नहीं है।' },
  noPlan: { en: 'There is no such plan.', hi: 'ऐसा कोई प्लान नहीं है।' },
  oldBelowPrice: {
    en: 'The price before the discount can’t be below the price.',
    hi: 'छूट से पहले का मूल्य असली मूल्य से कम नहीं हो सकता।',
  },
  lastTier: {
    en: 'At least one recharge must stay on sale.',
    hi: 'कम से कम एक रिचार्ज बिक्री पर रहना चाहिए।',
  },
  lastPlan: {
    en: 'At least one plan must stay on sale.',
    hi: 'कम से कम एक प्लान बिक्री पर रहना चाहिए।',
  },
  tierSaved: {
    en: 'Saved. Orders that were made already keep their price.',
    hi: 'सहेजा गया। जो ऑर्डर बन चुके हैं, उनका मूल्य वही रहेगा।',
  },
  planSaved: {
    en: 'Saved. Whoever has the plan keeps their price and questions; the payment service gets a plan of its own for a new price.',
    hi: 'सहेजा गया। जिनका प्लान चालू है, उनका मूल्य और प्रश्न वही रहेंगे; नए मूल्य के लिए भुगतान सेवा में अलग प्लान बनेगा।',
  },
} satisfies Record<string, LocalizedText>

/** The page of prices. */
export const adminPricesWords = {
  title: { en: 'Prices, offers, plans', hi: 'मूल्य, ऑफ़र, प्लान' },
  lead: {
    en: 'What is saved here counts for what is bought from now on.',
    hi: 'यहाँ सहेजी गई बात आगे की ख़रीद पर लागू होती है।',
  },
  plans: { en: 'Plans', hi: 'प्लान' },
  tiers: { en: 'Recharges', hi: 'रिचार्ज' },
  name: { en: 'Name', hi: 'नाम' },
  price: { en: 'Price, rupees', hi: 'मूल्य, रुपये' },
  priceHint: { en: 'From 1 to 1,00,000.', hi: '1 से 1,00,000 तक।' },
  oldPrice: { en: 'Before the discount, rupees', hi: 'छूट से पहले, रुपये' },
  questions: { en: 'Questions a month', hi: 'महीने के प्रश्न' },
  questionsHint: { en: 'From 1 to 10,000.', hi: '1 से 10,000 तक।' },
  bullets: { en: 'What it gives, a line each', hi: 'क्या मिलता है, हर पंक्ति में एक' },
  bulletsHint: {
    en: 'As many lines as in the other language, at most 8.',
    hi: 'जितनी पंक्तियाँ दूसरी भाषा में हैं, उतनी ही; अधिकतम 8।',
  },
  place: { en: 'Place in the list', hi: 'सूची में स्थान' },
  placeHint: { en: '1 stands first.', hi: '1 सबसे पहले।' },
  active: { en: 'On sale', hi: 'बिक्री पर' },
  off: { en: 'off', hi: 'बंद' },
  priceWrong: {
    en: 'Both prices must be amounts from 1 to 1,00,000 rupees, with at most two decimals.',
    hi: 'दोनों मूल्य 1 से 1,00,000 रुपये के बीच हों, दशमलव के बाद अधिकतम दो अंक।',
  },
  questionsWrong: {
    en: 'Questions must be a whole number from 1 to 10,000.',
    hi: 'प्रश्न 1 से 10,000 के बीच की पूरी संख्या हों।',
  },
  placeWrong: {
    en: 'The place must be a whole number from 1 to 99.',
    hi: 'स्थान 1 से 99 के बीच की पूरी संख्या हो।',
  },
  textWrong: {
    en: 'Names and texts must stand in both languages, 2 to 120 characters each.',
    hi: 'नाम और पाठ दोनों भाषाओं में हों, हर एक 2 से 120 अक्षर का।',
  },
  bulletsWrong: {
    en: 'Both languages need the same number of lines, 1 to 8, each of 2 to 120 characters.',
    hi: 'दोनों भाषाओं में उतनी ही पंक्तियाँ हों, 1 से 8, हर एक 2 से 120 अक्षर की।',
  },
} satisfies Record<string, LocalizedText>
