import { rolesWithMoney } from '@shop/contract/money-roles'
import type { StaffMember, StaffRole } from '@shop/domain/staff'
import type { Settings } from '@shop/settings/settings'
import type { Db } from '../../database/connect.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { derivedKey } from '../../secrets/derived-key.ts'
import type { StaffAccount } from './staff.queries.ts'

/** The office works in Spanish. */
export const STAFF_LOCALE = 'es'

export type StaffDeps = {
  readonly db: Db
  readonly jobs: JobQueue
  readonly mode: Settings['mode']
  readonly factorKey: Buffer
  readonly recoveryKey: Buffer
  readonly deviceKey: Buffer
  /** Where the back office is. */
  readonly officeUrl: string
}

type Given = { readonly db: Db; readonly jobs: JobQueue; readonly settings: Settings }

export const staffDeps = ({ db, jobs, settings }: Given): StaffDeps => ({
  db,
  jobs,
  mode: settings.mode,
  factorKey: derivedKey(settings.tokenSecret, 'second-factor'),
  recoveryKey: derivedKey(settings.tokenSecret, 'recovery-code'),
  deviceKey: derivedKey(settings.tokenSecret, 'staff-device'),
  officeUrl: officeUrl(settings),
})

export const officeUrl = (settings: Pick<Settings, 'publicUrl' | 'adminHost'>): string => `${officeOrigin(settings)}/admin`

/** A back office with a host of its own is the only page that staff write from. */
export const officeOrigin = ({ publicUrl, adminHost }: Pick<Settings, 'publicUrl' | 'adminHost'>): string =>
  adminHost ? `${new URL(publicUrl).protocol}//${adminHost}` : publicUrl

/** Whoever can move money is not let in by a password alone in a real shop. */
export const mustEnrol = ({ mode }: StaffDeps, role: StaffRole, hasSecondFactor: boolean): boolean =>
  mode === 'production' && rolesWithMoney.includes(role) && !hasSecondFactor

export const memberOf = (deps: StaffDeps, { id, name, email, role, totpSecret }: StaffAccount): StaffMember => ({
  id: String(id),
  name,
  email,
  role,
  hasSecondFactor: totpSecret !== undefined,
  mustEnrol: mustEnrol(deps, role, totpSecret !== undefined),
})
