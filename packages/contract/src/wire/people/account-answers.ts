import type { Customer } from '@shop/domain/customer'
import * as z from 'zod/mini'
import { asIs, type Codec, codec } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe, text, yesNo } from '../plain.ts'
import { words } from '../words.ts'
import { customer } from './customer.ts'

/** What following a link did. */
export type Verified = 'account_verified' | 'already_verified' | 'email_changed' | 'phone_changed'

const verifiedWords = words<Verified>()({
  account_verified: 'verificado',
  already_verified: 'ya_verificado',
  email_changed: 'email_cambiado',
  phone_changed: 'telefono_cambiado',
})
const verifiedSchema = z.object({ estado: verifiedWords.schema })

export const verified: Codec<z.output<typeof verifiedSchema>, Verified> = codec(
  verifiedSchema,
  (inside) => ({ estado: verifiedWords.encode(inside) }),
  ({ estado }) => verifiedWords.decode(estado),
)

/** Says nothing of whether the account exists; the token is there in sms mode, for the code that may be on its way. */
export const resent = asIs(z.object({ token: z.optional(z.string()) }))

export const availability = record<{ readonly isAvailable: boolean }>()({ isAvailable: as('disponible', yesNo) })

/** A saved profile, and which changes wait to be confirmed. */
export type SavedProfile = {
  readonly customer: Customer
  readonly awaits: { readonly email: boolean; readonly phone: boolean; readonly smsToken: string | undefined }
}

const awaits = record<SavedProfile['awaits']>()({
  email: yesNo,
  phone: as('telefono', yesNo),
  smsToken: as('token_sms', maybe(text)),
})
export const savedProfile = record<SavedProfile>()({ customer: as('cliente', customer), awaits: as('por_confirmar', awaits) })
