/**
 * How people write Hindi words in Latin letters where the sounds alone would not tell, and the English words
 * that they use for the terms of an almanac. Devanagari on the left, as the sentences have it.
 */
const table = `
में mein|हैं hain|है hai|हूँ hoon|हूं hoon|हो ho|नहीं nahi|हाँ haan|हां haan|और aur|पर par|से se|को ko|का ka|की ki|के ke
यह yeh|वह woh|ये ye|वे ve|क्या kya|क्यों kyon|क्योंकि kyonki|कब kab|कैसे kaise|कैसा kaisa|कैसी kaisi|कौन kaun|कहाँ kahan
आप aap|आपका aapka|आपकी aapki|आपके aapke|आपको aapko|आपसे aapse|आपने aapne|अपना apna|अपनी apni|अपने apne|मैं main|मेरा mera|मेरी meri|मेरे mere
शादी shaadi|विवाह vivah|नौकरी naukri|काम kaam|साल saal|समय samay|बात baat|साथ saath|हाथ haath|पास paas|रात raat|आज aaj|कल kal|बाद baad|पहले pehle|पहली pehli|पहला pehla
भाव bhav|राशि rashi|नक्षत्र nakshatra|कुंडली kundli|महादशा mahadasha|अंतर्दशा antardasha|प्रत्यंतर pratyantar|दशा dasha|गोचर gochar|ग्रह grah|लग्न lagna|दृष्टि drishti|कारक karak|स्वामी swami|वक्री vakri|अस्त ast|उच्च uchch|नीच neech|स्वगृही swagrihi|मूलत्रिकोण mooltrikon|साढ़ेसाती sade sati|योग yog|दोष dosh
सूर्य Surya|चंद्रमा Chandrama|चंद्र Chandra|मंगल Mangal|बुध Budh|गुरु Guru|बृहस्पति Brihaspati|शुक्र Shukra|शनि Shani|राहु Rahu|केतु Ketu
मेष Mesh|वृषभ Vrishabh|मिथुन Mithun|कर्क Kark|सिंह Singh|कन्या Kanya|तुला Tula|वृश्चिक Vrishchik|धनु Dhanu|मकर Makar|कुंभ Kumbh|मीन Meen
प्रथम 1st|द्वितीय 2nd|तृतीय 3rd|चतुर्थ 4th|पंचम 5th|षष्ठ 6th|सप्तम 7th|अष्टम 8th|नवम 9th|दशम 10th|एकादश 11th|द्वादश 12th
जनवरी January|फ़रवरी February|मार्च March|अप्रैल April|मई May|जून June|जुलाई July|अगस्त August|सितंबर September|अक्टूबर October|नवंबर November|दिसंबर December
प्रमोशन promotion|इंटरव्यू interview|ऑफ़र offer|लेटर letter|अप्लाई apply|लोन loan|केस case|वीज़ा visa|ब्रेकअप breakup|बिज़नेस business|बिजनेस business|करियर career|जॉब job|बॉस boss|ऑफ़िस office|ऑफिस office|टीम team|कंपनी company|प्रॉपर्टी property|फ़्लैट flat|फ्लैट flat|प्लॉट plot|कार car|बाइक bike|बैंक bank|पेपर paper|एग्ज़ाम exam|रिज़ल्ट result|रिजल्ट result|कॉलेज college|कोर्स course|स्कूल school|डॉक्टर doctor|वकील vakil|पुलिस police|कोर्ट court|फ़ोन phone|फोन phone|मैसेज message|ऐप app|टेंशन tension|प्लान plan|बजट budget|सेविंग saving|इन्वेस्टमेंट investment|एजेंट agent|पासपोर्ट passport|स्किल skill|मोबाइल mobile|रिटायरमेंट retirement|पेंशन pension|ट्रांसफ़र transfer|ट्रांसफर transfer|सरकारी sarkari|टेस्ट test|नोट note|लिस्ट list|नंबर number|टाइम time|टेम्परेरी temporary|क्लाइंट client|पार्टनर partner|डील deal|फ़ीस fees|कैश cash|सैलरी salary|बोनस bonus|रिश्ता rishta|रिश्ते rishte
सकता sakta|सकती sakti|सकते sakte|रहा raha|रही rahi|रहे rahe|रहेगा rahega|रहेगी rahegi|होगा hoga|होगी hogi|होंगे honge|जाता jata|जाती jati|जाते jate|करना karna|करें karein|रखें rakhein|देखें dekhein|लें lein|दें dein|कहें kahein|बताएँ batayein|लिखें likhein|पूछें poochhein|चाहिए chahiye|मिलेगा milega|मिलेगी milegi|मिलेंगे milenge|बनेगी banegi|बनेगा banega|लिए liye|दिए diye|गए gaye|गई gayi|गया gaya|हुए hue|हुई hui|हुआ hua
अच्छा achha|अच्छी achhi|अच्छे achhe|बहुत bahut|ज़्यादा zyada|ज्यादा zyada|थोड़ा thoda|थोड़ी thodi|सबसे sabse|सिर्फ़ sirf|सिर्फ sirf|बड़ा bada|बड़ी badi|बड़े bade|छोटा chhota|छोटी chhoti|छोटे chhote|पैसा paisa|पैसे paise|मेहनत mehnat|कोशिश koshish|धैर्य dhairya|महीने mahine|महीना mahina|महीनों mahinon|दिन din|दोनों dono|एक ek|दो do|तीन teen|चार chaar|कुछ kuchh|कोई koi|अभी abhi|तब tab|जब jab|तक tak|इसलिए isliye|लेकिन lekin|मगर magar|या ya|तो to|भी bhi|ही hi|न na|ना na|जो jo|उस us|इस is|उसके uske|इसके iske|उनकी unki|उनके unke|उनका unka|इसमें ismein|उसमें usmein|जिसमें jismein|जहाँ jahan|वहाँ wahan|यहाँ yahan|घर ghar|माँ maa|पिता pita|भाई bhai|बहन behen|बेटा beta|बेटे bete|बेटी beti|बच्चा bachcha|बच्चे bachche|पति pati|पत्नी patni|दोस्त dost|परिवार parivar|लोग log|लोगों logon|मन man|ज़रूरी zaroori|ज़रूरत zaroorat|ज़िंदगी zindagi|क़िस्मत kismat|ख़र्च kharch|क़र्ज़ karz|ज़मीन zameen|काग़ज़ kaagaz|ग़ुस्सा gussa|ख़ुद khud|फ़ायदा fayda|नुक़सान nuksan|फ़ैसला faisla|सहारा sahara|स्वास्थ्य swasthya|विदेश videsh|पढ़ाई padhai|परीक्षा pariksha|तैयारी taiyari|सही sahi|साफ़ saaf|पक्का pakka|पक्की pakki|शुरू shuru|ख़त्म khatam|पासवर्ड password|मिनट minute|सेंटर centre|स्क्रीन screen|घंटे ghante|घंटा ghanta|सीनियर senior|रिव्यू review|फ़ील्ड field|साइबर cyber|वेबसाइट website|एडमिशन admission|अप्लाई apply|वक़्त waqt|ख़्याल khayal|ज़ोर zor|तारीख़ tareekh|योजना yojana`

/** By the Devanagari word. */
export const hinglishWords: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const space = row.indexOf(' ')
      return [row.slice(0, space).normalize('NFC'), row.slice(space + 1)] as const
    }),
)
