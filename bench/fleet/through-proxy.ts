import type { Given, TestShop } from '@shop/api/testing/test-shop'
import { addressOf, ask } from '../../tools/check-ops/ask.ts'
import type { Fleet } from './open-fleet.ts'

type From = { readonly origin?: string; readonly address?: string; readonly key?: string }

let addresses = 0
/** Nobody is stopped by what another asked. */
export function newAddress(): string {
  return addressOf(++addresses)
}

/** The helpers that tests buy with, through nginx or at one process of the shop; under a key all of it is one write. */
export function throughProxy({ deps, nginx }: Fleet, { origin = nginx.origin, address = newAddress(), key }: From = {}): TestShop {
  const asked = async (method: string, path: string, { body, token, headers = {} }: Given = {}) => {
    const answer = await ask(origin, path, {
      method,
      localAddress: address,
      headers: {
        'accept-language': 'es',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)) }),
    })
    const isEnvelope = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.status, headers: answer.headers, body: isEnvelope ? JSON.parse(answer.body) : answer.bytes }
  }
  return { ...deps, ask: asked } as unknown as TestShop
}
