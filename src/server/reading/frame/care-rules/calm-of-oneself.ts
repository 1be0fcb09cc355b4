import type { CalmCause } from './calm-cause.ts'
import {
  blows,
  blowsInHindi,
  revenge,
  revengeInHindi,
  weariness,
  wearinessInHindi,
  words,
} from './words-of-need.ts'

/** Calm matters of one's own life: nights, journeys, arts, animals, a birth, an old grief. */
export const calmOfOneself: readonly CalmCause[] = [
  {
    // A night without sleep for a cause of the body or of the house.
    explains: ['crisis', 'self-harm', 'victim', 'harm-others', 'death'],
    named: [
      words(
        "(?:ca)?n(?:o|')?t (?:get |getting )?sleep\\w*|not sleep\\w*|haven'?t slept|sleepless|insomnia|lie awake|awake till|get up at \\d|wak(?:e|ing) up at|hours'? sleep|(?:no|get) sleep|sleep again|n[ei]+n?d n[ahi]+|nee?nd (?:\\w+ ){0,2}(?:nahi|nhi|ni|nai)|jagt[aie]|jaagt[aie]|aankh khul\\w*|palpitation\\w*|chest thump\\w*|heart (?:\\w+ ){0,2}(?:rac\\w*|pound\\w*|thump\\w*|runs?)|dhad?kan|dil dhak",
        'नींद नहीं|नींद का|नींद न|आंख खुल|आँख खुल|जागती|जागता|करवट|धड़क|दिल धक|धक धक',
      ),
      words(
        'heart|chest|palpitation\\w*|ecg|tests?|reports? normal|noise|machine|flatmate|serials?|shift|deadline|coffee|cough\\w*|khansi|kutt[aeo]\\w*|dogs?|dhad?kan|dil dhak|knee|ghutn\\w*|sweat\\w*|pasina|heat|garmi|mosquito\\w*|machhar\\w*|snor\\w*|kharra\\w*',
        'धड़क|धक|दिल|ईसीजी|घुटन|घुटने|खांसी|खाँसी|शिफ्ट|शोर|पसीना|कुत्त|करवट|मच्छर|गर्मी|खर्राट',
      ),
    ],
    unless: words(
      `${weariness}|${blows}|debt|karz\\w*|loan|dar lag\\w*|scared|afraid|cry\\w*|rot[aei]|ro rah\\w*|left me|chhod\\w*|fail\\w*|vision|going dark|faint\\w*`,
      `${wearinessInHindi}|${blowsInHindi}|कर्ज|क़र्ज़|डर|रोती|रोता|रो रह|छोड़|फेल`,
    ),
  },
  {
    // A night without sleep, and not a word besides.
    explains: ['crisis', 'self-harm', 'victim', 'harm-others'],
    named: [
      /^(?:why )?(?:i |i am )?(?:do ?n'?t|do not|dont|cannot|can ?not|can'?t|cant|am not|not|unable to) (?:i )?(?:get(?:ting)?|have|able to|do)? ?(?:a |any |my |proper(?:ly)? |good |sound |enough )*sleep\w*(?: well| properly)?(?: (?:at|in the|all|the|every|since|from|for) (?:nights?|long|many days|days|months|weeks))?(?:,? (?:what (?:to|should i|can i) do|why|any remed\w+))?[?.! ]*$/u,
    ],
    unless: words(`${weariness}|${blows}`, `${wearinessInHindi}|${blowsInHindi}`),
    isOfReader: true,
  },
  {
    // In the air for the first time.
    explains: ['crisis', 'self-harm', 'victim', 'pregnancy', 'death', 'illness', 'harm-others'],
    named: [
      words(
        'flight|plane|aeroplane|flying|flown|take ?off|airport|jaha[jz] (?:se|me|mein|ki|par)|hawai|udaan',
        'हवाई|जहाज़?|फ्लाइट|उड़ान|विमान',
      ),
      words(
        'first|never|kabhi n\\w+|scared|afraid|nervous|fear|phobia|sweat\\w*|pehl[iae]|pahl[iae]|kabhi nahi|dar|darr|ghabra\\w*',
        'पहली|पहले|डर|घबरा|गुदगुदी|धुकधुकी',
      ),
    ],
    unless: words(
      `${weariness}|${blows}|pregnan\\w*|(?:not|never) (?:come|coming) back|passport (?:rakh|le|chh)\\w*|agent`,
      `${wearinessInHindi}|${blowsInHindi}|गर्भ|पेट से|लौटना नहीं|एजेंट`,
    ),
  },
  {
    // An art or a game that is taken up late.
    explains: ['crisis', 'self-harm', 'victim', 'death'],
    named: [
      words(
        'learn(?:s|ing|t|ed)?|took up|tak(?:e|ing) up|joined|practi[sc]\\w*|seekh\\w*|sikh\\w*|class(?:es)?|hobby|shauk|started|began',
        'सीख|शुरू|रियाज़?|अभ्यास|शौक',
      ),
      words(
        'veena|sitar|tabla|harmonium|harmonica|ghatam|mridang\\w*|violin|flute|bansuri|guitar|keyboard|piano|singing|bhajan|classical|dance|dancing|kathak|bharatanatyam|paint\\w*|kalamkari|pottery|chess|carrom|swimming|scooty|cycling|yoga|theatre|sabha|gana|gaana|sangeet|stage|poems?|poetry|kavita|shayari|dhol|gardening|photography',
        'वीणा|सितार|तबला|हारमोनियम|बांसुरी|वायलिन|गिटार|संगीत|गाना|भजन|नृत्य|कथक|चित्र|पेंटिंग|शतरंज|तैरना|स्कूटी|योग',
      ),
    ],
    unless: words(
      `${weariness}|${blows}|school|tuition|sir`,
      `${wearinessInHindi}|${blowsInHindi}|स्कूल|ट्यूशन|सर `,
    ),
  },
  {
    // A cow, a mare, a bitch that is to have young, or does not hold.
    explains: ['crisis', 'self-harm', 'victim', 'illness', 'pregnancy', 'unborn-sex', 'death'],
    named: [
      words(
        'cows?|buffalo(?:es)?|mare|goats?|bitch|dog|cat|horse|gaay|bhains\\w*|bhes|bakri|kutiya|ghodi|heifer|jersey',
        'गाय|भैंस|बकरी|कुतिया|घोड़ी|बछिया|पड़िया',
      ),
      words(
        'inseminat\\w*|heats?|conceiv\\w*|calv\\w*|calf|foal\\w*|puppies|kittens|hold|preg\\w*|g[ya]+a?bhin|gya?bhan|ruk|thehr\\w*|theregi|hare me|khali|milk|doodh|biya\\w*|vet|pet se|bachch?e',
        'गाभिन|ग्याभिन|ब्यांत|ब्याने|ब्याह|ब्याएगी|बछड़ा|बीज|रुक|ठहर|दूध|खाली|हरे',
      ),
    ],
    unless: words(
      `${weariness.replace('|khatam', '')}|${revenge}|wife|biwi|patni|meri bahu|(?:given|gave) (?:away )?(?:my|our|the)|de di(?:ya|)|saunp\\w*`,
      `${wearinessInHindi}|${revengeInHindi}|पत्नी|घरवाली|बहू|सौंप|दे दिया|दे दी`,
    ),
  },
  {
    // A birth under one of the six stars that are calmed by a rite.
    explains: ['victim', 'crisis', 'unborn-sex', 'pregnancy', 'death', 'minor'],
    named: [
      words(
        'gand ?mool\\w*|moola?|mul|mula|ashlesha|aslesha|jyesht?ha|jyestha|magha|revati|ashwini',
        'मूल|गंडमूल|गण्डमूल|आश्लेषा|ज्येष्ठा|मघा|रेवती|अश्विनी',
      ),
      words(
        'born|birth|janm\\w*|paida|hu[aei]|baby|son|daughter|grand\\w+|shanti|charan|pada|27\\w*',
        'जन्म|हुआ|हुई|हुए|बेटा|बेटी|पोता|पोती|नाती|नातिन|बच्च|शांति|चरण',
      ),
    ],
    unless: words(
      `${blows}|${weariness}|pregnan\\w*`,
      `${blowsInHindi}|${wearinessInHindi}|गर्भ|पेट से`,
    ),
  },
  {
    // Grief of long ago.
    explains: ['crisis', 'self-harm', 'victim', 'death'],
    named: [
      /\b(?:lost my|passed|expired|left us|gu[zj]a?re?\w*|ko (?:gye|gaye)|chal bas\w*)\b.{0,30}\b(?:(?:[3-9]|[1-9]\d|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) ?(?:years?|yrs?|sa+l|baras)|in (?:19\d\d|20[01]\d))\b|\b(?:three|four|five|six|seven|eight|nine|ten|[3-9]|[1-9]\d) years? (?:since|after) (?:she|he)\b|(?:गुज़?र|को गए|को गये|चल बस|स्वर्गवास).{0,20}(?:[3-9]|[1-9]\d|तीन|चार|पांच|पाँच|छह|सात|आठ|नौ|दस|बारह|पंद्रह|बीस) (?:साल|बरस|वर्ष)/u,
    ],
    unless: words(
      `${weariness}|${blows}|join|end\\b|miss (?:him|her) so|cannot|can'?t|wait(?:s|ing) for me|come to (?:him|her)`,
      `${wearinessInHindi}|${blowsInHindi}|इंतज़?ार|मन नहीं|दवाई`,
    ),
  },
  {
    // A word of death that means longing or laughter.
    explains: ['crisis', 'self-harm'],
    named: [
      words(
        'dying to (?:talk|see|meet|know|go|hear|eat|try|visit)|mar (?:jaungi|jaunga|gayi|gaya) (?:hasi|haste|hans)\\w*|(?:office|work|deadline|boss|manager|exam|gk|paper)\\w* (?:\\w+ ){0,3}(?:is killing me|killed me|ne ma+r dala|ne maar dala)',
        'मर रह[ीा] हूं (?:बात|मिलने|देखने)|हंसते हंसते मर',
      ),
    ],
    unless: words(
      weariness.replace('die|dead|', '').replace("don'?t (?:want|feel|wish)|", ''),
      wearinessInHindi,
    ),
  },
  {
    // A will that is written in good health, so that the heirs keep the peace.
    explains: ['crisis', 'self-harm', 'death'],
    named: [
      words('my will|write (?:a|my) will|vasiyat\\w*|wasiyat\\w*', 'वसीयत'),
      words(
        'healthy|swasth|no hurry|jaldi n[ah]+i|regist\\w*|quarrel\\w*|jhagd\\w*',
        'तबीयत ठीक|स्वस्थ|झगड़ा|रजिस्ट',
      ),
    ],
    unless: words(weariness, wearinessInHindi),
  },
  {
    // What has a term of its own: a lease, a contract, a course, a subscription.
    explains: ['crisis', 'self-harm', 'death'],
    named: [
      words('end\\w*|finish\\w*|stop\\w*|close|cancel\\w*|khatam|band', 'ख़?त्म|बंद|समाप्त'),
      words(
        '(?:my |the |this )?(?:lease|rent agreement|agreement|contract|notice period|subscription|membership|internship|probation|tenure|policy|plan|kirayanama|theka)',
        'अनुबंध|किरायानामा|एग्रीमेंट|ठेका|कॉन्ट्रैक्ट|सब्सक्रिप्शन',
      ),
    ],
    unless: words(
      `${weariness.replace('|khatam', '').replace('end (?:it|my|this)', 'end (?:it|this)')}|${blows}|my life|everything|sab (?:kuchh? )?khatam|sab kuchh?|mere (?:jaa?ne|baad|na rehne)|policy ka paisa|insurance money`,
      `${wearinessInHindi}|${blowsInHindi}|सब कुछ|सब ख़?त्म|मेरे (?:जाने|बाद)|ज़िंदगी|बीमे का`,
    ),
  },
  {
    // Breath and breathing as yoga has it.
    explains: ['crisis', 'self-harm'],
    named: [
      words(
        'pranaya+m\\w*|kapalbha?ati|anulom|breathing exercise\\w*|meditation',
        'प्राणायाम|कपालभाति|अनुलोम|योगासन',
      ),
      words('breath\\w*|sa+ns\\w*|exercise|graha?|planet|benefit\\w*', 'सांस|साँस|श्वास|ग्रह|लाभ'),
    ],
    unless: words(
      `${weariness}|${blows}|ruk\\w*|can'?t breathe|panic`,
      `${wearinessInHindi}|${blowsInHindi}|रुक|घबरा`,
    ),
  },
  {
    // The grahas of the second and the seventh house, by the name that the books give them.
    explains: ['crisis', 'self-harm', 'harm-others', 'victim'],
    named: [
      words('ma+rak(?:a|esh\\w*)?', 'मारक|मारकेश'),
      words(
        'graha?|grahas|planets?|house|bhava?|lord|dasha|lagna|meaning|matlab|arth|understand|learn|samajh\\w*',
        'ग्रह|भाव|दशा|लग्न|स्वामी|मतलब|अर्थ|समझ|सीख',
      ),
    ],
    unless: words(
      `${weariness}|${blows}|when will (?:i|he|she) die|my death|meri maut`,
      `${wearinessInHindi}|${blowsInHindi}|मेरी मौत|मौत कब`,
    ),
  },
]
