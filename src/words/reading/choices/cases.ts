import type { LocalizedText } from '../../say.ts'
import type { VoicedLines } from '../matters/matter-texts.ts'

/** Two things of which one is the case, and nobody chooses: "fallen or stolen", "busy or avoiding me". */
export type AskedCase =
  | 'busy-or-avoiding'
  | 'love-or-passing'
  | 'love-or-friendship'
  | 'waiting-or-gone'
  | 'fallen-or-taken'
  | 'own-or-family'

/** What is said of the one case and of the other, as the first words of the answer. */
export const caseNames: Readonly<Record<AskedCase, readonly [LocalizedText, LocalizedText]>> = {
  'busy-or-avoiding': [
    {
      en: 'It looks more like being busy than avoiding you',
      hi: 'बात टालने से ज़्यादा व्यस्तता की लगती है',
    },
    {
      en: 'It looks more like keeping a distance than being busy, for the present',
      hi: 'अभी बात व्यस्तता से ज़्यादा दूरी रखने की लगती है',
    },
  ],
  'love-or-passing': [
    {
      en: 'It is more than time pass, and there is feeling in it',
      hi: 'यह टाइमपास से ज़्यादा है, मन में लगाव दिखता है',
    },
    {
      en: 'It looks more like time pass than something serious, as it stands now',
      hi: 'अभी यह गंभीरता से ज़्यादा टाइमपास लगता है',
    },
  ],
  'love-or-friendship': [
    {
      en: 'It looks like more than friendship',
      hi: 'यह दोस्ती से ज़्यादा लगता है',
    },
    {
      en: 'For now it looks more like friendship than love',
      hi: 'अभी यह प्यार से ज़्यादा दोस्ती लगती है',
    },
  ],
  'waiting-or-gone': [
    {
      en: 'The heart is still with you more than it has moved on',
      hi: 'मन अभी आगे बढ़ने से ज़्यादा आपकी ओर ही है',
    },
    {
      en: 'It looks more like having moved on than waiting for you',
      hi: 'अब इंतज़ार से ज़्यादा आगे बढ़ जाने के लक्षण हैं',
    },
  ],
  'fallen-or-taken': [
    {
      en: 'More likely dropped or left somewhere than taken by anybody',
      hi: 'किसी के उठाने से ज़्यादा, गिरने या कहीं छूटने के लक्षण हैं',
    },
    {
      en: 'More likely taken by somebody than dropped',
      hi: 'गिरने से ज़्यादा, किसी के उठा लेने के लक्षण हैं',
    },
  ],
  'own-or-family': [
    {
      en: 'More by your own choice than by the family’s',
      hi: 'घरवालों की पसंद से ज़्यादा, अपनी पसंद के आसार हैं',
    },
    {
      en: 'More through the family than by your own choice',
      hi: 'अपनी पसंद से ज़्यादा, घरवालों के बताए रिश्ते के आसार हैं',
    },
  ],
}

/** Why: the two houses and their lords, of which the first stands better. */
export const caseTexts: VoicedLines = {
  oracle: [
    {
      en: '{said}: {lord} rules your {house} of {of} and is stronger than {other}, which rules your {otherHouse} of {otherOf}.',
      hi: '{said}: आपके {of} के {house} के स्वामी {lord} हैं और {otherOf} के {otherHouse} के स्वामी {other} हैं, और पहले का बल ज़्यादा है।',
    },
  ],
  astra: [
    {
      en: '{said}: {lord} is lord of your {house} of {of}, {other} is lord of your {otherHouse} of {otherOf}, and the first has more strength.',
      hi: '{said}: {of} के {house} के स्वामी {lord} हैं, {otherOf} के {otherHouse} के स्वामी {other} हैं, और आपकी कुंडली में पहले का बल ज़्यादा है।',
    },
  ],
}

/** The houses that are set against each other, and what each is the house of here. */
export const caseHouses: Readonly<
  Record<AskedCase, readonly (readonly [house: number, of: LocalizedText])[]>
> = {
  'busy-or-avoiding': [
    [10, { en: 'work', hi: 'काम' }],
    [12, { en: 'distance', hi: 'दूरी' }],
    [8, { en: 'silence', hi: 'चुप्पी' }],
  ],
  'love-or-passing': [
    [5, { en: 'love', hi: 'प्रेम' }],
    [12, { en: 'distance', hi: 'दूरी' }],
    [6, { en: 'friction', hi: 'खटपट' }],
  ],
  'love-or-friendship': [
    [5, { en: 'love', hi: 'प्रेम' }],
    [11, { en: 'friends', hi: 'मित्रों' }],
    [3, { en: 'companions', hi: 'संगी' }],
  ],
  'waiting-or-gone': [
    [7, { en: 'the bond', hi: 'रिश्ते' }],
    [12, { en: 'distance', hi: 'दूरी' }],
    [8, { en: 'breaks', hi: 'रुकावट' }],
  ],
  'fallen-or-taken': [
    [2, { en: 'what is yours', hi: 'अपनी चीज़ों' }],
    [7, { en: 'whoever takes', hi: 'उठाने वाले' }],
    [6, { en: 'thieves', hi: 'चोर' }],
  ],
  'own-or-family': [
    [5, { en: 'love', hi: 'प्रेम' }],
    [2, { en: 'the family', hi: 'परिवार' }],
    [9, { en: 'elders', hi: 'बड़ों' }],
  ],
}
