import type { SituationTexts } from '../situation-texts.ts'

export const doubtsAndKinTexts = {
  'spouse-suspects': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The suspicion should ease between {from} and {to}, if you stay open and don’t answer it with anger.',
          hi: 'शक {from} से {to} के बीच कम होना चाहिए, अगर आप खुले रहें और ग़ुस्से से जवाब न दें।',
        },
        astra: {
          en: 'Trust comes back in small coins, I feel; between {from} and {to} you’ll be asked less.',
          hi: 'भरोसा धीरे-धीरे लौटता लगता है; {from} से {to} के बीच सवाल कम होंगे।',
        },
      },
      later: {
        oracle: {
          en: 'It goes on a while; {from} to {to} looks calmer.',
          hi: 'अभी कुछ समय चलेगा; {from} से {to} का समय शांत दिखता है।',
        },
        astra: {
          en: 'First more questions, then rest: {from} to {to}.',
          hi: 'पहले सवाल और, फिर सुकून: {from} से {to}।',
        },
      },
      slow: {
        oracle: {
          en: 'The doubting is a fear and won’t end on a date; it shrinks where plans are told before they are asked for.',
          hi: 'शक असल में डर है, तारीख़ से नहीं जाता; पूछने से पहले बता देने से घटता है।',
        },
        astra: {
          en: 'No day for it; the heart that doubts has been left once, and wants to hear every evening that you come home.',
          hi: 'इसका दिन नहीं दिखता; शक करने वाला मन कभी छूटा हुआ है, हर शाम सुनना चाहता है कि आप लौटेंगे।',
        },
      },
      hard: {
        oracle: {
          en: 'It is strong just now; live openly, set a border for phone and following, and get a counsellor in early.',
          hi: 'अभी शक तेज़ है; खुलकर रहें, फ़ोन और पीछा करने की सीमा तय करें, और परामर्श जल्दी लें।',
        },
        astra: {
          en: 'You can’t prove innocence every night, and you needn’t; say so once with love.',
          hi: 'हर रात सफ़ाई देना मुमकिन नहीं, ज़रूरी भी नहीं; यह एक बार प्यार से कह दें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'There is love under the doubt; a little openness does much here.',
          hi: 'शक के नीचे प्यार है; थोड़ा खुलापन यहाँ बहुत काम करेगा।',
        },
        astra: {
          en: 'They fear losing you, and say it badly.',
          hi: 'उन्हें आपको खोने का डर है, कहने का ढंग ग़लत है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Part fear, part an old hurt, part your own silence: answer the third.',
          hi: 'कुछ डर, कुछ पुरानी चोट, कुछ आपकी चुप्पी: तीसरी बदलना आपके हाथ में है।',
        },
        astra: {
          en: 'Talk before being asked, and don’t joke about others just now.',
          hi: 'पूछने से पहले बताएँ, और अभी औरों को लेकर मज़ाक़ न करें।',
        },
      },
      patience: {
        oracle: {
          en: 'It has become a habit that hurts both; it wants help from outside and not more proof.',
          hi: 'यह आदत बन गई है जो दोनों को चोट देती है; और सफ़ाई नहीं, बाहर से मदद चाहिए।',
        },
        astra: {
          en: 'Don’t hand over your whole life for checking; give time and warmth, and keep a line.',
          hi: 'पूरा जीवन जाँच के लिए न सौंपें; समय और अपनापन दें, एक सीमा रखें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Suspicion mostly comes from a fear of being left or from an earlier hurt, and seldom from what you did.',
        hi: 'शक ज़्यादातर छूट जाने के डर या किसी पुरानी चोट से आता है, आपके किसी काम से कम।',
      },
      astra: {
        en: 'They don’t feel sure of their own worth, and so they search your phone for it.',
        hi: 'उन्हें अपने ऊपर भरोसा कम है, इसलिए उसे आपके फ़ोन में ढूँढते हैं।',
      },
    },
    advice: [
      {
        en: 'Say each morning where you will be and when you come back; ring if it changes.',
        hi: 'रोज़ सुबह बता दें कि कहाँ रहेंगे और कब लौटेंगे; बदले तो फ़ोन कर दें।',
      },
      {
        en: 'Let them meet the colleague or friend they wonder about, over tea.',
        hi: 'जिन पर शक हो, उन दोस्त या सहकर्मी से चाय पर मिलवा दें।',
      },
      {
        en: 'Agree: questions yes, going through the phone or following no.',
        hi: 'तय करें: सवाल ठीक, फ़ोन टटोलना या पीछा करना नहीं।',
      },
      {
        en: 'If it comes with sleepless nights, voices or blows, a doctor should see it; Tele-MANAS is 14416.',
        hi: 'साथ में नींद न आना, आवाज़ें सुनना या हाथ उठाना हो तो डॉक्टर को दिखाएँ; टेली-मानस 14416 है।',
      },
    ],
  },
  'spouse-heeds-parents': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'It should change: between {from} and {to} the two of you decide more by yourselves.',
          hi: 'यह बदलना चाहिए: {from} से {to} के बीच फ़ैसले आप दोनों के होने लगेंगे।',
        },
        astra: {
          en: 'It changes, I feel: from {from} to {to} your own home begins to come first.',
          hi: 'यह बदलता दिखता है; {from} से {to} के बीच अपना घर पहले आने लगेगा।',
        },
      },
      later: {
        oracle: {
          en: 'Slowly, and not by a quarrel; {from} to {to} looks better for it.',
          hi: 'धीरे-धीरे, झगड़े से नहीं; इसके लिए {from} से {to} का समय बेहतर दिखता है।',
        },
        astra: {
          en: 'That family lets go later than you wish: look to {from} to {to}.',
          hi: 'उस घर की पकड़ आपकी इच्छा से देर में ढीली होगी: {from} से {to} देखिए।',
        },
      },
      slow: {
        oracle: {
          en: 'It won’t stop by itself: they stop interfering when husband and wife give one and the same answer.',
          hi: 'अपने आप नहीं रुकेगा: जब पति-पत्नी एक ही जवाब देंगे, दख़ल तब घटेगा।',
        },
        astra: {
          en: 'A daughter’s ear for her mother doesn’t close; it is enough if yours is asked first.',
          hi: 'माँ की बात सुनना नहीं छूटेगा; इतना काफ़ी है कि आपसे पहले पूछा जाए।',
        },
      },
      hard: {
        oracle: {
          en: 'For now that side stays strong; don’t fight them, win your own partner back with time and ease.',
          hi: 'अभी उधर का ज़ोर रहेगा; उनसे न लड़ें, समय और अपनेपन से अपने साथी को पास लाएँ।',
        },
        astra: {
          en: 'If you forbid the calls, they grow; let them be, and be the nicer ear.',
          hi: 'फ़ोन रोकेंगे तो बढ़ेंगे; रहने दें, और सुनने वाला कान आप बनें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'They ask there because there they were never laughed at for asking.',
        hi: 'वहाँ इसलिए पूछा जाता है कि वहाँ पूछने पर कभी हँसी नहीं हुई।',
      },
      astra: {
        en: 'It is homesickness more than disrespect; and a mother who finds it hard to let go.',
        hi: 'यह अनादर कम, घर की याद ज़्यादा है; और एक माँ जिनसे छूटता नहीं।',
      },
    },
    advice: [
      {
        en: 'Make one list together: what we two decide, what we ask the elders about.',
        hi: 'साथ बैठकर एक सूची बनाएँ: क्या हम दोनों तय करेंगे, क्या बड़ों से पूछेंगे।',
        for: ['meeting'],
      },
      {
        en: 'Ask for a small order: “tell me first, then them”.',
        hi: 'बस इतना माँगें: “पहले मुझे बताओ, फिर उन्हें”।',
      },
      {
        en: 'Visit that family once a month by your own wish; who feels safe interferes less.',
        hi: 'महीने में एक बार अपनी मर्ज़ी से उस घर जाएँ; जिन्हें भरोसा हो वे कम बोलते हैं।',
      },
      {
        en: 'Say nothing against them in anger; it will be told.',
        hi: 'ग़ुस्से में उनके ख़िलाफ़ कुछ न कहें; बात पहुँचेगी।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
