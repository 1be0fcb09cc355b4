// npm start: installs and builds what is missing, then serves.
import { join } from 'node:path'
import { build } from './build.mjs'
import { become, install, root } from './setup.mjs'

install()
build()
// What Node compiled of our sources is kept for the next start.
become(['--enable-source-maps', 'src/server/app/main.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/drishti/compiled'),
})
