import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The page of what is done by itself. */
export const adminJobsWords = {
  title: { en: 'Jobs', hi: 'अपने आप होने वाले काम' },
  lead: {
    en: 'What is done by itself. A job that fails is tried again at its next turn.',
    hi: 'जो काम अपने आप होते हैं। जो काम पूरा न हो पाए, वह अगली बारी में फिर किया जाता है।',
  },
  noJobs: { en: 'No job has been listed yet.', hi: 'अभी कोई काम सूची में नहीं है।' },
  period: { en: 'Every', hi: 'कितनी देर में' },
  bound: { en: 'May take', hi: 'कितना समय ले सकता है' },
  latest: { en: 'Last begun', hi: 'पिछली बार शुरू' },
  took: { en: 'Took', hi: 'समय लगा' },
  runs: { en: 'Runs', hi: 'कितनी बार हुआ' },
  failures: { en: 'Of them failed', hi: 'इनमें से असफल' },
  running: { en: 'Under way', hi: 'चल रहा है' },
  overdue: { en: 'Overdue', hi: 'देर हो गई' },
  never: { en: 'Not yet', hi: 'अभी तक नहीं' },
} satisfies Record<string, LocalizedText>

export const jobOutcomes: Record<'done' | 'failed' | 'late', LocalizedText> = {
  done: { en: 'Done', hi: 'हो गया' },
  failed: { en: 'Failed', hi: 'असफल' },
  late: { en: 'Took too long', hi: 'बहुत समय लगा' },
}

const span = (units: { second: string; minute: string; hour: string; day: string }) => {
  const steps = [
    [86_400, units.day],
    [3600, units.hour],
    [60, units.minute],
  ] as const
  return (seconds: number) => {
    const [size, unit] = steps.find(([step]) => seconds >= step) ?? [1, units.second]
    return `${Math.round((seconds / size) * 10) / 10} ${unit}`
  }
}

export const adminJobsTemplates = {
  /** A span of seconds in its largest unit: `90` is "1.5 min". */
  span: {
    en: span({ second: 's', minute: 'min', hour: 'h', day: 'd' }),
    hi: span({ second: 'से.', minute: 'मि.', hour: 'घं.', day: 'दिन' }),
  },
} satisfies Record<string, LocalizedTemplate<never[]>>

/** What each job does, by its name in the list of jobs. */
export const jobNames: Record<string, LocalizedText> = {
  'sweep limits': { en: 'Delete old counts of limits', hi: 'सीमाओं की पुरानी गिनती हटाना' },
  'sweep keys': { en: 'Delete old repeat keys', hi: 'दोहराव रोकने वाली पुरानी कुंजियाँ हटाना' },
  'sweep processes': { en: 'Delete ended processes', hi: 'बंद हो चुकी प्रक्रियाएँ हटाना' },
  'sweep codes': { en: 'Delete old codes', hi: 'पुराने कोड हटाना' },
  'sweep challenges': { en: 'Delete old challenges', hi: 'लॉग इन की पुरानी जाँचें हटाना' },
  'sweep sessions': { en: 'Delete ended sessions', hi: 'समाप्त लॉग इन हटाना' },
  'prove the ledger': { en: 'Prove the ledger', hi: 'बही-खाते की जाँच' },
  'return transfers': { en: 'Return uncollected transfers', hi: 'न लिए गए भेजे हुए प्रश्न लौटाना' },
  'work off webhooks': { en: 'Work off the gateway’s messages', hi: 'गेटवे के संदेश निपटाना' },
  'reconcile orders': { en: 'Reconcile orders', hi: 'ऑर्डर का मिलान' },
  'send refunds': { en: 'Send refunds', hi: 'रिफ़ंड भेजना' },
  'sweep order tokens': { en: 'Delete old order tokens', hi: 'पुराने ऑर्डर टोकन हटाना' },
  'sweep webhooks': { en: 'Delete old messages of the gateway', hi: 'गेटवे के पुराने संदेश हटाना' },
  'void stale holds': { en: 'Give back stale holds', hi: 'अटके प्रश्न लौटाना' },
  'give back what the last run held': {
    en: 'Give back what was held before the restart',
    hi: 'दोबारा शुरू होने से पहले रोके गए प्रश्न लौटाना',
  },
  'renew on paper': { en: 'Renew plans of the stand-in', hi: 'नमूना गेटवे के प्लान आगे बढ़ाना' },
  'turn plan months': { en: 'Begin and end months of plans', hi: 'प्लान के महीने शुरू और समाप्त करना' },
  'reconcile subscriptions': { en: 'Reconcile plans', hi: 'प्लान का मिलान' },
  'tell the gateway': { en: 'Tell the gateway of ended plans', hi: 'समाप्त प्लान गेटवे को बताना' },
  'take over answers': { en: 'Go on with broken-off answers', hi: 'बीच में रुके उत्तर पूरे करना' },
  'fail forgotten answers': { en: 'Close forgotten answers', hi: 'छूटे हुए उत्तर बंद करना' },
  'delete old samples': { en: 'Delete old samples', hi: 'पुराने नमूने हटाना' },
  'print horoscopes': { en: 'Write the day’s horoscopes', hi: 'दिन का राशिफल लिखना' },
  'sweep notifications': { en: 'Delete old notifications', hi: 'पुरानी सूचनाएँ हटाना' },
  'take over predictions': {
    en: 'Go on with broken-off predictions',
    hi: 'बीच में रुके भविष्यफल पूरे करना',
  },
  'count forecasts': { en: 'Count what came of forecasts', hi: 'भविष्यवाणियों में क्या हुआ, गिनना' },
  'plan reminders': {
    en: 'Find what people are to be reminded of',
    hi: 'देखना कि कौन-से रिमाइंडर भेजने हैं',
  },
  'send reminders': { en: 'Send reminders', hi: 'रिमाइंडर भेजना' },
  'sweep reminders': { en: 'Delete old reminders', hi: 'पुराने संदेश हटाना' },
  'fail forgotten predictions': { en: 'Close forgotten predictions', hi: 'छूटे हुए भविष्यफल बंद करना' },
}
