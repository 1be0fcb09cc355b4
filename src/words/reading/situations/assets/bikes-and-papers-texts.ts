import type { SituationTexts } from '../situation-texts.ts'

export const bikesAndPapersTexts = {
  'child-wants-bike': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'They can ride, and the time isn’t against it: begin with a small engine, a licence and a good helmet, and the fear will ease.',
          hi: 'गाड़ी दी जा सकती है, समय ख़िलाफ़ नहीं: छोटे इंजन, लाइसेंस और अच्छे हेलमेट से शुरू करें, डर कम होगा।',
        },
        astra: {
          en: 'I see no shadow over their riding; give trust together with rules, and let the first months be by day.',
          hi: 'उनकी सवारी पर कोई साया नहीं दिखता; भरोसा और नियम साथ दें, पहले कुछ महीने दिन में ही।',
        },
      },
      mixed: {
        oracle: {
          en: 'Riding is middling safe for them: a scooter or a light bike yes, a fast one later; the danger is speed and the night.',
          hi: 'सवारी ठीक-ठाक सुरक्षित है: स्कूटी या हल्की बाइक हाँ, तेज़ वाली बाद में; ख़तरा रफ़्तार और रात से है।',
        },
        astra: {
          en: 'Say yes with three conditions rather than no; what is forbidden is ridden on a friend’s bike without a helmet.',
          hi: 'ना कहने से बेहतर है तीन शर्तों पर हाँ; रोक पर वे दोस्त की बाइक बिना हेलमेट चलाते हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'Let it wait for some months if you can: they ride in haste just now, and training and a slower vehicle come first.',
          hi: 'हो सके तो कुछ महीने रुकें: अभी सवारी में जल्दबाज़ी है, पहले सीखना और धीमी गाड़ी।',
        },
        astra: {
          en: 'Your fear is love; put it into a helmet, a curfew and a calm talk, and not into a prophecy.',
          hi: 'आपका डर प्यार है; उसे हेलमेट, समय की सीमा और शांत बात में लगाएँ।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'No key before 18 and a licence: if a minor rides, the guardian is fined 25,000 rupees and is liable.',
        hi: '18 और लाइसेंस से पहले चाबी नहीं: नाबालिग़ चलाए तो अभिभावक पर 25,000 रुपये जुर्माना और मुक़दमा है।',
      },
      {
        en: 'ISI helmet strapped for both riders, a bike with ABS, and not over 150 cc in the first year.',
        hi: 'दोनों के लिए बँधा हुआ ISI हेलमेट, ABS वाली बाइक, और पहले साल 150 cc से ऊपर नहीं।',
      },
      {
        en: 'Agree in writing: no ride after ten at night, no phone, no third person.',
        hi: 'लिखकर तय करें: रात दस के बाद नहीं, फ़ोन नहीं, तीसरी सवारी नहीं।',
      },
      {
        en: 'Insure it with personal accident cover, and let them pay part of the fuel.',
        hi: 'निजी दुर्घटना बीमा कराएँ, और पेट्रोल का कुछ हिस्सा उनसे भरवाएँ।',
        for: ['private-vehicle'],
      },
    ],
  },
  'lost-papers': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The papers are likely to turn up: look first where you last showed them, a counter, a copy shop, a vehicle’s seat.',
          hi: 'काग़ज़ मिलने की उम्मीद अच्छी है: पहले वहाँ देखें जहाँ आख़िरी बार दिखाए थे, काउंटर, फ़ोटोकॉपी की दुकान, गाड़ी की सीट।',
        },
        astra: {
          en: 'I feel they are not far, among other papers or in somebody’s drawer; go back over that day hour by hour.',
          hi: 'काग़ज़ दूर नहीं लगते, दूसरे काग़ज़ों में या किसी की दराज़ में; उस दिन का एक-एक घंटा याद करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'They may be found by asking; search three days, and apply for duplicates meanwhile so that nothing stops.',
          hi: 'पूछने से मिल सकते हैं; तीन दिन खोजें, और साथ-साथ डुप्लीकेट की अर्ज़ी दें ताकि काम न रुके।',
        },
        astra: {
          en: 'A fair chance, most of all with an honest finder; see that your number reaches the driver, the depot or the office.',
          hi: 'ठीक उम्मीद है, ज़्यादातर किसी भले आदमी के हाथ लगने की; अपना नंबर ड्राइवर, डिपो या दफ़्तर तक पहुँचाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'There is little sign of their coming back soon: take the lost report today, every one of these papers can be issued again.',
          hi: 'जल्दी मिलने का संकेत कम है: आज ही गुमशुदगी रिपोर्ट लें, ये सारे काग़ज़ दोबारा बन जाते हैं।',
        },
        astra: {
          en: 'Don’t lose sleep or scold anyone over it; a paper can be made again, and quicker than you think.',
          hi: 'इसके लिए न नींद खोएँ, न किसी को डाँटें; काग़ज़ दोबारा बन जाता है, सोच से जल्दी।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Take a lost-article report on the state police site or app: a few minutes, no fee.',
        hi: 'राज्य पुलिस की साइट या ऐप पर गुमशुदगी रिपोर्ट लें: कुछ मिनट, बिना फ़ीस।',
      },
      {
        en: 'Marksheet, licence, RC, Aadhaar, PAN: the DigiLocker copy counts as the original in most offices.',
        hi: 'मार्कशीट, लाइसेंस, आरसी, आधार, पैन: डिजिलॉकर की प्रति ज़्यादातर दफ़्तरों में असली मानी जाती है।',
      },
      {
        en: 'House papers: certified copy from the sub-registrar, a newspaper notice, and an affidavit.',
        hi: 'मकान के काग़ज़ हों तो उप-पंजीयक से प्रमाणित प्रति, अख़बार में सूचना और शपथ पत्र।',
      },
      {
        en: 'Left in a train or bus: 139, the depot’s office, and the auto stand, the same day.',
        hi: 'ट्रेन या बस में छूटे हों तो उसी दिन 139, डिपो का दफ़्तर और ऑटो स्टैंड।',
        for: ['office'],
      },
      {
        en: 'Aadhaar and SIM were in it? Lock the biometrics and the cards by app now.',
        hi: 'साथ में आधार और सिम थी तो ऐप से बायोमेट्रिक और कार्ड अभी लॉक करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
