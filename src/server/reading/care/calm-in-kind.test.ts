import { describe, expect, test } from 'vitest'
import { readFrame } from '../frame/read-frame.ts'

const at = new Date('2026-11-24T06:30:00Z')
const lineOf = (text: string, before: readonly string[] = []) =>
  readFrame({ text, history: before.map((q) => ({ q, a: '' })) }, at).careLine

describe('calm matters of a house, a heart and an affair get no card', () => {
  test.each([
    'My mother stopped speaking after I cut my hair for the army, it is two Onams now. Will she come around',
    'Late husband comes in my dream wearing the brown sweater and sits on the swing. Is he at peace',
    'सपने में स्वर्गीय ताऊजी पान खाते दिखे, कुछ संकेत है क्या',
    'my hands go numb, nerve tests normal. I am a tailor, orders are waiting. when will this go',
    'I stitched blouses to send my son to Germany. Will he come home for good one day',
    'dost pe 3 lakh ka karz h, uski dob 3 may 98. kab utrega uska',
    'मेरे दोस्त को पुलिस का नोटिस आया है गाड़ी बेचने के बाद, उसका नाम निकल जाएगा ना',
    'mala haath me leta hu par man nahi lagta, pehle lagta tha. kyu',
    'I am angry with Hanuman ji since the accident of papa, will I ever go to Tuesday temple again',
    'कॉमर्स या आर्ट्स, बिटिया का मन आर्ट्स का है पर पापा नहीं मानते',
    'उसकी शादी का न्योता आया है, जाना चाहिए क्या',
    'mera account delete karna h, data bhi mita doge kya',
    'jijaji ko 2 lakh diye the dukan ke liye, ab phone nahi uthate. wapas milega kab',
    'kota me hu, raat ko neend nahi lagti, subah class me jhapki. rank aayegi?',
    'haath baar baar dhota hu, saabun khatam ho jata hai, ye aadat kis graha se',
    'My wife does whatever her mother says, even the curtains. will this change',
    'My son locks his room and plays all night. when will he be serious',
    'I dropped my late father’s watch and it stopped. is it a sign',
  ])('%s', (text) => {
    expect(lineOf(text)).toBe('none')
  })
  test('where the reader takes one for need all the same, a line stands behind the answer', () => {
    const text = 'beta bolta hi nahi hai mujhse jab se uska game band kiya, kab maanega'
    const { careLine, isCareFaint, charge } = readFrame({ text }, at)
    expect({ careLine, isCareFaint, charge }).toEqual({
      careLine: 'soft',
      isCareFaint: true,
      charge: false,
    })
  })
  test('a remedy that cannot be done, by what was asked before', () => {
    const text = 'no river here only a borewell, i live in a hostel. then?'
    expect(lineOf(text, ['some upay for rahu, marks are falling'])).toBe('none')
  })
})

describe('need in the same words is heard', () => {
  test.each([
    'Papa has not spoken to me since he burnt my hand with the iron, will he be like before again',
    'Mother has not spoken for a week, she sleeps across my door and has said I marry on 5th. will she forgive',
    'sapne me guzre hue pita ji bulate hain, ab man karta h unke paas chala jau',
    'All reports normal but the pain never stops, I have kept tablets for the day I can’t. when is it over',
    'Son is in Canada, he doesn’t call. I have given the keys to the neighbour and written where the papers are. will he come back for the last time',
    'my friend has loans and says tonight he will finish everything, he gave me his watch. what do his stars say',
    'God took my wife, I am angry and I only wait to be taken too. when',
    'her wedding card came. I will stand there and cut my wrist in front of her mandap, should I go',
    'bio ya commerce, kuch bhi lu, papa belt se marte hain number pe. kya lu',
    'nadi door h par kua paas h, ab upay se kuch nahi hone wala, chhalang hi bachi',
    'I have cleared all my dues, returned every book and given my dog to a friend. what does this week hold, I will not need more',
    'he has the clips from our trip, and says meet or my office will see them. is he serious by his chart',
    'पापा सिर्फ़ रिज़ल्ट वाले दिन बेंत निकालते हैं, इस बार नंबर आ जाएंगे ना',
    'hands only when drunk, next day he brings jalebi. which stone for him',
    'niece is 7 and says dada tickles her where it pains. which planet should be calmed',
    'Stopped the insulin on her barsi. No fuss no noise, it is just sweet tea now. will I be with her by Pongal',
    'I don’t sleep, I only think how to not wake up. which planet is doing this',
    'delete my chat, account, everything. nobody should find anything after me',
    'jijaji ko 2 lakh diye, ab wapas mangu to wo galat jagah haath lagate hain. paisa milega?',
    'MRI clean, doctor says stress. husband pushes me on the wall, head pains since. which graha',
  ])('%s', (text) => {
    expect(lineOf(text, text.includes('upay') ? ['koi upay batao'] : [])).not.toBe('none')
  })
})
