import { askHosts } from '@shop/contract/hosts'
import type { FastifyInstance } from 'fastify'

type Asked = { Params: { name: string }; Querystring: { w?: string; og?: string } }

const KEPT = ['content-type', 'cache-control', 'vary', 'x-content-type-options']

/** The page is there already, and a size that nobody asked for before has to be drawn first. */
const PATIENCE_MS = 15_000

/** Pictures of a web server without the API: from whichever API host answers, so that pages stay whole when one is lost. */
export const passPicturesOn = (app: FastifyInstance, apiHosts: readonly string[], log: (message: string, error: unknown) => void): void => {
  app.get<Asked>('/images/products/:name', async ({ params, query, headers }, reply) => {
    const wanted = new URLSearchParams({
      ...(query.w === undefined ? {} : { w: query.w }),
      ...(query.og === undefined ? {} : { og: query.og }),
    })
    const path = `/images/products/${encodeURIComponent(params.name)}?${wanted}`
    const picture = await askHosts(apiHosts, log, async (host) => {
      const response = await fetch(new URL(path, host), {
        headers: { accept: headers.accept ?? '*/*' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return { response, bytes: Buffer.from(await response.arrayBuffer()) }
    }).catch(() => undefined)
    if (!picture) return reply.code(503).header('cache-control', 'no-store').send()
    for (const name of KEPT) {
      const value = picture.response.headers.get(name)
      if (value) reply.header(name, value)
    }
    return reply.code(picture.response.status).send(picture.bytes)
  })
}
