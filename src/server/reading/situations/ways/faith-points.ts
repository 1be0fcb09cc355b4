import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of faith, dreams and the departed. */
export const faithPoints: readonly SituationPattern[] = [
  {
    name: 'find-guru',
    among: ['spirituality', 'mantra', 'life-purpose'],
    words: [
      'guru, sadguru, satguru, गुरु',
      'kab milega, kab milenge, kb milenge, kub milenge, will i meet, who is my guru, written for me, guru when, कब मिलेगा, कब मिलेंगे, dhundh rha, dhoondh, mil payenge, गुरु मिलेंगे, गुरु मिलेगा, guru milenge, guru milega, find my guru, find a guru, find a true, kaise mile, कैसे मिले',
    ],
    without:
      'jupiter, guru ki mahadasha, dasha, gochar, transit, antar, diksha, दीक्षा, दशा, samadhi, dehant, guru kamzor, vipassana',
    asks: ['when', 'whether', 'who', 'exactly', 'choose'],
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'sanyas-calling',
    among: ['spirituality', 'life-purpose', 'job-change', 'marriage', 'mental-health', 'career'],
    words: [
      'sanyas, sannyas, sanyasi, sadhu ban, himalaya, himalayas, kedarnath, leave everything, sab chhod ke, sab chhodkar, ashram me, vanish to some ashram, rishikesh me bas, iskcon full time, brahmakumari ban, brahma kumari, vairagya, moh maya se, संन्यास, सन्यास, साधु बन, हिमालय, केदारनाथ, सब छोड़कर, वैराग्य, घर-बार से मन, ब्रह्माकुमारी बनना, monk, seminary, सन्यासी, संन्यासी, become a monk, become monk, renounce, renunciation, गृहस्थी छोड़, grihasthi chhod, duniya chhod, दुनिया छोड़, घर छोड़कर साधना, vairagi, jog lena',
    ],
    without: `${ofHarm}, ${ofViolence}, pati, husband, beta, bete, ladka, daughter, anna, pitaji, backpacking, trip, पति, बेटा, पिताजी, wife has, suicide, marne wala`,
    asks: ['whether', 'choose', 'when', 'which', 'advice', 'what', 'how'],
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'moksha-or-birth',
    among: ['spirituality', 'past', 'life-purpose'],
    words: [
      'moksha, moksh, mukti milegi is janam, another birth, phir janam, aur aana padega, मोक्ष, फिर जन्म, दुबारा जन्म, मुक्ति मिलेगी क्या इस जन्म, अगला जन्म, next birth, agla janam, liberation, rebirth, पुनर्जन्म, punarjanm',
    ],
    without: `${ofHarm}, ${ofViolence}, karz, loan, kaun si sadhana, कौन सी साधना`,
    asks: ['whether', 'choose', 'which', 'when', 'what'],
    topic: 'spirituality',
  },
  {
    name: 'faith-path',
    among: ['spirituality', 'mental-health'],
    words: [
      'bhakti or, or bhakti, bhakti ya, gyan, vipassana, art of living, isha or, satsang beas, radha soami, reiki, which path, kaun sa marg, konsa marg, naam daan, diksha lu, deeksha lena, दीक्षा लूँ, दीक्षा लूं, गुरु दीक्षा लेने, walking or breath, diksha from, ध्यान या भक्ति, भक्ति या, भक्ति करूँ या, ज्ञान या भक्ति, karma yoga or, कौन सा मार्ग, कौन सी साधना, which sadhana, spiritual path, naam lu, नाम दीक्षा',
    ],
    without:
      'life purpose, career, bina guru, bagalamukhi, chhutti dega, हमारे गुरुजी का देहांत, bina diksha, guru genuine',
    asks: ['choose', 'which', 'whether', 'what', 'advice'],
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'meditation-mind',
    among: ['spirituality', 'mantra', 'mental-health'],
    words: [
      'dhyan, meditation, meditate, puja, pooja, mala, jap, naam jap, bhajan, mantra jap, mandir, ध्यान, पूजा, माला, जप, साधना',
      'mann nahi, man nahi, mann nhi lagta, mann kaise, man kyu bhatakta, man bhatakta, mind runs, progress in meditation, bhatak, nahi tikta, mann nahi lagta, मन नहीं लगता, मन क्यों, मन कैसे, tears, rona aa, rona aata, रोना आता, roshni, रोशनी दिखती, mind wander, mind wanders, wander, cannot concentrate, focus in meditation, thoughts come, ध्यान नहीं लगता, dhyan nahi lagta, एकाग्र, मन भटकता, concentrate, thoughts',
    ],
    without: 'padhai, kaam me mann, study, husband, मंदिर जाने का मन ही',
    asks: ['why', 'how', 'advice', 'what', 'whether', 'which'],
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'dream-of-departed',
    among: ['spirituality', 'past', 'remedy', 'family', 'mental-health', 'parents', 'unclear'],
    words: [
      'sapne me, sapne mein, sapna, dreaming of, dream of, in dreams, in my dream, सपने में, सपना, dreams, dream, sapno me, sapno mein, सपनों',
      'guzar gayi, guzar gaye, mare hue, dead, late, swargiya, departed, dadi ne, dadaji, grandfather, nani aati, kargil, passed away, गुज़री, गुज़र, मरे हुए, स्वर्गीय, कारगिल, दादाजी, burha, दादी, मरी हुई, मरा हुआ, mari hui, mara hua, दिवंगत, मृत, deceased, chal base, चल बसे, चल बसी, नहीं रहे, nahi rahe, expired, गुजरे हुए, गुजर चुके',
    ],
    without: 'saanp, snake, ex, साँप, सांप',
    asks: ['what', 'why', 'how', 'whether', 'which'],
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'dream-of-snake',
    among: ['spirituality', 'remedy', 'dosha', 'past', 'mental-health', 'unclear'],
    words: [
      'sapne, sapna, sapno, dream, dreams, dreaming, सपने, सपना',
      'saanp, saap, snake, snakes, naag, shivling, mata aati, kaali maa, kali maa, temples, guru s face, jail jaane, girane, साँप, सांप, नाग, माता, devi, भगवान आते, bhagwan aate, हनुमान, शिवजी, shiv ji, krishna, durga, पानी, baadh, flying',
    ],
    without: 'ex, nani, dadi, pati, gir gaya',
    asks: ['what', 'why', 'whether', 'how', 'which'],
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'kuldevi-unknown',
    among: ['spirituality', 'family', 'remedy'],
    words: [
      'kuldevi, kuldevta, kul devi, kul devta, kuladevata, kuladevi, kuldevata, कुलदेवी, कुलदेवता, कुल देवी, कुल देवता',
      'kaun, kon, who, which, pata nahi, pata nhi, nahi pata, kaise pata, forgot, yaad ni, कौन, कोन, पता नहीं, मालूम नहीं, malum nahi, कैसे जानें, kaise jane, कैसे पता, find our, know our',
    ],
    without: 'naraz, upset, नाराज़',
    asks: ['who', 'which', 'how', 'what'],
    topic: 'spirituality',
  },
  {
    name: 'remedy-no-effect',
    among: ['spirituality', 'remedy', 'fasting', 'mantra'],
    words: [
      'remedy, remedies, upay, puja, pooja, vrat, mantra, havan, daan, jaap, jap, hanuman chalisa, tel chadhati, roti, भगवान, पूजा, व्रत, उपाय, मंत्र, तेल चढ़ा, भोलेनाथ, saturdays, chalisa, रत्न पहना, पाठ, path karta, donation, दान',
      'no effect, nothing moved, nothing worked, no remedy works, asar kab, asar kyu, asar kb, koi farak nahi, koi farak nhi, farak nai, kaam nahi kar, kyu nahi mila, show effect, not listening, असर क्यों, असर कब, फल क्यों नहीं, क्यों नहीं सुनते, सुनते नई, फल नहीं, still nothing, doesnt work, kyu nahi sunte, kyu nahi sunta, kyo nahi sunte, sunte nahi, sunta nahi, नहीं सुनते, bekaar, फायदा नहीं, फ़ायदा नहीं, fayda nahi, फर्क नहीं, फ़र्क़ नहीं, असर नहीं, asar nahi, asar nahin, no result, no change, not working, काम नहीं कर, फल नहीं मिला, phal nahi mila, phal kyu nahi',
    ],
    without: 'bhabhi, youtube, guna, namak, सुनते हैं तो आंख',
    asks: ['why', 'when', 'how', 'whether', 'what'],
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'departed-at-peace',
    among: ['spirituality', 'past', 'parents', 'family'],
    words: [
      'late, passed away, died, gone, guzar gaye, chale gaye, aatma, soul, mother is, father is, brother is, photo, मरे, प्राण छोड़े, आत्मा, मां को मरे, स्वर्ग',
      'at peace, happy where, is he happy, is she happy, shanti mili, hear me, khush hai jahan, शांति मिली, खुश हैं जहां, ख़ुश हैं जहाँ, mukti mili, where she is, where he is, शांति में, मुक्ति मिली, मोक्ष मिला, kaise hai wahan, जहाँ भी हैं, rest in peace, आत्मा खुश, soul is happy',
    ],
    without: `${ofHarm}, ${ofViolence}, yog, kab, girlfriend, buried my son, cow, dog`,
    asks: ['whether', 'why', 'what', 'how'],
    topic: 'spirituality',
    subject: 'self',
  },
]
