import { describe, expect, test } from 'vitest'
import { restateEnglish } from './english-restatement.ts'
import { restateHindi } from './hindi-restatement.ts'

describe('an English question is said again as a statement', () => {
  test.each([
    ['Will I get my transfer to Pune this year?', 'you', 'get your transfer to Pune'],
    ['when will my son get visa for canada, file is stuck', 'your son', 'get visa for Canada'],
    ['We live on rent since 2009. When will we buy our own place?', 'you', 'buy your own place'],
    [
      'restaurant shut. when does my husband get back on his feet',
      'your husband',
      'get back on his feet',
    ],
    [
      'When will my murder mystery play get a theatre?',
      'your murder mystery play',
      'get a theatre',
    ],
    ['I am a head constable. When is my next promotion?', 'your next promotion', 'come'],
  ])('%s', (question, subject, act) => {
    expect(restateEnglish(question)).toEqual({ subject, act })
  })

  test('whoever is pointed at is named where that is known', () => {
    expect(restateEnglish('When will he get a job?', 'your brother')).toEqual({
      subject: 'your brother',
      act: 'get a job',
    })
    expect(restateEnglish('When will he get a job?')).toEqual({ subject: 'he', act: 'get a job' })
  })

  test.each([
    ['I eat alone. will he ever take me separate house', 'he', 'take you to a separate house'],
    ['will passport come back with visa', 'your passport', 'come back with visa'],
    ['Is this alliance going to click or should we look further', 'this alliance', 'click'],
    ['will i atleast once perform on stage in a sabha', 'you', 'perform on stage in a sabha'],
    ['and will he agree to let me work? his mother is old type', 'he', 'agree to let you work'],
    ['When my brother will get job', 'your brother', 'get job'],
    ['is my husband coming home for the wedding', 'your husband', 'come home for the wedding'],
    ['Is there any chance of getting my money back?', 'you', 'get your money back'],
    ['is it possible for me to clear NEET this year', 'you', 'clear NEET'],
    ['how long before i get my own house', 'you', 'get your own house'],
    ['will the DM and I get along', 'you and the DM', 'get along'],
    ['will i crack TNPSC group 4 or my age only will get over', 'you', 'crack TNPSC group 4'],
    ['will i get any share in the land', 'you', 'get some share in the land'],
    ['When will my money troubles end?', 'your money troubles', 'end'],
  ])('%s', (question, subject, act) => {
    expect(restateEnglish(question)).toMatchObject({ subject, act })
  })

  test.each([
    ['Will I lose my job?', 'you', 'lose your job'],
    ['Will I be sent back', 'you', 'be sent back'],
    ['will my husband leave me', 'your husband', 'leave you'],
    ['Will he harm my career', 'he', 'harm your career'],
    ['There are job cuts. is my name in that list?', 'your name', 'be in that list'],
    ['job cut mail came. am i in that list or safe', 'you', 'be in that list'],
  ])('what nobody hopes for is known as such: %s', (question, subject, act) => {
    expect(restateEnglish(question)).toMatchObject({ subject, act, isUnwelcome: true })
  })

  test('a thing that the chart may hold has a chance', () => {
    expect(restateEnglish('Widow since 6 years. Is there a second marriage in my chart?')).toEqual({
      subject: '',
      act: 'a second marriage',
      isThing: true,
    })
  })

  test.each([
    'will the case go against me or not, and what if I settle',
    'Should I change my job?',
    'Which stone should I wear?',
    'will it get better',
    'Will I die young',
    'Will my sister divorce him',
    'can we marry in that fortnight',
    'will it be a boy or a girl',
    'will he get a job if he shifts',
    'does he love me',
    'Will our money troubles grow',
    'will my ex partner succeed in defaming me',
    'when do I tell my wife',
  ])('not what is grave, unclear, or another question: %s', (question) => {
    expect(restateEnglish(question)).toBeNull()
  })
})

describe('a Hindi question is said again as a wish, and as what can be', () => {
  test.each([
    ['मेरी नौकरी कब लगेगी', 'आपकी नौकरी लगे', 'आपकी नौकरी लग सकती है'],
    ['पत्नी बीएड कर रही है। क्या वह पास हो जाएगी?', 'वह पास हो जाए', 'वह पास हो सकती है'],
    ['शादी कब होगी मेरी', 'आपकी शादी हो', 'आपकी शादी हो सकती है'],
    [
      'पिताजी मान जाएंगे मेरी पसंद के लिए',
      'आपकी पसंद के लिए पिताजी मान जाएँ',
      'आपकी पसंद के लिए पिताजी मान सकते हैं',
    ],
    [
      'naye DM sahab se meri jamegi?',
      'naye DM sahab se aapki jame',
      'naye DM sahab se aapki jam sakti hai',
    ],
    ['naksha pass kab hoga sir ji', 'naksha pass ho', 'naksha pass ho sakta hai'],
    ['kaam milega usko', 'usko kaam mile', 'usko kaam mil sakta hai'],
    [
      'दरोगा भर्ती की दौड़ निकल जाएगी न मेरी',
      'आपकी दरोगा भर्ती की दौड़ निकल जाए',
      'आपकी दरोगा भर्ती की दौड़ निकल सकती है',
    ],
    ['ससुराल वाले लौटा दिए, सावन में मायके भेजेंगे कि नही', 'वे मायके भेजें', 'वे मायके भेज सकते हैं'],
    [
      'usne mujhe block krdia 🥲 unblock krega kya kabhi',
      'woh unblock kare',
      'woh unblock kar sakta hai',
    ],
    ['अपील डाली है, हमारे हक में होगा क', 'फ़ैसला आपके हक़ में हो', 'फ़ैसला आपके हक़ में हो सकता है'],
    ['आशा का मानदेय नहीं आया, कब तक आएगा', 'आशा का मानदेय आए', 'आशा का मानदेय आ सकता है'],
    ['नाम आएगा मेरा मेरिट लिस्ट में', 'मेरिट लिस्ट में आपका नाम आए', 'मेरिट लिस्ट में आपका नाम आ सकता है'],
    [
      'biwi mayke jaa ke baith gayi hai. wapas kab aayegi ghar',
      'woh ghar wapas aaye',
      'woh ghar wapas aa sakti hai',
    ],
    [
      'mera bhai dukan khol rha h, uski chalegi kya',
      'uski dukan chale',
      'uski dukan chal sakti hai',
    ],
    ['क्या मेरी कुंडली में विदेश जाने का योग है', 'विदेश जाने का रास्ता बने', 'विदेश जाने का रास्ता बन सकता है'],
    ['paise ki tangi kab door hogi?', 'paise ki tangi door ho', 'paise ki tangi door ho sakti hai'],
    [
      'छोटी बहन के पति शराब छोड़ देंगे क्या',
      'छोटी बहन के पति शराब छोड़ दें',
      'छोटी बहन के पति शराब छोड़ सकते हैं',
    ],
  ])('%s', (question, wish, can) => {
    expect(restateHindi(question)).toEqual({ wish, can, being: null, isFeared: false })
  })

  test.each([
    ['क्या मैं पुलिस में भर्ती हो पाऊँगी?', 'आपके पुलिस में भर्ती होने'],
    ['sarkari shikshak kab banungi', 'aapke sarkari shikshak banne'],
    ['खुद का ठेका ले पाऊंगा क्या', 'आपके खुद का ठेका लेने'],
  ])('of what the asker does no verb tells a gender: %s', (question, being) => {
    expect(restateHindi(question)).toMatchObject({ being, can: null })
  })

  test('where a dialect tells no gender, as a wish alone', () => {
    expect(restateHindi('फाइल दबा दी है, पैसा मिली का')).toEqual({
      wish: 'पैसा मिले',
      can: null,
      being: null,
      isFeared: false,
    })
  })

  test.each([
    ['नौकरी चली जाएगी क्या', 'नौकरी चली जाए'],
    ['company me sabko nikal rahe, mera kaam band ho jayega kya', 'aapka kaam band ho jaye'],
    ['पुराना मामला निकल आया, नौकरी रोक तो नहीं देंगे', 'वे नौकरी रोक दें'],
    ['court me bayan dena h. mere upar koi musibat to nahi aayegi', 'aapke upar koi musibat aaye'],
  ])('what is feared is told as feared: %s', (question, wish) => {
    expect(restateHindi(question)).toMatchObject({ wish, isFeared: true })
  })

  test.each([
    'naukri karu ya dukan kholu',
    'kis saal shaadi hogi',
    'unke bhai ka kya hoga',
    'ठीक हो जाएगा?',
    'kal paisa aayega kya',
    'गिरफ्तारी होगी क्या',
    'रास्ते में एक्सीडेंट तो नहीं होगा',
    'ऑपरेशन कराना ठीक रहेगा',
    'humko milega?',
    'अब और यहाँ नहीं रुकूँगा',
    'wo bol ke gayi thi laut aaungi',
    'सास अस्पताल से कब घर आएँगी',
    'मुझे मिलेगी कि बेटे को',
  ])('not where the end may be dreaded, or where it is another question: %s', (question) => {
    expect(restateHindi(question)).toBeNull()
  })
})

test('a stem inside another word is left whole, and what somebody did is not said again', () => {
  expect(restateHindi('बेटा विदेश में कब सेट होगा')?.wish).toBe('बेटा विदेश में सेट हो')
  expect(restateHindi('mera paisa atka hua hai party ke paas kab aayega')).toBeNull()
  expect(restateHindi('jhootha case laga hai sasural walo ne kab khatam hoga')).toBeNull()
})
