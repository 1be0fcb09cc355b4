import { words } from './tradition-row.ts'

/** Words that rows of several themes share. */

export const no =
  "no|not|never|nahi|nhi|nahin|nai|nay|ni|nay|नहीं|नही|ना|न|नई|don't|dont|cannot|can't"

export const fasts =
  'fast|fasts|fasting|fasted|vrat*|vrath|vrt|vart|upwas*|upvas*|upavas*|roza|solah somva?ar|solah somva?r|solah somwar|16 somv?a?w?a?r|(?:16|sixteen|21|11|saibaba) (?:mondays?|tuesdays?|fridays?|thursdays?|saturdays?)|somvar ke vrat|(?:pehla|dusra|doosra|teesra|chautha|paanchva|last|first|second|third|fourth|pichla|\\d+(?:th|st|nd|rd|va|wa)) (?:som[vw]a+r|monday|guru[vw]a+r|thursday|mangal[vw]a+r|tuesday|shukra?[vw]a+r|shani[vw]a+r)|(?:पहला|दूसरा|तीसरा|चौथा|पांचवां|छठा|सातवां|आठवां|नौवां|दसवां|पिछला) (?:सोमवार|गुरुवार|मंगलवार|शुक्रवार|शनिवार)|ekadash*|karva ?chauth*|karwa ?chauth*|karwachauth*|navratr*|navaratr*|teej|hartalika*|jitiya|chhath|ahoi|pradosh*|व्रत*|वर्त|उपवास*|एकादशी*|करवा ?चौथ*|नवरात्र*|तीज|जितिया|छठ|अहोई|प्रदोष*|सोलह सोमवार*|रोज[ाे]|निर्जला|nirjala'
export const fast = words(fasts)

export const period = words(
  'periods|period(?= (?:me|mein|main|mai|ke|aa|aay|aaye|date|days|start|comes?|came)(?! (?:good|bad)))|(?:in|during|on|my|have|having|got|getting) (?:my |the |a )?periods?|period|mc|menses|menstru*|mahavari|ma+hwari|mahwari|maha?wari|masik ?dharm|ma+sik (?:aa|chakr)*|rajaswala|mahin[ae] (?:ke|wale) din*|maheen[ae] (?:ke|wale) din*|maheena ke dino|monthly (?:cycle|days|dates?)|पीरियड*|पिरियड*|एमसी|माहवारी|महावारी|मासिक (?:धर्म|चक्र|आ*)|रजस्वला|महीन[ेा] (?:के|वाले) दिन*',
)
/** A stretch of a dasha is called a period as well. */
export const dashaPeriod = words(
  'dasha|mahadasha|antardasha|saturn|rahu|ketu|venus|jupiter|mercury|mars|sun period|moon period|running|sade ?sati|notice|probation|trial|दशा|शनि काल|irregular|late|delay*|pain*|cramps?|bleeding|heavy|dard|नियमित|अनियमित|दर्द|pcos|pcod|conceive|pregnan*',
)

export const stones =
  'stones?|gems?|gemstones?|ratna*|ratan|nag|nagine?|rings?|angoo?th[iy]|anguthi|pukhraj|pukhraaj|neelam|nilam|panna|moti|moonga|munga|manik*|gomed*|lehsuniya|lahsuniya|heera|hira|opal|emerald|ruby|pearl|coral|(?:blue |yellow )?sapphire|diamond|hessonite|sunehla|sunela|topaz|रत्न*|नग|नगीना|अंगूठी|पुखराज|नीलम|पन्ना|मोती|मूंगा|मुंगा|माणिक*|गोमेद|लहसुनिया|हीरा|ओपल|सुनेला|सुनहला'
export const stone = words(stones)

export const mantras =
  'mantras?|mantar|japa?|jaap|japna|japu|chant*|chalisa|stotra*|stotram|path|paath|gayatri|mahamrityunjay*|shlok*|slok*|sahasranam*|saptashati|naam jap|om namah shivay*|मंत्र*|मन्त्र*|जप|जाप|चालीसा|पाठ|स्तोत्र*|गायत्री|महामृत्युंजय*|सप्तशती'
export const mantra = words(mantras)

export const worship = words(
  `${mantras}|puja|pooja|poojan|pujan|prayers?|pray|praying|temple|mandir|aarti|arti|diya|lamp|deepak|archana|abhishek|rudrabhishek|thakur ji|laddu gopal|पूजा*|मंदिर|आरती|दीया|दीपक|अभिषेक|प्रार्थना|भगवान`,
)

export const remedies =
  'remed*|upa+y|upay|upaya|totk*|parihar*|donate|donation|daan|dan|उपाय*|टोटक*|दान'
export const remedy = words(remedies)

/** What asks whether a thing may be done, is needed, or what follows from it. */
export const may = words(
  'can|may|should|shall|ok|okay|allowed|fine|right|safe|must|need|needed|necessary|is it|do i|does|do we|any|what|how|kya|kia|kaise|kese|sakt*|skt*|chalega|chalegi|chalta|chahiye|karu|karun|karoon|kare|karein|karen|kru|theek|thik|sahi|zaroori|jaruri|jaroori|zaruri|dosh*|paap|ashubh|apshagun|apshakun|or|ya|to|bad|sign|omen|sin|क्या|कैसे|सकत*|चलेग*|चलता|चाहिए|करूं|करें|करे|ठीक|सही|जरूरी|दोष|पाप|अशुभ|अपशगुन|अपशकुन|या',
)

/** What breaks, is lost or spoils. */
export const breaks = words(
  'brok*|break*|breaks?|crack*|toot*|tut|tuta|tuti|tutna|tutgaya|tut gay*|khandit|chatak*|chipped|damaged|snapped|shatter*|टूट*|खंडित|खण्डित|चटक*|दरार|phat*|फट*',
)

/** A chart is asked for, or what is to come: tradition alone does not answer that. */
export const asksChart = words(
  '(?:my|mer[iae]|meri|hamari|apni|his|her|uski|unki|मेरी|उसकी|उनकी) (?:chart|kundl[iy]|kundali|horoscope|birth chart|patri|patrika|कुंडली|पत्री|पत्रिका)|in (?:my )?(?:chart|kundli)|as per my|according to my|mere hisab se|suits? (?:me|him|her|my)|suit kar*|सूट कर*|(?:which|kaun ?s[aei]|kon ?s[aei]|kounsa|konsa|kaun|कौन ?स[ाेी]|कौनसा) (?:ratna|ratan|stones?|gem*|nag|vrat|fasts?|mantra*|jap|jaap|path|upay|remedy|puja|pooja|god|deity|letter|akshar|number|colou?r|रत्न|नग|व्रत|मंत्र|जाप|पाठ|उपाय|पूजा|अक्षर|अंक|रंग|उपवास|जप)|(?:kab|when)[^.?!]{0,20}(?:hogi|hoga|milegi|milega|lagegi|lagega|aayega|get|married|होगी|होगा|मिलेगी|मिलेगा)|(?:shaa?di|naukri|job|baccha|विवाह|शादी|नौकरी)[^.?!]{0,12}(?:kab|कब)|when will|will (?:i|we|he|she|my)|kya mai manglik|am i manglik|do i have',
)
