import type { Article } from './article.ts'

export const whySitesDiffer: Article = {
  slug: 'rahu-ayanamsa-and-why-two-sites-differ',
  publishedOn: '2026-10-21',
  plate: 'chart',
  plateSaid: { en: 'A birth chart in the northern style', hi: 'उत्तर भारतीय शैली की जन्म कुंडली' },
  title: {
    en: 'True or mean Rahu, and which ayanamsa: why two sites differ',
    hi: 'स्पष्ट या मध्यम राहु, कौन सा अयनांश: दो साइटों में फ़र्क़ क्यों',
  },
  excerpt: {
    en: 'The same birth, two programs, two charts. Four settings explain nearly every difference, and none of them is a mistake.',
    hi: 'एक ही जन्म, दो प्रोग्राम, दो कुंडलियाँ। लगभग हर फ़र्क़ चार बातों से समझ में आ जाता है, और उनमें से कोई ग़लती नहीं है।',
  },
  pieces: [
    {
      text: {
        en: 'People write to astrology sites to say that a chart must be wrong, because another site shows Rahu in the next sign. Usually both are right by their own settings. Where the Sun stood at a given minute is not a matter of opinion. Where the zodiac begins, and which Rahu is meant, are conventions: a site has to choose, and should say what it chose.',
        hi: 'लोग ज्योतिष साइटों को लिखते हैं कि उनकी कुंडली ग़लत है, क्योंकि दूसरी साइट राहु को अगली राशि में दिखाती है। अक्सर दोनों अपनी-अपनी मान्यता के हिसाब से सही होती हैं। किसी मिनट पर सूर्य कहाँ था, यह राय की बात नहीं है। पर राशिचक्र कहाँ से शुरू हो और राहु कौन सा लिया जाए, ये मान्यताएँ हैं: कोई एक चुननी पड़ती है, और जो चुनी उसे बताना चाहिए।',
      },
    },
    { heading: { en: 'Ayanamsa: where the zodiac begins', hi: 'अयनांश: राशिचक्र कहाँ से शुरू हो' } },
    {
      text: {
        en: 'The Indian zodiac is fixed to the stars, but no star marks its first point. The ayanamsa, the angle from the spring equinox to that point, has therefore been set in several ways. India’s Calendar Reform Committee fixed one for 21 March 1956, and this, called Lahiri or Chitra Paksha, is what almanacs and most astrologers use today. It grows by about fifty seconds of arc a year: it was 22 degrees 28 minutes in 1900 and is 24 degrees 13 minutes in 2026.',
        hi: 'भारतीय राशिचक्र तारों से बँधा है, पर उसके आरंभ बिंदु पर कोई तारा नहीं है। वसंत विषुव से उस बिंदु तक का कोण, अयनांश, इसीलिए कई तरह से तय किया गया है। भारत की पंचांग सुधार समिति ने 21 मार्च 1956 के लिए एक मान तय किया; वही लाहिड़ी या चित्रपक्ष अयनांश कहलाता है और आज के पंचांग और अधिकतर ज्योतिषी वही लेते हैं। यह हर साल क़रीब पचास विकला बढ़ता है: 1900 में 22 अंश 28 कला था, 2026 में 24 अंश 13 कला है।',
      },
    },
    {
      list: [
        {
          en: 'Krishnamurti’s is nearly 6 minutes of arc smaller. One planet in three hundred or so changes its sign by it, and the dasha dates move by weeks.',
          hi: 'कृष्णमूर्ति का अयनांश क़रीब 6 कला कम है। इससे लगभग तीन सौ में एक ग्रह की राशि बदलती है और दशा की तारीख़ें कुछ हफ़्ते खिसकती हैं।',
        },
        {
          en: 'Raman’s is 1 degree 27 minutes smaller. One planet in about twenty changes its sign, one in nine its nakshatra.',
          hi: 'रमन का अयनांश 1 अंश 27 कला कम है। इससे लगभग बीस में एक ग्रह की राशि बदलती है और नौ में एक का नक्षत्र।',
        },
      ],
    },
    { heading: { en: 'Rahu: true or mean', hi: 'राहु: स्पष्ट या मध्यम' } },
    {
      text: {
        en: 'Rahu is no body. It is the point where the path of the Moon crosses the path of the Sun going north; Ketu is the crossing opposite. This point drifts backwards through the zodiac in 18.6 years, about a year and a half to a sign. But it does not drift evenly. The Sun pulls at the Moon’s path, and so the crossing sways to and fro. The mean Rahu smooths the swaying away and always goes backwards, some three minutes of arc a day. The true Rahu is where the crossing is that very day; it stands still now and then, and for about a quarter of the time it even moves forward.',
        hi: 'राहु कोई पिंड नहीं है। वह एक बिंदु है, जहाँ चंद्रमा का मार्ग उत्तर की ओर जाते हुए सूर्य के मार्ग को काटता है; ठीक सामने का बिंदु केतु है। यह बिंदु उलटी चाल से 18.6 वर्ष में पूरा राशिचक्र घूम लेता है, एक राशि में लगभग डेढ़ वर्ष। पर चाल एक जैसी नहीं रहती। सूर्य चंद्रमा के मार्ग को खींचता है, इसलिए यह बिंदु आगे-पीछे डोलता है। मध्यम राहु में इस डोलने का औसत ले लिया जाता है और वह हमेशा उलटा चलता है, क़रीब तीन कला रोज़। स्पष्ट राहु वहाँ है जहाँ यह बिंदु उस दिन सचमुच हो; वह कभी-कभी ठहरता है, और लगभग चौथाई समय सीधा भी चलता है।',
      },
    },
    {
      text: {
        en: 'The two are never as much as two degrees apart. In about one chart in thirty that is enough to put them in different signs. We use the true node; older books and many programs use the mean one.',
        hi: 'दोनों में फ़र्क़ दो अंश तक नहीं पहुँचता। फिर भी लगभग तीस में एक कुंडली में इतने से राशि अलग हो जाती है। हम स्पष्ट राहु लेते हैं; पुरानी पुस्तकें और कई प्रोग्राम मध्यम लेते हैं।',
      },
    },
    { heading: { en: 'Houses and clocks', hi: 'भाव और घड़ी' } },
    {
      text: {
        en: 'Houses are counted by whole signs here: the sign of the lagna is the first house from its beginning to its end. Some sites put the rising degree in the middle of the first house, the bhava chalit; then a planet near the edge of a sign may move to the next house without leaving its sign. The last cause is the simplest. One site knows that the clocks of India ran an hour ahead during the war, and another does not; one takes the coordinates of the town, another those of the district.',
        hi: 'यहाँ भाव पूरी राशि से गिने जाते हैं: लग्न की राशि शुरू से अंत तक पहला भाव है। कुछ साइटें लग्न के अंश को पहले भाव के बीच में रखती हैं, जिसे भाव चलित कहते हैं; तब राशि की संधि के पास का ग्रह राशि बदले बिना अगले भाव में जा सकता है। और आख़िरी कारण सबसे सीधा है। एक साइट को पता है कि युद्ध के दिनों में भारत की घड़ियाँ एक घंटा आगे थीं, दूसरी को नहीं; एक क़स्बे के अक्षांश-देशांतर लेती है, दूसरी ज़िले के।',
      },
    },
    { heading: { en: 'What to do when charts differ', hi: 'कुंडलियाँ अलग हों तो क्या करें' } },
    {
      text: {
        en: 'Compare the longitude of the Sun first. If it differs by the same amount as all the other planets, it is the ayanamsa. If only Rahu and Ketu differ, it is the node. If the planets agree and the lagna does not, it is the time zone or the place. If only the houses differ, it is the way of counting them. Our conventions, and the measured error of every value, are on the page [how exact we are](/accuracy); each [kundli](/free-kundli?type=Oracle) names the settings it was made with.',
        hi: 'पहले सूर्य का भोगांश मिलाएँ। यदि सूर्य में उतना ही फ़र्क़ हो जितना बाक़ी सब ग्रहों में, तो कारण अयनांश है। केवल राहु-केतु अलग हों, तो बात स्पष्ट और मध्यम की है। ग्रह मिलें पर लग्न न मिले, तो टाइम ज़ोन या स्थान देखें। केवल भाव अलग हों, तो भाव गिनने का तरीक़ा अलग है। हमारी मान्यताएँ और हर मान की मापी हुई त्रुटि [हमारी गणना कितनी सही है](/accuracy) में हैं; और हर [कुंडली](/free-kundli?type=Oracle) में लिखा होता है कि वह किन मान्यताओं से बनी।',
      },
    },
  ],
}
