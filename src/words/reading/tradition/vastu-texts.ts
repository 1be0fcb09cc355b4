import type { LocalizedText } from '../../say.ts'

/** What vastu says of a house that stands already, and what may be left as it is. */
export const vastuTexts = {
  'vastu-bed': {
    en: 'Head to the south is held best, east next and good for students: the Vishnu Purana names these two. Vastu lets west pass, and north alone is avoided. Where the room leaves no choice, sleep as it fits and leave a hand’s breadth to the wall: no misfortune follows from a bed. What helps sleep most is that no beam, mirror or phone is over it.',
    hi: 'सिरहाना दक्षिण में सबसे अच्छा, फिर पूर्व, जो विद्यार्थियों के लिए कहा जाता है: विष्णु पुराण यही दो बताता है। पश्चिम भी चल जाता है, केवल उत्तर नहीं रखते। कमरे में जगह न हो तो जैसे बने सोएँ, दीवार से थोड़ा हटाकर: पलंग से कोई अनिष्ट नहीं होता। नींद के लिए सबसे काम की बात है कि ऊपर बीम, सामने शीशा और सिरहाने फ़ोन न हो।',
  },
  'vastu-mirror': {
    en: 'A mirror hangs well on the north or east wall; facing the bed is what custom avoids, since one wakes to a moving shape. Cover it at night with a cloth or turn the wardrobe door, and it is done. Covering mirrors in lightning or after a death is folk custom, and a broken one brings no seven years of anything: sweep up the glass with shoes on.',
    hi: 'शीशा उत्तर या पूर्व की दीवार पर अच्छा; पलंग के ठीक सामने नहीं रखते, क्योंकि रात में हिलती छाया से नींद टूटती है। रात को कपड़ा डाल दें या अलमारी का पल्ला घुमा दें, बस। बिजली चमकने या मृत्यु पर शीशा ढकना लोक रिवाज है, और टूटे शीशे से कोई अनिष्ट नहीं: चप्पल पहनकर काँच समेट लें।',
  },
  'vastu-stairs': {
    en: 'No, they need not be torn down: vastu likes stairs in the south, west or south-west and climbing clockwise, and does not like them in the north-east, but a finished house is mended by use. Keep that corner light, clean and without a store or toilet under the steps, set a tulsi or a lamp there, and count the steps odd if you rebuild one day. An engineer’s word on the beam is worth more than a demolition.',
    hi: 'नहीं, तोड़ने की ज़रूरत नहीं: वास्तु में सीढ़ी दक्षिण, पश्चिम या नैऋत्य में और दाएँ घूमती अच्छी मानी जाती है, ईशान में नहीं, पर बने घर को उपयोग से ठीक करते हैं। वह कोना उजला और साफ़ रखें, सीढ़ी के नीचे कबाड़ या शौचालय न हो, वहाँ तुलसी या दीया रख दें, और कभी दोबारा बने तो गिनती विषम रखें। तोड़ने से पहले इंजीनियर की राय ज़्यादा काम की है।',
  },
  'vastu-toilet': {
    en: 'It need not be broken: vastu puts the toilet in the west, north-west or south and avoids the north-east and the middle of the house, and in a flat nobody can choose. Keep the door shut, the lid down and the place dry and bright, put a bowl of salt there and change it weekly; opposite the kitchen or the temple a curtain or a closed door is enough. A leak is the one fault that truly costs money: mend it.',
    hi: 'तोड़ने की ज़रूरत नहीं: वास्तु में शौचालय पश्चिम, वायव्य या दक्षिण में ठीक और ईशान तथा बीच में नहीं रखते, पर फ़्लैट में चुनना हाथ में नहीं होता। दरवाज़ा बंद, ढक्कन नीचे, जगह सूखी और उजली रखें, एक कटोरी नमक रखकर हर हफ़्ते बदलें; रसोई या मंदिर के सामने हो तो परदा या बंद दरवाज़ा काफ़ी है। असली नुकसान रिसाव का है, उसे ठीक करवाएँ।',
  },
  'vastu-door': {
    en: 'A south-facing house is not unlucky: each side has good and weaker places for the door (padas), and in the south the third and fourth from the east are praised. North and east are liked for light. Thousands of good homes look south. Keep the entrance bright and clean with a swastik or toran, see that nothing blocks it, and do not sell or rebuild a house for its facing.',
    hi: 'दक्षिणमुखी घर अशुभ नहीं होता: हर दिशा में दरवाज़े के अच्छे और कमज़ोर स्थान (पद) होते हैं, और दक्षिण में पूर्व की ओर से तीसरा-चौथा अच्छा कहा गया है। उत्तर और पूर्व रोशनी के लिए पसंद किए जाते हैं। लाखों सुखी घर दक्षिणमुखी हैं। द्वार उजला और साफ़ रखें, स्वस्तिक या तोरण लगाएँ, सामने रुकावट न हो, और दिशा के कारण घर न बेचें, न तोड़ें।',
  },
  'vastu-main-door': {
    en: 'North, east and north-east are liked best for the main door, for the morning light; west is good too, and in the south a door a little to the east of the middle. No direction is shut out by itself, and in a flat you take what the builder gave. More depends on the door: brighter and larger than the others, opening inwards, with a clean threshold and nothing dark or broken before it.',
    hi: 'मुख्य द्वार के लिए उत्तर, पूर्व और ईशान सबसे अच्छे माने जाते हैं, सुबह की रोशनी के कारण; पश्चिम भी ठीक, और दक्षिण में बीच से थोड़ा पूर्व की ओर। कोई दिशा अपने आप मना नहीं, और फ़्लैट में जो बना है वही रहता है। ज़्यादा बात द्वार की है: बाक़ी दरवाज़ों से बड़ा और उजला, भीतर की ओर खुलता, देहरी साफ़ और सामने कुछ अँधेरा या टूटा न हो।',
  },
  'vastu-temple': {
    en: 'The north-east corner is best for the home temple, east or north next; you look east or north as you pray. Not under stairs, against a toilet wall or over the bed if it can be helped; in one room a shelf with a curtain that is drawn at night is right. Idols stand a little off the wall, no taller than a hand, and one lamp a day matters more than the corner.',
    hi: 'घर का मंदिर ईशान कोण में सबसे अच्छा, फिर पूर्व या उत्तर; पूजा करते समय मुँह पूर्व या उत्तर की ओर। हो सके तो सीढ़ी के नीचे, शौचालय की दीवार से लगा या पलंग के ऊपर न हो; एक ही कमरा हो तो परदे वाली शेल्फ़ ठीक है, रात को परदा कर दें। मूर्तियाँ दीवार से थोड़ी हटाकर, बालिश्त से छोटी, और कोने से बढ़कर रोज़ का एक दीया है।',
  },
  'vastu-kitchen': {
    en: 'The south-east (Agni) is the kitchen’s place, the north-west the second; the cook looks east. In the north-east, or opposite a bathroom, nothing has to be broken: turn the stove so that you face east if the gas allows it, keep sink and fire a little apart, shut the bathroom door, and let nothing leak or rot overnight. Illness and quarrels have nearer causes than the kitchen’s corner.',
    hi: 'रसोई की जगह आग्नेय (दक्षिण-पूर्व) है, दूसरी वायव्य; पकाने वाले का मुँह पूर्व की ओर। ईशान में हो या सामने बाथरूम हो तो कुछ तोड़ना नहीं: गैस की जगह बने तो चूल्हा ऐसे रखें कि मुँह पूर्व को हो, पानी और आग थोड़ा दूर, बाथरूम का दरवाज़ा बंद, और रात को जूठा या रिसाव न रहे। बीमारी और झगड़े के कारण रसोई के कोने से पास होते हैं।',
  },
  'vastu-plant': {
    en: 'Tulsi stands in the north-east, north or east, where the morning sun is; on a balcony any sunny side will do. Money plant grows best inside in light shade, and custom puts it in the south-east. Thorny plants and dried ones are kept away from the door, which is also good sense. Peace at home does not hang on the pot: water it in the morning, and sit there together with a cup of tea.',
    hi: 'तुलसी ईशान, उत्तर या पूर्व में, जहाँ सुबह की धूप आए; बालकनी में धूप वाली कोई भी ओर ठीक है। मनी प्लांट घर के भीतर हल्की छाया में अच्छा बढ़ता है, रिवाज से आग्नेय में। काँटेदार और सूखे पौधे दरवाज़े के पास नहीं रखते। घर की शांति गमले पर नहीं टिकी: सुबह जल दें, और वहीं साथ बैठकर चाय पिएँ।',
  },
  horseshoe: {
    en: 'It did no harm: a horseshoe over the door is a custom for Shani’s protection, open end up in most homes and down in others, and neither turns luck round. Only one worn by a horse is counted by those who believe in it. Turn it, take it off, or leave it as you like; clean the threshold and light the evening lamp there, that is the older custom.',
    hi: 'इससे नुकसान नहीं हुआ: दरवाज़े पर घोड़े की नाल शनि से रक्षा का रिवाज है, ज़्यादातर घरों में मुँह ऊपर, कुछ में नीचे, और दोनों से भाग्य नहीं पलटता। मानने वाले घोड़े की पहनी हुई नाल ही गिनते हैं। पलट दें, उतार दें या रहने दें, जैसा मन हो; देहरी साफ़ रखें और शाम का दीया जलाएँ, वह उससे पुरानी रीत है।',
  },
} as const satisfies Record<string, LocalizedText>
