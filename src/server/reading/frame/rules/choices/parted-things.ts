/**
 * Two things around one deed, however the question was read: "3 acre me is baar ganna lagau ki haldi" is ganna or
 * haldi, "filled choice jammu or pune" Jammu or Pune.
 */

const sown =
  'laga(?:u|un|oon|ye|yen|yein|en)|lga(?:u|un)|bo(?:u|un|ye|yen|yein|e)|ropu|uga(?:u|un|ye|en)|लगा(?:ऊं|ऊँ|ऊ|एं|एँ|ए|यें|ये)|बो(?:ऊं|ऊँ|ऊ|एं|एँ|ए|यें|ये)|रोप(?:ूं|ूँ|ें)|उगा(?:ऊं|ऊँ|ऊ|एं|एँ|ए)'
const taught =
  'dil(?:a|wa)(?:u|un|ye|yen|yein|en|oon)|kar(?:a|wa)(?:u|un|ye|yen|yein|en|oon)|padha(?:u|un|ye|yen|en)|दिल(?:ा|वा)(?:ऊं|ऊँ|ऊ|एं|एँ|ए|यें|ये)|कर(?:ा|वा)(?:ऊं|ऊँ|ऊ|एं|एँ|ए|यें|ये)|पढ़ा(?:ऊं|ऊँ|ऊ|एं|एँ|ए|यें|ये)'
const taken =
  'lu|lun|loon|kharidu|khareedu|rakhu|pehnu|pahnu|chunu|pal(?:u|un)|पालूं|पालूँ|लूं|लूँ|लू|खरीदूं|खरीदूँ|ख़रीदूँ|रखूं|रखूँ|पहनूं|पहनूँ|चुनूं|चुनूँ'
const word = "[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}.'-]*"
/** What only says no, goes on or is a deed of its own is no second thing. */
const noThing =
  /^(?:nahi|nahin|nhi|nai|na|mat|kya|jo|jise|phir|fir|ruk|ruku|wait|abhi|baad|bad|kal|agle|aur|ya|is|isme|usme|koi|kuch|kisi|bas|sab|sabko|log|wo|woh|ye|yeh|main|mai|mera|meri|mere|apn[aei]|dekh|reh|rah|ho|hum|not|no|नहीं|नही|ना|न|मत|क्या|जो|फिर|रुक|अभी|बाद|कल|अगले|और|या|कोई|कुछ|बस|सब|लोग|वो|वह|ये|यह|मैं|मेरा|मेरी|मेरे|अपन[ाेी]|देख|रह|हो|हम)$/iu
const endsInVerb =
  /^(?!(?:gehu|aalu|alu|aloo|nimbu|kaju|kaddu|tambaku|jamun|lahsun|lehsun|आलू|नींबू|काजू|कद्दू|तंबाकू)$)(?:me|mein|में|मे|par|pe|पर|[a-z]*(?:[^aeiou\W]u|un|aun|aau|oon|ega|egi|enge|oga|ogi)|jaye|jaaye|ho|hai|h|hain|de|do|lo|le|karo|rahe|chale|bane|mile|aaye|aye|raha|rahi|[\p{L}\p{M}]*(?:ूं|ूँ|ऊं|ऊँ|ऊ|एगा|एगी|ेगा|ेगी|ोगा|ोगी|ेंगे)|जाए|जाएं|हो|है|हैं|दे|दो|लो|ले|करो|रहे|चले|बने|मिले|आए|रहा|रही)$/iu
/** "Khet me is baar ganna", "kharif me dhan": where and when is told before the thing. */
const place =
  /^.*(?<![\p{L}\p{M}])(?:me|mein|mai|par|pe|ko|ke liye|ke baad|is baar|iss baar|is saal|is sal|abhi|aage|में|मे|पर|पे|को|के लिए|के बाद|इस बार|इस साल|अभी|आगे)(?![\p{L}\p{M}])\s+/iu

function parted(deed: string, connective: string): RegExp {
  return new RegExp(
    `((?:${word}\\s+){1,8}?)(?<![\\p{L}\\p{M}])(?:${deed})\\s+(?:${connective})\\s+(?:phir\\s+|fir\\s+|फिर\\s+)?(${word}(?:\\s${word})?)(?=\\s*[,?!.।\\n]|\\s*$|\\s(?:kya|kaun|kons|theek|thik|sahi|क्या|कौन|ठीक|सही)(?![\\p{L}\\p{M}]))`,
    'iu',
  )
}
const either = 'ki|ya|कि|की|या'
const patterns = [parted(sown, either), parted(taught, either), parted(taken, 'ki|कि')]
/** "Kaise karu ki nibh jaye": what follows is what it is for. */
const asks =
  /(?<![\p{L}\p{M}])(?:kaise|kese|kya|kab|kaun\p{L}*|kons\p{L}*|kis|kahan|kitn[aei]|itn[aei]|कैसे|क्या|कब|कौन[\p{L}\p{M}]*|किस|कहाँ|कहां|कितन[ाेी]|इतन[ाेी])(?![\p{L}\p{M}])/iu
const mostOfThing = 3

/** "Ganna lagau ki haldi": the two things of one deed. */
function byDeed(text: string): [string, string] | null {
  for (const pattern of patterns) {
    const [, before = '', second = ''] = pattern.exec(text) ?? []
    const first = before.trim().replace(place, '').trim()
    const words = second.trim().split(/\s+/)
    const isThing =
      !noThing.test(words[0]!) && !words.some((each) => endsInVerb.test(each)) && second !== ''
    if (!first || !isThing || asks.test(before)) continue
    if (first.split(/\s+/).length <= mostOfThing && !noThing.test(first))
      return [first, second.trim()]
  }
  return null
}

const name = "[\\p{L}\\p{M}][\\p{L}\\p{M}'&-]*"
const filledInEnglish = new RegExp(
  `(?<!\\p{L})(?:filled(?: up)?|given|gave|opted(?: for)?|applied(?: for)?)(?:\\s(?:in|the|his|her|their|my|for|two|choices?|options?|preferences?|posting|transfer|places?|of))*\\s(${name}(?:\\s(?!or|and)${name})?)\\s(?:or|and|ya)\\s(${name}(?:\\s(?!for|in|which|what|where|who|as|will)${name})?)(?=\\s*[,?!.]|\\s*$|\\s(?:for|in|which|what|where|who|as)\\s)`,
  'iu',
)
const filledInHindi = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:choices?|options?|preference|posting|transfer|ch[oa]ice|चॉइस|विकल्प|पोस्टिंग|ट्रांसफर|तबादले|tabadle)(?:\\s(?:me|mein|ke|ki|liye|में|मे|के|की|लिए))*\\s(${name})\\s(?:ya|aur|or|या|और)\\s(${name})\\s(?:bhar[aei]|bhari|dal[aei]|di[ya]*|likh[aei]|भर[ाेी]|डाल[ाेी]|दिय[ाे]|दी|लिख[ाेी])(?![\\p{L}\\p{M}])`,
  'iu',
)
const asksWhich =
  /(?<![\p{L}\p{M}])(?:which|where|kaun|kon|kaun ?s[aei]|kons[aei]|kahan|kaha|kidhar|कौन|कौन ?स[ाेी]|कहाँ|कहां|किधर)(?![\p{L}\p{M}])/iu
const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]*)$/iu
const capital = (each: string): string => each[0]!.toUpperCase() + each.slice(1)

/** "Filled choice jammu or pune, which will come": two places of a posting. */
function byChoiceFilled(text: string): [string, string] | null {
  if (!asksWhich.test(text)) return null
  const [, one, other] = filledInEnglish.exec(text) ?? filledInHindi.exec(text) ?? []
  const isPlace = one && other && !month.test(one) && !month.test(other)
  return isPlace ? [capital(one), capital(other)] : null
}

/** The two things that are parted around one deed; null where the question names none. */
export const partedThings = (text: string): [string, string] | null =>
  byDeed(text) ?? byChoiceFilled(text)
