/** People who do not exist, and what they talk about. */
export const demoMembers: readonly { name: string; gender: 'Male' | 'Female' }[] = [
  { name: 'meera.tara', gender: 'Female' },
  { name: 'raghav_k', gender: 'Male' },
  { name: 'chandni.s', gender: 'Female' },
  { name: 'jyotish-premi', gender: 'Male' },
  { name: 'anaya27', gender: 'Female' },
  { name: 'vikram.lagna', gender: 'Male' },
  { name: 'sunehri_subah', gender: 'Female' },
  { name: 'dev.prayag', gender: 'Male' },
  { name: 'ila.gochar', gender: 'Female' },
  { name: 'keshav-n', gender: 'Male' },
]

export interface DemoDiscussion {
  by: string
  title: string
  description: string
  rashi?: number
  nakshatra?: number
  mahadasha?: string
  comments: [string, string][]
}

export const demoDiscussions: readonly DemoDiscussion[] = [
  {
    by: 'raghav_k',
    title: 'How do you read an empty 10th house?',
    description:
      'There is no graha in my 10th house. I read that this means no career, which can not be right, because I have worked for nine years. Do you look at the lord, or at the Sun, or at both?',
    rashi: 4,
    nakshatra: 10,
    mahadasha: 'jupiter',
    comments: [
      ['meera.tara', 'An empty house is not a weak house. Find its lord and see where it sits.'],
      [
        'jyotish-premi',
        'Lord first, then the aspects on the house, then the D10. Most houses are empty: nine grahas, twelve houses.',
      ],
      ['raghav_k', 'That is a relief. My 10th lord is in the 2nd, with Venus.'],
    ],
  },
  {
    by: 'chandni.s',
    title: 'शनि की साढ़े साती में नौकरी बदलना ठीक रहेगा?',
    description:
      'मेरी मीन राशि है और साढ़े साती का दूसरा चरण चल रहा है। एक अच्छी नौकरी का प्रस्ताव आया है। जिन लोगों ने साढ़े साती में नौकरी बदली, उनका अनुभव कैसा रहा?',
    rashi: 11,
    nakshatra: 25,
    mahadasha: 'saturn',
    comments: [
      ['dev.prayag', 'मैंने दूसरे चरण में ही बदली थी। काम बढ़ा, पर सीखने को भी बहुत मिला।'],
      ['sunehri_subah', 'केवल साढ़े साती से निर्णय न लें। दशा और दशम भाव भी देखें।'],
    ],
  },
  {
    by: 'anaya27',
    title: 'Both of us are manglik. Does it really cancel?',
    description:
      'Our families matched the kundlis: 24 gunas, and both of us have Mars in the 4th. One pandit says it cancels, another says it doubles. What do the classical texts say?',
    rashi: 1,
    nakshatra: 3,
    mahadasha: 'moon',
    comments: [
      [
        'vikram.lagna',
        'Most lists of exceptions name exactly this case: the same dosha on both sides.',
      ],
      [
        'ila.gochar',
        'Also check in which sign Mars stands. In its own sign the matter is much smaller.',
      ],
      ['anaya27', 'In my case it is in Aries, so its own sign. Thank you both.'],
    ],
  },
  {
    by: 'dev.prayag',
    title: 'जन्म समय में दस मिनट का अंतर हो तो क्या बदलता है?',
    description:
      'अस्पताल के काग़ज़ पर 6:45 लिखा है और दादी कहती हैं 6:55। लग्न वही रहता है। क्या नवांश और दशा की तारीख़ें बहुत बदल जाएँगी?',
    rashi: 7,
    nakshatra: 16,
    mahadasha: 'mercury',
    comments: [
      [
        'jyotish-premi',
        'लग्न वही है तो भाव वही रहेंगे। नवांश लग्न लगभग हर तेरह मिनट में बदलता है, उसे ज़रूर जाँचें।',
      ],
      ['keshav-n', 'दशा की तारीख़ें चंद्रमा से बनती हैं, दस मिनट में कुछ हफ़्ते का ही अंतर आएगा।'],
    ],
  },
  {
    by: 'ila.gochar',
    title: 'Jupiter in my 7th by transit: did it bring marriage for you?',
    description:
      'Everyone around me says this is the year, because Guru moves over my 7th house. I would like to hear honest stories: for whom did it happen, and for whom did nothing happen?',
    rashi: 5,
    nakshatra: 12,
    mahadasha: 'venus',
    comments: [
      [
        'sunehri_subah',
        'Nothing happened for me in that year. It came in the Venus antardasha two years later.',
      ],
      ['raghav_k', 'Engaged within the transit, married after it. My dasha lord owned the 7th.'],
      ['meera.tara', 'Transit opens a window, the dasha decides whether you go through it.'],
    ],
  },
  {
    by: 'keshav-n',
    title: 'लाल किताब के उपाय और पाराशरी पद्धति साथ चल सकते हैं?',
    description:
      'घर में बड़े लाल किताब मानते हैं और मैं पाराशरी सीख रहा हूँ। क्या दोनों को मिलाना ठीक है, या एक ही पर टिकना चाहिए?',
    comments: [['chandni.s', 'फलादेश एक पद्धति से करें। उपाय श्रद्धा का विषय है, जिससे मन शांत हो वही ठीक।']],
  },
  {
    by: 'vikram.lagna',
    title: 'Which ayanamsa do you use, and have you compared them?',
    description:
      'With Lahiri my Moon is in the last degree of Taurus, with Raman it is in Gemini. The readings are very different people. Has anybody tested both on their own past events?',
    rashi: 1,
    nakshatra: 4,
    mahadasha: 'rahu',
    comments: [
      [
        'jyotish-premi',
        'Lahiri fits the dates of my life better, but I know people for whom it is the other way.',
      ],
      [
        'ila.gochar',
        'Check the start of a mahadasha against something you can date. That is the best test I know.',
      ],
    ],
  },
  {
    by: 'meera.tara',
    title: 'A beginner’s question: where do I start reading my own kundli?',
    description:
      'I have printed my chart and now I stare at it. Twelve boxes, nine names. What are the first three things you look at?',
    rashi: 9,
    nakshatra: 21,
    mahadasha: 'sun',
    comments: [
      [
        'raghav_k',
        'Lagna and its lord, the Moon’s sign and nakshatra, and the running mahadasha. In that order.',
      ],
      ['anaya27', 'And write down what you find before you read what others say about it.'],
      ['keshav-n', 'धीरे-धीरे। एक ग्रह को एक हफ़्ता दें।'],
    ],
  },
]
