import type { ValidationMode } from '@shop/domain/customer'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { words } from './words.ts'

/** What a new customer has to do next. With `sms`, the token belongs to the code that was sent. */
export type Registered = {
  readonly id: string
  readonly validationMode: ValidationMode
  readonly token: string | undefined
  /** Only its last digits can be read. */
  readonly phoneNumber: string
}

export const validationMode = words<ValidationMode>()({ sms: 'sms', email: 'email', none: 'ninguna' })

const schema = z.object({
  _id: z.string(),
  token: z.optional(z.string()),
  modoValidacion: validationMode.schema,
  phoneNumber: z.string(),
})

export const registered: Codec<z.output<typeof schema>, Registered> = codec(
  schema,
  (inside) => ({
    _id: inside.id,
    ...(inside.token === undefined ? {} : { token: inside.token }),
    modoValidacion: validationMode.encode(inside.validationMode),
    phoneNumber: inside.phoneNumber,
  }),
  (wire) => ({
    id: wire._id,
    token: wire.token,
    validationMode: validationMode.decode(wire.modoValidacion),
    phoneNumber: wire.phoneNumber,
  }),
)
