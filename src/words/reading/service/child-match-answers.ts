import type { LocalizedText } from '../../say.ts'

/** Free answers to a parent who asks of the match of a child: what is counted, what it weighs, and where to see it. */
export const childMatchAnswers = {
  'product.child-match': [
    {
      en: 'Your child’s match is seen from the two kundlis of the couple and not from yours: lay them side by side on the page “Kundli matching”, free and without login. It counts 36 gunas by the two Moons; 18 and more are counted as enough, and a lower count alone forbids nothing. Look at Mars in both and at what the two say of each other too. This answer is free.',
      hi: 'आपके बच्चे का मिलान आपकी कुंडली से नहीं, उन दोनों की कुंडलियों से देखा जाता है: “कुंडली मिलान” पृष्ठ पर दोनों को साथ रखें, मुफ़्त और बिना लॉग इन। दोनों के चंद्रमा से 36 गुण गिने जाते हैं; 18 या ज़्यादा को ठीक माना जाता है, और कम गुण अकेले रिश्ता नहीं रोकते। दोनों का मंगल, और दोनों की अपनी इच्छा भी देखें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.child-match-nadi': [
    {
      en: 'Nadi dosha alone is no reason to refuse your child’s match: it only says that both birth stars fall in one of three nadis, and it takes 8 of the 36 gunas. It is excused where the two have one Moon sign but different nakshatras, one nakshatra but different signs, or different padas of one nakshatra. Check that on the page “Kundli matching”, free and without login, with both exact birth times; what decides is the whole count, Mars in both and the wish of the two. This answer is free.',
      hi: 'केवल नाड़ी दोष के कारण बच्चे का रिश्ता छोड़ना ज़रूरी नहीं: इसका अर्थ इतना है कि दोनों के जन्म नक्षत्र एक ही नाड़ी में हैं, और 36 में से 8 गुण कम हो जाते हैं। राशि एक पर नक्षत्र अलग, नक्षत्र एक पर राशि अलग, या एक नक्षत्र के चरण अलग हों, तो यह दोष नहीं माना जाता। “कुंडली मिलान” पृष्ठ पर दोनों के ठीक जन्म समय से देख लें, मुफ़्त और बिना लॉग इन; फ़ैसला पूरे गुण, दोनों के मंगल और दोनों की इच्छा से हो। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.child-match-gunas': [
    {
      en: 'For your child’s match, 18 of the 36 gunas and more are counted as enough, 24 and more as good; a lower count alone is no reason to refuse. It compares nothing but the two Moons, so look at which of the eight kutas gave little, and at whether the texts excuse it. The page “Kundli matching” shows both, free and without login, with Mars in the two kundlis. This answer is free.',
      hi: 'बच्चे के रिश्ते में 36 में से 18 या ज़्यादा गुण ठीक माने जाते हैं, 24 से ऊपर अच्छे; कम गुण अकेले मना करने का कारण नहीं हैं। इसमें केवल दोनों के चंद्रमा मिलाए जाते हैं, इसलिए देखें कि आठ कूटों में से कौन सा कम आया, और क्या ग्रंथ उसका परिहार मानते हैं। “कुंडली मिलान” पृष्ठ पर दोनों बातें मिलती हैं, मुफ़्त और बिना लॉग इन, दोनों के मंगल सहित। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.child-match-manglik': [
    {
      en: 'Manglik in one of the two is no reason by itself to refuse your child’s match: nearly half of all people have it, the texts know many things that cancel it, and it balances where both have it. It is weighed in both kundlis and not in yours. The page “Kundli matching” shows it for both with what cancels it, free and without login. This answer is free.',
      hi: 'दोनों में से एक का मांगलिक होना अकेले रिश्ता मना करने का कारण नहीं: लगभग आधे लोग मांगलिक होते हैं, ग्रंथों में इसके कई परिहार हैं, और दोनों मांगलिक हों तो बात बराबर मानी जाती है। यह आपकी नहीं, उन दोनों की कुंडली में तौला जाता है। “कुंडली मिलान” पृष्ठ पर दोनों का मांगलिक विचार परिहार सहित दिखता है, मुफ़्त और बिना लॉग इन। यह उत्तर मुफ़्त है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
