import { RENDERING_HEADER, RENDERING_PASS } from '@shop/api/http/own-pages'
import type { Transport } from '@shop/contract/client'
import type { FastifyInstance } from 'fastify'

/** Carries calls to the API of this very process, without the network in between. */
export const inProcess =
  (app: FastifyInstance): Transport =>
  async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, [RENDERING_HEADER]: RENDERING_PASS },
      // Pages ask; forms with files are a browser's own.
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    return { status: response.statusCode, text: response.body }
  }
