import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

export type Question = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Said before the body, of which only `body` follows: a proxy judges what was said. */
  readonly saidLength?: number
  readonly body?: Buffer
  /** Where the question comes from; all of 127.0.0.0/8 is this machine. */
  readonly localAddress?: string
}
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
  readonly bytes: Buffer
}

/** The name the example files are written for; the answer comes from this machine. */
export const HOST = 'tienda.example'

/** Each from a network of its own: what is limited for one must not hide what fails. */
export function addressOf(asked: number): string {
  return `127.${1 + (asked % 250)}.${Math.floor(asked / 250) % 250}.9`
}

/** Asks a proxy on this machine by the shop's name; its certificate is signed by nobody. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, saidLength, body, localAddress }: Question = {},
): Promise<Answer> {
  const request = origin.startsWith('https:') ? requestHttps : requestHttp
  const length = saidLength ?? body?.length
  const said = { host: HOST, ...headers, ...(length === undefined ? {} : { 'content-length': String(length) }) }
  return new Promise((resolve, reject) => {
    const asked = request(
      `${origin}${path}`,
      { method, headers: said, servername: HOST, rejectUnauthorized: false, agent: false, ...(localAddress ? { localAddress } : {}) },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes.toString(), bytes })
        })
        answer.on('error', reject)
      },
    )
    asked.setTimeout(30_000, () => asked.destroy(new Error(`${path} was not answered`)))
    asked.on('error', reject)
    if (body) asked.end(body)
    else if (saidLength) asked.flushHeaders()
    else asked.end()
  })
}
