/** "Own house in Ratlam … son wants us in his flat … where should I stay": staying against moving. */
const ownHome =
  /(?<!\p{L})(?:own|apna|apne|अपना|अपने)\s+(?:house|home|ghar|makan|makaan|घर|मकान)(?!\p{L}|\p{M})/iu
const childsHome =
  /(?<!\p{L})(?:son|daughter|beta|bete|beti|बेटा|बेटे|बेटी)(?!\p{L}|\p{M}).{0,40}?((?:flat|house|home|ghar|place|paas|फ्लैट|फ़्लैट|घर|पास)(?!\p{L}|\p{M}))/iu
const asksWhereToLive =
  /(?<!\p{L})(?:where|kahan|kaha|कहाँ|कहां)(?!\p{L}|\p{M}).{0,40}(?:live|stay|spend|settle|rest|rah|reh|bita|रह|बिता)/iu

/** Whether it is asked where to live, in one's own home or with a child. */
export function asksWhichHome(question: string): boolean {
  return [asksWhereToLive, ownHome, childsHome].every((pattern) => pattern.test(question))
}

/** One’s own home and a child’s, where it is asked in which to live; null otherwise. */
export function byHome(question: string): [string, string] | null {
  if (!asksWhichHome(question)) return null
  return /[\u0900-\u097f]/u.test(question)
    ? ['अपने घर में रहना', 'बच्चों के पास जाना']
    : /(?<!\p{L})(?:kahan|kaha)(?!\p{L})/iu.test(question)
      ? ['apne ghar me rehna', 'bachchon ke paas jaana']
      : ['stay in your own house', 'move to your child’s home']
}
