import type { SituationTexts } from '../situation-texts.ts'

export const healthSituationTexts = {
  operation: {
    state: {
      favourable: {
        oracle: {
          en: 'Let the surgeon’s word lead in this operation, which no chart can foretell; what yours shows is good support around the patient.',
          hi: 'इस ऑपरेशन में डॉक्टर की बात सबसे ऊपर रखें, नतीजा कुंडली नहीं बता सकती; हाँ, मरीज़ के आस-पास अच्छा सहारा दिखता है।',
        },
        astra: {
          en: 'An operation frightens everyone at home; its result is with the doctors, and the chart shows calm and good hands around you.',
          hi: 'ऑपरेशन के नाम से सब घबराते हैं; नतीजा डॉक्टरों के हाथ में है, और कुंडली में आस-पास अच्छा साथ दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'How an operation goes is for the doctors to say and not for a chart; yours shows worry before it and help close at hand.',
          hi: 'ऑपरेशन कैसा होगा, यह डॉक्टर बताएँगे, कुंडली नहीं; कुंडली में पहले की चिंता और पास में मिलने वाली मदद दिखती है।',
        },
        astra: {
          en: 'I can’t read the result of an operation, and nobody honest can; I see that the waiting is hard and that people will stand by you.',
          hi: 'ऑपरेशन का नतीजा कोई ईमानदारी से नहीं बता सकता; इतना दिखता है कि इंतज़ार भारी है और लोग आपके साथ खड़े रहेंगे।',
        },
      },
      patience: {
        oracle: {
          en: 'The operation should go by the doctor’s advice alone; the chart speaks only of a worried mind now, and asks you to rest and take help.',
          hi: 'ऑपरेशन सिर्फ़ डॉक्टर की सलाह से हो; कुंडली में बस मन की घबराहट दिखती है, इसलिए आराम करें और मदद लें।',
        },
        astra: {
          en: 'Your fear before this operation is love and no sign of what will come; leave the result to the doctors and let someone be with you.',
          hi: 'ऑपरेशन से पहले का डर अपनापन है, आने वाली बात का इशारा नहीं; नतीजा डॉक्टरों पर छोड़ें और किसी को साथ रखें।',
        },
      },
    },
    isOfAnother: true,
    tells: 'advice',
    advice: [
      {
        en: 'Write down three questions for the surgeon: what is done, what the risk is, and how long the recovery takes.',
        hi: 'सर्जन के लिए तीन सवाल लिख लें: क्या करेंगे, जोखिम कितना है और ठीक होने में कितना समय लगेगा।',
      },
      {
        en: 'Keep reports, the list of medicines, the insurance card and one ID in a single folder.',
        hi: 'रिपोर्ट, दवाओं की सूची, बीमा कार्ड और पहचान पत्र एक ही फ़ाइल में रखें।',
      },
      {
        en: 'Fix who stays at the hospital by day and by night, so that no one person is worn out.',
        hi: 'तय कर लें कि दिन और रात में अस्पताल में कौन रहेगा, ताकि एक ही व्यक्ति न थके।',
      },
      {
        en: 'If there is doubt about the operation, ask a second specialist before moving the date.',
        hi: 'ऑपरेशन को लेकर मन में शंका हो तो तारीख़ बदलने से पहले दूसरे विशेषज्ञ से पूछें।',
        for: ['meeting'],
      },
    ],
  },
  'parent-health': {
    outlook: {
      yes: {
        oracle: {
          en: 'The chart stands by {matter}, and the easier stretch is {from} to {to}, with the doctor’s treatment kept up.',
          hi: 'कुंडली में {matter} के लिए अच्छा सहारा है, और राहत का समय {from} से {to} तक है, डॉक्टर का इलाज चलता रहे।',
        },
        astra: {
          en: 'I feel relief is likely in {matter}, most of all between {from} and {to}, as long as the doctor is heard.',
          hi: '{matter} में राहत की उम्मीद है, सबसे ज़्यादा {from} से {to} के बीच, बस डॉक्टर की बात मानी जाए।',
        },
      },
      later: {
        oracle: {
          en: 'Relief in {matter} is likely to come by and by; the easier time is {from} to {to}, under the doctor’s care.',
          hi: '{matter} में राहत धीरे-धीरे आएगी; डॉक्टर की देखरेख में आसान समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Be patient a little over {matter}; with the doctor’s help the days from {from} to {to} look lighter.',
          hi: '{matter} को लेकर थोड़ा सब्र रखें; डॉक्टर के इलाज के साथ {from} से {to} तक के दिन हल्के दिखते हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'With {matter} the change is slow, good days and tired days by turns; regular check-ups matter more than the time.',
          hi: '{matter} में बदलाव धीमा है, कभी अच्छे दिन, कभी थकान के; समय से ज़्यादा ज़रूरी नियमित जाँच है।',
        },
        astra: {
          en: 'I can’t name a date for {matter}; small steady care and the doctor’s visits will do the most.',
          hi: '{matter} के लिए कोई तारीख़ नहीं बताई जा सकती; रोज़ की देखभाल और डॉक्टर की जाँच ही सबसे काम की है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present {matter} asks for more care than usual; keep to the doctor’s plan and do not put off a check-up.',
          hi: 'अभी {matter} का ज़्यादा ध्यान रखना होगा; डॉक्टर की बताई बातें मानें और जाँच न टालें।',
        },
        astra: {
          en: 'This is a time to look after {matter} closely and calmly; the doctor leads, and your company helps more than you think.',
          hi: 'यह समय {matter} का पास से और शांति से ध्यान रखने का है; इलाज डॉक्टर का, और आपका साथ भी बड़ी मदद है।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'By your chart {matter} looks steady on the whole; the usual check-ups with the doctor are enough.',
          hi: 'आपकी कुंडली से {matter} में कुल मिलाकर ठहराव दिखता है; डॉक्टर की नियमित जाँच काफ़ी है।',
        },
        astra: {
          en: 'I see no cause for worry in {matter}; keep the check-ups going and enjoy the time together.',
          hi: '{matter} को लेकर चिंता की बात नहीं दिखती; जाँच चलती रहे और साथ का समय अच्छे से बिताएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'By your chart {matter} goes up and down; regular medicine and tests keep it in hand.',
          hi: 'आपकी कुंडली से {matter} में उतार-चढ़ाव दिखता है; समय पर दवा और जाँच से बात सँभली रहेगी।',
        },
        astra: {
          en: 'There will be good days and tired ones in {matter}; routine helps, and so does a doctor who knows the case.',
          hi: '{matter} में कुछ दिन अच्छे, कुछ थकान के रहेंगे; रूटीन और पुराना जानने वाला डॉक्टर काम आएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'By your chart {matter} needs attention and patience; let a doctor look at anything new early.',
          hi: 'आपकी कुंडली के हिसाब से {matter} का ज़्यादा ध्यान रखना अच्छा है; कोई नई तकलीफ़ हो तो जल्दी डॉक्टर को दिखाएँ।',
        },
        astra: {
          en: 'Keep a closer eye on {matter} just now, without fear; whatever is seen early is easier to treat.',
          hi: 'अभी {matter} पर थोड़ा ज़्यादा ध्यान दें, डरें नहीं; जो जल्दी पकड़ में आए उसका इलाज आसान होता है।',
        },
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Keep one notebook with medicines, readings and the date of the next check-up.',
        hi: 'एक कॉपी में दवाएँ, रीडिंग और अगली जाँच की तारीख़ लिखते रहें।',
        for: ['meeting'],
      },
      {
        en: 'Go along to the doctor once and ask yourself what is to be watched at home.',
        hi: 'एक बार साथ जाकर डॉक्टर से ख़ुद पूछें कि घर पर किन बातों का ध्यान रखना है।',
      },
      {
        en: 'Share the care with your brothers and sisters by the week, and pay for help where you can’t go.',
        hi: 'देखभाल भाई-बहनों में हफ़्ते के हिसाब से बाँटें, और जहाँ जाना न हो पाए वहाँ मदद रखें।',
      },
      {
        en: 'Make the bathroom safe with a mat and a handle, and keep the night light on.',
        hi: 'बाथरूम में चटाई और पकड़ने का हैंडल लगवाएँ, और रात में हल्की बत्ती जलती रखें।',
      },
    ],
  },
  'long-illness': {
    outlook: {
      yes: {
        oracle: {
          en: 'Relief from this long illness is likely, most of all between {from} and {to}, with the treatment kept up.',
          hi: 'लंबी बीमारी में राहत की उम्मीद है, सबसे ज़्यादा {from} से {to} के बीच, इलाज चलता रहे।',
        },
        astra: {
          en: 'You have borne this illness long; I see easier days from {from} to {to}, so stay with your doctor till then and after.',
          hi: 'इतने समय से बीमारी झेलना आसान नहीं; {from} से {to} तक राहत के दिन दिखते हैं, इलाज न छोड़ें।',
        },
      },
      later: {
        oracle: {
          en: 'Relief from this illness comes slowly; the lighter time is {from} to {to}, under the doctor’s care.',
          hi: 'बीमारी में राहत धीरे आएगी; डॉक्टर की देखरेख में हल्का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Hold on a little: from {from} to {to} the illness is likely to sit lighter on you.',
          hi: 'थोड़ा और हिम्मत रखें: {from} से {to} तक बीमारी का ज़ोर कम रहने के आसार हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'This illness is likely to ease by degrees; the chart marks no clear time, so measure by your reports.',
          hi: 'यह बीमारी धीरे-धीरे कम होने की उम्मीद है; साफ़ समय नहीं दिखता, इसलिए रिपोर्ट से हाल देखें।',
        },
        astra: {
          en: 'I see small gains rather than a sudden cure in this illness, and no date; your doctor’s follow-up is the surest way.',
          hi: 'बीमारी में अचानक नहीं, थोड़ा-थोड़ा आराम दिखता है, और तारीख़ नहीं दिखती; डॉक्टर को दिखाते रहना ही पक्का रास्ता है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart shows little relief from the illness; ask for a second medical opinion and save your strength.',
          hi: 'अभी बीमारी में राहत कम दिखती है; दूसरे डॉक्टर की राय भी लें और अपनी ताक़त बचाकर रखें।',
        },
        astra: {
          en: 'These are tiring days with the illness, and none of it is your fault; lean on people and on a good doctor.',
          hi: 'बीमारी के ये दिन थकाने वाले हैं, और इसमें आपकी कोई ग़लती नहीं; अपनों और अच्छे डॉक्टर का सहारा लें।',
        },
      },
    },
    advice: [
      {
        en: 'Carry all old reports to one specialist and ask what has not been tested yet.',
        hi: 'सारी पुरानी रिपोर्ट एक विशेषज्ञ को दिखाएँ और पूछें कि कौन-सी जाँच बाक़ी है।',
      },
      {
        en: 'Keep a daily line on pain, sleep and food, so that the doctor sees what helps.',
        hi: 'रोज़ एक लाइन लिखें कि दर्द, नींद और खाना कैसा रहा, ताकि डॉक्टर समझें कि किससे आराम है।',
      },
      {
        en: 'Do not stop a medicine by yourself when you feel better; ask first.',
        hi: 'आराम लगने पर दवा ख़ुद बंद न करें; पहले पूछ लें।',
      },
      {
        en: 'Do the one thing a day that you still can, however small.',
        hi: 'रोज़ एक काम करें जो अब भी हो पाता है, चाहे छोटा ही हो।',
      },
    ],
  },
  'illness-remedy': {
    state: {
      favourable: {
        oracle: {
          en: 'For an illness the first remedy is the doctor; the chart adds that recovery is supported, so prayer may go along with treatment.',
          hi: 'बीमारी का पहला उपाय डॉक्टर है; कुंडली में ठीक होने का सहारा भी है, इसलिए इलाज के साथ प्रार्थना चल सकती है।',
        },
        astra: {
          en: 'I would not give you a charm for an illness: see the doctor first, and let your daily prayer give strength, as the chart stands well.',
          hi: 'बीमारी के लिए टोटका नहीं: पहले डॉक्टर को दिखाएँ, और रोज़ की प्रार्थना से हिम्मत लें, कुंडली साथ देती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'No remedy takes the place of treatment in an illness; by your chart regular habits help most, and prayer beside them.',
          hi: 'बीमारी में कोई उपाय इलाज की जगह नहीं लेता; कुंडली से नियमित दिनचर्या सबसे काम की है, और साथ में प्रार्थना।',
        },
        astra: {
          en: 'Let the doctor treat the illness and let prayer steady the heart; your chart asks for routine more than for rituals.',
          hi: 'बीमारी का इलाज डॉक्टर करें और मन को प्रार्थना सँभाले; कुंडली पूजा-पाठ से ज़्यादा रूटीन माँगती है।',
        },
      },
      patience: {
        oracle: {
          en: 'For this illness go by the doctor and spend on tests before rituals; the chart asks for patience, and a quiet prayer is enough.',
          hi: 'इस बीमारी में डॉक्टर की सुनें और पूजा से पहले जाँच पर ख़र्च करें; कुंडली सब्र माँगती है, और शांत प्रार्थना काफ़ी है।',
        },
        astra: {
          en: 'Please don’t look for a remedy in place of treatment; get the illness looked at, rest well, and pray in the way you know.',
          hi: 'इलाज की जगह उपाय न ढूँढें; बीमारी दिखाएँ, आराम करें, और जैसे आती है वैसे प्रार्थना करें।',
        },
      },
    },
    tells: 'advice',
    isOfAnother: true,
    advice: [
      {
        en: 'See a doctor with the full story and the old reports before you try anything else.',
        hi: 'कुछ और करने से पहले पूरी बात और पुरानी रिपोर्ट लेकर डॉक्टर से मिलें।',
      },
      {
        en: 'Pay nobody who promises to end an illness by a ritual, a ring or a powder.',
        hi: 'पूजा, अँगूठी या किसी चूर्ण से बीमारी मिटाने का वादा करने वाले को पैसे न दें।',
      },
      {
        en: 'Sit quietly for a few minutes at a fixed hour with a prayer of your own faith.',
        hi: 'रोज़ एक तय समय पर कुछ मिनट अपने धर्म की प्रार्थना के साथ शांत बैठें।',
      },
      {
        en: 'Keep meals and sleep to the same hours; the body heals best by rhythm.',
        hi: 'खाना और सोना रोज़ एक ही समय पर रखें; शरीर नियम से जल्दी सँभलता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
