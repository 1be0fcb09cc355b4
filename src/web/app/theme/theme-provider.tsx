import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Theme } from './theme.ts'

const ThemeContext = createContext<{ theme: Theme; choose: (theme: Theme) => void }>({
  theme: 'auto',
  choose: () => {},
})

/** Knows the reader's choice; with the script it takes effect at once and is kept in the cookie. */
export function ThemeProvider({
  initialTheme,
  children,
}: {
  initialTheme: Theme
  children: ReactNode
}) {
  const [theme, setTheme] = useState(initialTheme)
  const value = useMemo(
    () => ({
      theme,
      choose(newTheme: Theme) {
        const kept = newTheme === 'auto' ? '; Max-Age=0' : `${newTheme}; Max-Age=31536000`
        document.cookie = `theme=${kept}; Path=/; SameSite=Lax`
        setTheme(newTheme)
      },
    }),
    [theme],
  )
  return <ThemeContext value={value}>{children}</ThemeContext>
}

export function useTheme(): Theme {
  return useContext(ThemeContext).theme
}

export function useThemeChooser(): (theme: Theme) => void {
  return useContext(ThemeContext).choose
}
