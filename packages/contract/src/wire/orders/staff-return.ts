import type { FitmentReview, ListedReturn, StaffReturn } from '@shop/domain/return'
import { as, record } from '../../record.ts'
import { instant, maybe, money, text, whole } from '../plain.ts'
import { misfit, returnFields, returnReason, returnStatus } from './return.ts'

const customer = record<StaffReturn['customer']>()({ name: as('nombre', text), email: text, phone: as('telefono', text) })
export const staffReturn = record<StaffReturn>()({
  ...returnFields,
  customer: as('cliente', customer),
  deliveredAt: as('entregado', maybe(instant)),
  amount: as('importe', money),
  refundable: as('reembolsable', money),
})

export const listedReturn = record<ListedReturn>()({
  id: as('_id', text),
  folio: text,
  status: as('estado', returnStatus),
  reason: as('motivo', returnReason),
  askedAt: as('fecha', instant),
  customer: as('cliente', text),
  pieces: as('piezas', whole),
})

export const fitmentReview = record<FitmentReview>()({
  id: as('_id', text),
  productId: as('producto', text),
  partNumber: as('codigo', text),
  product: as('nombre', text),
  car: as('auto', text),
  times: as('veces', whole),
  lastAt: as('ultima_vez', instant),
  lastMisfit: as('submotivo', misfit),
  lastReturn: as('devolucion', text),
})
