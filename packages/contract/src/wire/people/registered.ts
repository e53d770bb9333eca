import type { ValidationMode } from '@shop/domain/customer'
import { as, record } from '../../record.ts'
import { maybe, text } from '../plain.ts'
import { words } from '../words.ts'

/** What a new customer has to do next. With `sms`, the token belongs to the code that was sent. */
export type Registered = {
  readonly id: string
  readonly validationMode: ValidationMode
  readonly token: string | undefined
  /** Only its last digits can be read. */
  readonly phoneNumber: string
}

const validationMode = words<ValidationMode>()({ sms: 'sms', email: 'email', none: 'ninguna' })

export const registered = record<Registered>()({
  id: as('_id', text),
  token: maybe(text),
  validationMode: as('modoValidacion', validationMode),
  phoneNumber: text,
})
