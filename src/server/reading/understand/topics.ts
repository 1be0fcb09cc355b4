/** What a question can be about. The first nine are read from the chart's houses. */
export const lifeTopics = [
  'love',
  'career',
  'money',
  'education',
  'family',
  'health',
  'travel',
  'timing',
  'general',
] as const
export type LifeTopic = (typeof lifeTopics)[number]

export const topics = [
  ...lifeTopics,
  /** A named day, or a yes-or-no with nothing else to go by. */
  'day',
  /** Two people: needs the second kundli. */
  'compatibility',
  /** The chart itself: my rashi, my dasha, am I in sade sati. */
  'chart',
  'remedy',
  'greeting',
  'thanks',
  /** The service itself: price, privacy, how it works, whether it is a person. */
  'product',
  /** The other persona. */
  'persona',
  /** Clear, but nothing a chart can answer. */
  'offtopic',
  'unclear',
] as const
export type Topic = (typeof topics)[number]

export function isLifeTopic(topic: Topic): topic is LifeTopic {
  return (lifeTopics as readonly string[]).includes(topic)
}
