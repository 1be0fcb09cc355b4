import { describe, expect, it } from 'vitest'
import { readFrame } from '../frame/read-frame.ts'
import { feelingIn } from '../matters/feeling.ts'

const at = new Date('2026-11-24T06:30:00Z')
const lineOf = (text: string) => readFrame({ text }, at).careLine

/** Long and sad but safe: what is asked is a wedding, a job, a shop. */
const calm = [
  'naukri gayi to sabne munh mod liya tha, ab khud ka thela lagata hu, kaam chal raha. dukan kab le paunga',
  'Without any hint from my side, please read what my chart says of the years from 2015 to 2019. I will check it against my diary.',
  'Our only son is 34, B.Tech, and finds a fault in every girl. His mother has stopped eating sweets for him. We do not press him. When will he marry?',
  'wo dono bachche ab Pune me hain, main Jhansi me akeli naukri kar rahi hu. mera tabadla unke paas kab tak ho jayega',
  'दो साल से रोज़ सुबह पूछता है चाय पी ली, पर अपने शहर का नाम तक नहीं बताया। यह लगाव है या समय काट रहा है',
  'नौकरी परिवार मकान सब है, फिर भी लगता है कि किसी और काम के लिए जन्म हुआ। मेरी कुंडली में जीवन का उद्देश्य क्या दिखता है',
  'I cater for weddings in Bikaner, work is good but everybody wants a discount. How do I reach the big families, any way shown in my chart?',
]

/** As long, and in need without saying so outright. */
const inNeed = [
  'My father in law stands outside the bathroom. I tell my husband and he says adjust. When will we shift to another house?',
  'I have given my cat to the neighbour and paid the milkman. Nothing is left to do. What does tomorrow look like for me?',
  'सबसे कहती हूं कि सीढ़ी से गिर गई थी, शरीर पर निशान हैं, पूरी बांह के कपड़े पहनती हूं। मेरा समय कब बदलेगा',
  'ghar se nikalne nahi dete, sim bhi le li, padosan ke phone se likh rahi hu. mera accha samay kab aayega',
]

describe('a calm story', () => {
  it.each(calm)('has no card and no line of care: %s', (text) => {
    expect(lineOf(text)).toBe('none')
  })
  it.each(inNeed)('is none that hides need: %s', (text) => {
    expect(lineOf(text)).toBe('hard')
  })
})

describe('loneliness', () => {
  it('is spoken to where the asker says it', () => {
    expect(feelingIn('i feel so alone in this city, when will it change')).toBe('lonely')
    expect(feelingIn('शहर में बहुत अकेला महसूस करता हूं')).toBe('lonely')
  })
  it('is none in the word alone', () => {
    expect(feelingIn('shall i put everything on ssc alone')).toBeNull()
    expect(feelingIn('दस साल से अकेली ही दुकान चला रही हूं')).toBeNull()
  })
})
