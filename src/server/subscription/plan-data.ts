import type { PersonalDataSource } from '../core/personal-data-source.ts'
import { endPlans } from './cancel-subscription.ts'

/** Stands first among what is erased: nobody who has left is charged again. What a plan leaves is money's. */
export const planEnd: PersonalDataSource = {
  name: 'running_plan',
  tables: [],
  erase: (tx, { uid }, at) => endPlans(tx, uid, at),
}
