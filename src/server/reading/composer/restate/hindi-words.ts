/** The words by which a Hindi question, in either script, is said again as a wish. */

/** The asker's own words, as they are said to the asker. */
export const swapped: Readonly<Record<string, string>> = {
  मेरा: 'आपका',
  मेरी: 'आपकी',
  मेरे: 'आपके',
  मुझे: 'आपको',
  मुझको: 'आपको',
  मुझसे: 'आपसे',
  मैं: 'आप',
  हम: 'आप',
  हमारा: 'आपका',
  हमारी: 'आपकी',
  हमारे: 'आपके',
  हमें: 'आपको',
  हमको: 'आपको',
  mera: 'aapka',
  meri: 'aapki',
  mere: 'aapke',
  mujhe: 'aapko',
  muje: 'aapko',
  mujhko: 'aapko',
  mujhse: 'aapse',
  main: 'aap',
  mai: 'aap',
  hum: 'aap',
  ham: 'aap',
  hamara: 'aapka',
  hamari: 'aapki',
  hamare: 'aapke',
  humara: 'aapka',
  humari: 'aapki',
  humare: 'aapke',
  hame: 'aapko',
  hamein: 'aapko',
  humein: 'aapko',
  humko: 'aapko',
}

/** What nobody hopes for: there a yes of the chart is no yes to the question. */
export const unwelcome =
  /(?<![\p{L}\p{M}])(?:नहीं|नही|न|मत|गिर\p{M}*\p{L}*|भूल\p{M}*|गिरफ्तार\p{M}*|दिक्कत|दिक़्क़त|समस्या|पागल\p{L}*\p{M}*|फँसा\p{M}*|फंसा\p{M}*|इल्ज़ाम|इल्जाम|जनम|जन्म|जलन|पता|मेल|व्रत|टूट\p{M}*|छूट\p{M}*|छोड़\p{M}*|मर\p{M}*|हार\p{M}*|फेल|फ़ेल|डूब\p{M}*|बंद|निकाल\p{M}*|बिगड़\p{M}*|धोखा|नुकसान|नुक़सान|घाटा|तलाक|तलाक़|जेल|चली|चला|चले|कट\p{M}*\p{L}*\p{M}*|घट\p{M}*\p{L}*\p{M}*|उड़\p{M}*\p{L}*\p{M}*|बीमार\p{M}*|परेशान\p{M}*|रुक\p{M}*|अटक\p{M}*|फँस\p{M}*|फंस\p{M}*|ख़त्म|खत्म|अकेल\p{M}*|झगड़\p{M}*|केस|छँटनी|छंटनी|सज़ा|सजा|nahi\p{L}*|nhi|mat|gir\p{L}*|bhool\p{L}*|bhul\p{L}*|girafta\p{L}*|arrest|dikkat|problem|pagal\p{L}*|fasa\p{L}*|phasa\p{L}*|positive|janm|janam|jalan|pata|vrat|toot\p{L}*|tut\p{L}*|chhoot\p{L}*|chhod\p{L}*|chod\p{L}*|mar|haar|har|fail|doob\p{L}*|dub\p{L}*|band|nikal\p{L}*|nikaal\p{L}*|bigad\p{L}*|dhokha|dhoka|nuks\p{L}*|loss|ghata|talaq|divorce|jail|chali|chala|chale|kat|kate\p{L}*|kati\p{L}*|kateg\p{L}*|ghat\p{L}*|bim\p{L}*|beem\p{L}*|pares\p{L}*|ruk\p{L}*|atak\p{L}*|phas\p{L}*|fas|khatam|khatm|akel\p{L}*|jhagd\p{L}*|jhagad\p{L}*|case|layoff|saza|rah\p{L}*|reh\p{L}*|रह\p{M}*)(?![\p{L}\p{M}])/iu
/** What belongs to another kind of question, or to more than one clause. */
export const compound =
  /(?<![\p{L}\p{M}])(?:क्या|कौन|कौनसा|कैसा|कैसी|कैसे|कहाँ|कहां|कितन[ाेी]|क्यों|किस\p{M}*|किसको|किससे|किसके|या|और|पर|लेकिन|तो|अगर|कि|जो|जब|तब|तभी|देख|बोलो|है|हैं|था|थी|थे|हूँ|हूं|हो|आप|आपकी|आपका|आपके|यह|ये|इस\p{M}*|kya|kaun|kon|kaunsa|konsa|kaisa|kaisi|kaise|kahan|kaha|kitn[aei]|kyu|kyun|kyon|kiski|kiska|kisko|kis|kisse|kiske|ya|aur|or|par|lekin|but|to|toh|agar|jo|jab|tab|tabhi|dekh|dekho|bolo|hai|hain|h|tha|thi|the|hu|hun|hoon|ho|aap|ap|aapki|aapka|ye|yeh|is|iski|if|will|when)(?![\p{L}\p{M}])/iu

/** What happened stands in another clause than what is asked. */
export const past =
  /(?<![\p{L}\p{M}])(?:दिया|दी|दिए|किया|गया|गई|गयी|गए|हुआ|हुई|हुए|लिया|आया|आई|मिला|मिली|था|बोले|कहा|diya|dia|diye|kiya|gaya|gya|gayi|gyi|gai|gaye|gye|hua|hui|hue|liya|aaya|aya|aayi|mila|mili|nikla|nikli|bola|bole|kaha|bana|lagaya|karaya)(?![\p{L}\p{M}])/iu
/** A time that stands in the answer by its own date. */
export const dated =
  /(?<![\p{L}\p{M}])(?:आज|कल|परसों|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|दिवाली|होली|साल|महीने|दिन|पहले|बाद|तक|aaj|aj|kal|parso|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar|ravivar|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|diwali|holi|saal|sal|mahine|mahina|din|pehle|pahle|baad|bad|tak|tk)(?![\p{L}\p{M}])/iu
/** "Will have to", "will stay" and a bare "will go" are not what is hoped for. */
export const notHoped =
  /^(?:पड़|पड|रह|रख|लिख|चाह|सक|कह|बोल|दिख|लेग|ले$|pad|par|rakh|likh|rah|reh|chah|sak|keh|kah|bol|dikh|lag?eg\p{L}* nahi)/iu
export const firstPerson = /^(?!हों|हो?ग)(?:.*[ऊउूु][ँं]ग[ाी])$|(?:u|oo)ng[ai]$/iu
export const goes = /^(?:जाए|जाएँ|jaye|jayen)$/iu
/** Stems with which "goes" means that it comes about: "ho jaye". */
export const stems =
  /^(?:हो|मिल|बन|लग|निकल|सुलझ|सुधर|चुक|आ|बच|कर|पा|निपट|उतर|बिक|बढ़|पहुँच|पहुंच|जुड़|मान|चल|ho|mil|ban|lag|nikal|nikl|sulajh|sudhar|sudhr|chuk|aa|a|bach|nipat|utar|bik|badh|pahunch|pahuch|jud|maan|man|clear|settle|pass|set)$/iu
