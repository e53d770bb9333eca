import { isWholeNumber } from './is-whole-number.ts'
import type { Judged } from './judged.ts'
import { list } from './list.ts'
import { settingTable } from './setting-table.ts'

/** All that this process uses, or none: a shop may take transfers only. */
export function reasonsAboutStripe({ mode, read, isUsed }: Judged): string[] {
  const [secret, publishable, webhook] = [read('STRIPE_SECRET_KEY'), read('STRIPE_PUBLISHABLE_KEY'), read('STRIPE_WEBHOOK_SECRET')]
  const reasons = reasonsAboutStripeApi(read)
  if (!secret && !publishable && !webhook) return reasons
  if (isUsed('STRIPE_SECRET_KEY') && !/^sk_(test|live)_/.test(secret))
    reasons.push('STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_')
  const hasPage = isUsed('STRIPE_PUBLISHABLE_KEY')
  if (hasPage && !/^pk_(test|live)_/.test(publishable)) reasons.push('STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_')
  if (isUsed('STRIPE_SECRET_KEY') && hasPage && secret.slice(3, 7) !== publishable.slice(3, 7))
    reasons.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes')
  if (isUsed('STRIPE_WEBHOOK_SECRET') && (!list(webhook).length || list(webhook).some((one) => !one.startsWith('whsec_'))))
    reasons.push('STRIPE_WEBHOOK_SECRET is missing or does not begin with whsec_; without it nobody can tell the provider from a forger')
  if (mode === 'demo' && secret.startsWith('sk_live_')) reasons.push('STRIPE_SECRET_KEY is a live key; the demo never moves real money')
  return reasons
}

/** A live key is money: it goes to the provider and nowhere else. */
function reasonsAboutStripeApi(read: Judged['read']): string[] {
  const [host, port, protocol] = [read('STRIPE_API_HOST'), read('STRIPE_API_PORT'), read('STRIPE_API_PROTOCOL')]
  const isStandard = host === settingTable.STRIPE_API_HOST.standard && port === '443' && protocol === 'https'
  return [
    ...(/^[\w.-]+$/.test(host) ? [] : ['STRIPE_API_HOST must be the name of a host, without protocol or path']),
    ...(isWholeNumber(port, 1, 65_535) ? [] : ['STRIPE_API_PORT must be a number from 1 to 65535']),
    ...(['http', 'https'].includes(protocol) ? [] : ['STRIPE_API_PROTOCOL can be https or http']),
    ...(read('STRIPE_SECRET_KEY').startsWith('sk_live_') && !isStandard
      ? ['STRIPE_API_HOST, STRIPE_API_PORT and STRIPE_API_PROTOCOL must be left alone with a live key']
      : []),
  ]
}
