import { walkEveryPage } from '../testing/walk-every-page.ts'

walkEveryPage(['visitor', 'operator'])
