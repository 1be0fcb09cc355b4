/** Words of violence at home and of being held: a question that holds one is left to the reader of questions. */
export const ofViolence =
  'gala dabaya, thappad, slap, slapped, belt, dhakka, satana, sataana, torture, torturing, taane aur maar, maar kab, locked my, took my jewellery, ' +
  'band karke, band kar deti, band kar deta, band hai hum, darwaza khatkhata*, maut, dupatta odh*, daant bhi, khana nahi de*, passport rakh, ' +
  'police case, haath pakad*, hath pakad*, akele me, photos, rassi, goli, dawai gin*, sulati, khana tab, neel, bolted, bhaiya hai jo mobile, ' +
  'गला दबा*, थप्पड़, बेल्ट, धक्का, सताना, ताने और, बंद कर, दरवाज़ा खटखटा*, दरवाजा खटखटा*, मौत, हाथ पकड़*, अकेले में, नील, दवाइयां, मार कब, ज़हर'
