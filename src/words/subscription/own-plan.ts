import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** One's own plan, and the ways out of it: apart from the plans for sale, which visitors load. */
export const ownPlanWords = {
  mine: { en: 'My plan', hi: 'मेरा प्लान' },
  mineDescription: {
    en: 'Your Drishti plan, its days and its questions.',
    hi: 'आपका दृष्टि प्लान, उसके दिन और प्रश्न।',
  },
  ask: { en: 'Ask a question', hi: 'प्रश्न पूछें' },
  status: { en: 'Status', hi: 'स्थिति' },
  isActive: { en: 'ACTIVE', hi: 'चालू' },
  isCancelled: { en: 'CANCELLED', hi: 'रद्द' },
  endsSoon: { en: 'ACTIVE, not renewing', hi: 'चालू, आगे नहीं बढ़ेगा' },
  id: { en: 'Subscription id', hi: 'प्लान संख्या' },
  copy: { en: 'Copy the id', hi: 'संख्या कॉपी करें' },
  copied: { en: 'Text copied to clipboard', hi: 'कॉपी हो गया' },
  notCopied: { en: 'Failed to copy', hi: 'कॉपी नहीं हो पाया' },
  used: { en: 'Questions used', hi: 'इस्तेमाल हुए प्रश्न' },
  start: { en: 'Start date', hi: 'शुरू होने की तारीख़' },
  end: { en: 'End date', hi: 'समाप्त होने की तारीख़' },
  last: { en: 'Last payment', hi: 'पिछला भुगतान' },
  days: { en: 'Days remaining', hi: 'बचे हुए दिन' },
  newPlan: { en: 'Start a New Plan', hi: 'नया प्लान शुरू करें' },
  stop: { en: 'Stop renewing', hi: 'आगे न बढ़ाएँ' },
  stopAsk: {
    en: 'The plan stays active until the end of the month you have paid for, and is not renewed after that.',
    hi: 'जिस महीने का भुगतान हो चुका है, उसके अंत तक प्लान चालू रहेगा; उसके बाद आगे नहीं बढ़ेगा।',
  },
  stopYes: { en: 'Yes, stop renewing', hi: 'हाँ, आगे न बढ़ाएँ' },
  keep: { en: 'Keep the plan', hi: 'प्लान रहने दें' },
  cancel: { en: 'Cancel Subscription', hi: 'प्लान रद्द करें' },
  cancelNow: {
    en: 'Cancelling ends the plan at once. To keep the days you have paid for, stop renewing instead.',
    hi: 'रद्द करने से प्लान तुरंत समाप्त हो जाता है। जिन दिनों के पैसे दिए हैं उन्हें रखना हो, तो बस “आगे न बढ़ाएँ” चुनें।',
  },
  cancelMobile: { en: 'Confirm with your number', hi: 'अपने नंबर से पुष्टि करें' },
  cancelCode: { en: 'Enter the code', hi: 'कोड डालें' },
  cancelLast: { en: 'The last step', hi: 'आख़िरी क़दम' },
  cancelFinal: {
    en: 'Your subscription will end right away. Do you wish to proceed?',
    hi: 'आपका प्लान तुरंत समाप्त हो जाएगा। क्या आप आगे बढ़ना चाहते हैं?',
  },
  yes: { en: 'Yes', hi: 'हाँ' },
  no: { en: 'No', hi: 'नहीं' },
  cancelling: { en: 'cancelling..', hi: 'रद्द हो रहा है..' },
  ownNumber: { en: 'The mobile number of this account', hi: 'इसी खाते का मोबाइल नंबर' },
  notVerified: {
    en: 'Please try again, something went wrong!',
    hi: 'कुछ गड़बड़ हो गई, कृपया फिर कोशिश करें!',
  },
  /** The specification's sentence lacks "wrong"; it is shown spelt right. */
  notCancelled: {
    en: 'Something went wrong please try again!',
    hi: 'कुछ गड़बड़ हो गई, कृपया फिर कोशिश करें!',
  },
  stopped: { en: 'The plan will not renew.', hi: 'अब यह प्लान आगे नहीं बढ़ेगा।' },
} satisfies Record<string, LocalizedText>

export const ownPlanTemplates = {
  used: {
    en: (used: number, most: number, share: string) => `${used} of ${most} (${share}%)`,
    hi: (used: number, most: number, share: string) => `${most} में से ${used} (${share}%)`,
  },
  daysLeft: {
    en: (days: number) =>
      `You have ${days} ${days === 1 ? 'day' : 'days'} left on this plan. Do you want to cancel it?`,
    hi: (days: number) => `इस प्लान के ${days} दिन बाक़ी हैं। क्या आप इसे रद्द करना चाहते हैं?`,
  },
  step: {
    en: (step: number) => `Step ${step} of 4`,
    hi: (step: number) => `4 में से क़दम ${step}`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
