import { walkEveryPage } from '../testing/walk-every-page.ts'

walkEveryPage(['resident', 'newcomer', 'asker'])
