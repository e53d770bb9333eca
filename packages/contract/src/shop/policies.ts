import type { PublicPolicies } from '@shop/domain/shop-policies'
import { endpoint } from '../endpoint.ts'
import { as, record } from '../record.ts'
import {
  deliveryPolicy,
  holidaysPolicy,
  hoursPolicy,
  identityPolicy,
  looksPolicy,
  quotationPolicy,
  returnsPolicy,
  shippingPolicy,
} from '../wire/shop/policy-parts.ts'

const policies = record<PublicPolicies>()({
  shipping: as('envio', shippingPolicy),
  delivery: as('entrega', deliveryPolicy),
  returns: as('devoluciones', returnsPolicy),
  quotation: as('cotizacion', quotationPolicy),
  hours: as('horario', hoursPolicy),
  holidays: as('dias_inhabiles', holidaysPolicy),
  identity: as('tienda', identityPolicy),
  looks: as('apariencia', looksPolicy),
})

export const getPolicies = endpoint({
  method: 'GET',
  path: '/politicas',
  access: 'public',
  summary: 'What the shop promises and who it is: shipping, delivery, returns, hours, days it stays closed, address, colours and logo',
  data: policies,
})
