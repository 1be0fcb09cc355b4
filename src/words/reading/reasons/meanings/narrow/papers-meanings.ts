import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of what an office has to decide: a file, a certificate, a posting, a result. */
export const papersMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'an officer signs in the end', hi: 'अधिकारी आख़िर में दस्तख़त कर देते हैं' }],
    patience: [
      { en: 'the file waits for a senior officer', hi: 'फ़ाइल बड़े अधिकारी के पास रुकी रहती है' },
    ],
  },
  moon: {
    favourable: [{ en: 'people at the counter are helpful', hi: 'दफ़्तर के लोग मदद करते हैं' }],
    patience: [
      {
        en: 'the staff changes, and the matter has to be told again',
        hi: 'कर्मचारी बदलते हैं और बात फिर से बतानी पड़ती है',
      },
    ],
  },
  mars: {
    favourable: [
      { en: 'following it up in person gets it moved', hi: 'ख़ुद जाकर पीछे लगने से काम बढ़ता है' },
    ],
    patience: [{ en: 'an argument at the office sets it back', hi: 'दफ़्तर में बहस से काम पीछे जाता है' }],
  },
  mercury: {
    favourable: [{ en: 'complete papers get it passed', hi: 'काग़ज़ पूरे होने से काम निकल जाता है' }],
    patience: [
      {
        en: 'one paper or spelling has to be corrected',
        hi: 'कोई काग़ज़ या नाम की वर्तनी सुधारनी पड़ती है',
      },
    ],
  },
  jupiter: {
    favourable: [{ en: 'the rules are on this side', hi: 'नियम इस तरफ़ हैं' }],
    patience: [{ en: 'the approval comes after a wait', hi: 'मंज़ूरी इंतज़ार के बाद मिलती है' }],
  },
  venus: {
    favourable: [{ en: 'a polite request is heard', hi: 'नरमी से कही बात सुनी जाती है' }],
    patience: [
      {
        en: 'promises at the office come easily and are kept late',
        hi: 'दफ़्तर से आश्वासन जल्दी और काम देर से मिलता है',
      },
    ],
  },
  saturn: {
    favourable: [
      { en: 'the long wait ends with a written order', hi: 'लंबे इंतज़ार के बाद लिखित आदेश आता है' },
    ],
    patience: [{ en: 'the file moves table by table', hi: 'फ़ाइल एक-एक मेज़ से होकर चलती है' }],
  },
  rahu: {
    favourable: [{ en: 'an online complaint moves it', hi: 'ऑनलाइन शिकायत से काम आगे बढ़ता है' }],
    patience: [
      { en: 'middlemen promise more than they can do', hi: 'बिचौलिए जितना कहते हैं, उतना कर नहीं पाते' },
    ],
  },
  ketu: {
    favourable: [{ en: 'an old objection is dropped', hi: 'कोई पुरानी आपत्ति हट जाती है' }],
    patience: [
      { en: 'a paper goes missing in the office', hi: 'दफ़्तर में कोई काग़ज़ इधर-उधर हो जाता है' },
    ],
  },
}
