import type { LocalizedText } from '../../say.ts'

/** How many questions an amount pays for: `{recharge}` in the operator's own words, `{plan}` with its `{questions}` a month. */
export const amountOfRecharge: LocalizedText = {
  en: 'A recharge of ₹{amount} pays for this: {recharge}. What is left over stays in your balance. Every amount stands on the page “Recharge and plans”, and only complete answers are charged: this one is free.',
  hi: '₹{amount} के रिचार्ज में: {recharge}। जो बचे वह बैलेंस में रहता है। हर रिचार्ज “रिचार्ज और प्लान” पृष्ठ पर है, और शुल्क केवल पूरे उत्तर का लगता है: यह उत्तर मुफ़्त है।',
}
export const amountOfPlan: LocalizedText = {
  en: 'For ₹{amount} there is the plan “{plan}”, with {questions} questions every month. What is not asked ends with the month. It stands on the page “Recharge and plans”. This answer is free.',
  hi: '₹{amount} में “{plan}” है, जिसमें हर महीने {questions} प्रश्न मिलते हैं। न पूछे गए प्रश्न महीने के साथ ख़त्म होते हैं। यह “रिचार्ज और प्लान” पृष्ठ पर है। यह उत्तर मुफ़्त है।',
}
export const amountOfBoth: LocalizedText = {
  en: '₹{amount} buys one of two: as a recharge, {recharge}; as the plan “{plan}”, {questions} questions every month. A recharge stays until it is used, a plan’s questions end with the month. Both stand on the page “Recharge and plans”. This answer is free.',
  hi: '₹{amount} में दो में से एक मिलता है: रिचार्ज लें तो {recharge}; “{plan}” लें तो हर महीने {questions} प्रश्न। रिचार्ज ख़र्च होने तक रहता है, प्लान के प्रश्न महीने के साथ ख़त्म होते हैं। दोनों “रिचार्ज और प्लान” पृष्ठ पर हैं। यह उत्तर मुफ़्त है।',
}
