import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of money that somebody owes: a claim, a loan given, pay, a refund. */
export const duesMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      { en: 'somebody in authority helps to get it', hi: 'किसी अधिकारी की मदद से पैसा निकलता है' },
    ],
    patience: [{ en: 'it waits for a sanction from above', hi: 'ऊपर की मंज़ूरी का इंतज़ार रहता है' }],
  },
  moon: {
    favourable: [{ en: 'it comes in parts', hi: 'पैसा टुकड़ों में आता है' }],
    patience: [{ en: 'the promise changes from week to week', hi: 'हर हफ़्ते वादा बदलता है' }],
  },
  mars: {
    favourable: [{ en: 'asking firmly brings it', hi: 'सख़्ती से माँगने पर मिलता है' }],
    patience: [{ en: 'a quarrel over it makes it later', hi: 'झगड़े से और देर होती है' }],
  },
  mercury: {
    favourable: [{ en: 'written proof brings it out', hi: 'लिखे हुए सबूत से पैसा निकलता है' }],
    patience: [{ en: 'one more paper is asked for', hi: 'एक और काग़ज़ माँगा जाता है' }],
  },
  jupiter: {
    favourable: [{ en: 'the claim is found to be just', hi: 'हक़ सही ठहरता है' }],
    patience: [{ en: 'it is paid, but later than promised', hi: 'मिलता है, पर कहे समय के बाद' }],
  },
  venus: {
    favourable: [
      { en: 'a friendly settlement brings most of it', hi: 'आपसी समझौते से ज़्यादातर मिल जाता है' },
    ],
    patience: [{ en: 'less is offered than is owed', hi: 'बक़ाया से कम देने की बात होती है' }],
  },
  saturn: {
    favourable: [{ en: 'patient reminders bring it', hi: 'सब्र से याद दिलाने पर मिल जाता है' }],
    patience: [{ en: 'it comes late and after reminders', hi: 'देर से और याद दिलाने पर मिलता है' }],
  },
  rahu: {
    favourable: [{ en: 'it comes from an unexpected side', hi: 'जहाँ से उम्मीद न थी, वहाँ से मिलता है' }],
    patience: [{ en: 'somebody hides how much there is', hi: 'कोई पूरी रक़म की बात छिपाता है' }],
  },
  ketu: {
    favourable: [{ en: 'an old hitch is removed', hi: 'कोई पुरानी अड़चन हट जाती है' }],
    patience: [{ en: 'a paper of the claim is missing', hi: 'दावे का कोई काग़ज़ कम रहता है' }],
  },
}
