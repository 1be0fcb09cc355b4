import { actIn, toAsker, withoutTimes } from './act.ts'
import { statedFuture } from './forms.ts'
import { burden, ending, grave, unclear, unwelcome } from './phrases.ts'
import { subjectAt } from './subject.ts'
import type { Subject } from './subject.ts'
import { baseOfGerund, isVerb, stateVerbs } from './verbs.ts'

/** What an English question asks, as a statement takes it: "you", "get your transfer". */
export interface EnglishRestatement {
  /** "you", "your brother's loan". */
  subject: string
  /** Base form of the verb and what follows it. */
  act: string
  /** Whether the verb of the subject is "are". */
  isMany?: true
  /** Whether nobody hopes for it: a favourable chart says no to it. */
  isUnwelcome?: true
  /** Whether there is a chance of the thing that is named, "a second marriage", in place of subject and act. */
  isThing?: true
}

const mostOfNoun = 5
/** What may be read of a chart by its name, where no verb says what is hoped of it. */
const things =
  /(?<!\p{L})(?:marriage|job|promotion|transfer|travel|settlement|house|home|property|vehicle|car|love|relationship|career|business|visa|increment|hike|onsite|growth|success|money|wealth|income|admission|seat|rank|selection|child|children|twins|scholarship|offer|post|posting|recovery|refund|stability|fame|politics|abroad|foreign|peace|reunion|patch up|compromise|win|victory|gain|profit|bonus|retirement|lottery|inheritance)(?!\p{L})/iu
const listed =
  /^(.+?)\s+(in (?:that|this|the|any) (?:\p{L}+ )?list|safe|secure|confirmed|approved|permanent|smooth|successful)((?:\s+(?:in|from|for|at|with|on)\s+.+)?)$/iu
/** Of whom a bare "come" or "change" says too little. */
const bareAct = /^(?:come|change|work|return|happen|go)$/iu
const pointed = /^(?:you|they|it|this|that|he|she|things|both)$/iu
const vague = /^(?:it|this|that|things|everything)$/iu
const vagueAct =
  /^(?:get|be|become|work|happen|come|go|improve|change|end|stop|settle|clear|turn|pass|return|feel|last)(?: (?:better|good|fine|ok|okay|normal|well|out|true|back|over|on|away|up|easy|easier|same|possible|successful|solved|sorted|fixed|resolved|for me|like|again|happen|to me|worse|smooth|all right|alright|right))*$/iu

function restated(subject: Subject, told: string): EnglishRestatement | null {
  const isNever = /^never\s/iu.test(told)
  const act = actIn(
    told.replace(
      /^(?:never|also|just|still|only|again|be able to|be|get)\s+(?=(?:never|also|just|still|get|be|become|have|find|clear|buy|pass|crack|see|marry|settle)\s)/iu,
      '',
    ),
  )
  if (!act || !isVerb(act.split(' ')[0])) return null
  if (vague.test(subject.name) && vagueAct.test(act)) return null
  if (pointed.test(subject.name) && bareAct.test(act)) return null
  if (grave.test(subject.name)) return null
  const isEnd = ending.test(act)
  const isBurden = burden.test(subject.name)
  if (isBurden && !isEnd) return null
  const isUnwelcome = !isBurden && unwelcome.test(act)
  if (!isBurden && !isUnwelcome && unclear.test(act)) return null
  if (isNever && isUnwelcome) return null
  return {
    subject: subject.name,
    act,
    ...(subject.isMany && subject.name !== 'you' && { isMany: true as const }),
    ...(isUnwelcome && { isUnwelcome: true as const }),
  }
}

/** Of "my case get over" the subject and the rest. */
export function ofClause(clause: string, third: string | undefined): EnglishRestatement | null {
  const words = withoutTimes(clause).split(' ')
  const subject = subjectAt(words, third)
  if (!subject) return null
  const rest = words.slice(subject.length)
  while (
    /^(?:also|just|still|all|both|too|only|be able to|truly|easily|definitely|again|myself)$/iu.test(
      rest[0] ?? '',
    )
  )
    rest.shift()
  return rest.length > 0 ? restated(subject, rest.join(' ')) : null
}

/** Of "he coming back" the subject, and the verb in its base form. */
export function ofGerund(clause: string, third: string | undefined): EnglishRestatement | null {
  const words = withoutTimes(clause).split(' ')
  const at = words.findIndex((word, index) => index > 0 && baseOfGerund(word) !== null)
  if (at < 1 || at > 6) return ofListed(withoutTimes(clause), third)
  const base = baseOfGerund(words[at]!)!
  if (
    stateVerbs.has(base) ||
    /^(?:do|go|try|be|wait|tell|think|talk|say|make|take|see|speak|feel|keep|hide|cheat|run|give|put|play|turn|bring|plan|join)$/u.test(
      base,
    )
  )
    return null
  return ofClause([...words.slice(0, at), base, ...words.slice(at + 1)].join(' '), third)
}

function ofListed(clause: string, third: string | undefined): EnglishRestatement | null {
  const found = listed.exec(
    clause.replace(/\s+or (?:safe|not|selected|out|fine|gone)(?!\p{L}).*$/iu, ''),
  )
  if (!found) return null
  const [, name = '', state = '', rest = ''] = found
  if (/^(?:it|this|that|there|he|she|they)$/iu.test(name)) return null
  return ofClause(`${name} be ${state.toLowerCase()}${rest}`, third)
}

const nominative: Readonly<Record<string, string>> = {
  him: 'he',
  her: 'she',
  them: 'they',
  us: 'we',
  me: 'i',
}

/** Of "getting my money back", "a promotion", "me to clear it": what there is a chance of. */
export function ofChance(told: string): EnglishRestatement | null {
  const text = withoutTimes(told).replace(/^(?:me|my|us|our)\s+(?=\p{L}+ing\s)/iu, '')
  const [first = '', ...rest] = text.split(' ')
  const base = baseOfGerund(first)
  const you: Subject = { name: 'you', length: 1, isMany: true }
  if (base) return rest.length > 0 ? restated(you, `${base} ${rest.join(' ')}`) : null
  // "Of him coming back": he, come back.
  const ofOther = /^(him|her|them|us|me)\s+(\p{L}+ing)(?:\s+(.+))?$/iu.exec(text)
  const his = ofOther ? baseOfGerund(ofOther[2] ?? '') : null
  if (ofOther && his)
    return ofClause(
      `${nominative[ofOther[1]!.toLowerCase()]} ${his} ${ofOther[3] ?? ''}`.trim(),
      undefined,
    )
  const toDo = /^(?:(?:me|us) to |to )?(.+)$/iu.exec(text)?.[1] ?? ''
  if (isVerb(toDo.split(' ')[0]) && /(?:^|\s)to\s/iu.test(` ${told}`.slice(0, 12)))
    return restated(you, toDo)
  const stated = statedFuture.exec(text)
  if (stated) return ofClause(`${stated[1]} ${stated[2]}`, undefined)
  return ofThing(text)
}

const vagueThing =
  /^(?:it|this|that|me|us|him|her|them|any|there|hope|chance|success|improvement|problem.*|dosh.*|.*\byog.*|.*yoga?)$/iu

/** Too wide for a sentence of its own. */
const bareThing =
  /^(?:business|job|property|career|money|politics|success|growth|love|vehicle|house|home|travel)$/iu
const counted =
  /^(?!(?:a|an|the|some|my|your|our|two|more|good|better|second home)\s)(?:[\p{L}-]+ ){0,3}(?:career|job|marriage|house|home|car|promotion|child|relationship|hike|raise|post|seat|gain|win|offer|scholarship|compromise|patch up|settlement abroad)(?= (?:in|with|from|for|at|of|abroad)|$)/iu

/** "Second marriage" is a second marriage. */
const withArticle = (thing: string): string =>
  counted.test(thing) && !/^(?:marriage|love)$/iu.test(thing)
    ? `${/^[aeio]/iu.test(thing) ? 'an' : 'a'} ${thing}`
    : thing

export function ofThing(told: string): EnglishRestatement | null {
  const thing = actIn(told)
  if (!thing || bareThing.test(thing) || vagueThing.test(thing) || thing.split(' ').length > 8)
    return null
  if (!things.test(thing) || burden.test(thing) || grave.test(thing) || isVerb(thing.split(' ')[0]))
    return null
  return { subject: '', act: withArticle(thing), isThing: true }
}

/** "When is my next promotion": your next promotion, come. */
export function ofNoun(noun: string): EnglishRestatement | null {
  const name = actIn(withoutTimes(noun))
  if (!name || name.split(' ').length > mostOfNoun || burden.test(name) || unwelcome.test(name))
    return null
  if (
    /(?<!\p{L})(?:good|best|right|over|ending|due|time|birthday|done|coming|going|happening|possible|dasha|mahadasha|sade|chart|lagna)(?!\p{L})/iu.test(
      name,
    )
  )
    return null
  return { subject: toAsker(name), act: 'come' }
}
