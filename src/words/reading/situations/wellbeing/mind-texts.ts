import type { SituationTexts } from '../situation-texts.ts'

export const mindTexts = {
  'checks-again': {
    outlook: {
      yes: {
        oracle: {
          en: 'This habit of checking again and again is likely to loosen its hold, most of all from {from} to {to}.',
          hi: 'बार-बार जाँचने की यह आदत ढीली पड़ने की उम्मीद है, {from} से {to} के बीच ज़्यादा।',
        },
        astra: {
          en: 'The grip of these checks and thoughts does weaken; {from} to {to} looks freer to me.',
          hi: 'इन ख़यालों और बार-बार देखने की पकड़ कमज़ोर होगी; {from} से {to} का समय हल्का दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'It will not go in a week; from {from} to {to} it is likely to trouble you less, sooner with a doctor of the mind.',
          hi: 'यह हफ़्ते भर में नहीं जाएगी; {from} से {to} के बीच कम सताएगी, मन के डॉक्टर की मदद से उससे पहले।',
        },
        astra: {
          en: 'Be patient with yourself a while; between {from} and {to} one check may be enough again.',
          hi: 'ख़ुद पर थोड़ा सब्र रखें; {from} से {to} के बीच एक बार देख लेना फिर काफ़ी लगेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'No date ends it; each time you leave one check undone it gets weaker, and a doctor can teach you how.',
          hi: 'इसकी कोई तारीख़ नहीं; जब भी एक जाँच छूटती है, यह कमज़ोर पड़ती है, और डॉक्टर इसका तरीक़ा सिखा सकते हैं।',
        },
        astra: {
          en: 'I can’t name the day; it shrinks by small refusals, one lock, one wash, one thought at a time.',
          hi: 'दिन नहीं बताया जा सकता; यह छोटे-छोटे इनकार से घटती है: एक ताला, एक बार हाथ धोना, एक ख़याल।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the doubt is stronger than the proof; this is a known trouble with good treatment, so see a doctor of the mind.',
          hi: 'अभी शक सबूत से ज़्यादा मज़बूत है; यह जानी-पहचानी परेशानी है और इसका अच्छा इलाज है, मन के डॉक्टर से मिलें।',
        },
        astra: {
          en: 'It is tiring you out now, and you aren’t going mad; doctors see it every day and can help a great deal.',
          hi: 'अभी यह थका रहा है, पर यह पागलपन नहीं; डॉक्टर यह रोज़ देखते हैं और काफ़ी मदद कर सकते हैं।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your mind can leave this habit: the fear behind it is small, and it gives way once you stop feeding it.',
          hi: 'यह आदत छूट सकती है: इसके पीछे का डर छोटा है, और उसे जवाब देना बंद करें तो घटने लगता है।',
        },
        astra: {
          en: 'You’re stronger than this doubt; look once, say “done” aloud, and walk away while it still itches.',
          hi: 'आप इस शक से मज़बूत हैं; एक बार देखें, ज़ोर से “हो गया” कहें, और बेचैनी रहते हुए भी चल दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The thoughts come unasked and are no wish of yours and no sin; it is the answering of them that can be unlearned.',
          hi: 'ये ख़याल बिना बुलाए आते हैं; ये न आपकी इच्छा हैं, न पाप; बस इन्हें बार-बार जवाब देना छोड़ना है।',
        },
        astra: {
          en: 'It’s a nervous alarm that rings for nothing; let it ring and don’t get up each time.',
          hi: 'यह मन की घंटी है जो बिना बात बजती है; बजने दें, हर बार न उठें।',
        },
      },
      patience: {
        oracle: {
          en: 'This needs patience and most likely a doctor of the mind, as it takes so much of your day; it does answer to treatment.',
          hi: 'इसमें सब्र और शायद मन का डॉक्टर चाहिए, क्योंकि दिन का बड़ा हिस्सा इसी में जाता है; इलाज से इसमें फ़र्क़ आता है।',
        },
        astra: {
          en: 'Please don’t fight it alone any longer; a doctor of the mind knows this very thing, and it has a name and a cure.',
          hi: 'इससे अब अकेले न लड़ें; मन के डॉक्टर इसे ठीक से जानते हैं, इसका नाम भी है और इलाज भी।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You check again because the mind asks for a certainty that nothing gives; it is a trouble of nerves, not of character and not a curse.',
        hi: 'बार-बार जाँचना इसलिए होता है कि मन पूरा यक़ीन माँगता है, जो किसी चीज़ से नहीं मिलता; यह नसों की परेशानी है, चरित्र की या श्राप की नहीं।',
      },
      astra: {
        en: 'Your head sounds a false alarm, and each check tells it that the alarm was right; that is the whole trick of it.',
        hi: 'दिमाग़ झूठा ख़तरा बताता है, और हर बार देखने से उसे लगता है कि ख़तरा सच था; पूरा खेल यही है।',
      },
    },
    advice: [
      {
        en: 'Look or wash once; of the lock or the gas take a photo, and allow yourself only the photo after that.',
        hi: 'देखना हो या धोना, एक ही बार करें; ताले या गैस की फ़ोटो ले लें, और बाद में बस वही देखें।',
      },
      {
        en: 'When the urge comes, wait five minutes by the clock, tomorrow ten.',
        hi: 'मन करे तो घड़ी देखकर पाँच मिनट रुकें, कल दस।',
      },
      {
        en: 'Ask those at home not to answer the same question twice.',
        hi: 'घर वालों से कहें कि वही सवाल दोबारा पूछने पर जवाब न दें।',
      },
      {
        en: 'If it takes an hour of the day or more, see a psychiatrist; Tele-MANAS 14416 tells you where.',
        hi: 'दिन का घंटा भर या ज़्यादा इसमें जाए तो मनोचिकित्सक से मिलें; टेली-मानस 14416 से पता मिल जाता है।',
      },
    ],
  },
  grief: {
    outlook: {
      yes: {
        oracle: {
          en: 'This grief will grow lighter to carry, and the gentler stretch for your heart is {from} to {to}.',
          hi: 'यह दुख सहने लायक होता जाएगा, और मन के लिए नरम समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You’ll not forget, and it will hurt less; between {from} and {to} I see you laughing again without guilt.',
          hi: 'भूलना नहीं होगा, पर चुभन घटेगी; {from} से {to} के बीच बिना अपराध-भाव के हँसी लौटती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'It needs more time, as such love does; from {from} to {to} the days should weigh less.',
          hi: 'इसमें और समय लगेगा, प्यार गहरा था; {from} से {to} के बीच दिन हल्के होने चाहिए।',
        },
        astra: {
          en: 'Don’t hurry yourself; the first light through it I see between {from} and {to}.',
          hi: 'ख़ुद को जल्दी न कराएँ; इसमें पहली रोशनी {from} से {to} के बीच दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Grief keeps no calendar: it comes in waves, and the waves get further apart; nobody may tell you to be done.',
          hi: 'दुख का कोई कैलेंडर नहीं: यह लहरों में आता है, और लहरें धीरे-धीरे दूर होती हैं; किसी को हक़ नहीं कि कहे अब बस।',
        },
        astra: {
          en: 'I won’t name a date for missing somebody; some day the memory warms before it stings.',
          hi: 'किसी की याद की तारीख़ नहीं बताई जा सकती; एक दिन याद चुभने से पहले सुकून देगी।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the loss lies on everything, and you should not carry it alone: lean on your people, and on a counsellor if food and sleep are gone.',
          hi: 'अभी यह कमी हर चीज़ पर छाई है, और इसे अकेले न सहें: अपनों का सहारा लें, नींद-भूख चली गई हो तो काउंसलर का भी।',
        },
        astra: {
          en: 'It is very heavy now, and you’re allowed to say so; please let one person sit with you each day.',
          hi: 'अभी बहुत भारी है, और यह कहना ठीक है; रोज़ किसी एक को अपने पास बैठने दें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your chart shows a heart that mends: remember them aloud, and life will make room beside the sorrow.',
          hi: 'आपका मन सँभल जाने वाला है: उनकी बातें खुलकर करें, दुख के साथ जीवन की जगह भी बनती जाएगी।',
        },
        astra: {
          en: 'You have the strength for this, though it doesn’t feel so; do one thing of theirs each week with joy.',
          hi: 'इतनी ताक़त आपमें है, भले अभी न लगे; उनकी पसंद का एक काम हर हफ़्ते ख़ुशी से करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some days you will manage and some a cup or a shirt will undo you; both are the way grief heals.',
          hi: 'कुछ दिन ठीक बीतेंगे और कुछ दिन उनका कप या कुर्ता रुला देगा; दुख ऐसे ही भरता है।',
        },
        astra: {
          en: 'It comes and goes like rain; take the dry days without guilt and the wet ones without shame.',
          hi: 'यह बारिश की तरह आता-जाता है; अच्छे दिन बिना अपराध के जिएँ, रोने के दिन बिना शर्म के।',
        },
      },
      patience: {
        oracle: {
          en: 'The loss needs time and company; keep the small hours of the day fixed, and let others cook and call.',
          hi: 'इस कमी को समय और साथ चाहिए; दिन का रूटीन पकड़े रहें, और खाना-फ़ोन दूसरों को करने दें।',
        },
        astra: {
          en: 'Go softly: what could not be said then can be said now, to a photo, on paper, at a ghat.',
          hi: 'धीरे चलें: जो तब न कहा जा सका, वह अब फ़ोटो से, काग़ज़ पर या किसी घाट पर कहा जा सकता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It still hurts because you loved, not because you are weak; nothing that you did or left undone brought it about.',
        hi: 'दर्द इसलिए है कि प्यार था, इसलिए नहीं कि आप कमज़ोर हैं; जो हुआ वह आपके कुछ करने या न करने से नहीं हुआ।',
      },
      astra: {
        en: 'You hurt where they used to stand; that place doesn’t close in a year, and it needn’t.',
        hi: 'दर्द वहीं है जहाँ वे होते थे; वह जगह साल भर में नहीं भरती, और भरनी ज़रूरी भी नहीं।',
      },
    },
    advice: [
      {
        en: 'Say their name at table once a day; a house that is silent about them grieves longer.',
        hi: 'दिन में एक बार उनका नाम लेकर कोई बात करें; जिस घर में चुप्पी हो वहाँ दुख लंबा चलता है।',
      },
      {
        en: 'Keep one thing of theirs near and give one away to somebody who needs it.',
        hi: 'उनकी एक चीज़ पास रखें, और एक किसी ज़रूरतमंद को दें।',
      },
      {
        en: 'Mark the hard dates, birthday, anniversary, festival, and plan company for them.',
        hi: 'मुश्किल तारीख़ें, जन्मदिन, बरसी, त्योहार, पहले से लिख लें और उस दिन किसी को साथ रखें।',
      },
      {
        en: 'If a year is over and you cannot work, eat or sleep, a counsellor helps; Tele-MANAS 14416 is free.',
        hi: 'साल बीतने पर भी काम, खाना या नींद न लौटे तो काउंसलर मदद करते हैं; टेली-मानस 14416 मुफ़्त है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
