import type { Route } from './+types/manifest.ts'
import { appWords } from '../../words/app/app.ts'
import { say } from '../../words/say.ts'
import { siteWords } from '../../words/app/site.ts'
import { languageOf } from '../core/language.tsx'
import { themeColours } from './install/theme-colours.ts'

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** /manifest.webmanifest and its Hindi twin: one app, which opens in the language it was installed from. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const name = say(siteWords.name, language)
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: say(appWords.description, language),
    lang: language === 'hi' ? 'hi-IN' : 'en-IN',
    dir: 'ltr',
    start_url: language === 'hi' ? '/hi' : '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    categories: ['lifestyle'],
    icons,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
