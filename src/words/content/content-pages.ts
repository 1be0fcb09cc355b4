import type { LocalizedText } from '../say.ts'

/** About us. */
export const aboutWords = {
  title: { en: 'About Drishti', hi: 'दृष्टि के बारे में' },
  description: {
    en: 'Why Drishti exists, what it aims for, and what it does.',
    hi: 'दृष्टि क्यों है, क्या चाहती है और क्या करती है।',
  },
  mission: { en: 'Mission', hi: 'उद्देश्य' },
  vision: { en: 'Vision', hi: 'दृष्टिकोण' },
  whatWeDo: { en: 'What we do', hi: 'हम क्या करते हैं' },
  exact: { en: 'How exact we are', hi: 'हमारी गणना कितनी सही है' },
} satisfies Record<string, LocalizedText>

/** The static screen of a payment: a sample, on which nothing can be paid. */
export const paymentWords = {
  title: { en: 'Payment details', hi: 'भुगतान का विवरण' },
  description: {
    en: 'A sample of the payment screen. Nothing can be paid here.',
    hi: 'भुगतान स्क्रीन का नमूना। यहाँ कोई भुगतान नहीं होता।',
  },
  sample: { en: 'Sample', hi: 'नमूना' },
  note: {
    en: 'This screen only shows what a payment looks like. Nothing is charged here, whatever you choose.',
    hi: 'यह स्क्रीन केवल दिखाती है कि भुगतान कैसे होता है। यहाँ पैसे नहीं कटते, और कुछ भी चुनें, उसका कोई असर नहीं होता।',
  },
  cashback: { en: 'You get ₹100.00 cashback', hi: '₹100.00 कैशबैक मिलेगा' },
  amount: { en: 'Recharge amount', hi: 'रिचार्ज राशि' },
  gst: { en: 'GST 18%', hi: 'GST 18%' },
  total: { en: 'Total', hi: 'कुल' },
  how: { en: 'Pay with', hi: 'भुगतान का साधन' },
  upi: { en: 'UPI', hi: 'UPI' },
  card: { en: 'Credit/Debit Card', hi: 'क्रेडिट/डेबिट कार्ड' },
  netbanking: { en: 'Netbanking', hi: 'नेटबैंकिंग' },
  others: { en: 'Others Wallet', hi: 'अन्य वॉलेट' },
  plans: { en: 'See the real plans', hi: 'असली प्लान देखें' },
} satisfies Record<string, LocalizedText>
