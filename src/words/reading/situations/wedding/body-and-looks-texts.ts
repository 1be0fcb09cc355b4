import type { SituationTexts } from '../situation-texts.ts'

export const bodyAndLooksTexts = {
  'looks-refused': {
    isBeforeMarriage: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, somebody comes who likes you as you look; between {from} and {to} a proposal with respect is likely.',
          hi: 'हाँ, ऐसा कोई आएगा जिसे आपका यही रंग-रूप पसंद हो; {from} से {to} के बीच इज़्ज़त वाला रिश्ता बनता दिखता है।',
        },
        astra: {
          en: 'The one who looks at your face and smiles is on the way: {from} to {to}.',
          hi: 'जो आपका चेहरा देखकर मुस्कुराए, वह रास्ते में है: {from} से {to}।',
        },
      },
      later: {
        oracle: {
          en: 'It takes a few more meetings; {from} to {to} brings people who look for a person and no photograph.',
          hi: 'कुछ मुलाक़ातें और; {from} से {to} के बीच ऐसे लोग मिलेंगे जो फ़ोटो नहीं, इंसान ढूँढते हैं।',
        },
        astra: {
          en: 'First some who measure, then one who sees; the kinder time is {from} to {to}.',
          hi: 'पहले कुछ नापने वाले, फिर एक देखने वाला; नरम समय {from} से {to} का है।',
        },
      },
      slow: {
        oracle: {
          en: 'A match isn’t barred by colour, height or weight; it is slow because the search runs over photos, so change the road.',
          hi: 'रंग, क़द या वज़न रिश्ता नहीं रोकते; देर इसलिए कि खोज फ़ोटो से चल रही है, रास्ता बदलिए।',
        },
        astra: {
          en: 'No month stands out, and nothing in you needs mending; let people meet you before they see you on paper.',
          hi: 'कोई महीना अलग नहीं दिखता, और आप में कुछ सुधारने को नहीं; लोग काग़ज़ से पहले आपसे मिलें।',
        },
      },
      hard: {
        oracle: {
          en: 'Just now the search hurts more than it brings; rest from it some months, and let nobody weigh you in your own home.',
          hi: 'अभी खोज से चोट ज़्यादा, फल कम है; कुछ महीने रुकें, और किसी को आपको नापने-तौलने न दें।',
        },
        astra: {
          en: 'These families weren’t yours; whoever says no to a skin or a kilo would have said worse later.',
          hi: 'वे घर आपके नहीं थे; जो रंग या किलो पर ना कहे, वह बाद में और कड़वा कहता।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'You’re well liked when met; it is only the photo that is judged.',
          hi: 'मिलने पर आप पसंद आते हैं; परखी सिर्फ़ फ़ोटो जाती है।',
        },
        astra: {
          en: 'There is a grace in you that a biodata doesn’t carry.',
          hi: 'आप में एक सलीक़ा है जो बायोडाटा में नहीं आता।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some will look at the outside, some won’t; sort them early, in the first talk.',
          hi: 'कुछ ऊपर देखेंगे, कुछ नहीं; पहली ही बात में छाँट लें।',
        },
        astra: {
          en: 'Be seen as you are from the start; whoever comes after that, comes for you.',
          hi: 'शुरू से वैसे ही दिखें जैसे हैं; फिर जो आएगा, आपके लिए आएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Give this search a pause; it has begun to tell you untrue things about yourself.',
          hi: 'इस खोज को थोड़ा विराम दें; यह आपको आपके बारे में झूठी बातें बताने लगी है।',
        },
        astra: {
          en: 'The hurt is real, and the verdict is false.',
          hi: 'चोट सच्ची है, उनका फ़ैसला झूठा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'No, your colour, height or weight isn’t the reason in the chart; families name it because it is the easiest thing to say.',
        hi: 'नहीं, कुंडली में वजह आपका रंग, क़द या वज़न नहीं; लोग वही कह देते हैं जो कहना सबसे आसान हो।',
      },
      astra: {
        en: 'It isn’t your looks: those who refused were shopping, and you weren’t for sale.',
        hi: 'बात रूप की नहीं: जो मना कर गए वे सामान देख रहे थे, आप सामान नहीं।',
      },
    },
    advice: [
      {
        en: 'Put a true, unfiltered photo first, and write height and weight plainly: it sends off the wrong ones early.',
        hi: 'पहली फ़ोटो सच्ची, बिना फ़िल्टर, और क़द-वज़न साफ़ लिखें: ग़लत लोग पहले ही छँट जाएँगे।',
      },
      {
        en: 'Look through colleagues, teachers and friends of friends, where people meet you before they see a photo.',
        hi: 'साथ काम करने वालों, टीचरों और दोस्तों के दोस्तों से ढूँढें, जहाँ लोग फ़ोटो से पहले आपसे मिलें।',
      },
      {
        en: 'Let one elder stop such talk at home: “about looks nobody speaks here”.',
        hi: 'घर के एक बड़े से कहलाएँ: “रूप-रंग की बात यहाँ नहीं होगी”।',
      },
      {
        en: 'No fairness cream, slimming powder or pooja is needed for it; save that money.',
        hi: 'इसके लिए न गोरेपन की क्रीम चाहिए, न वज़न का पाउडर, न पूजा; पैसा बचाइए।',
      },
    ],
  },
  'illness-before-wedding': {
    isOfAnother: true,
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, a match that hears the whole truth and stays is likely; tell it before the roka, and look to {from} to {to}.',
          hi: 'हाँ, पूरी बात सुनकर अपनाने वाला रिश्ता बनता दिखता है; रोके से पहले बता दें, और {from} से {to} के समय पर नज़र रखें।',
        },
        astra: {
          en: 'There is someone with a large heart in it; say it openly before any date is set, and keep the door open from {from} to {to}.',
          hi: 'इसमें किसी बड़े दिल वाले का साथ दिखता है; तारीख़ तय होने से पहले खुलकर बताएँ, और {from} से {to} तक दरवाज़ा खुला रखें।',
        },
      },
      later: {
        oracle: {
          en: 'It takes longer than with others, and it comes without anything hidden: {from} to {to} looks kinder.',
          hi: 'औरों से देर लगेगी, पर बिना कुछ छिपाए बात बनेगी: {from} से {to} का समय नरम दिखता है।',
        },
        astra: {
          en: 'A few will step back when it is told; between {from} and {to} one should stay.',
          hi: 'बताने पर कुछ पीछे हटेंगे; {from} से {to} के बीच कोई ठहरना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'Tell it before the roka: a body that needs care is no bar to marriage, and only those who hear it and stay are worth the wait.',
          hi: 'रोके से पहले बता दें: शरीर को देखभाल चाहिए, इससे शादी नहीं रुकती, और सुनकर ठहरने वाले ही इंतज़ार के लायक़ हैं।',
        },
        astra: {
          en: 'Tell it before the wedding and not after; the right one asks once, and then brings the water for the tablet.',
          hi: 'शादी से पहले बताएँ, बाद में नहीं; सही साथी एक बार पूछेगा और फिर दवा के साथ पानी ला देगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Tell it, even if this match goes for it; just now treatment and work come first, and no hurried yes.',
          hi: 'बता दें, चाहे यह रिश्ता इसी पर चला जाए; अभी इलाज और काम पहले, जल्दी की हाँ नहीं।',
        },
        astra: {
          en: 'Don’t hide it; some families may turn away, and that says what they can carry and not what you’re worth.',
          hi: 'छिपाएँ नहीं; कुछ घर मुँह मोड़ सकते हैं, और इससे उनकी ताक़त पता चलती है, आपका मोल नहीं।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Tell it before the roka and after the second good meeting: so early that nobody is deceived, so late that you’re known first.',
          hi: 'रोके से पहले और दूसरी अच्छी मुलाक़ात के बाद बताएँ: न किसी से धोखा हो, न पहचान से पहले राय बने।',
        },
        astra: {
          en: 'Say it yourself, simply, with the doctor’s paper in hand; told that way it frightens far less.',
          hi: 'ख़ुद बताएँ, सीधे, डॉक्टर का काग़ज़ साथ रखकर; ऐसे कही बात कम डराती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Don’t hide it and don’t open with it: let them meet the person first, and hear it from you before the date is set.',
          hi: 'न छिपाएँ, न इसी से शुरू करें: पहले लोग आपसे मिलें, और तारीख़ से पहले यह बात आपसे ही सुनें।',
        },
        astra: {
          en: 'It will cost one or two proposals; the one that is left is worth all of them.',
          hi: 'एक-दो रिश्ते जाएँगे; जो बचेगा, वह सबसे क़ीमती होगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Hidden illness breaks marriages and may void them in court; tell it, even if this match goes.',
          hi: 'छिपी बीमारी शादी तोड़ती है और अदालत में रद्द भी करा सकती है; बता दें, चाहे यह रिश्ता चला जाए।',
        },
        astra: {
          en: 'Better a no today than a fear every night; let the family know and keep your head up.',
          hi: 'आज की ना हर रात के डर से अच्छी है; घर वालों को बता दें और सिर ऊँचा रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask the doctor for one page: what it is, how it is controlled, what it means for work and children.',
        hi: 'डॉक्टर से एक पन्ना लिखवाएँ: क्या है, कैसे क़ाबू में है, काम और बच्चों पर क्या असर।',
        for: ['parent'],
      },
      {
        en: 'Tell the person first and the parents after, on the same day.',
        hi: 'पहले उसी इंसान को बताएँ, फिर उसी दिन माता-पिता को।',
      },
      {
        en: 'Offer that the two see the doctor together.',
        hi: 'दोनों साथ जाकर डॉक्टर से मिलें, यह बात आप ही रखें।',
        for: ['meeting'],
      },
      {
        en: 'Keep up the tablets through all the wedding talk; no remedy replaces them.',
        hi: 'रिश्ते की भागदौड़ में दवा न छूटे; कोई उपाय उसकी जगह नहीं लेता।',
        for: ['wedding'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
