import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../../secrets/seal.ts'
import { SecondFactorWrong } from './staff.problems.ts'
import { type StaffAccount, useTotpCounter } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

const ISSUER = 'Refaccionaria'
/** One step of half a minute either way: phones' clocks differ a little. */
const WINDOW = 1

export const newFactor = (deps: StaffDeps, { email }: StaffAccount) => {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: totpOf(secret, email).toString(), sealed: seal(deps.factorKey, secret.base32) }
}

/** A code is good once. */
export const assertFactor = async (deps: StaffDeps, { id, email, totpSecret }: StaffAccount, code: string): Promise<void> => {
  if (totpSecret === undefined) throw new SecondFactorWrong()
  const totp = totpOf(Secret.fromBase32(unseal(deps.factorKey, totpSecret)), email)
  const difference = totp.validate({ token: code, window: WINDOW })
  if (difference === null || !(await useTotpCounter(deps.db, id, totp.counter() + difference))) throw new SecondFactorWrong()
}

const totpOf = (secret: Secret, label: string) => new TOTP({ issuer: ISSUER, label, secret })
