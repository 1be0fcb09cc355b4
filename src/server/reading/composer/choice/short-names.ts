/** Courses, exams and offices that people write small and that are read in capitals. */
const capitals = new Set(
  (
    'nift nid iit iim nit aiims upsc pcs ssc cgl bpsc uppsc mpsc rpsc ssb cds nda afcat mba pgdm ca cs cma cfa llb llm neet ' +
    'jee cuet gate cat ielts gre pte bsc msc ba ma bba bca mca bcom mcom btech mtech bed med phd iti ibps po rbi sbi lic ' +
    'hr it bpo mnc ias ips fd sip mf ppf nps uk usa us uae pr hdfc tcs isro drdo psu pf vrs cng lpg'
  ).split(' '),
)
/** Words in another use: "it", "us", "ma", "me" are none of these where other words stand beside them. */
const words = new Set('it us ma ca cs cat gate med ba pr po'.split(' '))

/** A word as it is read in a name: "nift" is NIFT. */
export function spelledOut(word: string, isAlone = false): string {
  const small = word.toLowerCase()
  if (!capitals.has(small) || word !== small) return word
  return words.has(small) && !isAlone ? word : small.toUpperCase()
}

const places = new Set(
  (
    'india canada australia germany dubai england america europe london singapore ireland france italy japan qatar kuwait ' +
    'oman bahrain saudi poland russia china nepal mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune ' +
    'ahmedabad surat jaipur lucknow kanpur nagpur indore bhopal patna ranchi guwahati siliguri kochi coimbatore madurai ' +
    'trichy mysore noida gurgaon gurugram chandigarh ludhiana amritsar dehradun varanasi prayagraj goa nashik thane ' +
    'vizag vijayawada cuttack bhubaneswar raipur jammu srinagar kerala punjab gujarat bihar assam odisha telangana ' +
    'tamilnadu karnataka maharashtra rajasthan haryana toronto melbourne sydney texas california instagram youtube ' +
    'insta facebook google amazon infosys wipro accenture hindu muslim christian brahmin'
  ).split(' '),
)

/** A place or a firm with its capital letter; any other word as it is. */
export const placeSpelled = (word: string): string =>
  places.has(word) ? `${word[0]!.toUpperCase()}${word.slice(1)}` : word
