import type { CalmCause } from './calm-cause.ts'
import { anyNeed, anyNeedInHindi, words } from './words-of-need.ts'

/** What no calm matter of a family or of a feeling has beside it. */
const need = `${anyNeed}|hungry|bhookh\\w*|bhukh\\w*|scar(?:ed|y|es)|terrif\\w*|to live|living for|life (?:is )?(?:over|finished)`
const needInHindi = `${anyNeedInHindi}|भूख|सता |सताते|प्रताड़`

/** The words for weariness without those that are also said of worship. */
const needBesideFaith = need
  .replace("don'?t (?:want|feel|wish)|", '')
  .replace('man nahi lag\\w*|mann nahi lag\\w*|dil nahi|', '')
const needBesideFaithInHindi = needInHindi.replace('मन नहीं लग|मन नहीं करता|दिल नहीं|', '')

/** Calm matters between near people, of the dead, of faith and of a farewell. */
export const calmOfHouseAndHeart: readonly CalmCause[] = [
  {
    // Father, mother, son or brother who do not speak, and nothing worse than silence.
    explains: ['victim', 'crisis', 'harm-others', 'minor'],
    isOfReader: true,
    named: [
      words(
        "not (?:spoken|speaking|talking|talked)|(?:hasn'?t|haven'?t|isn'?t|aren'?t|won'?t|doesn'?t|don'?t) (?:spoken|speak\\w*|talk\\w*)|stopped (?:speaking|talking)|(?:is|are|goes|gone|keeps?) silent|no talk\\w*|talking terms|leaves (?:the )?room|cut (?:me )?off|baa?t (?:bhi |hi )?(?:nahi|nhi|ni|nai) (?:kar|kr)\\w*|baa?t(?:cheet)? band|bol ?cha+l (?:band|nahi|nhi)|bolna band|bolt[aei] (?:hi )?(?:nahi|nhi|ni|nai)|abola|mu+h phula\\w*|ruth\\w*|rooth\\w*",
        'बात (?:ही |भी )?नह?ीं? कर|बात(?:चीत)? बंद|बोलचाल (?:बंद|नहीं)|बोलना बंद|बोलत[ाेी] (?:ही )?नह|अबोला|रूठ|मुंह फुला|मुँह फुला',
      ),
      words(
        "(?:my )?(?:papa|father|dad(?:dy)?|mother|mummy|mumm?a|mom|amma|appa|aai|baba|parents|brothers?|sisters?|son|daughter|uncle|aunt|chacha|mama|mausi|tauji|bhai\\w*|bhaiya|behe?n|bahan|didi|beta|bete|beti|nana|nani|dada|dadi)(?:'?s)?",
        'पापा|पिता|बाबूजी|मां|माँ|मम्मी|भाई|भैया|बहन|दीदी|बेटा|बेटे|बेटी|चाचा|मामा|मौसी|ताऊ|नाना|दादा',
      ),
      words(
        'soften\\w*|forgiv\\w*|accept\\w*|patch\\w*|reconcil\\w*|come (?:round|around)|again|melt\\w*|make up|maa?n (?:jaa?y\\w*|ja\\w*)|maa?neng?e|maa?neg[ai]|maaf\\w*|sulah|pehle jais\\w*|pahle jais\\w*|phir se|fir se|kab (?:tak )?(?:baat|bol|maan|pighal|thik|theek)\\w*|pighal\\w*|(?:baat|bolna) kab|gussa kab|kab gussa',
        'मान (?:जा|जाएं|जाए)|मानेंग|मानेग|माफ|माफ़|सुलह|पहले जैस|फिर से|पिघल|कब (?:तक )?(?:बात|बोल|मान|ठीक)|गुस्सा कब|बात कब',
      ),
    ],
    unless: words(
      `${need}|husband|wife|pati|patni|biwi|sasur\\w*|saas|in ?laws?|school|tuition|engagement|someone else|girl of|15|16|17`,
      `${needInHindi}|पति|पत्नी|बीवी|सास|ससुर|स्कूल|सगाई|15|16|17`,
    ),
  },
  {
    // Somebody who died, seen in a dream.
    explains: ['death', 'crisis', 'illness', 'victim', 'harm-others'],
    isOfReader: true,
    named: [
      words('dreams?|dreamt|dreaming|sap[nm]\\w*|khwab|khwaab', 'सपन|स्वप्न|ख़?्वाब'),
      words(
        'expired?|passed(?: away)?|died|no more|departed|late (?:father|mother|husband|wife|brother|sister|grand\\w+)|gu[zj]ar\\w*|swarg\\w*|chal bas\\w*|n(?:ahi|hi|ai) rah[ei]|mrit\\w*|barsi|shraddh?a?|pitr[ui]?|terahvi|tehravi|ko (?:gaye|gye)',
        'गुज़?र|स्वर्ग|चल बस|नहीं रहे|नहीं रही|मृत|दिवंगत|बरसी|श्राद्ध|पितृ|पितर|तेरहव|को गए|को गये',
      ),
    ],
    unless: words(
      `${need}|call(?:s|ed|ing)? me|bula\\w*|take me|took my hand|come (?:with|to)|le (?:ja|jaa)\\w*|sa+th (?:chal|aa|ja|le)\\w*|my (?:own )?death|meri (?:maut|chita|arthi)|will die|marega|maregi|haath pakd\\w*`,
      `${needInHindi}|बुला|ले जा|साथ (?:चल|आ|जा|ले)|मेरी (?:चिता|अर्थी)|हाथ पकड़|मरेग`,
    ),
  },
  {
    // A grown child far away who may come home.
    explains: ['crisis', 'victim', 'death', 'self-harm'],
    isOfReader: true,
    named: [
      words(
        '(?:will|when|if|ever|does|would) (?:\\w+ ){0,3}(?:come|return|settle|shift|move|be) ?(?:back|home|here|to india)|(?:come|comes|return|returns) (?:back )?(?:home|to stay|for good|to india)|(?:wapas|vapas|wapis|vapis) (?:\\w+ )?(?:aa\\w*|a[ay]\\w*|laut\\w*)|lau?t(?:eg[ai]|enge|kar|ke|na)',
        'वापस (?:आ|लौट)|लौटेग|लौटेंग|लौट(?:कर| के| आ)|लौटना',
      ),
      words(
        'abroad|foreign|videsh|pardes|canada|calgary|toronto|brampton|surrey|vancouver|us|usa|america|texas|dallas|new jersey|california|uk|london|england|germany|berlin|ireland|dublin|australia|sydney|melbourne|perth|auckland|new zealand|singapore|dubai|gulf|qatar|muscat|oman|saudi|kuwait|bahrain|green card|pr|h1b|visa|bangalore|bengaluru|pune|hyderabad|mumbai|chennai|gurgaon|noida',
        'विदेश|परदेस|कनाडा|अमेरिका|अमरीका|लंदन|इंग्लैंड|जर्मनी|ऑस्ट्रेलिया|दुबई|खाड़ी|क़?तर|ओमान|सऊदी|कुवैत|सिंगापुर|बेंगलुरु|बैंगलोर|पुणे|मुंबई|दिल्ली',
      ),
      words(
        "(?:my |our )?(?:sons?|daughters?|boy|children|kids|grand\\w+)(?:'?s)?|beta|bete|beti|betiya|ladka|ladki|bachch?e|bahu|his (?:\\w+ )?(?:fees|college|school|engineering|studies)",
        'बेटा|बेटे|बेटी|बच्चे|लड़का|लड़के|बहू',
      ),
    ],
    unless: words(
      `${need.replace('zinda|', '')}|expired|passed away|missing|agent|passport|kidnap\\w*|husband|pati|after me|when i am gone|mere baad|last time|antim`,
      `${needInHindi}|लापता|एजेंट|पासपोर्ट|पति |मेरे बाद|आख़?िरी|अंतिम`,
    ),
  },
  {
    // A faith that was lost, most of all by a death or a loss, and whether it comes back.
    explains: ['crisis', 'victim', 'self-harm', 'death', 'illness'],
    isOfReader: true,
    named: [
      words(
        'god|gods|bhagw\\w*|ishwar|thakur ?ji|shiv\\w*|hanuman\\w*|krishna|kanha|mata rani|allah|jesus|waheguru|babaji|pray\\w*|puja|pooja|mandir|temple|church|rosary|gurudwara|namaz|chalisa|path|faith|devotion|belief|aastha|astha|bhakti|jap|jaap|mala',
        'भगवान|ईश्वर|ठाकुर|शिव|हनुमान|कान्हा|माता रानी|अल्लाह|वाहेगुरु|पूजा|मंदिर|चालीसा|पाठ|आस्था|भक्ति|जाप|जप|माला|नमाज',
      ),
      words(
        "angr?y|anger|gus+a\\w*|naraa?z\\w*|lost (?:my |all |the )?(?:faith|belief|devotion|interest)|(?:can'?t|cannot|not able to|unable to|stopped|left) (?:\\w+ )?(?:pray\\w*|puja|pooja|going|chanting|lighting)|don'?t (?:feel like|want to) (?:pray\\w*|go\\w*|light\\w*|do puja)|man+ (?:hi |bhi )?(?:nahi|nhi|ni|nai) (?:kar\\w*|kr\\w*|lag\\w*|hota)|haath (?:hi |bhi )?(?:nahi|nhi|ni) (?:jud|jod)\\w*|(?:bharosa|vishwas|viswas|aastha|astha) (?:\\w+ )?(?:uth|toot|tut|nahi|nhi|kam|khatam|chala)\\w*",
        'ग़?ुस्स|नाराज़?|हाथ (?:ही |भी )?नह?ीं? (?:जुड़|जोड़)|हाथ ही नही|मन (?:ही |भी )?नह?ीं? (?:कर|लग|हो)|(?:भरोसा|विश्वास|आस्था) (?:ही )?(?:उठ|टूट|नह|कम|ख़?त्म|चला)',
      ),
      words(
        'return\\w*|come back|back|again|before|like before|why|how|normal|wrong|sin|paap|pap|laut\\w*|wapas|vapas|phir|fir|pehle|pahle|ky[uo]n?|kaise|kab|galat|jabse|jab se',
        'लौट|वापस|फिर|पहले|क्य|कैसे|कब|ग़?लत|पाप|जब से|जबसे',
      ),
    ],
    unless: words(
      `${needBesideFaith}|life|zindagi|jindagi|jeevan|nothing|kuch bhi|everything|anything|take me|utha le\\w*|husband|pati`,
      `${needBesideFaithInHindi}|ज़?िंदगी|जिन्दगी|जीवन|कुछ भी|किसी काम|उठा ले|पति `,
    ),
  },
  {
    // The wedding card of a former love: whether to go there is all that "go" means.
    explains: ['crisis', 'victim', 'self-harm', 'harm-others'],
    isOfReader: true,
    named: [
      words(
        "(?:wedding|shaa?di|marriage|sagai|engagement|reception)\\b.{0,28}(?:card|invit\\w*|bula\\w*|nyota)|(?:card|invit\\w*|nyota)\\b.{0,28}(?:wedding|shaa?di|marriage|sagai|engagement|reception)|(?:his|her|ex'?s|uski) (?:wedding|shaa?di|reception)",
        '(?:शादी|सगाई|विवाह) का (?:कार्ड|न्योता|निमंत्रण|बुलावा)|(?:कार्ड|न्योता|निमंत्रण).{0,20}(?:शादी|सगाई)',
      ),
      words(
        'go|going|attend\\w*|skip|gift|ja+u+n?|ja+o|ja+na|jaa?ye?|na jau\\w*|wish (?:him|her)',
        'जाऊं|जाऊँ|जाना|जाएं|जाएँ|जाये|जाए|तोहफ',
      ),
    ],
    unless: words(
      `${need}|mandap|ba+ra+t|stage|drama|tamasha|rok\\w*|stop (?:it|the|her|his)|ruin\\w*|expose|photos?|videos?|my wedding|meri shaa?di|last|aakhri|akhri|antim`,
      `${needInHindi}|मंडप|बारात|तमाशा|रोक|फ़?ोटो|वीडियो|मेरी शादी|आख़?िरी|अंतिम`,
    ),
  },
  {
    // How a parent's health will be, where no illness is told.
    explains: ['illness'],
    isOfReader: true,
    named: [
      /^(?:[^\s]+ ){1,5}(?:health|sehat|swasthya|tabiyat|tabiyet|सेहत|स्वास्थ्य|तबीयत|तबियत) (?:कैस[ाीे]|kais[aie]) (?:रहेग[ाीे]|होग[ाीे]|rahe?g[aie]|hog[aie])[\s?।.!]*$/u,
    ],
    unless: words('bimar\\w*|ill|sick|operation|hospital', 'बीमार|ऑपरेशन|अस्पताल'),
  },
  {
    // A boss who scolds before everybody.
    explains: ['crisis', 'victim', 'self-harm'],
    isOfReader: true,
    named: [
      words(
        'boss|manager|sir|ma+m|madam|team lead|tl|senior|saa?hab|office|daftar',
        'बॉस|मैनेजर|सर |मैडम|साहब|सीनियर|दफ़्तर|दफ्तर|ऑफ़िस|ऑफिस',
      ),
      words('scold\\w*|shout\\w*|yell\\w*|da+nt\\w*|chill?a\\w*', 'डाँट|डांट|चिल्ला|फटकार'),
    ],
    unless: words(
      `${anyNeed}|cry\\w*|rot[aei]|ro rah\\w*|school|tuition|class|husband|pati|night|akele?`,
      `${anyNeedInHindi}|रोती|रोता|रोना|रो रह|स्कूल|ट्यूशन|कक्षा|पति |रात`,
    ),
  },
  {
    // Jewels that are kept with a mother-in-law.
    explains: ['victim'],
    isOfReader: true,
    named: [
      words(
        'jewel\\w*|gold|gehn[ae]|gahn[ae]|ze?var\\w*|ornaments?|streedhan|stridhan',
        'गहन|ज़?ेवर|जेवर|स्त्रीधन|सोना ',
      ),
      words('locker|keeping|rakh[aei]?|kept|with her|unke paas|saas ke paas', 'लॉकर|रख|पास'),
      words(
        'give (?:it|them)|get (?:it|them|my)|return\\w*|back|wapas|vapas|lauta\\w*|deg[ie]|denge',
        'लौटा|वापस|देंगी|देगी',
      ),
    ],
    unless: words(
      `${anyNeed}|dowry|dahej|demand\\w*|snatch\\w*|chh?een\\w*|plot|throw\\w*|nikal\\w*|not allowed|(?:nahi|nhi) jaa?ne|phone`,
      `${anyNeedInHindi}|दहेज|छीन|प्लॉट|निकाल|नहीं जाने|फ़?ोन`,
    ),
  },
  {
    // Whoever harmed nobody and asks why fate is unkind.
    explains: ['crisis'],
    isOfReader: true,
    named: [
      words(
        'kisi ka bura nahi|kisi ka bura nhi|(?:never|not) (?:harmed|hurt|cheated)|did no (?:harm|wrong)',
        'किसी का (?:कुछ )?बुरा नह',
      ),
      words('why|kyu\\w*|kyo\\w*', 'क्यों|क्यूँ|क्यूं'),
    ],
    unless: words(`${anyNeed}|rot[aei]`, `${anyNeedInHindi}|रोती|रोता`),
  },
]
