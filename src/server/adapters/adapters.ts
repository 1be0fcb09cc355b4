import type { Blog } from './blog/blog.ts'
import type { Mail } from './mail/mail.ts'
import type { Model } from './model/model.ts'
import type { Payments } from './payments/payments.ts'
import type { Push } from './push/push.ts'
import type { Places } from './places/places.ts'
import type { Sms } from './sms/sms.ts'

/** Every service outside the house, behind a port: one real adapter and one stand-in each. */
export interface Adapters {
  sms: Sms
  mail: Mail
  push: Push
  model: Model
  places: Places
  payments: Payments
  blog: Blog
}
