/** The words by which a Hindi option, in either script, is cut out of its story and named. */

export const hindiStems = new Set(
  (
    'dhund dhoond dhundh tik samet hata kar rakh bhej chhod chod bech le de ja nikal nikaal laga lagwa dila dilwa kara karwa sambhal sambhaal ruk ' +
    'reh rah padh padha kharid khareed bana banwa dekh sikh seekh khol lad maan bol bata puch pooch mil chal likh ' +
    'badal chun jud hat nibha tod jod samjha mana lauta pakad utha bithaa bheja aa dal daal kama bacha baith ghum khel uth jama jaa chadha kaat kat sun bula dhoondh maang utar bhar chala chuka pehen pahan hata badha bolu chhed ' +
    'टिक समेट कर रख भेज छोड़ छोड बेच ले दे जा निकल निकाल लगा लगवा दिला दिलवा करा करवा संभाल सँभाल सम्भाल रुक रह पढ़ पढ ' +
    'पढ़ा खरीद ख़रीद बना बनवा देख सीख खोल लड़ लड मान बोल बता पूछ मिल चल लिख बदल चुन जुड़ हट निभा तोड़ जोड़ समझा ' +
    'मना लौट पकड़ पकड उठा चढ़ छोड़ आ डाल कमा बचा बैठ चढ़ा चढ़ा काट सुन बुला ढूंढ मांग चला उतार उतर सिखा भर घट जी गिरा बुक बढ़ा हटा चुका पहन'
  ).split(' '),
)
/** "nikal lu", "छोड़ दूँ": the verb before is the deed. */
export const lightVerb =
  /^(?:lu|do|दो|लो|lun|loon|lo|le|lein|len|lena|leni|du|dun|doon|dein|den|dena|jau|jaun|jaoon|jaye|jana|लूं|लूँ|लू|लूँगा|लें|ले|लेना|लेनी|दूं|दूँ|दू|दें|देना|जाऊं|जाऊँ|जाउ|जाऊ|जाएं|जाएँ|जाना)$/iu
export const lightInfinitive: Readonly<Record<string, string>> = {
  l: 'lena',
  d: 'dena',
  j: 'jana',
  ल: 'लेना',
  द: 'देना',
  ज: 'जाना',
}
export const subjunctive = /^(.+?)(?:oon|oo|un|u|ein|en|aye|aen|ye|e|ऊँ|ऊं|ऊ|ूँ|ूं|एँ|एं|ें|ए)$/iu
export const firstFuture = /^(.+?)(?:oonga|oongi|unga|ungi|ऊँगा|ऊंगा|ऊँगी|ऊंगी|ूँगा|ूंगा|ूँगी|ूंगी)$/iu
export const infinitive = /^(.{2,}?)(?:na|ni|ne|ना|नी|ने)$/iu
export const conjunctive = /^(.+?)(?:kar|ke|कर|के)$/iu
export const future =
  /^(?:hoga|hogi|honge|rahega|rahegi|milega|milegi|padega|padegi|padta|jayega|jayegi|karega|karegi|aayega|aayegi|banega|banegi|chalega|chalegi|होगा|होगी|रहेगा|रहेगी|मिलेगा|मिलेगी|पड़ेगा|पड़ेगी|जाएगा|जाएगी|आएगा|आएगी|बनेगा|बनेगी|चलेगा|चलेगी|है|hai)$/iu
/** What ends a clause before the option begins. */
export const finite = new Set(
  (
    'hai h he hain tha thi the gaya gayi gya gyi gaye gye hu hun hoon hue huye hua hui diya diye dia liya liye kiya kiye mila mili mile ' +
    'bola bole boli kaha lagaya lagaye banaya aaya aayi bolta bolti bolte kehta kehti kehte kahta kahti kahte chahta chahti chahte banti banta ' +
    'karte karta karti rehta rehti rahta rahti milta milti chalta chalti ' +
    'है हैं हूं हूँ था थी थे गया गई गयी गए हुए हुआ हुई दिया दिए लिया लिए किया किए मिला मिली मिले बोला बोले बोली कहा लगाया लगाए लगाई बनाया आया आई ' +
    'बोलता बोलती बोलते कहता कहती कहते चाहता चाहती चाहते बनती बनता करते करता करती रहता रहती मिलता मिलती चलता चलती'
  ).split(' '),
)
/** "Karti rahu": what goes on is no end of a clause. */
export const goesOn = /^(?:rah|reh|hu[ae]|रह|हुए|हुई)/iu
/** Verbs whose stem loses its vowel before an ending: "badlu" is badal. */
export const contracted: Readonly<Record<string, string>> = {
  badl: 'badal',
  nikl: 'nikal',
  pakd: 'pakad',
  samjh: 'samajh',
  utr: 'utar',
  sambhl: 'sambhal',
  pehn: 'pehen',
  pahn: 'pahan',
}
/** A clause that hangs on the deed: "nayi jagah lu jo mehngi hai". */
export const hangsOn =
  /^(?:jo|jisme|jismein|jahan|jaha|kyunki|kyuki|lekin|magar|taki|warna|agar|jabki|जो|जिसमें|जहाँ|जहां|क्योंकि|लेकिन|मगर|ताकि|वरना|अगर|जबकि)$/iu
export const denial = /^(?:nahi|nahin|nhi|नहीं|नही)$/iu
export const ownLight = /^(?:lu|lun|loon|du|dun|doon|jau|jaun|लूं|लूँ|लू|दूं|दूँ|दू|जाऊं|जाऊँ)$/iu
export const bids = /^(?:do|lo|दो|लो)$/iu
export const imperative = /^(.+?)(?:o|ओ|ो)$/iu
export const postposition = new Set(
  'ki ka ke ko me mein mai se par pe मे की का के को में से पर तक tak'.split(' '),
)
export const filler = new Set(
  'to toh phir fir ab abhi hi bhi aur main mai maine mujhe kya ek isko usko ise use तो फिर अब अभी ही भी और मैं मुझे क्या एक इसे उसे'.split(
    ' ',
  ),
)
export const closing = new Set(
  'kya क्या isi mein isme इसी में इसमें bhai ji sir please plz guruji paisa theek thik sahi better behtar accha achha acha acchi achhi achi best zyada jyada wala wali likhi likha लिखी लिखा ठीक सही बेहतर अच्छा अच्छी ज़्यादा ज्यादा'.split(
    ' ',
  ),
)
export const yours: Readonly<Record<string, string>> = {
  mera: 'aapka',
  meri: 'aapki',
  mere: 'aapke',
  मेरा: 'आपका',
  मेरी: 'आपकी',
  मेरे: 'आपके',
}
export const obliques: Readonly<Record<string, string>> = {
  बेटा: 'बेटे',
  beta: 'bete',
  सोना: 'सोने',
  sona: 'sone',
  पैसा: 'पैसे',
  paisa: 'paise',
  धंधा: 'धंधे',
  dhandha: 'dhandhe',
  रिश्ता: 'रिश्ते',
  rishta: 'rishte',
  किराया: 'किराये',
  kiraya: 'kiraye',
  वाला: 'वाले',
  wala: 'wale',
  केला: 'केले',
  kela: 'kele',
  गन्ना: 'गन्ने',
  ganna: 'ganne',
  मक्का: 'मक्के',
  makka: 'makke',
  चना: 'चने',
  chana: 'chane',
}
/** What stands before a noun and changes with it: "chhota beta" is chhote bete. */
export const agreeing: Readonly<Record<string, string>> = {
  वाला: 'वाले',
  wala: 'wale',
  छोटा: 'छोटे',
  chhota: 'chhote',
  chota: 'chote',
  बड़ा: 'बड़े',
  bada: 'bade',
}
