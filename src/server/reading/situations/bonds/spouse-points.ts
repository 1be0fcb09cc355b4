import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of husband and wife. */
export const spousePoints: readonly SituationPattern[] = [
  {
    name: 'partner-needs',
    among: ['love', 'married-life', 'compatibility', 'marriage'],
    words: [
      'partner, husband, wife, boyfriend, girlfriend, spouse, relationship, rishte, jeevansathi, pati, patni, biwi, जीवनसाथी, पार्टनर, पति, पत्नी, रिश्ते, husbands, wifes, partners, boyfriends, girlfriends',
      'needs from, need from me, need from, want of me, hoping to hear, wants from me, expects from me, better partner, understand my partner, support my partner, stronger, happier together, khush rakhu, khush kaise, mithas, pyar kaise badhe, mujhse kya chahta, mujhse kya chahti, ख़ुश रखने, खुश रखने, प्यार कैसे बढ़े, मिठास, mere needs, meet my partners needs, khush rakhne, khush rakhun, khush rakhoon, ख़ुश कैसे, खुश कैसे, क्या चाहते हैं मुझसे, क्या चाहता है मुझसे, क्या चाहती है मुझसे, keep him happy, keep her happy, keep my husband happy, keep my wife happy, make him happy, make her happy, खुश रखूँ, ख़ुश रखूँ, खुश रखूं, बेहतर पति, बेहतर पत्नी, better husband, better wife',
    ],
    without: 'money, bimar, job',
    asks: ['what', 'how', 'advice', 'which', 'describe'],
    subject: 'self',
  },
  {
    name: 'spouse-thinks',
    among: ['married-life', 'love', 'marriage'],
    words: [
      'pati, husband, patni, wife, biwi, gharwali, partner, mangetar, fiance, पति, पत्नी, घरवाली, मंगेतर, husbands, wifes, partners, fiances',
      'dil me, dil mein, mann me, man me, mann mein, feel about me, content with me, going in his mind, going on in his mind, hiding from me, hiding behind, baat chhupate, kitna pyar karta, kitna pyar karte, kitna pyar karti, दिल में, मन में, बात छुपाते, बात छिपाते, khush hai, is rishte se khush, mujhse khush, मुझसे खुश, मुझसे ख़ुश, happy with me, heart for me, in his heart, in her heart, think of me, thinks of me, thinking about me, क्या सोचते हैं मेरे, क्या सोचती है मेरे, मेरे बारे में क्या सोचते, mere bare me kya sochte, mere bare me kya sochti, love me really, really love me, husband love me, wife love me, husband loves me, wife loves me, mujhse pyar karte, mujhse pyar karti, mujhse pyaar karte, mujhse pyaar karti, mujhse pyar krte, mujhse pyar krti, mujhe pyar karte, mujhe pyar karti, मुझसे प्यार करते, मुझसे प्यार करती, मुझे प्यार करते, मुझे चाहते, सच में प्यार करते, sach me pyar karte, sach me pyar karti',
    ],
    without: 'saas, mother, ex, beta, job, affair, kisi aur, चक्कर, किसी और',
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-anger',
    among: ['married-life', 'personality', 'mental-health', 'love', 'marriage'],
    words: [
      'pati, husband, patni, wife, biwi, gharwali, mere wo, inka, inko, unka, fiance, mangetar, would be, पति, पत्नी, घरवाली, मंगेतर, इनका, इनको, husbands, wifes, fiances',
      'gussa, gusse, angry, anger, short tempered, temper, shouting, shouts, chillate, chillata, chidchida, chidchide, irritable, गुस्सा, ग़ुस्सा, गुस्से, चिड़चिड़े, चिड़चिड़ा, चिल्लाता, चिल्लाते, चिल्लाने, भड़क, bhadak, bhadakte, चिल्लाती, ग़ुस्सैल, गुस्सैल, gussail, gets angry, loses temper, aggressive, hot tempered',
    ],
    without: `${ofHarm}, ${ofViolence}, mera gussa, maarta, maarte, hits me, beats, haath uthate hai, hath uthata, beta, bete, saas, papa, i was so angry, me gussa hu, मारता, मारते, हाथ उठाते हैं, sharab, daru, PTA, na nahi`,
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-silent',
    among: ['mental-health', 'married-life', 'personality', 'health'],
    words: [
      'pati, husband, patni, wife, biwi, gharwali, ye, इनको, पति, पत्नी, घरवाली, ये, husbands, wifes',
      'so quiet, quiet these days, goes silent, go silent, silent for days, gumsum, chup rehte, chup chup, tension me rehte, chintit, sits alone, sits in the dark, गुमसुम, चुप रहते, चुप रहती, चिंतित, टेंशन में रहते, अकेली बैठी, बैठी रहती अकेली, doesnt talk, does not talk, stopped talking at home, baat nahi karte ghar, बात नहीं करते, चुप क्यों, चुप रहने लगे, चुप रहने लगी, udaas, udas rehte, उदास',
    ],
    without: 'beta, beti, papa, retire, रिटायर, delivery, डिलीवरी, baby, pregnan*',
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-no-time',
    among: ['married-life', 'love', 'marriage', 'personality'],
    words: [
      'pati, husband, patni, wife, biwi, inka, inko, ye, hubby, partner, पति, पत्नी, बीवी, इनको, ये, husbands, wifes, partners',
      'no time for me, time nahi dete, time nahi deta, time nahi deti, dosto pe, dosto me zyada, doston, ghar pe kam, busy ki, so busy, notice me, ghar ki sudh, ghar ki chinta nai, ghar ko time, time kab milega, forgot our anniversary, anniversary bhul, din bhar reel, playstation, सुध, दोस्तों, समय नहीं देते, समय नहीं देती, ध्यान घर पर कम, all his time, all her time, give me time, time with friends, gives me no time, time nahi milta, doston ke saath rehte, has no time, always busy, no time for family, no time for us, मेरे लिए समय नहीं, समय नहीं है, वक्त नहीं, वक़्त नहीं, time nahi hai, ghar par dhyan, घर पर ध्यान, mobile me lage, phone me lage, फोन में लगे, दोस्तों में',
    ],
    without: 'beti, damaad, bete, ladka, paisa, tankhwah, kharch, तनख्वाह, दामाद, बेटा, trip, bonus',
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-spends',
    among: ['money', 'married-life', 'personality', 'debt', 'family'],
    words: [
      'pati, husband, patni, wife, biwi, inki, inka, wo, पति, पत्नी, बीवी, hubby, husbands, wifes',
      'spend, spends, overspend, shopping, kharcha, kharch, kharchila, uda di, uda diya, uda deti, uda deta, luta, budget, on emi, credit card, kanjoos, kanjus, careful with money, manage money, responsible, लुटा, खर्च, ख़र्च, कंजूस, बजट, साड़ी, बिना बताए, खर्चा, ख़र्चा, खर्चीली, खर्चीला, फ़िज़ूल, फिजूल, fizool, fijul, पैसे उड़ा, paise uda, wastes money, waste money, kharchili, extravagant, stingy, miser',
    ],
    without:
      'beta, bete, beti, hospital, delivery, business, dukan, loan for, gone, jaane ke baad, गुज़र, जाने के बाद, सास',
    topic: 'money',
    subject: 'self',
  },
  {
    name: 'spouse-religious',
    among: ['spirituality', 'married-life', 'personality'],
    words: [
      'pati, husband, patni, wife, mere pati, hubby, पति, पत्नी, husbands, wifes',
      'sadhu, sanyas, sanyasi, satsang, guruji ke chakkar, dharmik, sect, radhaswami, vairagya, religion, religious, gerua, सन्यास, संन्यास, साधु, वैराग, राधास्वामी, धार्मिक, सत्संग',
    ],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'mother-or-wife',
    among: ['family', 'in-laws', 'married-life', 'parents'],
    words: [
      'maa, mummy, mother, mom, saas, माँ, मां, सास, mothers, moms',
      'biwi, wife, patni, बीवी, पत्नी, bahu, बहू, wifes',
      'beech, pis raha, pis gaya, pis gayi, sandwich, ki maanu, maanu, between, पिस, बीच में, की मानूँ, की मानूं, kiska sath, whose side, की सुनूँ, की सुनूं, ki sunu, ki sunun, kiski sunu, किसकी सुनूँ, कैसे सँभालूँ, kaise sambhalu, caught between, stuck between, fight, fights, fighting, quarrel, quarrels, quarrelling, get along, clash, clashes, jhagda, jhagdti, jhagadti, ladti, ladai, झगड़ा, झगड़ती, लड़ती, किसका साथ दूँ',
    ],
    without: 'sasur, loan',
    topic: 'family',
    subject: 'self',
  },
  {
    name: 'who-moves',
    among: ['career', 'marriage', 'abroad', 'love', 'married-life', 'job-change', 'family'],
    words: [
      'who should relocate, who should move, who will move, wholl move, who shud relocate, who shud adjust, who should adjust, kaun kiske paas, who should leave the job, who shud leave, कौन किसके पास, main wahan jau ya, मैं वहां जाऊं, मैं वहाँ जाऊँ, shadi k bad kaise chalega, shaadi ke baad kaun, do we move together, main uske sheher, mai uske shahar, uske sheher jau, उसके शहर जाऊँ, वह मेरे शहर, wo mere sheher, should i move to his, should i move to her, should he move, should she move, kaun apni naukri chhode, कौन नौकरी छोड़े, who should quit',
    ],
    without: 'salary, hike',
    asks: ['who', 'choose', 'which', 'how', 'whether'],
    subject: 'self',
  },
  {
    name: 'heart-in-new-place',
    among: [
      'in-laws',
      'married-life',
      'abroad',
      'property',
      'family',
      'education',
      'travel',
      'mental-health',
    ],
    words: [
      'mann kab lagega, man kab lagega, mann lagega, man lagega, mann nahi lag raha, मन कब लगेगा, मन लगेगा, मन नहीं लग रहा, feel at home, homesick, kab mann lagega, मन वहीं, feel at home here, feel at home there, settle here, miss my parents home, man kab lag, मन नहीं लगता, mann nahi lagta, man nahi lagta, adjust kar paungi, adjust kar paunga, will i adjust, feel settled',
      'sasural, maike, mayke, peehar, pihar, naye ghar, new city, pardes, pardesh, vahan, wahan, yaha, vidai, abroad, ससुराल, मायके, पीहर, विदा, वहाँ, वहां, यहाँ, यहां, परदेस, kota, hostel, shahar, here, marriage, shaadi, shadi, शादी',
    ],
    without: 'padhai, puja, dhyan, kaam, job, beti, bete, papa, pitaji, पढ़ाई, ध्यान, बेटी, पूजा',
    asks: ['when', 'whether', 'exactly', 'which', 'how'],
    subject: 'self',
  },
]
