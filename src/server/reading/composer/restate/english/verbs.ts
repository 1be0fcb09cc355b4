import { gerundOf } from '../../choice/english-verbs.ts'

/** Verbs that are no noun in a question, and so end the subject wherever they stand. */
export const plainVerbs = new Set(
  (
    'get be become come go have happen find meet marry begin start open buy sell build win improve increase grow rise ' +
    'recover receive earn reach join do succeed complete finish agree accept approve sign pay repay own construct ' +
    'renovate publish perform travel fly stay live retire invest resolve settle understand support forgive reconcile ' +
    'reunite conceive adopt learn secure survive stabilise stabilize continue pass clear crack qualify remain regain ' +
    'keep make take give bring send let help leave lose fail manage see hear know forget remember speak talk say tell ' +
    'ask listen allow convince persuade respect value trust believe realise realize admit apologise apologize return ' +
    'recognise recognize appear arrive enter escape avoid overcome survive thrive flourish expand attract gain obtain ' +
    'acquire achieve attain fulfil fulfill materialise materialize click convert migrate relocate immigrate emigrate ' +
    'graduate upgrade switch quit resign relax calm heal cure disappear vanish vacate handle afford provide fund ' +
    'sanction disburse credit refund reimburse compensate inherit divide distribute register transfer hand drop withdraw ' +
    'appoint select choose hire rehire promote confirm regularise regularize reinstate absorb shortlist call contact ' +
    'reply respond text message unblock propose commit cooperate adjust bond connect blossom progress prosper deliver ' +
    'sing act dance write paint debut launch release monetise monetize scale sustain repair restore stop end close ' +
    'wake bear carry conduct solve sort clean correct rectify update issue grant award honour honor praise appreciate ' +
    'notice follow lead head serve teach study save change move shift work run play turn stand sit walk sleep eat eat ' +
    'reduce lessen decrease ease lift pick pull push throw set put hold catch cross touch hit beat defeat outlast ' +
    'yield pour rain sprout ripen breed conceive deliver adopt foster raise nurture celebrate attend host visit see ' +
    'add attract cover recoup recover double triple multiply merge split separate divorce reject refuse deny delay ' +
    'cancel suffer struggle regret face fire remove suspend terminate harm hurt cheat betray trouble bother harass ' +
    'blame accuse insult abandon ignore affect spoil ruin destroy collapse crash shut fall break sink drown repeat ' +
    'renew extend unblock fix intend land drag need want love like miss feel think care look seem show mean deserve rule command dominate contest crack'
  ).split(' '),
)

/** Of these the noun is as common: a verb only behind a pronoun, or where no other verb follows. */
export const nounVerbs = new Set(
  (
    'play work run study save visit perform change move shift start end stop close return transfer promote award help ' +
    'show look love like need want care feel call message text reply support trust respect value progress release launch ' +
    'refund credit fund issue grant deal trade plan place rank score top rent farm lease cost last land sort head lead ' +
    'act dance paint hand drop pick set hit cross touch cover update host switch reject delay cancel fire fall break ' +
    'split divorce trouble blame cure heal ease hire contact notice follow award raise rise increase gain match fit ' +
    'stay travel turn walk sleep rain hold catch pull push lift yield double answer question offer order report result ' +
    'interest benefit profit treat survive face harm hurt struggle regret repair cover bond double pass sign'
  ).split(' '),
)

export const isVerb = (word = ''): boolean =>
  plainVerbs.has(word.toLowerCase()) || nounVerbs.has(word.toLowerCase())

const baseOf = new Map([...plainVerbs, ...nounVerbs].map((verb) => [gerundOf(verb), verb]))
for (const [gerund, verb] of [
  ['happening', 'happen'],
  ['opening', 'open'],
  ['entering', 'enter'],
  ['remembering', 'remember'],
  ['listening', 'listen'],
  ['suffering', 'suffer'],
  ['travelling', 'travel'],
  ['traveling', 'travel'],
  ['cancelling', 'cancel'],
  ['recovering', 'recover'],
  ['improving', 'improve'],
  ['forgetting', 'forget'],
  ['beginning', 'begin'],
  ['delivering', 'deliver'],
  ['registering', 'register'],
  ['repairing', 'repair'],
  ['moving', 'move'],
  ['keeping', 'keep'],
  ['meeting', 'meet'],
  ['seeing', 'see'],
  ['being', 'be'],
  ['having', 'have'],
] as const)
  baseOf.set(gerund, verb)

/** "Getting" is get; null for a word that is no gerund of a verb we know. */
export const baseOfGerund = (word: string): string | null => baseOf.get(word.toLowerCase()) ?? null

/** What is in the asker's own hand: "when do I tell her" asks for a day. */
export const ownActs =
  /^(?:tell|ask|say|apply|quit|resign|propose|send|call|sign|wear|chant|buy|sell|start|begin|talk|speak|message|text|book|plan|do|invest|put|take|give|make|leave|let|know|go)$/u

/** Of others one asks by "does he" for what he will do: "does he come back". */
export const comingActs =
  /^(?:get|win|come|return|agree|marry|forgive|call|pay|sell|clear|recover|leave|stop|change)$/u

/** Verbs of a state, of which "does he …?" asks how it is and not what will be. */
export const stateVerbs = new Set(
  (
    'have need want love like miss feel think care look seem show mean deserve know understand respect value trust ' +
    'believe own be exist matter suit see hear remember realise realize blame hate live stay work respond bear match accept intend plan mean'
  ).split(' '),
)
