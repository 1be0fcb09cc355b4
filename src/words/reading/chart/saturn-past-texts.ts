import type { LocalizedTemplate, LocalizedText } from '../../say.ts'

/** Sade Sati and the dhaiya in years gone by. */

type Text = LocalizedTemplate<string[]>

export const passageNames = {
  sadeSati: { en: 'Sade Sati', hi: 'साढ़ेसाती' },
  dhaiya: { en: 'dhaiya of Saturn', hi: 'शनि की ढैया' },
} satisfies Record<string, LocalizedText>

/** The name of the passage, whose, from and to. */
export const passageWas: Text = {
  en: (name, who, from, to) => `Yes, a ${name} was on ${who} then: it is from ${from} to ${to}.`,
  hi: (name, who, from, to) => `हाँ, तब ${who} पर ${name} थी: यह ${from} से ${to} तक की है।`,
}
export const passageWasNot: Text = {
  en: (name, who) => `No, no ${name} was on ${who} in that time.`,
  hi: (name, who) => `नहीं, उस समय ${who} पर ${name} नहीं थी।`,
}
export const ranInstead: Text = {
  en: (name, _who, from, to) => `It was a ${name} that touched that time, from ${from} to ${to}.`,
  hi: (name, _who, from, to) => `उस समय ${name} थी, ${from} से ${to} तक।`,
}
export const lastPassage: Text = {
  en: (name, who, from, to) => `The last ${name} on ${who} was from ${from} to ${to}.`,
  hi: (name, who, from, to) => `${who} पर पिछली ${name} ${from} से ${to} तक थी।`,
}
