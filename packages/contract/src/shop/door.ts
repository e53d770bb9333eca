import { endpoint } from '../endpoint.ts'
import { shopDoor } from '../wire/shop/opening.ts'

export const getDoor = endpoint({
  method: 'GET',
  path: '/tienda',
  access: 'public',
  isLive: true,
  summary: 'Whether the shop is open to visitors, and what it tells them while it is not',
  data: shopDoor,
})
