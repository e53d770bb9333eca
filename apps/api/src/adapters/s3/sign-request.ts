import { createHash, createHmac } from 'node:crypto'

/** Who asks an object store, and in which region it is. */
export type StoreKey = { readonly id: string; readonly secret: string; readonly region: string }

type Headers = Readonly<Record<string, string>>
type Unsigned = { readonly method: string; readonly url: URL; readonly headers: Headers; readonly contentHash: string }

const ALGORITHM = 'AWS4-HMAC-SHA256'

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The headers of a request, and with them the proof that whoever knows the secret asks exactly this (AWS Signature Version 4). */
export function signedHeaders(key: StoreKey, { method, url, headers, contentHash }: Unsigned, now: Date): Headers {
  const sent: Headers = { ...headers, 'x-amz-content-sha256': contentHash, 'x-amz-date': stampOf(now) }
  const signed = { ...sent, host: url.host }
  const names = namesOf(signed)
  const signature = signatureOf(key, now, canonical({ method, url, headers: signed, contentHash }))
  return { ...sent, authorization: `${ALGORITHM} Credential=${key.id}/${scopeOf(key, now)},SignedHeaders=${names},Signature=${signature}` }
}

/** An address by which anybody may get this one thing, for so many seconds. */
export function signedAddress(key: StoreKey, address: URL, seconds: number, now: Date): URL {
  const headers = { host: address.host }
  const url = withQuery(address, {
    ...Object.fromEntries(address.searchParams),
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${key.id}/${scopeOf(key, now)}`,
    'X-Amz-Date': stampOf(now),
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': namesOf(headers),
  })
  const signature = signatureOf(key, now, canonical({ method: 'GET', url, headers, contentHash: 'UNSIGNED-PAYLOAD' }))
  url.search += `&X-Amz-Signature=${signature}`
  return url
}

/** In the order and spelling in which a query is signed, so that what is sent is what was signed. */
export function withQuery(address: URL, query: Readonly<Record<string, string>>): URL {
  return Object.assign(new URL(address), {
    search: Object.entries(query)
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
  })
}

/** Stricter than JavaScript's own. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function canonical({ method, url, headers, contentHash }: Unsigned): string {
  return [
    method,
    url.pathname,
    url.search.slice(1),
    ...sorted(headers).map(([name, value]) => `${name}:${value.trim()}`),
    '',
    namesOf(headers),
    contentHash,
  ].join('\n')
}

function signatureOf(key: StoreKey, now: Date, request: string): string {
  const signing = [dayOf(now), key.region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${key.secret}`)
  return hmac(signing, [ALGORITHM, stampOf(now), scopeOf(key, now), sha256(request)].join('\n')).toString('hex')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sorted(headers: Headers) {
  return Object.entries(headers).toSorted(([one], [other]) => (one < other ? -1 : 1))
}
function namesOf(headers: Headers): string {
  return sorted(headers)
    .map(([name]) => name)
    .join(';')
}

/** 20130524T000000Z */
function stampOf(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d+/g, '')
}
function dayOf(now: Date): string {
  return stampOf(now).slice(0, 8)
}
function scopeOf({ region }: StoreKey, now: Date): string {
  return `${dayOf(now)}/${region}/s3/aws4_request`
}
