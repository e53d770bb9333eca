import { lookup } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { MOST_UPLOAD_BYTES } from '@shop/domain/upload'
import { type PictureFetcher, PictureNotFetched } from '../../ports/picture-fetcher.ts'
import { isPublicPlace } from './public-places.ts'

/** What a test has otherwise: no other place, name or patience is reached in a shop that runs. */
export type FetchRules = {
  readonly isAllowed: (address: string, port: number) => boolean
  readonly addressesOf: (name: string) => Promise<readonly string[]>
  readonly mostMs: number
  readonly mostBytes: number
}

/** Names of the machine's own list count as well: what they lead to is judged, not where they were found. Only one is tried: version 4 reaches everywhere. */
async function addressesOf(name: string) {
  return (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address)
}

const RULES: FetchRules = { isAllowed: isPublicPlace, addressesOf, mostMs: 20_000, mostBytes: MOST_UPLOAD_BYTES }

/**
 * A name is resolved once, all that it leads to is judged, and the connection goes to one of these very addresses: who answers another one
 * the second time is not asked a second time. Nobody is followed anywhere else.
 */
export function pictureFetcher(rules: FetchRules = RULES): PictureFetcher {
  return {
    fetch: async (address) => {
      const signal = AbortSignal.timeout(rules.mostMs)
      try {
        const url = placeOf(address)
        return await bytesFrom(url, await judged(url, rules, signal), rules.mostBytes, signal)
      } catch (error) {
        if (error instanceof PictureNotFetched) throw error
        throw new PictureNotFetched(signal.aborted ? 'too-slow' : 'unreachable', { cause: error })
      }
    },
  }
}

function placeOf(address: string): URL {
  const url = URL.parse(address)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw new PictureNotFetched('not-allowed')
  return url
}

function portOf({ protocol, port }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80))
}

/** The one address that is connected to. One that leads inside makes the name a way inside, whatever else it leads to. */
async function judged(url: URL, { isAllowed, addressesOf }: FetchRules, signal: AbortSignal): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await withinTime(addressesOf(host), signal)
  const [first] = addresses
  if (first === undefined || !addresses.every((address) => isAllowed(address, portOf(url)))) throw new PictureNotFetched('not-allowed')
  return first
}

function withinTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

function bytesFrom(url: URL, address: string, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
    request(
      {
        host: address,
        port: portOf(url),
        path: `${url.pathname}${url.search}`,
        // The certificate is that of the name, wherever it was found.
        ...(isNamed ? { servername: url.hostname } : {}),
        headers: {
          host: url.host,
          accept: 'image/webp,image/png,image/jpeg',
          'accept-encoding': 'identity',
          'user-agent': 'shop-pictures/1.0',
        },
        agent: false,
        signal,
      },
      (answer) => {
        wholeBody(answer, mostBytes)
          .then(resolve, reject)
          .finally(() => answer.destroy())
      },
    )
      .on('error', reject)
      .end()
  })
}

async function wholeBody(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { statusCode: status = 0, headers } = answer
  if (status >= 300 && status < 400) throw new PictureNotFetched('redirected')
  if (status === 404 || status === 410) throw new PictureNotFetched('not-found')
  if (status !== 200) throw new PictureNotFetched('refused')
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new PictureNotFetched('too-large')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) throw new PictureNotFetched('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
