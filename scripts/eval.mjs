// npm run eval [-- readings]: measures the readings; -- questions [FILE.jsonl …]: the reader of questions; -- forecasts: the count of what came; -- corpus [DIR]: the claim check; -- model: the configured model.
import { install, run } from './setup.mjs'

install()
process.exit(run(['bench/eval.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' }))
