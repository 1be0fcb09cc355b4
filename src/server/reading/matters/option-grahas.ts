import type { Graha } from '@drishti/jyotish'
import { foldedWords } from '../understand/fold.ts'
import { buildLexicon, findPhrases } from '../understand/lexicon.ts'

/** The graha behind a kind of work, study or plan (Phaladeepika 5, BPHS 32), by the words of the options. */
const works = buildLexicon<Graha>([
  [
    'government, govt, sarkari, ias, upsc, administration, politics, medical, medicine, doctor, mbbs, neet, सरकारी, प्रशासन, डॉक्टर, मेडिकल, राजनीति',
    'sun',
  ],
  [
    'nursing, hotel, hospitality, food, restaurant, dairy, psychology, care, shop of food, नर्सिंग, होटल, खाना, मनोविज्ञान',
    'moon',
  ],
  [
    'engineering, engineer, mechanical, civil, army, defence, police, sports, surgery, real estate, property, gym, इंजीनियरिंग, सेना, पुलिस, खेल, प्रॉपर्टी',
    'mars',
  ],
  [
    'commerce, ca, accounts, accounting, banking, bank, bca, mca, software, coding, data, writing, marketing, trading, business, shop, dukan, mba, media, कॉमर्स, बैंक, व्यापार, बिजनेस, दुकान, लेखन, मार्केटिंग',
    'mercury',
  ],
  [
    'teaching, teacher, bed, law, llb, professor, phd, finance, consulting, counselling, arts and humanities, judge, टीचर, शिक्षक, पढ़ाना, वकालत, कानून, प्रोफेसर',
    'jupiter',
  ],
  [
    'design, fashion, art, arts, music, acting, film, beauty, salon, clothes, kapde, boutique, interior, jewellery, डिज़ाइन, फैशन, संगीत, कपड़े, ब्यूटी, अभिनय',
    'venus',
  ],
  [
    'labour, factory, mining, construction, agriculture, farming, kheti, service, job, naukri, nokri, transport, oil, iron, research, खेती, नौकरी, सर्विस, ट्रांसपोर्ट, फैक्ट्री, जॉब',
    'saturn',
  ],
  [
    'it, computer, computers, aviation, pilot, foreign, abroad, videsh, online, digital, ai, startup, start up, photography, mobile, आईटी, कंप्यूटर, विदेश, ऑनलाइन, स्टार्टअप, मोबाइल',
    'rahu',
  ],
])

/** The graha behind an option; null where its words name none. */
export function grahaOfOption(option: string): Graha | null {
  const hits = findPhrases(works, foldedWords(option))
  return hits.toSorted((a, b) => b.length - a.length)[0]?.value ?? null
}

const moves = buildLexicon<'stay' | 'go'>([
  [
    'stay, remain, continue, same, present, current, wait, not leave, ruk*, rukun, rahu yahin, yahin, yahi, isi, purani, stay here, रुक*, यहीं, इसी, पुरानी, रहूं, इंतज़ार, इंतजार',
    'stay',
  ],
  [
    'leave, change, switch, resign, quit, move, go, new, join, chhod*, chod*, badal*, nayi, naya, jau, jaun, shift, छोड़*, बदल*, नई, नया, जाऊं, जाऊँ, शिफ्ट',
    'go',
  ],
])

/** Whether an option means to stay with what is or to go; null where its words say neither. */
export function moveOfOption(option: string): 'stay' | 'go' | null {
  return findPhrases(moves, foldedWords(option))[0]?.value ?? null
}
