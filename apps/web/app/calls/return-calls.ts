import { addReturnPhoto, askForReturn, showOwnReturns, withdrawReturn } from '@shop/contract/shop/returns'
import type { Locale } from '@shop/domain/locale'
import type { Misfit, ReturnCar, ReturnReason } from '@shop/domain/return'
import { callAsCustomer } from './call-as-customer.ts'

export type AskedReturn = {
  readonly reason: ReturnReason
  readonly misfit: Misfit | undefined
  readonly car: ReturnCar | undefined
  readonly comments: string | undefined
  readonly pieces: readonly { readonly place: number; readonly qty: number }[]
}

export function returnCalls(locale: Locale) {
  const call = callAsCustomer(locale)
  return {
    own: (folio: string) => call(showOwnReturns, { params: { folio } }),
    /** The same key for every try: what did arrive is not asked for twice. */
    ask: (folio: string, body: AskedReturn, key: string) => call(askForReturn, { params: { folio }, body, key }),
    withdraw: (folio: string, id: string) => call(withdrawReturn, { params: { folio, id } }),
    addPhoto: (folio: string, id: string, file: File) => call(addReturnPhoto, { params: { folio, id }, body: {}, file }),
  }
}
