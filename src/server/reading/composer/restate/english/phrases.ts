/** What nobody may be told off the cuff: there the matter's own words stand. */
export const grave =
  /(?<!\p{L})(?:die[ds]?|dying|death|dead|expire[d]?|kill(?:ed)?|suicide|cancer|tumou?r|disease|illness|accident|jail(?:ed)?|prison|arrest(?:ed)?|raped?|abuse[d]?|beat(?:en|ing)? (?:me|her|him|us)|hit (?:me|her|him|us)|slap\p{L}*|violen\p{L}*|affairs?|cheating|second wife|other woman|pregnan\p{L}*|baby|miscarr\p{L}*|embryo|abort\p{L}*|operation|surgery|sex\p{L}*|virgin\p{L}*|video|videos|photos|blackmail\p{L}*|nude\p{L}*|hang(?:ed|ing)?|poison|burn|widow(?:ed)?|divorce[d]?|separated|survive|black magic|evil eye|possessed|curse[ds]?|haunt\p{L}*|ghost|spirits?|boy or|girl or|son or|prince|princess|heir)(?!\p{L})/iu

/** What nobody hopes for: a favourable chart says no to it. */
export const unwelcome =
  /^(?:be |get |been )?(?:sent back|sent away|fired|forced|sacked|terminated|removed|suspended|laid off|retrenched|demoted|rejected|refused|denied|cancelled|canceled|delayed|thrown out|kicked out|cheated|blamed|defamed|humiliated|scolded|detained|deported|bankrupt|in loss|in losses|replaced|affected|shut down|closed down|stuck)(?!\p{L})|^(?:lose (?!weight|kilos?|kgs?|fat|\d)|fail\b|go against|go in loss|go into loss|go bankrupt|go bad|go wrong|go waste|go to waste|come against|suffer\b|struggle\b|face (?:any |more |some |many |a )?(?:problem|issue|trouble|loss|difficult|delay|obstacle|hurdle|rejection)|(?:have|create|cause|make|give)(?: (?:me|us|you|him|her|them))? (?:any |more |some |many |a |a lot of )?(?:problem|issue|trouble|loss\b|losses|difficult|tension|headache|obstacle|hurdle)|trouble (?:me|us|you|him|her)|bother (?:me|us|you|him|her)|harass|harm|hurt|cheat|betray|ruin|spoil|destroy|abandon|ignore (?:me|us|you)|blame (?:me|us|you)|accuse|insult|reject|refuse|deny|regret|fall apart|fall down|fall through|break down|break up|break apart|collapse|crash\b|sink\b|drown|shut\b|close down|run away|come in (?:the |that |this )?(?:layoff|lay off)|say no\b|back out|become (?:a )?(?:police case|worse)|split(?! the)|part ways|drift apart|throw (?:me|us|you|him|her) out|remain (?:single|unmarried|alone|unemployed|jobless|poor|stuck)|stay (?:single|unmarried|alone|unemployed|jobless|poor|stuck)|be (?:alone|single|unmarried|jobless|unemployed|poor|lonely|in trouble|in debt|a failure)|end up (?:alone|single|with nothing|jobless)|leave (?:me|us|you)\b)/iu

/** Of these, where the chart is no clear no, nothing is said off the cuff. */
export const heavy =
  /(?<!\p{L})(?:leave (?:me|us|you)|harm|hurt|cheat\p{L}*|betray|ruin|destroy|abandon|split|part ways|break up|police case|deported|detained|forced|bankrupt|run away|alone|lonely|unmarried|single)(?!\p{L})/iu
/** Of a bond that is feared for, a bare no is told nobody. */
export const fragile =
  /^(?:last|hold|survive|stay together|stay with|work out|be saved|continue)(?!\p{L})/iu
/** What another person feels, which no chart of the asker shows. */
export const feeling =
  /(?<!\p{L})(?:love[sd]?|likes?|miss(?:es)?|feel(?:s|ing|ings)?|think(?:s|ing)?|cares?|regrets?|trust|respect|forget|remember|loyal|faithful|realise|realize|jealous|in love|attracted|interested|crush|happy with)(?!\p{L})/iu

/** What people wish an end of. */
export const burden =
  /(?<!\p{L})(?:problems?|struggles?|suffering|sufferings|pain|debts?|loans?|emis?|cases?|fights?|fighting|tension|tensions|enem(?:y|ies)|loneliness|bad (?:time|luck|phase|days|period)|delays?|hurdles?|obstacles?|litigation|disputes?|quarrels?|troubles?|stress|wait|waiting|nightmare|misery|hardships?|losses|poverty|gossip|rumours?|rumors?|jealousy|politics|harassment|noise|anxiety|fear|darkness|bad patch|slump|crisis|drama|headache|burden|neighbou?rs?|tenants?|addiction|drinking|anger|arguments?|distance|gap|silence|misunderstandings?)(?!\p{L})/iu
/** Of a burden the hope, of anything else the fear or one cannot say. */
export const ending =
  /^(?:(?:be |get )?(?:over|solved|resolved|sorted|settled|finished|cleared|closed|reduced|lifted|done)|(?:come to an )?end|stop|finish|close|reduce|lessen|decrease|disappear|vanish|go(?: away)?|leave(?: me| us| you)?|ease|clear|come down|calm down|settle|die down|get better|improve|resolve)(?!\p{L})/iu
/** Of which one cannot say whether it is hoped for. */
export const unclear =
  /^(?:stop(?! (?:drinking|smoking|gambling|fighting|shouting))|(?:end|close|finish)(?! (?:(?:the|my|your|this|that|our|his|her|all) )?(?:\p{L}+ )?(?:loans?|debts?|emis?|cases?|deal|degree|course|phd|studies|graduation|house))|give up|succeed in \p{L}+ing (?:me|us|you|him|her)|like|love|enjoy|match|be within|become permanent|reduce|decrease|shut|fall(?! in love)|drop|break(?! even)|leave|(?:be|get) (?:transferred|moved|shifted|posted)(?! (?:back|home|to|near|closer))|happen again|repeat|come again|go down|go up|need|want|mean|think|feel|look|seem|go$|be$|do$|have$|get$|get (?:back|it|him|her|them)$|help$|fire$|hit(?!\p{L})|repeat|be (?:ok|okay|like|possible|true|real|wrong|bad|a (?:boy|girl|son|daughter)|boy|girl)|be (?:my|your) fault|say$|do (?:it|this|that)$|know|stand (?:a|any|some) chance|get happy|go ahead|get closure|give (?:him|her|them)$|handle|be trusted|give (?:him|her|them)$|handle|be trusted|last$|we$)(?!\p{L})/iu

/** A time that stands in the answer by its own date. */
const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const season =
  'diwali|deepavali|holi|dussehra|dasara|navratri|onam|pongal|eid|christmas|new year|ugadi|baisakhi|rakhi|shravan|sawan|summer|winter|monsoon'
const unit = 'days?|weeks?|months?|mnths?|years?|yrs?|yr|quarters?|seasons?|decades?'
const number =
  '\\d+(?:\\s?(?:-|to)\\s?\\d+)?|one|two|three|four|five|six|seven|eight|ten|few|couple of|some'
const point = `(?:(?:this|next|coming|the coming|the next|that|last|same) )?(?:(?:mid|end of|end|early|late|start of|beginning of|first half of|second half of) ?-?(?:the )?)?(?:this |next |coming )?(?:(?:${month})(?:\\s(?:end|itself|month|first week|intake|cycle|session|batch|attempt|exam|round|\\d{4}))?|${season}|\\d{4}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|year(?: end)?|month(?: end)?|week|weekend|term|quarter|season|time|tomorrow|today|tonight|now|then)`
export const datedPhrases: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:by|in|on|before|after|during|till|until|around|within|from|since|for|at|upto|up to|between)\\s(?:the )?${point}(?: (?:itself|only))?(?: (?:to|and|or) ${point})?(?![\\p{L}\\d])`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:in|within|after|before|for)\\s(?:the |my |another )?(?:next |coming |first )?(?:a )?(?:${number})?\\s?(?:more )?(?:${unit})(?: time| or so)?(?![\\p{L}\\d])`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:this|next|coming|the coming)\\s(?:one |two |three |few |\\d )?(?:${month}|${season}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|year|month|week|weekend|term|quarter|season|time|attempt|cycle|intake|round|list|chance|${unit})(?: itself| only)?(?![\\p{L}\\d])`,
    'giu',
  ),
  /(?<![\p{L}\d])(?:in|at|by|after|before|around|till)\s(?:the )?(?:age(?: of)? )?\d{2}(?![\p{L}\d])(?! (?:lakh|lac|crore|%))/giu,
  /(?<!\p{L})(?:in|during) (?:my|this|his|her|our|one) (?:life|lifetime|life time|birth|janam)(?!\p{L})/giu,
  /(?<!\p{L})(?:in|from|by|as per|according to|acc to|per|through|with) (?:my|his|her|our|their|the) (?:birth |natal )?(?:chart|kundli|kundali|horoscope|stars?|destiny|fate|planets?|planetary position|patrika|jathakam|jatakam)(?!\p{L})/giu,
  /(?<!\p{L})(?:in this lifetime|in this life|at this age|at my age|any ?time soon|any ?time|some ?day|one day|at least once|atleast once|at ?least|atleast|ever again|ever|finally|soon|at last|eventually|really|actually|honestly|(?<!(?:me|us|him|her|it) )seriously|exactly|possibly|probably|even|ultimately|in future|in the future|in near future|in the near future|itself|right now|now|today|tomorrow|tonight|yet|already|in real|in reality|for sure|be honest|no change|in (?:the )?(?:chart|kundli|horoscope)|surely|definitely|after all(?: this)?|in the end|at all|by any chance|or never|haan|na|yaar|pls|please|plz|sir|madam|guruji|panditji|swamiji|swami|haha|lol|tho|btw)(?!\p{L})/giu,
]

/** Where a list is one that nobody wants to stand in. */
export const badList =
  /(?<!\p{L})(?:lay ?-?offs?|laid off|job cuts?|retrench\p{L}*|pink slips?|downsiz\p{L}*|terminat\p{L}*|firing|fired|bench|defaulters?|blacklist\p{L}*)(?!\p{L})/iu
export const inList = /^be in (?:that|this|the|their|any) (?:\p{L}+ )?list$/iu
