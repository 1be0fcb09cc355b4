// npm run train [-- check|files]: trains the reader of questions, or measures it by cross-validation.
// npm run train -- spam: trains the forum's spam model.
import { install, run } from './setup.mjs'

install()
const [what] = process.argv.slice(2)
const bench = what === 'spam' ? 'bench/train-spam.ts' : 'bench/train.ts'
process.exit(run([bench, ...process.argv.slice(2)], { NODE_ENV: 'production' }))
