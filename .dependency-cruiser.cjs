/** The arrows of docs/map.md. */
const room = (path) => `^src/server/${path}`
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
      comment: 'The engine knows nothing of us.',
      severity: 'error',
      from: { path: '^packages/jyotish/src', pathNot: ['[.]test[.]ts$', '/testing/'] },
      to: { pathNot: '^packages/jyotish/src' },
    },
    {
      name: 'words-alone',
      severity: 'error',
      from: { path: '^src/words', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^src/words' },
    },
    {
      name: 'contract',
      comment: 'What may be asked and answered: zod and types of the engine, nothing of Node.',
      severity: 'error',
      from: { path: '^src/contract', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^src/contract', '/zod/', '^packages/jyotish/src/types[.]ts$'] },
    },
    {
      name: 'web',
      comment: 'What is seen: contract (types and figures), words, the engine, React.',
      severity: 'error',
      from: { path: '^src/web', pathNot: '[.]test[.]tsx?$' },
      to: { path: ['^src/server', '/zod/'] },
    },
    {
      name: 'no-schemas-in-the-browser',
      severity: 'error',
      from: { path: '^src/web', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^src/contract',
        pathNot: ['numbers[.]ts$', 'gets[.]ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'page-rooms-apart',
      comment: 'A page room uses itself, ui/ and the shell.',
      severity: 'error',
      from: { path: '^src/web/([^/]+)/', pathNot: '^src/web/ui/' },
      to: { path: '^src/web/([^/]+)/', pathNot: ['^src/web/$1/', '^src/web/ui/'] },
    },
    {
      name: 'rules-not-endpoints',
      comment: "A room may use another's rules, never its endpoints.",
      severity: 'error',
      from: { path: '^src/server/([^/]+)/' },
      to: { path: '^src/server/([^/]+)/.*[.]api[.]ts$', pathNot: '^src/server/$1/' },
    },
    {
      name: 'server-knows-no-pages',
      severity: 'error',
      from: { path: '^src/server', pathNot: room('(serve-pages|page-rows|shared-pages)[.]ts') },
      to: { path: '^src/web' },
    },
    {
      name: 'ports',
      comment: 'Only choose-outside.ts picks an adapter; rooms know the ports.',
      severity: 'error',
      from: {
        path: '^src/server',
        pathNot: [
          '^src/server/outside',
          room('choose-outside[.]ts'),
          // The door of the stand-in itself.
          room('serve-inbox[.]ts'),
          '[.]testing[.]ts$',
          '[.]test[.]ts$',
          room('testing/'),
        ],
      },
      to: {
        path: '^src/server/outside/[^/]+/(msg91|smtp|inbox|openai-compatible|none|google|gazetteer|razorpay|paper|wordpress|shelf)[.]ts$',
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
