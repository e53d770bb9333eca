import { request } from 'node:http'
import { createServer } from 'node:https'
import { makeCertificate } from './certificate.ts'

/** What stands before a real shop: it speaks https with visitors and tells the shop who they are. */
export async function openHttpsInFront(port: number, shopPort: number): Promise<{ readonly close: () => void }> {
  const server = createServer(makeCertificate('localhost'), (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress, 'x-forwarded-proto': 'https' }
    const passed = request({ host: '127.0.0.1', port: shopPort, method: asked.method, path: asked.url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
