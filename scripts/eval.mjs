// npm run eval: measures the readings, with the composer and, where one is configured, with the model.
import { install, run } from './setup.mjs'

install()
process.exit(run(['bench/eval.ts'], { NODE_ENV: 'production' }))
