import { endpoint } from '../endpoint.ts'
import { ownData } from '../wire/people/own-data.ts'

export const getOwnData = endpoint({
  method: 'GET',
  path: '/clientes/mis-datos',
  access: 'customer',
  asksPassword: true,
  summary: 'Everything the shop keeps about the customer, to be downloaded',
  data: ownData,
})
