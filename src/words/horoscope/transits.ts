import type { LocalizedText } from '../say.ts'

/**
 * The four quick grahas in the first to the twelfth sign from the Moon's, after Phaladeepika, ch. 26,
 * told without fear: a clause about the transit, without an end. Jupiter's and Saturn's stand in
 * reading/periods.ts.
 */
export const quickTransitTexts = {
  sun: [
    {
      en: 'it puts you in the light, where a calm pace looks better than haste',
      hi: 'यह आपको उजाले में रखता है, जहाँ जल्दी से ज़्यादा ठहराव अच्छा दिखता है',
    },
    {
      en: 'it asks for plain accounts and a warm voice',
      hi: 'यह साफ़ हिसाब और गरमाहट वाली वाणी चाहता है',
    },
    {
      en: 'it lends courage, and efforts of your own succeed',
      hi: 'यह साहस देता है, और अपने दम के प्रयास सफल होते हैं',
    },
    {
      en: 'it asks for peace at home and time away from show',
      hi: 'यह घर में शांति और दिखावे से दूर समय चाहता है',
    },
    {
      en: 'it asks ideas to be tested before they are announced',
      hi: 'यह विचारों को कहने से पहले परख लेने को कहता है',
    },
    { en: 'it clears away what stood in the way of work', hi: 'यह काम की राह में पड़ी अड़चनें हटाता है' },
    {
      en: 'it asks pride to step back so that two can walk abreast',
      hi: 'यह अहं को पीछे रखने को कहता है, ताकि दो लोग साथ चल सकें',
    },
    {
      en: 'it asks for early nights and a lighter calendar',
      hi: 'यह जल्दी सोने और हल्के कार्यक्रम को कहता है',
    },
    {
      en: 'it asks you to listen to elders and travel with time in hand',
      hi: 'यह बड़ों की सुनने और समय हाथ में रखकर चलने को कहता है',
    },
    {
      en: 'it brings recognition, and tasks end well',
      hi: 'यह पहचान लाता है, और काम अच्छे से पूरे होते हैं',
    },
    {
      en: 'it brings gains and the good opinion of those who matter',
      hi: 'यह लाभ और महत्वपूर्ण लोगों की अच्छी राय लाता है',
    },
    {
      en: 'it favours rest, giving and work done out of sight',
      hi: 'यह विश्राम, दान और चुपचाप किए काम के पक्ष में है',
    },
  ],
  mars: [
    {
      en: 'it gives heat, so exercise first and answer afterwards',
      hi: 'यह गरमी देता है, इसलिए पहले व्यायाम, फिर उत्तर',
    },
    {
      en: 'it sharpens the tongue, and softer words save money too',
      hi: 'यह वाणी को तेज़ करता है, और नरम शब्द धन भी बचाते हैं',
    },
    {
      en: 'it gives strength for bold, quick and honest effort',
      hi: 'यह साहसी, तेज़ और सच्चे प्रयास के लिए बल देता है',
    },
    {
      en: 'it keeps the home busy with repairs and opinions, so choose the hour for both',
      hi: 'यह घर को मरम्मत और मतों में व्यस्त रखता है, इसलिए दोनों का समय चुनें',
    },
    {
      en: 'it hurries plans, and a pause keeps them good',
      hi: 'यह योजनाओं में जल्दी लाता है, और एक ठहराव उन्हें अच्छा रखता है',
    },
    {
      en: 'it helps you outlast competition and clear dues',
      hi: 'यह स्पर्धा में टिकने और देनदारी चुकाने में मदद करता है',
    },
    {
      en: 'it makes both sides of a talk spirited, so let each finish',
      hi: 'यह बातचीत के दोनों पक्षों में जोश भरता है, इसलिए हर एक को पूरा बोलने दें',
    },
    {
      en: 'it asks for patience on the road and with tools',
      hi: 'यह राह में और औज़ारों के साथ धैर्य चाहता है',
    },
    { en: 'it asks conviction to stay friendly', hi: 'यह चाहता है कि दृढ़ विश्वास में भी मित्रता बनी रहे' },
    {
      en: 'it drives work forward, and temper is best left at the door',
      hi: 'यह काम को आगे धकेलता है, और ग़ुस्सा दरवाज़े पर छोड़ देना अच्छा है',
    },
    {
      en: 'it brings gains through initiative and land, machines or siblings',
      hi: 'यह पहल से लाभ लाता है, भूमि, मशीन या भाई-बहनों के माध्यम से भी',
    },
    {
      en: 'it spends energy quickly, so sleep and budget both want a fence',
      hi: 'यह शक्ति जल्दी ख़र्च करता है, इसलिए नींद और बजट दोनों की सीमा रखें',
    },
  ],
  mercury: [
    {
      en: 'it makes you talkative, and one listener is worth three replies',
      hi: 'यह बातचीत बढ़ाता है, और एक सुनने वाला तीन जवाबों के बराबर है',
    },
    {
      en: 'it favours trade, learning and words that earn',
      hi: 'यह व्यापार, सीखने और कमाऊ शब्दों के पक्ष में है',
    },
    {
      en: 'it asks you to check messages twice before they go',
      hi: 'यह संदेश भेजने से पहले दो बार देखने को कहता है',
    },
    {
      en: 'it brings good news home and helps with papers of property',
      hi: 'यह घर में अच्छी ख़बर लाता है और संपत्ति के काग़ज़ों में मदद करता है',
    },
    {
      en: 'it fills the head with versions, so choose one and keep it simple',
      hi: 'यह मन में कई रूप भर देता है, इसलिए एक चुनें और उसे सरल रखें',
    },
    {
      en: 'it helps in exams, accounts and arguments won by facts',
      hi: 'यह परीक्षा, हिसाब और तथ्यों से जीती बहस में मदद करता है',
    },
    { en: 'it asks for clear terms between partners', hi: 'यह साझेदारों के बीच साफ़ शर्तें चाहता है' },
    {
      en: 'it brings useful finds, research and a solved riddle',
      hi: 'यह काम की खोज, शोध और किसी पहेली का हल लाता है',
    },
    {
      en: 'it sends many forms and small delays, so begin early',
      hi: 'यह बहुत-से फ़ॉर्म और छोटी देरी लाता है, इसलिए जल्दी शुरू करें',
    },
    {
      en: 'it makes work quick, well spoken and well received',
      hi: 'यह काम को तेज़, सुंदर शब्दों वाला और सराहा हुआ बनाता है',
    },
    {
      en: 'it brings gains through skill, contacts and youth',
      hi: 'यह हुनर, संपर्क और युवाओं से लाभ लाता है',
    },
    {
      en: 'it scatters attention, and a written list gathers it again',
      hi: 'यह ध्यान बिखेरता है, और लिखी हुई सूची उसे फिर समेट लेती है',
    },
  ],
  venus: [
    {
      en: 'it makes you charming and fond of good things',
      hi: 'यह आपमें आकर्षण और अच्छी चीज़ों का चाव भरता है',
    },
    { en: 'it sweetens speech, food and income', hi: 'यह वाणी, भोजन और आय में मिठास लाता है' },
    {
      en: 'it brings friendly messages and a taste for the arts',
      hi: 'यह स्नेह भरे संदेश और कला का रस लाता है',
    },
    { en: 'it brings comfort, guests and a prettier home', hi: 'यह सुख, अतिथि और सजा हुआ घर लाता है' },
    {
      en: 'it brings romance, creativity and joy in children',
      hi: 'यह प्रेम, सृजन और बच्चों का आनंद लाता है',
    },
    {
      en: 'it asks for tact with those you serve and with sweets',
      hi: 'यह सेवा के संबंधों में शिष्टता और मीठे में संयम चाहता है',
    },
    {
      en: 'it asks affection to be polite as well as warm',
      hi: 'यह चाहता है कि स्नेह में गरमाहट के साथ शिष्टता भी रहे',
    },
    {
      en: 'it brings quiet comforts and help that comes unasked',
      hi: 'यह शांत सुख और बिन माँगी मदद लाता है',
    },
    {
      en: 'it brings luck through kindness, teachers and travel',
      hi: 'यह भलाई, गुरुजनों और यात्रा से भाग्य लाता है',
    },
    { en: 'it asks you to keep work and liking apart', hi: 'यह काम और पसंद को अलग रखने को कहता है' },
    {
      en: 'it brings gains, good company and new clothes',
      hi: 'यह लाभ, अच्छी संगति और नए वस्त्र लाता है',
    },
    {
      en: 'it brings private happiness and likes a budget for pleasures',
      hi: 'यह एकांत का सुख लाता है, और आनंद का भी एक बजट चाहता है',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
