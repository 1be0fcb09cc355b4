// npm start: installs and builds what is missing, then serves.
import { join } from 'node:path'
import { build } from './build.mjs'
import { become, install, root } from './setup.mjs'

install()
build()
// V8 takes 600 MB in pieces of this size to optimise the largest function of the embedded database, and of what it
// frees in between others' memory glibc gives little back: mapped by themselves they go as they came.
const embedded = process.env.DATABASE_URL ? {} : { MALLOC_MMAP_THRESHOLD_: '32768' }
// What Node compiled of our sources is kept for the next start.
become(['--enable-source-maps', 'src/server/app/main.ts', ...process.argv.slice(2)], {
  ...embedded,
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/drishti/compiled'),
})
