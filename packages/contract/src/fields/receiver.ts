import type { Receiver } from '@shop/domain/order'
import { type FormField, form, groupField, optionalField } from '../form.ts'
import { nameField, phoneField } from './people.ts'

/** Whoever takes the parcel is called for by name, and rung up. Nobody means the customer. */
export const receiverField: FormField<Receiver | undefined> = optionalField(
  groupField(form({ nombre: nameField, telefono: phoneField }, { nombre: 'name', telefono: 'phone' })),
)
