import type { adminSecondFactor as rows } from '../../contract/admin/second-factor.ts'
import { fillSentence } from '../../words/accounts/accounts.ts'
import {
  secondFactorMessages as words,
  secondFactorTemplates as templates,
} from '../../words/admin/second-factor.ts'
import { httpErrors } from '../../words/http/http-errors.ts'
import { say, type LocalizedText } from '../../words/say.ts'
import { drawQr } from '../accounts/second-factor/draw-qr.ts'
import { enterFactorCode, type FactorResult } from '../accounts/second-factor/enter-code.ts'
import { countRecoveryCodes } from '../accounts/second-factor/recovery-codes.ts'
import { beginSetUp, confirmSetUp } from '../accounts/second-factor/set-up.ts'
import { setUpLink } from '../accounts/second-factor/totp.ts'
import type { Session } from '../core/caller.ts'
import { readEndpoint, writeEndpoint, type Endpoint, type WriteContext } from '../core/endpoint.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { isFactorFresh } from '../core/operator-rights.ts'
import { HttpError } from '../core/refusal.ts'
import { recordOperatorAct } from './operator-acts.ts'

/** Of one session, however many there are: what else holds wrong codes back stands in `enterFactorCode`. */
const limits = ({ user }: { user: { sid: string } }) => [
  { key: `second-factor:${user.sid}`, maximum: 20, seconds: 3600 },
]

/** Another app in place of one that is set up: only with a fresh code of the one before. */
function refuseStale({ user, at }: { user: Session; at: Date }): void {
  const isFirst = user.factor === 'unset' || user.factor === 'none'
  if (!isFirst && !isFactorFresh(user, at))
    throw new HttpError(403, httpErrors.factorWanted, { wants: 'second-factor' })
}

export const adminSecondFactorEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'admin/getSecondFactor': readEndpoint(
    'admin/getSecondFactor',
    async ({ context, db, user: { uid, factor } }) => {
      const isGiven = factor === 'given'
      const row = isGiven
        ? await db
            .selectFrom('second_factors')
            .where('uid', '=', uid)
            .select('set_up_at')
            .executeTakeFirst()
        : null
      return {
        status: 'success',
        state: factor === 'none' ? 'unset' : factor,
        forced: context.config.production,
        set_up_at: row?.set_up_at?.toISOString() ?? null,
        recovery_codes_left: isGiven ? await countRecoveryCodes(db, uid) : null,
      }
    },
  ),

  'admin/setUpSecondFactor': writeEndpoint(
    'admin/setUpSecondFactor',
    async ({ context, tx, user, at }) => {
      const key = await beginSetUp(tx, context.config, { uid: user.uid, sid: user.sid, at })
      const link = setUpLink(key, `+${maskedMobile(user.mobile)}`)
      return { status: 'success', key, link, qr: drawQr(link) }
    },
    { admit: async (request) => refuseStale(request), limits },
  ),

  'admin/confirmSecondFactor': writeEndpoint(
    'admin/confirmSecondFactor',
    async (request, { code }) => {
      const { context, tx, user, caller, at } = request
      const { uid, sid } = user
      const outcome = await confirmSetUp(tx, context.config, { uid, sid, code, at })
      if (outcome === 'wrong') return refusal(request, { state: 'wrong' })
      if (outcome === 'gone') return { status: 'fail', message: say(words.gone, caller.language) }
      const act = 'admin/confirmSecondFactor'
      const detail = { replaced: user.factor === 'given' }
      await recordOperatorAct(tx, { uid, act, subject: uid, detail, at })
      noteGiven(request)
      return {
        status: 'success',
        message: say(words.setUp, caller.language),
        recovery_codes: outcome,
      }
    },
    { admit: async (request) => refuseStale(request), limits },
  ),

  'admin/enterSecondFactor': writeEndpoint(
    'admin/enterSecondFactor',
    async (request, { code }) => {
      const { context, tx, user, caller, at } = request
      const { uid, sid, factorAt } = user
      const result = await enterFactorCode(tx, context.config, { uid, sid, factorAt, code, at })
      if (result.state !== 'given') return refusal(request, result)
      if (result.by === 'recovery') {
        const act = 'admin/enterSecondFactor'
        await recordOperatorAct(tx, { uid, act, subject: uid, detail: { by: 'recovery' }, at })
      }
      noteGiven(request)
      return { status: 'success', message: say(words.given, caller.language) }
    },
    { limits },
  ),
}

type Request = Pick<
  WriteContext<'admin/enterSecondFactor'>,
  'context' | 'user' | 'caller' | 'at' | 'afterCommit'
>

/** What else this very request asks for is asked with the factor given: a form does both at once. */
function noteGiven({ user, at, afterCommit }: Request): void {
  afterCommit(() => Object.assign(user, { role: 'operator', factor: 'given', factorAt: at }))
}

/** Returned and not thrown: a counted try must be kept. */
function refusal(
  { context, user, caller, afterCommit }: Request,
  result: Exclude<FactorResult, { state: 'given' }>,
): { status: 'fail'; message: string } {
  const { state } = result
  afterCommit(() =>
    context.securityLog.record({
      event: 'factor-refused',
      uid: user.uid,
      caller,
      detail: { state },
    }),
  )
  const sentence: LocalizedText =
    state === 'wait' ? fillSentence(templates.wait, Math.ceil(result.seconds / 60)) : words[state]
  return { status: 'fail', message: say(sentence, caller.language) }
}
