import type { CareText } from './care-text.ts'

/** What stands in place of a reading where a chart must not speak: youth, birth, death, body, fear, money. */
export const cardsOfWorry = {
  minor: {
    en: 'It is fine to like someone, and it is fine to wonder. But love and marriage are not read from a chart before 18: you are still growing, and so is everything you feel. Keep your photos and your address to yourself online, and if anyone, older or your own age, presses you into something, call 1098: free, day and night, and you need not give your name. Ask me about your studies, what you are good at, your friends or your family, and I will gladly look. This message is free.',
    hi: 'किसी का अच्छा लगना ठीक है, और मन में सवाल आना भी। पर 18 से पहले प्यार और शादी कुंडली से नहीं देखे जाते: अभी बड़े होने की उम्र है, और मन भी बदलता है। अपनी फ़ोटो और पता किसी को ऑनलाइन मत भेजिए, और कोई भी किसी बात के लिए दबाव डाले तो 1098 पर फ़ोन कीजिए: मुफ़्त है, दिन-रात, नाम बताना ज़रूरी नहीं। पढ़ाई, हुनर, दोस्तों या घर के बारे में पूछिए, ज़रूर देखेंगे। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Kisi ka accha lagna theek hai, aur mann mein sawaal aana bhi. Par 18 se pehle pyaar aur shaadi kundli se nahi dekhe jaate: abhi aap bade ho rahe hain, aur mann bhi. Apni photo aur address kisi ko online mat bhejiye, aur koi bhi kisi baat ke liye dabaav daale to 1098 par phone kijiye: free hai, din raat, naam batana zaroori nahi. Padhai, hunar, doston ya ghar ke baare mein poochiye, zaroor dekhenge. Is message ka koi paisa nahi lagta.',
  },
  minorPregnant: {
    en: 'You must be frightened, and you are not in trouble with me. Please call 1098 today: it is free, day and night, and they help girls in just this situation, kindly and in confidence, and go with you to a doctor. A government hospital will see you too; you do not have to decide anything alone. If you are bleeding, in pain or in danger, call 112. Tell one grown woman you trust: mother, aunt, teacher. This message is free.',
    hi: 'डर लगना स्वाभाविक है, और यहाँ आपको कोई डाँटेगा नहीं। आज ही 1098 पर फ़ोन कीजिए: मुफ़्त है, दिन-रात, और वे ऐसी हालत में लड़कियों की चुपचाप और प्यार से मदद करते हैं, डॉक्टर के पास भी साथ जाते हैं। सरकारी अस्पताल में भी देखा जाएगा; कुछ भी अकेले तय नहीं करना है। ख़ून आए, दर्द हो या ख़तरा हो तो 112 पर फ़ोन कीजिए। किसी एक भरोसे की बड़ी औरत को बताइए: माँ, मौसी या टीचर। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Dar lagna swabhavik hai, aur yahan aapko koi daantega nahi. Aaj hi 1098 par phone kijiye: free hai, din raat, aur wo aisi haalat mein ladkiyon ki chupchap aur pyaar se madad karte hain, doctor ke paas bhi saath jaate hain. Sarkari hospital mein bhi dekha jayega; kuch bhi akele tay nahi karna hai. Khoon aaye, dard ho ya khatra ho to 112 par phone kijiye. Kisi ek bharose ki badi aurat ko bataiye: maa, mausi ya teacher. Is message ka koi paisa nahi lagta.',
  },
  unborn: {
    en: 'Whether it is a boy or a girl is not something a chart shows, and telling it before birth is against the law in India, for doctors and astrologers alike. Either way the child is yours. If you are being pressed for a son, the women’s helpline 181 is free, day and night; for your health and the baby’s there is your doctor. When a child may come you can ask me, as a question of its own. This message is free.',
    hi: 'बेटा है या बेटी, यह कुंडली नहीं दिखाती, और जन्म से पहले बताना भारत में डॉक्टर और ज्योतिषी दोनों के लिए क़ानूनन मना है। जो भी हो, बच्चा आपका है। बेटे के लिए दबाव डाला जा रहा हो तो महिला हेल्पलाइन 181 मुफ़्त है, दिन-रात; अपनी और बच्चे की सेहत के लिए डॉक्टर से मिलते रहिए। बच्चा कब हो सकता है, यह अलग से पूछ सकते हैं। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Beta hai ya beti, ye kundli nahi dikhati, aur janm se pehle batana India mein doctor aur jyotishi dono ke liye kanoonan mana hai. Jo bhi ho, baccha aapka hai. Bete ke liye dabaav daala ja raha ho to mahila helpline 181 free hai, din raat; apni aur bacche ki sehat ke liye doctor se milte rahiye. Baccha kab ho sakta hai, yeh alag se poochh sakte hain. Is message ka koi paisa nahi lagta.',
  },
  death: {
    en: 'No chart shows the day a life ends, and whoever names one is guessing, so I won’t. If this comes from a worry about your health, a doctor can tell you far more. If the thought of death keeps coming back, please talk to Tele-MANAS on 14416: free, day and night. Ask me about the years to be lived, and I will gladly look. This message is free.',
    hi: 'जीवन किस दिन पूरा होगा, यह कोई कुंडली नहीं दिखाती; जो बताए वह अंदाज़ा लगाता है, इसलिए यहाँ नहीं बताया जाता। सेहत की चिंता हो तो डॉक्टर कहीं ज़्यादा बता सकते हैं। मृत्यु का ख़याल बार-बार आए तो टेली-मानस 14416 पर बात कीजिए: मुफ़्त है, दिन-रात। जीने के सालों के बारे में जो पूछना हो, ज़रूर पूछिए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Jeevan kis din poora hoga, ye koi kundli nahi dikhati; jo bataye wo andaza lagata hai, isliye yahan nahi bataya jaata. Sehat ki chinta ho to doctor kahin zyada bata sakte hain. Maut ka khayal baar baar aaye to Tele-MANAS 14416 par baat kijiye: free hai, din raat. Jeene ke saalon ke baare mein jo poochna ho, zaroor poochiye. Is message ka koi paisa nahi lagta.',
  },
  deathOfAnother: {
    en: 'It is hard to watch someone dear to you being ill or growing old. How long someone will live is not shown in a chart, and I would not put a date between you. Their doctor can say honestly what to expect and how to spare them pain. Sit with them, say what you want to have said, and let others help you. If it gets too heavy, Tele-MANAS on 14416 listens, free, day and night. This message is free.',
    hi: 'किसी अपने को बीमार या बूढ़ा होते देखना बहुत कठिन होता है। किसके पास कितना समय है, यह कुंडली नहीं दिखाती, इसलिए कोई तारीख़ बताना ठीक नहीं। आगे क्या होगा और तकलीफ़ कैसे कम हो, यह उनके डॉक्टर सच-सच बता सकते हैं। उनके पास बैठिए, जो कहना है कह दीजिए, और दूसरों की मदद लीजिए। मन भारी हो तो टेली-मानस 14416 पर बात कीजिए, मुफ़्त, दिन-रात। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Kisi apne ko bimaar ya boodha hote dekhna bahut mushkil hota hai. Kiske paas kitna samay hai, ye kundli nahi dikhati, aur aap dono ke beech koi date nahi rakhi jayegi. Aage kya hoga aur takleef kaise kam ho, ye unke doctor sach sach bata sakte hain. Unke paas baithiye, jo kehna hai keh dijiye, aur doosron ki madad lijiye. Mann bhaari ho to Tele-MANAS 14416 par baat kijiye, free, din raat. Is message ka koi paisa nahi lagta.',
  },
  abortion: {
    en: 'Whatever you decide, it is your decision, and no planet has a say in it. A doctor at a registered clinic or government hospital can tell you what is safe and what the law allows; time matters, so go soon, and don’t take pills without a doctor. An adult woman needs nobody’s consent but her own, and it stays confidential. In most states 104 gives free health advice; if somebody is forcing you either way, 181 is free, day and night. This message is free.',
    hi: 'जो भी तय करें, फ़ैसला आपका है, इसमें किसी ग्रह की नहीं चलती। पंजीकृत क्लिनिक या सरकारी अस्पताल के डॉक्टर बता सकते हैं कि क्या सुरक्षित है और क़ानून क्या कहता है; समय क़ीमती है, इसलिए जल्दी जाइए, और डॉक्टर के बिना गोली मत लीजिए। बालिग़ महिला को अपने सिवा किसी की अनुमति नहीं चाहिए, और बात गोपनीय रहती है। ज़्यादातर राज्यों में 104 पर मुफ़्त स्वास्थ्य सलाह मिलती है; कोई दबाव डाले तो 181 मुफ़्त है, दिन-रात। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Jo bhi tay karein, faisla aapka hai, isme kisi grah ki nahi chalti. Registered clinic ya sarkari hospital ke doctor bata sakte hain ki kya safe hai aur kanoon kya kehta hai; samay keemti hai, isliye jaldi jaiye, aur doctor ke bina goli mat lijiye. Baalig mahila ko apne siva kisi ki permission nahi chahiye, aur baat confidential rehti hai. Zyadatar states mein 104 par free health advice milti hai; koi dabaav daale to 181 free hai, din raat. Is message ka koi paisa nahi lagta.',
  },
  pregnancy: {
    en: 'How you and the baby are doing, your doctor can see and a chart cannot. With bleeding, strong pain, fever, swelling or less movement go to the hospital at once, or call 112. For questions in between, the ASHA worker or 104 (in most states) advises free. I wish you calm days. This message is free.',
    hi: 'आप और बच्चा कैसे हैं, यह डॉक्टर देख सकते हैं, कुंडली नहीं। ख़ून, तेज़ दर्द, बुख़ार, सूजन या हलचल कम हो तो तुरंत अस्पताल जाइए या 112 पर फ़ोन कीजिए। बीच के सवालों के लिए आशा दीदी या 104 (ज़्यादातर राज्यों में) मुफ़्त सलाह देते हैं। आपके दिन चैन से बीतें। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Aap aur baccha kaise hain, ye doctor dekh sakte hain, kundli nahi. Khoon, tez dard, bukhar, soojan ya halchal kam ho to turant hospital jaiye ya 112 par phone kijiye. Beech ke sawaalon ke liye ASHA didi ya 104 (zyadatar states mein) free salah dete hain. Aapke din chain se beetein. Is message ka koi paisa nahi lagta.',
  },
  illness: {
    en: 'I am sorry you have this to bear. Please stop or change no medicine and put off no treatment because of a chart; if something feels wrong with it, say so to the doctor or ask a second one. With chest pain, trouble breathing, fainting or bleeding call 112 now. In most states 104 gives free health advice. When the doctor has spoken, I will gladly look with you at what keeps your courage up. This message is free.',
    hi: 'यह तकलीफ़ सचमुच भारी है। कुंडली देखकर न कोई दवा बंद कीजिए या बदलिए, न इलाज टालिए; कुछ ठीक न लगे तो डॉक्टर से कहिए या किसी दूसरे डॉक्टर से पूछिए। सीने में दर्द, साँस की तकलीफ़, बेहोशी या ख़ून हो तो अभी 112 पर फ़ोन कीजिए। ज़्यादातर राज्यों में 104 पर मुफ़्त स्वास्थ्य सलाह मिलती है। डॉक्टर से बात के बाद हिम्मत बनाए रखने की बात यहाँ ज़रूर करेंगे। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Ye takleef sach mein bhaari hai. Kundli dekh kar na koi dawa band kijiye ya badliye, na ilaaj taaliye; kuch theek na lage to doctor se kahiye ya kisi doosre doctor se poochiye. Seene mein dard, saans ki takleef, behoshi ya khoon ho to abhi 112 par phone kijiye. Zyadatar states mein 104 par free health advice milti hai. Doctor se baat ke baad himmat banaye rakhne ki baat yahan zaroor karenge. Is message ka koi paisa nahi lagta.',
  },
  blackMagic: {
    en: 'I can feel how frightening this is. But no chart shows that someone has cast a spell on you, and nobody can point to who it was; whoever claims to, and asks money to lift it, is trading on your fear. Please pay nobody, and don’t let it turn you against a relative or neighbour. If someone in the house is ill or changed, see a doctor; if the fear keeps you awake, Tele-MANAS on 14416 is free, day and night. Whatever part of life has gone wrong, ask me about that. This message is free.',
    hi: 'डर लगना समझ में आता है। पर किसी ने कुछ किया-कराया है, यह कुंडली नहीं दिखाती, और कोई नहीं बता सकता कि किसने किया; जो ऐसा कहकर उतारने के पैसे माँगे, वह डर बेच रहा है। किसी को पैसे मत दीजिए, और इस शक में किसी रिश्तेदार या पड़ोसी से बैर मत कीजिए। घर में कोई बीमार या बदला हुआ हो तो डॉक्टर को दिखाइए; डर से नींद न आए तो टेली-मानस 14416 मुफ़्त है, दिन-रात। ज़िंदगी में जो बिगड़ा है, उसके बारे में पूछिए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Dar lagna samajh mein aata hai. Par kisi ne kuch kiya karaya hai, ye kundli nahi dikhati, aur koi nahi bata sakta ki kisne kiya; jo aisa keh kar utaarne ke paise maange, wo dar bech raha hai. Kisi ko paise mat dijiye, aur is shak mein kisi rishtedar ya padosi se bair mat kijiye. Ghar mein koi bimaar ya badla hua ho to doctor ko dikhaiye; dar se neend na aaye to Tele-MANAS 14416 free hai, din raat. Zindagi mein jo bigda hai, uske baare mein poochiye. Is message ka koi paisa nahi lagta.',
  },
  frightened: {
    en: 'You have been frightened, and I am sorry for that. No dosha kills anyone, breaks a marriage or takes a child, and nothing terrible follows if you don’t pay for a puja or a stone. A person who says “pay or something bad will happen” is selling fear. Pay nothing, sleep over it, and tell someone at home. If you like, ask me what really stands in your chart: you will hear it plainly, and nothing will be sold to you. This message is free.',
    hi: 'आपको डराया गया है, यह अच्छा नहीं हुआ। कोई दोष किसी की जान नहीं लेता, शादी नहीं तोड़ता, औलाद नहीं छीनता, और पूजा या रत्न न ख़रीदने से कुछ बुरा नहीं होता। जो कहे कि पैसे दो नहीं तो अनर्थ होगा, वह डर बेच रहा है। कुछ मत दीजिए, एक रात सोच लीजिए, घर में किसी को बताइए। चाहें तो पूछिए कि आपकी कुंडली में सचमुच क्या है: साफ़ बताया जाएगा, और कुछ बेचा नहीं जाएगा। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Aapko daraya gaya hai, ye accha nahi hua. Koi dosh kisi ki jaan nahi leta, shaadi nahi todta, aulad nahi cheenta, aur puja ya ratna na kharidne se kuch bura nahi hota. Jo kahe ki paise do nahi to anarth hoga, wo dar bech raha hai. Kuch mat dijiye, ek raat soch lijiye, ghar mein kisi ko bataiye. Chahein to poochiye ki aapki kundli mein sach mein kya hai: saaf bataya jayega, aur kuch becha nahi jayega. Is message ka koi paisa nahi lagta.',
  },
  caste: {
    en: 'No caste makes a person less, and no chart speaks of it: the planets don’t know your surname. Two adults may marry whom they choose, and the Special Marriage Act is made for it. If the families are only unhappy, time and one elder on your side help. If there are threats, take them seriously: call 112, ask the district police for protection, and 15100 for free legal help. This message is free.',
    hi: 'जाति से कोई छोटा नहीं होता, और कुंडली में जाति होती ही नहीं: ग्रह किसी का उपनाम नहीं जानते। दो बालिग़ अपनी पसंद से शादी कर सकते हैं, विशेष विवाह अधिनियम इसी के लिए है। घर वाले केवल नाराज़ हों तो समय और आपकी तरफ़ का कोई एक बड़ा काम आता है। धमकी मिले तो उसे हल्के में मत लीजिए: 112 पर फ़ोन कीजिए, ज़िले की पुलिस से सुरक्षा माँगिए, और 15100 पर मुफ़्त क़ानूनी मदद लीजिए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Jaati se koi chhota nahi hota, aur kundli mein jaati hoti hi nahi: grah kisi ka surname nahi jaante. Do baalig apni pasand se shaadi kar sakte hain, Special Marriage Act isi ke liye hai. Ghar wale sirf naaraz hon to samay aur aapki taraf ka koi ek bada kaam aata hai. Dhamki mile to use halke mein mat lijiye: 112 par phone kijiye, zile ki police se suraksha maangiye, aur 15100 par free kanooni madad lijiye. Is message ka koi paisa nahi lagta.',
  },
  gambling: {
    en: 'No chart can see a lottery number, a match or the next card, so I won’t give you one: it would be your money on my guess. If you have lost, please don’t chase it with another bet or a loan. If it has become hard to stop, or the debts keep you awake, Tele-MANAS on 14416 helps, free, in confidence, day and night. Ask me about your work and income, and I will gladly look. This message is free.',
    hi: 'लॉटरी का नंबर, मैच या अगला पत्ता कोई कुंडली नहीं देख सकती, इसलिए यहाँ नहीं बताया जाता: पैसा आपका लगेगा और अंदाज़ा हमारा। हार हुई है तो उसे पूरा करने के लिए फिर दाँव या उधार मत लगाइए। छोड़ना मुश्किल हो रहा हो या क़र्ज़ से नींद न आए, तो टेली-मानस 14416 पर मुफ़्त और चुपचाप मदद मिलती है, दिन-रात। अपने काम और कमाई के बारे में पूछिए, ज़रूर देखेंगे। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Lottery ka number, match ya agla patta koi kundli nahi dekh sakti, isliye yahan nahi bataya jaata: paisa aapka lagega aur andaza hamara. Haar hui hai to use poora karne ke liye phir daav ya udhaar mat lagaiye. Chhodna mushkil ho raha ho ya karz se neend na aaye, to Tele-MANAS 14416 par free aur chupchap madad milti hai, din raat. Apne kaam aur kamai ke baare mein poochiye, zaroor dekhenge. Is message ka koi paisa nahi lagta.',
  },
  market: {
    en: 'Which share or coin to buy or sell, and what it will do, no chart can see, so I give no tips. For a real decision an adviser registered with SEBI can look at your whole situation; put in only what you could bear to lose, and nothing borrowed. Ask me how your chart speaks of income, saving or work in the markets, and I will gladly read that. This message is free.',
    hi: 'कौन सा शेयर या कॉइन लें या बेचें और वह कहाँ जाएगा, यह कोई कुंडली नहीं देख सकती, इसलिए यहाँ टिप नहीं दी जाती। असली फ़ैसले के लिए सेबी में पंजीकृत सलाहकार आपकी पूरी हालत देख सकते हैं; उतना ही लगाइए जितना डूब भी जाए तो चल सके, और उधार का नहीं। कमाई, बचत या बाज़ार से जुड़े काम के बारे में पूछिए, ज़रूर देखेंगे। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Kaun sa share ya coin lein ya bechein aur wo kahan jayega, ye koi kundli nahi dekh sakti, isliye yahan tip nahi di jaati. Asli faisle ke liye SEBI registered advisor aapki poori situation dekh sakte hain; utna hi lagaiye jitna doob bhi jaye to chal sake, aur udhaar ka nahi. Kamai, bachat ya market se jude kaam ke baare mein poochiye, zaroor dekhenge. Is message ka koi paisa nahi lagta.',
  },
  sexual: {
    en: 'Questions of the body are nothing to be ashamed of, but a chart is the wrong place for them. A doctor, best a urologist or gynaecologist, hears this every day and can usually help; in most states 104 gives free advice by phone. If somebody presses or forces you, at home or at work, that is not a matter of planets: 181 for women and 112 for anyone, day and night. This message is free.',
    hi: 'शरीर के सवालों में शर्म की कोई बात नहीं, पर कुंडली इनकी जगह नहीं है। डॉक्टर, ख़ासकर यूरोलॉजिस्ट या स्त्री रोग विशेषज्ञ, यह रोज़ सुनते हैं और अक्सर इलाज होता है; ज़्यादातर राज्यों में 104 पर फ़ोन से मुफ़्त सलाह मिलती है। घर या काम पर कोई दबाव या ज़बरदस्ती करे तो यह ग्रहों की बात नहीं है: महिलाओं के लिए 181 और सबके लिए 112, दिन-रात। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Sharir ke sawaalon mein sharm ki koi baat nahi, par kundli inki jagah nahi hai. Doctor, khaaskar urologist ya gynaecologist, ye roz sunte hain aur aksar ilaaj hota hai; zyadatar states mein 104 par phone se free salah milti hai. Ghar ya kaam par koi dabaav ya zabardasti kare to ye grahon ki baat nahi hai: mahilaon ke liye 181 aur sabke liye 112, din raat. Is message ka koi paisa nahi lagta.',
  },
  famous: {
    en: 'The health, the end or the private troubles of real people, famous or not, are not foretold here; it would be unfair to them and only a guess. Ask about the talents, the work or the character a chart describes, and I will read it with care. This message is free.',
    hi: 'असली लोगों की सेहत, मृत्यु या निजी परेशानियाँ यहाँ नहीं बताई जातीं, चाहे वे मशहूर हों या न हों; यह उनके साथ ठीक नहीं होगा और केवल अंदाज़ा होगा। कुंडली की प्रतिभा, काम या स्वभाव के बारे में पूछिए, ध्यान से पढ़ा जाएगा। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Asli logon ki sehat, maut ya niji pareshaniyan yahan nahi batayi jaati, chahe wo mashhoor hon ya na hon; ye unke saath theek nahi hoga aur sirf andaza hoga. Kundli ki pratibha, kaam ya swabhav ke baare mein poochiye, dhyan se padha jayega. Is message ka koi paisa nahi lagta.',
  },
} as const satisfies Record<string, CareText>
