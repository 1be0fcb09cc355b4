/** The samples that a new database starts with. Nobody in them exists; no rating in them was given. */
export const seededContent: { name: string; kind: string; value: object }[] = [
  { name: 'predictions', kind: 'figure', value: { en: '3M+', hi: '30 लाख+' } },
  { name: 'users', kind: 'figure', value: { en: '250k+', hi: '2.5 लाख+' } },
  { name: 'chats', kind: 'figure', value: { en: '2M+', hi: '20 लाख+' } },
  { name: 'recharged', kind: 'figure', value: { en: '2 lakh+', hi: '2 लाख+' } },
  { name: 'rating-home', kind: 'number', value: { number: 4.6 } },
  { name: 'rating-plans', kind: 'number', value: { number: 4.7 } },
  { name: 'rating-landing', kind: 'number', value: { number: 4.3 } },
  { name: 'reviews-landing', kind: 'number', value: { number: 500 } },
  { name: 'stars-5', kind: 'number', value: { number: 62 } },
  { name: 'stars-4', kind: 'number', value: { number: 28 } },
  { name: 'stars-3', kind: 'number', value: { number: 7 } },
  { name: 'stars-2', kind: 'number', value: { number: 1 } },
  { name: 'stars-1', kind: 'number', value: { number: 2 } },
  ...[
    {
      name: { en: 'Chandni Kalpanik', hi: 'चाँदनी काल्पनिक' },
      designation: { en: 'Schoolteacher, Kalpanagar', hi: 'शिक्षिका, कल्पनानगर' },
      comments: {
        en: 'I asked about a transfer and could open every line to see which part of my chart it came from. That made the waiting easier.',
        hi: 'तबादले के बारे में पूछा, और हर पंक्ति खोलकर देख पाई कि वह कुंडली के किस हिस्से से आई। इंतज़ार आसान हो गया।',
      },
      tag: { en: 'Clear', hi: 'साफ़ उत्तर' },
      avatar: 'moon',
    },
    {
      name: { en: 'Namuna Prasad', hi: 'नमूना प्रसाद' },
      designation: { en: 'Shopkeeper, Udaharanpur', hi: 'दुकानदार, उदाहरणपुर' },
      comments: {
        en: 'My kundli was there in a minute, with the old wartime clock put right. My own pandit ji was surprised.',
        hi: 'एक मिनट में कुंडली सामने थी, युद्ध के समय की घड़ी का फ़र्क़ भी ठीक। मेरे पंडित जी भी चौंक गए।',
      },
      tag: { en: 'Exact', hi: 'सटीक' },
      avatar: 'sun',
    },
    {
      name: { en: 'Misaal Kaur', hi: 'मिसाल कौर' },
      designation: { en: 'Nurse, Namunagarh', hi: 'नर्स, नमूनागढ़' },
      comments: {
        en: 'When I asked about an illness it told me kindly to see a doctor, and took nothing for it. I trust it more since.',
        hi: 'बीमारी के बारे में पूछने पर प्यार से डॉक्टर के पास जाने को कहा, और कोई शुल्क नहीं लिया। तब से भरोसा बढ़ा है।',
      },
      tag: { en: 'Honest', hi: 'ईमानदार' },
      avatar: 'venus',
    },
    {
      name: { en: 'Udaharan Iyer', hi: 'उदाहरण अय्यर' },
      designation: { en: 'Student, Misalabad', hi: 'विद्यार्थी, मिसालाबाद' },
      comments: {
        en: 'Astra answered in the Hindi I speak, not in translated Hindi. It felt like being listened to.',
        hi: 'एस्ट्रा ने वैसी हिंदी में उत्तर दिया जैसी मैं बोलता हूँ। लगा कि कोई सुन रहा है।',
      },
      tag: { en: 'Warm', hi: 'अपनापन' },
      avatar: 'mercury',
    },
    {
      name: { en: 'Kalpana Farzi', hi: 'कल्पना फ़र्ज़ी' },
      designation: { en: 'Tailor, Kalpanagar', hi: 'दर्ज़ी, कल्पनानगर' },
      comments: {
        en: 'The price stands next to the button. Once the net went down in the middle; the answer was there when I came back, counted once.',
        hi: 'दाम बटन के पास लिखा रहता है। बीच में नेट चला गया, लौटने पर उत्तर वहीं था, और एक ही बार गिना गया।',
      },
      tag: { en: 'Fair', hi: 'खरा हिसाब' },
      avatar: 'jupiter',
    },
    {
      name: { en: 'Faraz Namunewala', hi: 'फ़राज़ नमूनेवाला' },
      designation: { en: 'Driver, Udaharanpur', hi: 'ड्राइवर, उदाहरणपुर' },
      comments: {
        en: 'I don’t know my birth time. Nothing was invented for me; it said what holds for the whole day and left the rest out.',
        hi: 'मुझे जन्म समय नहीं मालूम। कुछ गढ़ा नहीं गया; जो पूरे दिन सही है वही बताया, बाक़ी छोड़ दिया।',
      },
      tag: { en: 'Careful', hi: 'सावधान' },
      avatar: 'saturn',
    },
  ].map((value, place) => ({ name: `testimonial-${place + 1}`, kind: 'testimonial', value })),
  ...[
    [
      'Chaya K.',
      'छाया क.',
      5,
      'It showed the fact behind each line. I stopped wondering where it came from.',
      'हर पंक्ति के पीछे का तथ्य दिखा। अब यह सवाल नहीं रहता कि बात कहाँ से आई।',
    ],
    [
      'Namit S.',
      'नमित स.',
      5,
      'Ten questions free, and they were really there after I logged in.',
      'दस प्रश्न मुफ़्त कहे थे, और लॉग इन के बाद सचमुच मिले।',
    ],
    [
      'Misaal R.',
      'मिसाल र.',
      4,
      'Good on career. I would like longer answers on travel.',
      'करियर पर अच्छा उत्तर। यात्रा पर थोड़ा और लंबा होता तो अच्छा लगता।',
    ],
    [
      'Udit P.',
      'उदित प.',
      5,
      'My mother uses it in Hindi on her old phone. It opens at once.',
      'माँ अपने पुराने फ़ोन पर हिंदी में चलाती हैं। तुरंत खुल जाता है।',
    ],
    [
      'Farzana B.',
      'फ़रज़ाना ब.',
      4,
      'It said plainly what the chart cannot tell. That is rare.',
      'साफ़ कहा कि कुंडली क्या नहीं बता सकती। ऐसा कम ही होता है।',
    ],
    [
      'Kalpak J.',
      'कल्पक ज.',
      3,
      'The answer about dates was careful; I had hoped for a single day.',
      'तारीख़ों पर उत्तर सँभलकर था; मुझे एक ही दिन की उम्मीद थी।',
    ],
    [
      'Anumita D.',
      'अनुमिता द.',
      5,
      'Asked Oracle and Astra the same thing. Two voices, and they agreed.',
      'ओरेकल और एस्ट्रा से एक ही बात पूछी। दो आवाज़ें, और दोनों सहमत।',
    ],
  ].map(([nameEn, nameHi, stars, en, hi], place) => ({
    name: `review-${place + 1}`,
    kind: 'review',
    value: { name: { en: nameEn, hi: nameHi }, text: { en, hi }, stars },
  })),
  ...[
    ['reading-a-kundli', 'How to read a kundli', 'कुंडली कैसे पढ़ें'],
    ['moon-and-nakshatra', 'The Moon and her 27 stations', 'चंद्रमा और उसके 27 पड़ाव'],
    ['time-of-birth', 'Why the minute of birth matters', 'जन्म का मिनट क्यों मायने रखता है'],
  ].map(([id, en, hi]) => ({
    name: `video-${id}`,
    kind: 'video',
    value: { video: `/watch?v=${id}`, title: { en, hi } },
  })),
  { name: 'email', kind: 'link', value: makeLink('Email', 'ईमेल', 'support@drishti.example') },
  { name: 'whatsapp', kind: 'link', value: makeLink('WhatsApp', 'व्हाट्सऐप', 'https://wa.me/') },
  {
    name: 'store',
    kind: 'link',
    value: makeLink('Google Play', 'गूगल प्ले', 'https://play.google.com/store/apps'),
  },
  ...[
    ['instagram', 'Instagram', 'इंस्टाग्राम', 'https://www.instagram.com/'],
    ['youtube', 'YouTube', 'यूट्यूब', 'https://www.youtube.com/'],
    ['facebook', 'Facebook', 'फ़ेसबुक', 'https://www.facebook.com/'],
    ['x', 'X', 'एक्स', 'https://x.com/'],
  ].map(([name, en = '', hi = '', link = '']) => ({
    name: `social-${name}`,
    kind: 'link',
    value: makeLink(en, hi, link),
  })),
]

function makeLink(en: string, hi: string, link: string) {
  return { title: { en, hi }, link }
}
