import { randomInt } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { keyedHash } from '../../secrets/random-secret.ts'
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.queries.ts'
import { SecondFactorWrong } from './staff.problems.ts'
import { insertStaffEvent } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

const HOW_MANY = 10
const HALF = 5
/** Without letters and digits that are taken for each other; nothing in it can be read as a code of the app. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const SHAPE = new RegExp(`^[${LETTERS}]{${HALF}}-?[${LETTERS}]{${HALF}}$`, 'i')

export function isRecoveryCode(code: string): boolean {
  return SHAPE.test(code)
}

/** New ones; those of before are worth nothing from here on. They are shown once and kept as keyed hashes. */
export async function newRecoveryCodes(deps: StaffDeps, staffId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: HOW_MANY }, newRecoveryCode)
  await replaceRecoveryCodes(
    deps.db,
    staffId,
    codes.map((code) => hashOfCode(deps, staffId, code)),
  )
  return codes
}

/** Each lets in once, whoever lost the phone. */
export async function assertRecoveryCode(deps: StaffDeps, staffId: number, code: string, network: string | undefined): Promise<void> {
  const { db }: { readonly db: Db } = deps
  if (!(await useRecoveryCode(db, staffId, hashOfCode(deps, staffId, code)))) throw new SecondFactorWrong()
  await insertStaffEvent(db, 'staff-recovery-code', staffId, network)
}

function newRecoveryCode(): string {
  return `${letters()}-${letters()}`
}
function letters(): string {
  return Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
function hashOfCode({ recoveryKey }: StaffDeps, staffId: number, code: string): string {
  return keyedHash(recoveryKey, String(staffId), code.toUpperCase().replace('-', ''))
}
