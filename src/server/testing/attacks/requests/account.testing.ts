import type { TestPerson } from '../test-person.testing.ts'
import type { Requests } from './requests.testing.ts'

/** Valid requests to the rows of accounts. */
export const accountRequests = ({ user }: TestPerson) => {
  const code = { mobile: user.mobile, otp: '000000', token: 'x'.repeat(32) }
  return {
    'sms/getOTP': { mobile: user.mobile, purpose: 'delete' },
    'sms/validateOTP': code,
    'sms/getChallenge': { mobile: '919812345678' },
    'users/getInfo': {},
    'users/logout': {},
    'users/sessions': {},
    'users/endSession': { id: 'x'.repeat(22) },
    'users/setLanguage': { language: 'Hindi' },
    'users/requestCode': { purpose: 'email' },
    'users/confirmCode': { purpose: 'email', token: code.token, otp: code.otp },
    'users/deleteAccount': code,
    'users/exportData': {},
    'users/invite': { mobile: user.mobile },
    'users/claimAppReward': {},
    'users/getBalance': {},
    'users/getLedger': { page: 1 },
  } satisfies Partial<Requests>
}
