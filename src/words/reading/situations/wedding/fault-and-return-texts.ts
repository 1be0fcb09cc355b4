import type { SituationTexts } from '../situation-texts.ts'

export const faultAndReturnTexts = {
  'whose-fault': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'No chart hands the fault to one: two tired people stopped hearing each other, and your own share is the smaller part of it.',
          hi: 'क़सूर किसी एक का नहीं: दो थके लोगों ने सुनना छोड़ दिया, और आपका हिस्सा उसमें कम है।',
        },
        astra: {
          en: 'You carry more of the blame than is yours; put half of it down.',
          hi: 'जितना क़सूर आपका है उससे ज़्यादा आप उठाए हुए हैं; आधा उतार दीजिए।',
        },
      },
      mixed: {
        oracle: {
          en: 'It lies on both sides: one pressed, the other withdrew, and relatives spoke in between.',
          hi: 'बात दोनों ओर की है: एक ने दबाया, दूसरा पीछे हटा, और बीच में रिश्तेदार बोले।',
        },
        astra: {
          en: 'Neither is the villain here; it began with something small that nobody said sorry for.',
          hi: 'यहाँ कोई खलनायक नहीं; शुरुआत किसी छोटी बात से हुई जिस पर किसी ने माफ़ी नहीं माँगी।',
        },
      },
      patience: {
        oracle: {
          en: 'The load was greater than the two of you: money, parents or distance; asking who is guilty keeps the wound open.',
          hi: 'बोझ आप दोनों से बड़ा था: पैसा, माता-पिता या दूरी; दोषी ढूँढने से घाव खुला रहता है।',
        },
        astra: {
          en: 'I can’t name one guilty person; I can see two who were hurt and each waited for the other.',
          hi: 'किसी एक का नाम नहीं लिया जा सकता; दो दुखी लोग दिखते हैं, जो एक-दूसरे की राह देखते रहे।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It came apart through many small unspoken hurts and not through one person’s guilt.',
        hi: 'टूटा किसी एक की ग़लती से नहीं, कई छोटी अनकही चोटों से।',
      },
      astra: {
        en: 'Nobody planned it; each was waiting to be understood first.',
        hi: 'किसी ने सोचकर नहीं किया; हर एक पहले समझे जाने की राह देखता रहा।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write two columns, what I did and what was done to me, and show it to nobody for a week.',
        hi: 'दो ख़ाने लिखें, मैंने क्या किया और मेरे साथ क्या हुआ, और एक हफ़्ता किसी को न दिखाएँ।',
      },
      {
        en: 'Say sorry once for your own part, without a “but”.',
        hi: 'अपने हिस्से की माफ़ी एक बार माँगें, बिना “लेकिन” के।',
      },
      {
        en: 'A family counsellor hears both sides in two sittings; family courts and women’s helplines give it free.',
        hi: 'परिवार परामर्शदाता दो बैठकों में दोनों को सुन लेते हैं; फ़ैमिली कोर्ट और महिला हेल्पलाइन में यह मुफ़्त है।',
      },
      {
        en: 'Where there was hitting, none of it is your fault: 181 helps day and night.',
        hi: 'मारपीट हुई हो तो ग़लती ज़रा भी आपकी नहीं: 181 दिन-रात मदद करता है।',
      },
    ],
  },
  'back-to-sasural': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your husband is likely to come or to call you back between {from} and {to}.',
          hi: 'वे लेने आएँगे या बुलाएँगे, इसकी अच्छी संभावना {from} से {to} के बीच है।',
        },
        astra: {
          en: 'I feel the car at your parents’ gate between {from} and {to}; have ready what must be different then.',
          hi: '{from} से {to} के बीच मायके के दरवाज़े पर गाड़ी रुकती लगती है; तब क्या बदलना चाहिए, यह सोच रखें।',
        },
      },
      later: {
        oracle: {
          en: 'Not at once, pride stands between; {from} to {to} is when the way back opens.',
          hi: 'तुरंत नहीं, बीच में अहम है; लौटने का रास्ता {from} से {to} के बीच खुलता है।',
        },
        astra: {
          en: 'Some weeks of silence more, and between {from} and {to} somebody from that side should speak.',
          hi: 'कुछ हफ़्ते चुप्पी और, फिर {from} से {to} के बीच उधर से कोई बोलेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'By himself he hardly comes; one message from you or one elder in between moves it, and that isn’t losing.',
          hi: 'अपने आप आना कम दिखता है; आपका एक संदेश या बीच में एक बड़े की बात काम करेगी, और इसमें हार नहीं।',
        },
        astra: {
          en: 'Your husband waits for you as you wait for him; take half a step, and not the whole road.',
          hi: 'वे भी आपके पहले क़दम की राह देख रहे हैं; आधा क़दम आप बढ़ाएँ, पूरा रास्ता नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'Just now nobody shows who comes to fetch you; settle in for some months, with work or study, and keep your papers together.',
          hi: 'अभी कोई लेने आता नहीं दिखता; कुछ महीने काम या पढ़ाई के साथ यहीं जमें, और अपने काग़ज़ साथ रखें।',
        },
        astra: {
          en: 'I won’t make you wait by the gate; your life goes on from here, and you go back only to something that has changed.',
          hi: 'दरवाज़े पर राह न देखें; जीवन यहीं से आगे चले, और लौटें तभी जब वहाँ कुछ बदला हो।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Going back looks right, if the reason you left is spoken of first and not after.',
          hi: 'लौटना ठीक दिखता है, अगर जिस बात पर निकलीं वह बाद में नहीं, पहले साफ़ हो।',
        },
        astra: {
          en: 'Your heart is still there; go with open eyes and one elder of yours beside you.',
          hi: 'मन अब भी वहीं है; आँखें खुली रखकर जाएँ, साथ में अपने एक बड़े हों।',
        },
      },
      mixed: {
        oracle: {
          en: 'Not yet with all your things: first a meeting, then a week, then the rest.',
          hi: 'अभी सारा सामान लेकर नहीं: पहले एक मुलाक़ात, फिर एक हफ़्ता, फिर बाक़ी।',
        },
        astra: {
          en: 'Let him show it before you believe it; a month of small proofs is little to ask.',
          hi: 'यक़ीन से पहले वे करके दिखाएँ; महीने भर के छोटे सबूत ज़्यादा माँगना नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'For now stay where you are well; your work and the child’s school shouldn’t hang on a promise by phone.',
          hi: 'अभी जहाँ ठीक हैं वहीं रहें; काम और बच्चे का स्कूल फ़ोन के वादे पर न टिके।',
        },
        astra: {
          en: 'Don’t go back alone or out of shame; a daughter at home is no burden.',
          hi: 'न अकेले लौटें, न शर्म से; घर आई बेटी बोझ नहीं होती।',
        },
      },
    },
    advice: [
      {
        en: 'Send one message without blame: “I want to talk, with your elder brother and my uncle there, on Sunday”.',
        hi: 'बिना ताने का एक संदेश भेजें: “बात करनी है, आपके बड़े भाई और मेरे चाचा के सामने, रविवार को”।',
      },
      {
        en: 'Write down three things that must change, as money, phone or kitchen, and let both families hear them.',
        hi: 'तीन बातें लिखें जो बदलनी चाहिए, जैसे ख़र्च, फ़ोन, रसोई, और दोनों घर उन्हें सुनें।',
      },
      {
        en: 'Keep marriage certificate, Aadhaar, passbook and the child’s papers with you.',
        hi: 'शादी का प्रमाण पत्र, आधार, पासबुक और बच्चे के काग़ज़ अपने पास रखें।',
        for: ['parent'],
      },
      {
        en: 'If you left out of fear or blows, don’t go back on a phone call: ask 181 first.',
        hi: 'डर या मारपीट से निकली हों तो फ़ोन के कहने पर न लौटें: पहले 181 से पूछें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
