import { streamText } from '@shop/api/http/stream-text'
import { onwardHeaders } from '@shop/api/one-request'
import { askTwins } from '@shop/contract/twin-hosts'
import type { FastifyInstance } from 'fastify'
import { PAGE_PATIENCE_MS } from './over-network.ts'

const FILES = ['/sitemap.xml', '/sitemaps/:name.xml', '/feeds/:name.xml']

/** Sitemaps and feeds of a web server without the API, from whichever API host answers, as they are written there. */
export function passSitemapsOn(
  app: FastifyInstance,
  apiHosts: readonly string[],
  log: (message: string, error: unknown) => void,
  sign: () => Record<string, string> = () => ({}),
): void {
  for (const url of FILES)
    app.get(url, async (request, reply) => {
      const { pathname } = new URL(request.url, 'http://shop')
      const response = await askTwins(apiHosts, log, (host) => begun(new URL(pathname, host), { ...onwardHeaders(), ...sign() })).catch(
        () => undefined,
      )
      if (!response?.body) return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': 5 }).send()
      if (!response.ok) {
        await response.body.cancel()
        return reply.code(response.status).header('cache-control', 'no-store').send()
      }
      return streamText(request, reply, response.body)
    })
}

/** Patience is for the first byte: a large file may take its time. */
async function begun(address: URL, headers: Record<string, string>): Promise<Response> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PAGE_PATIENCE_MS)
  try {
    return await fetch(address, { headers: { ...headers, 'accept-encoding': 'identity' }, signal: giveUp.signal })
  } finally {
    clearTimeout(timer)
  }
}
