import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What an invoice and a credit note say. */
export const invoiceWords = {
  invoice: { en: 'Tax invoice', hi: 'कर चालान' },
  receipt: { en: 'Receipt', hi: 'रसीद' },
  creditNote: { en: 'Credit note', hi: 'क्रेडिट नोट' },
  number: { en: 'Number', hi: 'संख्या' },
  date: { en: 'Date', hi: 'तारीख़' },
  seller: { en: 'Sold by', hi: 'विक्रेता' },
  buyer: { en: 'Account', hi: 'खाता' },
  payment: { en: 'Payment', hi: 'भुगतान' },
  item: { en: 'What for', hi: 'विवरण' },
  taxable: { en: 'Without tax', hi: 'कर से पहले' },
  gst: { en: 'GST 18 %', hi: 'GST 18 %' },
  total: { en: 'Total', hi: 'कुल' },
  recharge: { en: 'Wallet recharge for questions', hi: 'प्रश्नों के लिए वॉलेट रिचार्ज' },
  plan: { en: 'Monthly plan', hi: 'मासिक प्लान' },
  included: {
    en: 'The tax is part of the price you paid. A digital service; nothing is shipped.',
    hi: 'कर आपके चुकाए मूल्य में शामिल है। यह डिजिटल सेवा है; कुछ भेजा नहीं जाता।',
  },
  forInvoice: { en: 'For invoice', hi: 'मूल चालान' },
  noGstin: {
    en: 'The seller has entered no GSTIN, so this is a receipt and not a tax invoice.',
    hi: 'विक्रेता ने GSTIN नहीं दिया है, इसलिए यह रसीद है, कर चालान नहीं।',
  },
  paper: {
    en: 'Sample: paid at the stand-in checkout. No money has moved.',
    hi: 'नमूना: परीक्षण भुगतान से बना। कोई पैसा नहीं लिया गया।',
  },
} satisfies Record<string, LocalizedText>

export const gstinIs = {
  en: (gstin: string) => `GSTIN ${gstin}`,
  hi: (gstin: string) => `GSTIN ${gstin}`,
} satisfies LocalizedTemplate<[string]>
