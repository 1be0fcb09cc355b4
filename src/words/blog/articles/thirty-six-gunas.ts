import type { Article } from './article.ts'

export const thirtySixGunas: Article = {
  slug: 'thirty-six-gunas-and-why-sites-disagree',
  publishedOn: '2026-10-05',
  plate: 'moons',
  plateSaid: {
    en: 'The Moon of a fortnight, from dark to full',
    hi: 'एक पखवाड़े का चंद्रमा, अमावस्या से पूर्णिमा तक',
  },
  title: {
    en: 'The thirty-six gunas, and why sites disagree',
    hi: 'छत्तीस गुण: अलग साइट पर अलग अंक क्यों',
  },
  excerpt: {
    en: 'One site gives a couple 24 points and another 27.5. What the eight kutas measure, where the printed tables differ, and how to read the total.',
    hi: 'एक साइट 24 गुण बताती है और दूसरी 27.5। आठ कूट क्या देखते हैं, छपी सारणियाँ कहाँ अलग हैं, और कुल अंक को कैसे समझें।',
  },
  pieces: [
    {
      text: {
        en: 'Guna milan compares two Moons. Not two charts, not two people: the sign and the nakshatra of the Moon at each birth, and nothing else. Eight tests are applied, worth one, two, three and so on up to eight points, thirty-six in all.',
        hi: 'गुण मिलान दो चंद्रमाओं की तुलना है। दो पूरी कुंडलियों की नहीं, दो लोगों की भी नहीं: केवल दोनों के जन्म के समय चंद्रमा की राशि और नक्षत्र की। इसमें आठ कसौटियाँ हैं: पहली एक अंक की, दूसरी दो की, और इसी तरह आठवीं आठ की। कुल छत्तीस।',
      },
    },
    { heading: { en: 'The eight kutas', hi: 'आठ कूट' } },
    {
      list: [
        {
          en: 'Varna, 1: the temperament of the two signs. Here varna means disposition, not caste.',
          hi: 'वर्ण, 1: दोनों राशियों का स्वभाव। यहाँ वर्ण का अर्थ प्रवृत्ति है, जाति नहीं।',
        },
        {
          en: 'Vashya, 2: whether the two yield to each other.',
          hi: 'वश्य, 2: दोनों एक-दूसरे की बात मानते हैं या नहीं।',
        },
        {
          en: 'Tara, 3: the count from star to star, both ways.',
          hi: 'तारा, 3: एक नक्षत्र से दूसरे तक की गिनती, दोनों ओर से।',
        },
        {
          en: 'Yoni, 4: closeness, told by the animal of each star.',
          hi: 'योनि, 4: आत्मीयता, हर नक्षत्र के पशु से।',
        },
        {
          en: 'Graha Maitri, 5: the friendship of the lords of the two signs.',
          hi: 'ग्रह मैत्री, 5: दोनों राशियों के स्वामियों की मित्रता।',
        },
        {
          en: 'Gana, 6: three kinds of nature, called deva, manushya and rakshasa: gentle, worldly and forceful.',
          hi: 'गण, 6: तीन तरह का स्वभाव, जिन्हें देव, मनुष्य और राक्षस कहते हैं: कोमल, व्यावहारिक और उग्र।',
        },
        {
          en: 'Bhakoot, 7: the distance between the two signs. All seven or none.',
          hi: 'भकूट, 7: दोनों राशियों की दूरी। पूरे सात या शून्य।',
        },
        {
          en: 'Nadi, 8: three groups of stars. All eight when they differ, none when they are the same.',
          hi: 'नाड़ी, 8: नक्षत्रों के तीन वर्ग। अलग हों तो पूरे आठ, एक हों तो शून्य।',
        },
      ],
    },
    { heading: { en: 'Where the tables differ', hi: 'सारणियाँ कहाँ अलग होती हैं' } },
    {
      text: {
        en: 'On varna, tara, bhakoot and nadi nearly all agree. On the others they do not. The old text names only the sworn enemies among the yonis; the grades in between come from almanacs, which differ from region to region. The table of vashya exists in several forms that differ by up to a point. In gana, some give five where others give six, and some one where others give none. A difference of a point or two between two careful sites is therefore quite normal.',
        hi: 'वर्ण, तारा, भकूट और नाड़ी पर लगभग सब एकमत हैं। बाक़ी पर नहीं। पुराने ग्रंथ में योनियों का केवल महावैर दिया है; बीच के अंक पंचांगों से आते हैं, जो हर प्रदेश में अलग हैं। वश्य की सारणी के कई रूप हैं जिनमें एक अंक तक का अंतर है। गण में कोई पाँच देता है तो कोई छह, कोई एक देता है तो कोई शून्य। इसलिए सावधानी से बनी दो साइटों में भी एक-दो अंकों का फ़र्क़ सामान्य है।',
      },
    },
    { heading: { en: 'Exceptions make the larger difference', hi: 'बड़ा फ़र्क़ परिहार से आता है' } },
    {
      text: {
        en: 'The texts excuse several faults. One sign with different stars, one star across two signs, or one star with different padas, excuses nadi. One lord of both signs, or lords who are friends of each other, excuses bhakoot and gana. Some sites give these points back silently, some not at all; so the same couple may be eight points apart or more. Our [matching](/kundli-matching) shows both totals, by the tables alone and with the exceptions, and names each exception and its text.',
        hi: 'ग्रंथ कई दोषों का परिहार बताते हैं। राशि एक पर नक्षत्र अलग, नक्षत्र एक पर राशि अलग, या नक्षत्र एक पर चरण अलग हो, तो नाड़ी दोष नहीं माना जाता। दोनों राशियों का स्वामी एक हो या स्वामी परस्पर मित्र हों, तो भकूट और गण का दोष नहीं माना जाता। कुछ साइटें ये अंक चुपचाप लौटा देती हैं, कुछ बिल्कुल नहीं; इसलिए एक ही जोड़े के अंकों में आठ या उससे भी ज़्यादा का अंतर आ सकता है। हमारे [कुंडली मिलान](/kundli-matching) में दोनों योग दिखते हैं, केवल सारणी से और परिहार जोड़कर, और हर परिहार का नाम और ग्रंथ लिखा होता है।',
      },
    },
    { heading: { en: 'Two more causes', hi: 'दो कारण और' } },
    {
      text: {
        en: 'If a Moon stands at the very edge of a star or sign, a few minutes of birth time or another ayanamsa put it on the other side, and half the table changes. And varna, vashya and gana ask who is the bride and who the groom: entered the wrong way round, the same two Moons may give another total.',
        hi: 'चंद्रमा नक्षत्र या राशि की संधि के बिल्कुल पास हो, तो जन्म समय में कुछ मिनट का फ़र्क़ या दूसरा अयनांश उसे अगले या पिछले नक्षत्र में पहुँचा देता है और आधी सारणी बदल जाती है। और वर्ण, वश्य और गण में यह देखा जाता है कि वधू कौन है और वर कौन: वर की जगह वधू भर दें, तो उन्हीं दो चंद्रमाओं का कुल अंक बदल सकता है।',
      },
    },
    { heading: { en: 'What the total means', hi: 'कुल अंक का अर्थ' } },
    {
      text: {
        en: 'By custom eighteen is enough. That is a custom and nothing more: a couple with sixteen can be happy, and thirty does not make anybody kind. Read the kutas one by one. A low graha maitri speaks of minds that work in different ways; a low gana, of different temper. These are things about which two people can talk. Then look at the two whole charts, the seventh houses above all, and most of all at the two people.',
        hi: 'परंपरा में अठारह गुण पर्याप्त माने जाते हैं। पर यह परंपरा ही है: सोलह गुण वाले जोड़े भी सुखी होते हैं, और तीस गुण मिलने से किसी का बर्ताव अच्छा नहीं हो जाता। कूटों को एक-एक करके पढ़ें। ग्रह मैत्री में कम अंक हों तो सोचने का ढंग अलग है; गण में कम हों तो मिज़ाज। ये वे बातें हैं जिन पर दो लोग बैठकर बात कर सकते हैं। फिर दोनों पूरी कुंडलियाँ देखें, ख़ासकर सातवाँ भाव, और सबसे ज़्यादा उन दोनों को देखें जिनका विवाह होना है।',
      },
    },
  ],
}
