import type { CareText } from './care-text.ts'

/**
 * What stands in place of a reading in three cases that a wider card would miss: held abroad, a wedding under age, and
 * a child that somebody else carries. Numbers and the portal have their source in docs/helplines.md.
 */
export const cardsOfCase = {
  heldAbroad: {
    en: 'Nobody may keep your passport, hold back your pay or lock you in, abroad as little as at home, and you owe them nothing for it. Get word to the nearest Indian embassy or consulate: it takes up the matter with the employer and the police, and can issue a paper to travel home without the passport. You, or your family in India, can file a complaint on the government’s portal madad.gov.in. In danger call the police of the country you are in; in India your family can call 112. Send one trusted person your employer’s name and your location now. This message is free.',
    hi: 'पासपोर्ट रख लेना, तनख़्वाह रोकना या ताले में बंद रखना विदेश में भी अपराध है, और इसके लिए आप पर किसी का कुछ बक़ाया नहीं। सबसे पास के भारतीय दूतावास तक बात पहुँचाइए: वह मालिक और वहाँ की पुलिस से बात करता है और बिना पासपोर्ट घर लौटने का काग़ज़ दे सकता है। आप, या भारत में आपके घर वाले, सरकार के मदद पोर्टल madad.gov.in पर शिकायत लिख सकते हैं। अभी ख़तरा हो तो उसी देश की पुलिस को फ़ोन कीजिए; भारत में घर वाले 112 पर फ़ोन कर सकते हैं। मालिक का नाम और अपनी लोकेशन अभी किसी भरोसे के इंसान को भेज दीजिए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Passport rakh lena, salary rokna ya taale mein band rakhna videsh mein bhi apraadh hai, aur iske liye aap par kisi ka kuch bakaya nahi. Sabse paas ke Indian embassy tak baat pahunchaiye: wo maalik aur wahan ki police se baat karti hai aur bina passport ghar lautne ka kaagaz de sakti hai. Aap, ya India mein aapke ghar wale, sarkar ke portal madad.gov.in par shikayat likh sakte hain. Abhi khatra ho to usi desh ki police ko phone kijiye; India mein ghar wale 112 par phone kar sakte hain. Maalik ka naam aur apni location abhi kisi bharose ke insaan ko bhej dijiye. Is message ka koi paisa nahi lagta.',
  },
  weddingUnderAge: {
    en: 'Under 18 nobody may be married in India: a grown man who marries a girl under 18, and whoever arranges or performs the wedding, can be punished, in a temple too. Such a marriage can be annulled, and one by force or luring away is void. Please don’t go along. Call 1098 today: free, day and night, without your name; a wedding or an engagement can be stopped, even on the day itself. If you are pressed, call 112. Tell one grown-up you trust: mother, aunt, teacher. This message is free.',
    hi: '18 से कम उम्र में शादी भारत में क़ानूनन मना है: 18 से कम उम्र की लड़की से शादी करने वाले बालिग़ को, और करवाने वालों को भी, सज़ा हो सकती है, चाहे शादी मंदिर में ही हो। ऐसी शादी रद्द करवाई जा सकती है, और ज़बरदस्ती या बहलाकर करवाई गई शादी मान्य ही नहीं। साथ मत जाइए। आज ही 1098 पर फ़ोन कीजिए: मुफ़्त है, दिन-रात, नाम बताना ज़रूरी नहीं; शादी या सगाई उसी दिन भी रुकवाई जा सकती है। दबाव हो तो 112। किसी एक भरोसे के बड़े को बताइए: माँ, मौसी या टीचर। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      '18 se kam umar mein shaadi India mein kanoonan mana hai: 18 se kam umar ki ladki se shaadi karne wale baalig ko, aur karwane walon ko bhi, saza ho sakti hai, chahe shaadi mandir mein hi ho. Aisi shaadi radd karwai ja sakti hai, aur zabardasti ya behla kar karwai gayi shaadi maanya hi nahi. Saath mat jaiye. Aaj hi 1098 par phone kijiye: free hai, din raat, naam batana zaroori nahi; shaadi ya sagai usi din bhi rukwai ja sakti hai. Dabaav ho to 112. Kisi ek bharose ke bade ko bataiye: maa, mausi ya teacher. Is message ka koi paisa nahi lagta.',
  },
  unbornOfAnother: {
    en: 'Whether it is a boy or a girl is not something a chart shows, and telling it before birth is against the law in India, for doctors and astrologers alike. Either way a child is coming to your family. If she is being pressed for a son, the women’s helpline 181 is free, day and night; for her health and the baby’s there is her doctor. This message is free.',
    hi: 'बेटा है या बेटी, यह कुंडली नहीं दिखाती, और जन्म से पहले बताना भारत में डॉक्टर और ज्योतिषी दोनों के लिए क़ानूनन मना है। जो भी हो, आपके अपनों के घर बच्चा आ रहा है। उन पर बेटे के लिए दबाव डाला जा रहा हो तो महिला हेल्पलाइन 181 मुफ़्त है, दिन-रात; उनकी और बच्चे की सेहत के लिए उनके डॉक्टर हैं। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Beta hai ya beti, ye kundli nahi dikhati, aur janm se pehle batana India mein doctor aur jyotishi dono ke liye kanoonan mana hai. Jo bhi ho, aapke apnon ke ghar baccha aa raha hai. Un par bete ke liye dabaav daala ja raha ho to mahila helpline 181 free hai, din raat; unki aur bacche ki sehat ke liye unke doctor hain. Is message ka koi paisa nahi lagta.',
  },
} as const satisfies Record<string, CareText>
