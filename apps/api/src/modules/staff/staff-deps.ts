import type { StaffMember } from '@shop/domain/staff'
import type { Settings } from '@shop/settings/settings'
import type { Db } from '../../database/connect.ts'
import { derivedKey } from '../../secrets/derived-key.ts'
import type { StaffAccount } from './staff.queries.ts'

export type StaffDeps = { readonly db: Db; readonly mode: Settings['mode']; readonly factorKey: Buffer }

export const staffDeps = ({ db, settings }: { readonly db: Db; readonly settings: Settings }): StaffDeps => ({
  db,
  mode: settings.mode,
  factorKey: derivedKey(settings.tokenSecret, 'second-factor'),
})

/** The owner can do everything, so a password alone is not enough in a real shop. */
export const mustEnrol = ({ mode }: StaffDeps, role: string, hasSecondFactor: boolean): boolean =>
  mode === 'production' && role === 'owner' && !hasSecondFactor

export const memberOf = (deps: StaffDeps, { id, name, email, role, isTotpConfirmed }: StaffAccount): StaffMember => ({
  id: String(id),
  name,
  email,
  role,
  hasSecondFactor: isTotpConfirmed,
  mustEnrol: mustEnrol(deps, role, isTotpConfirmed),
})
