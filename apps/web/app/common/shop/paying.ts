import type { Cents } from '@shop/domain/money'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { useDataOf } from '../../router/router-context.ts'

type Way = { readonly method: PaymentMethod; readonly label: string; readonly short: string; readonly most: Cents | undefined }
/** How one can pay, as the shop's frame was told. */
export type Paying = { readonly title: string; readonly ways: readonly Way[] }

export function usePaying(): Paying {
  return (useDataOf('shop-layout') as { readonly paying: Paying } | undefined)?.paying ?? { title: '', ways: [] }
}
