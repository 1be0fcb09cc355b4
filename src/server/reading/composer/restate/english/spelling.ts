import { placeSpelled, spelledOut } from '../../choice/short-names.ts'

/** Slips that are typed often, as they are read in a sentence of ours. */
const slips: Readonly<Record<string, string>> = {
  marraige: 'marriage',
  marrage: 'marriage',
  mariage: 'marriage',
  maried: 'married',
  marrid: 'married',
  recieve: 'receive',
  promotin: 'promotion',
  bussiness: 'business',
  buisness: 'business',
  busines: 'business',
  govt: 'government',
  gov: 'government',
  gvt: 'government',
  govnment: 'government',
  goverment: 'government',
  abt: 'about',
  n: 'and',
  '&': 'and',
  hubby: 'husband',
  hus: 'husband',
  wid: 'with',
  frm: 'from',
  thru: 'through',
  bcom: 'BCom',
  btech: 'BTech',
  mtech: 'MTech',
  phd: 'PhD',
  aus: 'Australia',
  blr: 'Bangalore',
  prop: 'property',
  xam: 'exam',
  xams: 'exams',
  yr: 'year',
  grp: 'group',
  dept: 'department',
  sal: 'salary',
  amt: 'amount',
  rs: 'Rs',
  ppl: 'people',
  frnd: 'friend',
  frnds: 'friends',
  bro: 'brother',
  sis: 'sister',
  sil: 'sister-in-law',
  mil: 'mother-in-law',
  fil: 'father-in-law',
  bf: 'boyfriend',
  gf: 'girlfriend',
  im: "I'm",
}
const shouted = new Set(
  'mla mp psu ngo bmc tnpsc tspsc appsc kpsc wbcs rrb ntpc sbi ctet tet stet reet kvs nvs ugc tgt pgt ctc emi gst fir rti esi epf h1b oci usmle plab ppo cbse icse gre gmat toefl ceo cto vp nri upi usd ott dm sp dsp sdm ias ias tv bhk'.split(
    ' ',
  ),
)

/** One word of the asker as it stands in a sentence of ours. */
export function spelled(word: string): string {
  const small = word.toLowerCase()
  if (slips[small] && word === small) return slips[small]
  if (word !== small) return word
  const place = placeSpelled(small)
  if (place !== small) return place
  return shouted.has(small) ? small.toUpperCase() : spelledOut(word)
}
