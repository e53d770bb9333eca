import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const [INTEGER, BITS, OBJECT, TEXT, TIME, SEQUENCE, SET] = [0x02, 0x03, 0x06, 0x0c, 0x17, 0x30, 0x31]
const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex')
const COMMON_NAME = Buffer.from('550403', 'hex')
const DAY_MS = 86_400_000

/** A certificate for this run, signed by nobody but itself, and its key: a real shop is asked by https only. Written as X.509 wants it. */
export function makeCertificate(host: string): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(SEQUENCE, der(OBJECT, ECDSA_WITH_SHA256))
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, COMMON_NAME), der(TEXT, Buffer.from(host)))))
  const validity = der(SEQUENCE, der(TIME, moment(-DAY_MS)), der(TIME, moment(30 * DAY_MS)))
  const serial = der(INTEGER, Buffer.concat([Buffer.of(1), randomBytes(8)]))
  const told = der(SEQUENCE, serial, algorithm, name, validity, name, publicKey.export({ type: 'spki', format: 'der' }))
  const signature = der(BITS, Buffer.concat([Buffer.of(0), sign('sha256', told, privateKey)]))
  const cert = der(SEQUENCE, told, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${cert.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

/** YYMMDDHHMMSSZ */
function moment(fromNow: number): Buffer {
  return Buffer.from(`${new Date(Date.now() + fromNow).toISOString().replace(/\D/g, '').slice(2, 14)}Z`)
}
