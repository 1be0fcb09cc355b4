import type { FrameAsks, FrameSubject, FrameTopic } from '../../types/frame.ts'

/** Patterns that tell a topic or a person more surely than statistics. */

const money = 'paisa|paise|pesa|money|payment|rakam|amount|advance|पैसा|पैसे|पेमेंट|रकम'
const stuck =
  'fas[ae]|phas[ae]|phans[ae]|fans[ae]|at[ak]ka|atke|ruka|stuck|blocked|held up|फंस|फँस|अटक|रुका'
const stuckMoney = new RegExp(
  `(?:${money})[\\s\\S]{0,40}(?:${stuck})|(?:${stuck})[\\s\\S]{0,20}(?:${money})`,
  'iu',
)

const growingIncome =
  /(?<!\p{L})(?:income|earnings?|aa?ma?da?ni|kamai|kamaai|आमदनी|कमाई)(?!\p{L}|\p{M})[\s\S]{0,30}(?:increase|improve|rise|grow|badh|bade|बढ़)/iu

const growingEnergy =
  /(?<!\p{L})(?:energy|stamina|o?orja|urja|ऊर्जा|फुर्ती|ताकत)(?!\p{L}|\p{M})[\s\S]{0,24}(?:increase|improve|low|badh|bade|kam|बढ़|कम)/iu

const enteringHome = /gr[iaeu]*ha? ?p[ra]+vesh|house ?-?warming|(?:गृह|ग्रह) ?प्रवेश/iu
const askedForDay =
  /(?<!\p{L})(?:when|which|month|date|day|muhurat?h?a?|kab|kis|kaunse|konse|mahine|tarikh|tareekh|कब|किस|कौन से|महीने|तारीख़?|मुहूर्त)(?!\p{L}|\p{M})/iu

const letterOfName =
  /(?<!\p{L})(?:which|what|kis|kaun ?sa|konsa|किस|कौन ?सा) (?:first )?(?:letter|akshar|अक्षर)(?!\p{L}|\p{M})/iu
const newborn =
  /(?<!\p{L})(?:was born|born on|baby|newborn|delivered|paida|navjaat|पैदा|नवजात|शिशु)(?!\p{L}|\p{M})/iu

/** The topic that the words name beyond doubt; null where they name none. */
export function topicBySureWords(question: string): FrameTopic | null {
  // A home that is ready asks for a day to enter it, not for a time to buy.
  if (enteringHome.test(question) && askedForDay.test(question)) return 'muhurta'
  if (letterOfName.test(question) && newborn.test(question)) return 'name-letter'
  if (growingIncome.test(question)) return 'money'
  if (growingEnergy.test(question)) return 'health'
  return stuckMoney.test(question) ? 'lost-object' : null
}

const relations: readonly (readonly [FrameSubject, string])[] = [
  ['spouse', 'husband|wife|hubby|pati|patni|biwi|पति|पत्नी|बीवी'],
  ['sibling', 'brother|sister|bhai|bhaiya|behen|bahan|didi|भाई|बहन|दीदी'],
  ['child', 'son|daughter|beta|bete|beti|bitiya|बेटा|बेटे|बेटी'],
  ['parent', 'father|mother|dad|mom|papa|pita|pitaji|maa|mummy|पिता|पापा|माँ|मां|मम्मी'],
  ['friend', 'friend|dost|saheli|दोस्त|सहेली'],
]
const possessives = relations.map(
  ([subject, names]) =>
    [
      subject,
      new RegExp(
        `(?<!\\p{L})my (?:elder |younger |big |little |own )?(?:${names})['’]?s(?!\\p{L})|(?<!\\p{L})(?:mere|meri|mera|apne|apni|मेरे|मेरी|अपने|अपनी) (?:bade |badi |chote |choti |chhote |chhoti |बड़े |बड़ी |छोटे |छोटी )?(?:${names})(?: ji| जी)? (?:ki|ka|ke|ko|की|का|के|को)(?!\\p{L})`,
        'iu',
      ),
    ] as const,
)
/** The asker is in the question too: "will I get my father's house". */
const asker =
  /(?<!\p{L})(?:i|me|mine|mujhe|mujhko|muje|main|mera|hume|hame|मुझे|मुझको|मैं|मेरा|हमें)(?!\p{L})/iu

/** Whose life it is where somebody else's is asked about in so many words; null otherwise. */
export function subjectBySureWords(question: string): FrameSubject | null {
  for (const [subject, pattern] of possessives) {
    const found = pattern.exec(question)
    if (found && !asker.test(question.replace(found[0], ' '))) return subject
  }
  return null
}

const forReason =
  /(?<!\p{L})(?:what(?:['’]?s| is| are)? (?:really )?(?:blocking|stopping|delaying|holding|the (?:reason|cause|problem|block))|reason for|kya (?:rukawat|karan|wajah|dikkat|badha)|kis wajah|kaunsi rukawat|क्या (?:रुकावट|कारण|वजह|दिक्कत|दिक़्क़त|बाधा)|किस वजह|(?:रुकावट|कारण|वजह) क्या)(?!\p{L}|\p{M})/iu

const why = /(?<!\p{L})(?:why|kyu|kyun|kyon|kyo|kiyu|क्यों|क्यूँ|क्यूं|क्यो)(?!\p{L}|\p{M})/iu
/** Words by which a question asks something else besides. */
const beside =
  /(?<!\p{L})(?:when|will|shall|should|can|what|which|how|who|where|or|why not|kyu na|kyun na|kab|kya|kaise|kaisa|kaun|kaunsa|kitna|kitne|ya|क्यों न|क्यों ना|कब|क्या|कैसे|कैसा|कौन|कितना|या)(?!\p{L}|\p{M})/iu

const forMonth =
  /(?<!\p{L})(?:(?:which|what) (?:month|year)s?|kis (?:mahine|mahina|saal|sal)|kaun ?s[aei] (?:mahin[ae]|saal|sal)|konse (?:mahine|saal)|किस (?:महीने|साल)|कौन ?से? (?:महीने|साल)|कौन ?सा (?:महीना|साल))(?!\p{L}|\p{M})/iu
/** Ways of asking as which "which month?" may be read, though a time is wanted. */
const takenForChoice: ReadonlySet<FrameAsks> = new Set<FrameAsks>([
  'which',
  'what',
  'choose',
  'how',
])

const forWay =
  /(?<!\p{L})how (?:else )?(?:can|could|do|should|shall|must|to)(?!\p{L})|(?<!\p{L})(?:kaise|kese|कैसे)(?:\s+\S+){0,4}?\s+\S*(?:u|un|oon|aun|aye|ayen|aaye|ye|yen|ein|na hai|ना है|ऊं|ऊँ|ऊ|ूं|ूँ|ू|ाए|ाएं|ाएँ|ें|े|ये)(?=$|[\s?,.।!])/iu
const forOutlook =
  /(?<!\p{L})(?:kaise|kese|कैसे)(?:\s+\S+){0,4}?\s+\S*(?:ega|egi|enge|engi|oga|ogi|onge|[ेो]ं?ग[ाेी]|एगा|एगी|hai|he|h|hain|है|हैं|tha|the|था|थे)(?=$|[\s?,.।!])/iu

/**
 * Whether a way is asked for ("how can I", "kaise badhau") and not how it will be ("kaise rahenge"). Of 470
 * questions of the corpus in these words nineteen of twenty were labelled as asking how, or for advice.
 */
export function asksForWay(question: string): boolean {
  return forWay.test(question) && !forOutlook.test(question)
}

/** How the question asks, where its words say so beyond doubt; null otherwise. `read` is how the reader heard it. */
export function asksBySureWords(question: string, read: FrameAsks): FrameAsks | null {
  // Of 700 questions of the corpus with no other question word all but ten ask for the reason.
  if (forReason.test(question) || (why.test(question) && !beside.test(question))) return 'why'
  return takenForChoice.has(read) && forMonth.test(question) ? 'when' : null
}

/** The asker's own deed, weighed: "shall I", "jau", "ले लूं". */
const ownDeed =
  /(?<!\p{L})(?:(?:should|shall|do|can|must) (?:i|we)|better to|(?:or|ya) wait|lu|lun|loon|lo|le le|du|dun|doon|karu|karun|karoon|kare|karein|karaye|karau|jau|jaun|jaoon|rahu|rahun|rakhu|rakhun|rukun|ruku|kholu|kholun|lein|dein|dilau|dilwau|लूं|लूँ|लू|लें|दूं|दूँ|दें|करूं|करूँ|करें|कराएं|कराएँ|कराऊं|जाऊं|जाऊँ|जाएं|जाएँ|रहूं|रहूँ|रखूं|रखूँ|खोलूं|खोलूँ|दिलाएं|दिलाएँ|दिलाऊं|रुकूं|रुकूँ)(?!\p{L}|\p{M})/iu

const imperative =
  'ask|stay|stick|wait|go|take|join|leave|quit|continue|sell|buy|keep|start|shift|move|marry|settle|rent|hold|accept|return|stop'
/** "Ask for a team change or stick on?" */
const twoImperatives = new RegExp(
  `(?:^|[.?!,]\\s*)(?:${imperative})(?!\\p{L})[^.?!]*?\\sor\\s+(?:just )?(?:${imperative})(?!\\p{L})`,
  'iu',
)

/** Whether the asker weighs deeds of his own, so that of two options one is to be named. */
export function weighsDeeds(question: string): boolean {
  return ownDeed.test(question) || twoImperatives.test(question)
}
