import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { askWords as words } from '../../../words/home/ask.ts'
import { birthFormWords } from '../../../words/kundli/birth-form.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { useTypedBirth } from '../../ui/birth/use-typed-birth.ts'
import { BirthEcho } from '../../ui/birth/birth-echo.tsx'
import { readBirthForm, type BirthFormValues } from '../../ui/birth/birth-form-values.ts'
import { Choices } from '../../ui/birth/choices.tsx'
import { focusProblem } from '../../ui/birth/focus-problem.ts'
import { DateFields, TimeFields } from '../../ui/birth/moment-fields.tsx'
import { NameAndGender } from '../../ui/birth/name-and-gender.tsx'
import { PlaceFields } from '../../ui/birth/place-fields.tsx'
import { validateBirthForm, type FormProblem } from '../../ui/birth/validate-birth-form.ts'
import { Button } from '../../ui/form/button.tsx'
import { RadioGroup } from '../../ui/form/radio-and-checkbox.tsx'
import { Column, Note } from '../../ui/page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AskedQuestion, StartOver } from './asked-question.tsx'
import type { AskResult } from './ask-result.ts'

interface BirthStepProps {
  question: string
  result: AskResult
  isSignedIn: boolean
}

/** The birth that a question is read from: who, which day, what time, where. */
export function BirthStep({ question, result, isSignedIn }: BirthStepProps) {
  const say = useSay()
  return (
    <Column className="py-6 sm:py-12">
      <AskedQuestion question={question} />
      <h1 className="mt-6 text-h3">{say(words.birthTitle)}</h1>
      <p className="mt-1 mb-5 text-soft">{say(words.birthWhy)}</p>
      <BirthForm {...{ question, result, isSignedIn }} />
      <div className="mt-2">
        <StartOver intent="other-question" />
      </div>
    </Column>
  )
}

function BirthForm({ question, result, isSignedIn }: BirthStepProps) {
  const say = useSay()
  const language = useLanguage()
  const isHydrated = useHydrated()
  const isBusy = useNavigation().formData?.get('intent') === 'birth'
  const form = useRef<HTMLFormElement>(null)
  const { start, round, problem, refuse } = useBirthStep(form, result)
  const { choices } = problem ?? {}
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const check = validateBirthForm(readBirthForm(new FormData(event.currentTarget)), language)
    if (!check.problem) return
    event.preventDefault()
    refuse(check.problem)
  }
  const fields = { formValues: start, problem }
  return (
    <Form method="post" ref={form} onSubmit={onSubmit} noValidate>
      {isHydrated && <input type="hidden" name="scripted" value="1" />}
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="language" value={language === 'hi' ? 'Hindi' : 'English'} />
      <div key={round} className="grid gap-5 [&_:is(input,summary)]:scroll-mb-36">
        <NameAndGender {...fields} />
        <DateFields {...fields} />
        <TimeFields {...fields} />
        <PlaceFields {...fields} places={result.places} />
        <MaritalStatus value={start.marital_status} />
      </div>
      <BirthEcho key={`echo ${round}`} formValues={start} />
      {choices && (
        <Choices
          choices={choices}
          alert={problem?.name === 'tob_offset' ? problem.text : undefined}
        />
      )}
      {problem?.name === null && (
        <div role="alert" tabIndex={-1} className="mt-5 outline-none">
          <Note>{problem.text}</Note>
        </div>
      )}
      <div className="sticky bottom-0 z-10 mt-2 bg-paper py-2">
        <Button
          type="submit"
          name="intent"
          value="birth"
          wide
          busy={isBusy}
          busyLabel={say(words.showing)}
        >
          {say(isSignedIn ? words.saveAndAsk : words.show)}
        </Button>
      </div>
    </Form>
  )
}

function MaritalStatus({ value: initial = 'Single' }: { value: string | undefined }) {
  const say = useSay()
  return (
    <RadioGroup
      legend={say(birthFormWords.status)}
      name="marital_status"
      defaultValue={initial}
      options={(['Single', 'Married', 'Divorced'] as const).map((value) => ({
        value,
        label: say(birthFormWords[value]),
      }))}
    />
  )
}

/** What the form starts with, and what is wrong with it: as the server said, or as was seen before it was sent. */
function useBirthStep(form: { current: HTMLFormElement | null }, result: AskResult) {
  const say = useSay()
  const [restored, setRestored] = useState<BirthFormValues | null>(null)
  const [ownProblem, setOwnProblem] = useState<FormProblem | null>(null)
  const [seenResult, setSeenResult] = useState(result)
  if (seenResult !== result) {
    setSeenResult(result)
    setOwnProblem(null)
  }
  useTypedBirth(form, { keeps: true, restores: !result.formValues }, setRestored)
  const unreachable = result.isUnreachable ? { name: null, text: say(words.failed) } : null
  const problem: FormProblem | null = ownProblem ?? result.problem ?? unreachable
  const last = useRef(problem)
  useEffect(() => {
    if (problem && problem !== last.current && form.current) focusProblem(form.current, problem)
    last.current = problem
  }, [form, problem])
  const start = result.formValues ?? restored ?? {}
  return {
    start,
    round: JSON.stringify(start),
    problem,
    refuse: setOwnProblem,
  }
}
