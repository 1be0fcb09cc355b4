import { grantSeconds } from '../../../contract/core/constants.ts'
import type { freshCode as rows } from '../../../contract/accounts/fresh-code.ts'
import { accountsWords as words } from '../../../words/accounts/accounts.ts'
import { processEndpoint, writeEndpoint, type Endpoint } from '../../core/endpoint.ts'
import { transact } from '../../db/database.ts'
import { codeSent, no, sendCode, yes } from '../codes/code-replies.ts'
import { spendCode } from '../codes/check-code.ts'
import { issueCode } from '../codes/issue-code.ts'
import { requesterOf } from '../codes/requester.ts'

/** A code to the account's own number, for one purpose of the session that asks for it. */
export const freshCodeEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'users/requestCode': processEndpoint('users/requestCode', async (request, { purpose }) => {
    const { context, user, caller, at } = request
    const { mobile, sid } = user
    const requester = requesterOf(context.config, caller, mobile, sid)
    const code = { mobile, purpose, sid, requester, proof: undefined }
    const issuedCode = await transact(request.db, (tx) => issueCode(tx, context, code, at))
    await sendCode(request, mobile, issuedCode)
    return codeSent(request, mobile, issuedCode)
  }),

  'users/confirmCode': writeEndpoint(
    'users/confirmCode',
    async (request, { purpose, token, otp }) => {
      const { context, tx, user, caller, at } = request
      const { mobile, sid } = user
      const codeInput = { token, mobile, code: otp, sid, purposes: [purpose] }
      const codeResult = await spendCode(tx, context.config, codeInput, at)
      if (codeResult.state !== 'right') return no(request, codeResult)
      const until = new Date(at.getTime() + grantSeconds * 1000)
      await tx
        .updateTable('sessions')
        .set({ email_grant_until: until })
        .where('sid', '=', sid)
        .where('uid', '=', user.uid)
        .execute()
      // A form enters the code and makes its change in one request.
      request.afterCommit(() => Object.assign(user, { emailGrantUntil: until }))
      request.afterCommit(() =>
        context.securityLog.record({
          event: 'code-confirmed',
          uid: user.uid,
          caller,
          detail: { purpose },
        }),
      )
      return yes(words.confirmed, caller)
    },
  ),
}
