/** Whether a question speaks of an operation: its day is the doctor's, and no chart puts it off. */
export const namesTreatment = (question: string): boolean => treatment.test(question)

const treatment =
  /(?<![\p{L}\p{M}])(?:surger(?:y|ies)|operation|opration|operaton|oprashan|replacement|angioplasty|bypass|stent|cataract|motiyabind|transplant|badalna|badalwa\p{L}*|chemo\p{L}*|radiation|biopsy|dialysis|ऑपरेशन|आपरेशन|ऑप्रेशन|सर्जरी|मोतियाबिंद|स्टेंट|बाईपास|बायपास|एंजियोप्लास्टी|कीमो|बदलव[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu
