import { describe, expect, it, test } from 'vitest'
import { formOf } from '../frame/rules/form.ts'
import { explainedKinds } from '../frame/care-rules/calm-causes.ts'
import { plainDanger } from '../frame/rules/plain-danger.ts'
import type { Frame } from '../frame/frame.ts'
import type { CareKind, FrameSubject } from '../types/frame.ts'
import { careAnswer } from './care-answer.ts'

/** The card of a question that was read as one of need, whoever it was read to be about. */
function cardOf(care: CareKind, subject: FrameSubject, question: string, ageYears = 30) {
  const frame = { care, careLine: 'hard', subject, topic: 'family' } as unknown as Frame
  const person = { gender: 'female', ageYears, maritalStatus: 'single' } as const
  return careAnswer(frame, { question, person, form: formOf(question) })
}

describe('whoever fears for somebody near is told what to do now', () => {
  test.each<[FrameSubject, string]>([
    [
      'self',
      'My brother shut his room after the result, he gave me his bike key. i am at work. is he ok',
    ],
    ['sibling', 'bhai ne sabko maafi ka message bheja, apni ghadi mujhe de di, phone band hai'],
    ['child', 'बेटे ने अपनी किताबें दोस्त को दे दीं और दरवाज़ा बंद कर लिया है'],
    ['spouse', 'my wife says she does not want to live any more, what should i do'],
  ])('%s: %s', (subject, question) => {
    const card = cardOf('crisis', subject, question)
    expect(card?.kind).toBe('crisisOfAnother')
    expect(card?.text).toMatch(/112/)
  })
  test.each<[FrameSubject, string]>([
    ['self', 'i want to die, my mother will be relieved'],
    ['child', 'beta bola paise nahi hai, mere jaane ke baad sab theek hoga'],
    ['parent', 'papa ne kaha nikal jao, main ab jeena nahi chahti'],
    ['spouse', 'पति ने छोड़ दिया, मैं बहुत थक गई हूँ, अब मर जाना है'],
  ])('and whoever is in need himself is spoken to: %s: %s', (subject, question) => {
    expect(cardOf('crisis', subject, question)?.kind).toBe('crisis')
  })
})

describe('the one who is harmed', () => {
  test.each<[FrameSubject, string]>([
    ['child', 'daughter called crying from her in-laws, she said papa please take me home'],
    ['sibling', 'meri behen ko uska pati roz maarta hai, uska ghar kab basega'],
    ['sibling', 'बहन को ससुराल में भूखा रखते हैं फ्रिज के लिए'],
  ])('is not the asker: %s: %s', (subject, question) => {
    const card = cardOf('victim', subject, question)
    expect(card?.kind).toBe('abuseOfAnother')
    expect(card?.text).toMatch(/181/)
  })
  it('is the asker where the words say so', () => {
    expect(cardOf('victim', 'sibling', 'my brother beats me every day')?.kind).toBe('abuse')
    expect(cardOf('victim', 'spouse', 'mere pati roz haath uthate hai')?.kind).toBe('abuse')
  })
  it('is met with the help of the country where they are', () => {
    const kept = 'kuwait me driver hai mere ye, kafeel passport ni de rha. kab aayenge'
    expect(cardOf('victim', 'self', kept)?.kind).toBe('heldAbroadOfAnother')
    const own = 'i am in riyadh as housemaid, madam keeps my passport. when do i go home'
    expect(cardOf('victim', 'self', own)?.kind).toBe('heldAbroad')
    const home = 'i moved to canada after wedding, he hits when drunk. will he change'
    const card = cardOf('victim', 'spouse', home)
    expect(card?.kind).toBe('abuseAbroad')
    expect(card?.text).not.toMatch(/\b181\b/)
  })
  it('is met with the card of their case', () => {
    const night = 'she has screen recording of me, will send to my followers if i dont gpay'
    expect(cardOf('victim', 'self', night)?.kind).toBe('blackmail')
    const gauna = 'गौना फागुन में रख दिया है, मुझे पढ़ना है'
    expect(cardOf('victim', 'self', gauna, 16)?.kind).toBe('weddingUnderAge')
    const kiln = 'भट्ठे पर हैं, मालिक कहता है एडवांस चुकाए बिना नहीं जा सकते'
    expect(cardOf('victim', 'self', kiln)?.kind).toBe('trafficking')
    expect(cardOf('crisis', 'self', 'i want to die', 15)?.text).toContain('1098')
  })
})

describe('calm matters of every day explain their words', () => {
  test.each([
    'दीदी 34 की हो गयी, रिश्ते आते है फोटो देख के मना कर देते। मम्मी रोती हैं। दीदी का ब्याह कब होगा',
    'सगे भाई ने सात लाख लिए थे ढाबे के लिए अब मेरा फोन काट देता है। पैसे लौटेंगे कि नही',
    'its 6rs each time i press send or per full day',
  ])('%s', (question) => {
    expect([...explainedKinds(question)]).toContain('victim')
  })
  test.each([
    'behen ko ladka pasand nahi, mana kiya to kamre me band kar diya, shaadi kab tak rukegi',
    'bete ne angutha lagwa ke 2 lakh liye the, paise wapas milenge',
    'wo photo bhej dega, bolta hai 5000 charge lagega warna sabko',
  ])('but not where need stands beside them: %s', (question) => {
    expect([...explainedKinds(question)]).not.toContain('victim')
  })
  it('and lots drawn for the Hajj are no gamble', () => {
    expect([...explainedKinds('hajj ki lottery me naam aayega is saal?')]).toContain('gambling')
    expect([...explainedKinds('lottery ka number batao')]).not.toContain('gambling')
  })
  it('and pressure of feeling is no blackmail', () => {
    expect(plainDanger('मम्मी इमोशनल ब्लैकमेल करती है शादी के लिए')).toBeNull()
    expect(plainDanger('mom does emotional blackmail for marriage')).toBeNull()
    expect(plainDanger('wo mujhe blackmail karta hai')).toBe('victim')
    expect(plainDanger('वह मुझे ब्लैकमेल करता है')).toBe('victim')
  })
})
