import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const where = words(
  'which|what|direction|disha|side|kis|kidhar|where|should|ok|bad|vastu|va+stu|can|kaunsi|konsi|is it|sahi|galat|dosh|तरफ|दिशा|किस|किधर|कहां|वास्तु|सही|गलत|दोष|ठीक|सकत*|theek|thik|kahan|taraf|todn*|तोड*|upay|उपाय|remedy|कौन ?सी|lag*|लगा*|north|south|east|west|उत्तर|दक्षिण|पूर्व|पश्चिम|uttar|dakshin|purab|pashchim|face|facing|samne|सामने|opposite',
)
const sleepHead = words(
  "sirhana|sirhane|सिरहान*|sir kar(?:ke)?|sir kis|sir kidhar|(?:bed|bed'?s|sleep*|sone|sote|सोने|सोते|सोना|पलंग|sona|palang)[^.?!]{0,40}(?:head|direction|disha|sir|sar|taraf|north|south|east|west|facing|सिर|दिशा|तरफ|उत्तर|दक्षिण|uttar|dakshin|vastu)|(?:head|sir|सिर)[^.?!]{0,30}(?:sleep*|sote|sona|soye|soyen|सोए*|सोते|सोना|while)|(?:direction|disha|दिशा)[^.?!]{0,24}(?:sleep*|sone|sona|soye|सोना|सोने|सोएं)",
)
const mirror = words(
  'mirrors?|sheesha|shisha|sheeshe|aaina|aina|dressing table|शीशा|शीशे|आईना|आइना|दर्पण|ड्रेसिंग',
)
const mirrorAt = words(
  'bed|bedroom|vastu|wall|direction|disha|facing|front|samne|opposite|cover|dhak*|north|east|south|west|where|kahan|lightning|बेड|पलंग|वास्तु|दीवार|दिशा|सामने|ढक*|कहां|उत्तर|पूर्व',
)
const stairs = words(
  'stairs?|staircase|seedh[iy]*|sidh?i|seedhiya*|sidhiyan|सीढी|सीढियां|सीढियों|सीढ़ी',
)
const stairsAt = words(
  'vastu|direction|disha|north|east|south|west|ishan|isha+n|kone?|corner|steps?|under|niche|neeche|todn*|odd|kitni|वास्तु|दिशा|ईशान|कोण|कोने|नीचे|तोड*|उत्तर|पूर्व|दक्षिण|पश्चिम|which side',
)
const toilet = words(
  'toilet|bathroom|latrine|washroom|शौचालय|बाथरूम|टॉयलेट|लैट्रिन|sauchalay|shauchalay',
)
const toiletAt = words(
  'vastu|direction|disha|north|east|south|west|ishan|kone?|corner|opposite|samne|facing|kitchen|mandir|rasoi|attached|todn*|above|वास्तु|दिशा|ईशान|कोण|कोने|सामने|रसोई|मंदिर|तोड*|उत्तर|पूर्व',
)
const door = words(
  '(?:south|dakshin|दक्षिण) ?-?(?:facing|mukhi|mukh|मुखी|मुख)|दक्षिणमुखी|(?:south|dakshin|दक्षिण)[^.?!]{0,20}(?:door|darwaz*|gate|dwar|दरवाज*|द्वार)|(?:door|darwaz*|gate|dwar|दरवाज*|द्वार)[^.?!]{0,20}(?:south|dakshin|दक्षिण)',
)
const doorAsks = words(
  'vastu|direction|disha|bad|unlucky|ashubh|good|ok|buy|safe|lucky|should|remedy|upay|kya|वास्तु|दिशा|अशुभ|शुभ|उपाय|क्या|theek|thik|sahi|lu|le',
)
const temple = words(
  '(?:home|house|pooja|puja|ghar (?:ka|ke|me|mein)) ?(?:temple|mandir|room|ghar)|pooja ghar|puja ghar|mandir|poojaghar|pooja room|puja room|घर (?:का|के|में) मंदिर|पूजा ?घर|मंदिर',
)
const templeAt = words(
  'direction|disha|kis (?:disha|taraf|kone)|which (?:side|corner|direction|wall)|corner|kone|bedroom|kitchen|stairs|vastu|facing|muh|दिशा|किस (?:दिशा|तरफ|कोने)|कोने|बेडरूम|रसोई|वास्तु|मुंह|ishan|ईशान',
)
const kitchen = words('kitchen|rasoi|stove|chulha|gas|sink|रसोई|किचन|चूल्हा')
const kitchenAt = words(
  'vastu|direction|disha|north|east|south|west|in (?:the )?(?:ne|nw|se|sw)|(?:ne|nw|se|sw) corner|corner|kone|bathroom|toilet|samne|opposite|facing|वास्तु|दिशा|कोने|कोण|बाथरूम|सामने|ईशान|उत्तर|पूर्व|दक्षिण',
)
const plant = words('tulsi|tulasi|money ?plant|plants?|cactus|bonsai|तुलसी|मनी ?प्लांट|पौधा|कैक्टस')
const plantAt = words(
  'direction|disha|kis (?:disha|taraf)|which (?:side|direction|corner)|vastu|where|kahan|north|east|balcony|दिशा|किस (?:दिशा|तरफ)|वास्तु|कहां|बालकनी|उत्तर|पूर्व',
)
const horseshoe = words('horse ?shoe|ghod[ae] ki na+l|naal|घोड[ेा] की नाल')
const horseAsks = words(
  'door|gate|ulta|up|down|nuksan|kaise|how|where|kahan|vastu|hang|lag*|गेट|दरवाज*|उल्टा|उलटा|नुकसान|कैसे|कहां|लगा*',
)
const notHouse = words(
  'sell|bik*|sold|when|kab|will|job|beat*|maar*|pain|dard|lock*|fell|gir*|dropped|insta*|shop sale|बिक*|कब|दर्द|गिर*|मार*|बंद|business|plumber|leak*|rent|sapn*|dream|सपन*|talk|school|which stone|marriage|rishta|husband|pati|wife|saas|climb*|chadh*|चढ*|saans|सांस|video|phone camera|broke|toot|tut|टूट*|lying',
)

export const vastuRows: readonly TraditionRow[] = [
  { point: 'vastu-mirror', words: [mirror, mirrorAt], without: notHouse, most: 20 },
  {
    point: 'vastu-stairs',
    words: [stairs, stairsAt],
    without: words(
      'fell|gir*|gire|beat*|push*|pain|dard|climb*|chadh*|चढ*|गिर*|दर्द|sleeps|upstairs|sapn*|sone ki|सोने की|sister|kab|when|आवाज|greeting',
    ),
    most: 24,
  },
  {
    point: 'vastu-bed',
    words: [sleepHead, where],
    without: words(
      'job|husband|pati|pain|dard|snor*|sleep well|insomnia|neend nahi|नींद नहीं|kab|when will|headache|sir ?dard|सिरदर्द|sick|luck*|baby|shubh aur|baithne|बैठने',
    ),
    most: 22,
  },
  {
    point: 'vastu-kitchen',
    words: [kitchen, kitchenAt],
    without: words(
      'saas|husband|alag|अलग|agency|crypto|induction|fight|job|business|restaurant|cloud|open|startup|kab|when|cook|gas leak|सास|cylinder|burn*|jal*|जल*',
    ),
    most: 20,
  },
  {
    point: 'vastu-toilet',
    words: [toilet, toiletAt],
    without: words('scratch|school|blood|video|locked|cut|kab|when|job|baby|hide|cry'),
    most: 22,
  },
  {
    point: 'vastu-door',
    words: [door, doorAsks],
    without: words(
      'landlord|knock*|lock*|band|बंद|stands|kab|when|husband|pati|who|bahar|police|khatkhat*|black thread|naal|नाल|keep at|kept at|plot for|shop facing|marr*|shadi|will (?:i|we)|luck(?:y|iest) direction',
    ),
    most: 22,
  },
  {
    point: 'vastu-main-door',
    words: [
      words(
        '(?:main|front|mukhya) (?:door|gate|entrance|darwaz*|dwar)|मुख्य (?:द्वार|दरवाज*)|main (?:गेट|दरवाज*)',
      ),
      words(
        'which|what|kis|kidhar|kaun ?s[aei]|kons[aei]|direction|disha|किस|किधर|दिशा|vastu|वास्तु',
      ),
    ],
    without: words('landlord|lock*|luck|shop'),
    most: 20,
  },
  {
    point: 'vastu-temple',
    words: [temple, templeAt],
    without: words(
      'kab|when|jana|jau|visit|wedding|job|chori|stolen|khatu|murti sthapana|kiski|jain|khandit|which deity|visarjan|broken|mere liye|for me|photo',
    ),
    most: 20,
  },
  {
    point: 'vastu-plant',
    words: [plant, plantAt],
    without: words(
      'factory|power plant|business|sukh*|dry|dried|सूख*|sapn*|meat plant|job|nursery|sell',
    ),
    most: 18,
  },
  {
    point: 'horseshoe',
    words: [horseshoe, horseAsks],
    without: words('ring|chhalla|छल्ला|उंगली|finger'),
    most: 24,
  },
]
