// npm run train [-- check|files]: trains the reader of questions, or measures it by cross-validation.
import { install, run } from './setup.mjs'

install()
process.exit(run(['bench/train.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' }))
