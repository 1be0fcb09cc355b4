import { walletMessages as words } from '../../words/wallet/wallet.ts'
import { readEndpoint, writeEndpoint } from '../core/endpoint.ts'
import { Refusal } from '../core/refusal.ts'
import { inUnit, ledgerPage } from './ledger-page.ts'
import { balances, type Unit } from './ledger.ts'
import { redeemHistory, redeemQuestions } from './redeem.ts'
import { sendableOf } from './sendable.ts'
import { transferHistory } from './transfer-history.ts'
import { transferQuestions } from './transfers.ts'
import { prize, spinWheel } from './vouchers.ts'

export const walletEndpoints = {
  'users/getBalance': readEndpoint('users/getBalance', async ({ db, user }) => {
    const [accountBalances, sendable] = await Promise.all([
      balances(db, user.uid),
      sendableOf(db, user.uid),
    ])
    if (!accountBalances.length) throw new Refusal(words.noData)
    const left = (unit: Unit) =>
      accountBalances.filter((it) => it.unit === unit).reduce((sum, it) => sum + it.balance, 0)
    return {
      status: 'success',
      oracle_questions: left('oracle'),
      astra_questions: left('astra'),
      daily_predictions: left('daily'),
      weekly_predictions: left('weekly'),
      monthly_predictions: left('monthly'),
      yearly_predictions: left('yearly'),
      balance: inUnit('rupees', left('rupees')),
      sendable: {
        own: sendable.ownQuestions,
        from_wallet: sendable.walletQuestions,
        price: sendable.pricePaise / 100,
      },
    }
  }),
  'users/getLedger': readEndpoint('users/getLedger', async ({ db, user, caller }, { page }) => ({
    status: 'success',
    ...(await ledgerPage(db, user.uid, page, caller.language)),
  })),
  'wheel/spin': writeEndpoint('wheel/spin', spinWheel),
  'wheel/getPrize': readEndpoint('wheel/getPrize', prize),
  'astrohub/redeem_questions': writeEndpoint('astrohub/redeem_questions', redeemQuestions),
  'astrohub/get_redeem_history': readEndpoint('astrohub/get_redeem_history', redeemHistory),
  'astrohub/transfer_questions': writeEndpoint('astrohub/transfer_questions', transferQuestions),
  'astrohub/get_transaction_history': readEndpoint(
    'astrohub/get_transaction_history',
    transferHistory,
  ),
}
