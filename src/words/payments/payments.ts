import { formatRupees, type LocalizedText, type LocalizedTemplate } from '../say.ts'

/** What the calls about money answer. */
export const paymentMessages = {
  noTier: { en: 'There is no such recharge.', hi: 'ऐसा कोई रिचार्ज नहीं है।' },
  gatewayDown: {
    en: 'The payment service does not answer just now. Nothing was charged. Please try again in a minute.',
    hi: 'भुगतान सेवा अभी जवाब नहीं दे रही। कोई शुल्क नहीं लगा। कृपया एक मिनट बाद फिर कोशिश करें।',
  },
  linkOver: {
    en: 'This payment link has expired or was already used. Please choose the recharge again.',
    hi: 'यह भुगतान लिंक पुराना हो गया या इस्तेमाल हो चुका है। कृपया रिचार्ज फिर चुनें।',
  },
  notSigned: {
    en: 'This payment could not be verified, so nothing was added. If you were charged, the amount will be refunded to your account within 2 days.',
    hi: 'इस भुगतान की पुष्टि नहीं हो सकी, इसलिए कुछ जोड़ा नहीं गया। अगर पैसे कटे हैं तो 2 दिन में आपके खाते में लौट आएँगे।',
  },
  noOrder: {
    en: 'This order is not yours, or it does not exist. Nothing was added.',
    hi: 'यह ऑर्डर आपका नहीं है, या है ही नहीं। कुछ जोड़ा नहीं गया।',
  },
  alreadyConfirmed: {
    en: 'This payment was already confirmed. Nothing was added again.',
    hi: 'इस भुगतान की पुष्टि पहले ही हो चुकी है। दोबारा कुछ नहीं जोड़ा गया।',
  },
  failed: {
    en: 'The payment did not go through. If you were charged, the amount will be refunded to your account within 2 days.',
    hi: 'भुगतान पूरा नहीं हुआ। अगर पैसे कटे हैं तो 2 दिन में आपके खाते में लौट आएँगे।',
  },
  returned: {
    en: 'This payment did not match the order, so it is being refunded. You can watch it under Payments.',
    hi: 'यह भुगतान ऑर्डर से मेल नहीं खाया, इसलिए रिफ़ंड किया जा रहा है। इसे "भुगतान" में देख सकते हैं।',
  },
  planStarted: {
    en: 'Thank you. Your plan is active.',
    hi: 'धन्यवाद। आपका प्लान चालू हो गया है।',
  },
  noPlan: { en: 'You have no active plan.', hi: 'आपका कोई चालू प्लान नहीं है।' },
  havePlan: {
    en: 'You already have an active plan. It renews by itself; there is nothing to pay now.',
    hi: 'आपका प्लान पहले से चालू है। यह अपने आप नया होता है; अभी कुछ देना नहीं है।',
  },
  planOver: {
    en: 'Your last plan has ended. Renew it to get questions for another month.',
    hi: 'आपका पिछला प्लान पूरा हो गया। महीने भर के प्रश्नों के लिए उसे नया करें।',
  },
  neverPlan: {
    en: 'You do not have a plan yet. With one you get new questions every month.',
    hi: 'अभी आपका कोई प्लान नहीं है। प्लान से हर महीने नए प्रश्न मिलते हैं।',
  },
  codeFirst: {
    en: 'Confirm the cancellation with a fresh code sent to your number first.',
    hi: 'पहले अपने नंबर पर आए नए कोड से पुष्टि करें, फिर प्लान रद्द होगा।',
  },
  cancelled: {
    en: 'Your subscription has been cancelled. You will not be charged again.',
    hi: 'आपका प्लान रद्द हो गया। अब कोई भुगतान नहीं लिया जाएगा।',
  },
  alreadyStopping: {
    en: 'Renewal is already stopped. The plan ends with the month you have paid for.',
    hi: 'नवीनीकरण पहले से रुका है। चुकाए गए महीने के साथ प्लान पूरा हो जाएगा।',
  },
  spunToday: {
    en: 'You have spun the wheel today. Come back tomorrow.',
    hi: 'आज आप पहिया घुमा चुके हैं। कल फिर आइए।',
  },
  noPrize: { en: 'You have no prize waiting.', hi: 'अभी आपका कोई इनाम बाक़ी नहीं है।' },
  banned: {
    en: 'This is blocked for your account. Please write to us if you think that is wrong.',
    hi: 'आपके खाते के लिए यह रोका गया है। अगर यह ग़लत लगे तो हमें लिखें।',
  },
  toOneself: {
    en: 'This is your own number. Enter the number of the person you want to send questions to.',
    hi: 'यह आपका ही नंबर है। जिन्हें प्रश्न भेजने हैं, उनका नंबर डालें।',
  },
  tooFewToTransfer: {
    en: 'You do not have that many Oracle questions to send. Free questions and plan questions can’t be sent.',
    hi: 'भेजने के लिए आपके पास इतने ओरेकल प्रश्न नहीं हैं। मुफ़्त और प्लान के प्रश्न भेजे नहीं जा सकते।',
  },
  noRecord: { en: 'No record found', hi: 'कोई रिकॉर्ड नहीं मिला' },
  noPayment: { en: 'There is no such payment of yours.', hi: 'आपका ऐसा कोई भुगतान नहीं है।' },
  refundTooLate: {
    en: 'A refund can be asked for within 7 days of the payment. That time is over.',
    hi: 'रिफ़ंड भुगतान के 7 दिन के भीतर माँगा जा सकता है। वह समय निकल चुका है।',
  },
  refundTwice: {
    en: 'A refund for this payment is already on its way.',
    hi: 'इस भुगतान का रिफ़ंड पहले से चल रहा है।',
  },
  refundDisputed: {
    en: 'This payment is disputed at your bank, so no refund can be asked for here. Your bank decides.',
    hi: 'इस भुगतान पर आपके बैंक में विवाद है, इसलिए यहाँ रिफ़ंड नहीं माँगा जा सकता। फ़ैसला बैंक करेगा।',
  },
  notCaptured: {
    en: 'Your bank has approved this payment, but it has not reached us yet. It is added by itself as soon as it does, usually within minutes. Please do not pay again.',
    hi: 'आपके बैंक ने भुगतान मंज़ूर कर दिया है, पर वह अभी हम तक नहीं पहुँचा। पहुँचते ही अपने आप जुड़ जाएगा, आम तौर पर कुछ मिनटों में। कृपया दोबारा भुगतान न करें।',
  },
  refundAllUsed: {
    en: 'Everything from this payment has been used, so there is nothing to refund.',
    hi: 'इस भुगतान का सब कुछ इस्तेमाल हो चुका है, इसलिए रिफ़ंड के लिए कुछ नहीं बचा।',
  },
  refundCancelFirst: {
    en: 'Cancel the plan first; then the part you have not used can be refunded.',
    hi: 'पहले प्लान रद्द करें; फिर जो इस्तेमाल नहीं हुआ, उसका रिफ़ंड हो सकता है।',
  },
} satisfies Record<string, LocalizedText>

export const paymentTemplates = {
  credited: {
    en: (paise: number) => `Thank you. ${formatRupees(paise / 100)} has been added to your wallet.`,
    hi: (paise: number) => `धन्यवाद। ${formatRupees(paise / 100)} आपके वॉलेट में जुड़ गए हैं।`,
  },
  won: {
    en: (percent: number) => `You won ${percent}% off your next recharge.`,
    hi: (percent: number) => `अगले रिचार्ज पर आपने ${percent}% की छूट जीती।`,
  },
  spunHolding: {
    en: (percent: number) =>
      `You have spun the wheel today, and hold ${percent}% off your next recharge. Come back tomorrow.`,
    hi: (percent: number) =>
      `आज आप पहिया घुमा चुके हैं, और अगले रिचार्ज पर ${percent}% की छूट आपके पास है। कल फिर आइए।`,
  },
  wonLess: {
    en: (percent: number, kept: number) =>
      `You won ${percent}%. The ${kept}% you already have is better, so that one stays.`,
    hi: (percent: number, kept: number) =>
      `आपने ${percent}% जीता। आपके पास पहले से ${kept}% है जो बेहतर है, इसलिए वही रहेगा।`,
  },
  stopped: {
    en: (day: string) => `Renewal is stopped. Your plan stays active until ${day}.`,
    hi: (day: string) => `नवीनीकरण रोक दिया गया। ${day} तक आपका प्लान चालू रहेगा।`,
  },
  transferred: {
    en: (count: number, mobile: string) =>
      `${count} ${count === 1 ? 'question is' : 'questions are'} on the way to ${mobile}. If that number has no account, they wait 7 days and then come back to you.`,
    hi: (count: number, mobile: string) =>
      `${count} प्रश्न ${mobile} पर भेज दिए गए। अगर उस नंबर का खाता नहीं है, तो वे 7 दिन रुकेंगे और फिर आपके पास लौट आएँगे।`,
  },
  tooFewToTransfer: {
    en: (own: number, wallet: number, paise: number) =>
      wallet > 0
        ? `You can send ${own} Oracle ${own === 1 ? 'question' : 'questions'} of your own, and ${wallet} more from your wallet at ${formatRupees(paise / 100)} each, if you agree to that. Free, gifted and plan questions can’t be sent.`
        : `You can send ${own} Oracle ${own === 1 ? 'question' : 'questions'}. Free, gifted and plan questions can’t be sent.`,
    hi: (own: number, wallet: number, paise: number) =>
      wallet > 0
        ? `आप अपने ${own} ओरेकल प्रश्न भेज सकते हैं, और सहमति देने पर ${formatRupees(paise / 100)} प्रति प्रश्न के हिसाब से वॉलेट से ${wallet} और। मुफ़्त, उपहार और प्लान के प्रश्न भेजे नहीं जा सकते।`
        : `आप ${own} ओरेकल प्रश्न भेज सकते हैं। मुफ़्त, उपहार और प्लान के प्रश्न भेजे नहीं जा सकते।`,
  },
  transfersADay: {
    en: (most: number) => `You can send questions ${most} times a day. Please try again tomorrow.`,
    hi: (most: number) => `एक दिन में ${most} बार प्रश्न भेजे जा सकते हैं। कृपया कल फिर कोशिश करें।`,
  },
  redeemed: {
    en: (points: number) => `${points} points redeemed`,
    hi: (points: number) => `${points} पॉइंट रिडीम हुए`,
  },
  redeemedPart: {
    en: (taken: number, asked: number) =>
      `${taken} of ${asked} points redeemed, because only whole hundreds count`,
    hi: (taken: number, asked: number) =>
      `${asked} में से ${taken} पॉइंट रिडीम हुए, क्योंकि केवल पूरे सैकड़े गिने जाते हैं`,
  },
  refundAsked: {
    en: (paise: number) =>
      `We have your request. ${formatRupees(paise / 100)} is set aside, and you hear from us within 5 business days.`,
    hi: (paise: number) =>
      `आपका अनुरोध मिल गया। ${formatRupees(paise / 100)} अलग रख दिए गए हैं; 5 कार्यदिवस में हम आपको बताएँगे।`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
