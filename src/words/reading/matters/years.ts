import type { MatterTexts } from './matter-texts.ts'

export const yearsMatters = {
  past: {
    name: { en: 'the past years', hi: 'अतीत' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the pressure of the past years is easing, and from {from} to {to} the chart supports a fresh start.',
          hi: 'हाँ, बीते सालों का दबाव कम हो रहा है, और {from} से {to} तक नई शुरुआत को सहारा मिलता है।',
        },
        astra: {
          en: 'I do think the worst is behind you; let yourself begin something new between {from} and {to}, even a small thing.',
          hi: 'सबसे कठिन वक़्त पीछे छूटता दिखता है; {from} से {to} तक कुछ नया शुरू करें, भले छोटा ही हो।',
        },
      },
      later: {
        oracle: {
          en: 'Relief from the effects of those years comes later, from {from} to {to}, and what you learnt in them will be of use.',
          hi: 'उन सालों के असर से राहत {from} से {to} तक मिलने की संभावना है, और उनकी सीख तब काम आएगी।',
        },
        astra: {
          en: 'You have been strong for a long time, and it should get lighter between {from} and {to}; please rest a little before that.',
          hi: 'बहुत समय से सब संभाला है, {from} से {to} तक बोझ हल्का होना चाहिए; उससे पहले थोड़ा आराम भी करें।',
        },
      },
      slow: {
        oracle: {
          en: 'The weight of those years lifts gradually; the chart shows no single turning date, only steady improvement with effort.',
          hi: 'उन सालों का बोझ धीरे-धीरे उतरता दिखता है; बदलाव की कोई एक तारीख़ नहीं, कोशिश के साथ सुधार है।',
        },
        astra: {
          en: 'It won’t all vanish in one day, and still you are not where you were; count what you rebuilt already.',
          hi: 'सब कुछ एक दिन में नहीं मिटेगा, फिर भी हालात अब वैसे नहीं हैं; गिनें कि कितना कुछ फिर से बना लिया है।',
        },
      },
      hard: {
        oracle: {
          en: 'The hard period has not fully ended by the chart; it asks for small steps and protection of health and savings for now.',
          hi: 'कुंडली में कठिन दौर अभी पूरा नहीं बीता; फ़िलहाल छोटे क़दम लें, सेहत और बचत को बचाकर रखें।',
        },
        astra: {
          en: 'I wish I could tell you it is over; there is a little more to get through, and you needn’t do it alone, so ask people for help.',
          hi: 'काश कहा जा सकता कि सब बीत गया; अभी थोड़ा और वक़्त लग सकता है, पर अकेले न सहें, अपनों से मदद माँगें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The chart shows relief after the hard years from {from} to {to}.',
        hi: 'कठिन सालों के बाद राहत का समय {from} से {to} तक है।',
      },
      astra: {
        en: 'You can expect to breathe easier between {from} and {to}.',
        hi: '{from} से {to} तक चैन की साँस मिलने की उम्मीद है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Those years were demanding because several duties came together; the chart shows that you came out of them with firmer judgement.',
          hi: 'वे साल इसलिए भारी थे कि कई ज़िम्मेदारियाँ साथ आ गईं; उनसे आपकी समझ और पक्की हुई है।',
        },
        astra: {
          en: 'What you went through was hard and it wasn’t a punishment; it taught you whom to trust and how much you can carry.',
          hi: 'जो बीता वह कठिन था, पर सज़ा नहीं था; उससे यह पता चला कि भरोसा किस पर हो और अपने में कितनी ताक़त है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The past years show losses and gains together: plans were delayed, and skills and patience were built in that time.',
          hi: 'बीते सालों में नुकसान और लाभ दोनों दिखते हैं: योजनाएँ टलीं, पर उसी समय हुनर और धीरज बने।',
        },
        astra: {
          en: 'Some of it was bad luck and some of it you might do differently now; be fair to yourself about both.',
          hi: 'कुछ हालात की मार थी, कुछ बातें आज अलग तरह से होतीं; दोनों में अपने साथ इंसाफ़ रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'Those years were a time of testing in your chart and not a fault of yours; their tiredness needs time to leave.',
          hi: 'वे साल कुंडली में परख के थे, आपकी ग़लती नहीं; उनकी थकान जाने में समय लगेगा।',
        },
        astra: {
          en: 'You are still tired from all that, naturally; don’t ask yourself to be cheerful or successful at once.',
          hi: 'उस सबकी थकान अभी बाक़ी है, यह स्वाभाविक है; ख़ुद से यह न कहें कि सब तुरंत ठीक हो जाए।',
        },
      },
    },
    advice: [
      {
        en: 'Write the last five years on one page, a line for what was lost and a line for what you learnt in each.',
        hi: 'पिछले पाँच साल एक पन्ने पर लिखें, हर साल के लिए एक पंक्ति खोने की और एक सीखने की।',
      },
      {
        en: 'Thank one person who stood by you, in a call or a letter.',
        hi: 'जिसने साथ दिया, उनमें से किसी एक को फ़ोन या चिट्ठी से धन्यवाद कहें।',
      },
      {
        en: 'Finish one thing left over from that time: a bill, a form, an apology or a debt.',
        hi: 'उस समय का अधूरा एक काम पूरा करें: कोई बिल, फ़ॉर्म, माफ़ी या उधार।',
      },
      {
        en: 'Don’t tell the story of those years every day; choose one listener, and otherwise talk of what comes next.',
        hi: 'उन सालों की बात रोज़ न दोहराएँ; सुनने वाला एक चुनें, बाक़ी लोगों से आगे की बात करें।',
      },
      {
        en: 'If memories still keep you awake, a counsellor can help; Tele MANAS, 14416, is free.',
        hi: 'अगर यादें अब भी सोने नहीं देतीं तो काउंसलर मदद कर सकते हैं; टेली मानस 14416 मुफ़्त है।',
      },
    ],
  },
  'year-ahead': {
    name: { en: 'the year ahead', hi: 'वर्षफल' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the coming months look better than the last ones, and the strongest stretch in them is from {from} to {to}.',
          hi: 'हाँ, आगे का समय पिछले समय से बेहतर दिखता है, और उनमें सबसे अच्छा दौर {from} से {to} तक है।',
        },
        astra: {
          en: 'Better days are likely ahead of you: keep your important steps for the time between {from} and {to}.',
          hi: 'आपके आने वाले दिन अच्छे दिखते हैं: अपने ज़रूरी काम {from} से {to} तक के लिए रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The year begins slowly for you and improves later; its better part is from {from} to {to}.',
          hi: 'साल की शुरुआत धीमी है और आगे चलकर सुधार है; बेहतर हिस्सा {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t judge the year by its first weeks; I see it opening up for you between {from} and {to}.',
          hi: 'शुरू के हफ़्तों से पूरे साल का अंदाज़ा न लगाएँ, बात {from} से {to} तक बनती दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The coming months look average, without large gains or losses; steady work will decide how the year ends.',
          hi: 'आगे का समय सामान्य दिखता है, न बड़ा लाभ न बड़ा नुकसान; साल कैसा रहा, यह लगातार मेहनत तय करेगी।',
        },
        astra: {
          en: 'It may be a plain year for you rather than a dramatic one, so use it to pay what you owe and get healthier.',
          hi: 'यह साल बहुत उतार-चढ़ाव का नहीं, सादा हो सकता है; इसे उधार चुकाने और सेहत सुधारने में लगाएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'The coming months ask for caution: fewer risks, fewer new promises, and more attention to health and savings.',
          hi: 'आने वाले महीनों में सावधानी चाहिए: जोखिम कम, नए वादे कम, और सेहत व बचत पर ज़्यादा ध्यान।',
        },
        astra: {
          en: 'It won’t be the lightest of years, I must say, but you can come through it well by keeping your plans small.',
          hi: 'साल थोड़ा भारी रह सकता है, पर योजनाएँ छोटी रखकर इसे अच्छी तरह निकाला जा सकता है।',
        },
      },
    },
    when: {
      oracle: {
        en: 'In the year ahead the best period is from {from} to {to}.',
        hi: 'आगे सबसे अच्छा समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Circle {from} to {to} in your calendar, because important things should go most easily then.',
        hi: 'कैलेंडर में {from} से {to} तक निशान लगा लें, ज़रूरी काम उन दिनों आसानी से बनने चाहिए।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The coming months are well supported, and plans made carefully now have a fair chance of success.',
          hi: 'आने वाले महीनों को अच्छा सहारा है, और सोच-समझकर बनी योजनाएँ सफल होने की अच्छी संभावना है।',
        },
        astra: {
          en: 'A good time lies ahead of you, so ask for what you want and finish what you begin.',
          hi: 'आगे का समय आपके लिए अच्छा दिखता है, जो चाहिए वह माँगें और जो शुरू करें उसे पूरा भी करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The time ahead shows progress in some matters and delay in others; it pays to keep two plans ready.',
          hi: 'आगे कुछ बातों में बढ़त है और कुछ में देरी; दो योजनाएँ तैयार रखना ठीक रहेगा।',
        },
        astra: {
          en: 'Some things will move quickly for you and some stay stuck, so don’t spend all your strength on the stuck ones.',
          hi: 'कुछ काम जल्दी बनेंगे और कुछ अटकेंगे; सारी ताक़त अटके काम में ही न लगाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'This is a time for patience and preparation, in which regular habits bring more than bold moves.',
          hi: 'यह समय धीरज और तैयारी का है, इसमें बड़े क़दमों से ज़्यादा रोज़ की आदतें काम आएँगी।',
        },
        astra: {
          en: 'Take it gently, finish old work first, and don’t measure yourself against anyone else’s.',
          hi: 'आराम से चलें, पहले पुराने काम निपटाएँ, और दूसरों से अपनी तुलना न करें।',
        },
      },
    },
    advice: [
      {
        en: 'Choose three aims for the year, one each for work, money and people, and write the first step of each.',
        hi: 'साल के तीन लक्ष्य चुनें, काम, पैसे और अपनों के लिए एक-एक, और हर एक का पहला क़दम लिखें।',
      },
      {
        en: 'Note the dates that matter this year now: forms, fees, papers to renew and days that are not to be missed.',
        hi: 'इस साल की ज़रूरी तारीख़ें अभी लिख लें: फ़ॉर्म, फ़ीस, जो काग़ज़ नए कराने हों और जो दिन चूकने के नहीं।',
      },
      {
        en: 'Build an emergency fund of three months of expenses before any large purchase.',
        hi: 'कोई बड़ी ख़रीद करने से पहले तीन महीने के ख़र्च जितना इमरजेंसी फ़ंड बना लें।',
      },
      {
        en: 'Look back on the last day of every month for fifteen minutes and change one thing.',
        hi: 'हर महीने के आख़िरी दिन पंद्रह मिनट पीछे देखें और एक चीज़ बदलें।',
      },
      {
        en: 'Book one full health check-up and one short trip with your people for this year.',
        hi: 'इस साल एक पूरी स्वास्थ्य जाँच और अपनों के साथ एक छोटी यात्रा तय कर लें।',
      },
      {
        en: 'Leave one month with no new plans, so that delays have somewhere to go.',
        hi: 'एक महीना बिना नई योजना के ख़ाली रखें, ताकि देरी हुई तो समय रहे।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
