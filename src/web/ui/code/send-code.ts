import type { WireInput } from '../../../contract/apis.ts'
import { ApiError, callApi } from '../../api/client.ts'
import { solveInWorker } from './solve-in-worker.ts'

/** Has a code sent; where the server wants a proof of work first (428), works it out and asks again. */
export async function sendCode(input: WireInput<'sms/getOTP'>) {
  try {
    return await callApi('sms/getOTP', input)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 428) throw error
    const challenge = await callApi('sms/getChallenge', { mobile: input.mobile })
    if (challenge.status === 'fail') throw error
    return callApi('sms/getOTP', { ...input, proof: await solveInWorker(challenge) })
  }
}
