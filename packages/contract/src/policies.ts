import type { PublicPolicies } from '@shop/domain/shop-policies'
import * as z from 'zod/mini'
import { codec } from './codec.ts'
import { endpoint } from './endpoint.ts'
import {
  deliveryPolicy,
  holidaysPolicy,
  hoursPolicy,
  identityPolicy,
  quotationPolicy,
  returnsPolicy,
  shippingPolicy,
} from './wire/policy-parts.ts'

const schema = z.object({
  envio: shippingPolicy.schema,
  entrega: deliveryPolicy.schema,
  devoluciones: returnsPolicy.schema,
  cotizacion: quotationPolicy.schema,
  horario: hoursPolicy.schema,
  dias_inhabiles: holidaysPolicy.schema,
  tienda: identityPolicy.schema,
})

const policies = codec<z.output<typeof schema>, PublicPolicies>(
  schema,
  ({ shipping, delivery, returns, quotation, hours, holidays, identity }) => ({
    envio: shippingPolicy.encode(shipping),
    entrega: deliveryPolicy.encode(delivery),
    devoluciones: returnsPolicy.encode(returns),
    cotizacion: quotationPolicy.encode(quotation),
    horario: hoursPolicy.encode(hours),
    dias_inhabiles: holidaysPolicy.encode(holidays),
    tienda: identityPolicy.encode(identity),
  }),
  (wire) => ({
    shipping: shippingPolicy.decode(wire.envio),
    delivery: deliveryPolicy.decode(wire.entrega),
    returns: returnsPolicy.decode(wire.devoluciones),
    quotation: quotationPolicy.decode(wire.cotizacion),
    hours: hoursPolicy.decode(wire.horario),
    holidays: holidaysPolicy.decode(wire.dias_inhabiles),
    identity: identityPolicy.decode(wire.tienda),
  }),
)

export const getPolicies = endpoint({
  method: 'GET',
  path: '/politicas',
  access: 'public',
  summary: 'What the shop promises and who it is: shipping, delivery, returns, hours, days it stays closed, address',
  data: policies,
})
