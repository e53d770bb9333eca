import { cleanPhone, type FormRule, firstBroken, lettersOnly, required, validPhone } from '@shop/domain/field-rules'
import { noLink } from '@shop/domain/holds-link'
import type { Receiver } from '@shop/domain/order'
import type { FieldState } from '@shop/ui/form/form-types'

/** Who takes the parcel, as the form has it. */
export type ReceiverValues = { readonly isForAnother: string; readonly receiverName: string; readonly receiverPhone: string }

export type ReceiverProps = { readonly values: ReceiverValues; readonly field: (name: keyof ReceiverValues) => FieldState }

export function receiverValuesOf(kept: Receiver | undefined): ReceiverValues {
  return {
    isForAnother: kept ? 'on' : '',
    receiverName: kept?.name ?? '',
    receiverPhone: kept?.phone ?? '',
  }
}

export function typedReceiverOf({ isForAnother, receiverName, receiverPhone }: ReceiverValues): Receiver | undefined {
  return isForAnother ? { name: receiverName, phone: receiverPhone } : undefined
}

/** Nobody but the customer while it is wrong, as with an invoice. */
export function receiverOf(typed: Receiver | undefined): Receiver | undefined {
  return typed && Object.values(wrongReceiver(receiverValuesOf(typed))).every((rule) => rule === undefined)
    ? { name: typed.name.trim(), phone: cleanPhone(typed.phone) }
    : undefined
}

type Wrong = { readonly [Name in keyof ReceiverValues]?: FormRule | undefined }

export function wrongReceiver({ isForAnother, receiverName, receiverPhone }: ReceiverValues): Wrong {
  return isForAnother
    ? {
        receiverName: firstBroken(receiverName, [required, lettersOnly, noLink]),
        receiverPhone: firstBroken(receiverPhone, [required, validPhone]),
      }
    : {}
}
