import type { Article } from './article.ts'

export const panchangDay: Article = {
  slug: 'how-a-panchang-day-is-counted',
  publishedOn: '2026-10-13',
  plate: 'dawn',
  plateSaid: { en: 'The Sun half risen over the horizon', hi: 'क्षितिज पर आधा उगा हुआ सूर्य' },
  title: { en: 'How a panchang day is counted', hi: 'पंचांग का दिन कैसे गिना जाता है' },
  excerpt: {
    en: 'Five limbs, one sunrise. Why a tithi may begin at ten past three, vanish or come twice, and why your town has its own panchang.',
    hi: 'पाँच अंग, एक सूर्योदय। तिथि दोपहर तीन बजकर दस मिनट पर क्यों बदल सकती है, क्यों घटती-बढ़ती है, और आपके शहर का पंचांग अलग क्यों है।',
  },
  pieces: [
    {
      text: {
        en: 'The civil date changes at midnight, for everybody at once. The day of the panchang begins when the Sun rises where you are, and lasts until it rises again. The almanac gives five things for it, and these five limbs, pancha anga, gave it its name.',
        hi: 'अंग्रेज़ी तारीख़ आधी रात को बदलती है, सबके लिए एक साथ। पंचांग का दिन तब शुरू होता है जब आपके यहाँ सूर्य उगे, और अगले सूर्योदय तक चलता है। उसमें पाँच बातें बताई जाती हैं, और इन्हीं पाँच अंगों से पंचांग नाम बना।',
      },
    },
    { heading: { en: 'The five limbs', hi: 'पाँच अंग' } },
    {
      list: [
        {
          en: 'Vara, the weekday, from sunrise to sunrise. Someone born at four on a Tuesday morning by the clock was born on Monday’s vara.',
          hi: 'वार: सूर्योदय से सूर्योदय तक। घड़ी से मंगलवार की सुबह चार बजे जन्म हो, तो वार सोमवार ही गिना जाएगा।',
        },
        {
          en: 'Tithi, the lunar day: the time in which the Moon gains twelve degrees on the Sun. Thirty make a month, fifteen bright and fifteen dark.',
          hi: 'तिथि: जितने समय में चंद्रमा सूर्य से बारह अंश आगे बढ़ता है। महीने में तीस तिथियाँ, पंद्रह शुक्ल पक्ष की और पंद्रह कृष्ण पक्ष की।',
        },
        {
          en: 'Nakshatra: the twenty-seventh part of the zodiac in which the Moon stands.',
          hi: 'नक्षत्र: राशिचक्र का वह सत्ताईसवाँ भाग जिसमें चंद्रमा है।',
        },
        {
          en: 'Yoga: the longitudes of the Sun and the Moon, added together and divided into twenty-seven parts.',
          hi: 'योग: सूर्य और चंद्रमा के भोगांशों के जोड़ से बनने वाले सत्ताईस भागों में से एक।',
        },
        {
          en: 'Karana: half a tithi. Eleven names go round the sixty halves of a month: seven of them eight times each, four of them once.',
          hi: 'करण: आधी तिथि। महीने की साठ आधी तिथियों के ग्यारह नाम हैं: सात नाम आठ-आठ बार आते हैं, चार एक-एक बार।',
        },
      ],
    },
    { heading: { en: 'Why a tithi vanishes', hi: 'तिथि घटती-बढ़ती क्यों है' } },
    {
      text: {
        en: 'The Moon is quick when near and slow when far, so a tithi lasts between about twenty and twenty-seven hours, and it may change at any hour of the day or night. A date bears the name of the tithi that stands at sunrise. If a short tithi begins after one sunrise and ends before the next, no day is named after it: a kshaya tithi. If a long one covers two sunrises, two days have the same name: a vriddhi tithi. Both happen several times a year. Nothing has gone wrong; it comes from the Moon’s changing speed.',
        hi: 'चंद्रमा पास हो तो तेज़ चलता है, दूर हो तो धीमा। इसलिए तिथि लगभग बीस से सत्ताईस घंटे तक की होती है और दिन-रात में कभी भी बदल सकती है। दिन का नाम उस तिथि से होता है जो सूर्योदय के समय हो। कोई छोटी तिथि एक सूर्योदय के बाद शुरू होकर अगले से पहले पूरी हो जाए, तो उसके नाम का कोई दिन नहीं होता: यह क्षय तिथि है। लंबी तिथि दो सूर्योदयों तक चले, तो दो दिनों की तिथि एक ही होती है: यह वृद्धि तिथि है। साल में कई बार दोनों होती हैं। इसमें कोई गड़बड़ नहीं; यह चंद्रमा की घटती-बढ़ती चाल से होता है।',
      },
    },
    { heading: { en: 'Why the place matters', hi: 'जगह से फ़र्क़ क्यों पड़ता है' } },
    {
      text: {
        en: 'A tithi ends at the same instant for the whole Earth. Sunrise is not the same for all: by Indian time it comes to Kolkata well over an hour before it comes to the west of Gujarat. A tithi that ends between the two sunrises gives the two places different days. Rahu Kaal, choghadiya and the horas are parts of the local day from sunrise to sunset; printed for Delhi, they are wrong in Chennai. So our [panchang](/panchang) asks for your town first.',
        hi: 'तिथि सारी पृथ्वी पर एक ही क्षण में पूरी होती है। पर सूर्योदय हर जगह एक साथ नहीं होता: कोलकाता में सूर्य गुजरात के पश्चिमी छोर से लगभग सवा घंटे पहले उगता है। तिथि इन दो सूर्योदयों के बीच पूरी हो, तो दोनों जगह दिन का नाम अलग होगा। राहु काल, चौघड़िया और होरा सूर्योदय से सूर्यास्त तक के स्थानीय दिन के हिस्से हैं; दिल्ली के लिए छपे हों तो चेन्नई में ग़लत होंगे। इसलिए हमारा [पंचांग](/panchang) पहले आपका शहर पूछता है।',
      },
    },
    {
      text: {
        en: 'Rahu Kaal is an eighth of daylight: the second on Mondays, the seventh on Tuesdays, the eighth on Sundays. It lasts an hour and a half only when the day has twelve hours. Sunrise itself is defined in two ways. By the Hindu rule the middle of the disc must be on the horizon, leaving aside the bending of light by the air; this is a few minutes after the first gleam that the newspaper calls sunrise. We count the day by the Hindu rule and show both times.',
        hi: 'राहु काल दिन का आठवाँ भाग है: सोमवार को दूसरा, मंगलवार को सातवाँ, रविवार को आठवाँ। वह डेढ़ घंटे का तभी होता है जब दिन बारह घंटे का हो। सूर्योदय भी दो तरह से लिया जाता है। हिंदू नियम में सूर्योदय तब होता है जब सूर्य के बिंब का मध्य क्षितिज पर आए, और हवा में प्रकाश के मुड़ने का हिसाब नहीं जोड़ा जाता; यह सूर्य की उस पहली झलक के कुछ मिनट बाद होता है जिसका समय अख़बार में छपता है। हम दिन हिंदू नियम से गिनते हैं और समय दोनों दिखाते हैं।',
      },
    },
    { heading: { en: 'Two ways to count a month', hi: 'महीने के दो हिसाब' } },
    {
      text: {
        en: 'In the south and west the month ends with the new moon, in the north with the full moon; the bright half has the same name everywhere, while the dark half is named one month later in the north. Twelve such months are about eleven days shorter than the Sun’s year, so every third year or so a month in which the Sun enters no sign counts as an extra one, called adhika. In 2026 it was Jyeshtha. This keeps the festivals in their seasons.',
        hi: 'दक्षिण और पश्चिम में महीना अमावस्या पर पूरा होता है, उत्तर में पूर्णिमा पर; शुक्ल पक्ष का महीना हर जगह एक ही है, पर कृष्ण पक्ष उत्तर में अगले महीने का माना जाता है। ऐसे बारह महीने सूर्य के वर्ष से क़रीब ग्यारह दिन छोटे होते हैं, इसलिए लगभग हर तीसरे वर्ष वह महीना अधिक मास कहलाता है जिसमें सूर्य किसी राशि में प्रवेश न करे। 2026 में यह ज्येष्ठ था। इसी से त्योहार अपनी ऋतु में बने रहते हैं।',
      },
    },
  ],
}
