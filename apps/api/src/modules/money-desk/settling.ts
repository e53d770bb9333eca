import type { CaseRow } from '../money-cases/money-cases.public.ts'
import type { Checkout, Payment } from '../orders/orders.public.ts'

/** What a button is handed: the case as it stands under the lock, with its money. */
export type Settling = {
  readonly row: CaseRow
  readonly checkout: Checkout | undefined
  readonly payment: Payment | undefined
  readonly staffId: number
  readonly note: string
}
