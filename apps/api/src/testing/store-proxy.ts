import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Rule = (asked: { readonly method: string; readonly url: string; readonly times: number }, answer: ServerResponse) => boolean
export type StoreProxy = { readonly endpoint: string; readonly asked: readonly string[]; readonly close: () => Promise<void> }

/** Stands before an object store: what a rule answers itself never arrives there. Signatures stay right, since they are about the host that is named. */
export async function openStoreProxy(behind: string, rule: Rule): Promise<StoreProxy> {
  const asked: string[] = []
  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method, headers, url = '' } = incoming
    const onward = request(new URL(url, behind), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(answer)
    })
    incoming.pipe(onward)
  }
  const server = createServer((incoming, answer) => {
    const [method, url] = [incoming.method ?? '', incoming.url ?? '']
    const line = `${method} ${url}`
    asked.push(line)
    if (rule({ method, url, times: asked.filter((one) => one === line).length }, answer)) incoming.resume()
    else pass(incoming, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
