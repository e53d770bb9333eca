import { askDirectly } from '@shop/api/http/ask-directly'
import { RENDERING_HEADER, RENDERING_PASS } from '@shop/api/http/own-pages'
import type { Transport, WireRequest, WireResponse } from '@shop/contract/client'
import type { FastifyInstance } from 'fastify'

/** Carries calls to the API of this very process, without the network in between: public ones straight to their work. */
export function inProcess(app: FastifyInstance): Transport {
  return async (request) => {
    const { body, ...rest } = request
    const direct = body === undefined || typeof body === 'string' ? askDirectly(app, { ...rest, body }) : undefined
    return direct ?? injected(app, request)
  }
}

/** Whatever else a page may ask for passes everything that a request passes. */
async function injected(app: FastifyInstance, { method, url, headers, body }: WireRequest): Promise<WireResponse> {
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, [RENDERING_HEADER]: RENDERING_PASS },
    // Pages ask; forms with files are a browser's own.
    ...(typeof body === 'string' ? { payload: body } : {}),
  })
  return { status: response.statusCode, text: response.body }
}
