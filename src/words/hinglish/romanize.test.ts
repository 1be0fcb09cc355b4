import { expect, test } from 'vitest'
import { romanizeHindi } from './romanize.ts'

test.each([
  [
    'आपके सप्तम भाव के स्वामी शुक्र द्वादश भाव में बैठे हैं।',
    'Aapke 7th bhav ke swami Shukra 12th bhav mein baithe hain.',
  ],
  [
    'शादी के लिए सबसे अच्छा समय 3 मार्च 2027 से 4 जून 2027 तक है।',
    'Shaadi ke liye sabse achha samay 3 March 2027 se 4 June 2027 tak hai.',
  ],
  ['कर्ज़ कम करना है, बदलाव अचानक नहीं।', 'Karz kam karna hai, badlav achanak nahi.'],
  ['समझदारी, ज्ञान और क्षमा', 'Samajhdari, gyaan aur kshama'],
  ['राजनीति में पैसा भेजने से, विज्ञान में नहीं', 'Rajniti mein paisa bhejne se, vigyan mein nahi'],
  ['रेलवे, एसएससी और पीआर का क्लेम', 'Railway, SSC aur PR ka claim'],
  ['बीस बातें ठीक रहें', 'Bees batein theek rahein'],
  ['परंपरा, मित्र और स्वभाव', 'Parampara, mitra aur swabhav'],
  ['देर हो जाए तो आईवीएफ के बाद देखिए', 'Der ho jaye to IVF ke baad dekhiye'],
  [
    'गणना सटीक है; अप्रेंटिसशिप में स्टाइपेंड मिलता है, लॉगिन से देखें',
    'Ganana sateek hai; apprenticeship mein stipend milta hai, login se dekhein',
  ],
  ['अक्षर “तू” या “डू” से रखें', 'Akshar “tu” ya “du” se rakhein'],
  ['RERA की वेबसाइट पर रिपोर्ट देखें', 'RERA ki website par report dekhein'],
])('%s is written as people write it', (hindi, latin) => {
  expect(romanizeHindi(hindi)).toBe(latin)
})

test('nothing is left in Devanagari, and what is in other letters stays', () => {
  const text = 'क्षण, ऋण, ज़ॊर, दुःख, अँधेरा, कॅ, 1930 and gov.in'
  expect(romanizeHindi(text)).not.toMatch(/\p{Script=Devanagari}/u)
  expect(romanizeHindi(text)).toContain('1930 and gov.in')
  expect(romanizeHindi('')).toBe('')
})
