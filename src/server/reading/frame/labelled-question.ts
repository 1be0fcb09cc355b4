import { readFileSync } from 'node:fs'
import type {
  CareKind,
  FrameAsks,
  FramePerson,
  FrameSubject,
  FrameTopic,
  FrameTurn,
} from '../types/frame.ts'
import type { SituationLabel } from './model/situation-labels.ts'
import type { FrameForm } from './rules/form.ts'

/** One labelled question, in the shape of training/README.md. */
export interface LabelledQuestion {
  id: string
  /** The one label that it teaches; all where it is not given. */
  teaches?: 'subject'
  text: string
  form: FrameForm
  person: FramePerson
  history: FrameTurn[]
  frame: {
    subject: FrameSubject
    topic: FrameTopic
    asks: FrameAsks
    options?: string[]
    time: string | null
    parts: number
    second?: { topic: FrameTopic; asks: FrameAsks; subject: FrameSubject }
    care: CareKind
    charge: boolean
    /** The narrow point, `none` where there is none, where somebody labelled it. */
    situation?: SituationLabel
  }
}

/** Reads one file of labelled questions, one JSON object a line. Throws where a line is none. */
export function questionsIn(file: URL | string): LabelledQuestion[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledQuestion)
}
