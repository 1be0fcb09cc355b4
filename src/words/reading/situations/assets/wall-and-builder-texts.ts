import type { SituationTexts } from '../situation-texts.ts'

export const wallAndBuilderTexts = {
  'boundary-measured': {
    outlook: {
      yes: {
        oracle: {
          en: 'The measuring or the hearing should go your way, and this boundary or drain should be set right between {from} and {to}.',
          hi: 'नापी या सुनवाई आपके हक़ में जानी चाहिए, मेड़ या नाली का मामला {from} से {to} के बीच सुलझना चाहिए।',
        },
        astra: {
          en: 'I see the matter of the wall settled between {from} and {to}, with a paper and fewer words.',
          hi: 'दीवार या नाली का मामला {from} से {to} के बीच सुलझता दिखता है, काग़ज़ से और कम बोलकर।',
        },
      },
      later: {
        oracle: {
          en: 'They will stretch it over some more dates; the boundary or drain is likelier to be settled from {from} to {to}.',
          hi: 'वे कुछ तारीख़ें और खींचेंगे; मेड़ या नाली का मामला {from} से {to} के बीच सुलझने के आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Not on the first date; between {from} and {to} the office’s paper should bring them round.',
          hi: 'पहली तारीख़ पर नहीं; {from} से {to} के बीच दफ़्तर का काग़ज़ उन्हें मना लेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'It ends with a government measurement on the spot and not by talk over the wall; no month shows.',
          hi: 'यह दीवार पर की बहस से नहीं, मौक़े की सरकारी नापी से निपटेगा; महीना नहीं दिखता।',
        },
        astra: {
          en: 'It can come right for you, by measure and not by words; let the surveyor’s chain speak, it offends nobody.',
          hi: 'बात आपके हक़ में बन सकती है, बहस से नहीं, नाप से; अमीन की जरीब बोले, उससे किसी का मान नहीं घटता।',
        },
      },
      hard: {
        oracle: {
          en: 'For the present they don’t give way: stop any new building by a stay, and keep out of shouting, it becomes a police matter.',
          hi: 'अभी वे नहीं मानेंगे: नया निर्माण स्टे से रुकवाएँ, और तू-तू मैं-मैं से बचें, वह थाने का मामला बन जाता है।',
        },
        astra: {
          en: 'Two feet of earth can take away the peace of a whole house; go by the paper, and let others speak to them.',
          hi: 'दो फ़ुट ज़मीन पूरे घर का चैन ले लेती है; काग़ज़ से चलें, और बात किसी तीसरे से कराएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Apply at the tehsil for measurement (paimaish, hadbandi) with the khasra map; all neighbours get a notice.',
        hi: 'खसरा-नक़्शे के साथ तहसील में पैमाइश या हदबंदी की अर्ज़ी दें; सब पड़ोसियों को नोटिस जाता है।',
      },
      {
        en: 'Drain or waste water: written complaint to the municipality or panchayat with photos, and the state’s portal after fifteen days.',
        hi: 'नाली या गंदे पानी के लिए नगरपालिका या पंचायत में फ़ोटो के साथ लिखित शिकायत, पंद्रह दिन बाद राज्य के पोर्टल पर।',
      },
      {
        en: 'Photograph the old stones, trees and wall now, with the date.',
        hi: 'पुराने पत्थर, पेड़ और दीवार की तारीख़ वाली फ़ोटो अभी लें।',
        for: ['meeting'],
      },
      {
        en: 'Own brothers: measure, draw it on one sheet, and have all sign before two elders.',
        hi: 'भाइयों के बीच हो तो नपवाएँ, एक काग़ज़ पर बनाएँ, और दो बड़ों के सामने सब दस्तख़त करें।',
      },
    ],
  },
  'builder-case': {
    outlook: {
      yes: {
        oracle: {
          en: 'The case against the builder should go your way, and an order or the money looks likeliest between {from} and {to}.',
          hi: 'बिल्डर के ख़िलाफ़ केस आपके हक़ में जाना चाहिए, आदेश या पैसा {from} से {to} के बीच आने की उम्मीद ज़्यादा है।',
        },
        astra: {
          en: 'I see RERA or the forum standing with you; {from} to {to} is when the paper should turn into something in hand.',
          hi: 'रेरा या फ़ोरम आपके साथ दिखता है; {from} से {to} के बीच काग़ज़ हाथ में आए नतीजे में बदलना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The builder will buy time by dates; the order or refund looks likelier from {from} to {to}.',
          hi: 'बिल्डर तारीख़ों से समय खींचेगा; आदेश या रिफ़ंड {from} से {to} के बीच ज़्यादा दिखता है।',
        },
        astra: {
          en: 'One or two hearings more, then it moves; keep {from} to {to} in view, and keep all buyers together.',
          hi: 'एक-दो सुनवाई और, फिर बात बढ़ेगी; {from} से {to} को ध्यान में रखें, और सब ख़रीदारों को साथ रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'You stand well in law, but an order alone doesn’t pay: a recovery certificate has to follow it; no month shows.',
          hi: 'क़ानून में पक्ष आपका मज़बूत है, पर आदेश से पैसा नहीं आता, वसूली पत्र भी लेना होगा; महीना नहीं दिखता।',
        },
        astra: {
          en: 'You can win it, though the day doesn’t show; many buyers with one lawyer tire a builder sooner than each alone.',
          hi: 'जीत मुमकिन है, पर दिन नहीं दिखता; कई ख़रीदार एक वकील के साथ हों तो बिल्डर जल्दी झुकता है।',
        },
      },
      hard: {
        oracle: {
          en: 'A quick end doesn’t show: weigh a settlement, another unit or part refund, before more money goes into the fight.',
          hi: 'जल्दी अंत नहीं दिखता: लड़ाई में और पैसा जाए, उससे पहले समझौते, दूसरे फ़्लैट या कुछ रिफ़ंड पर सोचें।',
        },
        astra: {
          en: 'Rent, instalments and dates at once wear a family down; your claim stays alive, so don’t stake your health on it.',
          hi: 'किराया, किस्त और तारीख़ साथ-साथ थका देते हैं; दावा बना रहेगा, इसके लिए सेहत दाँव पर न लगाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'RERA gives a choice: refund with interest, or stay and get interest for each month of delay; write which you want.',
        hi: 'रेरा में दो रास्ते हैं: ब्याज समेत रिफ़ंड, या बने रहकर देरी के हर महीने का ब्याज; कौन-सा चाहिए, लिखें।',
      },
      {
        en: 'Order not obeyed in 45 days: apply for execution and a recovery certificate to the collector.',
        hi: '45 दिन में आदेश न माने तो अमल की अर्ज़ी और कलेक्टर को वसूली पत्र की माँग करें।',
      },
      {
        en: 'Builder in insolvency: file your claim as a home buyer with the resolution professional before the last date.',
        hi: 'बिल्डर दिवालिया प्रक्रिया में हो तो आख़िरी तारीख़ से पहले होम बायर का दावा दाख़िल करें।',
        for: ['meeting'],
      },
      {
        en: 'Pay the last ten percent only against the completion certificate.',
        hi: 'आख़िरी दस प्रतिशत कंप्लीशन सर्टिफ़िकेट मिलने पर ही दें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
