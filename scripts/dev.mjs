// npm run dev: the server with the pages from their sources, restarted when the server's change.
import { become, install } from './setup.mjs'

install()
become(
  [
    '--watch-path=src/server',
    '--watch-path=src/contract',
    '--watch-path=src/words',
    'src/server/app/main.ts',
    '--dev',
  ],
  { NODE_ENV: 'development' },
)
