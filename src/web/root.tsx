import { Suspense } from 'react'
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router'
import type { MiddlewareFunction } from 'react-router'
import type { ReactNode } from 'react'
import latin from './app/fonts/tiro-latin.woff2?url'
import { lazyOnVisible } from './ui/lazy-on-visible.ts'
import { siteWords } from '../words/app/site.ts'
import type { Route } from './+types/root.ts'
import { guardPages } from './app/guard-pages.ts'
import { InstallApp } from './app/install/install-app.tsx'
import { themeColours } from './app/install/theme-colours.ts'
import { apiFor } from './api/client.ts'
import { originContext } from './api/contexts.ts'
import type { PageHandle } from './app/page-handle.ts'
import type { SiteLinks } from './app/shell/footer.tsx'
import { inLanguage, useLanguage, useSay } from './core/language.tsx'
import { DeferredScripts } from './app/shell/deferred-scripts.tsx'
import { FirstScript } from './app/shell/first-script.tsx'
import { LoginProvider } from './app/shell/login-provider.tsx'
import { RouteError } from './app/shell/error-boundary.tsx'
import { NetworkStatus } from './app/shell/network-status.tsx'
import { ScrollManager } from './app/shell/scroll-manager.tsx'
import { answerProbe } from './first-press/probe.ts'
import { currentSession, sessionMiddleware } from './core/session.ts'
import { ThemeProvider, useTheme } from './app/theme/theme-provider.tsx'
import { themeOf } from './app/theme/theme.ts'
import { ConfirmProvider } from './ui/overlay/confirm.tsx'
import { Toaster } from './ui/overlay/toaster.tsx'
import './app/style.css'

// Links and menus that the browser works by itself, so their code comes after the page's own; the server
// has it at once (see home/home.tsx).
const Header = import.meta.env.SSR
  ? (await import('./app/shell/header.tsx')).default
  : lazyOnVisible(() => import('./app/shell/header.tsx'))
const Footer = import.meta.env.SSR
  ? (await import('./app/shell/footer.tsx')).default
  : lazyOnVisible(() => import('./app/shell/footer.tsx'), 'footer')

export const middleware: MiddlewareFunction<Response>[] = [sessionMiddleware, guardPages]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  return {
    session: await currentSession(context),
    theme: themeOf(request.headers.get('Cookie')),
    origin: context.get(originContext) ?? url.origin,
    links: await linksOf(context),
  }
}

/** Where else we are: the operator's to say, and no reason for a page to fail. */
async function linksOf(context: Route.LoaderArgs['context']): Promise<SiteLinks | null> {
  const links = await apiFor(context)('site/links', {})
  return links.ok ? links.data : null
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root')
  return (
    <ThemeProvider initialTheme={loaded?.theme ?? 'auto'}>
      <Document isSignedIn={Boolean(loaded?.session)}>{children}</Document>
    </ThemeProvider>
  )
}

function Document({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const language = useLanguage()
  const theme = useTheme()
  const say = useSay()
  const preload = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const
  return (
    <html lang={language} data-theme={theme === 'auto' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <FirstScript isSignedIn={isSignedIn} />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        {theme !== 'dark' && <meta name="theme-color" content={themeColours.light} />}
        {theme !== 'light' && (
          <meta
            name="theme-color"
            content={themeColours.dark}
            media={theme === 'auto' ? '(prefers-color-scheme: dark)' : undefined}
          />
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={inLanguage('/manifest.webmanifest', language)} />
        {/* Only the small file: the 35 kB of Devanagari would hold up the very text it is for. A Hindi
            heading stands in the device's own face for a moment, at the same width and height. */}
        {language === 'en' && <link {...preload} href={latin} />}
        <Meta />
        <Links />
      </head>
      <body onAuxClickCapture={answerProbe}>
        <a
          href="#page"
          className="absolute top-2 left-2 z-40 -translate-y-24 rounded-md bg-action px-4 py-3 text-on-action focus:translate-y-0"
        >
          {say(siteWords.skip)}
        </a>
        {children}
        <ScrollManager />
        <DeferredScripts />
      </body>
    </html>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined)
  const bare = handles.some((handle) => handle?.bare)
  const alone = handles.some((handle) => handle?.alone)
  return (
    <ConfirmProvider>
      <LoginProvider>
        {!alone && <NetworkStatus isSaidByPage={bare} />}
        {!alone && (
          <Suspense fallback={null}>
            {/* On a phone the chat has its own bar. */}
            <div className={bare ? 'max-lg:hidden' : 'contents'}>
              <Header />
            </div>
          </Suspense>
        )}
        <main id="page" tabIndex={-1} className="flex grow flex-col outline-none">
          {children}
        </main>
        {!bare && (
          <Suspense fallback={null}>
            <Footer />
          </Suspense>
        )}
        <Toaster />
        <InstallApp />
      </LoginProvider>
    </ConfirmProvider>
  )
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <RouteError error={error} />
    </Shell>
  )
}
