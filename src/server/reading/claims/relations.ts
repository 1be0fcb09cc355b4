/** The facts that bear one kind of relation each; null where nothing bears it. */
import { aspectsFrom } from '@drishti/jyotish'
import type { Fact, Graha } from '@drishti/jyotish'
import type { Claim, Mode, When } from './claim.ts'
import { ofKind, type FactBook } from './fact-book.ts'

export type Borne = Fact[] | null

export const only = (fact: Fact | undefined, holds: (fact: Fact) => boolean): Borne =>
  fact && holds(fact) ? [fact] : null
export const some = (facts: Fact[]): Borne => (facts.length > 0 ? facts : null)
export const fits = (fact: Fact, when: When) =>
  when === 'any' || (fact.about.when ?? 'now') === when

export function transits(
  book: FactBook,
  graha: Graha,
  when: When,
  holds: (fact: Fact) => boolean,
): Borne {
  return some(
    ofKind(book, 'transit').filter(
      (fact) => fact.about.graha === graha && fits(fact, when) && holds(fact),
    ),
  )
}

export function either(mode: Mode, natal: () => Borne, moving: () => Borne): Borne {
  return (mode === 'transit' ? null : natal()) ?? (mode === 'natal' ? null : moving())
}

export function house(book: FactBook, claim: Claim & { of: 'house' }): Borne {
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

export function sign(
  book: FactBook,
  { graha, rashi, mode, when, varga }: Claim & { of: 'sign' },
): Borne {
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

export function dignity(
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

export function weak(book: FactBook, graha: Graha): Borne {
  const fallen = only(book.byId.get(`${graha}.dignity`), (fact) =>
    ['debilitated', 'enemy'].includes(String(fact.value)),
  )
  return fallen ?? only(book.byId.get(`${graha}.combust`), (fact) => fact.value === true)
}

export function together(
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
    ofKind(book, 'conjunction').filter(
      ({ about }) =>
        (about.graha === graha && about.otherGraha === other) ||
        (about.graha === other && about.otherGraha === graha),
    ),
  )
}

/** A glance at birth by its own fact; a glance in transit from the house moved through to a natal house. */
export function aspect(
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

export function tithi(book: FactBook, { inHalf, half }: Claim & { of: 'tithi' }): Borne {
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

export function dasha(
  book: FactBook,
  { graha, levels, within, when }: Claim & { of: 'dasha' },
): Borne {
  return some(
    ofKind(book, 'dasha').filter(
      ({ about }) =>
        about.graha === graha &&
        levels.includes(about.level ?? 0) &&
        (when === 'any' || (about.when ?? 'now') === when) &&
        (within === null || (about.grahas ?? []).slice(0, -1).includes(within)),
    ),
  )
}

export function star(book: FactBook, id: string, nakshatra: number, pada: number | null): Borne {
  return only(
    book.byId.get(id),
    ({ about }) => about.nakshatra === nakshatra && (pada === null || about.pada === pada),
  )
}

export function sadeSati(book: FactBook, phase: string | null): Borne {
  const running = book.byId.get('transit.sade-sati')
  if (!running) return null
  return phase === null
    ? [running]
    : only(book.byId.get('transit.sade-sati.phase'), (fact) => fact.value === phase)
}

/** A yoga or dosha that the facts know by its name, such as `dosha.manglik` or `yoga.raja-9-10`. */
export function named(book: FactBook, name: string, graha: Graha | null): Borne {
  return some(
    book.facts.filter(
      ({ id, value, about }) =>
        id.startsWith(name) &&
        /^(?:$|[-.](?!kind))/.test(id.slice(name.length)) &&
        value !== false &&
        (graha === null || about.graha === graha || (about.grahas ?? []).includes(graha)),
    ),
  )
}

/** That a yoga or dosha is not there: told by its own fact, or by its absence from a chart that was read whole. */
export function notNamed(book: FactBook, name: string): Borne {
  if (name === 'untold') return null
  if (name.startsWith('dosha.')) return only(book.byId.get(name), ({ value }) => value === false)
  return book.byId.has('lagna.rashi') ? [] : null
}
