import type { CareText } from './care-text.ts'

/**
 * The one line that stands before an answer where the reader of questions is torn, or where a reading may be
 * given with care. Such an answer is free. Every number has its source and date in docs/helplines.md.
 */
export const careOpenings = {
  crisis: {
    en: 'In case things feel too heavy just now: Tele-MANAS on 14416 listens, free, day and night, and 112 comes at once.',
    hi: 'अगर मन बहुत भारी हो, तो टेली-मानस 14416 पर बात सुनी जाती है, मुफ़्त, दिन-रात; और 112 तुरंत आता है।',
    hinglish:
      'Agar mann bahut bhaari ho, to Tele-MANAS 14416 par baat suni jaati hai, free, din raat; aur 112 turant aata hai.',
  },
  victim: {
    en: 'In case someone hurts, forces or threatens you: that is not your fate; 181 for women, 1098 under 18 and 112 for anyone help day and night, free.',
    hi: 'अगर कोई मारे, दबाव डाले या धमकाए, तो वह आपका भाग्य नहीं है; महिलाओं के लिए 181, 18 से कम उम्र में 1098 और सबके लिए 112 पर दिन-रात मुफ़्त मदद है।',
    hinglish:
      'Agar koi maare, dabaav daale ya dhamkaye, to wo aapka bhagya nahi hai; mahilaon ke liye 181, 18 se kam umar mein 1098 aur sabke liye 112 par din raat free madad hai.',
  },
  minor: {
    en: 'In case anything or anyone frightens you: 1098 is there for everyone under 18, free, day and night.',
    hi: 'अगर कोई बात या कोई इंसान डराए, तो 18 से कम उम्र वालों के लिए 1098 है, मुफ़्त, दिन-रात।',
    hinglish:
      'Agar koi baat ya koi insaan daraye, to 18 se kam umar walon ke liye 1098 hai, free, din raat.',
  },
  death: {
    en: 'In case you fear for a life: no chart shows how long it is; a doctor knows more, and Tele-MANAS on 14416 listens, free, day and night.',
    hi: 'अगर किसी की जान की फ़िक्र हो: कौन कितना जिएगा, यह कुंडली नहीं दिखाती; डॉक्टर ज़्यादा बता सकते हैं, और टेली-मानस 14416 पर बात सुनी जाती है, मुफ़्त, दिन-रात।',
    hinglish:
      'Agar kisi ki jaan ki fikr ho: kaun kitna jiyega, ye kundli nahi dikhati; doctor zyada bata sakte hain, aur Tele-MANAS 14416 par baat suni jaati hai, free, din raat.',
  },
  'unborn-sex': {
    en: 'First: whether a child will be a boy or a girl is not told here, by law and because no chart shows it; if you are being pressed for a son, 181 is free, day and night.',
    hi: 'पहले यह: बच्चा लड़का होगा या लड़की, यह यहाँ नहीं बताया जाता, क़ानून से भी और इसलिए भी कि कुंडली नहीं दिखाती; बेटे के लिए दबाव हो तो 181 मुफ़्त है, दिन-रात।',
    hinglish:
      'Pehle ye: baccha ladka hoga ya ladki, ye yahan nahi bataya jaata, kanoon se bhi aur isliye bhi ki kundli nahi dikhati; bete ke liye dabaav ho to 181 free hai, din raat.',
  },
  'harm-others': {
    en: 'In case anger is getting the better of you: Tele-MANAS on 14416 listens, free, day and night; a wrong done to you belongs with the police on 112 or free legal help on 15100.',
    hi: 'अगर ग़ुस्सा हावी हो रहा हो, तो टेली-मानस 14416 पर बात कीजिए, मुफ़्त, दिन-रात; आपके साथ ग़लत हुआ हो तो पुलिस 112 और मुफ़्त क़ानूनी मदद 15100 पर है।',
    hinglish:
      'Agar gussa haavi ho raha ho, to Tele-MANAS 14416 par baat kijiye, free, din raat; aapke saath galat hua ho to police 112 aur free kanooni madad 15100 par hai.',
  },
  illness: {
    en: 'First: for tests, treatment and medicine please go by your doctor, and in an emergency call 112; what follows is only for courage.',
    hi: 'पहले यह: जाँच, इलाज और दवा डॉक्टर की सलाह से ही, और आपात में 112; आगे केवल ज्योतिष की बात है।',
    hinglish:
      'Pehle ye: jaanch, ilaaj aur dawa doctor ki salah se hi, aur emergency mein 112; aage ki baat sirf himmat ke liye hai.',
  },
  pregnancy: {
    en: 'First: for you and the baby the doctor’s word counts; with bleeding, pain or less movement go at once, or call 112.',
    hi: 'पहले यह: आपके और बच्चे के लिए डॉक्टर की बात ही मानिए; ख़ून, दर्द या हलचल कम हो तो तुरंत जाइए या 112 पर फ़ोन कीजिए।',
    hinglish:
      'Pehle ye: aapke aur bacche ke liye doctor ki baat hi maaniye; khoon, dard ya halchal kam ho to turant jaiye ya 112 par phone kijiye.',
  },
  fertility: {
    en: 'First: for the treatment itself your fertility doctor’s advice counts, and a cycle that failed is nobody’s fault.',
    hi: 'पहले यह: इलाज में अपने डॉक्टर की सलाह ही मानिए, और जो कोशिश सफल नहीं हुई उसमें दोष किसी का नहीं है।',
    hinglish:
      'Pehle ye: ilaaj mein apne doctor ki salah hi maaniye, aur jo koshish safal nahi hui usmein dosh kisi ka nahi hai.',
  },
  'black-magic': {
    en: 'First: no chart shows a spell, and nobody needs to be paid to lift one; if the fear keeps you awake, Tele-MANAS on 14416 is free, day and night.',
    hi: 'पहले यह: किया-कराया कुंडली में नहीं दिखता, और उतारने के लिए किसी को पैसे देने की ज़रूरत नहीं; डर से नींद न आए तो टेली-मानस 14416 मुफ़्त है, दिन-रात।',
    hinglish:
      'Pehle ye: kiya karaya kundli mein nahi dikhta, aur utaarne ke liye kisi ko paise dene ki zaroorat nahi; dar se neend na aaye to Tele-MANAS 14416 free hai, din raat.',
  },
  'fear-sold': {
    en: 'First: whoever says that something terrible happens unless you pay is selling fear; no dosha takes a life or a marriage, and you need to buy nothing.',
    hi: 'पहले यह: जो कहे कि पैसे न दिए तो अनर्थ होगा, वह डर बेच रहा है; कोई दोष न जान लेता है, न शादी तोड़ता है, और आपको कुछ ख़रीदना नहीं है।',
    hinglish:
      'Pehle ye: jo kahe ki paise na diye to anarth hoga, wo dar bech raha hai; koi dosh na jaan leta hai, na shaadi todta hai, aur aapko kuch kharidna nahi hai.',
  },
  caste: {
    en: 'First: caste makes nobody less and stands in no chart, and two adults may marry whom they choose; if there are threats, 112 protects and 15100 gives free legal help.',
    hi: 'पहले यह: जाति से कोई छोटा नहीं होता, कुंडली में वह होती ही नहीं, और दो बालिग़ अपनी पसंद से शादी कर सकते हैं; धमकी मिले तो 112 और मुफ़्त क़ानूनी मदद के लिए 15100 है।',
    hinglish:
      'Pehle ye: jaati se koi chhota nahi hota, kundli mein wo hoti hi nahi, aur do baalig apni pasand se shaadi kar sakte hain; dhamki mile to 112 aur free kanooni madad ke liye 15100 hai.',
  },
  gambling: {
    en: 'First: no chart sees a draw or a match, so no numbers here; if it is hard to stop, Tele-MANAS on 14416 helps, free, in confidence.',
    hi: 'पहले यह: लॉटरी या मैच कोई कुंडली नहीं देखती, इसलिए नंबर नहीं; छोड़ना मुश्किल हो तो टेली-मानस 14416 पर मुफ़्त और चुपचाप मदद है।',
    hinglish:
      'Pehle ye: lottery ya match koi kundli nahi dekhti, isliye number nahi; chhodna mushkil ho to Tele-MANAS 14416 par free aur chupchap madad hai.',
  },
  market: {
    en: 'First: no chart sees the market, so this is no tip; for the money itself ask an adviser registered with SEBI, and risk nothing borrowed.',
    hi: 'पहले यह: बाज़ार कोई कुंडली नहीं देखती, इसलिए यह टिप नहीं है; पैसे के फ़ैसले सेबी में पंजीकृत सलाहकार से पूछकर लीजिए, और उधार का मत लगाइए।',
    hinglish:
      'Pehle ye: market koi kundli nahi dekhti, isliye ye tip nahi hai; paise ke faisle SEBI registered advisor se pooch kar lijiye, aur udhaar ka mat lagaiye.',
  },
  sexual: {
    en: 'First: for questions of the body a doctor helps best and has heard them all, and in most states 104 advises free by phone.',
    hi: 'पहले यह: शरीर की बात में सबसे अच्छी मदद डॉक्टर की है, उनसे शर्म कैसी; ज़्यादातर राज्यों में 104 पर फ़ोन से मुफ़्त सलाह मिलती है।',
    hinglish:
      'Pehle ye: sharir ki baat mein sabse acchi madad doctor ki hai, unse sharm kaisi; zyadatar states mein 104 par phone se free salah milti hai.',
  },
  stalking: {
    en: 'First: being followed after a no is a crime, whoever does it; 112 and, for women, 181 help day and night.',
    hi: 'पहले यह: मना करने के बाद पीछा करना अपराध है, कोई भी करे; 112 और महिलाओं के लिए 181 पर दिन-रात मदद है।',
    hinglish:
      'Pehle ye: mana karne ke baad peecha karna apraadh hai, koi bhi kare; 112 aur mahilaon ke liye 181 par din raat madad hai.',
  },
} as const satisfies Record<string, CareText>
