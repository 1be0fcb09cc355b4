import { readdirSync, readFileSync } from 'node:fs'
import { foldText } from '../fold-text.ts'
import type { SpamExample } from './fit-spam.ts'
import { spamFeatures } from './spam-features.ts'

const folder = new URL('../corpus/', import.meta.url)
const questionFolder = new URL('../../../../../training/', import.meta.url)
/** Questions to an astrologer are honest, but no posts of a forum: each counts for less. */
const questionWeight = 0.5
/** The files that were there when the filter was trained: it does not change whenever the reader learns more. */
const questionFiles = /^(?:[a-s]|plain)\.jsonl$/

function linesOf(file: URL): string[] {
  return readFileSync(file, 'utf8').trim().split('\n')
}

function exampleOf(text: string, isSpam: boolean, weight = 1): SpamExample {
  return { features: spamFeatures(foldText(text)), isSpam, weight }
}

/** The texts of `corpus/` and the questions of `training/`; what stands in `held-out` is not among them. */
export function spamExamples(): SpamExample[] {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      linesOf(new URL(name, folder)).map((text) => exampleOf(text, name.startsWith('spam'))),
    )
  const questions = readdirSync(questionFolder)
    .filter((name) => questionFiles.test(name))
    .sort()
    .flatMap((name) => linesOf(new URL(name, questionFolder)))
    .map((line) => exampleOf((JSON.parse(line) as { text: string }).text, false, questionWeight))
  return [...texts, ...questions]
}
