import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const hair = words(
  'hair|haircut|hair cut|nails?|baal|bal|nakhun|nakhoon|naakhun|shav(?:e|ing)|beard|dadhi|head ?wash|shampoo|बाल|नाखून|नाखुन|दाढी|शेविंग',
)
const cut = words(
  'cut*|cutting|trim*|wash*|kat*|kaat*|dho*|shampoo|shav(?:e|ing)|haircut|banwa*|काट*|कट*|धो*|बनवा*',
)
const ofDays = words(
  'tuesdays?|thursdays?|saturdays?|wednesdays?|mondays?|sundays?|fridays?|mangal[vw]a{1,2}r|mangal|guru[vw]a{1,2}r|shani[vw]a{1,2}r|budh[vw]a{1,2}r|som[vw]a{1,2}r|which days?|what days?|kis din|kaun ?s[ae] din|kons[ae] din|kaunse din|night|raat|amavasya|मंगलवार|मंगल|गुरुवार|शनिवार|बुधवार|सोमवार|किस दिन|कौन ?स[ाे] दिन|रात|अमावस्या|बृहस्पतिवार',
)
const surgery = words(
  'operation|surgery|surger*|cataract|operate*|bypass|stent|angioplasty|transplant|ऑपरेशन|आपरेशन|सर्जरी|मोतियाबिंद|cesarean|c-?section|delivery',
)
const badTime = words(
  'khar ?ma+s|malmas|adhik ma+s|panchak|amavasya|amavas|ekadashi|grahan|shraddh*|pitru paksh*|pitra paksh*|saturday|tuesday|shani[vw]a{1,2}r|mangal[vw]a{1,2}r|rahu ?ka+l|navratr*|ashadh*|chaturmas|muhurat|muhurta|mahurat|shubh (?:din|samay)|auspicious|खरमास|मलमास|अधिक मास|पंचक|अमावस*|एकादशी|ग्रहण|श्राद्ध*|पितृ पक्ष|शनिवार|मंगलवार|राहु ?काल|मुहूर्त|शुभ (?:दिन|समय)|चातुर्मास|नवरात्र*',
)
const mayBe = words(
  'can|ok|okay|should|safe|postpone|wait|delay|avoid|is it|allowed|good|kar(?:a|wa)?*|sakt*|skt*|taal*|tal|ruk*|sahi|thik|theek|kya|सकत*|करा*|करवा*|टाल*|रुक*|ठीक|सही|क्या',
)
const kharmas = words(
  'khar ?ma+s|kharmas|malmas|mal ?ma+s|adhik ma+s|purushottam ma+s|dhanur ma+s|margazhi|खरमास|खर मास|मलमास|अधिक ?मास|पुरुषोत्तम मास',
)
const deed = words(
  'saga+i|sagai|engagement|roka|shaa?di|wedding|vivah|griha ?pravesh|housewarming|shop|dukan|car|gaadi|gadi|bike|buy*|kharid*|mundan|travel|job|join*|puja|pooja|shift*|house|ghar|plot|start|begin|business|सगाई|रोका|शादी|विवाह|गृह ?प्रवेश|दुकान|गाडी|खरीद*|मुंडन|यात्रा|नौकरी|पूजा|शिफ्ट|घर|शुरू|काम|registry|रजिस्ट्री',
)
const panchak = words('panchak|पंचक')
const panchakDeed = words(
  `buy*|kharid*|khareed*|cot|khat|khatiya|palang|bed|wood|lakdi|roof|chhat|lintel|dalwa*|saman|samaan|travel|south|start|shop|dukan|car|gaadi|griha ?pravesh|shadi|wedding|puja|banwa*|bunwa*|खरीद*|खाट|पलंग|लकडी|छत|सामान|यात्रा|दक्षिण|दुकान|गाडी|गृह ?प्रवेश|शादी|पूजा|बनवा*|बुनवा*|kya kare|क्या करें|what is|kya hota|क्या होत*`,
)
const fathers = words(
  'shraddh? ?paksh*|shradh ?paksh*|shradh(?:o|on)? (?:me|ke din|mein|days)|shraadh (?:me|mein|days|paksh*)|pitru ?paksh*|pitra ?paksh*|pitr ?paksh*|kanagat|श्राद्ध (?:पक्ष|में|के दिन)|श्राद्धों|पितृ ?पक्ष|पितर ?पक्ष|कनागत',
)
const amavasya = words('amavasya|amavasai|amavas|no ?moon|new moon|अमावस्या|अमावस')
const beginOn = words(
  'open*|start*|begin|shuru*|key|keys|chabi|chaabi|kharid*|buy*|join*|delivery|travel|yatra|lena|le lu|car|gaadi|griha|shift*|shop|dukan|खोल*|शुरू*|चाबी|खरीद*|गाडी|दुकान|यात्रा|शिफ्ट',
)
const asks = words(
  'can|ok|okay|should|is it|allowed|good|bad|fine|sakt*|skt*|kya|sahi|thik|theek|shubh|ashubh|lu|karu|chahiye|चाहिए|chalega|सकत*|क्या|सही|ठीक|शुभ|अशुभ|लूं|करूं|चलेगा|must',
)
const chaturmas = words(
  'cha+turma+s|ashad*|aashad*|asad(?:a|h)*|aadi (?:month|masam)?|devshayani|dev ?shayani|चातुर्मास|चौमासा|आषाढ|देवशयनी|chaumasa',
)
const houseWed = words(
  'griha ?prav*|gruha ?prav*|gruhapravesam|housewarming|house warming|shift*|move|moving|shaa?di|wedding|marriage|vivah|गृह ?प्रवेश|शिफ्ट|शादी|विवाह',
)
const chauth = words(
  '(?:ganesh )?chau?th(?:i)? (?:ka|ke) cha+nd|chaturthi (?:ka |ke |moon|cha+nd)*|ganesh (?:chaturthi|chauth)|kalank chauth|chauthi ka|चौथ(?:ी)? का चांद|चतुर्थी का चांद|गणेश (?:चतुर्थी|चौथ)|कलंक चौथ|chavithi|chaviti',
)
const sawMoon = words('saw|seen|see|dekh*|dikh*|kalank|blame|moon|chand|chaand|देख*|दिख*|कलंक|चांद')
const direction = words(
  'disha ?shool|dishashool|disha ?sul|दिशाशूल|दिशा ?शूल|(?:east|west|north|south|purab|poorab|pashchim|paschim|uttar|dakshin|पूर्व|पश्चिम|उत्तर|दक्षिण)',
)
const journey = words(
  'travel*|journey|trip|yatra|safar|jana|jaana|go|going|यात्रा|सफर|जाना|जाऊं|जा सक*',
)
const weekday = words(
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|som[vw]a{1,2}r|mangal[vw]a{1,2}r|budh[vw]a{1,2}r|guru[vw]a{1,2}r|shukra[vw]a{1,2}r|shani[vw]a{1,2}r|ravi[vw]a{1,2}r|which day|kis din|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|किस दिन',
)
const lend = words(
  'lend*|lending|udhaa?r|udha+r|karz|karj|loan|money|paisa|paise|rupay*|emi|kist|cash|उधार|कर्ज|पैस*|लोन|किस्त|रुपय*|नकद|salt|namak|doodh|milk|curd|dahi|नमक|दूध|दही',
)
const lendDay = words(
  'tuesdays?|wednesdays?|thursdays?|fridays?|mangal[vw]a{1,2}r|budh[vw]a{1,2}r|guru[vw]a{1,2}r|shukra[vw]a{1,2}r|after sunset|sunset|shaam ko|sham ko|sandhya|suraj doob*|diya jal*|मंगलवार|बुधवार|गुरुवार|शुक्रवार|सूर्यास्त|शाम को|संध्या|night|raat',
)
const giveIt = words(
  'give|giving|lend|dena|dete|de|diya|return|repay|pay|take|lena|chukan*|देना|देते|दे|लौटा*|चुका*|लेना',
)

export const dayRows: readonly TraditionRow[] = [
  {
    point: 'operation-day',
    words: [surgery, badTime, mayBe],
    without: words(
      'cesar*|c-? ?section|delivery|baby|pregnan*|which date|kaun ?s[ia] (?:tarikh|date)|exact|muhurat nikal*|shubh muhurat bata*|time on|business|sensitive operation|dog|neuter|success|safal|सफल|(?:ya|or|या) (?:som|mangal|budh|guru|shukra?|shani|ravi|mon|tues|wednes|thurs|fri|satur|sun|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)*|will|hoga|होगा|ho gaya|हो गया|ho gayi|dukan|kab kara*|कब करा*',
    ),
    most: 28,
  },
  {
    point: 'hair-nails',
    words: [hair, cut, ofDays],
    without: words(
      "baby|first|mundan|baby'?s|bacch*|मुंडन|rashi|manglik|exam|interview kab|hair ?fall|jhad*|झड*|salon|parlour|cut off|bang(?:s)?|umbilical|tax|मेरी राशि",
    ),
    most: 22,
  },
  {
    point: 'pitru-paksha',
    words: [
      fathers,
      words(
        'saga+i|sagai|engagement|roka|shaa?di|wedding|buy*|kharid*|khareed*|car|gaadi|gadi|bike|phone|house|ghar|flat|plot|land|zameen|job|join*|start*|travel|shop|dukan|clothes|kapd*|gold|registry|सगाई|शादी|खरीद*|गाडी|घर|जमीन|नौकरी|शुरू|दुकान|कपड*|सोना|रजिस्ट्री',
      ),
      asks,
    ],
    without: words('fasts?|vrat|who all|which date|tithi|तिथि|kab|कब'),
    most: 24,
  },
  {
    point: 'kharmas',
    words: [kharmas, deed],
    without: words(
      'born|janm*|janam|जन्म*|cancel*|badal*|बदल*|girl|ladki wale|लडकी वाले|operation|surgery|khatam|kab (?:khatam|lag|hai)|कब (?:खत्म|लग)',
    ),
    most: 24,
  },
  {
    point: 'panchak',
    words: [panchak, panchakDeed],
    without: words('mar[ae]|mare|died|death|kab|कब|icu|मर[ेाी]|मृत्यु|operation|date|today|aaj|आज'),
    most: 22,
  },
  {
    point: 'chaturmas',
    words: [chaturmas, houseWed, asks],
    without: words('date|tarikh|tareekh|when|which month|kab|कब|muhurat|born|janm*'),
    most: 24,
  },
  {
    point: 'amavasya-begin',
    words: [amavasya, beginOn, asks],
    without: words(
      'fast|vrat|व्रत|tarpan|born|janm*|जन्म*|intermittent|tabiyat|when is|kab hai|कब है|operation|date of|kaun ?s[ia]',
    ),
    most: 24,
  },
  {
    point: 'chauth-moon',
    words: [chauth, sawMoon],
    without: words(
      'karva|karwa|करवा|sankasht*|sankat*|संकष्ट*|kab|kitne baje|time|कब|nikleg*|निकलेग*',
    ),
    most: 20,
  },
  {
    point: 'travel-direction',
    words: [words('disha ?shool|dishashool|disha ?sul|दिशाशूल|दिशा ?शूल')],
    without: words('date'),
    most: 22,
  },
  {
    point: 'travel-direction',
    words: [direction, journey, weekday, asks],
    without: words(
      'job|settle|plot|house|facing|city|which direction|luck*|kab|when|कब|north (?:india|east)|south (?:india|indian)|west bengal',
    ),
    most: 18,
  },
  {
    point: 'money-day',
    words: [lend, lendDay, giveIt, asks],
    without: words(
      'will|wapas|return my|back|kab|when|job|salary|interest|bank loan|approve|sanction|muhurat|लौटाएग*|वापस|कब|fast|vrat|donate|daan|दान|doctor|baby|pila*|पिला*|drink|pee|drank',
    ),
    most: 18,
  },
]
