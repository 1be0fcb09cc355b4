import type { LocalizedTemplate, LocalizedText } from '../../say.ts'

/** Numbers that are reckoned from a date or a row of digits which the question tells. Custom, and no promise. */

type Text = LocalizedTemplate<string[]>

/** Moolank and bhagyank: the number, how it is reckoned, the second number, how. */
export const bothNumbers: Text = {
  en: (root, rootSum, fate, fateSum) =>
    `By that date the moolank is ${root} (${rootSum}) and the bhagyank ${fate} (${fateSum}).`,
  hi: (root, rootSum, fate, fateSum) =>
    `उस तारीख़ से मूलांक ${root} है (${rootSum}) और भाग्यांक ${fate} (${fateSum})।`,
}
export const luckyOfDate: Text = {
  en: (root, rootSum, fate, fateSum) =>
    `By that date the lucky number is ${root}, the moolank (${rootSum}); the second is ${fate}, the bhagyank (${fateSum}).`,
  hi: (root, rootSum, fate, fateSum) =>
    `उस तारीख़ से शुभ अंक ${root} है, यानी मूलांक (${rootSum}); दूसरा ${fate} है, यानी भाग्यांक (${fateSum})।`,
}
/** Numbers that custom likes less: those, the moolank. */
export const lessLiked: Text = {
  en: (numbers, root, rootSum) =>
    `No number is unlucky in itself; for your moolank ${root} (${rootSum}) custom likes ${numbers} the least.`,
  hi: (numbers, root, rootSum) =>
    `कोई अंक अपने आप में अशुभ नहीं; आपके मूलांक ${root} (${rootSum}) के लिए रिवाज में ${numbers} कम पसंद किए जाते हैं।`,
}
export const noneLessLiked: Text = {
  en: (root, rootSum) =>
    `No number is unlucky for you: for moolank ${root} (${rootSum}) custom sets none apart.`,
  hi: (root, rootSum) =>
    `आपके लिए कोई अंक अशुभ नहीं: मूलांक ${root} (${rootSum}) के लिए रिवाज में कोई अलग नहीं रखा गया।`,
}
/** Of two rows of digits: the one taken, its sum and digit, the other, its own, the moolank. */
export const takeNumber: Text = {
  en: (one, oneSum, other, otherSum, root) =>
    `Take ${one}: it comes to ${oneSum}, which goes better with your moolank ${root} than ${other}, which comes to ${otherSum}.`,
  hi: (one, oneSum, other, otherSum, root) =>
    `${one} लें: उसका जोड़ ${oneSum} है, जो आपके मूलांक ${root} से ${other} के जोड़ ${otherSum} की तुलना में ज़्यादा मेल खाता है।`,
}
/** Both alike to the moolank; the last is the graha of the one taken. */
export const bothAlike: Text = {
  en: (one, oneSum, other, otherSum, root, graha) =>
    `Take ${one}: both go equally well with your moolank ${root}, but it comes to ${oneSum}, the number of ${graha}, which custom likes better than the ${otherSum} of ${other}.`,
  hi: (one, oneSum, other, otherSum, root, graha) =>
    `${one} लें: आपके मूलांक ${root} के लिए दोनों बराबर हैं, पर इसका जोड़ ${oneSum} है, जो ${graha} का अंक है और रिवाज में ${other} के जोड़ ${otherSum} से ज़्यादा पसंद किया जाता है।`,
}
/** Two rows with one sum. */
export const sameSum: Text = {
  en: (one, sum, other) =>
    `${one} and ${other} both come to ${sum}, so by custom they are the same; take the one that is easier to remember or costs less.`,
  hi: (one, sum, other) =>
    `${one} और ${other} दोनों का जोड़ ${sum} है, इसलिए रिवाज में दोनों एक-से हैं; जो याद रखने में आसान हो या सस्ता पड़े, वही लें।`,
}
/** One and the same number in two series. */
export const sameNumber: Text = {
  en: (row, sum) =>
    `Take either: the number ${row} is the same in both and comes to ${sum}, and custom counts the digits alone, not the series. Choose the one that costs less.`,
  hi: (row, sum) =>
    `कोई भी लें: दोनों में नंबर ${row} एक ही है, जोड़ ${sum}, और रिवाज में केवल अंक गिने जाते हैं, सीरीज़ नहीं। जो सस्ता पड़े, वही लें।`,
}
/** One row of digits beside the moolank: the row, its sum, the moolank. */
export const numberFits: Readonly<Record<'friend' | 'neutral' | 'enemy', Text>> = {
  friend: {
    en: (row, sum, root) =>
      `Yes, ${row} suits you: it comes to ${sum}, a friend of your moolank ${root}.`,
    hi: (row, sum, root) =>
      `हाँ, ${row} आपके लिए ठीक है: उसका जोड़ ${sum} है, जो आपके मूलांक ${root} का मित्र है।`,
  },
  neutral: {
    en: (row, sum, root) =>
      `${row} does you neither good nor harm: it comes to ${sum}, which is neutral to your moolank ${root}.`,
    hi: (row, sum, root) =>
      `${row} आपके लिए सामान्य है, न लाभ न हानि: उसका जोड़ ${sum} है, जो आपके मूलांक ${root} के लिए सम है।`,
  },
  enemy: {
    en: (row, sum, root) =>
      `By custom ${row} is not your best: it comes to ${sum}, which is no friend of your moolank ${root}, though it harms nothing.`,
    hi: (row, sum, root) =>
      `रिवाज से ${row} आपका सबसे अच्छा अंक नहीं: उसका जोड़ ${sum} है, जो आपके मूलांक ${root} का मित्र नहीं, पर इससे कुछ बिगड़ता नहीं।`,
  },
}
export const grahaOfNumber: Text = {
  en: (root, graha) => `Number ${root} belongs to ${graha} by custom.`,
  hi: (root, graha) => `अंक ${root} रिवाज से ${graha} का माना जाता है।`,
}
export const numberIsCustom: LocalizedText = {
  en: 'Numbers are a custom beside jyotish: none makes a thing succeed or fail, so pay nothing extra for one. This answer is free.',
  hi: 'अंक ज्योतिष के साथ चलने वाला रिवाज है: किसी अंक से काम बनता या बिगड़ता नहीं, इसलिए इसके लिए अलग से पैसे न दें। यह उत्तर मुफ़्त है।',
}
