/** No circle between folders: tests apart, which may reach anywhere. */
const { options } = require('./.dependency-cruiser.cjs')
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        ...options.exclude.path,
        'node_modules',
        '[.]test[.]tsx?$',
        '[.]testing[.]ts$',
        '[.]fixture[.]ts$',
        '/testing/',
      ],
    },
  },
}
