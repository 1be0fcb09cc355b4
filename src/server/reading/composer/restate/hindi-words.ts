/** The words by which a Hindi question, in either script, is said again as a wish. */

/** The asker's own words, as they are said to the asker. */
export const swapped: Readonly<Record<string, string>> = {
  मेरा: 'आपका',
  मेरी: 'आपकी',
  मेरे: 'आपके',
  मुझे: 'आपको',
  मुझको: 'आपको',
  मुझसे: 'आपसे',
  मैं: 'आप',
  हम: 'आप',
  हमारा: 'आपका',
  हमारी: 'आपकी',
  हमारे: 'आपके',
  हमें: 'आपको',
  हमको: 'आपको',
  mera: 'aapka',
  meri: 'aapki',
  mere: 'aapke',
  mujhe: 'aapko',
  muje: 'aapko',
  mujhko: 'aapko',
  mujhse: 'aapse',
  main: 'aap',
  mai: 'aap',
  hum: 'aap',
  ham: 'aap',
  hamara: 'aapka',
  hamari: 'aapki',
  hamare: 'aapke',
  humara: 'aapka',
  humari: 'aapki',
  humare: 'aapke',
  hame: 'aapko',
  hamein: 'aapko',
  humein: 'aapko',
  humko: 'aapko',
  hamko: 'aapko',
  hmko: 'aapko',
  hume: 'aapko',
  mko: 'aapko',
  mujko: 'aapko',
  mje: 'aapko',
  menu: 'aapko',
  hamse: 'aapse',
  humse: 'aapse',
  meray: 'aapke',
  mri: 'aapki',
  mra: 'aapka',
  mre: 'aapke',
  मुझमें: 'आपमें',
  हमसे: 'आपसे',
  मुझपर: 'आप पर',
  मैने: 'आपने',
}

/** Spellings that are slips for sure, as they are written. */
const spelled: Readonly<Record<string, string>> = {
  नही: 'नहीं',
  मे: 'में',
  कालेज: 'कॉलेज',
  डाक्टर: 'डॉक्टर',
  हास्टल: 'हॉस्टल',
  जमीन: 'ज़मीन',
  कर्जा: 'क़र्ज़ा',
  फैसला: 'फ़ैसला',
  ट्रांसफर: 'ट्रांसफ़र',
  प्रमोसन: 'प्रमोशन',
  आफिस: 'ऑफ़िस',
  ऑफिस: 'ऑफ़िस',
  जाब: 'जॉब',
  नोकरी: 'नौकरी',
  पैसै: 'पैसे',
  सादी: 'शादी',
  बीबी: 'बीवी',
  बटवारा: 'बँटवारा',
  बटवारे: 'बँटवारे',
  सरकारि: 'सरकारी',
  पेंसन: 'पेंशन',
  रिजल्ट: 'रिज़ल्ट',
  कागज: 'काग़ज़',
  हक: 'हक़',
  जमिन: 'ज़मीन',
  मम्मि: 'मम्मी',
  mumy: 'mummy',
  bacha: 'baccha',
  zindgi: 'zindagi',
  बिजनेस: 'बिज़नेस',
  वीजा: 'वीज़ा',
  किस्त: 'क़िस्त',
  तरक्की: 'तरक़्क़ी',
  k: 'ke',
  me: 'mein',
  m: 'mein',
  mai: 'mein',
  pe: 'par',
  p: 'par',
  nd: 'aur',
  n: 'aur',
  nokri: 'naukri',
  nukri: 'naukri',
  nauri: 'naukri',
  shadi: 'shaadi',
  sadi: 'shaadi',
  shaddi: 'shaadi',
  govt: 'sarkari',
  mkan: 'makaan',
  jameen: 'zameen',
  jamin: 'zameen',
  zamin: 'zameen',
  pese: 'paise',
  pesa: 'paisa',
  pas: 'paas',
  frnd: 'friend',
  frd: 'friend',
  vdo: 'video',
  yt: 'YouTube',
  insta: 'Instagram',
  wapis: 'wapas',
  vapis: 'wapas',
  vapas: 'wapas',
  bhgwan: 'bhagwan',
  prmotion: 'promotion',
  promosan: 'promotion',
  transfr: 'transfer',
  postng: 'posting',
  selectn: 'selection',
  sb: 'sab',
  sbi: 'SBI',
  bi: 'bhi',
  hme: 'aapko',
  wla: 'wala',
  wli: 'wali',
  wle: 'wale',
  ghr: 'ghar',
  sath: 'saath',
  rista: 'rishta',
  riste: 'rishte',
  pyr: 'pyaar',
  resut: 'result',
  rslt: 'result',
}

/** "मैं": to the asker, and spelt out. "Main job" is the first job that one has, and no I. */
export const toAsker = (words: readonly string[]): string[] =>
  words
    .filter((word) => !filler.test(word))
    .map((word) => swapped[word.toLowerCase()] ?? spelled[word.toLowerCase()] ?? word)

/** Words that add nothing to what is asked. */
const filler =
  /^(?:ही|क|sach|kahin|kahi|कहीं|सचमुच|सच|please|sir|bhaiya ji|ab|अब|ky|kia|bas|बस|aakhir|akhir|आखिर|आख़िर|bhi na|ji|जी|guruji|गुरुजी|pandit|maharaj|महाराज|yr|yar|yaar|bhai sahab|bta|h|re)$/iu

/** What belongs to another kind of question, or to more than one clause. */
export const compound =
  /(?<![\p{L}\p{M}])(?:क्या|कौन|कौनसा|कैसा|कैसी|केसा|केसी|केसे|कैसे|कहाँ|कहां|किधर|कितन[ाेी]|क्यों|क्यूं|किस\p{M}*|किसको|किससे|किसके|या|पर|लेकिन|तो|अगर|कि|जो|जब|तब|तभी|देख|बोलो|है|हैं|था|थी|थे|हूँ|हूं|आप|आपकी|आपका|आपके|kya|ky|kaun|kon|kaunsa|konsa|kaisa|kaisi|kese|kaise|kahan|kaha|kitn[aei]|kyu|kyun|kyon|kiski|kiska|kisko|kis|kisse|kiske|kuki|ya|or|lekin|but|to|toh|agar|jo|jab|tab|tabhi|dekh|dekho|bolo|hai|hain|h|tha|thi|hu|hun|hoon|aap|ap|aapki|aapka|if|will|when|रहना|rehna|भरोसा|matlab|मतलब|chahiye|चाहिए)(?![\p{L}\p{M}])/iu

/** What happened stands in another clause than what is asked. */
export const past =
  /(?<![\p{L}\p{M}])(?:दिया|दी|दिए|किया|गया|गई|गयी|गए|हुआ|हुई|हुए|लिया|आया|आई|मिला|मिली|था|बोले|कहा|diya|dia|diye|kiya|gaya|gya|gayi|gyi|gai|gaye|gye|hua|hui|hue|liya|aaya|aya|aayi|mila|mili|nikla|nikli|bola|bole|kaha|bana|lagaya|karaya|khaya|khayi|kharida|becha|rakha|suna|khelna|खाया|पूछे|बताए|खरीदा|ख़रीदा|बेचा|रखा)(?![\p{L}\p{M}])/iu
/** A time that stands in the answer by its own date. */
export const dated =
  /(?<![\p{L}\p{M}])(?:आज|कल|परसों|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|साल|महीने|दिन|पहले|बाद|रोज|aaj|aj|kal|parso|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar|ravivar|monday|tuesday|wednesday|thursday|friday|saturday|sunday|saal|sal|mahine|mahina|din|pehle|pahle|pehla|baad|bad|roz|sometime|turant|तुरंत)(?![\p{L}\p{M}])/iu
/** "Will have to", "will stay" and a bare "will go" are not what is hoped for. */
export const notHoped =
  /^(?:पड़|पड|रह|चाह|सक|दिख|लेग|pad|par|pd|rah|reh|rh|chah|sak|sk|dikh|dekh|देख|सोच|soch|कह|keh|kah|बता|bata|सोचे?|लग ज|पूछ|puchh?|समझ|samajh|निभा|hans|has|हँस|हंस|मर|mar)$/iu
/** Stems with which "goes" means that it comes about: "ho jaye". */
export const stems =
  /^(?:छुड़ा|कमा|दिखा|बचा|बढ़ा|मना|जमा|समझा|chhuda|kama|dikha|bacha|badha|mana|jama|samjha|pahuncha|patak|पटक|हो|मिल|बन|लग|निकल|सुलझ|सुधर|चुक|आ|बच|कर|पा|निपट|उतर|बिक|बढ़|पहुँच|पहुंच|जुड़|मान|चल|दे|ले|जीत|खुल|लौटा|लौट|छूट|टूट|डूब|निकाल|रोक|हार|कट|भर|बोल|भेज|बुला|छोड़|ठहर|उठ|जम|दिल|फल|हट|टल|मिट|सँभल|संभल|टिक|बस|छप|निभ|ho|mil|ban|lag|nikal|nikl|sulajh|sudhar|sudhr|chuk|aa|a|bach|kar|kr|paa|de|le|de|likh|jeet|jit|khul|mil|lauta|laut|chhoot|chhut|toot|tut|doob|dub|nikaal|rok|haar|har|kat|band|chal|chl|nipat|utar|bik|badh|pahunch|pahuch|jud|maan|man|clear|settle|pass|set)$/iu

/** One word that by itself says nothing of what is asked. */
export const vague =
  /^(?:clear|theek|thik|thk|sahi|accha|acha|achha|achchha|better|pass|set|final|confirm|wapas|wapis|vapas|ठीक|सही|अच्छा|अच्छी|बेहतर|पास|वापस|पूरा|पूरी|सफल|dono|दोनों|दूसरी|दूसरा|अगली|नई|doosri|dusri|agli|nayi|dobara|दोबारा|फिर|phir|fir|recover|khali|खाली|शांत|shant|shaant|शुरू|शुरु|shuru|start|chalu|चालू|शुभ|safal|hit|हिट|hath|haath|हाथ|dubara|दुबारा|khtm|khatam|खत्म|ख़त्म|settle|allot|approve|approved|release|issue|recover|complete|join|कुछ|kuch|kuchh|time|समय|samay|ho|हो|ye|yeh|यह|ये|aisa|ऐसा|itna|इतना|बात|baat|छोटी|छोटा|बड़ी|बड़ा|chhoti|chhota|badi|bada)$/iu
/** Words that name nothing that is asked for: who is pointed at, what joins, what lends weight. */
export const weakWords =
  /^(?:वो|वह|ओ|वे|wo|woh|vo|voh|ve|unka|uska|unki|uski|unke|uske|उनका|उसका|उनकी|उसकी|उनके|उसके|usko|use|unko|unhe|उसको|उसे|उनको|उन्हें|usse|उससे|unse|उनसे|mera|meri|mere|mujhe|muje|mko|mujhko|humko|hamko|hame|humein|hume|hamein|मेरा|मेरी|मेरे|मुझे|मुझको|हमको|हमें|main|mai|मैं|hum|ham|हम|भी|bhi|ही|hi|में|मे|mein|me|का|की|के|को|से|पर|ka|ki|ke|ko|se|par|pe|यह|ये|yeh|ye|इस|is|इसमें|isme|ab|अब|sach|सच|sab|सब|dusri|दूसरी|bar|baar|बार|apna|apni|apne|अपना|अपनी|अपने|aap|hamara|hamari|humara|humari|हमारा|हमारी)$/iu

const month =
  'जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर|सावन|भादों|कार्तिक|अगहन|पूस|माघ|फागुन|चैत|बैसाख|जेठ|असाढ़|दिवाली|दीवाली|होली|राखी|रक्षाबंधन|दशहरा|नवरात्रि|छठ|करवाचौथ|ईद|लगन|सहालग|सीज़न|सीजन|' +
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec|sawan|saawan|kartik|magh|phagun|fagun|chait|baisakh|diwali|deepawali|holi|rakhi|dussehra|navratri|chhath|eid|lagan|season'
const figure =
  '\\d{1,4}|एक|दो|तीन|चार|पाँच|पांच|छह|छः|साल|ek|do|teen|char|paanch|panch|chhah|che|saal|sal'
const span =
  'साल|सालों|महीने|महीना|हफ़्ते|हफ्ते|दिन|दिनों|भर|saal|sal|mahine|mahina|month|months|hafte|din|bhar'
const until =
  'के अंदर|के भीतर|से पहले|के बाद|में|मे|तक|पर|को|ke andar|ke bhitar|se pehle|se pahle|ke baad|ke bad|mein|me|m|tak|tk|pe|par|ko'
/** A time that a question names: the answer names its own. */
export const hindiTimes = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:(?:(?:इस|इसी|अगले|अगली|is|isi|iss|e|agle|agli|aane wale|next)\\s+)?(?:${month})(?:\\s+\\d{4})?|(?:19|20)\\d\\d|(?:(?:${figure})\\s+(?:${span})))\\s+(?:${until})(?![\\p{L}\\p{M}])`,
  'giu',
)

/** Those who do something for or with the asker. */
export const people =
  /^(?:वाल[ाेी]|लोग|पति|पत्नी|पापा|मम्मी|माँ|मां|सास|ससुर|भाई|भैया|बहन|दीदी|जेठ|देवर|ननद|बहू|दामाद|मामा|चाचा|ताऊ|दोस्त|बेट[ाीे]|बॉस|सरकार|बैंक|कंपनी|कोर्ट|wal[aei]|log|pati|patni|papa|mummy|maa|saas|sasur|bhai|bhaiya|behen|didi|jeth|devar|nanad|bahu|damad|mama|chacha|tau|dost|husband|wife|beta|beti|boss|sarkar|bank|company|court|police|पुलिस|party|पार्टी)$/iu
