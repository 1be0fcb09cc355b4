import type { SituationTexts } from '../situation-texts.ts'

export const sweetheartSituationTexts = {
  'breakup-heal': {
    outlook: {
      yes: {
        oracle: {
          en: 'You are likely to get over this love, and your heart should feel lighter between {from} and {to}.',
          hi: 'इस प्यार को भूलकर आगे बढ़ना हो पाएगा, और {from} से {to} के बीच मन हल्का होने के आसार हैं।',
        },
        astra: {
          en: 'Yes, you will get past this person; I see the ache loosening from {from} to {to}.',
          hi: 'हाँ, इस दर्द से बाहर निकलना होगा; {from} से {to} तक यह बोझ उतरता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'Moving on is likely, but it will take some time; the easier stretch for your heart is {from} to {to}.',
          hi: 'आगे बढ़ना होगा, पर थोड़ा समय लगेगा; मन के लिए आसान समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Forgetting won’t happen on command, so be gentle with yourself; between {from} and {to} it hurts far less.',
          hi: 'भूलना ज़बरदस्ती से नहीं होता, ख़ुद पर सख़्ती न करें; {from} से {to} के बीच यह बहुत कम चुभेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'You can move on from this, little by little; the chart marks no day for it, and new contact with them would slow it.',
          hi: 'इससे धीरे-धीरे आगे बढ़ना हो सकता है; कोई तय दिन नहीं दिखता, और उनसे फिर बात करना इसे धीमा करेगा।',
        },
        astra: {
          en: 'It fades by small bits, not in one morning, and I can’t name the day; each week without checking on them helps.',
          hi: 'यह एक सुबह में नहीं, थोड़ा-थोड़ा करके कम होता है; दिन बताना मुश्किल है, पर उनकी ख़बर न लेना मदद करेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the memory of them still holds you strongly, so do not measure yourself; letting go comes slower for you, and it does come.',
          hi: 'अभी उनकी याद मन को पकड़े हुए है, इसलिए ख़ुद को न परखें; भूलना आपके लिए धीमा है, पर होता ज़रूर है।',
        },
        astra: {
          en: 'Your heart isn’t ready to let go yet, and that is no weakness; lean on your people while it mends.',
          hi: 'मन अभी छोड़ने को तैयार नहीं, और यह कमज़ोरी नहीं है; जब तक घाव भरे, अपनों का सहारा लें।',
        },
      },
    },
    advice: [
      {
        en: 'Mute or unfollow them everywhere and put the photos in a folder that somebody else keeps.',
        hi: 'उन्हें हर जगह म्यूट या अनफ़ॉलो करें, और तस्वीरें किसी और के पास रखवा दें।',
      },
      {
        en: 'Write the letter you want to send, and keep it unsent.',
        hi: 'जो चिट्ठी भेजने का मन है, वह लिखें और भेजें नहीं।',
      },
      {
        en: 'Fill the hour at which you used to talk with a walk, a class or a friend.',
        hi: 'जिस समय रोज़ बात होती थी, उस समय टहलना, कोई क्लास या किसी दोस्त से मिलना रखें।',
      },
      {
        en: 'If sleep and food stay disturbed, talk to a counsellor; Tele-MANAS 14416 is free.',
        hi: 'नींद और खाना बिगड़ा ही रहे तो काउंसलर से बात करें; टेली-मानस 14416 मुफ़्त है।',
      },
    ],
  },
  'beloved-silent': {
    outlook: {
      yes: {
        oracle: {
          en: 'A call or message from them is likely, and the better time for talk to open again is {from} to {to}.',
          hi: 'उनका फ़ोन या मैसेज आने के आसार हैं, और बात फिर शुरू होने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I think this silence will break; you may hear from them between {from} and {to}.',
          hi: 'लगता है यह चुप्पी टूटेगी; {from} से {to} के बीच उनकी तरफ़ से बात आ सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'They are not likely to reply at once; contact is better supported from {from} to {to}.',
          hi: 'जवाब तुरंत आने के आसार कम हैं; बात होने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t wait by the phone just now; if they come round, it is more likely between {from} and {to}.',
          hi: 'अभी फ़ोन देखते न रहें; वे लौटे तो {from} से {to} के बीच की संभावना ज़्यादा है।',
        },
      },
      slow: {
        oracle: {
          en: 'They may reply or may not: the chart leaves it open, and more messages from your side would not help.',
          hi: 'जवाब आ भी सकता है और नहीं भी: कुंडली इसे खुला छोड़ती है, और बार-बार मैसेज करने से बात नहीं बनेगी।',
        },
        astra: {
          en: 'They may write and may not, and I can’t give you a date; send one calm message, and then wait for them.',
          hi: 'मैसेज आ भी सकता है और नहीं भी, तारीख़ साफ़ नहीं दिखती; एक शांत मैसेज भेजें, फिर थोड़ा रुकें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present a reply or unblocking looks unlikely, and it is kinder to yourself to stop waiting for it.',
          hi: 'अभी जवाब आना या अनब्लॉक होना मुश्किल लगता है, और उसके इंतज़ार में न रुकना ही अच्छा है।',
        },
        astra: {
          en: 'I don’t see them calling soon, and I know that hurts; please spend your days on those who do answer.',
          hi: 'जल्दी फ़ोन आता नहीं दिखता, और यह चुभता है; अपना समय उन पर लगाएँ जो जवाब देते हैं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Silence or a block mostly means that the other person is hurt, torn or afraid of a talk, and seldom that you did something wrong.',
        hi: 'चुप्पी या ब्लॉक का मतलब ज़्यादातर यही है कि सामने वाला आहत है, उलझा है या बात से डरता है; यह कम ही होता है कि ग़लती आपकी हो।',
      },
      astra: {
        en: 'I can’t hear the reason from that heart; people go quiet when they don’t know what to say, and it isn’t your worth that is judged.',
        hi: 'उस दिल की असली वजह यहाँ से नहीं दिखती; लोग तब चुप होते हैं जब कहना नहीं आता, इससे आपकी क़ीमत तय नहीं होती।',
      },
    },
    advice: [
      {
        en: 'Send one short, calm message without blame, and nothing after it until they answer.',
        hi: 'बिना शिकायत का एक छोटा, शांत मैसेज भेजें, और जवाब आने तक दूसरा नहीं।',
      },
      {
        en: 'If you are blocked, do not write from other numbers or through friends; it closes the door further.',
        hi: 'ब्लॉक हो तो दूसरे नंबर या दोस्तों से संदेश न भेजें; इससे दूरी और बढ़ती है।',
      },
      {
        en: 'Set yourself a date up to which you wait, and plan something good for the day after.',
        hi: 'ख़ुद तय करें कि कब तक इंतज़ार करना है, और उसके बाद के दिन के लिए कुछ अच्छा सोचें।',
        for: ['meeting'],
      },
      {
        en: 'Turn off last-seen and stop looking at their profile; it eats your day.',
        hi: 'लास्ट सीन देखना और प्रोफ़ाइल खोलना बंद करें; पूरा दिन इसी में चला जाता है।',
      },
    ],
  },
  'love-quarrels': {
    outlook: {
      yes: {
        oracle: {
          en: 'The quarrels between you two are likely to ease, and from {from} to {to} the bond can find its calm again.',
          hi: 'आप दोनों के झगड़े कम होने के आसार हैं, और {from} से {to} तक रिश्ता फिर शांत हो सकता है।',
        },
        astra: {
          en: 'These fights are a phase, not the end: I see more sweetness between you from {from} to {to}.',
          hi: 'ये झगड़े एक दौर हैं, अंत नहीं: {from} से {to} तक दोनों में फिर मिठास आती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'The fights will not stop at once; they should grow fewer between {from} and {to} if both of you give way a little.',
          hi: 'झगड़े एकदम नहीं रुकेंगे; दोनों थोड़ा झुकें तो {from} से {to} के बीच काफ़ी कम होंगे।',
        },
        astra: {
          en: 'There is some more friction to get through, and then {from} to {to} looks softer for you both.',
          hi: 'अभी थोड़ी खटपट और है, फिर {from} से {to} का समय आप दोनों के लिए नरम दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The quarrels can be mended, but no date does it; it depends on how both of you speak when you are hurt.',
          hi: 'झगड़े सुलझ सकते हैं, पर किसी तारीख़ से नहीं; यह इस पर है कि चोट लगने पर दोनों कैसे बात करते हैं।',
        },
        astra: {
          en: 'I see affection and I see two hot tempers; the fighting lessens on the day one of you stops first.',
          hi: 'लगाव भी दिखता है और दोनों का ग़ुस्सा भी; झगड़ा उस दिन घटेगा जब एक पहले चुप होगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the fighting is strong and tires you; decide what you will not accept, and see whether it changes.',
          hi: 'अभी झगड़े ज़्यादा हैं और थकाते हैं; तय करें कि क्या मंज़ूर नहीं, और देखें कि बदलाव आता है या नहीं।',
        },
        astra: {
          en: 'Right now there is more quarrel than peace in it, and it is fair to ask yourself what it gives you.',
          hi: 'अभी इसमें सुकून से ज़्यादा झगड़ा है, और ख़ुद से पूछना ठीक है कि इससे क्या मिल रहा है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You two quarrel because both want to be heard first and neither likes to give in, more than for want of love.',
        hi: 'झगड़े इसलिए होते हैं कि दोनों चाहते हैं पहले उनकी सुनी जाए, प्यार की कमी से नहीं।',
      },
      astra: {
        en: 'The fights come from hurry and hurt pride; beneath them you both want the same closeness.',
        hi: 'ये झगड़े जल्दबाज़ी और चोट खाए अहम से आते हैं; भीतर दोनों एक जैसा अपनापन चाहते हैं।',
      },
    },
    advice: [
      {
        en: 'Never settle a quarrel over chat; stop typing, and talk when both are calm.',
        hi: 'झगड़ा चैट पर न सुलझाएँ; टाइप करना रोकें और दोनों शांत हों तब बात करें।',
      },
      {
        en: 'Speak of one thing at a time, and leave last month’s quarrel out of it.',
        hi: 'एक बार में एक ही बात करें, पुराने झगड़े बीच में न लाएँ।',
      },
      {
        en: 'Agree on a word that means “stop now”, and both keep to it.',
        hi: 'कोई एक शब्द तय करें जिसका मतलब हो “अब रुकें”, और दोनों उसे मानें।',
      },
      {
        en: 'If you are insulted, watched or frightened, that is no quarrel any more: tell someone you trust.',
        hi: 'अपमान, पहरा या डर हो तो वह झगड़ा नहीं रहा: किसी भरोसे वाले को बताएँ।',
      },
    ],
  },
  'married-beloved': {
    state: {
      favourable: {
        oracle: {
          en: 'This love has warmth, but the person is married, and your chart advises you not to wait until their marriage is over by law.',
          hi: 'इस प्यार में अपनापन है, पर वे शादीशुदा हैं, और कुंडली यही कहती है कि जब तक वह शादी क़ानून से ख़त्म न हो, इंतज़ार में न बैठें।',
        },
        astra: {
          en: 'I do see real feeling here; still, a married person can promise you little, and you deserve somebody who is free.',
          hi: 'सच्ची भावना दिखती है; फिर भी जो शादीशुदा है वह वादा कम ही निभा पाता है, और आपको वह मिले जो आज़ाद हो।',
        },
      },
      mixed: {
        oracle: {
          en: 'With someone who is married your chart shows affection mixed with long waiting; ask for a clear decision and a date.',
          hi: 'शादीशुदा इंसान के साथ कुंडली लगाव भी दिखाती है और लंबा इंतज़ार भी; साफ़ फ़ैसला और तारीख़ माँगें।',
        },
        astra: {
          en: 'This bond with a married person gives half a day of joy and a night of waiting; I would step back until they choose.',
          hi: 'शादीशुदा इंसान से यह रिश्ता थोड़ी ख़ुशी और बहुत इंतज़ार देता है; जब तक वे तय न करें, पीछे हटना अच्छा है।',
        },
      },
      patience: {
        oracle: {
          en: 'Love with a married person is likely to bring you more hurt than home; the chart is for stepping out of it.',
          hi: 'शादीशुदा इंसान से प्यार में घर से ज़्यादा दुख मिलने का डर है; कुंडली इससे निकलने की ओर है।',
        },
        astra: {
          en: 'I say it with care: they are married, this is wearing you down, and leaving it will feel lighter than you fear.',
          hi: 'बात प्यार से कह रहे हैं: वे शादीशुदा हैं, यह रिश्ता थका रहा है, और इससे निकलना सोच से हल्का लगेगा।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Look at what they do, not what they say: have divorce papers been filed or only talked of?',
        hi: 'बातें नहीं, काम देखें: तलाक के काग़ज़ दाख़िल हुए हैं या सिर्फ़ बात है?',
        for: ['divorced', 'separation'],
      },
      {
        en: 'Give yourself a date after which you stop waiting, and tell one friend who will remind you.',
        hi: 'एक तारीख़ तय करें जिसके बाद इंतज़ार नहीं, और किसी दोस्त को बता दें जो याद दिलाए।',
        for: ['meeting'],
      },
      {
        en: 'Lend no money and sign nothing together while they are married to another.',
        hi: 'जब तक वे किसी और से शादी में हैं, न पैसे उधार दें, न साथ कहीं दस्तख़त करें।',
        for: ['meeting'],
      },
      {
        en: 'Keep your evenings for people who can be seen with you in daylight.',
        hi: 'अपनी शामें उनके साथ बिताएँ जो दिन में भी खुलकर साथ आ सकें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
