import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../../secrets/seal.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { SecondFactorWrong } from './staff.problems.ts'
import { type StaffAccount, useTotpCounter } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

/** One step of half a minute either way: phones' clocks differ a little. */
const WINDOW = 1

/** On the phone it stands under the name of the shop, or its address while the first owner has not named it. */
export async function newFactor(deps: StaffDeps, { email }: StaffAccount) {
  const secret = new Secret({ size: 20 })
  const { name } = (await readPolicies(deps.db)).identity
  const issuer = name === DEFAULT_POLICIES.identity.name ? new URL(deps.officeUrl).hostname : name
  return {
    secret: secret.base32,
    uri: totpOf(secret, { issuer, label: email }).toString(),
    sealed: seal(deps.factorKey, secret.base32),
  }
}

/** A code is good once. */
export async function assertFactor(deps: StaffDeps, { id, totpSecret }: StaffAccount, code: string): Promise<void> {
  const counter = counterOf(deps, totpSecret, code)
  if (counter === undefined || !(await useTotpCounter(deps.db, id, counter))) throw new SecondFactorWrong()
}

/** Which half minute a code belongs to; nothing when it is not of this secret, or not of now. */
export function counterOf({ factorKey }: StaffDeps, sealed: string | undefined, code: string): number | undefined {
  const secret = sealed === undefined ? undefined : opened(factorKey, sealed)
  if (secret === undefined) return undefined
  const totp = totpOf(Secret.fromBase32(secret))
  const difference = totp.validate({ token: code, window: WINDOW })
  return difference === null ? undefined : totp.counter() + difference
}

/** One that was sealed before TOKEN_SECRET was replaced is lost, and has to be set up anew: no code is right for it. */
function opened(key: Buffer, sealed: string): string | undefined {
  try {
    return unseal(key, sealed)
  } catch {
    return undefined
  }
}

function totpOf(secret: Secret, about: { readonly issuer?: string; readonly label?: string } = {}) {
  return new TOTP({ ...about, secret })
}
