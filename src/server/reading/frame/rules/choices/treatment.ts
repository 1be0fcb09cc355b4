/** Whether a question speaks of an operation: its day is the doctor's, and no chart puts it off. */
export const namesTreatment = (question: string): boolean =>
  treatment.test(question) || changed.test(question)

/** What is changed by an operation: "naukri badalna" is none. */
const ofBody =
  '(?:knees?|hips?|valve|lens|ghutn[aei]|ghutno?n?|kulh[aei]|घुटन[ाे]|घुटनों|घुटनो|कूल्ह[ाे]|वाल्व|लेंस)(?: \\p{L}[\\p{L}\\p{M}]*)?'
const changed = new RegExp(`(?<![\\p{L}\\p{M}])${ofBody} (?:badal\\p{L}*|बदल[\\p{L}\\p{M}]*)`, 'iu')
const treatment =
  /(?<![\p{L}\p{M}])(?:surger(?:y|ies)|operation|opration|operaton|oprashan|replacement|angioplasty|bypass|stent|cataract|motiyabind|transplant|chemo\p{L}*|radiation|biopsy|dialysis|ऑपरेशन|आपरेशन|ऑप्रेशन|सर्जरी|मोतियाबिंद|स्टेंट|बाईपास|बायपास|एंजियोप्लास्टी|कीमो)(?![\p{L}\p{M}])/iu
