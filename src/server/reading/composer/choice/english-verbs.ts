/** English verbs in the form after "should I", and their gerunds. */

/** Words that open an option as its verb. */
export const englishVerbs = new Set(
  (
    'make refuse message ask stick stay go take join buy sell wait keep leave quit start study move marry fight settle rent build work ' +
    'prepare try continue shift do get save invest open hold accept reject tell give drop drag retire switch resign ' +
    'return come travel apply repay pay let send call talk break lease find focus live adopt use put run set change ' +
    'stop learn become write appear propose forget trust ignore choose hire expand close say rest pull carry teach relocate ' +
    'postpone delay skip attend admit appeal file adjust confess text meet visit add look search spend pursue dig plant repair renovate shut jump ' +
    'bid push allow press see sit stand show speak spoil lose win help cut sign withdraw cancel confront compromise negotiate divorce ' +
    'separate reconcile forgive convert donate lend borrow clear close consult contact date decide deposit develop discuss enrol enroll ' +
    'enter exit extend grow handle import export insist install insure launch list manage merge mortgage mention own perform pick ' +
    'play prefer protect publish raise rely remove replace report respond reply restart risk sack serve shelve speed split sponsor ' +
    'stretch sue support surrender transfer train treat turn undergo upgrade vacate walk wear believe bring buy call chase check claim ' +
    'complain complete demand dissolve eat follow force get give grab hand hang hide hope include inform introduce invite involve ' +
    'remain remarry remind remove report reopen reapply request rethink return scrap sponsor submit suggest surprise tear throw tolerate ' +
    'wed yield concentrate compete dedicate register fast pray worship fly drive ride opt deal partner begin attempt reappear upskill resume renew restructure heal create sing cook dance paint counsel swallow bear endure overlook book shout reply argue'
  ).split(' '),
)
const doubling = new Set(
  'quit get let put run set drop drag stop forget dig shut transfer begin submit admit commit permit refer enrol upset'.split(
    ' ',
  ),
)
const irregular: Readonly<Record<string, string>> = {
  lie: 'lying',
  die: 'dying',
  tie: 'tying',
  be: 'being',
  see: 'seeing',
  agree: 'agreeing',
}
/** One vowel before one consonant in a word of one syllable: "bid", "plan". */
const closed = /^[^aeiou]*[aeiou][bdgklmnprt]$/

/** "Bid" is bidding, "take" taking. */
export function gerundOf(verb: string): string {
  if (irregular[verb]) return irregular[verb]
  if (doubling.has(verb) || closed.test(verb)) return `${verb}${verb.at(-1)}ing`
  return `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`
}
