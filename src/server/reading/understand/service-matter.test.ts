import { describe, expect, it } from 'vitest'
import { smallTalk } from '../../../words/reading/other-topics.ts'
import { formOf } from '../frame/rules/form.ts'
import { serviceDoubtOf } from './service-doubts.ts'
import { serviceMatterOf } from './service-matter.ts'

const asked = [
  ['pdf', 'meri kundli download kaise karu'],
  ['pdf', 'कुंडली की पीडीएफ चाहिए'],
  ['paid-twice', 'you charged my gpay twice for one question'],
  ['paid-twice', 'एक प्रश्न के पैसे दो बार कट गए'],
  ['recharge-failed', 'recharge kiya par paise nahi aaye balance me'],
  ['birth-time', 'janam samay pakka nahi hai, to kya lagna sahi hai'],
  ['others', 'may i add my sister’s kundli too'],
  ['delete-chat', 'ek chat kaise hatau'],
  ['cancel-plan', 'how to stop my subscription'],
  ['get-plan', 'plan kaise le'],
  ['language', 'bhasha kaise badlu'],
  ['invite', 'dost ko invite kaise karu'],
  ['old-answers', 'कल का जवाब कहाँ दिखेगा'],
  ['maker', 'who built this app'],
] as const

describe('a question on the service', () => {
  it.each(asked)('is one of %s: %s', (matter, text) => {
    expect(serviceMatterOf(text)).toBe(matter)
    expect(smallTalk[`product.${matter}`]).toBeDefined()
  })
  it.each([
    'my husband cheated me twice, should I pay him back?',
    'will my payment from the client stuck since march come',
    'when will I marry, my birth time is not sure',
    'should I cancel the wedding plan or wait',
    'will my wife’s father give his plot',
    'should I start a plan for my own shop',
    'she did not invite me though we are friends since school',
    'mummy saw my old chats, what happens now with him',
  ])('is none: %s', (text) => {
    expect(serviceMatterOf(text)).toBeNull()
  })
})

it('hears a polite "ji" behind English as English', () => {
  expect(formOf('thank you so much ji')).toBe('en')
  expect(formOf('kab hogi ji')).toBe('hinglish')
})

describe('who has the same log-in', () => {
  it.each([
    'mere husband ka bhi same number se login hai, wo meri puchi hui baate padh sakte hai?',
    'ये और मेरे ससुर एक ही नंबर से चलाते है फोन। मै जो लिखती हूं वो उनको दिखेगा क्या',
    'we share one phone, same number. can my wife see my chats?',
  ])('may read the chats, and is never denied: %s', (text) => {
    expect(serviceDoubtOf(text)).toBe('shared-login')
    expect(smallTalk['product.shared-login']?.[0]?.en).toMatch(/^Yes/u)
  })
  it.each(['my brother and I have the same lucky number', 'can anybody see my chats'])(
    'is not asked about: %s',
    (text) => expect(serviceDoubtOf(text)).toBeNull(),
  )
})
