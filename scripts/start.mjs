// npm start: installs and builds what is missing, then serves.
import { build } from './build.mjs'
import { become, install } from './setup.mjs'

install()
build()
become(['--enable-source-maps', 'src/server/main.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
})
