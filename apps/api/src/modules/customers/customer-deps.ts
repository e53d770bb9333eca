import type { Settings } from '@shop/settings/settings'
import type { Db } from '../../database/connect.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { derivedKey } from '../../secrets/derived-key.ts'

export type CustomerDeps = {
  readonly db: Db
  readonly jobs: JobQueue
  readonly settings: Pick<Settings, 'mode' | 'publicUrl' | 'accountValidation' | 'smsPerDay'>
  readonly keys: { readonly token: Buffer; readonly code: Buffer; readonly device: Buffer }
}

export function customerDeps({
  db,
  jobs,
  settings,
}: {
  readonly db: Db
  readonly jobs: JobQueue
  readonly settings: Settings
}): CustomerDeps {
  return {
    db,
    jobs,
    settings,
    keys: {
      token: derivedKey(settings.tokenSecret, 'session-token'),
      code: derivedKey(settings.tokenSecret, 'sms-code'),
      device: derivedKey(settings.tokenSecret, 'customer-device'),
    },
  }
}

/**
 * Whether the account's e-mail is known to be its owner's. What was asked under an e-mail without an account is theirs only then:
 * anybody can register with somebody else's.
 */
export function hasProvenEmail({ settings }: Pick<CustomerDeps, 'settings'>, { isVerified }: { readonly isVerified: boolean }): boolean {
  return isVerified && settings.accountValidation === 'email'
}

/** Where a call came from. */
export type Caller = { readonly network: string | undefined; readonly device: string }
