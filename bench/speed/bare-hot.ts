import type { FastifyInstance } from 'fastify'
import { rawAnswer } from './raw-answer.ts'

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/** The shop's own answers, byte for byte and with their headers, from memory. */
export async function serveFromMemory(app: FastifyInstance, shopUrl: string, paths: readonly string[]): Promise<void> {
  const kept = new Map<string, { headers: Record<string, unknown>; bytes: Buffer }>()
  for (const path of paths) {
    const { headers, bytes } = await rawAnswer(shopUrl + path, { 'accept-encoding': 'br', 'accept-language': 'es' })
    kept.set(`/hot${path}`, {
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name))),
      bytes,
    })
  }
  app.get('/hot/*', (request, reply) => {
    const answer = kept.get(request.url)
    if (!answer) return reply.code(404).send()
    return reply.headers(answer.headers as Record<string, string>).send(answer.bytes)
  })
}
