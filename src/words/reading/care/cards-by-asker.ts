import type { CareText } from './care-text.ts'

/**
 * What stands in place of a card of danger where a man asks, or somebody under eighteen: no helpline that is not
 * theirs is named. Every number has its source and date in docs/helplines.md.
 */
export const cardsForMen = {
  abuse: {
    en: 'What is being done to you is wrong, and a man need not bear it in silence. Nobody has the right to hit you, threaten you or force you. If you are in danger now, call 112: the police come for you too. Free legal help is on 15100, and Tele-MANAS on 14416 listens, free, day and night. Have a doctor write down any injury, keep messages and papers where you can reach them, and tell one person you trust. This message is free.',
    hi: 'जो हो रहा है वह ग़लत है, और मर्द होने का मतलब यह नहीं कि चुपचाप सहा जाए। किसी को भी आपको मारने, धमकाने या मजबूर करने का हक़ नहीं है। अभी ख़तरा हो तो 112 पर फ़ोन कीजिए, पुलिस आपके लिए भी आती है। मुफ़्त क़ानूनी मदद 15100 पर है, और टेली-मानस 14416 पर दिन-रात बात सुनी जाती है। चोट हो तो डॉक्टर से लिखवा लीजिए, संदेश और काग़ज़ सँभालकर रखिए, और किसी एक भरोसे के इंसान को बताइए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Jo ho raha hai wo galat hai, aur mard hone ka matlab ye nahi ki chupchap saha jaye. Kisi ko bhi aapko maarne, dhamkane ya majboor karne ka haq nahi hai. Abhi khatra ho to 112 par phone kijiye, police aapke liye bhi aati hai. Free kanooni madad 15100 par hai, aur Tele-MANAS 14416 par din raat baat suni jaati hai. Chot ho to doctor se likhwa lijiye, messages aur kaagaz sambhal kar rakhiye, aur kisi ek bharose ke insaan ko bataiye. Is message ka koi paisa nahi lagta.',
  },
  confined: {
    en: 'Nobody may lock you in, take your phone or papers, or stop you from going out: that is against the law, whoever does it. Call 112 and say where you are; they come to the door. If you cannot speak, stay on the line. Free legal help is on 15100; under 18 it is 1098. If you can, send one trusted person your address now. This message is free.',
    hi: 'किसी को हक़ नहीं कि आपको बंद रखे, फ़ोन या काग़ज़ छीने या बाहर जाने से रोके। यह क़ानून के ख़िलाफ़ है, चाहे घर वाले ही करें। 112 पर फ़ोन करके पता बताइए, वे दरवाज़े तक आते हैं। बोल न सकें तो फ़ोन चालू रखिए। मुफ़्त क़ानूनी मदद 15100 पर है; उम्र 18 से कम हो तो 1098। हो सके तो अभी किसी भरोसे के इंसान को अपना पता भेज दीजिए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Kisi ko haq nahi ki aapko band rakhe, phone ya kaagaz cheene ya bahar jaane se roke. Ye kanoon ke khilaf hai, chahe ghar wale hi karein. 112 par phone karke pata bataiye, wo darwaze tak aate hain. Bol na sakein to phone chalu rakhiye. Free kanooni madad 15100 par hai; umar 18 se kam ho to 1098. Ho sake to abhi kisi bharose ke insaan ko apna address bhej dijiye. Is message ka koi paisa nahi lagta.',
  },
  forcedMarriage: {
    en: 'Nobody may marry you off against your will, not your parents either; without your yes it is no marriage to be read for. If you are being forced, watched or threatened, call 112; free legal help is on 15100. If you are under 18, call 1098: a child marriage can be stopped, even on the day itself. Tell one person outside the house today. This message is free.',
    hi: 'आपकी मर्ज़ी के बिना कोई आपकी शादी नहीं कर सकता, माता-पिता भी नहीं। ज़बरदस्ती, पहरा या धमकी हो तो 112 पर फ़ोन कीजिए; मुफ़्त क़ानूनी मदद 15100 पर है। उम्र 18 से कम हो तो 1098 पर फ़ोन कीजिए: बाल विवाह उसी दिन भी रुकवाया जा सकता है। घर के बाहर किसी एक को आज ही बता दीजिए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Aapki marzi ke bina koi aapki shaadi nahi kar sakta, maa baap bhi nahi. Zabardasti, pehra ya dhamki ho to 112 par phone kijiye; free kanooni madad 15100 par hai. Umar 18 se kam ho to 1098 par phone kijiye: baal vivah usi din bhi rukwaya ja sakta hai. Ghar ke bahar kisi ek ko aaj hi bata dijiye. Is message ka koi paisa nahi lagta.',
  },
  blackmail: {
    en: 'You are not the one who should be ashamed; the person threatening you is committing a crime, and no police officer asks for money over a video. Don’t pay, because they come back for more. Don’t delete anything: keep the chats, numbers and payment details, and block them after that. Report it at cybercrime.gov.in; if money has gone, call the cybercrime helpline 1930 at once. In danger call 112. Tell one person you trust. This message is free.',
    hi: 'शर्म आपको नहीं, धमकाने वाले को आनी चाहिए; अपराध वह कर रहा है, और कोई असली पुलिस वाला वीडियो के लिए पैसे नहीं माँगता। पैसे मत दीजिए, वे फिर माँगते हैं। कुछ मिटाइए मत: चैट, नंबर और भुगतान का हिसाब रखिए, उसके बाद ब्लॉक कीजिए। cybercrime.gov.in पर शिकायत कीजिए; पैसे जा चुके हों तो तुरंत साइबर हेल्पलाइन 1930 पर फ़ोन कीजिए। ख़तरा हो तो 112। किसी एक भरोसे के इंसान को बताइए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Sharm aapko nahi, dhamkane wale ko aani chahiye; apraadh wo kar raha hai, aur koi asli police wala video ke liye paise nahi maangta. Paise mat dijiye, wo phir maangte hain. Kuch delete mat kijiye: chat, number aur payment ka hisaab rakhiye, uske baad block kijiye. cybercrime.gov.in par shikayat kijiye; paise ja chuke hon to turant cyber helpline 1930 par phone kijiye. Khatra ho to 112. Kisi ek bharose ke insaan ko bataiye. Is message ka koi paisa nahi lagta.',
  },
  stalked: {
    en: 'Being followed and called after you said no is not love and not destiny; it is wrong, and you may have it stopped. If they are near you now, call 112. For messages and fake accounts there is cybercrime.gov.in, and free legal help is on 15100. Write down dates and places, keep the messages, and let family and a colleague know whom to look out for. This message is free.',
    hi: 'मना करने के बाद भी पीछा करना और फ़ोन करना न प्यार है, न क़िस्मत। यह ग़लत है और रुकवाया जा सकता है। वह अभी पास हो तो 112 पर फ़ोन कीजिए। संदेशों और नक़ली खातों के लिए cybercrime.gov.in है, और मुफ़्त क़ानूनी मदद 15100 पर। तारीख़ और जगह लिखते रहिए, संदेश सँभालिए, और घर वालों और किसी साथी को बता दीजिए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Mana karne ke baad bhi peecha karna aur phone karna na pyaar hai, na kismat. Ye galat hai aur rukwaya ja sakta hai. Wo abhi paas ho to 112 par phone kijiye. Messages aur fake accounts ke liye cybercrime.gov.in hai, aur free kanooni madad 15100 par. Date aur jagah likhte rahiye, messages sambhaliye, aur ghar walon aur kisi saathi ko bata dijiye. Is message ka koi paisa nahi lagta.',
  },
} as const satisfies Record<string, CareText>

/** The same for somebody under eighteen. */
export const cardsForMinors = {
  crisis: {
    en: 'I am glad you wrote this here, and you are not in trouble for it. It feels as if it will never end, but it can get better, and you need not manage it alone. Please call 1098 now, or Tele-MANAS on 14416: both are free, day and night, and you don’t have to give your name. If you feel you might hurt yourself, call 112, or wake somebody at home and say just what you wrote here. Marks, a quarrel or a mistake can be mended; nothing in your birth chart says otherwise. Tell one grown-up you trust today. This message is free.',
    hi: 'अच्छा किया कि यह बात यहाँ लिख दी; इसके लिए कोई नाराज़ नहीं होगा। अभी लगता है कि यह कभी ख़त्म नहीं होगा, पर यह ठीक हो सकता है, और अकेले नहीं सँभालना है। अभी 1098 या टेली-मानस 14416 पर फ़ोन कीजिए: दोनों मुफ़्त हैं, दिन-रात, और नाम बताना ज़रूरी नहीं। डर हो कि ख़ुद को चोट पहुँच जाएगी, तो 112 पर फ़ोन कीजिए, या घर में किसी को जगाकर वही कहिए जो यहाँ लिखा है। नंबर, झगड़ा या ग़लती, सब सुधर सकता है; कुंडली इसके उलट कुछ नहीं कहती। किसी एक भरोसे के बड़े को आज ही बताइए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Accha kiya ki ye baat yahan likh di; iske liye koi naaraz nahi hoga. Abhi lagta hai ki ye kabhi khatam nahi hoga, par ye theek ho sakta hai, aur akele nahi sambhalna hai. Abhi 1098 ya Tele-MANAS 14416 par phone kijiye: dono free hain, din raat, aur naam batana zaroori nahi. Dar ho ki khud ko chot pahunch jayegi, to 112 par phone kijiye, ya ghar mein kisi ko jaga kar wahi kahiye jo yahan likha hai. Number, jhagda ya galti, sab sudhar sakta hai; kundli iske ulat kuch nahi kehti. Kisi ek bharose ke bade ko aaj hi bataiye. Is message ka koi paisa nahi lagta.',
  },
  blackmail: {
    en: 'You have done nothing that you need to be ashamed of; the person threatening you is committing a crime, and it can be stopped. Please call 1098: it is free, day and night, and you don’t have to give your name. Don’t send money or another picture, and don’t delete anything. A grown-up can report it with you at cybercrime.gov.in, where pictures of children have a section of their own; if money has gone, call 1930 at once. In danger call 112. Tell one grown-up you trust today. This message is free.',
    hi: 'आपने ऐसा कुछ नहीं किया जिस पर शर्म आए; अपराध धमकाने वाला कर रहा है, और यह रुकवाया जा सकता है। 1098 पर फ़ोन कीजिए: मुफ़्त है, दिन-रात, और नाम बताना ज़रूरी नहीं। पैसे या दूसरी तस्वीर मत भेजिए, और कुछ मिटाइए मत। कोई बड़ा आपके साथ cybercrime.gov.in पर शिकायत कर सकता है, वहाँ बच्चों की तस्वीरों के लिए अलग विभाग है; पैसे जा चुके हों तो तुरंत 1930 पर फ़ोन कीजिए। ख़तरा हो तो 112। किसी एक भरोसे के बड़े को आज ही बताइए। इस संदेश का कोई शुल्क नहीं है।',
    hinglish:
      'Aapne aisa kuch nahi kiya jis par sharm aaye; apraadh dhamkane wala kar raha hai, aur ye rukwaya ja sakta hai. 1098 par phone kijiye: free hai, din raat, aur naam batana zaroori nahi. Paise ya doosri photo mat bhejiye, aur kuch delete mat kijiye. Koi bada aapke saath cybercrime.gov.in par shikayat kar sakta hai, wahan bacchon ki photo ke liye alag section hai; paise ja chuke hon to turant 1930 par phone kijiye. Khatra ho to 112. Kisi ek bharose ke bade ko aaj hi bataiye. Is message ka koi paisa nahi lagta.',
  },
} as const satisfies Record<string, CareText>
