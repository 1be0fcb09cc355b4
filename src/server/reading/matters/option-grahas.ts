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

/** What else is weighed against one another, by the graha that stands for it (Phaladeepika 2, BPHS 3). */
const things = buildLexicon<Graha>([
  ['gold, sona, father, papa ki, government job, सोना, पिता', 'sun'],
  [
    'silver, chandi, home, at home, ghar, ghar pe, maa ke paas, rent out, homemaker, housewife, चाँदी, चांदी, घर, गृहिणी',
    'moon',
  ],
  [
    'land, plot, zameen, jameen, case, fight, court, bike, fight the case, divorce, talaq, tractor, ज़मीन, जमीन, केस, तलाक, प्लॉट, बाइक',
    'mars',
  ],
  [
    'shares, mutual fund, sip, sell, bechna, bech, trade, own business, apna kaam, apna business, exam, course, private, बेच, बेचना, अपना काम, शेयर, कोर्स',
    'mercury',
  ],
  [
    'arranged, arrange, settle, settlement, compromise, samjhauta, fd, fixed deposit, save, temple, school, children, study, studies, padhai, higher studies, masters, ma, msc, phd, समझौता, अरेंज, पढ़ाई, बच्चे, मंदिर',
    'jupiter',
  ],
  [
    'love, love marriage, flat, apartment, car, married, marry, marriage, shaadi, shadi, partner, wife, with a partner, लव, शादी, कार, फ्लैट, साझेदार',
    'venus',
  ],
  [
    'wait, job, naukri, service, old, purana, purani, rent, kiraya, kiraye, stay, alone, akele, village, gaon, parents, keep, hostel, boarding, इंतज़ार, पुराना, पुरानी, किराया, किराए, अकेले, गाँव, गांव, नौकरी, हॉस्टल, बोर्डिंग',
    'saturn',
  ],
  [
    'new, city, metro, shift, loan, emi, change, app, another caste, intercaste, नया, नई, शहर, लोन',
    'rahu',
  ],
])

/** Which side of India a place lies to, by the graha of that side (Brihat Jataka 2). */
const sides = buildLexicon<Graha>([
  [
    'kolkata, bengal, bihar, patna, assam, guwahati, odisha, bhubaneswar, कोलकाता, बिहार, पटना, असम',
    'sun',
  ],
  ['australia, singapore, malaysia, vizag, new zealand, ऑस्ट्रेलिया, सिंगापुर', 'venus'],
  [
    'chennai, bangalore, bengaluru, hyderabad, kerala, kochi, mysore, coimbatore, बैंगलोर, बेंगलुरु, चेन्नई, हैदराबाद, केरल',
    'mars',
  ],
  ['africa, mauritius, goa, gova, गोवा, अफ्रीका', 'rahu'],
  [
    'dubai, gulf, muscat, saudi, qatar, kuwait, oman, mumbai, pune, nashik, gujarat, ahmedabad, surat, rajasthan, jaipur, दुबई, मुंबई, पुणे, नासिक, सूरत, अहमदाबाद, जयपुर, खाड़ी',
    'saturn',
  ],
  [
    'europe, germany, uk, london, england, ireland, canada, usa, us, america, punjab, chandigarh, यूरोप, जर्मनी, लंदन, कनाडा, अमेरिका, पंजाब, चंडीगढ़',
    'moon',
  ],
  [
    'delhi, noida, gurgaon, lucknow, kanpur, dehradun, himachal, दिल्ली, नोएडा, गुड़गांव, लखनऊ, कानपुर, देहरादून',
    'mercury',
  ],
  ['nepal, japan, china, korea, sikkim, darjeeling, नेपाल, जापान, चीन', 'jupiter'],
])

/** The graha behind an option; null where its words name none. */
export function grahaOfOption(option: string): Graha | null {
  const words = foldedWords(option)
  for (const table of [works, sides, things]) {
    const hits = findPhrases(table, words).toSorted((a, b) => b.length - a.length)
    if (hits[0]) return hits[0].value
  }
  return null
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
