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

export function staffDeps({ db, jobs, settings }: Given): StaffDeps {
  return {
    db,
    jobs,
    mode: settings.mode,
    factorKey: derivedKey(settings.tokenSecret, 'second-factor'),
    recoveryKey: derivedKey(settings.tokenSecret, 'recovery-code'),
    deviceKey: derivedKey(settings.tokenSecret, 'staff-device'),
    officeUrl: officeUrl(settings),
  }
}

export function officeUrl(settings: Pick<Settings, 'publicUrl' | 'adminHost'>): string {
  return `${officeOrigin(settings)}/admin`
}

/** A back office with a host of its own is the only page that staff write from. */
export function officeOrigin({ publicUrl, adminHost }: Pick<Settings, 'publicUrl' | 'adminHost'>): string {
  return adminHost ? `${new URL(publicUrl).protocol}//${adminHost}` : publicUrl
}

/** Whoever can move money is not let in by a password alone in a real shop. */
export function mustEnrol({ mode }: StaffDeps, role: StaffRole, hasSecondFactor: boolean): boolean {
  return mode === 'production' && rolesWithMoney.includes(role) && !hasSecondFactor
}

export function memberOf(deps: StaffDeps, { id, name, email, role, totpSecret }: StaffAccount): StaffMember {
  return {
    id: String(id),
    name,
    email,
    role,
    hasSecondFactor: totpSecret !== undefined,
    mustEnrol: mustEnrol(deps, role, totpSecret !== undefined),
  }
}
