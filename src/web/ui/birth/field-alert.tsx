import type { BirthFieldName } from './birth-form-values.ts'
import type { FormProblem } from './validate-birth-form.ts'

/** What is wrong, beside the control it is about; read out as it appears. */
export function FieldAlert({ id, text }: { id?: string; text: string }) {
  return (
    <p role="alert" id={id} className="mt-1 text-fine text-sindoor">
      {text}
    </p>
  )
}

/** The sentence of a problem that is about one of these controls. */
export function problemAt(
  problem: FormProblem | null | undefined,
  ...names: BirthFieldName[]
): string | undefined {
  return problem?.name && names.includes(problem.name) ? problem.text : undefined
}

/** The same for a field of a form's own, which puts it in its place. */
export function alertAt(problem: FormProblem | null | undefined, name: BirthFieldName) {
  const text = problemAt(problem, name)
  return text && <span role="alert">{text}</span>
}
