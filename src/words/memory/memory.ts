import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** Work that people name, and the words they name it by: English, Hinglish, Hindi. */
export const occupations: Readonly<Record<string, LocalizedText & { words: string }>> = {
  nurse: { en: 'a nurse', hi: 'नर्स', words: 'nurse, staff nurse, नर्स' },
  teacher: {
    en: 'a teacher',
    hi: 'शिक्षक',
    words:
      'teacher, school teacher, lecturer, professor, shikshak, adhyapak, adhyapika, शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, टीचर, प्रोफ़ेसर',
  },
  doctor: {
    en: 'a doctor',
    hi: 'डॉक्टर',
    words: 'doctor, dentist, surgeon, physician, डॉक्टर, चिकित्सक',
  },
  software: {
    en: 'a software engineer',
    hi: 'सॉफ़्टवेयर इंजीनियर',
    words:
      'software engineer, software developer, programmer, web developer, developer, it engineer, सॉफ़्टवेयर इंजीनियर, प्रोग्रामर',
  },
  engineer: {
    en: 'an engineer',
    hi: 'इंजीनियर',
    words: 'engineer, civil engineer, mechanical engineer, इंजीनियर',
  },
  driver: {
    en: 'a driver',
    hi: 'ड्राइवर',
    words: 'driver, cab driver, truck driver, taxi driver, ड्राइवर',
  },
  farmer: { en: 'a farmer', hi: 'किसान', words: 'farmer, kisan, किसान' },
  shop: { en: 'a shopkeeper', hi: 'दुकानदार', words: 'shopkeeper, shop owner, dukandar, दुकानदार' },
  lawyer: { en: 'a lawyer', hi: 'वकील', words: 'lawyer, advocate, vakil, vakeel, वकील, अधिवक्ता' },
  accountant: {
    en: 'an accountant',
    hi: 'अकाउंटेंट',
    words: 'accountant, chartered accountant, अकाउंटेंट, लेखाकार',
  },
  homemaker: {
    en: 'a homemaker',
    hi: 'गृहिणी',
    words: 'homemaker, housewife, home maker, grihini, गृहिणी',
  },
  police: {
    en: 'a police officer',
    hi: 'पुलिसकर्मी',
    words: 'police officer, policeman, constable, police, पुलिस, सिपाही',
  },
  soldier: {
    en: 'a soldier',
    hi: 'सैनिक',
    words: 'soldier, fauji, army officer, jawan, फ़ौजी, सैनिक',
  },
  banker: {
    en: 'a bank employee',
    hi: 'बैंककर्मी',
    words: 'banker, bank employee, bank manager, bank officer, bank mein kaam, बैंक में काम',
  },
  business: {
    en: 'a business owner',
    hi: 'व्यवसायी',
    words:
      'businessman, businesswoman, business owner, entrepreneur, vyapari, व्यापारी, व्यवसायी, own business, apna business, अपना व्यवसाय, अपना बिज़नेस',
  },
  tailor: { en: 'a tailor', hi: 'दर्ज़ी', words: 'tailor, darzi, दर्ज़ी' },
  cook: { en: 'a cook', hi: 'रसोइया', words: 'cook, chef, rasoiya, रसोइया, शेफ़' },
  electrician: {
    en: 'an electrician',
    hi: 'इलेक्ट्रीशियन',
    words: 'electrician, plumber, mechanic, इलेक्ट्रीशियन, मैकेनिक',
  },
  designer: { en: 'a designer', hi: 'डिज़ाइनर', words: 'designer, architect, डिज़ाइनर' },
  journalist: { en: 'a journalist', hi: 'पत्रकार', words: 'journalist, reporter, patrakar, पत्रकार' },
  writer: { en: 'a writer', hi: 'लेखक', words: 'writer, author, lekhak, लेखक, लेखिका' },
  artist: {
    en: 'an artist',
    hi: 'कलाकार',
    words: 'artist, musician, singer, dancer, actor, kalakar, कलाकार, गायक, गायिका',
  },
  manager: { en: 'a manager', hi: 'मैनेजर', words: 'manager, project manager, मैनेजर, प्रबंधक' },
  sales: {
    en: 'a salesperson',
    hi: 'सेल्स का काम करने वाले',
    words: 'salesman, salesperson, sales executive, saleswoman, सेल्समैन',
  },
  clerk: {
    en: 'an office worker',
    hi: 'दफ़्तर में कार्यरत',
    words: 'clerk, office worker, receptionist, babu, क्लर्क',
  },
  government: {
    en: 'a government employee',
    hi: 'सरकारी कर्मचारी',
    words:
      'government employee, govt employee, government servant, sarkari karmachari, sarkari naukri mein, सरकारी कर्मचारी, सरकारी नौकरी में',
  },
  freelancer: { en: 'a freelancer', hi: 'फ़्रीलांसर', words: 'freelancer, freelance, फ़्रीलांसर' },
  pilot: { en: 'a pilot', hi: 'पायलट', words: 'pilot, पायलट' },
  pharmacist: { en: 'a pharmacist', hi: 'फ़ार्मासिस्ट', words: 'pharmacist, chemist, फ़ार्मासिस्ट' },
  scientist: {
    en: 'a scientist',
    hi: 'वैज्ञानिक',
    words: 'scientist, researcher, vaigyanik, वैज्ञानिक',
  },
  retired: { en: 'retired', hi: 'सेवानिवृत्त', words: 'retired, सेवानिवृत्त, रिटायर' },
}

/** The people of a family: as they stand in a sentence, before "की", and after "अपने/अपनी". */
export const relations: Readonly<
  Record<string, { en: string; hi: string; own: string; many?: true; words: string }>
> = {
  mother: {
    en: 'mother',
    hi: 'आपकी माँ',
    own: 'अपनी माँ',
    words: 'mother, mom, mum, mummy, maa, ma, mata, माँ, मां, माता, मम्मी',
  },
  father: {
    en: 'father',
    hi: 'आपके पिता',
    own: 'अपने पिता',
    words: 'father, dad, papa, pita, pitaji, पिता, पिताजी, पापा',
  },
  husband: { en: 'husband', hi: 'आपके पति', own: 'अपने पति', words: 'husband, pati, पति' },
  wife: { en: 'wife', hi: 'आपकी पत्नी', own: 'अपनी पत्नी', words: 'wife, patni, biwi, पत्नी, बीवी' },
  son: { en: 'son', hi: 'आपके बेटे', own: 'अपने बेटे', words: 'son, beta, bete, बेटा, बेटे' },
  daughter: { en: 'daughter', hi: 'आपकी बेटी', own: 'अपनी बेटी', words: 'daughter, beti, बेटी' },
  brother: { en: 'brother', hi: 'आपके भाई', own: 'अपने भाई', words: 'brother, bhai, भाई' },
  sister: {
    en: 'sister',
    hi: 'आपकी बहन',
    own: 'अपनी बहन',
    words: 'sister, behen, behan, didi, बहन, दीदी',
  },
  parents: {
    en: 'parents',
    hi: 'आपके माता-पिता',
    own: 'अपने माता-पिता',
    many: true,
    words: 'parents, mata pita, माता पिता',
  },
  grandmother: {
    en: 'grandmother',
    hi: 'आपकी दादी',
    own: 'अपनी दादी',
    words: 'grandmother, grandma, dadi, nani, दादी, नानी',
  },
  grandfather: {
    en: 'grandfather',
    hi: 'आपके दादा',
    own: 'अपने दादा',
    words: 'grandfather, grandpa, dada, nana, दादा, नाना',
  },
}

/** What people prepare for. */
export const exams: Readonly<Record<string, LocalizedText & { words: string }>> = {
  upsc: { en: 'the UPSC', hi: 'UPSC', words: 'upsc, ias, यूपीएससी, आईएएस' },
  neet: { en: 'the NEET', hi: 'NEET', words: 'neet, नीट' },
  jee: { en: 'the JEE', hi: 'JEE', words: 'jee, iit, जेईई' },
  cat: { en: 'the CAT', hi: 'CAT', words: 'cat exam, mba entrance, कैट' },
  gate: { en: 'the GATE', hi: 'GATE', words: 'gate exam, गेट परीक्षा' },
  ssc: { en: 'the SSC', hi: 'SSC', words: 'ssc, एसएससी' },
  bank: {
    en: 'a bank exam',
    hi: 'बैंक परीक्षा',
    words: 'bank exam, bank exams, bank po, बैंक परीक्षा, बैंक की परीक्षा',
  },
  ca: { en: 'the CA exams', hi: 'CA परीक्षा', words: 'ca exam, ca final, ca inter, सीए' },
  law: { en: 'the CLAT', hi: 'CLAT', words: 'clat, judiciary exam' },
}

type Slots = Record<string, string | number>
const rel = (slots: Slots) => relations[String(slots.relation)] ?? relations.parents!
const are = (slots: Slots) => (rel(slots).many ? 'are' : 'is')
const countNames = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  hi: ['कोई', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ'],
}
const countOf = (slots: Slots, language: 'en' | 'hi') =>
  countNames[language][Number(slots.count)] ?? String(slots.count)

/** What is remembered, said to the person: the words are all ours, only the choice of them is theirs. */
export const memorySentences = {
  work: {
    en: (slots) => `you work as ${occupations[String(slots.work)]?.en ?? ''}`,
    hi: (slots) => `आप पेशे से ${occupations[String(slots.work)]?.hi ?? ''} हैं`,
  },
  retired: { en: () => 'you have retired', hi: () => 'आप सेवानिवृत्त हैं' },
  'no-work': { en: () => 'you have no job just now', hi: () => 'आपके पास अभी नौकरी नहीं है' },
  children: {
    en: (slots) => `you have ${countOf(slots, 'en')} ${slots.count === 1 ? 'child' : 'children'}`,
    hi: (slots) => (slots.count === 1 ? 'आपकी एक संतान है' : `आपके ${countOf(slots, 'hi')} बच्चे हैं`),
  },
  ill: {
    en: (slots) => `your ${rel(slots).en} ${are(slots)} unwell`,
    hi: (slots) => `${rel(slots).hi} की तबीयत ठीक नहीं है`,
  },
  lost: {
    en: (slots) => `you have lost your ${rel(slots).en}`,
    hi: (slots) => `आपने ${rel(slots).own} को खोया है`,
  },
  exam: {
    en: (slots) => `you are preparing for ${exams[String(slots.exam)]?.en ?? ''}`,
    hi: (slots) => `आपकी ${exams[String(slots.exam)]?.hi ?? ''} की तैयारी चल रही है`,
  },
  studies: { en: () => 'you are a student', hi: () => 'आपकी पढ़ाई चल रही है' },
  engaged: { en: () => 'you are engaged', hi: () => 'आपकी सगाई हो चुकी है' },
  divorcing: {
    en: () => 'your divorce is going on',
    hi: () => 'आपके तलाक़ की प्रक्रिया चल रही है',
  },
  apart: {
    en: () => 'you and your partner live apart',
    hi: () => 'आपका और आपके जीवनसाथी का घर अभी अलग है',
  },
  partnered: { en: () => 'you are in a relationship', hi: () => 'आप एक रिश्ते में हैं' },
  loan: { en: () => 'you have a loan to repay', hi: () => 'आप पर क़र्ज़ है' },
  abroad: { en: () => 'you live abroad', hi: () => 'आपका घर विदेश में है' },
  alone: { en: () => 'you live alone', hi: () => 'आपका रहना अकेले होता है' },
} satisfies Record<string, LocalizedTemplate<[Slots]>>
export type MemoryKind = keyof typeof memorySentences

/** How a later answer takes it up, in one kind sentence: behind "you told me that …;". */
export const memoryAdvice: Readonly<Record<MemoryKind, LocalizedText>> = {
  work: {
    en: 'read these lines with that work in mind.',
    hi: 'इन बातों को अपने उसी काम से जोड़कर पढ़ें।',
  },
  retired: { en: 'let what you have learnt serve you now.', hi: 'अब तक जो सीखा है, वही अब काम आए।' },
  'no-work': {
    en: 'one honest application at a time is enough.',
    hi: 'एक बार में एक सच्ची कोशिश काफ़ी है।',
  },
  children: { en: 'keep an hour that is only for the family.', hi: 'कुछ समय केवल परिवार के लिए रखें।' },
  ill: {
    en: 'I wish all of you strength, and do rest when you can.',
    hi: 'आप सबको बल मिले, और अपने आराम का भी ध्यान रखें।',
  },
  lost: { en: 'go gently with yourself.', hi: 'अपने साथ नरमी रखें।' },
  exam: {
    en: 'small steady hours will serve you best.',
    hi: 'छोटे पर नियमित घंटे सबसे ज़्यादा काम आते हैं।',
  },
  studies: {
    en: 'small steady hours will serve you best.',
    hi: 'छोटे पर नियमित घंटे सबसे ज़्यादा काम आते हैं।',
  },
  engaged: { en: 'I wish you both well.', hi: 'आप दोनों को शुभकामनाएँ।' },
  divorcing: { en: 'take one step at a time.', hi: 'एक बार में एक ही क़दम रखें।' },
  apart: { en: 'take one step at a time.', hi: 'एक बार में एक ही क़दम रखें।' },
  partnered: {
    en: 'talk it over together before you decide.',
    hi: 'कुछ भी तय करने से पहले साथ बैठकर बात करें।',
  },
  loan: {
    en: 'small repayments that are kept are worth more than large promises.',
    hi: 'समय पर दी गई छोटी क़िस्त बड़े वादों से बेहतर है।',
  },
  abroad: { en: 'a call home keeps the thread.', hi: 'घर पर एक फ़ोन अपनापन बनाए रखता है।' },
  alone: { en: 'let someone near you know how you are.', hi: 'किसी अपने को अपना हाल बताते रहें।' },
}

export const memoryRecallTemplates = {
  known: {
    en: (fact: string, tail: string) => `You told me that ${fact}; ${tail}`,
    hi: (fact: string, tail: string) => `आपने बताया था कि ${fact}; ${tail}`,
  },
  ownWords: {
    en: (own: string) => `You noted for me: “${own}”; I have kept it in mind here.`,
    hi: (own: string) => `आपने लिख रखा है: “${own}”; यह बात यहाँ ध्यान में रखी गई है।`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>

export const memoryRefusals = {
  noMemory: { en: 'This is not remembered any more.', hi: 'यह बात अब याद नहीं रखी गई है।' },
} satisfies Record<string, LocalizedText>

/** The page. */
export const memoryWords = {
  title: { en: 'What Drishti remembers', hi: 'दृष्टि को क्या याद है' },
  description: {
    en: 'What you said of yourself in your questions: read, change or delete it.',
    hi: 'आपने अपने प्रश्नों में अपने बारे में जो बताया: पढ़ें, बदलें या मिटाएँ।',
  },
  lead: {
    en: 'When you mention something about yourself in a question, such as your work or your family, later answers about the same kundli can take it up. Nobody else sees it.',
    hi: 'प्रश्न पूछते समय आप अपने बारे में कुछ बताते हैं, जैसे काम या परिवार की बात, तो उसी कुंडली के अगले उत्तर उसका ध्यान रख सकते हैं। इसे और कोई नहीं देखता।',
  },
  empty: { en: 'Nothing is remembered.', hi: 'कुछ याद नहीं रखा गया है।' },
  emptyHint: {
    en: 'Only what you say of yourself is kept: “I work as a nurse”, “we have two children”.',
    hi: 'वही रखा जाता है जो आप अपने बारे में कहें: “मैं नर्स हूँ”, “हमारे दो बच्चे हैं”।',
  },
  on: { en: 'Remembering is on', hi: 'याद रखना चालू है' },
  off: { en: 'Remembering is off', hi: 'याद रखना बंद है' },
  onHint: {
    en: 'What you say of yourself is kept and used.',
    hi: 'आप अपने बारे में जो बताते हैं वह रखा जाता है और काम में लिया जाता है।',
  },
  offHint: {
    en: 'Nothing new is kept, and what is listed here is not used.',
    hi: 'कुछ नया नहीं रखा जाता, और यहाँ लिखी बातें काम में नहीं ली जातीं।',
  },
  samplesOn: { en: 'You help to improve the answers', hi: 'आप उत्तरों को बेहतर बनाने में मदद कर रहे हैं' },
  samplesOff: { en: 'Help to improve the answers', hi: 'उत्तरों को बेहतर बनाने में मदद करें' },
  samplesHint: {
    en: 'Every sentence of an answer is checked, and some are held back. If you agree, we may read those held back from your answers, without your name, for 90 days. Your questions are not read.',
    hi: 'उत्तर का हर वाक्य जाँचा जाता है, और कुछ वाक्य रोक लिए जाते हैं। आप सहमत हों, तो आपके उत्तरों से रोके गए वाक्य हम आपके नाम के बिना 90 दिन तक पढ़ सकते हैं। आपके प्रश्न नहीं पढ़े जाते।',
  },
  turnOff: { en: 'Turn off', hi: 'बंद करें' },
  turnOn: { en: 'Turn on', hi: 'चालू करें' },
  edit: { en: 'Change', hi: 'बदलें' },
  save: { en: 'Save', hi: 'सहेजें' },
  delete: { en: 'Delete', hi: 'मिटाएँ' },
  deleteAll: { en: 'Delete everything', hi: 'सब मिटाएँ' },
  deleteAllSure: {
    en: 'Delete everything that is remembered?',
    hi: 'याद रखी हुई सारी बातें मिटा दें?',
  },
  editLabel: { en: 'In your words', hi: 'आपके शब्दों में' },
  edited: { en: 'in your words', hi: 'आपके शब्दों में' },
  saved: { en: 'Saved.', hi: 'सहेज लिया।' },
  deleted: { en: 'Deleted.', hi: 'मिटा दिया।' },
  backToChats: { en: 'Your chats', hi: 'आपकी चैट' },
} satisfies Record<string, LocalizedText>

export const memoryTemplates = {
  saidOn: {
    en: (day: string) => `said on ${day}`,
    hi: (day: string) => `${day} को बताया`,
  },
  about: {
    en: (name: string) => `With the kundli of ${name}`,
    hi: (name: string) => `${name} की कुंडली के साथ`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
