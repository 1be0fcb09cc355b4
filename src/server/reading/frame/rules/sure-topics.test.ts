import { describe, expect, it } from 'vitest'
import { sureTopicIn, topicBySureWords } from './sure-topics.ts'

describe('the topic that the words name beyond doubt', () => {
  it.each([
    ['griha pravesh kis mahine mein karein, ghar ban gaya hai', 'muhurta'],
    ['नया मकान तैयार है, गृह प्रवेश किस महीने करें', 'muhurta'],
    ['Which month is right for our housewarming?', 'muhurta'],
    ['ठीक है पंडित जी, भगवान आपको सुखी रखे', 'thanks'],
    ['ok sir god bless you', 'thanks'],
    ['hi good evening', 'greeting'],
    ['सत श्री अकाल जी', 'greeting'],
    ['hi my mother is not well', null],
    ['bhagwan aapka bhala kare, beti ki shadi kab hogi', null],
    ['griha pravesh ke baad ghar me shanti rahegi kya', null],
    ['when will we buy a house', null],
    ['B1 visa interview is next week in Mumbai, will they say yes', 'abroad'],
    ['dependent visa kab tak lagega', 'abroad'],
    ['my husband is moving us to Leeds, am I pregnant, what about the dependent visa', null],
    ['Nineteen years in Dubai. Will I be moving back to India one day', 'abroad'],
    ['will she come back to India for me', null],
    ['इस साल प्याज का भाव चढ़ेगा क्या', 'business'],
    ['tamatar ke daam kab badhenge, khet me fasal khadi hai', 'business'],
    ['soyabean ka bhav mila par bank ka karz baaki hai, kab utrega', null],
    ['jeth ji ka suspension kab hatega, bahal ho payenge kya', 'career'],
    ['suspended license ke case me appeal kab lagegi', null],
    ['DPC ki baithak agle mahine hai, naam aayega', 'promotion'],
    ["How's Friday for me, I have a pitch", 'day'],
    ['कल का दिन कैसा रहेगा मेरे लिए', 'day'],
    ['naam me ek extra letter jodne se kuch hota hai', 'name-letter'],
    ['passport me naam ki spelling galat hai, kab theek hogi', null],
    ['office wali kitty me join karu kya, 3000 mahina', 'investment'],
    ['kitty ki saheliyan meri burai karti hain, jud kar galti ki', null],
    ['beti ki shaadi ke liye paison ka intezam ho jayega', 'money'],
    ['हमारी गाय दो दिन से नहीं मिल रही, लौटेगी', 'pet'],
    ['bhai ka paisa market me fasa hai', 'lost-object'],
    ['pichhli baar paisa fasa tha, is baar business karu', null],
    ['fasal ka paisa kab aayega', null],
    ["My sister's wedding is near. Mummy's knees hurt, will she walk better by then", 'health'],
    ['should she say yes to him or wait for her family', 'marriage'],
    ['where should an old couple spend the rest of life, here or with the son', 'retirement'],
    ['दोस्त के साथ साझेदारी मुझे फलेगी या अकेले करूँ', 'business'],
    ['shop opening on Tuesday, any dosh?', 'muhurta'],
    ['mummy ki LIC policy ka claim pass hoga ya nahi', 'money'],
    ['pati ke baad insurance ka paisa milega na, ab jeene ka man nahi', null],
    ['Which planet rules the kidneys, and how is mine?', 'health'],
    ['getting delivery of the new bike on 11th, is it ok', 'muhurta'],
    ['ज़मीन की रजिस्ट्री गुरुवार को करा लूं या सोमवार तक रुकूं', 'muhurta'],
    ['builder wants token tomorrow, 4th floor or 9th floor flat better', null],
    ['my safe delivery is due on 9th, will all be ok', null],
    ['पेंशन का पैसा दफ्तर में अटका है', null],
    ['पोते का मुंह कब देखूंगी', 'children'],
  ])('%s: %s', (question, topic) => {
    expect(topicBySureWords(question)).toBe(topic)
  })

  it('says whose life it is where the same words do', () => {
    expect(sureTopicIn("papa's eyes are weak, will they get better")?.subject).toBe('parent')
    expect(sureTopicIn('partnership mujhe phalti hai kya')?.subject).toBe('self')
    expect(sureTopicIn('spouse visa kab milega')).not.toHaveProperty('subject')
  })
})
