import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { build, defineConfig, type Plugin } from 'vite'

/**
 * Makes `/sw.js` of the service worker. Its address is always the same, so that a browser finds the next
 * version where it found this one.
 */
function serviceWorker(): Plugin {
  const source = 'src/web/service-worker/service-worker.ts'
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, source), fileName: 'sw.js' })
    },
    configureServer({ middlewares, environments }) {
      middlewares.use('/sw.js', (_request, response, next) => {
        environments.client.transformRequest(`/${source}`).then((script) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(script?.code)
        }, next)
      })
    },
  }
}

/** `import text from './x.ts?script-text'`: a module with all that it imports, as a script to stand in a page. */
function scriptText(): Plugin {
  const suffix = '?script-text'
  return {
    name: 'script-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return
      const input = id.slice(0, -suffix.length)
      this.addWatchFile(input)
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      })
      const { output } = Array.isArray(result) ? result[0]! : (result as { output: unknown[] })
      const [{ code }] = output as [{ code: string }]
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serviceWorker(), scriptText()],
  build: {
    // What we serve is readable to anyone as it is; source maps would only be weight (and WEB-09).
    sourcemap: false,
    // A font or picture inlined as data: would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // React and the router in one file: it packs better, and stays in the browser's cache
              // when only our pages change.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
                },
                // What every page needs at once, in one file too; a page's own code stays by itself.
                {
                  name: 'shell',
                  test: /src\/(words\/(say|app\/site)|web\/(api\/contexts|core\/(page-meta|language|same-site-path|session(-ended)?|rejected)|app\/(page-frame|theme\/theme-provider|shell\/(error-boundary|deferred-scripts|first-script|login-provider|network-status|scroll-manager)|install\/(install-app|install-prompt|theme-colours))|ui\/(lazy-on-visible|page|form\/button|overlay\/(confirm|toast|toaster))))\.tsx?$|preload-helper|src\/web\/first-press\/probe\.ts/,
                },
              ],
            },
          },
        },
      },
    },
    // The engine stays outside the server build: Node runs its TypeScript as it stands, and its tables
    // are then in memory once, for the pages and for the calls.
    ssr: { build: { rolldownOptions: { external: [/^@drishti\//] } } },
  },
})
