import type { SituationPattern } from '../situation.ts'

/** Situations of field, cattle and pets. Where no words stand, the reader of questions alone knows them. */
export const assetAnimalPoints: readonly SituationPattern[] = [
  {
    name: 'crop-sell-or-hold',
    among: [
      'business',
      'money',
      'investment',
      'year-ahead',
      'debt',
      'muhurta',
      'property',
      'unclear',
      'lost-object',
    ],
    topic: 'business',
    subject: 'self',
    words: [
      'soyabean, soybean, soyabeen, onion, pyaz, potato, aloo, cotton, kapas, kapaas, wheat, gehu, gehun, paddy, dhan, dhaan, mustard, sarso, sarson, chana, turmeric, haldi, mirchi, sugarcane, maize, makka, tomato, jeera, crop, fasal, upaj, सोयाबीन, प्याज, प्याज़, आलू, कपास, गेहूँ, गेहूं, धान, सरसों, चना, हल्दी, मिर्ची, मक्का, टमाटर, जीरा, फसल, फ़सल, उपज',
      'sell now, sell it now, sell at, sell or, or sell, should i sell, or store, hold my, or hold, bechu, bech du, bech dun, rok lu, rok ke, rok kar, price go up, rate go up, rate going, price going, better rate, bhav kab, bhav chadh, bhav badh, rate chadh, rate badh, daam kab, बेचूँ, बेचूं, बेच दूँ, बेच दूं, रोक लूँ, रोक के, रोक कर, भाव कब, भाव चढ़, भाव बढ़, दाम कब, दाम बढ़',
    ],
    without:
      'land, zameen, jameen, ज़मीन, जमीन, beej, seed company, shop, dukan kholu, gold, shares',
  },
  {
    name: 'which-crop',
    among: ['business', 'money', 'year-ahead', 'career'],
    topic: 'business',
    subject: 'self',
    words: [
      'which crop, what crop, which crop should, crop to put, sow, kya boyu, kya boun, kya bou, kya boye, kya lagau, konsi fasal, kaunsi fasal, kaun si fasal, fasal lagau, fasal lagaun, rabi me, kharif me, rabi mein, kharif mein, agli buwai, कौन सी फसल, कौन सी फ़सल, कौनसी फसल, फसल कौन, फ़सल कौन, क्या बोऊँ, क्या बोना, अगली बुवाई, अगली फसल',
      'sow, plant, put, lagau, lagaun, lagaye, lagau kya, boyu, boun, bou, bona, लगाऊँ, लगाऊं, लगाये, लगाएँ, बोऊँ, बोना, बोएँ, फलेगी',
    ],
    without: 'shop, tree in, kitna bachega, udhar khad, chukega, चुकेगा',
  },
  {
    name: 'animal-sell-or-keep',
    among: ['pet', 'business', 'money', 'family', 'debt', 'unclear'],
    topic: 'pet',
    subject: 'self',
    words: [
      'dog, dogs, puppy, pup, cat, cats, kitten, kittens, labrador, lab, beagle, pug, indie, retriever, parrot, bird, rabbit, tortoise, kutta, kutte, kutiya, billi, tota, tote, khargosh, कुत्ता, कुत्ते, कुतिया, बिल्ली, तोता, तोते, ख़रगोश, खरगोश, पिल्ला, cow, cows, buffalo, buffaloes, goat, goats, calf, bullock, ox, mare, heifer, cattle, herd, hens, gaay, gai, gaaye, bhains, bhens, bhais, bhainse, bakri, bakriyan, bail, bachhda, bachda, ghodi, pashu, murgi, murgiyan, गाय, गायें, गायों, भैंस, भैंसें, भैंसों, बकरी, बकरियाँ, बकरियां, बैल, बैलों, बछड़ा, घोड़ी, घोडी, पशु, मुर्गी, मुर्गियाँ, मवेशी',
      'sell or keep, keep or sell, keep or give, sell her, sell him, bech du, bech dun, bech du ya, bechu ya, becho ya, rakhu ya bech, rakhu ya de, ya rakhu, du ya rakhu, goshala me de, बेच दूँ, बेच दूं, बेचूँ या, बेचूं या, रखूँ या बेच, रखूं या बेच, या रखूँ, या रखूं, किसी को दे दूँ',
    ],
    without:
      'zameen, jameen, khet bech, doodh bechu, kharid kar, milk business, land, apshakun, shagun, dosh, अपशकुन, शगुन, ज़मीन, जमीन, खेत बेच, दुकान, dukan, kis mahine bechu, bhav',
  },
  {
    name: 'cattle-ill-why',
    among: [
      'pet',
      'business',
      'money',
      'health',
      'enemies',
      'remedy',
      'unclear',
      'spirituality',
      'mental-health',
      'life-purpose',
    ],
    topic: 'pet',
    subject: 'self',
    words: [
      'cow, cows, buffalo, buffaloes, goat, goats, calf, bullock, ox, mare, heifer, cattle, herd, hens, gaay, gai, gaaye, bhains, bhens, bhais, bhainse, bakri, bakriyan, bail, bachhda, bachda, ghodi, pashu, murgi, murgiyan, गाय, गायें, गायों, भैंस, भैंसें, भैंसों, बकरी, बकरियाँ, बकरियां, बैल, बैलों, बछड़ा, घोड़ी, घोडी, पशु, मुर्गी, मुर्गियाँ, मवेशी',
      'one after another, ek ke baad ek, ek ek karke, falling sick, falling ill, keep falling, fall ill, kyu bimar, kyon bimar, bimari fail, bimari phail, bimari kyu, doodh kam kyu, less milk, doodh me khoon, mar rahi, mar rahe, mar gayi baki, एक के बाद एक, एक एक करके, बीमार क्यों, बीमार पड़, बीमारी फैल, दूध कम क्यों, दूध में ख़ून, दूध में खून, दूध चढ़ा, दूध कम हो गया, दूध एकदम कम, दूध आधा, दूध घट, doodh aadha, milk has dropped, milk dropped, giving less, मर रही, मर रहे',
      'reason, why, kyu, kyun, kyon, wajah, karan, kaaran, cause, kab, when, will, kisi ne, nazar, theek, thik, क्यों, वजह, कारण, कब, नज़र, नजर, किसी ने, किया कराया, ठीक',
    ],
    without: 'puppy, husband, wife, pati, mummy, papa, पति, मम्मी, पापा',
  },
  {
    name: 'cattle-conceives',
    among: ['pet', 'business', 'money', 'pregnancy', 'children', 'unclear', 'health'],
    topic: 'pet',
    subject: 'self',
    words: [
      'cow, cows, buffalo, buffaloes, goat, goats, calf, bullock, ox, mare, heifer, cattle, herd, hens, gaay, gai, gaaye, bhains, bhens, bhais, bhainse, bakri, bakriyan, bail, bachhda, bachda, ghodi, pashu, murgi, murgiyan, गाय, गायें, गायों, भैंस, भैंसें, भैंसों, बकरी, बकरियाँ, बकरियां, बैल, बैलों, बछड़ा, घोड़ी, घोडी, पशु, मुर्गी, मुर्गियाँ, मवेशी',
      'conceive, conceiving, insemination, inseminations, gabhin, gaabhin, theregi, thehregi, thehri, ruk nahi rahi, ruk nhi rhi, nahi rukti, in heat, false heats, hare me nahi, heat me nahi, garmi me nahi, beej chadhaya, phir jati, गाभिन, ठहरेगी, ठहरी, रुक नहीं रही, हीट में, गर्मी में नहीं, बीज, फिर जाती, गर्भ नहीं',
    ],
    without:
      'doodh kam, doodh ekdam kam, दूध कम, दूध एकदम कम, दूध घट, बच्चा देने के बाद, phir gabhin hai, फिर गाभिन है, kharid, ख़रीद, bech, बेच, khet, खेत, boya, fasal',
  },
  {
    name: 'animal-birth',
    among: ['pet', 'business', 'pregnancy', 'money', 'children', 'unclear', 'health'],
    topic: 'pet',
    subject: 'self',
    words: [
      'dog, dogs, puppy, pup, cat, cats, kitten, kittens, labrador, lab, beagle, pug, indie, retriever, parrot, bird, rabbit, tortoise, kutta, kutte, kutiya, billi, tota, tote, khargosh, कुत्ता, कुत्ते, कुतिया, बिल्ली, तोता, तोते, ख़रगोश, खरगोश, पिल्ला, cow, cows, buffalo, buffaloes, goat, goats, calf, bullock, ox, mare, heifer, cattle, herd, hens, gaay, gai, gaaye, bhains, bhens, bhais, bhainse, bakri, bakriyan, bail, bachhda, bachda, ghodi, pashu, murgi, murgiyan, गाय, गायें, गायों, भैंस, भैंसें, भैंसों, बकरी, बकरियाँ, बकरियां, बैल, बैलों, बछड़ा, घोड़ी, घोडी, पशु, मुर्गी, मुर्गियाँ, मवेशी',
      'byayegi, byane, byaayegi, byani, delivery, deliver, expecting, pregnant, how many kittens, how many puppies, have kittens, have puppies, calving, foal, pet se, bachche degi, bachcha degi, बच्चे देगी, ब्याएगी, ब्याने, ब्यांत, ब्याहेगी, पेट से, गर्भ है, गर्भवती, फिर गाभिन है, bachche kitne, कितने बच्चे, बछिया होगी कि',
    ],
    without:
      'my wife, wife is, i am pregnant, patni, meri beti, bahu, we are expecting, i am expecting, shop, dukan, food delivery, adopt, sell, bech, court delivery, पत्नी, बहू, मैं गर्भवती',
  },
  {
    name: 'pet-settles',
    among: ['pet', 'family', 'remedy', 'friends', 'unclear'],
    topic: 'pet',
    subject: 'self',
    words: [
      'dog, dogs, puppy, pup, cat, cats, kitten, kittens, labrador, lab, beagle, pug, indie, retriever, parrot, bird, rabbit, tortoise, kutta, kutte, kutiya, billi, tota, tote, khargosh, कुत्ता, कुत्ते, कुतिया, बिल्ली, तोता, तोते, ख़रगोश, खरगोश, पिल्ला',
      'settle, settled, barks, bark at, barking, bites, bite my, hides, hiding, ladta, ladti, ladte, bhaunkta, bhokta, kaat leti, kaat leta, kaat deta, ghulta, ghulegi, toilet trained, get along, jalan, चिल्लाती, भौंकता, लड़ता, लड़ती, घुलता, घुलेगा, घुले, काट लेती, काट लेता, रोता क्यों',
      'kab, when, why, how, will, long, kyu, kyun, kaise, kya karu, कब, क्यों, कैसे, क्या करूँ',
    ],
    without:
      'not eating, bimar, ill, missing, lost, died, mar gaya, settle abroad, settle in, settled in, rabies, kaat liya mujhe, बीमार, मर गया, खो गया',
  },
  {
    name: 'pet-grows-old',
    among: ['pet', 'health', 'family', 'spirituality', 'unclear'],
    topic: 'pet',
    subject: 'self',
    words: [
      'dog, dogs, puppy, pup, cat, cats, kitten, kittens, labrador, lab, beagle, pug, indie, retriever, parrot, bird, rabbit, tortoise, kutta, kutte, kutiya, billi, tota, tote, khargosh, कुत्ता, कुत्ते, कुतिया, बिल्ली, तोता, तोते, ख़रगोश, खरगोश, पिल्ला',
      'how much time, how many years, how many more years, how long will, put to sleep, put him to sleep, put her to sleep, let go, kitna jiyega, kitna jiyegi, kitne din jiyega, kitna time, sula dene, sula de, boodha ho gaya, boodhe kutte, सुला देने, कितना जिएगा, कितने दिन साथ, बूढ़ा हो, बूढ़ी हो, बूढ़े कुत्ते, बूढ़ा हो गया',
    ],
    without: 'missing, lost, ran away, settle, trained, not talking, married',
  },
]
