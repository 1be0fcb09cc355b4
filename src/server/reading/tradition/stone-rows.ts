import { breaks, may, period, stones } from './common-words.ts'
import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

/** Stones that words name by themselves; "ring" and "nag" mean much else. */
const surely =
  'gems?|gemstones?|ratna*|ratan|pukhraj|neelam|nilam|panna|moti|moonga|munga|manik|gomed|lehsuniya|lahsuniya|opal|emerald|ruby|pearl|coral|sapphire|hessonite|रत्न*|पुखराज|नीलम|पन्ना|मोती|मूंगा|माणिक|गोमेद|लहसुनिया|ओपल'
const lost = words(
  'lost|lose|missing|kho|kho gay*|gum|gum ho|ghum|gir gay*|gir gya|gira|beh gay*|bah gay*|fell|slipped|drain|खो|खोया|खो गय*|गुम|गिर गय*|बह गय*',
)
const another = words(
  "(?:some ?(?:one|body) else|another person|other person|grand ?(?:mother|father)|mother|mom|father|nani|dadi|dada|nana|saas|mother-in-law|mil|brother|sister|husband|wife|friend|papa|mummy|maa)(?:'?s)? (?:old |late |own |wala |wali |ki |ka |ke |blue |yellow |red |coral |pearl |gold |silver ){0,3}(?:ring|stone|gem*|ratna*|neelam|pukhraj|panna|moti|moonga|sapphire|coral|emerald|pearl|ruby|angoothi|anguthi|nag|diamond|opal)|(?:kisi (?:aur|dusre|doosre)|dusre|doosre|(?:meri |mere |apni |apne )?(?:nani|dadi|maa|papa|saas|pati|bhai|behen|mummy)) (?:ki|ka|ke) (?:pehn* |utr* |purani |purana |hui |hua ){0,3}(?:ring|stone|ratna*|neelam|pukhraj|panna|moti|moonga|angoothi|anguthi|nag)|(?:किसी और|दूसरे|नानी|दादी|मां|माताजी|पिताजी|पापा|सास|पति|भाई|बहन) (?:की|का|के) (?:पहन* |हुई |हुआ |पुरानी |पुराना ){0,3}(?:अंगूठी|रत्न|नग|नीलम|पुखराज|पन्ना|मोती|मूंगा)|(?:second ?hand|used) (?:stone|gem*|sapphire|pukhraj|neelam)|utra hua|उतरा हुआ|पहना हुआ",
)
const wears = words(
  'wear|wearing|pehn*|pahn*|pehen*|pahen*|dal*|use|safe|ok|can i|पहन*|डाल*|can|चलेग*|chalega',
)
const together = words(
  'together|both|saath|sath|with (?:pearl|ruby|coral|emerald|diamond|gomed|hessonite|it|opal|neelam|pukhraj|moti|panna|yellow|blue)|ek saath|dono|do ratn*|two (?:stones|gems|rings|gemstones)|do (?:nag|ratna)|साथ|एक साथ|दोनों|दो रत्न|दो नग',
)
const takeOff = words(
  'utaa?r*|utaru+|utarn*|uttar*|nikal*|remove*|take (?:it )?off|took (?:it )?off|उतार*|निकाल*|to stop wearing',
)
const since = words(
  "since|after wearing|jab ?se|tab ?se|tabse|jabse|pehn* (?:ke baad|to|aur|hai|h)|pehna|pahna|days|din|wore|wearing|started|headaches?|jhag?d*|ladai|nuksan*|loss|bhaari|bhari|accident|जब ?से|तब ?से|तबसे|जबसे|पहन*|दिन|झगड*|नुकसान|सिर|सर|भारी|गुस्सा|bechain*|घबरा*|uneasy|bad luck|lost|fight|over|khatam|खत्म|ghabra*|doesn't feel|suffocat*",
)
const howLong = words(
  'how long|kab tak|kitne (?:din|saal|mahine|samay)|kab utar*|when (?:to|do i|should i|can i) (?:remove|take)|umr ?bhar|umar bhar|lifetime|expiry|expire*|hamesha|forever|permanently|life ?long|how many (?:years|months|days)|3 saal|teen saal|कब तक|कितने (?:दिन|साल|महीने|समय)|उम्र ?भर|हमेशा|कब उतार*',
)
const wearing = words('wear*|worn|pehn*|pahn*|pehen*|rakh*|ring|utar*|remove|पहन*|रख*|उतार*')
const fake = words(
  'lab ?-?(?:grown|made|created)?|synthetic|nakli|duplicate|fake|artificial|imitation|certificate*|certified|asli hai ya|asli ya nakli|heated|treated|glass|नकली|असली|प्रमाणपत्र|सर्टिफिकेट|लैब',
)
const real = words(
  'same|work*|effect*|kaam|asar|nikla|nikli|real|natural|asli|pehch*|check|test*|निकल*|काम|असर|पहचान*|असली|pata|valid',
)
const oldStone = words(
  'what (?:to|do i|should i|shall i) do with|kya karu|kya kare|kya karun|kahan rakh*|where (?:to|should i) (?:keep|put|throw)|throw|phenk*|fenk*|bech*|sell|immerse|baha*|bahan*|visarjan|donate|give away|क्या करूं|क्या करें|फेंक*|बेच*|बहा*|दान',
)
const oldOrBought = words(
  'old|purani|purana|purane|bought|utar*|removed|unused|already|spare|rakhi|rakha|pad[aie]|kharid*|पुरान*|उतार*|खरीद*|रखा|रखी|पडा|पडी|no use|not wearing',
)
const daily = words(
  'bath*|nahat*|naha|nahane|sleep*|sote|sone ?ke|sona|sote samay|so te|toilet|bathroom|latrine|funeral|shamshan|smashan|antim|non ?-?veg*|alcohol|drink*|sharab|sex|sambandh|at night|raat ko|washing|gym|नहा*|सोते|शौच*|श्मशान|मांस|शराब|अंत्येष्टि|रात को|रात में|संबंध|intimate|hospital|swim*',
)
const removeOrWear = words(
  'remove*|take (?:it )?off|utaa?r*|pehn*|wear*|keep (?:it )?on|nikal*|उतार*|पहन*|निकाल*',
)
const noEffect = words(
  'no (?:effect|result|change|difference|benefit)|not work*|koi (?:farak|fark|asar|fayda) (?:nahi|nhi|ni)|farak (?:nahi|nhi)|fark (?:nahi|nhi)|kuch (?:nahi|nhi) (?:hua|dikh*)|asar (?:nahi|nhi)|dikhta kuch nahi|dikhta kuch nai|nothing (?:happen*|chang*)|कोई (?:फर्क|असर|फायदा) (?:नहीं|नही)|दिखता कूछ नही|दिखता कुछ नही|कुछ (?:नहीं|नही) (?:हुआ|दिख*|बदला)|असर (?:नहीं|नही)|फर्क (?:नहीं|नही)',
)
const worn = words(
  'months?|years?|mahin*|saal|sal|pehn*|pahn*|wear*|wore|since|महीन*|साल|पहन*|मोती|din',
)
const child = words(
  'bac+h+e?a?|bac+h+on|bacc?h[aeio]|baby|toddler|kid|child|infant|newborn|shishu|बच्च*|शिशु|नवजात|(?:my )?(?:[1-9]|1[0-4]|ten|five|six|seven|eight|nine) ?-?(?:yr|year|years|saal)s? ?-?(?:old|ka|ki|ke)?',
)
const childWears = words('pehn*|pahn*|wear|locket|pendant|पहना*|पहन*|डाल*|लॉकेट|ring')
const trial = words(
  'takiy?e|takia|pillow|trial|parakh|parakhn*|test kar*|jaanch|24 ghante|24 hours|3 days?|teen din|तकिय*|परख*|जांच|तीन दिन',
)
const neelam = words('neelam|nilam|blue sapphire|sapphire|shani ratna|नीलम')
const rudraksha = words('rudraks*|rudraks?h*|rudrax|रुद्राक्ष*|रूद्राक्ष*')
const rudrakshaAsks = words(
  'women|woman|ladies|lady|girl*|aurat|mahila|ladki|periods?|mc|non ?-?veg*|sleep*|sote|bath*|nahat*|toilet|sex|anyone|who can|kaun|koi bhi|remove|utaa?r*|asli|nakli|real|fake|pehchan*|rules?|niyam|child|bacch*|can i|sakt*|skt*|औरत|महिला*|लडकी|मांस|सोते|नहा*|उतार*|असली|नकली|पहचान*|नियम|सकत*|स्त्री|कौन',
)

export const stoneRows: readonly TraditionRow[] = [
  {
    point: 'rudraksha',
    words: [rudraksha, rudrakshaAsks],
    without: words(
      'mala ya|tulsi ya|ya tulsi|tulsi or|or tulsi|which mukhi|(?:kitne|kaun ?s[ae]|कौन ?स[ाे]) (?:mukhi|मुखी)|kitne mukhi|kaun ?s[aei] (?:mukhi|rudraksh*)|कितने मुखी|माला से|jap|japa|for me|mere liye|मेरे लिए',
    ),
    most: 30,
  },
  {
    point: 'stone-trial',
    words: [neelam, trial],
    without: words('lost|accident|नुकसान|kitne din|हो गया|utar*|उतार*'),
    most: 26,
  },
  {
    point: 'stone-cracked',
    words: [words(stones), breaks],
    without: words(
      `engagement|rishta|dil|heart|marriage|saga+i|sagai|bond|tod du|तोड|shadi|relationship|bone|haddi|house|kidney|kidney stone|gall|पथरी|(?:tod|break) (?:it|doon)|फट जा*`,
    ),
    most: 30,
  },
  {
    point: 'stone-lost',
    words: [
      words(`${surely}|(?:ring|angoothi|anguthi|अंगूठी) (?:ka |ki |का |की )?(?:nag|stone|नग)|nag|नग`),
      lost,
    ],
    without: words(
      `engagement|saga+i|sagai|wedding|roka|fianc*|gold|sone|sona|maid|servant|chori|stole*|theft|girvi|where|kahan|kahaan|kaha|milegi|milega|mil jayegi|मिलेग*|कहां|चोर*|सोने|job|phone|lost my (?!(?:gem|stone|pukhraj|neelam|panna|moti|moonga|pearl|coral|ruby|emerald|ring|yellow|blue))\\p{L}+|accident|nuksan|business|seedhi|सीढी|सगाई|horary|prashna?|he gave|us ending|gave me`,
    ),
    most: 34,
  },
  {
    point: 'stone-of-another',
    words: [another, wears],
    without: words(
      `which|kaun ?s[aei]|kons[aei]|कौन ?स[ाेी]|for (?:my )?(?:husband|wife)|suits?|divorce|hand ?over`,
    ),
    most: 26,
  },
  {
    point: 'stone-two',
    words: [words(surely), together, may],
    without: words(
      'ya|या|or|which|kaun ?s[aei]|kons[aei]|कौन ?स[ाेी]|husband|wife|pati|patni|astrologer|for both|dasha|दशा|घर|hum dono',
    ),
    most: 16,
  },
  {
    point: 'stone-child',
    words: [words(`${surely}|stone|ratna|locket|लॉकेट`), child, childWears],
    without: words(
      'which|kaun ?s[aei]|kons[aei]|कौन ?स[ाेी]|padhai|पढाई|stud*|santan|conceive|i wear|उनके|ho nahi|pregnan*',
    ),
    most: 20,
  },
  {
    point: 'stone-no-effect',
    words: [words(`${surely}|stone|ring|nag|नग`), noEffect, worn],
    without: words('kitne ratti|which|कौन ?सा'),
    most: 24,
  },
  {
    point: 'stone-how-long',
    words: [words(`${surely}|stone|stones|nag|ring|angoothi|नग|अंगूठी`), howLong, wearing],
    without: words('should i wear|which|kaun ?s[aei]|kons[aei]|कौन ?स[ाेी]|dasha kab'),
    most: 20,
  },
  {
    point: 'stone-off',
    words: [words(`${surely}|stone|stones|ring|nag|angoothi|नग|अंगूठी`), takeOff, since],
    without: words(
      `bath|nahat*|sleep|funeral|periods?|toilet|EMI|emi|kaal aayega|dhamki|daraya|pakka hai|maut|marega|गल|divorce|engagement|husband removed`,
    ),
    most: 30,
  },
  {
    point: 'stone-daily',
    words: [words(`${surely}|stone|stones|gem ring|nag|नग|ring`), daily, removeOrWear],
    without: words(
      'which|kaun ?s[aei]|kons[aei]|कौन ?स[ाेी]|neend|insomnia|night shift|नींद|job|engagement|wedding ring|drinks? daily|pita hai|पीता',
    ),
    most: 20,
  },
  {
    point: 'stone-daily',
    words: [words(surely), period, removeOrWear],
    without: words(
      'dasha|mahadasha|antar*|saturn|rahu|running|during (?:saturn|rahu|ketu|venus)|period of',
    ),
    most: 20,
  },
  {
    point: 'stone-real',
    words: [words(`${surely}|stone|gemstone|pathar|पत्थर|diamond|heera|हीरा`), fake, real],
    without: words('rishta|husband|lawsuit|case|business|trade|jewell?er shop|meri dukan'),
    most: 22,
  },
  {
    point: 'stone-old',
    words: [words(`${surely}|stone|stones|nag|rings|नग`), oldStone, oldOrBought],
    without: words('which|land|plot|gold|jewellery|engagement|ring finger|dasha kab'),
    most: 26,
  },
]
