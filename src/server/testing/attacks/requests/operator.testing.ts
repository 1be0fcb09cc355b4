import type { TestPerson } from '../test-person.testing.ts'
import type { Requests } from './requests.testing.ts'

/** Valid requests to the operator's rows. */
export const operatorRequests = ({ user, asstId, mid }: TestPerson) => {
  return {
    'admin/getContent': {},
    'admin/setContent': {
      kind: 'figure',
      name: 'users',
      value: { en: '1 crore+', hi: '1 करोड़+' },
      sample: false,
    },
    'admin/setPersona': {
      name: 'Oracle',
      desc_en: 'Another description.',
      desc_hi: 'दूसरा परिचय।',
      price: 1,
    },
    'admin/setOffer': { name: 'sign-up', unit: 'oracle', amount: 100 },
    'admin/getActs': {},
    'admin/findUser': { who: user.mobile },
    'admin/getBans': {},
    'admin/openUser': { uid: user.uid },
    'admin/setBan': { uid: user.uid, is_ban: true, reason: 'Sells something in every post' },
    'admin/refundQuestion': { uid: user.uid, hold_id: mid, reason: 'It missed the question' },
    'admin/giveQuestions': {
      ...{ uid: user.uid, kind: 'oracle', amount: 2, key: asstId },
      reason: 'Answers were slow that day',
    },
    'admin/getRefunds': {},
    'admin/decideAnswer': { answer_id: mid, decision: 'decline', reason: 'It holds after all' },
    'admin/decideRefund': { refund_id: mid, decision: 'grant', reason: 'Paid by mistake' },
    'admin/getPrices': {},
    'admin/setPlan': {
      ...{ plan: 'monthly', name_en: 'Monthly', name_hi: 'मासिक', price: 299, old_price: 399 },
      ...{ questions: 400, bullets: [{ en: 'All of it', hi: 'सब कुछ' }], place: 1, active: true },
    },
    'admin/setTier': {
      ...{ tier: 't49', original_price: 60, price: 50, text_en: 'Ten', text_hi: 'दस' },
      ...{ place: 1, active: true },
    },
    'admin/getAnswers': { days: 7 },
    'admin/getJobs': {},
    'admin/getSecondFactor': {},
    'admin/setUpSecondFactor': {},
    'admin/confirmSecondFactor': { code: '000000' },
    'admin/enterSecondFactor': { code: '000000' },
    'admin/getReports': {},
    'admin/decideItem': { did: asstId, decision: 'show', ban: true },
    'admin/getMisses': {},
    'admin/getForecastRules': {},
  } satisfies Partial<Requests>
}
