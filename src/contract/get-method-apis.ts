import type { Apis } from './apis.ts'

type Gets = { [N in keyof Apis]: Apis[N]['method'] extends 'GET' ? N : never }[keyof Apis]

/**
 * The calls that go by GET; all others go by POST. Beside the rows and not from them, so that no
 * schema reaches the browser; a test holds the two together.
 */
export const getMethodApis: readonly Gets[] = [
  'about',
  'admin/getActs',
  'admin/getAnswers',
  'admin/getBans',
  'admin/getContent',
  'admin/getPrices',
  'admin/getRefunds',
  'admin/getReports',
  'admin/getSecondFactor',
  'ai/getInfo',
  'astrohub/get_redeem_history',
  'astrohub/get_transaction_history',
  'astrohub/getAvatars',
  'astrohub/get_notification_summary',
  'astrohub/get_notifications',
  'birthdetails/celebrities',
  'chats/getShared',
  'blog/getCount',
  'blog/post',
  'blog/posts',
  'chats/resume',
  'festivals/getCalendar',
  'languages',
  'panchang/findMuhurta',
  'panchang/getDay',
  'panchang/getMonth',
  'places/locate',
  'places/suggest',
  'recharges/getPayments',
  'recharges/getPrices',
  'subscriptions/get_count',
  'subscriptions/get_subscription',
  'subscriptions/plans',
  'site/links',
  'site/reviews',
  'site/stats',
  'site/testimonials',
  'users/exportData',
  'users/getBalance',
  'users/getInfo',
  'users/getLedger',
  'users/sessions',
  'videos',
  'wheel/getPrize',
]
