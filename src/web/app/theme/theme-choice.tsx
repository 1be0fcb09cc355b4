import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { themeWords } from '../../../words/app/nav.ts'
import { useSay } from '../../core/language.tsx'
import type { Theme } from './theme.ts'
import { useTheme, useThemeChooser } from './theme-provider.tsx'
import { LightThemeIcon, AutoThemeIcon, DarkThemeIcon } from '../../ui/icon/icons.tsx'

/** A form that posts to /theme, and does not need to once the script is there. */
function ThemeForm({ className, children }: { className?: string; children: ReactNode }) {
  const choose = useThemeChooser()
  const { pathname, search } = useLocation()
  const say = useSay()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    choose(button.value as Theme)
  }
  return (
    <form method="post" action="/theme" onSubmit={submit}>
      <input type="hidden" name="to" value={pathname + search} />
      <fieldset className={className}>
        <legend className="sr-only">{say(themeWords.theme)}</legend>
        {children}
      </fieldset>
    </form>
  )
}

/** Three buttons: light, dark, as the device. */
export function ThemeChoice() {
  const theme = useTheme()
  const say = useSay()
  const choices = [
    { value: 'light', words: themeWords.light, Symbol: LightThemeIcon },
    { value: 'dark', words: themeWords.dark, Symbol: DarkThemeIcon },
    { value: 'auto', words: themeWords.auto, Symbol: AutoThemeIcon },
  ] as const
  return (
    <ThemeForm className="inline-flex rounded-md border border-edge text-fine">
      {choices.map(({ value, words, Symbol }) => (
        <button
          key={value}
          name="theme"
          value={value}
          aria-pressed={theme === value}
          className="flex min-h-11 items-center gap-1.5 border-l border-rule px-3 first:border-l-0 hover:bg-wash aria-pressed:bg-wash aria-pressed:font-semibold"
        >
          <Symbol className="size-4.5" />
          {say(words)}
        </button>
      ))}
    </ThemeForm>
  )
}

/** One symbol that turns the page over; style decides which of the two buttons is there. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  const say = useSay()
  const face = 'size-11 place-items-center rounded-md text-soft hover:text-ink'
  return (
    <ThemeForm className={className}>
      <button name="theme" value="dark" className={`grid dark:hidden ${face}`}>
        <DarkThemeIcon className="size-5" />
        <span className="sr-only">{say(themeWords.toDark)}</span>
      </button>
      <button name="theme" value="light" className={`hidden dark:grid ${face}`}>
        <LightThemeIcon className="size-5" />
        <span className="sr-only">{say(themeWords.toLight)}</span>
      </button>
    </ThemeForm>
  )
}
