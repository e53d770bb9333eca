import type { Customer } from '@shop/domain/customer'
import * as z from 'zod/mini'
import { asIs, type Codec, codec } from '../codec.ts'
import { customer } from './customer.ts'
import { words } from './words.ts'

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

const availabilitySchema = z.object({ disponible: z.boolean() })
export const availability: Codec<z.output<typeof availabilitySchema>, { readonly isAvailable: boolean }> = codec(
  availabilitySchema,
  ({ isAvailable }) => ({ disponible: isAvailable }),
  ({ disponible }) => ({ isAvailable: disponible }),
)

/** A saved profile, and which changes wait to be confirmed. */
export type SavedProfile = {
  readonly customer: Customer
  readonly awaits: { readonly email: boolean; readonly phone: boolean; readonly smsToken: string | undefined }
}

const savedSchema = z.object({
  cliente: customer.schema,
  por_confirmar: z.object({ email: z.boolean(), telefono: z.boolean(), token_sms: z.optional(z.string()) }),
})
export const savedProfile: Codec<z.output<typeof savedSchema>, SavedProfile> = codec(
  savedSchema,
  (inside) => ({
    cliente: customer.encode(inside.customer),
    por_confirmar: {
      email: inside.awaits.email,
      telefono: inside.awaits.phone,
      ...(inside.awaits.smsToken === undefined ? {} : { token_sms: inside.awaits.smsToken }),
    },
  }),
  (wire) => ({
    customer: customer.decode(wire.cliente),
    awaits: { email: wire.por_confirmar.email, phone: wire.por_confirmar.telefono, smsToken: wire.por_confirmar.token_sms },
  }),
)
