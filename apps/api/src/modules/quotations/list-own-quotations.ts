import type { ListedQuotation } from '@shop/domain/quotation'
import type { SignedInCustomer } from '../../callers.ts'
import { unseal } from '../../secrets/seal.ts'
import { CustomerNotFound, findCustomer, hasProvenEmail } from '../customers/customers.public.ts'
import { listAnsweredOf } from './personal-quotations.queries.ts'
import { linkKey, type QuotationDeps } from './quotation-deps.ts'

/** What a customer asked for and what became of it. An offer of theirs is a link, as in the mail. */
export async function listOwnQuotations(deps: QuotationDeps, { id }: SignedInCustomer, now: Date): Promise<ListedQuotation[]> {
  const customer = await findCustomer(deps.db, { id })
  if (!customer) throw new CustomerNotFound()
  const provenEmail = hasProvenEmail(deps, customer) ? customer.email : undefined
  const rows = await listAnsweredOf(deps.db, { customerId: id, provenEmail })
  return rows.map(({ sealedToken, validUntil, status, ...row }) => ({
    ...row,
    // Whom the shop takes for a program need not learn it.
    status: status === 'suspect' ? 'open' : status,
    offer: validUntil && { token: sealedToken && tokenIn(deps, sealedToken), validUntil, isValid: now <= validUntil },
  }))
}

/** Sealed under a secret that the shop has changed since, it is in the mail only. */
function tokenIn(deps: QuotationDeps, sealed: string): string | undefined {
  try {
    return unseal(linkKey(deps), sealed)
  } catch {
    return undefined
  }
}
