import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ApiReply } from '../../contract/apis.ts'
import { codeDigits, pointsPerQuestion } from '../../contract/core/constants.ts'
import {
  avatarTemplates,
  profileTemplates,
  profileWords as words,
} from '../../words/profile/profile.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Checkbox } from '../ui/form/radio-and-checkbox.tsx'
import { Field, Select, TextInput } from '../ui/form/field.tsx'
import { IdempotencyField } from '../ui/form/idempotency-field.tsx'
import { Note } from '../ui/page.tsx'
import { RouteDialog } from '../ui/overlay/route-dialog.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { EmailCodeForm } from './email-code-form.tsx'
import type { ProfileActionResult } from './profile-action.ts'

export type UserProfile = Extract<ApiReply<'astrohub/get_user'>, { status: 'success' }>

interface SheetProps {
  profile: UserProfile
  actionData: ProfileActionResult | undefined
  onClose: () => void
}

/** Says what came of a form, and closes its sheet when it went well. */
function useActed(
  intent: string,
  { actionData, onClose }: SheetProps,
): ProfileActionResult | undefined {
  const toastedResult = useRef<ProfileActionResult | undefined>(undefined)
  const formResult = actionData?.intent === intent ? actionData : undefined
  useEffect(() => {
    if (!formResult || toastedResult.current === formResult) return
    toastedResult.current = formResult
    if (formResult.message) toast(formResult.message, formResult.ok ? 'success' : 'warning')
    if (formResult.ok) onClose()
  })
  return formResult
}

function RefusalNote({ result }: { result: ProfileActionResult | undefined }) {
  if (!result || result.ok || !result.message) return null
  return (
    <Note>
      <span role="alert">{result.message}</span>
    </Note>
  )
}

export function EditProfileDialog(props: SheetProps) {
  const { profile, onClose } = props
  const result = useActed('edit', props)
  const { state } = useNavigation()
  const say = useSay()
  const births = profile.births ?? []
  const defaultBirth = profile.default_birth_profile === '0' ? '' : profile.default_birth_profile
  const isPrivate = result?.typed ? 'is_private' in result.typed : profile.is_private === 1
  if (result?.sentCode)
    return (
      <RouteDialog title={say(words.emailCodeTitle)} onClose={onClose}>
        <EmailCodeForm sentCode={result.sentCode} result={result} />
      </RouteDialog>
    )
  return (
    <RouteDialog title={say(words.edit)} onClose={onClose}>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="edit" />
        {profile.email === undefined && <input type="hidden" name="without_email" value="1" />}
        <RefusalNote result={result} />
        <Field label={say(words.email)} error={result?.error}>
          {(field) => (
            <TextInput
              {...field}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={result?.typed?.email ?? profile.email}
            />
          )}
        </Field>
        <Field label={say(words.kundli)}>
          {(field) => (
            <Select
              {...field}
              name="bid"
              defaultValue={result?.typed?.bid ?? defaultBirth}
              options={[
                { value: '', label: say(words.noKundli) },
                ...births.map(({ bid, full_name }) => ({ value: bid, label: full_name })),
              ]}
            />
          )}
        </Field>
        <div>
          <Checkbox name="is_private" defaultChecked={isPrivate}>
            {say(words.makePrivate)}
          </Checkbox>
          <p className="text-fine text-soft">{say(words.privateHint)}</p>
        </div>
        <Button type="submit" wide busy={state === 'submitting'} busyLabel={say(words.updating)}>
          {say(words.update)}
        </Button>
      </Form>
    </RouteDialog>
  )
}

export function EditAvatarDialog({
  avatars,
  ...props
}: SheetProps & { avatars: Extract<ApiReply<'astrohub/getAvatars'>, { Male: unknown }> }) {
  const result = useActed('avatar', props)
  const { state } = useNavigation()
  const say = useSay()
  const { profile } = props
  const hasKundli = profile.default_birth_profile !== '0'
  const genders = (['Female', 'Male'] as const).filter(
    (gender) => !hasKundli || gender === profile.gender,
  )
  return (
    <RouteDialog title={say(words.editAvatar)} onClose={props.onClose}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="avatar" />
        <RefusalNote result={result} />
        {genders.map((gender) => (
          <fieldset key={gender}>
            <legend className="mb-2 text-fine font-semibold">
              {say(gender === 'Male' ? words.male : words.female)}
            </legend>
            <div className="grid grid-cols-4 gap-2">
              {avatars[gender].big.map((address, i) => (
                <label
                  key={address}
                  className="relative grid place-items-center rounded-full p-1 has-checked:outline-3 has-checked:outline-action has-focus-visible:outline-3 has-focus-visible:outline-fact"
                >
                  <input
                    type="radio"
                    name="avatar"
                    value={address}
                    aria-label={`${say(gender === 'Male' ? words.male : words.female)}: ${say(avatarTemplates.avatar, i + 1)}`}
                    defaultChecked={
                      result?.typed
                        ? result.typed.avatar === address
                        : gender === profile.gender && String(i + 1) === profile.avatar
                    }
                    className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
                  />
                  <img
                    src={address}
                    alt=""
                    width="72"
                    height="72"
                    loading="lazy"
                    className="rounded-full"
                  />
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <Button type="submit" wide busy={state === 'submitting'} busyLabel={say(words.uploading)}>
          {say(words.chooseAvatar)}
        </Button>
      </Form>
    </RouteDialog>
  )
}

export function RedeemDialog(props: SheetProps & { once: string }) {
  const { profile, onClose, once } = props
  const result = useActed('redeem', props)
  const { state } = useNavigation()
  const say = useSay()
  const left = (profile.astrohub_points ?? 0) - (profile.astrohub_redeemed_points ?? 0)
  return (
    <RouteDialog title={say(words.redeem)} onClose={onClose}>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="redeem" />
        <IdempotencyField value={once} />
        <RefusalNote result={result} />
        <Field
          label={say(words.redeemPoints)}
          hint={say(profileTemplates.redeemHint, left, pointsPerQuestion)}
          error={result?.error}
        >
          {(field) => (
            <TextInput
              {...field}
              type="number"
              name="points"
              inputMode="numeric"
              required
              min={pointsPerQuestion}
              defaultValue={result?.typed?.points}
            />
          )}
        </Field>
        <Button type="submit" wide busy={state === 'submitting'} busyLabel={say(words.submitting)}>
          {say(words.redeemButton)}
        </Button>
      </Form>
    </RouteDialog>
  )
}

export function VerifyEmailDialog(props: SheetProps) {
  const result = useActed('verify', props)
  const codeResult = props.actionData?.intent === 'send-code' ? props.actionData : undefined
  const { state } = useNavigation()
  const say = useSay()
  return (
    <RouteDialog title={say(words.verifyTitle)} onClose={props.onClose}>
      {codeResult?.message && (
        <Note className="mb-4">
          <output>{codeResult.message}</output>
        </Note>
      )}
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="verify" />
        <RefusalNote result={result} />
        <Field label={say(words.code)} hint={say(words.codeHint)} error={result?.error}>
          {(field) => (
            <TextInput
              {...field}
              name="otp"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              pattern={`\\d{${codeDigits}}`}
              maxLength={codeDigits}
            />
          )}
        </Field>
        <Button type="submit" wide busy={state === 'submitting'} busyLabel={say(words.submitting)}>
          {say(words.verify)}
        </Button>
      </Form>
      <Form method="post" className="mt-2">
        <input type="hidden" name="intent" value="send-code" />
        <Button type="submit" kind="plain" wide>
          {say(words.sendCode)}
        </Button>
      </Form>
    </RouteDialog>
  )
}
