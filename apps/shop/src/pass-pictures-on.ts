import { onwardHeaders } from '@shop/api/one-request'
import { askTwins } from '@shop/contract/twin-hosts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const PARAMETERS = ['w', 'og', 'v'] as const
type Asked = { Params: { name: string }; Querystring: { [Name in (typeof PARAMETERS)[number]]?: string } }

const KEPT = ['content-type', 'cache-control', 'vary', 'x-content-type-options']

/** The page is there already, and a size that nobody asked for before has to be drawn first. */
const TIMEOUT_MS = 15_000

/**
 * Pictures of a web server without the API: from whichever API host answers, so that pages stay whole when one is lost. `sign` says that
 * it is ours: it asks for all its visitors.
 */
export function passPicturesOn(
  app: FastifyInstance,
  apiHosts: readonly string[],
  log: (message: string, error: unknown) => void,
  sign: () => Record<string, string> = () => ({}),
): void {
  const pass = (folder: string, { params, query, headers }: FastifyRequest<Asked>, reply: FastifyReply) => {
    const wanted = new URLSearchParams(PARAMETERS.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))
    return passOn(`${folder}/${encodeURIComponent(params.name)}?${wanted}`, headers.accept, reply)
  }
  const passOn = async (path: string, accept = '*/*', reply: FastifyReply) => {
    const picture = await askTwins(apiHosts, log, async (host) => {
      const response = await fetch(new URL(path, host), {
        headers: { accept, ...onwardHeaders(), ...sign() },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return { status: response.status, response, bytes: Buffer.from(await response.arrayBuffer()) }
    }).catch(() => undefined)
    if (!picture) return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': 5 }).send()
    for (const name of KEPT) {
      const value = picture.response.headers.get(name)
      if (value) reply.header(name, value)
    }
    return reply.code(picture.response.status).send(picture.bytes)
  }
  for (const folder of ['/images/products', '/images/tienda'])
    app.get<Asked>(`${folder}/:name`, (request, reply) => pass(folder, request, reply))
}
