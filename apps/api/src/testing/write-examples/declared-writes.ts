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

function addressOf(path: string) {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}$`)
}
function writesAt(host: string, endpoints: readonly AnyEndpoint[]): readonly DeclaredWrite[] {
  return endpoints
    .filter(({ method, isQuestion }) => method !== 'GET' && !isQuestion)
    .map((endpoint) => ({
      name: `${endpoint.method} ${endpoint.path}`,
      method: endpoint.method,
      address: addressOf(host + endpoint.path),
      endpoint,
    }))
}

/** Every call of the contract that changes something, and the events of the payment provider. */
export const DECLARED_WRITES: readonly DeclaredWrite[] = [
  ...writesAt('/api', everyEndpoint),
  ...writesAt('/checkout', checkoutEndpoints),
  { name: 'POST /checkout/webhook', method: 'POST', address: addressOf('/checkout/webhook'), endpoint: undefined },
]

/** A shop that prepares examples as always, and hands the request of their declared write to another sender. */
export function interceptingShop(shop: TestShop) {
  let intercepted: { readonly write: DeclaredWrite; readonly make: Send } | undefined
  const send: Send = (request) => {
    if (!intercepted || request.method !== intercepted.write.method || !intercepted.write.address.test(request.url))
      return shop.send(request)
    const { make } = intercepted
    intercepted = undefined
    return make(request)
  }
  return {
    shop: { ...shop, send, ...callsOf(send) },
    /** Only the next request of this write. */
    intercept: (write: DeclaredWrite, make: Send): void => {
      intercepted = { write, make }
    },
  }
}
