import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whyNoPort } from '../port.ts'
import type { Metrics } from './create-metrics.ts'

type Place = { readonly port: number; readonly host: string }
export type ServedMetrics = { readonly port: number; readonly close: () => Promise<void> }

/** A port that visitors do not reach, with one page and nothing else. */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  fill: () => Promise<void>,
  { port, host }: Place,
): Promise<ServedMetrics> {
  const server = createServer(async ({ url, method }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    try {
      await fill()
      response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(whyNoPort(error, { port, host }, 'METRICS_PORT')))
    server.listen(port, host, resolve)
  })
  // Whoever watches the shop does not keep it from ending.
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
