import type { SituationTexts } from '../situation-texts.ts'

export const workHurdlesSituationTexts = {
  'job-not-lasting': {
    state: {
      favourable: {
        oracle: {
          en: 'Your jobs break off more by circumstance than by lack of ability: the chart shows a longer stay once the place is well chosen.',
          hi: 'नौकरी टूटने में क़ाबिलियत से ज़्यादा हालात का हाथ दिखता है: जगह ठीक चुनी जाए तो लंबा टिकना दिखता है।',
        },
        astra: {
          en: 'You’re not made to drift; I see you staying long with work that lets you learn and people who let you be.',
          hi: 'आपका स्वभाव भटकने वाला नहीं है; जहाँ सीखने को मिले और लोग ठीक हों, वहाँ लंबा टिकना दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Short stays are likely for some time yet, in one place or another; a contract or project line would suit this better than a permanent post.',
          hi: 'अभी कुछ समय छोटे-छोटे ठहराव दिखते हैं; ऐसे में पक्की नौकरी से बेहतर कॉन्ट्रैक्ट या प्रोजेक्ट का काम है।',
        },
        astra: {
          en: 'Part of it is bad luck with companies, part is that you tire early; choose the next one slowly and give it longer.',
          hi: 'कुछ कंपनियों की बदक़िस्मती है, कुछ मन का जल्दी भर जाना; अगली नौकरी सोच-समझकर लें और उसे ज़्यादा समय दें।',
        },
      },
      patience: {
        oracle: {
          en: 'Staying in one job asks for effort at present: decide beforehand how long you’ll stay, and don’t leave before that without an offer.',
          hi: 'एक नौकरी में टिकना अभी मेहनत माँगता है: पहले से तय करें कि कितना टिकना है, और उससे पहले बिना ऑफ़र न छोड़ें।',
        },
        astra: {
          en: 'Be gentle with yourself; it is a restless stretch, not your nature for ever, and one finished spell of work will mend the confidence.',
          hi: 'अपने को दोष न दें; यह बेचैन दौर है, हमेशा का स्वभाव नहीं, एक जगह टिककर पूरा किया काम भरोसा लौटा देगा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Why jobs don’t last with you has reasons that the chart shows, in the times and the places more than in your worth.',
        hi: 'नौकरी क्यों नहीं टिकती, इसकी वजह कुंडली में दिखती है, और वह आपकी क़ाबिलियत से ज़्यादा समय और जगह में है।',
      },
      astra: {
        en: 'You’re no failure for having changed so often; what keeps breaking off your jobs can be seen here.',
        hi: 'बार-बार नौकरी बदलने से कोई नाकाम नहीं हो जाता; टिकना क्यों मुश्किल रहा, यह यहाँ दिखता है।',
      },
    },
    advice: [
      {
        en: 'Write for each job why it ended; see whether the same word comes twice.',
        hi: 'हर नौकरी क्यों छूटी, लिखें; देखें कि एक ही बात दो बार तो नहीं आती।',
      },
      {
        en: 'Before joining, look at how long the company and the team have stood.',
        hi: 'जॉइन करने से पहले देखें कि कंपनी और टीम कितने समय से टिकी है।',
      },
      {
        en: 'Promise yourself eighteen months in the next one, and talk to the manager before you make up your mind to leave.',
        hi: 'अगली नौकरी में डेढ़ साल टिकने का मन बनाएँ, और छोड़ने का सोचने से पहले मैनेजर से बात करें।',
        for: ['office'],
      },
      {
        en: 'When the urge to leave comes, ask for another task first.',
        hi: 'छोड़ने का मन करे तो पहले दूसरा काम माँगकर देखें।',
      },
    ],
  },
  'obstacles-at-work': {
    state: {
      favourable: {
        oracle: {
          en: 'Little holds back your career for long: the hurdles are of the passing kind, people and procedures rather than luck.',
          hi: 'करियर को लंबे समय रोकने वाली बात कम दिखती है: अड़चनें गुज़र जाने वाली हैं, क़िस्मत से ज़्यादा लोगों और नियमों की।',
        },
        astra: {
          en: 'What stands in your way is smaller than it feels; one honest talk and one habit changed may clear most of it.',
          hi: 'जो रास्ते में है वह जितना लगता है उससे छोटा है; एक खुली बात और एक आदत बदलने से ज़्यादातर हट सकता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'What holds your career back is half outside, half in work spread too thin; put your strength in one place.',
          hi: 'करियर को आधा बाहर के हालात रोकते हैं, आधा यह कि मेहनत बँटी हुई है; ताक़त एक जगह लगाएँ।',
        },
        astra: {
          en: 'Some of it is people, some is that you carry too much alone; let a part go, and the road gets easier.',
          hi: 'कुछ लोगों की वजह से है, कुछ इसलिए कि बहुत कुछ अकेले उठाया है; थोड़ा बोझ छोड़ें तो रास्ता आसान होगा।',
        },
      },
      patience: {
        oracle: {
          en: 'The present time itself is slow for work, and that is the main hurdle; steady work now is paid for later.',
          hi: 'अभी काम के लिए समय ही धीमा है, यही बड़ी रुकावट है; टिककर किया काम बाद में फल देगा।',
        },
        astra: {
          en: 'It’s a heavy stretch for your work, I won’t hide it; do the small things well, and don’t judge your life by these days.',
          hi: 'काम के लिए यह भारी दौर है, छिपाना ठीक नहीं; छोटे काम अच्छे से करें, और इन दिनों से अपनी ज़िंदगी न तौलें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Obstacles keep coming in your work for reasons that the chart shows, and they speak of delay, not of failure.',
        hi: 'काम में रुकावटें क्यों आती हैं, इसकी वजह कुंडली में दिखती है; ये देरी बताती हैं, नाकामी नहीं।',
      },
      astra: {
        en: 'It is tiring when each step at work meets a wall; where that comes from shows here, and it isn’t your lack of effort.',
        hi: 'हर क़दम पर अड़चन थका देती है; यह कहाँ से आती है, यहाँ दिखता है, और वजह आपकी मेहनत की कमी नहीं।',
      },
    },
    advice: [
      {
        en: 'Note the last five hurdles and who or what was behind each; plan for the one that repeats.',
        hi: 'पिछली पाँच अड़चनें और उनकी वजह लिखें; जो बार-बार आती है उसकी तैयारी रखें।',
      },
      {
        en: 'Begin each task with a short mail of who does what by when.',
        hi: 'हर काम छोटे मेल से शुरू करें कि कौन क्या और कब तक करेगा।',
      },
      {
        en: 'Keep a second way ready for what depends on one person.',
        hi: 'जो काम एक ही व्यक्ति पर टिका हो उसका दूसरा रास्ता भी रखें।',
      },
      {
        en: 'Ask for help early from the one senior who has been fair to you.',
        hi: 'जो सीनियर आपके साथ ठीक रहे हैं, उनसे समय रहते मदद माँगें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
