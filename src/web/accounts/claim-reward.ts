import { callApi } from '../api/client.ts'
import { toast } from '../ui/overlay/toast.ts'
import { storeValue, recall } from '../ui/local-storage.ts'
import { isInstalled } from './is-installed.ts'

const place = 'app-reward'

/**
 * Asks for the reward of the installed app, once for each log-in in it. A session that was opened in
 * the browser is told by the server to log in here. Without an answer it is asked for the next time.
 */
export async function claimReward(uid: string): Promise<void> {
  if (!isInstalled() || recall(place) === uid) return
  const result = await callApi('users/claimAppReward', {})
  if (!result.ok && result.status !== 200) return
  storeValue(place, uid)
  const message = result.ok ? result.data.message : result.message
  if (message) toast(message, result.ok ? 'success' : 'info')
}

/** After a log-in in the app the reward may be there to be had. */
export function allowRewardClaim(): void {
  storeValue(place, null)
}
