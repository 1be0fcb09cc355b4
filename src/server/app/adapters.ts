import type { FastifyBaseLogger } from 'fastify'
import { derivedKey } from '../core/keys/derived-key.ts'
import type { Config } from '../core/settings/config.ts'
import { openMailInbox } from '../adapters/mail/fake-mail.ts'
import { smtp } from '../adapters/mail/smtp.ts'
import { builtInBlog } from '../adapters/blog/built-in-blog.ts'
import { wordpress } from '../adapters/blog/wordpress.ts'
import { noModel } from '../adapters/model/no-model.ts'
import { openAiCompatible } from '../adapters/model/openai-compatible.ts'
import type { Adapters } from '../adapters/adapters.ts'
import { gazetteer } from '../adapters/places/gazetteer.ts'
import { googlePlaces } from '../adapters/places/google.ts'
import { openWebPush } from '../adapters/push/web-push.ts'
import { fakeGateway } from '../adapters/payments/fake-gateway.ts'
import { razorpay } from '../adapters/payments/razorpay.ts'
import { openSmsInbox } from '../adapters/sms/fake-sms.ts'
import { msg91 } from '../adapters/sms/msg91.ts'

/**
 * Real adapters where their keys are set, stand-ins elsewhere; each stand-in says so in one line. At a
 * public address the inbox and the checkout of the stand-ins do not exist (ALLOW_STAND_INS or not).
 */
export async function chooseAdapters(config: Config, log?: FastifyBaseLogger): Promise<Adapters> {
  const builtInPlaces = gazetteer()
  const isInboxOpen = !config.msg91 && !config.production
  if (config.production) {
    if (!config.msg91) log?.warn('No SMS gateway is set: nobody can get a code.')
    if (!config.razorpay) log?.warn('No Razorpay keys are set: nobody can pay.')
  } else if (!config.msg91)
    log?.info('No SMS gateway is set: codes wait at /dev/inbox on this machine.')
  if (!config.mail)
    log?.info(
      isInboxOpen
        ? 'No mail server is set: mails wait at /dev/inbox on this machine.'
        : 'No mail server is set: email addresses can not be confirmed.',
    )
  if (!config.model) log?.info('No model is set: the built-in composer writes the answers.')
  if (!config.google) log?.info('No maps key is set: places come from the built-in gazetteer.')
  if (!config.razorpay && !config.production)
    log?.info('No Razorpay keys are set: a stand-in checkout gives credit and takes no money.')
  if (!config.blog) log?.info('No blog is set: the built-in shelf of articles is shown.')
  return {
    blog: config.blog ? wordpress(config.blog, log) : builtInBlog(),
    payments: config.razorpay
      ? razorpay(config.razorpay)
      : fakeGateway({
          directory: config.dataDirectory,
          secret: derivedKey(config.jwtSecret, 'paper gateway').toString('hex'),
        }),
    sms: config.msg91 ? msg91(config.msg91) : openSmsInbox(isInboxOpen),
    mail: config.mail ? smtp(config.mail) : openMailInbox(isInboxOpen),
    // The push services of the browsers' makers ask nobody for an account: there is no stand-in.
    push: openWebPush(),
    model: config.model ? openAiCompatible(config.model) : noModel,
    places: config.google ? googlePlaces(config.google, builtInPlaces, log) : builtInPlaces,
  }
}
