/** The facts of a chart, asked one relation at a time: which of them bear it? */
import { aspectsFrom, lordOfNakshatra, lordOfRashi } from '@drishti/jyotish'
import type { Fact, Graha } from '@drishti/jyotish'
import type { Claim, Mode, When } from './claim.ts'

export interface FactBook {
  facts: readonly Fact[]
  byId: ReadonlyMap<string, Fact>
}

export function factBook(facts: readonly Fact[]): FactBook {
  return { facts, byId: new Map(facts.map((fact) => [fact.id, fact])) }
}

type Borne = Fact[] | null

const only = (fact: Fact | undefined, holds: (fact: Fact) => boolean): Borne =>
  fact && holds(fact) ? [fact] : null
const some = (facts: Fact[]): Borne => (facts.length > 0 ? facts : null)
const fits = (fact: Fact, when: When) => when === 'any' || (fact.about.when ?? 'now') === when

function transits(book: FactBook, graha: Graha, when: When, holds: (fact: Fact) => boolean): Borne {
  return some(
    book.facts.filter(
      (fact) =>
        fact.kind === 'transit' && fact.about.graha === graha && fits(fact, when) && holds(fact),
    ),
  )
}

function either(mode: Mode, natal: () => Borne, moving: () => Borne): Borne {
  return (mode === 'transit' ? null : natal()) ?? (mode === 'natal' ? null : moving())
}

function house(book: FactBook, claim: Claim & { of: 'house' }): Borne {
  const { graha, house: wanted, mode, when, varga, countedFrom } = claim
  if (varga)
    return only(
      book.byId.get(`${varga.toLowerCase()}.${graha}.house`),
      (fact) => fact.value === wanted,
    )
  const moving = () =>
    transits(
      book,
      graha,
      when,
      ({ about, value }) =>
        value === wanted &&
        about.countedFrom === (countedFrom ?? 'lagna') &&
        about.house === wanted,
    )
  if (countedFrom === 'moon')
    return mode === 'natal' ? natalFromMoon(book, graha, wanted) : moving()
  return either(
    mode,
    () => only(book.byId.get(`${graha}.house`), (fact) => fact.value === wanted),
    moving,
  )
}

function natalFromMoon(book: FactBook, graha: Graha, wanted: number): Borne {
  const [own, moon] = [book.byId.get(`${graha}.rashi`), book.byId.get('moon.rashi')]
  if (own?.about.rashi === undefined || moon?.about.rashi === undefined) return null
  return ((own.about.rashi - moon.about.rashi + 12) % 12) + 1 === wanted ? [own, moon] : null
}

function sign(book: FactBook, { graha, rashi, mode, when, varga }: Claim & { of: 'sign' }): Borne {
  if (varga)
    return only(
      book.byId.get(`${varga.toLowerCase()}.${graha}.rashi`),
      (fact) => fact.about.rashi === rashi,
    )
  return either(
    mode,
    () => only(book.byId.get(`${graha}.rashi`), (fact) => fact.about.rashi === rashi),
    () =>
      transits(
        book,
        graha,
        when,
        (fact) => fact.id.endsWith('.rashi') && fact.about.rashi === rashi,
      ),
  )
}

function dignity(
  book: FactBook,
  { graha, dignity: wanted, mode, varga }: Claim & { of: 'dignity' },
): Borne {
  if (varga || mode === 'transit') return null
  const borne = only(book.byId.get(`${graha}.dignity`), (fact) =>
    (wanted as string[]).includes(String(fact.value)),
  )
  return (
    borne ??
    (wanted.length > 1
      ? only(book.byId.get(`${graha}.vargottama`), (fact) => fact.value === true)
      : null)
  )
}

function weak(book: FactBook, graha: Graha): Borne {
  const fallen = only(book.byId.get(`${graha}.dignity`), (fact) =>
    ['debilitated', 'enemy'].includes(String(fact.value)),
  )
  return fallen ?? only(book.byId.get(`${graha}.combust`), (fact) => fact.value === true)
}

function together(
  book: FactBook,
  { graha, other, mode, varga }: Claim & { of: 'together' },
): Borne {
  if (varga) {
    const [one, two] = [graha, other].map((name) =>
      book.byId.get(`${varga.toLowerCase()}.${name}.rashi`),
    )
    return one && two && one.value === two.value ? [one, two] : null
  }
  if (mode === 'transit') {
    const [one, two] = [graha, other].map((name) => book.byId.get(`transit.${name}.rashi`))
    return one && two && one.value === two.value ? [one, two] : null
  }
  return some(
    book.facts.filter(
      ({ kind, about }) =>
        kind === 'conjunction' &&
        ((about.graha === graha && about.otherGraha === other) ||
          (about.graha === other && about.otherGraha === graha)),
    ),
  )
}

/** A glance at birth by its own fact; a glance in transit from the house moved through to a natal house. */
function aspect(
  book: FactBook,
  { graha, mode }: Claim & { of: 'aspectHouse' | 'aspectGraha' },
  natalId: string,
  natalHouse: number | undefined,
): Borne {
  return either(
    mode,
    () => only(book.byId.get(natalId), () => true),
    () =>
      only(
        book.byId.get(`transit.${graha}.house`),
        (fact) =>
          natalHouse !== undefined && aspectsFrom(graha, Number(fact.value)).includes(natalHouse),
      ),
  )
}

function tithi(book: FactBook, { inHalf, half }: Claim & { of: 'tithi' }): Borne {
  const holds = (fact: Fact) =>
    inHalf > 15
      ? fact.value === 30
      : inHalf === 15
        ? fact.value === 15
        : (Number(fact.value) - 1) % 15 === inHalf - 1
  const found = inHalf === 0 ? [] : only(book.byId.get('birth.tithi'), holds)
  const inPaksha =
    half === null ? [] : only(book.byId.get('birth.paksha'), (fact) => fact.value === half)
  return found && inPaksha && [...found, ...inPaksha]
}

function dasha(book: FactBook, { graha, levels, within, when }: Claim & { of: 'dasha' }): Borne {
  return some(
    book.facts.filter(
      ({ kind, about }) =>
        kind === 'dasha' &&
        about.graha === graha &&
        levels.includes(about.level ?? 0) &&
        (when === 'any' || (about.when ?? 'now') === when) &&
        (within === null || (about.grahas ?? []).slice(0, -1).includes(within)),
    ),
  )
}

function star(book: FactBook, id: string, nakshatra: number, pada: number | null): Borne {
  return only(
    book.byId.get(id),
    ({ about }) => about.nakshatra === nakshatra && (pada === null || about.pada === pada),
  )
}

function sadeSati(book: FactBook, phase: string | null): Borne {
  const running = book.byId.get('transit.sade-sati')
  if (!running) return null
  return phase === null
    ? [running]
    : only(book.byId.get('transit.sade-sati.phase'), (fact) => fact.value === phase)
}

/** A yoga or dosha that the facts know by its name, such as `dosha.manglik`. */
function named(book: FactBook, name: string): Borne {
  const words = name.split(' ').filter((word) => !/^(yoga|yog|dosh|dosha|योग|दोष)$/.test(word))
  if (words.length === 0) return null
  return some(
    book.facts.filter(
      ({ id, value }) =>
        /^(yoga|dosha)\./.test(id) && value !== false && words.every((word) => id.includes(word)),
    ),
  )
}

function lordship(book: FactBook, claim: Claim): Borne | undefined {
  switch (claim.of) {
    case 'lord':
      return only(book.byId.get(`house.${claim.house}.lord`), (fact) => fact.value === claim.graha)
    case 'signLord':
      return lordOfRashi(claim.rashi) === claim.graha ? [] : null
    case 'starLord':
      return lordOfNakshatra(claim.nakshatra) === claim.graha ? [] : null
    case 'birthLord':
      return only(
        book.byId.get(claim.which === 'moonSign' ? 'birth.rashi.lord' : 'birth.nakshatra.lord'),
        (fact) => fact.value === claim.graha,
      )
    case 'dashaLord':
      return some(
        book.facts.filter(
          ({ kind, about }) =>
            kind === 'dasha' &&
            about.when === 'now' &&
            about.graha === claim.graha &&
            claim.levels.includes(about.level ?? 0),
        ),
      )
    default:
      return undefined
  }
}

/** The facts that bear a claim; none where it is true of every chart; null where nothing bears it. */
export function bearing(book: FactBook, claim: Claim): Borne {
  const lord = lordship(book, claim)
  if (lord !== undefined) return lord
  switch (claim.of) {
    case 'house':
      return house(book, claim)
    case 'sign':
      return sign(book, claim)
    case 'nakshatra':
      return claim.mode === 'transit'
        ? null
        : star(book, `${claim.graha}.nakshatra`, claim.nakshatra, claim.pada)
    case 'dignity':
      return dignity(book, claim)
    case 'retrograde':
      return either(
        claim.mode,
        () =>
          only(book.byId.get(`${claim.graha}.retrograde`), (fact) => fact.value === claim.value),
        () =>
          transits(
            book,
            claim.graha,
            'now',
            (fact) => fact.id.endsWith('.retrograde') && fact.value === claim.value,
          ),
      )
    case 'combust':
      return claim.mode === 'transit'
        ? null
        : only(book.byId.get(`${claim.graha}.combust`), (fact) => fact.value === true)
    case 'weak':
      return weak(book, claim.graha)
    case 'aspectHouse':
      return aspect(book, claim, `house.${claim.house}.aspect.${claim.graha}`, claim.house)
    case 'aspectGraha':
      return aspect(
        book,
        claim,
        `${claim.other}.aspect.${claim.graha}`,
        book.byId.get(`${claim.other}.house`)?.about.house,
      )
    case 'together':
      return together(book, claim)
    case 'lagna':
      return only(
        book.byId.get(claim.varga ? `${claim.varga.toLowerCase()}.lagna.rashi` : 'lagna.rashi'),
        (fact) => fact.about.rashi === claim.rashi,
      )
    case 'lagnaStar':
      return star(book, 'lagna.nakshatra', claim.nakshatra, claim.pada)
    case 'moonSign':
      return only(book.byId.get('birth.rashi'), (fact) => fact.about.rashi === claim.rashi)
    case 'birthStar':
      return star(book, 'birth.nakshatra', claim.nakshatra, claim.pada)
    case 'houseSign':
      return claim.varga
        ? null
        : only(
            book.byId.get(`house.${claim.house}.rashi`),
            (fact) => fact.about.rashi === claim.rashi,
          )
    case 'dasha':
      return dasha(book, claim)
    case 'someDasha':
      return some(
        book.facts.filter(
          ({ kind, about }) =>
            kind === 'dasha' &&
            claim.levels.includes(about.level ?? 0) &&
            fits({ about } as Fact, claim.when),
        ),
      )
    case 'sadeSati':
      return sadeSati(book, claim.phase)
    case 'emptyHouse':
      return only(book.byId.get(`house.${claim.house}.occupants`), (fact) => fact.value === 'none')
    case 'vara':
      return only(book.byId.get('birth.vara'), (fact) => fact.value === claim.vara)
    case 'tithi':
      return tithi(book, claim)
    case 'named':
      return named(book, claim.name)
    default:
      return null
  }
}

/**
 * The fact that says a claim is false, for a sentence that denies it. Silence is not denial: where no
 * fact speaks of the matter at all, there is none.
 */
export function denial(book: FactBook, claim: Claim): Borne {
  if (bearing(book, claim) !== null) return null
  const id = (() => {
    switch (claim.of) {
      case 'house':
        return claim.mode === 'natal' && claim.countedFrom !== 'moon' && !claim.varga
          ? `${claim.graha}.house`
          : ''
      case 'sign':
        return claim.mode === 'natal' && !claim.varga ? `${claim.graha}.rashi` : ''
      case 'retrograde':
        return claim.mode === 'transit'
          ? `transit.${claim.graha}.retrograde`
          : `${claim.graha}.retrograde`
      case 'combust':
        return `${claim.graha}.combust`
      case 'dignity':
        return `${claim.graha}.dignity`
      case 'aspectHouse':
        return `house.${claim.house}.aspects`
      case 'sadeSati':
        return 'transit.sade-sati.none'
      default:
        return ''
    }
  })()
  return only(book.byId.get(id), () => true)
}

/** Who holds an office in this chart, with the fact that says so. */
export function holderOf(
  book: FactBook,
  office: { houses?: number[]; levels?: number[]; of?: 'moonSign' | 'birthStar' },
): { grahas: Graha[]; claims: Claim[] } | null {
  const holders = (office.houses ?? []).map(
    (number) => book.byId.get(`house.${number}.lord`)?.value as Graha | undefined,
  )
  if (office.of)
    holders.push(
      book.byId.get(office.of === 'moonSign' ? 'birth.rashi.lord' : 'birth.nakshatra.lord')
        ?.value as Graha | undefined,
    )
  if (office.levels) {
    const running = book.facts.find(
      ({ kind, about }) =>
        kind === 'dasha' && about.when === 'now' && about.level === office.levels![0],
    )
    holders.push(running?.about.graha)
  }
  const grahas = holders.filter((graha) => graha !== undefined)
  if (grahas.length === 0 || grahas.length !== holders.length) return null
  const claims: Claim[] = [
    ...(office.houses ?? []).map((number, index): Claim => ({
      of: 'lord',
      graha: grahas[index]!,
      house: number,
    })),
    ...(office.of ? [{ of: 'birthLord', graha: grahas.at(-1)!, which: office.of } as const] : []),
    ...(office.levels
      ? [{ of: 'dashaLord', graha: grahas.at(-1)!, levels: office.levels } as const]
      : []),
  ]
  return { grahas: [...new Set(grahas)], claims }
}
