import { data } from 'react-router'

/**
 * What an action gives for a no: shown in place. Its status keeps the router from loading the page anew,
 * so that what was typed stays and an ended session or a lost network does not sweep the page away.
 *
 * @param status of the call that was refused; a rule's 200 and an unreachable server's 0 become what HTTP calls them.
 */
export function rejected<T>(state: T, status = 422) {
  return data(state, { status: status === 0 ? 503 : status < 400 ? 422 : status })
}

/**
 * For an action that must run on the server alone: a network that does not reach it gives `failure`.
 *
 * @throws Response where the action redirects.
 */
export async function serverActionOr<T, F>(serverAction: () => Promise<T>, failure: F) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return rejected(failure, 0)
  }
}
