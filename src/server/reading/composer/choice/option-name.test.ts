import { expect, test } from 'vitest'
import { optionName } from './option-name.ts'

test.each([
  ['ask for team change', 'asking for team change'],
  ['should i sell my old car', 'selling your old car'],
  ['which suits me more HR', 'HR'],
  ['In my name', 'your name'],
  ['quit and prepare at home', 'preparing at home'],
  ['keep and start a form service', 'starting a form service'],
  ['rest at home with my grandson', 'resting at home with your grandson'],
  ['teaching in', 'teaching'],
  ['am i for a quiet life', 'a quiet life'],
  ['give the bank exam also side by side', 'giving the bank exam'],
  ['leave it sir comes before it this year', 'leaving it'],
  ['dig again this summer', 'digging again'],
  ['first sell few buffaloes and close the loan', 'selling few buffaloes'],
  ['This year in the field soybean', 'soybean'],
  ['nift', 'NIFT'],
  ['go for pcs only', 'PCS'],
  ['a job in Dubai that pays twice as much', 'the job'],
  ['push for engineering', 'pushing for engineering'],
  ['bid now', 'bidding'],
  ['Press send', 'pressing send'],
  ['put Starlink when it comes', 'putting Starlink'],
  ['Drop Sanskrit for French in ninth', 'dropping Sanskrit for French'],
  ['shud i go to hr', 'going to HR'],
])('in English %j is %j', (option, name) => {
  expect(optionName(option, 'en')?.text).toBe(name)
})

test.each([
  ['aage navy ke liye koshish karu', 'navy ki koshish', 'navy ki koshish'],
  ['chhota beta', 'chhota beta', 'chhote bete'],
  ['60k fase hue h nikal lu', 'nikalna', 'nikalne'],
  ['case karu', 'case karna', 'case karne'],
  ['bypass pe nayi jagah lu jo mehngi h', 'bypass pe nayi jagah lena', 'bypass pe nayi jagah lene'],
  ['kharid lu kya', 'kharidna', 'kharidne'],
  ['jagah badlu', 'jagah badalna', 'jagah badalne'],
  ['uske transport me lagao', 'uske transport me lagana', 'uske transport me lagane'],
  ['FD me daal do chain se baitho', 'FD me daalna', 'FD me daalne'],
  ['naya room dhundu', 'naya room dhundna', 'naya room dhundne'],
  ['नौकरी करती रहूँ', 'नौकरी करते रहना', 'नौकरी करते रहने'],
  ['हमने बीस लाख लगाए शादी में उसको ले आएं', 'शादी में उसको ले आना', 'शादी में उसको ले आने'],
  ['बड़े शहर चला जाऊँ', 'बड़े शहर चले जाना', 'बड़े शहर चले जाने'],
  ['पर सामने से नहीं उससे काम निकलवाना चाहिए', 'उससे काम निकलवाना', 'उससे काम निकलवाने'],
  ['continue', 'continue karna', 'continue karne'],
  ['mujhe hi jana padega', 'aapka jana', 'aapka jane'],
  ['isi city me milegi', 'isi city', 'isi city'],
  ['akele jaungi', 'akele jana', 'akele jane'],
  ['भर्ती की तैयारी जारी रखूं', 'भर्ती की तैयारी जारी रखना', 'भर्ती की तैयारी जारी रखने'],
  ['साइंस दिलाएं', 'साइंस दिलाना', 'साइंस दिलाने'],
  ['जमीन बेचकर', 'जमीन बेचना', 'जमीन बेचने'],
  ['लोन से', 'लोन', 'लोन'],
  ['bakri palan shuru kru', 'bakri palan shuru karna', 'bakri palan shuru karne'],
  ['आप बताइए एक साल और दें', 'एक साल और देना', 'एक साल और देने'],
  ['ab confuse hu ki chautha attempt du', 'chautha attempt dena', 'chautha attempt dene'],
  ['TCS ka offer h 7.2 lpa', 'TCS ka offer', 'TCS ka offer'],
  ['ek startup de rha 9.5 koramangala me', 'startup', 'startup'],
  ['sath me hi rahe indore me', 'Indore me sath me rahna', 'Indore me sath me rahne'],
  ['wapas jau iqama abhi bacha hai', 'wapas jana', 'wapas jane'],
  ['puna me admission le lu', 'puna me admission lena', 'puna me admission lene'],
  [
    'विदिशा वाले पुश्तैनी प्लाट पे ही मकान बनवाए',
    'विदिशा वाले पुश्तैनी प्लाट पे मकान बनवाना',
    'विदिशा वाले पुश्तैनी प्लाट पे मकान बनवाने',
  ],
  ['बीवी बच्चे को साथ लेके', 'बीवी बच्चे को साथ लेना', 'बीवी बच्चे को साथ लेने'],
  ['सोना लूँ', 'सोना लेना', 'सोना लेने'],
  ['Partnership meri kundli me suit karti hai', 'Partnership', 'Partnership'],
  ['technical line me hi rehna chahiye', 'technical line me rehna', 'technical line me rehne'],
  ['BSc me admission le le abhi', 'BSc me admission lena', 'BSc me admission lene'],
  ['ये झगड़ा बातचीत से सुलझेगा', 'बातचीत', 'बातचीत'],
  ['सोना', 'सोना', 'सोने'],
  ['कोई काम पकडूं', 'कोई काम पकडना', 'कोई काम पकडने'],
  ['बीएससी नर्सिंग में सीट मिल रही है वो ले लू', 'बीएससी नर्सिंग में सीट', 'बीएससी नर्सिंग में सीट'],
])('in Hindi %j is %j, and %j before a postposition', (option, name, oblique) => {
  expect(optionName(option, 'hi')).toEqual({ text: name, oblique })
})

test.each([
  ['will he get transferred', 'en'],
  ['बुरा समय खतम हुआ', 'hi'],
  ['I', 'en'],
  ['पंडित जी मना कर रहे हैं', 'hi'],
  ['रजिस्ट्री किसके नाम से करवाऊं मेरे', 'hi'],
  ['हम दोबारा एक हो सकते हैं', 'hi'],
  ['', 'hi'],
] as const)('%j is no name', (option, language) => {
  expect(optionName(option, language)).toBeNull()
})
