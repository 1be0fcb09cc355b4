import type { LocalizedPairs } from '../reading/localized-pair.ts'

/**
 * The four quick grahas in the first to the twelfth sign from the Moon's, after Phaladeepika, ch. 26,
 * told without fear: a clause about the transit, without an end. Jupiter's and Saturn's stand in
 * reading/periods.ts.
 */
export const quickTransitTexts = {
  sun: [
    [
      'it puts you in the light, where a calm pace looks better than haste',
      'यह आपको उजाले में रखता है, जहाँ जल्दी से ज़्यादा ठहराव अच्छा दिखता है',
    ],
    ['it asks for plain accounts and a warm voice', 'यह साफ़ हिसाब और गरमाहट वाली वाणी चाहता है'],
    [
      'it lends courage, and efforts of your own succeed',
      'यह साहस देता है, और अपने दम के प्रयास सफल होते हैं',
    ],
    ['it asks for peace at home and time away from show', 'यह घर में शांति और दिखावे से दूर समय चाहता है'],
    [
      'it asks ideas to be tested before they are announced',
      'यह विचारों को कहने से पहले परख लेने को कहता है',
    ],
    ['it clears away what stood in the way of work', 'यह काम की राह में पड़ी अड़चनें हटाता है'],
    [
      'it asks pride to step back so that two can walk abreast',
      'यह अहं को पीछे रखने को कहता है, ताकि दो लोग साथ चल सकें',
    ],
    ['it asks for early nights and a lighter calendar', 'यह जल्दी सोने और हल्के कार्यक्रम को कहता है'],
    [
      'it asks you to listen to elders and travel with time in hand',
      'यह बड़ों की सुनने और समय हाथ में रखकर चलने को कहता है',
    ],
    ['it brings recognition, and tasks end well', 'यह पहचान लाता है, और काम अच्छे से पूरे होते हैं'],
    [
      'it brings gains and the good opinion of those who matter',
      'यह लाभ और महत्वपूर्ण लोगों की अच्छी राय लाता है',
    ],
    [
      'it favours rest, giving and work done out of sight',
      'यह विश्राम, दान और चुपचाप किए काम के पक्ष में है',
    ],
  ],
  mars: [
    [
      'it gives heat, so exercise first and answer afterwards',
      'यह गरमी देता है, इसलिए पहले व्यायाम, फिर उत्तर',
    ],
    [
      'it sharpens the tongue, and softer words save money too',
      'यह वाणी को तेज़ करता है, और नरम शब्द धन भी बचाते हैं',
    ],
    [
      'it gives strength for bold, quick and honest effort',
      'यह साहसी, तेज़ और सच्चे प्रयास के लिए बल देता है',
    ],
    [
      'it keeps the home busy with repairs and opinions, so choose the hour for both',
      'यह घर को मरम्मत और मतों में व्यस्त रखता है, इसलिए दोनों का समय चुनें',
    ],
    [
      'it hurries plans, and a pause keeps them good',
      'यह योजनाओं में जल्दी लाता है, और एक ठहराव उन्हें अच्छा रखता है',
    ],
    [
      'it helps you outlast competition and clear dues',
      'यह स्पर्धा में टिकने और देनदारी चुकाने में मदद करता है',
    ],
    [
      'it makes both sides of a talk spirited, so let each finish',
      'यह बातचीत के दोनों पक्षों में जोश भरता है, इसलिए हर एक को पूरा बोलने दें',
    ],
    ['it asks for patience on the road and with tools', 'यह राह में और औज़ारों के साथ धैर्य चाहता है'],
    ['it asks conviction to stay friendly', 'यह चाहता है कि दृढ़ विश्वास में भी मित्रता बनी रहे'],
    [
      'it drives work forward, and temper is best left at the door',
      'यह काम को आगे धकेलता है, और ग़ुस्सा दरवाज़े पर छोड़ देना अच्छा है',
    ],
    [
      'it brings gains through initiative and land, machines or siblings',
      'यह पहल से लाभ लाता है, भूमि, मशीन या भाई-बहनों के माध्यम से भी',
    ],
    [
      'it spends energy quickly, so sleep and budget both want a fence',
      'यह शक्ति जल्दी ख़र्च करता है, इसलिए नींद और बजट दोनों की सीमा रखें',
    ],
  ],
  mercury: [
    [
      'it makes you talkative, and one listener is worth three replies',
      'यह बातचीत बढ़ाता है, और एक सुनने वाला तीन जवाबों के बराबर है',
    ],
    ['it favours trade, learning and words that earn', 'यह व्यापार, सीखने और कमाऊ शब्दों के पक्ष में है'],
    ['it asks you to check messages twice before they go', 'यह संदेश भेजने से पहले दो बार देखने को कहता है'],
    [
      'it brings good news home and helps with papers of property',
      'यह घर में अच्छी ख़बर लाता है और संपत्ति के काग़ज़ों में मदद करता है',
    ],
    [
      'it fills the head with versions, so choose one and keep it simple',
      'यह मन में कई रूप भर देता है, इसलिए एक चुनें और उसे सरल रखें',
    ],
    [
      'it helps in exams, accounts and arguments won by facts',
      'यह परीक्षा, हिसाब और तथ्यों से जीती बहस में मदद करता है',
    ],
    ['it asks for clear terms between partners', 'यह साझेदारों के बीच साफ़ शर्तें चाहता है'],
    [
      'it brings useful finds, research and a solved riddle',
      'यह काम की खोज, शोध और किसी पहेली का हल लाता है',
    ],
    [
      'it sends many forms and small delays, so begin early',
      'यह बहुत-से फ़ॉर्म और छोटी देरी लाता है, इसलिए जल्दी शुरू करें',
    ],
    [
      'it makes work quick, well spoken and well received',
      'यह काम को तेज़, सुंदर शब्दों वाला और सराहा हुआ बनाता है',
    ],
    ['it brings gains through skill, contacts and youth', 'यह हुनर, संपर्क और युवाओं से लाभ लाता है'],
    [
      'it scatters attention, and a written list gathers it again',
      'यह ध्यान बिखेरता है, और लिखी हुई सूची उसे फिर समेट लेती है',
    ],
  ],
  venus: [
    ['it makes you charming and fond of good things', 'यह आपमें आकर्षण और अच्छी चीज़ों का चाव भरता है'],
    ['it sweetens speech, food and income', 'यह वाणी, भोजन और आय में मिठास लाता है'],
    ['it brings friendly messages and a taste for the arts', 'यह स्नेह भरे संदेश और कला का रस लाता है'],
    ['it brings comfort, guests and a prettier home', 'यह सुख, अतिथि और सजा हुआ घर लाता है'],
    ['it brings romance, creativity and joy in children', 'यह प्रेम, सृजन और बच्चों का आनंद लाता है'],
    [
      'it asks for tact with those you serve and with sweets',
      'यह सेवा के संबंधों में शिष्टता और मीठे में संयम चाहता है',
    ],
    [
      'it asks affection to be polite as well as warm',
      'यह चाहता है कि स्नेह में गरमाहट के साथ शिष्टता भी रहे',
    ],
    ['it brings quiet comforts and help that comes unasked', 'यह शांत सुख और बिन माँगी मदद लाता है'],
    [
      'it brings luck through kindness, teachers and travel',
      'यह भलाई, गुरुजनों और यात्रा से भाग्य लाता है',
    ],
    ['it asks you to keep work and liking apart', 'यह काम और पसंद को अलग रखने को कहता है'],
    ['it brings gains, good company and new clothes', 'यह लाभ, अच्छी संगति और नए वस्त्र लाता है'],
    [
      'it brings private happiness and likes a budget for pleasures',
      'यह एकांत का सुख लाता है, और आनंद का भी एक बजट चाहता है',
    ],
  ],
} as const satisfies Record<string, LocalizedPairs>
