import type { UsedAddress } from '@shop/domain/order'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { as, record } from '../record.ts'
import { address } from '../wire/orders/address.ts'
import { receiver } from '../wire/orders/receiver.ts'
import { maybe } from '../wire/plain.ts'

const usedAddress = record<UsedAddress>()({ address: as('envio', address), receiver: as('recibe', maybe(receiver)) })

export const listUsedAddresses = endpoint({
  method: 'GET',
  path: '/clientes/direcciones',
  access: 'customer',
  summary: 'Where the customer’s own orders went and who took them, the last one first, each once and at most six',
  data: listOf(usedAddress),
})
