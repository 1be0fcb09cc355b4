import type { LocalizedText } from '../say.ts'

/** What a stretch of time may be named for, as it is called inside a sentence: "We named June 2027 for …" */
export const forecastTopics = {
  love: { en: 'new love', hi: 'नया प्रेम' },
  'ex-back': { en: 'getting back together', hi: 'फिर से साथ आना' },
  marriage: { en: 'marriage', hi: 'विवाह' },
  'married-life': { en: 'a better time in the marriage', hi: 'वैवाहिक जीवन में अच्छा समय' },
  separation: { en: 'settling the question of the marriage', hi: 'वैवाहिक उलझन का सुलझना' },
  compatibility: { en: 'a good time for the two of you', hi: 'आप दोनों के लिए अच्छा समय' },
  children: { en: 'a child', hi: 'संतान' },
  pregnancy: { en: 'a pregnancy', hi: 'गर्भ' },
  parents: { en: 'a better time with your parents', hi: 'माता-पिता के साथ अच्छा समय' },
  siblings: {
    en: 'a better time with brothers and sisters',
    hi: 'भाई-बहनों के साथ अच्छा समय',
  },
  'in-laws': { en: 'a better time with the in-laws', hi: 'ससुराल के साथ अच्छा समय' },
  family: { en: 'a good time for the family', hi: 'परिवार के लिए अच्छा समय' },
  friends: { en: 'a good time with friends', hi: 'मित्रों के साथ अच्छा समय' },
  pet: { en: 'a pet at home', hi: 'घर में पालतू जानवर' },
  career: { en: 'progress at work', hi: 'काम में प्रगति' },
  'job-search': { en: 'a job', hi: 'नौकरी' },
  'job-change': { en: 'a change of work', hi: 'नौकरी में बदलाव' },
  promotion: { en: 'a promotion', hi: 'पदोन्नति' },
  business: { en: 'progress in business', hi: 'व्यापार में प्रगति' },
  'government-job': { en: 'a government job', hi: 'सरकारी नौकरी' },
  retirement: { en: 'the retirement you want', hi: 'मनचाही सेवानिवृत्ति' },
  money: { en: 'more money', hi: 'धन में बढ़त' },
  debt: { en: 'less debt', hi: 'क़र्ज़ में कमी' },
  investment: { en: 'a gain from an investment', hi: 'निवेश से लाभ' },
  inheritance: { en: 'an inheritance', hi: 'विरासत' },
  property: { en: 'a house or land', hi: 'घर या ज़मीन' },
  vehicle: { en: 'a vehicle', hi: 'वाहन' },
  'lost-object': { en: 'the return of what was lost', hi: 'खोई चीज़ का मिलना' },
  education: { en: 'progress in studies', hi: 'पढ़ाई में प्रगति' },
  exam: { en: 'success in an exam', hi: 'परीक्षा में सफलता' },
  abroad: { en: 'a move abroad', hi: 'विदेश जाना' },
  travel: { en: 'a journey', hi: 'यात्रा' },
  health: { en: 'better health', hi: 'बेहतर सेहत' },
  'mental-health': { en: 'a calmer mind', hi: 'मन की शांति' },
  legal: { en: 'progress in a legal matter', hi: 'क़ानूनी मामले में प्रगति' },
  enemies: { en: 'relief from people who are against you', hi: 'विरोधियों से राहत' },
  spirituality: { en: 'a deeper spiritual practice', hi: 'साधना में गहराई' },
  fame: { en: 'recognition', hi: 'मान-सम्मान' },
  general: { en: 'a good phase of life', hi: 'जीवन में अच्छा दौर' },
  'good-day': { en: 'a good day', hi: 'अच्छा दिन' },
  'slow-day': { en: 'a slow day', hi: 'धीमा दिन' },
} as const satisfies Record<string, LocalizedText>

export type ForecastTopic = keyof typeof forecastTopics

/** Not named on the home page, where somebody else may look on. */
export const privateTopics: ReadonlySet<string> = new Set<ForecastTopic>([
  'love',
  'ex-back',
  'married-life',
  'separation',
  'children',
  'pregnancy',
  'debt',
  'health',
  'mental-health',
  'legal',
])

/** Whose life it is about, behind the name of the matter; the asker's own needs no word. */
export const forecastPeople: Readonly<Record<string, LocalizedText>> = {
  partner: { en: 'your partner', hi: 'आपके साथी' },
  spouse: { en: 'your husband or wife', hi: 'आपके जीवनसाथी' },
  ex: { en: 'your former partner', hi: 'आपके पुराने साथी' },
  child: { en: 'your child', hi: 'आपकी संतान' },
  parent: { en: 'your parent', hi: 'आपके माता या पिता' },
  sibling: { en: 'your brother or sister', hi: 'आपके भाई या बहन' },
  friend: { en: 'your friend', hi: 'आपके मित्र' },
  relative: { en: 'your relative', hi: 'आपके संबंधी' },
  other: { en: 'someone close to you', hi: 'आपके किसी अपने' },
}
