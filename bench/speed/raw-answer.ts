import { get, type IncomingHttpHeaders } from 'node:http'

export type RawAnswer = { readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }

/** An answer as it travelled: `fetch` would have decoded it. */
export function rawAnswer(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, bytes: Buffer.concat(chunks) })
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    }).once('error', reject)
  })
}
