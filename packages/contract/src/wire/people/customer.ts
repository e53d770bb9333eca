import type { Customer, Session } from '@shop/domain/customer'
import { as, record } from '../../record.ts'
import { address } from '../orders/address.ts'
import { instant, maybe, text, yesNo } from '../plain.ts'

export const customer = record<Customer>()({
  id: as('_id', text),
  firstName: as('nombre', text),
  lastName: as('apellidos', text),
  email: text,
  phone: as('telefono', text),
  isVerified: as('verificado', yesNo),
  address: as('domicilio', maybe(address)),
  pendingEmail: as('email_pendiente', maybe(text)),
})

/** `knownDevice` is for the browser to keep and to bring along the next time: what strangers fail with does not hold it up. */
export type SignedIn = { readonly token: string; readonly customer: Customer; readonly knownDevice: string }

export const signedIn = record<SignedIn>()({ token: text, customer: as('cliente', customer), knownDevice: as('equipo_conocido', text) })

export const session = record<Session>()({
  id: as('_id', text),
  device: as('dispositivo', text),
  startedAt: as('inicio', instant),
  lastSeenAt: as('ultima_vez', instant),
  isCurrent: as('actual', yesNo),
})
