import type { SituationTexts } from '../situation-texts.ts'

export const dreamsAndDepartedTexts = {
  'dream-of-departed': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'A dear one who smiles in a dream is memory and blessing, and no call or warning: your time is calm.',
          hi: 'सपने में मुस्कुराते अपने याद और आशीर्वाद हैं, न बुलावा, न चेतावनी: आपका समय शांत है।',
        },
        astra: {
          en: 'They came to see that you’re well, I like to think; give them a thank-you and a lamp.',
          hi: 'मन मानता है कि वे आपका हाल देखने आए; उन्हें शुक्रिया कहें और एक दीया जलाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Such dreams come when something stayed unsaid or a date of theirs is near; say it aloud once, or give food in their name.',
          hi: 'ऐसे सपने तब आते हैं जब कुछ अनकहा रह गया हो या उनकी तिथि पास हो; एक बार कह दें, या उनके नाम से खाना दें।',
        },
        astra: {
          en: 'It is your own longing in their voice; listen to it kindly.',
          hi: 'यह आपकी ही याद है, उनकी आवाज़ में; उसे प्यार से सुनें।',
        },
      },
      patience: {
        oracle: {
          en: 'The dreams are heavy because the heart is; it isn’t that they are unhappy, it is that you haven’t wept enough.',
          hi: 'सपने इसलिए भारी हैं कि मन भारी है; वे दुखी नहीं, आपका रोना बाक़ी है।',
        },
        astra: {
          en: 'Don’t take fear from it, nor any costly puja; let the sorrow have a place by day, and the nights ease.',
          hi: 'इससे न डर लें, न महँगी पूजा; दिन में दुख को जगह दें, रातें हल्की होंगी।',
        },
      },
    },
    why: {
      oracle: {
        en: 'We see the departed when we miss them, when a choice is before us, or near their tithi.',
        hi: 'जाने वाले तब दिखते हैं जब याद आए, कोई फ़ैसला सामने हो, या उनकी तिथि पास हो।',
      },
      astra: {
        en: 'Love doesn’t know that someone is gone; at night it sets the table as before.',
        hi: 'प्यार को पता नहीं होता कि कोई चला गया; रात में वह पहले जैसी थाली लगा देता है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'If they asked for food, feed somebody hungry in their name on that day.',
        hi: 'खाना माँगा हो तो उसी दिन उनके नाम से किसी भूखे को खिलाएँ।',
      },
      {
        en: 'Offer water with til on amavasya, or the tarpan of your family’s custom.',
        hi: 'अमावस्या को तिल-जल दें, या घर की रीति से तर्पण करें।',
      },
      {
        en: 'Write them a letter with what you still want to say.',
        hi: 'जो कहना रह गया, उन्हें चिट्ठी में लिखें।',
      },
      {
        en: 'Don’t sign or cancel anything on account of a dream alone.',
        hi: 'सिर्फ़ सपने के कारण कोई काग़ज़ न करें, न तोड़ें।',
      },
    ],
  },
  'dream-of-snake': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Snakes or gods in a dream are no bad sign: it is a full mind and a good inner strength stirring.',
          hi: 'सपने में साँप या देवी-देवता कोई बुरा इशारा नहीं: भरा मन और भीतर की अच्छी शक्ति का हिलना है।',
        },
        astra: {
          en: 'In our tradition they may be signs of Shiva’s or the Mother’s grace; bow once, and sleep.',
          hi: 'परंपरा में इन्हें शिव या माँ की कृपा भी मानते हैं; एक बार सिर झुकाएँ और सो जाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Such dreams come with fear of something hidden or a change that is near; think which one it is by day.',
          hi: 'ऐसे सपने किसी छिपे डर या पास आते बदलाव के साथ आते हैं; दिन में सोचें, कौन सा।',
        },
        astra: {
          en: 'The dream speaks in large pictures of a small daily worry; name it, and the snake has done its work.',
          hi: 'सपना रोज़ की छोटी चिंता को बड़ी तस्वीर में दिखाता है; उसे नाम दें, साँप का काम पूरा।',
        },
      },
      patience: {
        oracle: {
          en: 'A restless time shows itself at night: lighter dinner, no screen, and a short prayer help more than any shanti.',
          hi: 'बेचैन समय रात में दिखता है: हल्का खाना, बिना स्क्रीन, और छोटी प्रार्थना किसी भी शांति-पूजा से ज़्यादा काम आती है।',
        },
        astra: {
          en: 'Nothing evil stands over you; you’re tense, and the night tells it.',
          hi: 'आप पर कोई बुरी छाया नहीं; मन तना है, रात वही कहती है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'They return when the same worry goes to bed with you each night.',
        hi: 'ये तब लौटते हैं जब एक ही चिंता रोज़ साथ सोती है।',
      },
      astra: {
        en: 'The mind draws its fear as a snake in every land; here it draws gods beside it.',
        hi: 'मन हर जगह अपने डर को साँप बनाता है; हमारे यहाँ पास में देवता भी बना देता है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Say Om Namah Shivaya eleven times before sleep, if it is your faith.',
        hi: 'आस्था हो तो सोने से पहले ग्यारह बार ॐ नमः शिवाय कहें।',
      },
      {
        en: 'Keep a note of what happened on the day before each such dream.',
        hi: 'हर ऐसे सपने से पहले के दिन की बात लिखें।',
      },
      {
        en: 'Offer water at a Shiva temple, and pay nobody who sells you a cure for it.',
        hi: 'शिव मंदिर में जल चढ़ाएँ, और इसका इलाज बेचने वाले को पैसे न दें।',
      },
      {
        en: 'Nightmares that break sleep for weeks belong before a doctor.',
        hi: 'हफ़्तों नींद तोड़ने वाले सपने हों तो डॉक्टर को दिखाएँ।',
      },
    ],
  },
  'kuldevi-unknown': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your kuldevi isn’t read from a kundli but from your gotra and your forefathers’ village; the search has a good chance of success.',
          hi: 'कुलदेवी कुंडली से नहीं, गोत्र और पुरखों के गाँव से पता चलती हैं; खोज के सफल होने की अच्छी उम्मीद है।',
        },
        astra: {
          en: 'She hasn’t forgotten the house that forgot her; an old aunt’s word will lead you there.',
          hi: 'जिस घर ने भुलाया उसे वे नहीं भूलीं; किसी बूढ़ी बुआ की बात वहाँ तक ले जाएगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'The name can be found in two ways: the family’s bard or Haridwar panda’s book, and the oldest woman of your gotra.',
          hi: 'नाम दो जगह मिल सकता है: वंश के भाट या हरिद्वार के पंडे की बही, और गोत्र की सबसे बुज़ुर्ग महिला।',
        },
        astra: {
          en: 'It may take some asking; until then the Mother in any form hears you.',
          hi: 'कुछ पूछताछ लगेगी; तब तक माँ का कोई भी रूप आपकी सुनता है।',
        },
      },
      patience: {
        oracle: {
          en: 'It doesn’t come to light at once, and no fault hangs on you for it: light a lamp to the Devi in her general form meanwhile.',
          hi: 'तुरंत पता नहीं चलेगा, और इसमें आपकी कोई ग़लती नहीं: तब तक देवी के सामान्य रूप का दीया जलाएँ।',
        },
        astra: {
          en: 'Don’t let anyone frighten you with her anger; what is lost by time is no sin.',
          hi: 'उनके क्रोध से कोई डराए तो न डरें; समय से खोया हुआ पाप नहीं।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask what was worshipped at mundans and weddings: a place, a stone, a tree, a name.',
        hi: 'पूछें कि मुंडन और शादी में किसकी पूजा होती थी: कोई जगह, पत्थर, पेड़, नाम।',
      },
      {
        en: 'In Haridwar, Gaya or Pushkar the pandas keep registers by village and caste; go with the grandfather’s name.',
        hi: 'हरिद्वार, गया या पुष्कर के पंडे गाँव के हिसाब से बही रखते हैं; दादा का नाम लेकर जाएँ।',
      },
      {
        en: 'Ask families of your gotra from the same village; community groups online help.',
        hi: 'उसी गाँव के अपने गोत्र के परिवारों से पूछें; समाज के ऑनलाइन समूह मदद करते हैं।',
      },
    ],
  },
  'remedy-no-effect': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'What you did wasn’t lost: the matter moves by its own time, and that time looks open; go on simply, without counting.',
          hi: 'जो किया वह व्यर्थ नहीं: बात अपने समय से चलती है, और समय खुला दिखता है; सादगी से चलते रहें, गिनें नहीं।',
        },
        astra: {
          en: 'You were heard, I feel; the answer is on its slow feet.',
          hi: 'सुना गया है; जवाब बस धीरे-धीरे चलकर आ रहा है।',
        },
      },
      mixed: {
        oracle: {
          en: 'A remedy steadies the mind, it doesn’t push the world: keep the one you like, drop the rest, and put the saved hours in the work itself.',
          hi: 'उपाय मन को टिकाता है, दुनिया को नहीं धकेलता: जो अच्छा लगे वही रखें, बाक़ी छोड़ें, और बचा समय काम में लगाएँ।',
        },
        astra: {
          en: 'Many remedies at once are like many doctors at once; choose one with love, and forget the result for a while.',
          hi: 'बहुत उपाय एक साथ बहुत डॉक्टरों जैसे हैं; एक को प्यार से चुनें, और कुछ समय फल भूल जाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'The time itself is slow just now and no puja shortens it; what helps is patience, less expense on rites, and one real step.',
          hi: 'समय ही अभी धीमा है और कोई पूजा इसे छोटा नहीं करती; धीरज, रीति पर कम ख़र्च, और एक ठोस क़दम काम आएगा।',
        },
        astra: {
          en: 'You have given so much and feel unheard; God isn’t a shopkeeper, and you haven’t failed in anything.',
          hi: 'इतना किया और लगा कि सुना नहीं गया; भगवान दुकानदार नहीं, और आपसे कोई चूक नहीं हुई।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Remedies mostly seem without fruit because too much was promised of them, or because the step in the world was left out.',
        hi: 'उपाय अक्सर इसलिए बेअसर लगते हैं कि उनसे बहुत ज़्यादा का वादा किया गया, या असली क़दम छूट गया।',
      },
      astra: {
        en: 'It isn’t your devotion that lacks; it was asked to do the work of time.',
        hi: 'कमी भक्ति में नहीं; उससे समय का काम माँगा गया।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Stop whatever costs money, and keep what costs only love.',
        hi: 'जिसमें पैसा लगे वह बंद करें, जिसमें बस प्रेम लगे वह रखें।',
      },
      {
        en: 'Set beside each remedy one worldly act: a form, a call, a talk.',
        hi: 'हर उपाय के साथ एक असली काम रखें: फ़ॉर्म, फ़ोन, बातचीत।',
      },
      {
        en: 'Give it forty-three days at most, then judge it and be free.',
        hi: 'ज़्यादा से ज़्यादा तैंतालीस दिन दें, फिर परखें और मुक्त रहें।',
      },
    ],
  },
  'departed-at-peace': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Whoever went with your love is at peace, so our tradition holds; a chart shows the living alone, and yours is free of any debt to them.',
          hi: 'जो आपके प्यार के साथ गए, वे शांति में हैं, परंपरा यही मानती है; कुंडली सिर्फ़ जीवितों की होती है, और आपकी पर उनका कोई ऋण नहीं दिखता।',
        },
        astra: {
          en: 'They are well, let your heart believe it; the pickle you remember is how they still visit.',
          hi: 'वे अच्छे हैं, मन को मानने दें; जो स्वाद याद आता है, वे उसी में मिलने आते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'No kundli can see where they are; a missed tithi or an unsaid sorry doesn’t hold a soul, and it can be made good any amavasya.',
          hi: 'वे कहाँ हैं, कोई कुंडली नहीं देख सकती; छूटी तिथि या अनकही माफ़ी आत्मा को नहीं रोकती, किसी भी अमावस्या को पूरी हो सकती है।',
        },
        astra: {
          en: 'What troubles you isn’t their peace but your own; say it to the photo tonight, all of it.',
          hi: 'बेचैनी उनकी शांति की नहीं, अपनी है; आज रात तस्वीर से सब कह दें।',
        },
      },
      patience: {
        oracle: {
          en: 'You carry something towards them that weighs still; do one rite with your own hands, and then let them and yourself go free.',
          hi: 'उनके लिए मन पर कुछ बोझ है; अपने हाथ से एक कर्म करें, फिर उन्हें और ख़ुद को मुक्त करें।',
        },
        astra: {
          en: 'Grief asks “are they well?” when it means “how shall I be?”; be gentle, this year is hard for you.',
          hi: 'दुख पूछता है “वे कैसे हैं”, मतलब होता है “मेरा क्या होगा”; ख़ुद पर नरमी रखें, यह साल कठिन है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'On their tithi feed somebody they would have liked.',
        hi: 'उनकी तिथि पर किसी ऐसे को खिलाएँ जो उन्हें अच्छा लगता।',
      },
      {
        en: 'A missed shraddha may be done on sarva pitru amavasya.',
        hi: 'छूटा श्राद्ध सर्वपितृ अमावस्या को किया जा सकता है।',
      },
      { en: 'Finish one small work they left undone.', hi: 'उनका छोड़ा एक छोटा काम पूरा करें।' },
      {
        en: 'When the sorrow doesn’t let you live your days, Tele-MANAS 14416 listens, free.',
        hi: 'दुख दिन न जीने दे तो टेली-मानस 14416 पर बात करें, मुफ़्त।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
