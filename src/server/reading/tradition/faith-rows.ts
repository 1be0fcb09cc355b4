import { remedies } from './common-words.ts'
import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const faith = words(
  'christian*|catholic|muslim*|islam|musalman|sikh|sardar|jain|buddhist|parsi|pentecost*|atheist|nastik|isai|isaai|church|namaz|allah|jesus|gurudwara|gurdwara|masjid|ईसाई|मुस्लिम|मुसलमान|सिख|चर्च|मस्जिद|गुरुद्वारा|नास्तिक|बौद्ध',
)
const ofHindu = words(
  `${remedies}|diya|lamp|deepak|puja|pooja|mantra*|shani|om|chalisa|vrat|fast|tilak|mandir|temple|til|havan|दीया|दीपक|पूजा|मंत्र|शनि|चालीसा|व्रत|मंदिर|ओम`,
)
const maySo = words(
  'can i|may i|allowed|okay?|ok for|is it (?:ok|allowed|fine|wrong|right)|sin|sakt*|skt*|chalega|karu|kar lu|instead|same|so no|without|must i|should i|light|do it|सकत*|चलेगा|करूं|पाप|जलाऊं|jalau|jala|clash',
)
const anger = words(
  'angry (?:with|at|on) (?:god|him|bhagwan|krishna|shiv*)|anger (?:at|with|on|towards) god|hate god|scold god|fight with god|bhagwan (?:se|par|pe) (?:naraz|naraj|gussa|ladai|vishwas uth)|god se (?:naraz|gussa)|vishwas uth|faith (?:is )?(?:gone|lost|broken|going)|lost (?:my )?faith|nishtha (?:is )?going|nahi maan(?:ti|ta) (?:ab )?bhagwan|stopped praying|भगवान (?:से|पर) (?:नाराज*|गुस्सा|विश्वास उठ*|भरोसा उठ*)|भगवान को कोस*|विश्वास उठ गय*|आस्था (?:उठ|टूट)*',
)
const noWish = words(
  '(?:mandir|temple|puja|pooja|pray*|bhakti|dhyan|mala|jap|naam jap|मंदिर|पूजा|जप|ध्यान|भक्ति|माला)',
)
const mindNot = words(
  "mann? (?:hi |me |mein )?(?:nahi|nhi|ni)(?: \\p{L}+)?|man (?:kyu|kyun) bhatakta|man nahi (?:lagta|karta|tikta)|mind (?:runs|wanders|not|goes)|bhatakt*|don'?t feel like|no wish|yaad aata|not able to concentrate|मन (?:ही |में )?(?:नहीं|नही)(?: \\p{L}+)?|मन भटक*|भटकत*",
)
const pray = words(
  'why|kyu|kyun|kyon|sin|paap|wrong|dosh|what|kya|how|kaise|advise|क्यों|पाप|दोष|क्या|कैसे|गलत',
)
const guru = words('guru|guruji|guru ?ji|gurus|gurudev|deeksha|diksha|दीक्षा|गुरु|गुरुजी|गुरूजी|गुरुदेव')
const changeGuru = words(
  'change|leave|leaving|left|another|second|other|new|badal*|dusra|doosra|chhod*|chod*|died|passed|samadhi|dehant|man hat|mann? nahi|बदल*|दूसरा|छोड*|समाधि|देहांत|मन हट*|नया',
)
const guruAsks = words(
  'sin|paap|wrong|can i|should|may|karu|lu|le|sakt*|dosh|whom|kis ?se|पाप|दोष|करूं|लूं|किससे|मानूं|तो नहीं|क्या',
)
const kuldevi = words(
  'kul ?dev[iya]*|kula ?dev[iay]*t?h?a?|kuladeva*t?h?a?|kuldevta|kuladaivam|kula deivam|family deity|कुलदेव*|कुल ?देव*',
)
const unknown = words(
  'who|kaun|kon|which|pata (?:nahi|nhi|ni|kaise|kare)|pata|know|forgot*|yaad (?:nahi|ni|nhi)|bhool*|find|kaise pata|कौन|पता|भूल*|याद नह*|कैसे|कोन',
)
const soul = words(
  'soul|atma|aatma|at peace|in peace|shanti|is happy|happy where|khush|खुश|आत्मा|शांति|सुकून',
)
const gone = words(
  'late|died|dead|passed (?:away|on)?|gone|no more|expired|guzar*|gujar*|swarg*|nahi rah[ae]|chal[ei] (?:gay|bas)*|after (?:his|her) death|jahan hai|jahan hain|मर[ेाी]|गुजर*|स्वर्ग*|चल बसे|नहीं रह[ेाी]|जहां हैं|जहां है|missed his tithi|papa ke jaane',
)
const peaceAsk = words(
  'is (?:he|she|my|his|her|papa|mummy)|if (?:he|she|my)|are they|kya|hai kya|hai ki|shant hai|क्या|है क्या|tell',
)
const notPeace = words(
  'shanti ke liye|शांति के लिए|किताब*|suicide|faansi|fansi|hang*|apne man se|khud|poison|zeher|jaldi|mujhe bhi|main bhi|me too|buried my son|meet|my own|own life|kill|murder*|accident kisne|फांसी|जहर|मन से जात*|खुद|मुझे भी|मैं भी|घर में शांति|ghar me shanti|shanti path|mantra|path|pooja for|दान|which dana|shraddh*|पाठ|jau|jaun|going',
)
const meditate = words(
  'dhyan|dhyaan|meditat*|sadhna|sadhana|saadhna|kriya|kundalini|ध्यान|साधना|क्रिया|आंख बंद|कुंडलिनी|aankh band',
)
const signs = words(
  'light|roshni|colou?rs?|pressure|heat|vibrat*|kampan|jhatk*|forehead|maathe|mathe|third eye|buzz*|rona|tingl*|रोशनी|प्रकाश|दबाव|कंपन|माथे|गर्मी|झटक*|नीली',
)

export const faithRows: readonly TraditionRow[] = [
  {
    point: 'god-anger',
    words: [anger],
    without: words('which|kab|when|job|husband left|wapas kab|suicide|mar jau'),
    most: 32,
  },
  {
    point: 'other-faith',
    words: [faith, ofHindu, maySo],
    without: words(
      `marri*|shaa?di|wedding|convert*|love|boyfriend|girlfriend|rishta|family agree|शादी|what (?:simple|can|may|should|is)|which (?:days|month|god)|kis devta|engagement|saint|bhajan achhe|naam daan|is it written`,
    ),
    most: 34,
  },
  {
    point: 'guru-change',
    words: [guru, changeGuru, guruAsks],
    without: words(
      'jupiter|brihaspati|dasha|thursday|guruvar|ring|pukhraj|job|school|tuition|threat*|dhamk*|धमक*|zabardasti|jabardasti|wrong touch|गलत काम|sanyas|milega|milenge|kab|कब|teacher|vakri|rahu|नौकरी',
    ),
    most: 24,
  },
  {
    point: 'kuldevi-unknown',
    words: [kuldevi, unknown],
    without: words(
      'angry|naraz|naraaz|naraj|नाराज|upset|calls|temple kab|dosh|and isht*|isht*|इष्ट',
    ),
    most: 24,
  },
  { point: 'soul-peace', words: [soul, gone, peaceAsk], without: notPeace, most: 24 },
  {
    point: 'sadhana-signs',
    words: [meditate, signs],
    without: words(
      'tears|rona aa*|mantra*|(?:dhyan|dhyaan) rakh*|ध्यान रख*|dil|heart|दिल|bana hu|meant for|बना हूं|pani|exam|padhai',
    ),
    most: 24,
  },
  {
    point: 'prayer-no-wish',
    words: [noWish, mindNot, pray],
    without: words(
      'job|naukri|padhai|study|studies|office|exam|pad?hai|bete|beti|daughter|son|pati|husband|wife|biwi|which|kaun ?s[aei]|kons[aei]|temple trip|mandir me rishta|chart|mere bhagya|yog|suicide|love|pyar|पढाई|काम में मन|बेटी|नौकरी|emi due',
    ),
    most: 20,
  },
]
