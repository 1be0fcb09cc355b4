/** Phrases by which a question speaks of somebody else's life: what is said to the asker does not fit there. */
export const ofAnother =
  'my husband, husband, husbands, wife, moms, my wife, wifes, my son, my sons, my daughter, my daughters, my brother, my brothers, ' +
  'my sister, my sisters, my father, my fathers, my mother, my mothers, my dad, my mom, my friend, my friends, ' +
  'my boyfriend, my girlfriend, my fiance, my fiancee, my bf, my gf, my child, our son, our daughter, hubby, ' +
  'pati, wife ka, wife ki, wife ko, wife ke, patidev, ' +
  ' patni ka, patni ki, patni ko, meri patni, biwi ka, biwi ki, biwi ko, inka, inki, ' +
  'inko, unka, unki, beta, bete, beti, bitiya, ladka, ladke, ladki, bhai ka, bhai ki, bhai ko, mera bhai, bhaiya, ' +
  'behen, bahan, behan, didi, papa ka, papa ki, papa ko, pitaji, mummy ka, mummy ki, mummy ko, maa ka, maa ki, ' +
  'dost ka, dost ki, dost ko, gf ka, gf ki, gf ko, bf ka, bf ki, bf ko, jeth, devar, jija, bhatija, bhatije, bhatiji, bhanja, bhanji, ' +
  'nephew, niece, jamai, phupha, fufa, mama ji, pota, pote, poti, dads, papas, fathers, bahu, nani, roomie, ' +
  'पति, पत्नी, बीवी, बेटा, बेटे, बेटी, बिटिया, लड़का, लड़के, लड़की, भाई का, भाई की, भाई को, मेरा भाई, बहन, दीदी, ' +
  'पापा का, पापा की, पापा को, पिताजी, पिता जी, मम्मी, माँ का, माँ की, दोस्त का, दोस्त की, दोस्त को, जेठ, देवर, पतिदेव, ' +
  'भाई साहब, मेरे पिता, पापा, प्रेमिका, बहू, पोता, पोते, भतीजा, भतीजे, भतीजी, भांजा, भांजी, नानी, जमाई'
