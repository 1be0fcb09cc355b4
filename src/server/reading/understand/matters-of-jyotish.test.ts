import { describe, expect, it } from 'vitest'
import { smallTalk } from '../../../words/reading/other-topics.ts'
import { matterOfJyotish } from './matters-of-jyotish.ts'
import { serviceDoubtOf } from './service-doubts.ts'

describe('a question on jyotish itself', () => {
  it.each([
    ['twins', 'My twin has a job and I have nothing, same chart so why'],
    ['twins', 'ek hi time pe do bachhe paida hue to kismat alag kyu hoti h'],
    ['twins', 'जुड़वां बच्चों का भाग्य अलग क्यों होता है'],
    ['sign-differs', 'Our priest says I am Vrischika but this app says Libra, who is wrong'],
    ['sign-differs', 'पंडित ने कहा मैं तुला राशि, ऐप में कन्या, कौन सही है'],
    ['mool-child', 'नाती मूल में हुआ है, बाप पर भारी पड़ेगा ये सच बात है क्या'],
    ['mool-other', 'मूल में जन्मी लड़की से शादी करूं तो पिताजी को खतरा है क्या'],
    ['eclipse-birth', 'ग्रहण में पैदा हुआ बच्चा अशुभ होता है क्या'],
    ['stones-work', 'does wearing gemstone really change anything or it is only business'],
    ['remedies-work', 'upay karne se sach me kuch badalta hai kya'],
    ['fate-or-effort', 'can fate be changed or everything is already written'],
    ['one-star', 'ek hi nakshatra ke hum dono pati patni, accha h ki bura'],
    ['dream-of-dead-asking', 'अम्मा सपने में आई थी, हाथ में खाली लोटा लिए खड़ी थी। मतलब?'],
    ['dream-of-dead', 'I saw my late father in dream standing at gate smiling'],
    ['dream-of-snake', 'sapne me saanp dikha ghar me'],
    ['omen', 'बिल्ली रास्ता काट गई आज, क्या अशुभ है'],
  ])('is one of %s: %s', (matter, text) => {
    expect(matterOfJyotish(text)).toBe(matter)
    expect(smallTalk[`product.${matter}`]).toBeDefined()
  })

  it.each([
    'will i have twins',
    'kya mere bhagya me sarkari naukri likhi hai',
    'which stone should I wear for job',
    'when will I get my dream job',
    'बिल्ली ने रास्ता काट दिया ठीक इंटरव्यू के दिन, होगा कि नहीं',
    'engaged but dreaming about my college ex every night, signs?',
    'mantra jap rha 4 mahine koi farak nhi',
    'mera nakshatra kya hai',
  ])('is none: %s', (text) => {
    expect(matterOfJyotish(text)).toBeNull()
  })
})

describe('a doubt of the service', () => {
  it.each([
    ['unsure-time', 'I dont have birth time, will your answer still be correct or waste of money'],
    ['unsure-time', 'मेरा जन्म समय पक्का नहीं है, फिर भी सही बताओगे कि पैसे बर्बाद'],
    ['near-time', 'time could be 5 or 5.30, whether prediction will go wrong'],
    ['speak', 'बोल के पूछ सकते हैं क्या, टाइप नही होता'],
    ['listen', 'can i listen answer, my specs broke'],
    ['questions-for', '99 wale me kitne sawal puch skte'],
    ['complaint-unheard', 'i have put 12 smses of complaint. 299 got cut two times'],
  ])('is one of %s: %s', (matter, text) => {
    expect(serviceDoubtOf(text)).toBe(matter)
    expect(smallTalk[`product.${matter}`]).toBeDefined()
  })

  it.each([
    'परमानेंट कंपनी में कब लगूंगा। जन्म का टाइम पक्का नही है',
    'ghar wale paise ke liye kar rahe, mai ro rahi hu par koi sunta nahi',
    'bank deducted amount and no reply from bank, will I get refund',
  ])('is none: %s', (text) => {
    expect(serviceDoubtOf(text)).toBeNull()
  })
})
