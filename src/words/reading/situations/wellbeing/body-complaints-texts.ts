import type { SituationTexts } from '../situation-texts.ts'

export const bodyComplaintsTexts = {
  spectacles: {
    state: {
      favourable: {
        oracle: {
          en: 'The number is likely to settle and stay; the glasses may come off by laser once an eye doctor finds it steady.',
          hi: 'नंबर ठहर जाने के आसार हैं; एक साल नंबर न बढ़े तो आँखों के डॉक्टर से पूछकर चश्मा लेज़र से उतर सकता है।',
        },
        astra: {
          en: 'I’d be hopeful: let the number rest a year, and then ask an eye doctor about laser.',
          hi: 'उम्मीद अच्छी है: एक साल नंबर एक-सा रहे, फिर आँखों के डॉक्टर से लेज़र की बात करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Glasses do not come off by themselves, but the number can be held; whether laser fits, thickness and age decide at the eye doctor’s.',
          hi: 'चश्मा अपने आप नहीं उतरता, पर नंबर रोका जा सकता है; लेज़र होगा या नहीं, यह आँख की जाँच और उम्र से तय होता है।',
        },
        astra: {
          en: 'Wear them with good grace for now; the number may still move a little, and laser before that would be early.',
          hi: 'अभी चश्मा पहनते रहें; नंबर थोड़ा और बदल सकता है, उससे पहले लेज़र जल्दी होगी।',
        },
      },
      patience: {
        oracle: {
          en: 'For the present the glasses stay, and the number wants watching every six months; laser is not for now.',
          hi: 'अभी चश्मा रहेगा, और नंबर हर छह महीने जँचवाना होगा; लेज़र अभी नहीं।',
        },
        astra: {
          en: 'Not just yet; let an eye doctor see why the number moves, that comes before taking the glasses off.',
          hi: 'अभी नहीं; पहले आँखों के डॉक्टर देखें कि नंबर क्यों बढ़ रहा है, चश्मा उतारना उसके बाद।',
        },
      },
    },
    isOfAnother: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'Have the number and the back of the eye checked at a hospital, not at the shop alone.',
        hi: 'नंबर और आँख का पर्दा अस्पताल में जँचवाएँ, सिर्फ़ चश्मे की दुकान पर नहीं।',
      },
      {
        en: 'Ask three things before laser: age over eighteen, number steady for a year, cornea thick enough.',
        hi: 'लेज़र से पहले तीन बातें पूछें: उम्र अठारह से ऊपर, नंबर साल भर से एक-सा, और कॉर्निया की मोटाई ठीक।',
      },
      {
        en: 'Two hours of daylight and a look far away every twenty minutes of screen hold a young number.',
        hi: 'रोज़ दो घंटे बाहर की रोशनी और स्क्रीन पर हर बीस मिनट में दूर देखना, इससे बढ़ती उम्र का नंबर सँभलता है।',
      },
      {
        en: 'For army, police or railways read the eye standard of that post first; some take no laser.',
        hi: 'फ़ौज, पुलिस या रेलवे के लिए पहले उस पद का आँख का नियम पढ़ें; कुछ में लेज़र मान्य नहीं।',
      },
    ],
  },
  stomach: {
    outlook: {
      yes: {
        oracle: {
          en: 'Your stomach is likely to calm down, and the easier stretch is {from} to {to}, if meals keep their hours.',
          hi: 'पेट सँभलने की उम्मीद है, और आसान समय {from} से {to} तक है, अगर खाना समय पर हो।',
        },
        astra: {
          en: 'Gas and burning should let go of you by and by; {from} to {to} looks quiet for the stomach.',
          hi: 'गैस और जलन धीरे-धीरे कम होगी; {from} से {to} तक पेट शांत दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The stomach will need some time still; relief is likelier from {from} to {to}, and a doctor should see it if it has lasted over a month.',
          hi: 'पेट को अभी समय लगेगा; आराम {from} से {to} के बीच ज़्यादा होगा, महीने से ऊपर हो गया हो तो डॉक्टर को दिखाएँ।',
        },
        astra: {
          en: 'A little longer, I’m afraid; between {from} and {to} it eases, sooner if tea and late dinners go.',
          hi: 'थोड़ा और चलेगा; {from} से {to} के बीच आराम दिखता है, चाय और देर का खाना छूटे तो उससे पहले।',
        },
      },
      slow: {
        oracle: {
          en: 'The stomach gets better by what you leave out more than by any date; the chart marks none.',
          hi: 'पेट तारीख़ से नहीं, परहेज़ से सुधरेगा; कुंडली कोई ख़ास समय नहीं दिखाती।',
        },
        astra: {
          en: 'No day is marked for it; your plate and your sleep decide this one.',
          hi: 'इसके लिए कोई दिन नहीं दिखता; यह आपकी थाली और नींद तय करेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'At present digestion is weak and takes worry to heart; have a doctor look for ulcer, infection or liver, and do not live on tablets.',
          hi: 'अभी पाचन कमज़ोर है और चिंता सीधे पेट पर आती है; डॉक्टर से जाँच कराएँ, रोज़ गैस की गोली पर न चलें।',
        },
        astra: {
          en: 'Your stomach is carrying the stress of the day; let a doctor look at it once properly instead of one more antacid.',
          hi: 'दिन भर का तनाव पेट पर आ रहा है; एक और गोली के बजाय एक बार ठीक से डॉक्टर को दिखाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Gas, acidity and constipation come mostly from hours and haste: late meals, tea on an empty stomach, sitting, worry; the chart shows where yours is sensitive.',
        hi: 'गैस, एसिडिटी और क़ब्ज़ ज़्यादातर समय की वजह से होते हैं: देर का खाना, ख़ाली पेट चाय, बैठे रहना और चिंता; कुंडली में दिखता है कि कहाँ नाज़ुकी है।',
      },
      astra: {
        en: 'The belly is where your worry sits; add odd hours and strong tea, and you have the cause.',
        hi: 'चिंता आपके पेट में बैठती है; ऊपर से खाने का कोई समय नहीं और कड़क चाय, वजह यही है।',
      },
    },
    advice: [
      {
        en: 'Eat the last meal three hours before bed, and walk for ten minutes after it.',
        hi: 'रात का खाना सोने से तीन घंटे पहले खाएँ, और उसके बाद दस मिनट टहलें।',
      },
      {
        en: 'Leave empty-stomach tea, fried snacks and tobacco for two weeks and see what changes.',
        hi: 'दो हफ़्ते ख़ाली पेट चाय, तला हुआ और तंबाकू छोड़कर देखें।',
      },
      {
        en: 'Curd, papaya, soaked isabgol and two glasses of warm water in the morning suit most people.',
        hi: 'दही, पपीता, भीगी इसबगोल और सुबह दो गिलास गुनगुना पानी ज़्यादातर लोगों को रास आते हैं।',
      },
      {
        en: 'Blood in the stool, loss of weight, vomiting or pain at night: see a doctor this week.',
        hi: 'मल में ख़ून, वज़न गिरना, उल्टी या रात का दर्द हो तो इसी हफ़्ते डॉक्टर से मिलें।',
      },
    ],
  },
  'medicine-stops': {
    outlook: {
      yes: {
        oracle: {
          en: 'The dose is likely to come down, and the better time to ask the doctor about it is {from} to {to}; never stop by yourself.',
          hi: 'दवा कम होने के आसार हैं, और डॉक्टर से यह बात करने का अच्छा समय {from} से {to} तक है; अपने से बंद न करें।',
        },
        astra: {
          en: 'I’d hope for a smaller dose: go to the doctor with good readings between {from} and {to} and let the doctor decide.',
          hi: 'ख़ुराक कम होने की उम्मीद है: {from} से {to} के बीच अच्छी रीडिंग लेकर डॉक्टर से मिलें, फ़ैसला उन्हीं का हो।',
        },
      },
      later: {
        oracle: {
          en: 'Not yet: a lighter dose is likelier from {from} to {to}, and only the doctor may lower it.',
          hi: 'अभी नहीं: ख़ुराक हल्की होने का समय {from} से {to} तक ज़्यादा दिखता है, और कम केवल डॉक्टर करें।',
        },
        astra: {
          en: 'Some time with the tablet still; {from} to {to} is when I’d ask the doctor to look at it afresh.',
          hi: 'अभी गोली साथ चलेगी; {from} से {to} के बीच डॉक्टर से दोबारा देखने को कहें।',
        },
      },
      slow: {
        oracle: {
          en: 'Whether it ends, the readings of six months decide and no date; for many it becomes less, for some it stays.',
          hi: 'दवा छूटेगी या नहीं, यह छह महीने की रीडिंग से तय होगा, तारीख़ से नहीं; कई लोगों की कम हो जाती है, कुछ की रहती है।',
        },
        astra: {
          en: 'I can’t see a last tablet on the calendar; think of it as spectacles, a help and no defeat.',
          hi: 'आख़िरी गोली की तारीख़ नहीं दिखती; इसे चश्मे की तरह सहारा मानें, हार नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'For now the medicine is needed, and leaving it would cost more than taking it; ask the doctor what reading would allow less.',
          hi: 'अभी दवा ज़रूरी है, छोड़ना लेने से ज़्यादा महँगा पड़ेगा; डॉक्टर से पूछें कि कितनी रीडिंग पर कम हो सकती है।',
        },
        astra: {
          en: 'Please keep taking it just now, also on the days when you feel fine; it’s the tablet that makes them fine.',
          hi: 'अभी लेते रहें, उन दिनों भी जब ठीक लगे; ठीक लगना इसी गोली से है।',
        },
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Write the reading daily at the same hour for a month and carry the page to the doctor.',
        hi: 'एक महीना रोज़ एक ही समय पर रीडिंग लिखें और पन्ना डॉक्टर को दिखाएँ।',
      },
      {
        en: 'Ask the doctor, “At which figure would you lower it?”, and work towards that figure.',
        hi: 'डॉक्टर से पूछें, “कितने पर आप इसे कम करेंगे?”, और उसी पर मेहनत करें।',
      },
      {
        en: 'Thirty minutes of walking and less salt, sugar or weight, as it fits, lower more doses than herbs do.',
        hi: 'तीस मिनट पैदल चलना और नमक, चीनी या वज़न घटाना, जो लागू हो, जड़ी-बूटी से ज़्यादा दवा कम कराते हैं।',
      },
      {
        en: 'Medicine for sleep, mood, fits, thyroid or sugar is never dropped in one day.',
        hi: 'नींद, मन, दौरे, थायराइड या शुगर की दवा एक दिन में कभी न छोड़ें।',
      },
    ],
  },
  'nothing-found': {
    outlook: {
      yes: {
        oracle: {
          en: 'The complaint is likely to ease, most of all from {from} to {to}; a clear report is good news and not the end of the search.',
          hi: 'तकलीफ़ कम होने की उम्मीद है, {from} से {to} के बीच ज़्यादा; रिपोर्ट साफ़ आना अच्छी बात है, पर वजह ढूँढना बंद न करें।',
        },
        astra: {
          en: 'I see it letting go between {from} and {to}; until then be glad of the clean reports and stay with one doctor.',
          hi: '{from} से {to} के बीच आराम दिखता है; तब तक साफ़ रिपोर्ट से तसल्ली रखें और एक ही डॉक्टर के साथ चलें।',
        },
      },
      later: {
        oracle: {
          en: 'It may go on for a while before the cause is clear; the better stretch for finding it is {from} to {to}.',
          hi: 'वजह साफ़ होने में थोड़ा समय लग सकता है; उसे पकड़ने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Give it some time and one patient doctor; {from} to {to} looks better for an answer.',
          hi: 'थोड़ा समय और एक धीरज वाला डॉक्टर चाहिए; {from} से {to} के बीच जवाब मिलने की संभावना ज़्यादा है।',
        },
      },
      slow: {
        oracle: {
          en: 'The pain is real even where the reports are clean; the chart marks no date, and a second doctor who listens helps most.',
          hi: 'रिपोर्ट साफ़ हो तब भी तकलीफ़ सच्ची है; कोई तारीख़ नहीं दिखती, ध्यान से सुनने वाला दूसरा डॉक्टर सबसे काम आएगा।',
        },
        astra: {
          en: 'I believe you, reports or no reports; bodies speak of worry, sleep and hormones too, and no machine shows that.',
          hi: 'रिपोर्ट कुछ भी कहे, तकलीफ़ मानी हुई बात है; शरीर चिंता, नींद और हार्मोन की बात भी कहता है, जो मशीन में नहीं आती।',
        },
      },
      hard: {
        oracle: {
          en: 'At present it stays without a name, which tires everybody; ask one doctor for a full look from the beginning, mind and sleep included.',
          hi: 'अभी इसका कोई नाम नहीं मिल रहा, और इससे सब थकते हैं; एक डॉक्टर से शुरू से पूरी जाँच कराएँ, नींद और मन की बात भी बताकर।',
        },
        astra: {
          en: 'It is wearying to be told “it’s nothing”; go back once more, with a page of dates, and ask what else it could be.',
          hi: '“कुछ नहीं है” सुनना थकाता है; तारीख़ों का पन्ना लेकर एक बार फिर जाएँ और पूछें कि और क्या हो सकता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'When reports are normal and the complaint stays, it is seldom magic and seldom imagined: stress, hormones, posture or something not yet tested for are common.',
        hi: 'रिपोर्ट ठीक हो और तकलीफ़ रहे तो न यह टोना है, न वहम: तनाव, हार्मोन, बैठने का ढंग या ऐसी बात जिसकी जाँच अभी नहीं हुई, यही आम वजहें हैं।',
      },
      astra: {
        en: 'Tests find what they look for; tired nerves, worry and a body out of rhythm aren’t on the list, and yet they ache.',
        hi: 'जाँच वही पकड़ती है जो ढूँढा जाए; थकी नसें, चिंता और बिगड़ा रूटीन उसमें नहीं आते, पर दुखते हैं।',
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Put all old reports in one file in order, so that nobody repeats them and nothing is missed.',
        hi: 'सारी पुरानी रिपोर्टें तारीख़ से एक फ़ाइल में रखें, ताकि वही जाँच दोबारा न हो और कुछ छूटे नहीं।',
      },
      {
        en: 'Note for two weeks when it comes: food, sleep, periods, quarrels, work.',
        hi: 'दो हफ़्ते लिखें कि यह कब होता है: खाना, नींद, माहवारी, झगड़ा, काम।',
      },
      {
        en: 'Ask the doctor about vitamin D, B12, thyroid and anxiety by name.',
        hi: 'डॉक्टर से विटामिन डी, बी12, थायराइड और घबराहट के बारे में नाम लेकर पूछें।',
      },
      {
        en: 'Pay no one who finds a spell where the doctor found nothing.',
        hi: 'जहाँ डॉक्टर को कुछ न मिला, वहाँ टोना बताने वाले को पैसे न दें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
