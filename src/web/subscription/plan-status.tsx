import { ownPlanWords as words, ownPlanTemplates } from '../../words/subscription/own-plan.ts'
import { formatDate } from '../../words/say.ts'
import type { ApiData } from '../api/result.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { CopyIcon } from '../ui/icon/chat-icons.tsx'
import { CheckIcon } from '../ui/icon/page-icons.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { DefinitionRow, DefinitionList } from '../ui/page.tsx'

type Plan = ApiData<'subscriptions/get_subscription'>

/** One's own plan as it stands: its state, what is used of it, its days, and what it brings. */
export function PlanStatus({ plan }: { plan: Plan }) {
  const say = useSay()
  const language = useLanguage()
  const day = (at: string | null) => (at ? formatDate(at, language) : '–')
  const status = !plan.is_active
    ? words.isCancelled
    : plan.cancel_at_end
      ? words.endsSoon
      : words.isActive
  return (
    <>
      <DefinitionList className="mt-6 border-t border-rule">
        <DefinitionRow term={say(words.status)}>
          <span className={`font-semibold ${plan.is_active ? 'text-leaf' : 'text-sindoor'}`}>
            {say(status)}
          </span>
        </DefinitionRow>
        {plan.subscription_id && (
          <DefinitionRow term={say(words.id)}>
            <CopyId id={plan.subscription_id} />
          </DefinitionRow>
        )}
        <UsedQuestions plan={plan} />
        <DefinitionRow term={say(words.start)}>{day(plan.start_date)}</DefinitionRow>
        <DefinitionRow term={say(words.end)}>{day(plan.end_date)}</DefinitionRow>
        <DefinitionRow term={say(words.last)}>{day(plan.last_payment_date)}</DefinitionRow>
        <DefinitionRow term={say(words.days)}>{plan.days_remaining}</DefinitionRow>
      </DefinitionList>
      <ul className="mt-5 space-y-2">
        {plan.bullet_points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-5 text-leaf" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function UsedQuestions({ plan }: { plan: Plan }) {
  const say = useSay()
  const { used_questions: used, max_questions: most } = plan
  const share = most ? (used / most) * 100 : 0
  return (
    <>
      <DefinitionRow term={say(words.used)}>
        {say(ownPlanTemplates.used, used, most, share.toFixed(1))}
      </DefinitionRow>
      <div className="border-b border-rule py-3">
        <dt className="sr-only">{say(words.used)}</dt>
        <dd>
          <progress
            aria-label={say(words.used)}
            max={most || 1}
            value={used}
            className="bar block h-2 w-full"
          />
        </dd>
      </div>
    </>
  )
}

function CopyId({ id }: { id: string }) {
  const say = useSay()
  return (
    <span className="inline-flex items-center gap-2">
      <span className="wrap-anywhere">{id}</span>
      <button
        type="button"
        className="tap-44 text-action"
        onClick={() => {
          // Absent where the page came without TLS.
          const copied = navigator.clipboard?.writeText(id) ?? Promise.reject(new Error('none'))
          copied.then(
            () => toast(say(words.copied), 'success'),
            () => toast(say(words.notCopied), 'error'),
          )
        }}
      >
        <CopyIcon className="size-5" />
        <span className="sr-only">{say(words.copy)}</span>
      </button>
    </span>
  )
}
