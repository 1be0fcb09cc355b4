/** Words by which a question asks whether or when something comes, in all three forms. */
export const willItCome =
  'will, when, chance, chances, likely, possible, hoga, hogi, honge, ho jayega, ho jayegi, hojayega, ho jaega, ho jaunga, ho jaungi, ho paunga, ' +
  'ho paungi, ho payega, milega, milegi, mil jayega, mil jayegi, mil payega, lagega, lagegi, lag jayegi, lag jayega, niklega, nikalega, ' +
  'nikal jayega, nikal payega, nikal payegi, nikal paunga, nikal paungi, nikal lunga, nikal lungi, aayega, ayega, aayegi, aaega, banunga, banungi, ' +
  'ban paunga, ban paungi, banega, ban jaunga, ban jaungi, kab, clear, crack, pass, selection, select, selected, yog, ' +
  'kb, atkega, nikal jaunga, nikal jaungi, होगा, होगी, हो पाऊँगा, हो पाऊँगी, निकल जाऊँगा, निकल जाऊँगी, हो जाएगा, हो जाएगी, हो पाएगा, मिलेगा, मिलेगी, लगेगा, लगेगी, निकलेगा, निकलेगी, निकल जाएगा, निकाल लूँगा, निकाल पाऊँगा, निकाल पाऊँगी, ' +
  'आएगा, आएगी, बनूँगा, बनूँगी, बन पाऊँगा, बन पाऊँगी, कब, पास, सिलेक्शन, चयन, क्लियर, योग'

/** Ways of asking that a time or a yes answers, where no choice between two things is asked for. */
export const whetherOrWhen = ['whether', 'when', 'exactly', 'how-much', 'what', 'how'] as const

/** A day, a name, a colour or a place is asked for, and not the matter itself. */
export const ofDayOrName =
  'which day, what day, best day, kis din, kaunse din, konse din, kaun sa din, muhurat, muhurta, mahurat, shubh din, auspicious, colour, color, rang, ' +
  'akshar, letter, spelling, direction, disha, vastu, gemstone, ratna, stone, mantra, upay, upaay, remedy, totka, किस दिन, कौन सा दिन, मुहूर्त, ' +
  'शुभ दिन, रंग, अक्षर, दिशा, वास्तु, रत्न, मंत्र, उपाय'

/** Words of need or harm: whatever else such a question says, it is left to the reader of questions. */
export const ofHarm =
  'suicide, suicidal, mar jau, mar jaun, mar jana, marna chahta, marna chahti, jeena nahi, jeene ka, jeeni, jine ka, pankha, pankhe, fanda, bojh hu, ' +
  'mukti milegi is, railway line, train ke aage, patri, end it, end my life, not be here, mere baad, mere jaane ke, mere jane ke, after i am gone, ' +
  'after me, when i am gone, jo kiya, zabardasti, jabardasti, touch, touches, touched, chhuta, chhua, mere saath chal, akele bula, akele me, ' +
  'utha le, uthwa, dhamki, beats, beaten, beating, chhin, chheen, छीन, maarta, marta hai, blackmail, molest*, rape, kidnap*, zeher, zehar, jahar, poison, useless than me, ' +
  'आत्महत्या, मर जाऊँ, मरना चाहता, मरना चाहती, जीना नहीं, जीने का, पंखा, पंखे, फंदा, बोझ हूँ, मेरे बाद, मेरे जाने के, जो किया, ज़बरदस्ती, छुआ, छूता, ' +
  'धमकी, दबंग, उठा ले, मारता, मारते, ज़हर'
