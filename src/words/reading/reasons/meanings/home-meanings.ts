import type { GrahaMeanings } from './graha-meanings.ts'

/** Of parents, children, siblings and in-laws. */
export const homeMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      {
        en: 'the father or an elder takes responsibility',
        hi: 'पिता या कोई बड़ा ज़िम्मेदारी उठा लेता है',
      },
    ],
    patience: [
      { en: 'the question of respect comes in between', hi: 'मान-सम्मान की बात बीच में आती है' },
    ],
  },
  moon: {
    favourable: [
      { en: 'the mother’s care holds everybody together', hi: 'माँ का दुलार सबको जोड़े रखता है' },
    ],
    patience: [{ en: 'worry at home keeps rising and falling', hi: 'घर में चिंता घटती-बढ़ती रहती है' }],
  },
  mars: {
    favourable: [
      { en: 'the younger ones of the family stand together', hi: 'घर के छोटे लोग साथ खड़े रहते हैं' },
    ],
    patience: [{ en: 'arguments flare up over small things', hi: 'छोटी बातों पर बहस भड़क जाती है' }],
  },
  mercury: {
    favourable: [
      { en: 'sitting down to talk settles the matter', hi: 'बैठकर बात करने से मामला सुलझता है' },
    ],
    patience: [
      {
        en: 'a message or a remark is misunderstood',
        hi: 'किसी बात या संदेश का उल्टा अर्थ निकल जाता है',
      },
    ],
  },
  jupiter: {
    favourable: [
      { en: 'an elder’s blessing brings good news', hi: 'बड़ों के आशीर्वाद से अच्छी ख़बर आती है' },
    ],
    patience: [{ en: 'good news comes after a wait', hi: 'अच्छी ख़बर इंतज़ार के बाद आती है' }],
  },
  venus: {
    favourable: [
      { en: 'affection and shared meals soften hearts', hi: 'प्यार और साथ बैठकर खाने से मन नरम होते हैं' },
    ],
    patience: [
      {
        en: 'comfort and spending become a cause of complaint',
        hi: 'सुविधा और ख़र्च शिकायत की वजह बनते हैं',
      },
    ],
  },
  saturn: {
    favourable: [
      { en: 'duties are done quietly and on time', hi: 'ज़िम्मेदारियाँ चुपचाप और समय पर निभती हैं' },
    ],
    patience: [
      { en: 'distance and duty weigh more than words', hi: 'दूरी और ज़िम्मेदारी का बोझ ज़्यादा रहता है' },
    ],
  },
  rahu: {
    favourable: [
      { en: 'help comes from somebody outside the family', hi: 'परिवार से बाहर का कोई काम आता है' },
    ],
    patience: [
      { en: 'outside talk creates doubt at home', hi: 'बाहर की बातों से घर में शक पैदा होता है' },
    ],
  },
  ketu: {
    favourable: [{ en: 'old grudges lose their force', hi: 'पुरानी नाराज़गी का असर घटता है' }],
    patience: [
      { en: 'somebody keeps aloof and shares little', hi: 'कोई अपने में रहता है और कम बोलता है' },
    ],
  },
}
