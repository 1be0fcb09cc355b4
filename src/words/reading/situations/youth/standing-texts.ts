import type { SituationTexts } from '../situation-texts.ts'

export const standingTexts = {
  'local-power': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'It eases between {from} and {to}: their hold loosens, and yours grows if the complaint is on paper by then.',
          hi: '{from} से {to} के बीच राहत है: उनकी पकड़ ढीली होगी, और शिकायत तब तक काग़ज़ पर हो तो आपकी बढ़ेगी।',
        },
        astra: {
          en: 'The loud one grows quiet between {from} and {to}; you needn’t shout for it.',
          hi: 'ज़ोर से बोलने वाला {from} से {to} के बीच चुप होगा; आपको चिल्लाना नहीं पड़ेगा।',
        },
      },
      later: {
        oracle: {
          en: 'Not yet: they hold the chair for now, and between {from} and {to} the matter turns to your side.',
          hi: 'अभी नहीं: कुर्सी अभी उनके पास है, {from} से {to} के बीच बात आपकी ओर मुड़ेगी।',
        },
        astra: {
          en: 'Not soon, let them enjoy the chair a while; look to {from} till {to}.',
          hi: 'जल्दी नहीं, थोड़े दिन उन्हें कुर्सी का मज़ा लेने दें; {from} से {to} के बीच बात बदलेगी।',
        },
      },
      slow: {
        oracle: {
          en: 'They tire before you break, though no date stands out; papers and witnesses do here what anger can’t.',
          hi: 'आप टूटें उससे पहले वे थकेंगे, पर कोई तारीख़ अलग से नहीं दिखती; यहाँ ग़ुस्से से जो न हो वह काग़ज़ और गवाह करेंगे।',
        },
        astra: {
          en: 'It will stop, though I can’t say when: a small chair is loud and short-lived; hold your papers and your tongue.',
          hi: 'रुकेगा, पर कब, यह नहीं कहा जा सकता: छोटी कुर्सी शोर ज़्यादा करती है, टिकती कम है; काग़ज़ सँभालें और ज़बान भी।',
        },
      },
      hard: {
        oracle: {
          en: 'For now they are stronger on their own ground, so don’t fight there; take it a step higher, to the block, tehsil or registrar’s office.',
          hi: 'अपनी जगह पर अभी वे भारी हैं, वहाँ न भिड़ें; बात एक सीढ़ी ऊपर ले जाएँ, ब्लॉक, तहसील या रजिस्ट्रार के दफ़्तर में।',
        },
        astra: {
          en: 'Not now; don’t answer at the gate, for a raised hand costs you the right you have.',
          hi: 'अभी नहीं; गेट पर जवाब न दें, हाथ उठा तो अपना हक़ भी जाएगा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You said no once, or asked for an account, and a small office remembers that; it is about their chair and not about your worth.',
        hi: 'आपने कभी मना किया या हिसाब पूछा, और छोटी कुर्सी यह भूलती नहीं; बात उनकी कुर्सी की है, आपकी नहीं।',
      },
      astra: {
        en: 'You stand straight where they expected a bow; that alone is enough to be picked on.',
        hi: 'जहाँ झुकने की उम्मीद थी वहाँ आप सीधे खड़े हैं; निशाना बनने के लिए इतना काफ़ी है।',
      },
    },
    advice: [
      {
        en: 'Write down date, time and who saw it, with a photo, each time it happens.',
        hi: 'हर बार तारीख़, समय और किसने देखा, फ़ोटो के साथ लिख लें।',
        for: ['meeting'],
      },
      {
        en: 'Ask for the rule in writing: bylaws from the society, or an RTI at the panchayat or municipality.',
        hi: 'नियम लिखित में माँगें: सोसाइटी से उपनियम, या पंचायत-नगरपालिका में RTI।',
      },
      {
        en: 'For a drain, road or water complain on the CM helpline or the municipal app, and keep the number.',
        hi: 'नाली, रास्ते या पानी की शिकायत CM हेल्पलाइन या नगर निगम ऐप पर करें और नंबर रखें।',
      },
      {
        en: 'Find two more houses with the same trouble and sign together.',
        hi: 'उसी परेशानी वाले दो घर और ढूँढें और साथ दस्तख़त करें।',
        for: ['meeting'],
      },
    ],
  },
  'honour-back': {
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, people’s respect comes back to you; the turn shows between {from} and {to}.',
          hi: 'हाँ, लोगों में आपकी इज़्ज़त लौटेगी; बदलाव {from} से {to} के बीच दिखेगा।',
        },
        astra: {
          en: 'The lane that lowers its voice now will greet you again between {from} and {to}.',
          hi: 'जो गली अभी फुसफुसाती है, {from} से {to} के बीच फिर राम-राम करेगी।',
        },
      },
      later: {
        oracle: {
          en: 'The talk goes on for some time; it dies down between {from} and {to}, and your name is clean after it.',
          hi: 'बात अभी कुछ दिन चलेगी; {from} से {to} के बीच ठंडी पड़ेगी, और उसके बाद नाम साफ़ रहेगा।',
        },
        astra: {
          en: 'The talk dies down between {from} and {to}; tongues need a new story and find it then.',
          hi: 'चर्चा {from} से {to} के बीच ठंडी पड़ेगी; ज़बानों को नया क़िस्सा चाहिए, तब मिल जाएगा।',
        },
      },
      slow: {
        oracle: {
          en: 'It returns by what you do and not by what you explain; no date stands out.',
          hi: 'इज़्ज़त सफ़ाई देने से नहीं, आपके काम से लौटेगी; कोई तारीख़ अलग से नहीं दिखती।',
        },
        astra: {
          en: 'Those who know you never left; the rest come after them, slowly.',
          hi: 'जो आपको जानते हैं वे गए ही नहीं; बाक़ी उनके पीछे धीरे-धीरे आएँगे।',
        },
      },
      hard: {
        oracle: {
          en: 'The talk is loud just now; answer only where an answer counts, with a paper, and let the rest pass over you.',
          hi: 'अभी चर्चा तेज़ है; जवाब वहीं दें जहाँ उसका असर हो, काग़ज़ के साथ, बाक़ी को गुज़र जाने दें।',
        },
        astra: {
          en: 'Not yet; walk the same road at the same hour, they will tire before you.',
          hi: 'अभी नहीं; उसी समय उसी रास्ते चलें, आपसे पहले वे थकेंगे।',
        },
      },
    },
    advice: [
      {
        en: 'Where money was the talk, lay the account with bills before three people.',
        hi: 'बात पैसे की हो तो बिल समेत हिसाब तीन लोगों के सामने रख दें।',
      },
      {
        en: 'Save a false post with its link and date, report it, and complain on cybercrime.gov.in if it names you.',
        hi: 'झूठी पोस्ट लिंक और तारीख़ समेत सहेजें, रिपोर्ट करें, नाम लेकर हो तो cybercrime.gov.in पर शिकायत दें।',
        for: ['meeting'],
      },
      {
        en: 'Go to the next wedding or puja in the lane, stay half an hour, and speak of other things.',
        hi: 'गली की अगली शादी या पूजा में जाएँ, आधा घंटा रुकें और दूसरी बातें करें।',
        for: ['wedding'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
