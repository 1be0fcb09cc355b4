import type { FrameAsks, FrameSubject } from '../../types/frame.ts'

/** Patterns that tell a person or a way of asking more surely than statistics. */

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
        `(?<!\\p{L})my (?:elder |younger |big |little |own )?(?:${names})${subject === 'friend' ? "['’]" : "['’]?"}s(?!\\p{L})(?! and )|(?<!\\p{L})(?:mere|meri|mera|apne|apni|मेरे|मेरी|अपने|अपनी) (?:bade |badi |chote |choti |chhote |chhoti |बड़े |बड़ी |छोटे |छोटी )?(?:${names})(?: ji| जी)? (?:ki|ka|ke|ko|की|का|के|को)(?!\\p{L})`,
        'iu',
      ),
    ] as const,
)
/** The asker is in the question too: "will I get my father's house". */
const asker =
  /(?<!\p{L})(?:i|me|mine|mujhe|mujhko|muje|main|mera|hume|hame|मुझे|मुझको|मैं|मेरा|हमें)(?!\p{L})/iu

/** Somebody else whom the question tells of: the one in the genitive is then only named beside them. */
const anotherPerson =
  /(?<![\p{L}\p{M}])(?:husband|wife|pati|patni|biwi|brothers?|sisters?|bhai|behen|bahan|sons?|daughters?|beta|bete|beti|father|mother|dad|mom|papa|mummy|maa|parents|family|friends?|dost|cousin|saas|sasur|jethani|devrani|nanad|devar|jeth|bhabhi|bhaiya|didi|ghar|saath|he|she|they|wo|woh|vo|we|us|our|everybody|jisne|driver|पति|पत्नी|बीवी|भाई|बहन|बेटा|बेटे|बेटी|पिता|पिताजी|पापा|माँ|मां|मम्मी|सास|ससुर|ननद|देवर|वो|वह|हम|घर|साथ)(?![\p{L}\p{M}])/iu
/** Whether somebody close is named in the question itself, at whom its "he" or "she" points. */
export const namesPerson = (question: string): boolean =>
  relations.some(([, names]) =>
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, 'iu').test(question),
  )

/** A longer question tells a story in which many are named. */
const plainWords = 16

/** "Mere wo" is how a wife speaks of her husband. */
const mineOfWife =
  /(?<![\p{L}\p{M}])(?:mere (?:vo|wo|woh|unka|unke|unki)|मेरे (?:वो|ये|उनका|उनके))(?![\p{L}\p{M}])/iu

/**
 * Whose life it is where somebody else's is asked about in so many words; null otherwise. Of the questions of the
 * corpus in these words 95 of 100 were labelled so.
 */
export function subjectBySureWords(question: string): FrameSubject | null {
  if (mineOfWife.test(question)) return 'spouse'
  if (question.trim().split(/\s+/).length > plainWords) return null
  for (const [subject, pattern] of possessives) {
    const found = pattern.exec(question)
    const rest = found && question.replace(found[0], ' ')
    if (rest && !asker.test(rest) && !anotherPerson.test(rest)) return subject
  }
  return null
}

const good = 'theek|thik|sahi|shubh|achh?a|good|right|lucky|auspicious|ठीक|सही|शुभ|अच्छा'
const forOneself = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:suits?|good for|right for|lucky for|auspicious for) me(?![\\p{L}])|(?:mere liye|mere lie|मेरे लिए|मेरे लिये)(?: \\S+){0,3} (?:${good})|(?:mujhe|mujhko|मुझे|मुझको) (?:phal|fal|suit|फल|सूट)|where (?:should|shall|do|must) (?:i|we) (?:live|stay|settle|spend)|(?:main|hum) (?:kahan|kaha) (?:rah|ru)|(?:मैं|हम) (?:कहाँ|कहां) रह|(?:pet|dog|puppy|cat|labrador|kutta|billi|parrot|tota|कुत्ता|बिल्ली|तोता)(?: \\S+)? (?:lene|lena|lana|laye|palna|palne|लेना|लेने|लाना|पालना) (?:ka|chah|soch|hai|का|चाह|सोच|है))`,
  'iu',
)

/** Whether it is asked what is good for the asker, whoever else is named: "does partnership with a friend suit me". */
export const asksForOneself = (question: string): boolean => forOneself.test(question)

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
  'whether',
  'advice',
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

const whatToDo =
  /(?<!\p{L})what (?:to|should (?:i|we)|shall (?:i|we)|can (?:i|we)|must (?:i|we)) do(?: now)?[\s?.!]*$/iu
const forOutlookInEnglish =
  /(?<!\p{L})how (?:is|are|will|would) (?:it|this|things|my|the|our)(?!\p{L})[^.?!]*(?:going|do|be|go|turn|perform|run)(?!\p{L})/iu

/** "Is diwali cab loan pe nikal lu": the asker's own deed stands last and no other word asks. */
const endsInDeed =
  /(?<![\p{L}\p{M}])(?:lu|lun|loon|karu|karun|du|dun|jau|jaun|rakhu|kharidu|लूं|लूँ|करूं|करूँ|दूं|दूँ|जाऊं|जाऊँ)\s*[?।.!]*\s*$/iu
const asksByWord =
  /(?<![\p{L}\p{M}])(?:kab|kya|kaise|kaisa|kaun\p{L}*|kons\p{L}*|kis\p{L}*|kitn\p{L}*|kyu\p{L}*|kidhar|kaha\p{L}*|when|which|what|how|why|who|month|mahin\p{L}*|date|tarikh|din|ya|or|कब|क्या|कैस[ाेी]|कौन\p{M}*|किस\p{M}*|कितन\p{M}*|क्यों|कहां|कहाँ|या|कि|महीन\p{M}*|तारीख\p{M}*|दिन)(?![\p{L}\p{M}])/iu
const weighing: ReadonlySet<FrameAsks> = new Set<FrameAsks>(['whether', 'advice', 'choose'])

/** Whether a deed of the asker's is put up and nothing else asked: of such questions of the corpus 91 of 100 ask whether. */
const putsUpDeed = (question: string): boolean =>
  endsInDeed.test(question) && !asksByWord.test(question)

/** How the question asks, where its words say so beyond doubt; null otherwise. `read` is how the reader heard it. */
export function asksBySureWords(question: string, read: FrameAsks): FrameAsks | null {
  // Of 700 questions of the corpus with no other question word all but ten ask for the reason.
  if (forReason.test(question) || (why.test(question) && !beside.test(question))) return 'why'
  // "My daughter is weak in maths, what to do" asks for no subject and no planet.
  if ((read === 'what' || read === 'which') && whatToDo.test(question)) return 'advice'
  // Of these 35 of 36 ask how it will be.
  if (read === 'whether' && forOutlookInEnglish.test(question)) return 'how'
  if (!weighing.has(read) && putsUpDeed(question)) return 'whether'
  return takenForChoice.has(read) && forMonth.test(question) ? 'when' : null
}

/** The asker's own deed, weighed: "shall I", "jau", "ले लूं". */
const ownDeed =
  /(?<!\p{L})(?:(?:should|shall|do|can|must) (?:i|we)|whether (?:to|(?:i|we) (?:should|shall))|better to|(?:or|ya) wait|lu|lun|loon|lo|le le|du|dun|doon|karu|karun|karoon|kare|karein|karaye|karau|jau|jaun|jaoon|rahu|rahun|rakhu|rakhun|rukun|ruku|kholu|kholun|lein|dein|dilau|dilwau|लूं|लूँ|लू|लें|दूं|दूँ|दें|करूं|करूँ|करें|कराएं|कराएँ|कराऊं|जाऊं|जाऊँ|जाएं|जाएँ|रहूं|रहूँ|रखूं|रखूँ|खोलूं|खोलूँ|दिलाएं|दिलाएँ|दिलाऊं|रुकूं|रुकूँ)(?!\p{L}|\p{M})/iu

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
