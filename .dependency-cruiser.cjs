/** The arrows of docs/map.md, held by folder. */
const notTests = ['[.]test[.]tsx?$', '[.]testing[.]ts$', '[.]fixture[.]ts$', '/testing/']
const domains =
  'accounts|admin|blog|calendar|cards|chat|content|festivals|forecasts|forum|horoscope|kundli|memory|notifications|operator|panchang|payments|predictions|profile|reading|reminders|subscription|today|wallet'
const server = (path) => `^src/server/${path}`
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'jyotish-alone',
      comment: 'The engine knows nothing of the product.',
      severity: 'error',
      from: { path: '^packages/jyotish/src', pathNot: notTests },
      to: { pathNot: '^packages/jyotish/src' },
    },
    {
      name: 'words-alone',
      severity: 'error',
      from: { path: '^src/words', pathNot: notTests },
      to: { pathNot: '^src/words' },
    },
    {
      name: 'contract',
      comment: 'What may be asked and answered: zod and types of the engine, nothing of Node.',
      severity: 'error',
      from: { path: '^src/contract', pathNot: notTests },
      to: { pathNot: ['^src/contract', '/zod/', '^packages/jyotish/src/sky/types[.]ts$'] },
    },
    {
      name: 'web',
      comment: 'Pages know the contract (types and figures), words, the engine and React.',
      severity: 'error',
      from: { path: '^src/web', pathNot: notTests },
      to: { path: ['^src/server', '/zod/'] },
    },
    {
      name: 'no-schemas-in-the-browser',
      severity: 'error',
      from: { path: '^src/web', pathNot: notTests },
      to: {
        path: '^src/contract',
        pathNot: [
          '/constants[.]ts$',
          '/plain-text[.]ts$',
          '/get-method-apis[.]ts$',
          '/wheel-physics[.]ts$',
          '/birth-moment[.]ts$',
          '/kundli-parts[.]ts$',
          '/proof-of-work[.]ts$',
          '/sky-paths[.]ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'page-domains-apart',
      comment: 'A domain of pages uses itself, api/, core/, ui/ and app/.',
      severity: 'error',
      from: { path: '^src/web/([^/]+)/', pathNot: '^src/web/(ui|app)/' },
      to: { path: '^src/web/([^/]+)/', pathNot: ['^src/web/$1/', '^src/web/(ui|api|core|app)/'] },
    },
    {
      name: 'endpoints-are-not-rules',
      comment: "A domain may use another's rules, never its endpoints.",
      severity: 'error',
      from: { path: server('([^/]+)/'), pathNot: server('app/') },
      to: { path: server('([^/]+)/.*[.]api[.]ts$'), pathNot: server('$1/') },
    },
    {
      name: 'core-below-all',
      comment: 'core imports no domain, no http and no app.',
      severity: 'error',
      from: { path: server('core/'), pathNot: notTests },
      to: { path: server(`(${domains}|http|app)/`) },
    },
    {
      name: 'http-knows-no-domain',
      severity: 'error',
      from: { path: server('http/'), pathNot: notTests },
      to: { path: server(`(${domains}|app)/`) },
    },
    {
      name: 'db-below-domains',
      severity: 'error',
      from: { path: server('db/'), pathNot: notTests },
      to: { path: server(`(${domains}|http|app|core)/`) },
    },
    {
      name: 'adapters-know-no-domain',
      severity: 'error',
      from: { path: server('adapters/'), pathNot: notTests },
      to: { path: server(`(${domains}|http|app|db)/`) },
    },
    {
      name: 'app-is-imported-by-none',
      severity: 'error',
      from: { path: server('(?!app/)'), pathNot: notTests },
      to: { path: server('app/') },
    },
    {
      name: 'server-knows-no-pages',
      severity: 'error',
      from: {
        path: '^src/server',
        pathNot: [server('http/pages/(draw-page|page-patterns|cacheable-page)[.]ts'), ...notTests],
      },
      to: { path: '^src/web' },
    },
    {
      name: 'connections-by-adapters-alone',
      comment:
        'WEB-06: whatever asks the outside is an adapter. The metrics server listens and asks nobody; the database worker, and who wants a copy of it, speak over a socket of the data directory.',
      severity: 'error',
      from: {
        path: '^src/server',
        pathNot: [
          server('adapters/'),
          server('app/metrics/metrics-server[.]ts'),
          server('db/embedded/(worker|copy-embedded)[.]ts'),
          server('core/subscriber-network[.]ts'),
          ...notTests,
        ],
      },
      to: {
        path: '^(node:)?(http|https|http2|net|tls|dgram|dns|undici)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ports',
      comment: 'Only app/adapters.ts chooses an adapter; domains know the ports.',
      severity: 'error',
      from: {
        path: '^src/server',
        pathNot: [
          server('adapters'),
          server('app/adapters[.]ts'),
          // Shows what the fake gateways for SMS and mail keep.
          server('http/serve-inbox[.]ts'),
          ...notTests,
        ],
      },
      to: {
        path: server(
          'adapters/[^/]+/(msg91|smtp|fake-[^/]*|openai-compatible|no-model|google|gazetteer|razorpay|wordpress|built-in-blog)[.]ts$',
        ),
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]d[.]ts$', '[.]react-router/', '^build/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
