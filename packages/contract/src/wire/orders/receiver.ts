import type { Receiver } from '@shop/domain/order'
import { nameField, phoneField } from '../../fields/people.ts'
import { form } from '../../form.ts'
import { as, record } from '../../record.ts'
import { text } from '../plain.ts'

export const receiver = record<Receiver>()({ name: as('nombre', text), phone: as('telefono', text) })

/** Whoever takes the parcel is called for by name, and rung up. */
export const receiverForm = form({ nombre: nameField, telefono: phoneField }, { nombre: 'name', telefono: 'phone' })
