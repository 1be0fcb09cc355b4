import { heldDataOf } from './held-data.ts'
import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** The policy pages: real text, in force, versioned. A change of meaning takes a new version and date. */
export interface Policy {
  title: LocalizedText
  description: LocalizedText
  version: string
  /** The day from which it holds, ISO. */
  since: string
  sections: { heading: LocalizedText; paragraphs: PolicyParagraph[] }[]
}

export type PolicyName =
  | 'terms-and-conditions'
  | 'privacy-policy'
  | 'refund-policy'
  | 'shipping-policy'
  | 'contact-us'

/** What needs an address to write to; `otherwise` stands while the operator has published none. */
export interface ContactParagraph {
  withEmail: LocalizedTemplate<[email: string]>
  otherwise?: LocalizedText
}
/** What is read point by point, after the words that lead to it. */
export interface ListParagraph {
  intro: LocalizedText
  items: readonly LocalizedText[]
}
export type PolicyParagraph = LocalizedText | ContactParagraph | ListParagraph

export const policyWords = {
  back: { en: 'Go back', hi: 'वापस जाएँ' },
  version: {
    en: (version: string, day: string) => `Version ${version}, in force since ${day}`,
    hi: (version: string, day: string) => `संस्करण ${version}, ${day} से लागू`,
  },
}

const since = '2026-11-20'

export const policies: Record<PolicyName, Policy> = {
  'terms-and-conditions': {
    title: { en: 'Terms and Conditions', hi: 'नियम और शर्तें' },
    description: {
      en: 'The terms on which Drishti may be used, in plain words.',
      hi: 'दृष्टि के उपयोग की शर्तें, सरल शब्दों में।',
    },
    version: '1',
    since,
    sections: [
      {
        heading: { en: 'What we offer', hi: 'हम क्या देते हैं' },
        paragraphs: [
          {
            en: 'Drishti computes kundlis and answers questions about them through two AI astrologers, Oracle and Astra. It is an AI-based service, not a human consultation.',
            hi: 'दृष्टि कुंडली की गणना करती है और दो AI ज्योतिषियों, ओरेकल और एस्ट्रा, के ज़रिए उससे जुड़े प्रश्नों के उत्तर देती है। यह AI पर आधारित सेवा है, किसी व्यक्ति से परामर्श नहीं।',
          },
          {
            en: 'Astrology is a tradition of interpretation. The positions in a chart are computed and can be checked; what they mean for a life is belief, not fact. Do not take medical, legal or financial decisions on the strength of an answer alone.',
            hi: 'ज्योतिष व्याख्या की परंपरा है। कुंडली की ग्रह-स्थिति गणना से निकलती है और जाँची जा सकती है; जीवन के लिए उसका अर्थ आस्था का विषय है, प्रमाण का नहीं। केवल किसी उत्तर के भरोसे इलाज, क़ानून या पैसे का निर्णय न लें।',
          },
        ],
      },
      {
        heading: { en: 'Your account', hi: 'आपका खाता' },
        paragraphs: [
          {
            en: 'You log in with an Indian mobile number and a code. Each number has one account. Keep codes to yourself: we never ask for them by phone or message.',
            hi: 'आप भारतीय मोबाइल नंबर और कोड से लॉग इन करते हैं। हर नंबर का एक ही खाता होता है। कोड किसी को न बताएँ: हम फ़ोन या संदेश पर कभी कोड नहीं माँगते।',
          },
          {
            en: 'You must be 18 or older to buy. You can log out everywhere, download all your data, and delete the account at any time.',
            hi: 'ख़रीदारी के लिए आयु कम से कम 18 वर्ष होनी चाहिए। आप कभी भी सभी डिवाइस से लॉग आउट कर सकते हैं, अपना सारा डेटा डाउनलोड कर सकते हैं और खाता हटा सकते हैं।',
          },
        ],
      },
      {
        heading: { en: 'Questions and prices', hi: 'प्रश्न और मूल्य' },
        paragraphs: [
          {
            en: 'A question is one message that received a complete, checked answer. What the next one costs, and what it will be paid from, is shown beside the button before you press it. If no answer comes, nothing is charged.',
            hi: 'प्रश्न का अर्थ है एक संदेश, जिसका पूरा और जाँचा हुआ उत्तर मिला हो। अगला प्रश्न कितने का है और पैसे कहाँ से कटेंगे, यह बटन दबाने से पहले ही उसके पास लिखा रहता है। उत्तर न मिले, तो शुल्क नहीं लगता।',
          },
          {
            en: 'Prices are in Indian rupees and include GST. Free questions are a gift on first sign-up, once for each number, and cannot be transferred.',
            hi: 'मूल्य रुपयों में हैं और GST सहित हैं। मुफ़्त प्रश्न पहली बार जुड़ने पर उपहार में मिलते हैं, हर नंबर पर एक बार, और किसी और को भेजे नहीं जा सकते।',
          },
        ],
      },
      {
        heading: { en: 'What is not allowed', hi: 'क्या मना है' },
        paragraphs: [
          {
            en: 'No spam, hate, harassment or adult content; no questions about the sex of an unborn child (the law forbids us to answer them); no attempt to break, overload or copy the service by machine. We may close an account used in this way; money paid and not yet used is returned.',
            hi: 'स्पैम, नफ़रत फैलाना, किसी को परेशान करना या अश्लील सामग्री डालना; गर्भस्थ शिशु का लिंग पूछना (इसका उत्तर देना क़ानूनन मना है); सेवा में सेंध लगाने, उसे ठप करने या मशीन से उसकी नक़ल करने की कोशिश करना। ऐसा करने पर खाता बंद किया जा सकता है; जो पैसा चुकाया जा चुका है और ख़र्च नहीं हुआ, वह लौटा दिया जाता है।',
          },
        ],
      },
      {
        heading: { en: 'Law', hi: 'क़ानून' },
        paragraphs: [
          {
            en: 'Indian law applies. Your rights as a consumer are not affected. If we change these terms, the new version is shown here before it takes effect, and you can leave before then.',
            hi: 'भारतीय क़ानून लागू होता है। उपभोक्ता के रूप में आपके सारे अधिकार बने रहते हैं। शर्तें बदलें तो नया संस्करण लागू होने से पहले यहाँ दिखेगा, और आप चाहें तो उससे पहले सेवा छोड़ सकते हैं।',
          },
        ],
      },
    ],
  },
  'privacy-policy': {
    title: { en: 'Privacy Policy', hi: 'गोपनीयता नीति' },
    description: {
      en: 'What Drishti keeps about you, why, and how to see or delete it.',
      hi: 'दृष्टि आपके बारे में क्या रखती है, क्यों, और आप उसे कैसे देख या हटा सकते हैं।',
    },
    version: '5',
    since: '2026-11-24',
    sections: [
      {
        heading: { en: 'What we keep', hi: 'हम क्या रखते हैं' },
        paragraphs: [
          {
            intro: {
              en: 'As long as you have an account:',
              hi: 'जब तक आपका खाता है:',
            },
            items: heldDataOf('goes'),
          },
          {
            intro: {
              en: 'Beyond that, for tax law, without your name or number:',
              hi: 'उसके बाद भी, कर क़ानून के लिए, बिना नाम और नंबर के:',
            },
            items: heldDataOf('stays'),
          },
          {
            intro: {
              en: 'Two days at most, account or not:',
              hi: 'खाता हो या न हो, दो दिन तक ही:',
            },
            items: heldDataOf('ends'),
          },
          {
            en: 'Nothing else: no address book, no location of your device, no advertising identifiers, no third-party trackers. So that attacks are noticed, we record when somebody logs in or is refused, under a mark that reveals neither you nor your network address.',
            hi: 'और कुछ नहीं: न संपर्क सूची, न आपके डिवाइस की लोकेशन, न विज्ञापन के लिए कोई पहचान, न किसी और के ट्रैकर। हमलों का पता चल सके, इसलिए यह दर्ज होता है कि कब किसी ने लॉग इन किया या किसी को रोका गया, पर ऐसे निशान के साथ जिससे न आपकी पहचान हो सकती है, न आपके नेटवर्क का पता चल सकता है।',
          },
          {
            en: 'A kundli that you look at without logging in is computed, shown and not kept.',
            hi: 'बिना लॉग इन किए देखी गई कुंडली बनाकर दिखा दी जाती है, हमारे पास रखी नहीं जाती।',
          },
        ],
      },
      {
        heading: { en: 'What it is used for', hi: 'किस काम आता है' },
        paragraphs: [
          {
            en: 'To compute your chart, answer your questions, run your account, keep your money accounted for, and comply with tax law. We do not sell it and do not train models on it.',
            hi: 'आपकी कुंडली बनाने, प्रश्नों के उत्तर देने, खाते और पैसों का हिसाब सही रखने और कर क़ानून का पालन करने में। हम यह जानकारी न बेचते हैं, न किसी मॉडल को सिखाने में लगाते हैं।',
          },
          {
            en: 'Where a language model helps with the writing, it is given the question as you wrote it (with numbers and email addresses taken out) and facts of the chart; never the name, number or place in your account. SMS, payments and maps are handled by providers who receive only what they need for their part. Reminders on a browser travel through the service of its maker, encrypted: it learns that something was sent and when, and can read nothing of it.',
            hi: 'जहाँ लिखने में भाषा मॉडल की मदद ली जाती है, वहाँ उसे आपका लिखा प्रश्न (नंबर और ईमेल पते हटाकर) और कुंडली के तथ्य मिलते हैं; आपके खाते का नाम, नंबर या स्थान कभी नहीं। SMS, भुगतान और नक़्शे की सेवाएँ देने वालों को उतनी ही जानकारी दी जाती है जितनी उनके काम के लिए ज़रूरी है। ब्राउज़र पर आने वाले रिमाइंडर उसे बनाने वाली कंपनी की सेवा से होकर, कूट रूप में जाते हैं: उसे यह पता चलता है कि कुछ भेजा गया और कब, पर क्या लिखा है, यह वह नहीं पढ़ सकती।',
          },
        ],
      },
      {
        heading: { en: 'What came true', hi: 'क्या सच हुआ' },
        paragraphs: [
          {
            en: 'When an answer names a time, we note the matter, the dates and the rule, and ask you afterwards whether it happened. You need not say, and you can delete any of these notes. We publish how often it happened for many people together, never for fewer than thirty, and nothing by which anyone could be identified.',
            hi: 'किसी उत्तर में समय बताया जाए, तो हम लिख लेते हैं कि बात क्या थी, तारीख़ें कौन-सी थीं और नियम कौन-सा था, और बाद में आपसे पूछते हैं कि वैसा हुआ या नहीं। बताना ज़रूरी नहीं, और आप इनमें से कुछ भी हटा सकते हैं। हम केवल बहुत-से लोगों के उत्तरों का जोड़ प्रकाशित करते हैं, तीस से कम लोगों का कभी नहीं, और ऐसा कुछ नहीं जिससे किसी की पहचान हो सके।',
          },
        ],
      },
      {
        heading: { en: 'Cookies', hi: 'कुकी' },
        paragraphs: [
          {
            en: 'One keeps you logged in, one remembers light or dark mode, and one holds a half-filled form for fifteen minutes if you log in with scripts switched off. A question you have not yet sent, and birth details and matches that you looked at without saving, stay in your own browser for a day at most. If you tell us your city or Moon sign, your browser remembers each for a year. All the cookies are our own.',
            hi: 'एक कुकी आपको लॉग इन रखती है, एक याद रखती है कि पेज उजला दिखे या गहरा, और एक स्क्रिप्ट बंद रखकर लॉग इन करने पर अधूरा भरा फ़ॉर्म पंद्रह मिनट सँभालकर रखती है। जो प्रश्न आपने अभी भेजा नहीं, और जो जन्म विवरण या मिलान बिना सहेजे देखे, वे ज़्यादा से ज़्यादा एक दिन आपके अपने ब्राउज़र में रहते हैं। आप अपना शहर या चंद्र राशि बताएँ, तो ब्राउज़र उसे एक साल याद रखता है। सारी कुकी हमारी अपनी हैं।',
          },
        ],
      },
      {
        heading: { en: 'Your rights', hi: 'आपके अधिकार' },
        paragraphs: [
          {
            en: 'You can see, correct and export everything held about you, and delete the account: name, number, birth details and chats are then removed at once; amounts stay under an anonymous account, as tax law requires. A coded fingerprint of the number remains, only so that free questions are given once.',
            hi: 'आपके बारे में जो कुछ रखा है, उसे आप देख, सुधार और डाउनलोड कर सकते हैं, और खाता हटा सकते हैं: तब नाम, नंबर, जन्म विवरण और बातचीत तुरंत हट जाते हैं; लेन-देन की रक़में कर क़ानून के अनुसार बिना नाम के खाते में रहती हैं। नंबर की एक कूट छाप बचती है, केवल इसलिए कि मुफ़्त प्रश्न एक ही बार मिलें।',
          },
          {
            withEmail: {
              en: (email) => `For anything else write to ${email}; we answer within 24 hours.`,
              hi: (email) => `और कुछ हो तो ${email} पर लिखें; हम 24 घंटे में उत्तर देते हैं।`,
            },
          },
        ],
      },
    ],
  },
  'refund-policy': {
    title: { en: 'Refund Policy', hi: 'रिफ़ंड नीति' },
    description: {
      en: 'When and how money comes back.',
      hi: 'पैसा कब और कैसे लौटता है।',
    },
    version: '1',
    since,
    sections: [
      {
        heading: { en: 'Refunded automatically', hi: 'अपने आप लौटने वाला पैसा' },
        paragraphs: [
          {
            en: 'A question without a complete answer costs nothing: whatever was set aside for it comes back at once. A failed payment for which money was taken is returned within 2 days.',
            hi: 'पूरा उत्तर न मिले, तो प्रश्न का कोई शुल्क नहीं लगता: उसके लिए जो अलग रखा गया था, वह तुरंत लौट आता है। भुगतान असफल हो जाए और पैसा कट जाए, तो वह 2 दिनों के भीतर लौट आता है।',
          },
        ],
      },
      {
        heading: { en: 'Refunded on request', hi: 'माँगने पर लौटने वाला पैसा' },
        paragraphs: [
          {
            en: 'Ask within 7 days of the purchase. We reply within 5 business days, and an approved refund reaches the original payment method within 10 business days.',
            hi: 'रिफ़ंड ख़रीद के 7 दिनों के भीतर माँगें। हम 5 कार्यदिवसों में उत्तर देते हैं, और स्वीकृत राशि 10 कार्यदिवसों के भीतर उसी साधन में लौट आती है जिससे भुगतान हुआ था।',
          },
          {
            withEmail: { en: (email) => `Write to ${email}.`, hi: (email) => `${email} पर लिखें।` },
            otherwise: {
              en: 'Ask for it on the page “Payments and invoices”, beside the payment itself.',
              hi: '“भुगतान और रसीदें” पेज पर उसी भुगतान के साथ माँगें।',
            },
          },
        ],
      },
    ],
  },
  'shipping-policy': {
    title: { en: 'Shipping Policy', hi: 'डिलीवरी नीति' },
    description: {
      en: 'Our services are digital only; nothing is shipped.',
      hi: 'हमारी सेवाएँ केवल डिजिटल हैं; डाक से कुछ नहीं भेजा जाता।',
    },
    version: '1',
    since,
    sections: [
      {
        heading: { en: 'Digital only', hi: 'केवल डिजिटल' },
        paragraphs: [
          {
            en: 'Everything we offer is a digital service. Nothing is shipped; what you buy is in your account as soon as the payment is confirmed.',
            hi: 'हमारी हर सेवा डिजिटल है। डाक से कुछ नहीं भेजा जाता; भुगतान की पुष्टि होते ही आपका ख़रीदा हुआ आपके खाते में आ जाता है।',
          },
        ],
      },
      {
        heading: { en: 'Accepted payments', hi: 'भुगतान के साधन' },
        paragraphs: [
          {
            en: 'Cards, digital wallets and bank transfers.',
            hi: 'कार्ड, डिजिटल वॉलेट और बैंक ट्रांसफ़र।',
          },
        ],
      },
    ],
  },
  'contact-us': {
    title: { en: 'Contact Us', hi: 'संपर्क करें' },
    description: {
      en: 'How and when to reach Drishti’s support.',
      hi: 'दृष्टि के सहायता विभाग से कब और कैसे संपर्क करें।',
    },
    version: '1',
    since,
    sections: [
      {
        heading: { en: 'How to reach us', hi: 'हम तक कैसे पहुँचें' },
        paragraphs: [
          {
            withEmail: { en: (email) => email, hi: (email) => email },
            otherwise: {
              en: 'You can ask for a refund on the page “Payments and invoices”; on your account page you can see, download and delete everything that we keep about you.',
              hi: 'रिफ़ंड “भुगतान और रसीदें” पेज पर माँग सकते हैं; खाते वाले पेज पर आप अपने बारे में रखी सारी जानकारी देख, डाउनलोड और हटा सकते हैं।',
            },
          },
          { en: 'We respond within 24 hours.', hi: 'हम 24 घंटे में उत्तर देते हैं।' },
        ],
      },
      {
        heading: { en: 'Support hours', hi: 'सहायता का समय' },
        paragraphs: [
          { en: 'Monday to Friday: 9 AM to 6 PM', hi: 'सोमवार से शुक्रवार: सुबह 9 से शाम 6 बजे' },
          { en: 'Saturday: 10 AM to 4 PM', hi: 'शनिवार: सुबह 10 से शाम 4 बजे' },
          { en: 'Sunday: closed', hi: 'रविवार: बंद' },
        ],
      },
    ],
  },
}
