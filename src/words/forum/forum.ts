import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The pages of AstroHub. */
export const forumWords = {
  title: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  description: {
    en: 'Ask and discuss questions of Vedic astrology with others: marriage, career, dashas, transits.',
    hi: 'वैदिक ज्योतिष के सवाल पूछें और दूसरों के साथ चर्चा करें: विवाह, करियर, दशा, गोचर।',
  },
  start: { en: 'Start a Discussion', hi: 'चर्चा शुरू करें' },
  search: { en: 'Search discussions', hi: 'चर्चाएँ खोजें' },
  searchButton: { en: 'Search', hi: 'खोजें' },
  latest: { en: 'Latest Discussions', hi: 'नई चर्चाएँ' },
  wantFree: { en: 'Want free questions? Click here', hi: 'मुफ़्त सवाल चाहिए? यहाँ दबाएँ' },
  new: { en: 'new', hi: 'नया' },
  none: { en: 'No discussions found', hi: 'कोई चर्चा नहीं मिली' },
  noneSearch: {
    en: 'Nothing was found for this. Try fewer or other words, in English or Hindi.',
    hi: 'इसके लिए कुछ नहीं मिला। कम या दूसरे शब्दों में खोजें, हिंदी या अंग्रेज़ी में।',
  },
  near: {
    en: 'Nothing was found exactly as typed. These come close.',
    hi: 'ठीक इन शब्दों में कुछ नहीं मिला। ये उससे मिलती-जुलती हैं।',
  },
  loginFirst: { en: 'Please login first', hi: 'कृपया पहले लॉग इन करें' },
  loginToVote: { en: 'Please log in to vote', hi: 'वोट देने के लिए कृपया लॉग इन करें' },
  loginToComment: {
    en: 'Log in to write a comment',
    hi: 'टिप्पणी लिखने के लिए लॉग इन करें',
  },
  wrong: { en: 'Something went wrong!', hi: 'कुछ गड़बड़ हुई!' },
  upvote: { en: 'Upvote', hi: 'अपवोट' },
  downvote: { en: 'Downvote', hi: 'डाउनवोट' },
  rashi: { en: 'Rashi', hi: 'राशि' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  mahadasha: { en: 'Mahadasha', hi: 'महादशा' },
  report: { en: 'Report', hi: 'शिकायत करें' },
  reportWhy: { en: 'What is wrong with it?', hi: 'इसमें क्या ग़लत है?' },
  reportNote: { en: 'Anything to add (optional)', hi: 'और कुछ कहना हो (वैकल्पिक)' },
  editPost: { en: 'Edit Post', hi: 'पोस्ट बदलें' },
  deletePost: { en: 'Delete Post', hi: 'पोस्ट हटाएँ' },
  deleted: { en: 'The discussion is deleted.', hi: 'चर्चा हटा दी गई।' },
  deleteAsk: {
    en: 'Delete this discussion? Its points are taken back.',
    hi: 'यह चर्चा हटा दें? इसके पॉइंट वापस चले जाएँगे।',
  },
  deleteComment: { en: 'Delete', hi: 'हटाएँ' },
  deleteCommentAsk: {
    en: 'Delete this comment? Its points are taken back.',
    hi: 'यह टिप्पणी हटा दें? इसके पॉइंट वापस चले जाएँगे।',
  },
  comments: { en: 'Comments', hi: 'टिप्पणियाँ' },
  noComments: { en: 'No comments yet', hi: 'अभी कोई टिप्पणी नहीं' },
  writeComment: { en: 'Write a comment', hi: 'टिप्पणी लिखें' },
  comment: { en: 'Comment', hi: 'टिप्पणी करें' },
  commentRequired: { en: 'Comment is required', hi: 'टिप्पणी ज़रूरी है' },
  commentShort: {
    en: 'Comment must be at least 2 characters',
    hi: 'टिप्पणी कम से कम 2 अक्षरों की हो',
  },
  menu: { en: 'More about this comment', hi: 'इस टिप्पणी के विकल्प' },
  edited: { en: 'edited', hi: 'बदली गई' },
  waiting: {
    en: 'This waits until we have looked at it. Only you can see it.',
    hi: 'हमारे देखने तक यह रुकी है। अभी यह केवल आपको दिखती है।',
  },
  hidden: {
    en: 'This was reported and is hidden until we have looked at it.',
    hi: 'इसकी शिकायत हुई है, हमारे देखने तक यह छिपी है।',
  },
  removedState: { en: 'This has been removed.', hi: 'यह हटा दी गई है।' },
  posted: { en: 'Your discussion is posted.', hi: 'आपकी चर्चा पोस्ट हो गई।' },
  askOracle: { en: 'Ask Oracle about this', hi: 'इसके बारे में ओरेकल से पूछें' },
  askOracleNote: {
    en: 'Oracle answers from your own kundli. The answer stays with you and is not posted here.',
    hi: 'ओरेकल आपकी अपनी कुंडली से उत्तर देता है। उत्तर आपके पास रहता है, यहाँ पोस्ट नहीं होता।',
  },
  back: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  createTitle: { en: 'Start a discussion', hi: 'चर्चा शुरू करें' },
  createDescription: {
    en: 'Ask the community of AstroHub a question about astrology.',
    hi: 'एस्ट्रोहब के लोगों से ज्योतिष का सवाल पूछें।',
  },
  editTitle: { en: 'Edit your post', hi: 'अपनी पोस्ट बदलें' },
  fieldTitle: { en: 'Title', hi: 'शीर्षक' },
  fieldDescription: { en: 'Description', hi: 'विवरण' },
  titleRequired: { en: 'Title is required', hi: 'शीर्षक ज़रूरी है' },
  titleShort: {
    en: 'Title must be at least 5 characters',
    hi: 'शीर्षक कम से कम 5 अक्षरों का हो',
  },
  descriptionRequired: { en: 'Description is required', hi: 'विवरण ज़रूरी है' },
  descriptionShort: {
    en: 'Description must be at least 5 characters',
    hi: 'विवरण कम से कम 5 अक्षरों का हो',
  },
  tags: { en: 'From your kundli', hi: 'आपकी कुंडली से' },
  tagUnknown: { en: 'Not known', hi: 'पता नहीं' },
  showTags: { en: 'Show these with my post', hi: 'इन्हें मेरी पोस्ट के साथ दिखाएँ' },
  tagsPrivate: {
    en: 'Your profile is private, so others do not see these.',
    hi: 'आपकी प्रोफ़ाइल निजी है, इसलिए ये दूसरों को नहीं दिखतीं।',
  },
  post: { en: 'Post', hi: 'पोस्ट करें' },
  posting: { en: 'posting..', hi: 'पोस्ट हो रही है..' },
  save: { en: 'Save', hi: 'सहेजें' },
  updating: { en: 'updating..', hi: 'सहेजा जा रहा है..' },
  submitting: { en: 'submitting..', hi: 'भेजा जा रहा है..' },
  similar: { en: 'Has it been asked already?', hi: 'क्या यह पहले पूछा जा चुका है?' },
  previous: { en: 'Previous', hi: 'पिछला' },
  next: { en: 'Next', hi: 'अगला' },
  gone: {
    en: 'This discussion does not exist or has been removed.',
    hi: 'यह चर्चा नहीं है या हटा दी गई है।',
  },
} satisfies Record<string, LocalizedText>

export const forumTemplates = {
  comments: {
    en: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
    hi: (count: number) => `${count} ${count === 1 ? 'टिप्पणी' : 'टिप्पणियाँ'}`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

export const reportReasons = {
  spam: { en: 'Spam or advertising', hi: 'स्पैम या विज्ञापन' },
  hate: { en: 'Hate or insult', hi: 'नफ़रत या अपमान' },
  adult: { en: 'Adult content', hi: 'अश्लील सामग्री' },
  offTopic: { en: 'Not about astrology', hi: 'ज्योतिष से जुड़ी नहीं' },
  personal: { en: 'Somebody’s personal details', hi: 'किसी की निजी जानकारी' },
  harm: { en: 'Somebody may come to harm', hi: 'किसी को नुक़सान हो सकता है' },
  other: { en: 'Something else', hi: 'कुछ और' },
} satisfies Record<string, LocalizedText>

/** The handle that is chosen before the first post. */
export const handleWords = {
  title: { en: 'Choose your AstroHub name', hi: 'एस्ट्रोहब के लिए अपना नाम चुनें' },
  lead: {
    en: 'Others see this name, never your mobile number or email.',
    hi: 'दूसरों को यही नाम दिखता है, आपका मोबाइल नंबर या ईमेल कभी नहीं।',
  },
  name: { en: 'User name', hi: 'यूज़रनेम' },
  nameHint: {
    en: '5 to 20 letters or digits; dot, underscore or hyphen between them.',
    hi: '5 से 20 अंग्रेज़ी अक्षर या अंक; बीच में बिंदु, अंडरस्कोर या हाइफ़न।',
  },
  nameRequired: { en: 'User name is required', hi: 'यूज़रनेम ज़रूरी है' },
  email: { en: 'Email address', hi: 'ईमेल पता' },
  emailRequired: { en: 'Email address is required', hi: 'ईमेल पता ज़रूरी है' },
  emailInvalid: { en: 'Invalid email', hi: 'ईमेल सही नहीं है' },
  kundli: { en: 'Your kundli (for your tags)', hi: 'आपकी कुंडली (टैग के लिए)' },
  noKundli: { en: 'None', hi: 'कोई नहीं' },
  register: { en: 'Register', hi: 'रजिस्टर करें' },
  registering: { en: 'registering..', hi: 'रजिस्टर हो रहा है..' },
} satisfies Record<string, LocalizedText>

/** How points are earned and spent. Figures come from the server's own constants. */
export const learnWords = {
  title: { en: 'How AstroHub points work', hi: 'एस्ट्रोहब पॉइंट कैसे काम करते हैं' },
  description: {
    en: 'Earn Astro Points in the AstroHub forum and redeem them for free Oracle questions.',
    hi: 'एस्ट्रोहब में एस्ट्रो पॉइंट कमाएँ और उनसे मुफ़्त ओरेकल प्रश्न लें।',
  },
  lead: {
    en: 'AstroHub is our forum. Take part, earn Astro Points, and turn them into questions to Oracle.',
    hi: 'एस्ट्रोहब हमारा मंच है। चर्चा में भाग लें, एस्ट्रो पॉइंट कमाएँ और उनसे ओरेकल के प्रश्न पाएँ।',
  },
  back: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  other: { en: 'हिन्दी में पढ़ें', hi: 'Read in English' },
  earn: { en: 'Earning points', hi: 'पॉइंट कमाना' },
  earnDiscussion: { en: 'Start a discussion', hi: 'चर्चा शुरू करने पर' },
  earnComment: { en: 'Write a comment', hi: 'टिप्पणी लिखने पर' },
  earnVote: { en: 'Vote on a post or comment', hi: 'पोस्ट या टिप्पणी पर वोट देने पर' },
  earnUpvote: { en: 'Each upvote you receive', hi: 'हर अपवोट मिलने पर' },
  lost: {
    en: 'What is deleted or removed takes its points back. Each vote counts once.',
    hi: 'जो हटाया जाता है उसके पॉइंट वापस चले जाते हैं। हर वोट एक ही बार गिना जाता है।',
  },
  redeem: { en: 'Redeeming points', hi: 'पॉइंट रिडीम करना' },
  redeemWhere: {
    en: 'Open your profile and press Redeem Questions.',
    hi: 'अपनी प्रोफ़ाइल खोलें और “प्रश्न रिडीम करें” दबाएँ।',
  },
  transfer: { en: 'Giving questions to others', hi: 'दूसरों को प्रश्न देना' },
  transferText: {
    en: 'On your balance page you can send Oracle questions to a friend’s mobile number. Free gift questions can’t be sent.',
    hi: 'अपने बैलेंस पेज से आप मित्र के मोबाइल नंबर पर ओरेकल प्रश्न भेज सकते हैं। उपहार में मिले मुफ़्त प्रश्न नहीं भेजे जा सकते।',
  },
  invite: { en: 'Inviting friends', hi: 'मित्रों को बुलाना' },
  inviteLink: { en: 'Invite a friend', hi: 'मित्र को बुलाएँ' },
  rules: { en: 'Rules', hi: 'नियम' },
  ruleSpam: { en: 'No spam and no advertising.', hi: 'स्पैम और विज्ञापन नहीं।' },
  ruleHate: { en: 'No hate speech, no adult content.', hi: 'नफ़रत भरी बातें और अश्लील सामग्री नहीं।' },
  ruleTopic: { en: 'Only astrology topics.', hi: 'केवल ज्योतिष के विषय।' },
  rulePerson: {
    en: 'No phone numbers, no birth details of other people.',
    hi: 'फ़ोन नंबर और दूसरों की जन्म जानकारी न लिखें।',
  },
  ruleBan: {
    en: 'An account that breaks the rules may be banned.',
    hi: 'नियम तोड़ने वाले खाते पर रोक लगाई जा सकती है।',
  },
} satisfies Record<string, LocalizedText>

export const learnMoreTemplates = {
  points: {
    en: (points: number) => `+${points} ${points === 1 ? 'point' : 'points'}`,
    hi: (points: number) => `+${points} पॉइंट`,
  },
  cap: {
    en: (most: number) => `At most ${most} points a day (Indian time).`,
    hi: (most: number) => `एक दिन में (भारतीय समय) अधिक से अधिक ${most} पॉइंट।`,
  },
  rate: {
    en: (points: number) =>
      `${points} points are 1 Oracle question; you redeem at least ${points} at a time.`,
    hi: (points: number) =>
      `${points} पॉइंट का 1 ओरेकल प्रश्न; एक बार में कम से कम ${points} पॉइंट रिडीम करें।`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

/** What an invitation brings, by persona. */
export const inviteRewardTemplate = {
  en: (oracle: number, astra: number) =>
    `When a friend signs up with your link, both of you get questions: ${oracle} to Oracle and ${astra} to Astra.`,
  hi: (oracle: number, astra: number) =>
    `जब कोई मित्र आपके लिंक से जुड़ता है, तो आप दोनों को प्रश्न मिलते हैं: ओरेकल के लिए ${oracle} और एस्ट्रा के लिए ${astra}।`,
} satisfies LocalizedTemplate<[number, number]>

/** Why an item waits, to the operator. */
export const holdReasons = {
  contact: { en: 'a contact or payment address', hi: 'संपर्क या भुगतान का पता' },
  link: { en: 'a link', hi: 'लिंक' },
  offer: { en: 'an offer', hi: 'विज्ञापन' },
  repeats: { en: 'a repeated text', hi: 'दोहराया गया पाठ' },
  crisis: { en: 'a cry for help: please read it first', hi: 'मदद की पुकार: कृपया पहले इसे पढ़ें' },
  earlier: { en: 'an earlier post was removed', hi: 'पिछली पोस्ट हटाई गई थी' },
} satisfies Record<string, LocalizedText>

/** The operator's queue. */
export const moderationWords = {
  title: { en: 'Reports and waiting posts', hi: 'शिकायतें और रुकी पोस्ट' },
  description: {
    en: 'What waits to be decided in AstroHub.',
    hi: 'एस्ट्रोहब में जिस पर निर्णय बाक़ी है।',
  },
  none: { en: 'Nothing waits.', hi: 'कुछ बाक़ी नहीं।' },
  held: { en: 'Waits before it is seen', hi: 'दिखने से पहले रुकी' },
  reported: { en: 'Reported', hi: 'शिकायत हुई' },
  isHidden: { en: 'hidden for now', hi: 'अभी छिपी' },
  isComment: { en: 'Comment', hi: 'टिप्पणी' },
  isDiscussion: { en: 'Discussion', hi: 'चर्चा' },
  by: { en: 'By', hi: 'लेखक' },
  banned: { en: 'banned', hi: 'रोक लगी है' },
  show: { en: 'Let everyone see it', hi: 'सबको दिखने दें' },
  keep: { en: 'It may stay', hi: 'रहने दें' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  removeBan: { en: 'Remove and ban', hi: 'हटाएँ और रोक लगाएँ' },
} satisfies Record<string, LocalizedText>
