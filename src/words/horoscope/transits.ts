import type { LocalizedText } from '../say.ts'

const line = (en: string, hi: string): LocalizedText => ({ en, hi })

/**
 * The four quick grahas in the first to the twelfth sign from the Moon's, after Phaladeepika, ch. 26,
 * told without fear: a clause about the transit, without an end. Jupiter's and Saturn's stand in
 * reading/periods.ts.
 */
export const quickTransitTexts = {
  sun: [
    line(
      'it puts you in front, where a calm manner does more than haste',
      'सबकी नज़र आप पर रहती है, इसलिए जल्दी से ज़्यादा धीरज काम आता है',
    ),
    line('it asks for clear accounts and a kind tone', 'हिसाब साफ़ और बोली नरम रखना अच्छा है'),
    line(
      'it gives courage, and what you try by yourself succeeds',
      'हिम्मत मिलती है, और अपने दम पर किया काम बनता है',
    ),
    line('it asks for peace at home and less show', 'घर में शांति रखना और दिखावे से दूर रहना अच्छा है'),
    line('it asks you to test an idea before you tell it', 'विचार कहने से पहले उसे परख लेना अच्छा है'),
    line('it clears away what stood in the way of your work', 'काम की अड़चनें दूर होती हैं'),
    line(
      'it asks for a little less pride between two people',
      'साथ वाले के सामने थोड़ा झुक जाने से बात बनी रहती है',
    ),
    line('it asks for early nights and a lighter diary', 'जल्दी सोना और काम कम रखना अच्छा है'),
    line(
      'it asks you to listen to elders and to leave early for a journey',
      'बड़ों की सुनना और यात्रा पर समय से निकलना अच्छा है',
    ),
    line('it brings recognition, and tasks end well', 'पहचान मिलती है, और काम अच्छे से पूरे होते हैं'),
    line(
      'it brings gains, and people who matter think well of you',
      'लाभ होता है, और बड़े लोगों की नज़र में मान बढ़ता है',
    ),
    line(
      'it favours rest, giving and work done quietly',
      'आराम, दान और चुपचाप किए काम के लिए समय अच्छा है',
    ),
  ],
  mars: [
    line(
      'it gives you heat, so exercise first and answer afterwards',
      'जोश ज़्यादा रहता है, इसलिए पहले व्यायाम करें, जवाब बाद में दें',
    ),
    line(
      'it makes the tongue sharp, so choose softer words and spend slowly',
      'बोली तीखी हो सकती है, इसलिए शब्द नरम रखें और ख़र्च सोचकर करें',
    ),
    line(
      'it gives strength for bold, quick and honest effort',
      'साहस और मेहनत के कामों के लिए ताक़त मिलती है',
    ),
    line(
      'it keeps the home busy with repairs and debates, so fix a time for each',
      'घर में मरम्मत और बहस दोनों चलती हैं, इसलिए हर बात का समय तय कर लें',
    ),
    line(
      'it makes you hurry, so wait a little before you decide',
      'मन में जल्दी रहती है, इसलिए तय करने से पहले थोड़ा रुकें',
    ),
    line(
      'it helps you stay ahead of others and pay what is due',
      'मुक़ाबले में टिकने और देनदारी चुकाने में मदद मिलती है',
    ),
    line(
      'it makes talks lively, so let the other finish',
      'बातचीत में जोश रहता है, इसलिए सामने वाले को बात पूरी करने दें',
    ),
    line(
      'it asks for patience on the road and with tools',
      'सड़क पर और औज़ारों के साथ धीरज रखना अच्छा है',
    ),
    line(
      'it makes opinions firm, so keep the talk friendly',
      'राय पक्की रहती है, इसलिए बातचीत दोस्ताना रखें',
    ),
    line(
      'it drives work forward, so leave the temper outside',
      'काम तेज़ी से आगे बढ़ता है, बस ग़ुस्से को दूर रखें',
    ),
    line(
      'it brings gains by initiative, also through land, machines or siblings',
      'पहल करने से लाभ होता है, ज़मीन, मशीन या भाई-बहनों से भी',
    ),
    line(
      'it uses up strength and money, so keep to your sleep and your budget',
      'ताक़त और पैसा जल्दी ख़र्च होते हैं, इसलिए नींद और बजट का ध्यान रखें',
    ),
  ],
  mercury: [
    line('it makes you talkative, so listen as well', 'बातें बहुत होती हैं, इसलिए सुनने का भी ध्यान रखें'),
    line(
      'it favours trade, learning and words that earn',
      'व्यापार, पढ़ाई और बोलकर कमाने के कामों के लिए समय अच्छा है',
    ),
    line(
      'it asks you to read a message twice before you send it',
      'संदेश भेजने से पहले दो बार पढ़ लेना अच्छा है',
    ),
    line(
      'it brings good news home and helps with property papers',
      'घर में अच्छी ख़बर आती है और संपत्ति के काग़ज़ों का काम बनता है',
    ),
    line(
      'it brings too many ideas, so choose one and keep it simple',
      'विचार बहुत आते हैं, इसलिए एक चुनें और उसे सरल रखें',
    ),
    line(
      'it helps in exams, accounts and arguments based on facts',
      'परीक्षा, हिसाब और तथ्यों वाली बहस में मदद मिलती है',
    ),
    line('it asks for clear terms between partners', 'साझेदारों में शर्तें साफ़ रखना अच्छा है'),
    line(
      'it helps with research and with finding what was hidden',
      'खोजबीन में मदद मिलती है और छिपी बात पता चलती है',
    ),
    line(
      'it brings forms to fill and small delays, so begin early',
      'फ़ॉर्म बहुत भरने पड़ते हैं और थोड़ी देर होती है, इसलिए जल्दी शुरू करें',
    ),
    line('it makes your work quick and well received', 'काम तेज़ी से होता है और सराहा जाता है'),
    line(
      'it brings gains through skill, contacts and young people',
      'हुनर, जान-पहचान और युवाओं से लाभ होता है',
    ),
    line(
      'it scatters the attention, and a written list helps',
      'ध्यान बँटता है, इसलिए कामों की सूची बना लें',
    ),
  ],
  venus: [
    line('it makes you charming and fond of good things', 'आकर्षण बढ़ता है और अच्छी चीज़ों का मन करता है'),
    line(
      'it favours kind speech, good food and income',
      'बोली, भोजन और आमदनी, तीनों में मिठास रहती है',
    ),
    line(
      'it brings friendly messages and a liking for music and art',
      'अपनों के संदेश आते हैं और गीत-संगीत में मन लगता है',
    ),
    line(
      'it brings comfort and guests, and you enjoy making the home nicer',
      'सुख मिलता है, मेहमान आते हैं और घर सजाने का मन करता है',
    ),
    line(
      'it brings romance, new ideas and joy through children',
      'प्रेम, नए विचार और बच्चों से ख़ुशी मिलती है',
    ),
    line(
      'it asks for tact at work and for less sugar',
      'साथ काम करने वालों से नरमी और मीठे में संयम अच्छा है',
    ),
    line('it asks you to be polite with those you love', 'अपनों से भी शिष्टता से बात करना अच्छा है'),
    line('it brings quiet comforts and help that comes unasked', 'शांति और बिना माँगे मदद मिलती है'),
    line(
      'it brings luck through kindness, teachers and travel',
      'भलाई, गुरुजनों और यात्रा से भाग्य साथ देता है',
    ),
    line('it asks you to keep work and feelings apart', 'काम और भावनाओं को अलग रखना अच्छा है'),
    line('it brings gains, good company and new clothes', 'लाभ, अच्छा साथ और नए कपड़े मिलते हैं'),
    line(
      'it brings happiness in private, with a budget for pleasures',
      'अपनों के बीच ख़ुशी मिलती है, बस शौक़ के ख़र्च का बजट रखें',
    ),
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
