import { Problem } from '../../problem.ts'
import { consumeRateLimit, isWithinRateLimit, limits } from '../limits/limits.public.ts'
import type { CustomerDeps } from './customer-deps.ts'

/** The shop's own daily limit: somebody is running up a bill. */
class SmsLimitOfTheShop extends Problem {
  readonly status = 429
  readonly code = 'too_many_requests'
  override readonly retryAfterSeconds = 3_600
  override readonly isAlarming = true
}

export async function consumeSmsRateLimit({ db, settings }: CustomerDeps, phone: string, network: string | undefined): Promise<void> {
  await consumeRateLimit(db, [
    { limits: limits.SMS_PER_PHONE, of: phone },
    { limits: limits.SMS_PER_NETWORK, of: network },
  ])
  if (!(await isWithinRateLimit(db, limits.smsOfTheShop(settings.smsPerDay), 'shop')))
    throw new SmsLimitOfTheShop('the SMS of the day are used up')
}
