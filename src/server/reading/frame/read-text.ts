import { familyOf, hardCareKinds } from '../types/frame.ts'
import { careOf } from './care.ts'
import { easedKinds, explainedKinds } from './care-rules/calm-causes.ts'
import { unstatedKinds } from './care-rules/stated-case.ts'
import { tellsOf } from './distress.ts'
import type { Frame } from './frame.ts'
import { readOnce } from './frames-of-asking.ts'
import { likeliestSituations, likeliestTopics } from './likeliest.ts'
import type { TopicShare } from './likeliest.ts'
import { matterOf, secondMatter } from './matter-of-text.ts'
import { sureFrom } from './model/calibration.ts'
import { contentConceptsIn } from './model/content-concepts.ts'
import { seenOf } from './model/features.ts'
import type { FrameInput } from './model/features.ts'
import { sharesOf } from './model/kept-shares.ts'
import { frameModel } from './model/load-model.ts'
import type { PackedModel } from './model/model-file.ts'
import { formOf } from './rules/form.ts'
import { frameTime } from './rules/frame-time.ts'
import { grahasIn } from './rules/grahas.ts'
import { optionsIn } from './rules/options.ts'
import { ownAge } from './rules/own-age.ts'
import { namesAnimal, namesLove, plainDanger, plainWorry } from './rules/plain-danger.ts'

/** So sure the reader is at least that the service itself is meant, and so nothing to be paid for. */
const serviceFrom = 0.8

const isOfService = ([first]: readonly TopicShare[]): boolean =>
  first !== undefined && familyOf(first.topic) === familyOf('product') && first.share >= serviceFrom

/**
 * What the words of a text and the reader's shares of it say, before its chat is weighed; kept, as the questions of a
 * chat are read several times.
 */
export function readText(input: FrameInput, at: Date, model: PackedModel): Frame {
  if (model !== frameModel()) return frameOfText(input, at, model)
  return readOnce(at, ['by itself', seenOf(input)], () => frameOfText(input, at, model))
}

function frameOfText(input: FrameInput, at: Date, model: PackedModel): Frame {
  const shares = sharesOf(input, model)
  const topics = likeliestTopics(shares.topic)
  const matter = matterOf(shares)
  const isFree = (shares.charge[1] ?? 0) < 0.5 || isOfService(topics)
  const plain = plainDanger(input.text)
  const before = (input.history ?? []).map(({ q }) => q)
  const beside = { isPlain: plain !== null, before }
  const care = careOf({
    shares: shares.care,
    topic: matter.topic,
    age: ownAge(input.text),
    plain,
    worry: plainWorry(input.text),
    isAboutAnimal: namesAnimal(input.text),
    isAboutLove: namesLove(input.text),
    confidence: topics[0]?.share ?? 0,
    words: input.text.trim().split(/\s+/).length,
    tells: (kind) => tellsOf(kind, input.text),
    isFree,
    explained: explainedKinds(input.text, beside),
    eased: easedKinds(input.text, beside),
    unstated: unstatedKinds([...before, input.text]),
  })
  const isGrave =
    care.line === 'hard' || (care.line === 'soft' && hardCareKinds.includes(care.kind))
  const second = isGrave ? null : secondMatter(input, matter, model)
  const options = optionsIn(input.text)
  const confidence = topics[0]?.share ?? 0
  return {
    ...matter,
    form: formOf(input.text),
    options: matter.asks === 'choose' || matter.asks === 'which' ? options : [],
    time: frameTime(input.text, at),
    grahas: grahasIn(input.text),
    concepts: contentConceptsIn(input.text, model.concepts),
    parts: second ? 2 : 1,
    ...(second ? { second } : {}),
    care: care.kind,
    careLine: care.line,
    ...(care.isFaint && { isCareFaint: true as const }),
    charge: care.line === 'none' && !isFree,
    topics,
    situations: likeliestSituations(shares.situation),
    confidence,
    isSure: confidence >= sureFrom && matter.topic !== 'unclear',
  }
}
