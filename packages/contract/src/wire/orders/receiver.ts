import type { Receiver } from '@shop/domain/order'
import { as, record } from '../../record.ts'
import { text } from '../plain.ts'

export const receiver = record<Receiver>()({ name: as('nombre', text), phone: as('telefono', text) })
