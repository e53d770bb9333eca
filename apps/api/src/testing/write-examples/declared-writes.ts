import type { AnyEndpoint } from '@shop/contract/endpoint'
import { checkoutEndpoints, everyEndpoint } from '@shop/contract/every-endpoint'
import { callsOf, type Send, type TestShop } from '../test-shop.ts'

export type DeclaredWrite = {
  /** As it is declared, which is also the name of its example. */
  readonly name: string
  readonly method: string
  readonly address: RegExp
  /** Undefined for the payment provider's event, which is no endpoint of the contract. */
  readonly endpoint: AnyEndpoint | undefined
}

const addressOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}$`)
const writesAt = (host: string, endpoints: readonly AnyEndpoint[]): readonly DeclaredWrite[] =>
  endpoints
    .filter(({ method, isQuestion }) => method !== 'GET' && !isQuestion)
    .map((endpoint) => ({
      name: `${endpoint.method} ${endpoint.path}`,
      method: endpoint.method,
      address: addressOf(host + endpoint.path),
      endpoint,
    }))

/** Every call of the contract that changes something, and the events of the payment provider. */
export const DECLARED_WRITES: readonly DeclaredWrite[] = [
  ...writesAt('/api', everyEndpoint),
  ...writesAt('/checkout', checkoutEndpoints),
  { name: 'POST /checkout/webhook', method: 'POST', address: addressOf('/checkout/webhook'), endpoint: undefined },
]

/** A shop whose examples are prepared at it as always, and whose declared write is made by somebody else. */
export const divertingShop = (shop: TestShop) => {
  let diverted: { readonly write: DeclaredWrite; readonly make: Send } | undefined
  const send: Send = (request) => {
    if (!diverted || request.method !== diverted.write.method || !diverted.write.address.test(request.url)) return shop.send(request)
    const { make } = diverted
    diverted = undefined
    return make(request)
  }
  return {
    shop: { ...shop, send, ...callsOf(send) },
    /** The next call of this write. */
    divert: (write: DeclaredWrite, make: Send): void => {
      diverted = { write, make }
    },
  }
}
