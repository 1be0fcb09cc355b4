import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of a house, land or a vehicle that is there already: its tenant, its repair, its walls. */
export const holdingMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      { en: 'somebody with authority settles it', hi: 'कोई अधिकार वाला बात सुलझा देता है' },
    ],
    patience: [{ en: 'the question of who decides delays it', hi: 'किसकी चले, इसी में देर होती है' }],
  },
  moon: {
    favourable: [{ en: 'the family agrees on what to do', hi: 'घरवाले एक राय पर आ जाते हैं' }],
    patience: [{ en: 'opinions at home keep changing', hi: 'घर में राय बदलती रहती है' }],
  },
  mars: {
    favourable: [{ en: 'firm action moves it', hi: 'पक्के क़दम से बात बढ़ती है' }],
    patience: [{ en: 'an argument makes it harder', hi: 'बहस से बात और अटकती है' }],
  },
  mercury: {
    favourable: [
      { en: 'a written notice or a clear talk helps', hi: 'लिखित नोटिस या साफ़ बात काम आती है' },
    ],
    patience: [{ en: 'the papers have to be looked through again', hi: 'काग़ज़ दोबारा देखने पड़ते हैं' }],
  },
  jupiter: {
    favourable: [{ en: 'right advice saves trouble', hi: 'सही सलाह से झंझट बचता है' }],
    patience: [{ en: 'the right adviser is found late', hi: 'सही सलाह देने वाला देर से मिलता है' }],
  },
  venus: {
    favourable: [{ en: 'it is settled in a friendly way', hi: 'बात मिल-बैठकर निपटती है' }],
    patience: [{ en: 'more is spent on it than was planned', hi: 'इस पर सोचे से ज़्यादा ख़र्च होता है' }],
  },
  saturn: {
    favourable: [{ en: 'patience brings a lasting result', hi: 'सब्र से टिकाऊ हल निकलता है' }],
    patience: [{ en: 'it drags on longer than it should', hi: 'बात ज़रूरत से ज़्यादा खिंचती है' }],
  },
  rahu: {
    favourable: [
      { en: 'help comes from an unexpected side', hi: 'जहाँ से उम्मीद न थी, वहाँ से मदद मिलती है' },
    ],
    patience: [{ en: 'something is kept hidden for a while', hi: 'कोई बात कुछ समय छिपी रहती है' }],
  },
  ketu: {
    favourable: [{ en: 'an old trouble goes by itself', hi: 'पुरानी परेशानी अपने आप जाती है' }],
    patience: [{ en: 'it stops halfway once', hi: 'काम एक बार बीच में रुकता है' }],
  },
}
