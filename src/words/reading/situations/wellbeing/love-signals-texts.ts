import type { SituationTexts } from '../situation-texts.ts'

export const loveSignalsTexts = {
  'ex-signal': {
    state: {
      favourable: {
        oracle: {
          en: 'This sign from your ex means that you are on their mind in a good way; a wish to come back it becomes only when they say so themselves.',
          hi: 'एक्स के इस इशारे का मतलब है कि आप याद हैं और मन में कड़वाहट कम हुई है; पर लौटने की बात तभी मानें जब वे ख़ुद कहें।',
        },
        astra: {
          en: 'It means that they are ready to talk to you again, I think; wait until they say it in words before you answer with your whole heart.',
          hi: 'मतलब यह कि वे फिर बात करना चाहते हैं; पर दिल तभी खोलें जब वे यह साफ़ शब्दों में कहें।',
        },
      },
      mixed: {
        oracle: {
          en: 'It means that they remember you and want to see how you answer, not yet that they are coming back.',
          hi: 'इसका मतलब है कि आपकी याद आती है और उधर से आपका मन टटोला जा रहा है; अभी इसे लौटना न समझें।',
        },
        astra: {
          en: 'They still think of you and want to know how you are, but they have not decided to come back.',
          hi: 'आपकी याद आती है और आपका हाल जानने का मन है, पर लौटने का फ़ैसला अभी नहीं हुआ है।',
        },
      },
      patience: {
        oracle: {
          en: 'By your chart this sign carries little: habit, politeness or a lonely evening, and not a way back.',
          hi: 'कुंडली के हिसाब से इस इशारे में ज़्यादा कुछ नहीं: आदत, औपचारिकता या एक ख़ाली शाम, लौटने की राह नहीं।',
        },
        astra: {
          en: 'I know you have looked at it twenty times; it means little, and I would not wait for them because of it.',
          hi: 'आपने इसे बीस बार देखा होगा; इसका ख़ास मतलब नहीं, इसके भरोसे उनका इंतज़ार न करें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Leave it three days without an answer to the sign itself, and see whether words follow.',
        hi: 'इशारे पर तीन दिन कुछ न करें, और देखें कि उसके बाद बात भी आती है या नहीं।',
      },
      {
        en: 'If nothing follows and you must know, ask once: “I saw it, did you want to say something?”',
        hi: 'बात न आए और जानना ज़रूरी हो तो एक बार पूछें, “मैंने देखा, कुछ कहना था?”',
      },
      {
        en: 'Keep a gift or a card if it does no harm, and send none back to ask for a reply.',
        hi: 'कार्ड या चीज़ रख लेने में हर्ज नहीं, पर जवाब निकलवाने के लिए अपनी तरफ़ से कुछ न भेजें।',
      },
      {
        en: 'Change nothing in your own plans, a match, a job or a move, for a sign without words.',
        hi: 'बिना शब्दों के इशारे के लिए अपना रिश्ता, नौकरी या शहर का फ़ैसला न बदलें।',
      },
    ],
  },
  'mixed-signals': {
    state: {
      favourable: {
        oracle: {
          en: 'The interest is real, and the blowing hot and cold comes from shyness or from fear of home more than from playing with you.',
          hi: 'लगाव सच्चा है; कभी पास, कभी दूर होना खेल कम, झिझक या घर का डर ज़्यादा है।',
        },
        astra: {
          en: 'There is liking behind that slow reply, I feel; it is nerve that is missing, not heart.',
          hi: 'देर से आने वाले जवाब के पीछे पसंद है; कमी दिल की नहीं, हिम्मत की है।',
        },
      },
      mixed: {
        oracle: {
          en: 'They enjoy your company and have not decided about you: that is why one day is warm and the next one cold.',
          hi: 'आपका साथ अच्छा लगता है, पर मन अभी तय नहीं: इसीलिए एक दिन बात मीठी होती है और अगले दिन ठंडी।',
        },
        astra: {
          en: 'They like you without having decided for you, and it goes on like this until you ask for a clear answer.',
          hi: 'आप उन्हें पसंद हैं, पर मन अभी पक्का नहीं; जब तक आप साफ़ न पूछें, यह ऐसे ही चलता रहेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'By your chart this is more pastime than plan: attention is given when it suits them, and you carry the rest.',
          hi: 'कुंडली से यह इरादे से ज़्यादा समय बिताना लगता है: बात अपनी सुविधा से होती है, बाक़ी बोझ आप पर है।',
        },
        astra: {
          en: 'It hurts to say: you get the crumbs at midnight, and somebody who wants you doesn’t leave you guessing so long.',
          hi: 'सुनने में चुभेगा: आपके हिस्से बचा हुआ समय आता है, और जो सच में चाहे वह इतने दिन उलझाकर नहीं रखता।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Somebody runs hot and cold when they like the attention and fear the question that comes after it: what are we?',
        hi: 'कभी पास, कभी दूर वही होता है जिसे साथ अच्छा लगता है पर आगे के सवाल से डर लगता है: हम हैं क्या?',
      },
      astra: {
        en: 'They pull back after each close evening because closeness asks for an answer, and the answer isn’t ready.',
        hi: 'हर अच्छी शाम के बाद दूरी इसलिए आती है कि पास आने पर जवाब देना पड़ेगा, और जवाब तैयार नहीं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask for one thing in daylight, a coffee, a walk, a meeting with a friend; watch whether it happens.',
        hi: 'दिन में मिलने की एक सीधी बात कहें, चाय या टहलना; देखें कि वह होती है या टलती है।',
      },
      {
        en: 'Answer at the pace at which you are answered for two weeks, and see who misses it.',
        hi: 'दो हफ़्ते उतनी ही देर में जवाब दें जितनी देर में मिलता है, और देखें कि किसे फ़र्क़ पड़ा।',
      },
      {
        en: 'Count plans that were kept, not hearts, reels and views.',
        hi: 'दिल, रील और स्टेटस न गिनें, वही गिनें जो कहकर किया गया।',
      },
      {
        en: 'Put the question once in plain words, “Is this friendship for you, or more?”, and take a vague answer as a no for now.',
        hi: 'एक बार साफ़ पूछें, “तुम्हारे लिए यह दोस्ती है या उससे ज़्यादा?”, और गोल जवाब को अभी के लिए ना मानें।',
      },
    ],
  },
  'speaks-first': {
    state: {
      favourable: {
        oracle: {
          en: 'You may speak first: by your chart a simple beginning from your side is likely to be met warmly.',
          hi: 'पहल आप करें: कुंडली से आपकी तरफ़ से शुरू हुई सीधी बात अच्छे मन से सुनी जाएगी।',
        },
        astra: {
          en: 'Go first; I think they are waiting with the phone in their hand just as you are.',
          hi: 'पहले आप बोल दें; लगता है उधर भी फ़ोन हाथ में लिए वही इंतज़ार है जो आपको है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Either may come first, but it is likelier that it stays silent until you write one light line; one, and then it is their turn.',
          hi: 'पहल किसी की भी हो सकती है, पर आसार यही हैं कि एक हल्की-सी लाइन आपकी तरफ़ से जाए; बस एक, फिर बारी उनकी है।',
        },
        astra: {
          en: 'I see two proud silences; break yours with a single easy line, and leave the next word to them.',
          hi: 'दोनों तरफ़ चुप्पी और थोड़ा अहम दिखता है; एक आसान-सी लाइन आप भेज दें, अगली बात उन पर छोड़ें।',
        },
      },
      patience: {
        oracle: {
          en: 'Let the first word come from them: your chart gives little to a beginning from your side at present.',
          hi: 'पहला शब्द उधर से आने दें: अभी आपकी तरफ़ से शुरू करने में कुंडली का साथ कम है।',
        },
        astra: {
          en: 'Don’t go first this time; you have done that often enough, and what comes unasked will mean more to you.',
          hi: 'इस बार पहले आप न बोलें; आपकी पहल बहुत हो चुकी, और जो बिना कहे आए वही आपके लिए ज़्यादा मायने रखेगा।',
        },
      },
    },
    isChoice: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'If you write, ask about something of theirs, an exam, a trip, a sick parent, that takes a sentence to answer.',
        hi: 'लिखें तो उनकी किसी बात पर पूछें, जैसे परीक्षा, सफ़र या घर की तबीयत, जिसका जवाब एक वाक्य में आ सके।',
      },
      {
        en: 'Write between six and nine in the evening, not after midnight.',
        hi: 'मैसेज शाम छह से नौ के बीच करें, आधी रात के बाद नहीं।',
      },
      {
        en: 'If you wait, fix until which day, and fill that day with people of your own.',
        hi: 'रुकना हो तो किस दिन तक, यह तय कर लें, और वह दिन अपने लोगों के साथ रखें।',
      },
      {
        en: 'After a quarrel begin with your own part in it, in one sentence and without “but”.',
        hi: 'झगड़े के बाद बात अपने हिस्से की ग़लती से शुरू करें, एक वाक्य में और बिना “लेकिन”।',
      },
    ],
  },
  'ex-wedding': {
    state: {
      favourable: {
        oracle: {
          en: 'You may go: your chart shows a heart that can stand it, if you go with a friend, stay an hour and leave after the blessing.',
          hi: 'जाना ठीक रहेगा: आपका मन यह सह लेगा, बस किसी दोस्त के साथ जाएँ, घंटा भर रुकें और आशीर्वाद देकर लौट आएँ।',
        },
        astra: {
          en: 'Go if you want to, in your best clothes and with somebody beside you; I see you coming home lighter, not broken.',
          hi: 'मन हो तो जाएँ, अच्छे कपड़ों में और किसी अपने के साथ; लौटते समय मन टूटा नहीं, हल्का होगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Go only if your absence would be talked of among your own people; otherwise send good wishes and stay away.',
          hi: 'तभी जाएँ जब न जाने से अपने ही लोगों में बात बने; नहीं तो शुभकामना भेजकर घर रहना बेहतर है।',
        },
        astra: {
          en: 'A short visit if you must, none if you needn’t; your heart says yes at noon and pays for it at night.',
          hi: 'जाना ज़रूरी हो तो थोड़ी देर, ज़रूरी न हो तो नहीं; दिन में मन हाँ कहेगा और रात में भारी पड़ेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Better not to go: it would open again what is just closing, and nobody needs your presence there as much as you need your peace.',
          hi: 'न जाना ही अच्छा है: जो घाव भर रहा है वह फिर खुलेगा, और वहाँ आपकी ज़रूरत से बड़ी आपकी शांति है।',
        },
        astra: {
          en: 'Stay away this time, with no guilt; a card by post says all that has to be said.',
          hi: 'इस बार न जाएँ, और मन में अपराध न रखें; एक शुभकामना संदेश से सब कह दिया जाता है।',
        },
      },
    },
    isChoice: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'If you go, fix the time of leaving beforehand and have your own ride home.',
        hi: 'जाएँ तो लौटने का समय पहले से तय करें और गाड़ी अपनी रखें।',
      },
      {
        en: 'Have no talk alone with them that day, and take nothing to drink.',
        hi: 'उस दिन अकेले में बात न करें, और शराब से दूर रहें।',
      },
      {
        en: 'If you stay at home, plan the evening: a film, cousins, a temple, anything but their stories.',
        hi: 'न जाएँ तो शाम पहले से भर लें: फ़िल्म, भाई-बहन, मंदिर, बस उनकी स्टोरी नहीं।',
      },
      {
        en: 'One line is enough as an answer to the invitation: “Wishing you both well, I can’t come.”',
        hi: 'न्योते का जवाब एक लाइन में दें: “आप दोनों को शुभकामनाएँ, आना नहीं हो पाएगा।”',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
