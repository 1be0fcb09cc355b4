/** Claims that need no graha to hang on: signs of houses, periods, Sade Sati, named yogas, empty houses, the birth day. */
import type { Claim } from '../facts/claim.ts'
import { isGraha, type Clause } from './clause.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'

/** A house with its sign, where no graha is spoken of. */
export function readHouseSignClaims(clause: Clause): boolean {
  const { nodes, segment } = clause
  const house = nodes.find(({ kind }) => kind === 'H')
  const sign = nodes.find(({ kind }) => kind === 'S')
  if (
    !house ||
    !sign ||
    nodes.some(isGraha) ||
    (clause.carriedGrahas.length > 0 && nodes.indexOf(house) > 0)
  )
    return false
  for (const number of house.houses) {
    clause.claims.push({
      of: 'houseSign',
      house: number,
      rashi: sign.rashi!,
      ...(segment.varga ? { varga: segment.varga } : {}),
    })
  }
  clause.usedNodes.add(house).add(sign)
  return true
}

export function readDashaClaims(clause: Clause): void {
  const { when } = clause.segment
  for (const [at, node] of clause.nodes.entries()) {
    if (node.kind === 'P') {
      // "… then runs within your Venus mahadasha": the longer period runs already.
      const isOuter = clause.nodes[at - 1]?.kind === 'i' || clause.nodes[at + 1]?.kind === 'i'
      clause.claims.push({
        of: 'dasha',
        graha: node.grahas[0]!,
        levels: node.entry!.levels!,
        within: node.within ?? null,
        when: isOuter && when !== 'now' ? 'any' : when,
      })
      clause.usedNodes.add(node)
    } else if (node.kind === 'D') {
      clause.claims.push({ of: 'someDasha', levels: node.entry!.levels!, when })
      clause.usedNodes.add(node)
    }
  }
}

const phases = [
  ['rising', /rising|chadh|चढ़|चढ|first|pehla|pahla|पहला|पहले|प्रथम|1/],
  ['peak', /peak|shikhar|शिखर|second|middle|dusra|doosra|madhya|मध्य|दूसरा|दूसरे/],
  ['setting', /setting|utar|उतर|last|third|final|antim|teesra|aakhri|अंतिम|तीसरा|तीसरे|आखिरी/],
] as const

/** "Already behind you": that it runs no more. */
const isBehind =
  /\b(behind you|is over|has ended|has passed|finished|already over|done with|khatam ho (gayi|chuki)|beet (gayi|chuki))\b|बीत (गई|चुकी)|खत्म हो (गई|चुकी)|समाप्त हो (गई|चुकी)/

export function readSpecialClaims(clause: Clause): void {
  const { nodes } = clause
  const text = nodes.map((one) => one.text).join(' ')
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'W' && /^(next|अगली|agli)$/.test(nodes[at - 1]?.text ?? node.after ?? '')) {
      clause.claims.push({ of: 'named', name: 'transit.sade-sati.next', graha: null })
      clause.usedNodes.add(node)
    } else if (node.kind === 'W') {
      const phaseMatch = /phase|charan|चरण|पद|dhaiya|peak|shikhar|शिखर|utar|उतर|chadh|चढ/.test(text)
        ? phases.find(([, pattern]) => pattern.test(text))
        : undefined
      const isOver = isBehind.test(text)
      clause.claims.push(
        isOver
          ? { of: 'named', name: 'transit.sade-sati.none', graha: null }
          : { of: 'sadeSati', phase: phaseMatch ? phaseMatch[0] : null },
      )
      clause.usedNodes.add(node)
    } else if (node.kind === 'Y') {
      const name = node.entry!.name!
      clause.usedNodes.add(node)
      if (name === 'milan.total') {
        clause.claims.push({ of: 'gunas', points: pointsIn(nodes) })
        continue
      }
      clause.claims.push({ of: 'named', name, graha: null })
      // Whoever is named beside it must be one of those who make it.
      for (const one of nodes.filter((other) => isGraha(other) && name !== 'untold')) {
        clause.usedNodes.add(one)
        clause.claims.push(...one.grahas.map((graha): Claim => ({ of: 'named', name, graha })))
      }
    }
  }
}

/** The points told beside the gunas; 36 is what they are counted from. */
function pointsIn(nodes: readonly PhraseNode[]): number | null {
  const numbers = nodes.flatMap(({ text }) => (/^\d+(\.\d+)?$/.test(text) ? [Number(text)] : []))
  return numbers.find((number) => number !== 36) ?? null
}

const emptyHousePattern =
  /\bno (planets?|grahas?)\b|\bempty\b|\bvacant\b|without any (planet|graha)|कोई (भी )?ग्रह नहीं|खाली (है|हैं|पड़)|koi (bhi )?gra?ha? nahi|\bkhaa?li (hai|hain)\b/

const occupiedHousePattern = /\bnot (empty|vacant)\b|खाली नहीं|रिक्त नहीं|\bkha?a?li nahi/

/** "No planet stands in your seventh house." "Your seventh house is not empty." */
export function readEmptyHouseClaims(clause: Clause): boolean {
  const { nodes } = clause
  const held = occupiedHousePattern.test(clause.text)
  if (nodes.some(isGraha) || !(held || emptyHousePattern.test(clause.text))) return false
  const of = held ? 'heldHouse' : 'emptyHouse'
  const empty = nodes.filter(({ kind }) => kind === 'H')
  for (const each of empty) {
    clause.usedNodes.add(each)
    clause.claims.push(...each.houses.map((house): Claim => ({ of, house })))
  }
  return empty.length > 0
}

const ofBirth = /\bborn\b|\bbirth|जन्म|पैदा|\bjanm|\bjanam|\bpaida/

/** "Saturday 21 November": the weekday of a date that is told is nobody's day of birth. */
function namesADate(nodes: readonly PhraseNode[], at: number): boolean {
  const next = nodes[at + 1]
  return next?.kind === 'd' && next.date?.year === null
}

/** "This Saturday": a day to do something on. */
const comingDay = /^(this|next|coming|every|each|on|इस|अगले|हर|प्रत्येक|is|har|agle)$/

/** Weekday and tithi, where the sentence speaks of the birth; elsewhere they are days to do things on. */
export function readPanchangClaims(clause: Clause): void {
  const natalMoon =
    clause.segment.mode === 'natal' &&
    [...clause.carriedGrahas, ...clause.nodes.flatMap(({ grahas }) => grahas)].includes('moon')
  const isBirth = ofBirth.test(clause.text)
  if (!isBirth && !natalMoon) return
  const { nodes } = clause
  const ofMoon = clause.carriedGrahas.length === 0 && !nodes.some(isGraha)
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'N' && ofMoon) {
      clause.usedNodes.add(node)
      clause.claims.push({
        of: 'birthStar',
        nakshatra: node.nakshatra!,
        pada: node.pada ?? null,
      })
    } else if (
      isBirth &&
      node.kind === 'v' &&
      !namesADate(nodes, at) &&
      !comingDay.test(node.after ?? '')
    )
      clause.claims.push({ of: 'vara', vara: node.entry!.number! })
    else if (node.kind === 'z')
      clause.claims.push({
        of: 'tithi',
        inHalf: node.entry!.number!,
        half: nodes[at - 1]?.kind === 'g' ? nodes[at - 1]!.entry!.half! : null,
      })
    else if (node.kind === 'g' && /पक्ष|paksha?/.test(node.text))
      clause.claims.push({ of: 'tithi', inHalf: 0, half: node.entry!.half! })
  }
}
