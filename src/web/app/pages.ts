/**
 * Every page there is, one row each: its address without the language, and the file that draws it.
 * `/x` is English and `/hi/x` is Hindi, by the same file. `routes.ts` makes the router's table of
 * these rows, `href` its links, `nav.ts` offers only links whose page stands here, the sitemap lists the
 * indexable ones.
 */
export interface PageDefinition {
  /** Address after the language prefix, without a leading slash; '' is home. */
  path: string
  /** Below src/web, where the router looks. */
  file: string
  /** Shows something of whoever is signed in, and nothing else: a visitor is sent home to log in. */
  needsSession?: true
  /** Anybody may open it, but search engines and sitemaps do not list it. */
  noindex?: true
  /** The same page as another, which search engines and sitemaps list in its stead. */
  repeats?: string
  /** Payments happen here: its content security policy knows the payment gateway's hosts, and no other's does. */
  pays?: true | 'on-request'
  /**
   * It is read more than worked with: to who is not signed in its scripts come with the first press, and
   * till then it works by HTML. Not for a page that does something by itself.
   */
  scripts?: 'on-press'
  /**
   * To everybody who is not signed in it looks the same: what was drawn for one is shown for a second to
   * the next. These are the names its query may have then; it may depend on nothing else.
   */
  sharedQueryNames?: readonly string[]
}

export const pages: readonly PageDefinition[] = [
  { path: '', file: 'home/home.tsx', scripts: 'on-press', sharedQueryNames: [] },
  { path: 'invite-earn', file: 'home/invite-earn.tsx', noindex: true },
  { path: 'login', file: 'accounts/login.tsx', noindex: true },
  { path: 'ask', file: 'home/ask/ask.tsx', noindex: true },
  { path: 'create-kundli', file: 'kundli/create-kundli.tsx', needsSession: true },
  { path: 'create-kundli/oracle', file: 'kundli/create-kundli.tsx', needsSession: true },
  { path: 'create-kundli/astra', file: 'kundli/create-kundli.tsx', needsSession: true },
  { path: 'family', file: 'family/family.tsx', needsSession: true },
  { path: 'free-kundli', file: 'kundli/free-kundli.tsx' },
  { path: 'free-kundli/oracle', file: 'kundli/free-kundli.tsx', repeats: 'free-kundli' },
  { path: 'free-kundli/astra', file: 'kundli/free-kundli.tsx', repeats: 'free-kundli' },
  { path: 'free-kundli-celeb', file: 'kundli/free-kundli-celeb.tsx' },
  {
    path: 'free-kundli-celeb/oracle',
    file: 'kundli/free-kundli-celeb.tsx',
    repeats: 'free-kundli-celeb',
  },
  {
    path: 'free-kundli-celeb/astra',
    file: 'kundli/free-kundli-celeb.tsx',
    repeats: 'free-kundli-celeb',
  },
  { path: 'kundli-matching', file: 'matching/kundli-matching.tsx' },
  // A saved kundli is its owner's; one that a visitor has just made is its browser's.
  { path: 'kundli', file: 'kundli/kundli.tsx', noindex: true },
  { path: 'panchang', file: 'panchang/panchang.tsx', scripts: 'on-press', sharedQueryNames: [] },
  { path: 'panchang/month', file: 'panchang/month.tsx', scripts: 'on-press', sharedQueryNames: [] },
  {
    path: 'festivals',
    file: 'panchang/festivals/festivals.tsx',
    scripts: 'on-press',
    sharedQueryNames: [],
  },
  {
    path: 'festivals/:slug',
    file: 'panchang/festivals/festivals.tsx',
    scripts: 'on-press',
    sharedQueryNames: [],
  },
  { path: 'muhurta', file: 'panchang/muhurta.tsx' },
  {
    path: 'horoscope',
    file: 'horoscope/horoscope.tsx',
    scripts: 'on-press',
    sharedQueryNames: ['zodiac', 'when'],
  },
  { path: 'today', file: 'today/today.tsx' },
  { path: 'free-prediction', file: 'predictions/free-prediction.tsx' },
  { path: 'daily-prediction', file: 'predictions/daily-prediction.tsx', needsSession: true },
  { path: 'chats', file: 'chat/chats.tsx', needsSession: true, pays: 'on-request' },
  { path: 'oracle', file: 'content/astrologer.tsx', scripts: 'on-press' },
  { path: 'astra', file: 'content/astrologer.tsx', scripts: 'on-press' },
  { path: 'ai-astrologer', file: 'content/ai-astrologer.tsx', scripts: 'on-press' },
  { path: 'about-us', file: 'content/about-us.tsx', scripts: 'on-press' },
  { path: 'watch', file: 'content/watch.tsx' },
  { path: 'payment', file: 'content/payment.tsx', noindex: true },
  { path: 'chatsceleb', file: 'chat/chats.tsx', needsSession: true, pays: 'on-request' },
  { path: 'admin', file: 'admin/admin.tsx', needsSession: true },
  { path: 'admin/content', file: 'admin/content.tsx', needsSession: true },
  { path: 'admin/prices', file: 'admin/prices.tsx', needsSession: true },
  { path: 'admin/users', file: 'admin/users/users.tsx', needsSession: true },
  { path: 'admin/users/:uid', file: 'admin/users/user.tsx', needsSession: true },
  { path: 'admin/refunds', file: 'admin/refunds.tsx', needsSession: true },
  { path: 'admin/answers', file: 'admin/answers.tsx', needsSession: true },
  { path: 'admin/jobs', file: 'admin/jobs.tsx', needsSession: true },
  { path: 'admin/second-factor', file: 'admin/second-factor.tsx', needsSession: true },
  { path: 'admin/forecasts', file: 'admin/forecasts.tsx', needsSession: true },
  { path: 'admin/misses', file: 'admin/misses.tsx', needsSession: true },
  { path: 'shared', file: 'chat/my-shares.tsx', needsSession: true },
  // Whoever has the link may read it.
  { path: 'shared/:shareId', file: 'chat/shared-answer.tsx', scripts: 'on-press', noindex: true },
  { path: 'memory', file: 'memory/memory.tsx', needsSession: true },
  { path: 'forecasts', file: 'forecasts/forecasts.tsx', needsSession: true },
  { path: 'reminders', file: 'reminders/reminders.tsx', needsSession: true },
  // By a signed link of a mail, without logging in.
  { path: 'reminders/stop', file: 'reminders/stop.tsx', noindex: true },
  { path: 'calendar', file: 'reminders/calendar.tsx', needsSession: true },
  { path: 'recharges', file: 'wallet/recharges.tsx', pays: true },
  { path: 'recharges/pay', file: 'wallet/pay.tsx', noindex: true, pays: true },
  { path: 'wheel-of-fortune', file: 'wallet/wheel/wheel-of-fortune.tsx' },
  { path: 'subscription', file: 'subscription/plans.tsx', pays: true },
  { path: 'my-active-plans', file: 'subscription/my-active-plans.tsx', needsSession: true },
  { path: 'balance', file: 'wallet/balance.tsx', needsSession: true },
  { path: 'ledger', file: 'wallet/ledger.tsx', needsSession: true },
  { path: 'payments', file: 'wallet/payments.tsx', needsSession: true },
  { path: 'profile/redeem-history', file: 'wallet/redeem-history.tsx', needsSession: true },
  { path: 'profile/transfer-history', file: 'wallet/transfer-history.tsx', needsSession: true },
  { path: 'account', file: 'accounts/account.tsx', needsSession: true },
  { path: 'delete-account', file: 'accounts/delete-account.tsx' },
  { path: 'blogs', file: 'blog/blogs.tsx', scripts: 'on-press', sharedQueryNames: ['page'] },
  { path: 'blogs/:slug', file: 'blog/post.tsx', scripts: 'on-press', sharedQueryNames: [] },
  { path: 'offline', file: 'app/offline.tsx', noindex: true },
  { path: 'sitemap', file: 'sitemap/sitemap.tsx', scripts: 'on-press' },
  {
    path: 'forum',
    file: 'forum/forum.tsx',
    scripts: 'on-press',
    sharedQueryNames: ['page', 'list', 'lang', 'rashi', 'nakshatra', 'mahadasha'],
  },
  { path: 'forum/learn-more', file: 'forum/learn-more.tsx', scripts: 'on-press' },
  {
    path: 'forum/learn-more-hindi',
    file: 'forum/learn-more.tsx',
    scripts: 'on-press',
    repeats: 'forum/learn-more',
  },
  { path: 'forum/create', file: 'forum/create.tsx', noindex: true },
  { path: 'forum/edit-post/:postId', file: 'forum/edit-post.tsx', needsSession: true },
  {
    path: 'forum/:slug',
    file: 'forum/discussion.tsx',
    scripts: 'on-press',
    sharedQueryNames: ['did', 'page'],
  },
  { path: 'profile', file: 'profile/profile.tsx', noindex: true },
  { path: 'profile/activities', file: 'profile/activities.tsx', noindex: true },
  { path: 'notifications', file: 'notifications/notifications.tsx', needsSession: true },
  { path: 'admin/reports', file: 'forum/reports.tsx', noindex: true },
  { path: 'accuracy', file: 'content/accuracy.tsx', scripts: 'on-press' },
  { path: 'terms-and-conditions', file: 'content/policy.tsx', scripts: 'on-press' },
  { path: 'privacy-policy', file: 'content/policy.tsx', scripts: 'on-press' },
  { path: 'refund-policy', file: 'content/policy.tsx', scripts: 'on-press' },
  { path: 'shipping-policy', file: 'content/policy.tsx', scripts: 'on-press' },
  { path: 'contact-us', file: 'content/policy.tsx', scripts: 'on-press' },
]

const lateIds = new Set<string | undefined>(
  pages.filter(({ scripts }) => scripts === 'on-press').map(({ path }) => path || 'home'),
)

/** Whether a page's scripts wait for its reader, who is nobody in particular. */
export function isLatePage(id: string | undefined, isSignedIn: boolean): boolean {
  return !isSignedIn && lateIds.has(id)
}

/** Paths of the pages that may be fetched before anybody asks for them: what everybody may read. */
export const prefetchablePages: readonly string[] = pages
  .filter((page) => isIndexable(page) && !page.pays && !page.repeats)
  .map(({ path }) => path)

/** Whether search engines may list a page. */
export function isIndexable({ needsSession, noindex }: PageDefinition): boolean {
  return !needsSession && !noindex
}
