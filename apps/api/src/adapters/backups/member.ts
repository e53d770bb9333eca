import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as WebStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { BadBackup } from './bad-backup.ts'
import type { Manifest, Member } from './manifest.ts'

type Bytes = AsyncIterable<Buffer>
type Sink = Writable | ((bytes: Bytes) => Promise<void>)

/** Keys by which encrypted members are opened. */
export type Identities = readonly string[]

/** Compressed, and encrypted if there is somebody to encrypt to. */
export async function writeMember(folder: string, name: string, source: Readable, recipient: string | undefined): Promise<Member> {
  const sum = createHash('sha256')
  let bytes = 0
  const counted = async function* (chunks: Bytes) {
    for await (const chunk of chunks) {
      sum.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const file = createWriteStream(join(folder, name), { mode: 0o600 })
  await pipeline(source, createZstdCompress(), recipient ? encryptedTo(recipient) : asItIs, counted, file)
  return { name, bytes, sha256: sum.digest('hex') }
}

/** Pours what was put into a member into somebody else's hands. */
export function readMember(folder: string, name: string, identities: Identities | undefined, sink: Sink): Promise<void> {
  const file = createReadStream(join(folder, name))
  return identities
    ? pipeline(file, decryptedBy(identities), createZstdDecompress(), sink as Writable)
    : pipeline(file, createZstdDecompress(), sink as Writable)
}

/** Each member is there, as long as it was and byte for byte. */
export async function assertUnaltered(folder: string, { members }: Pick<Manifest, 'members'>): Promise<void> {
  for (const { name, bytes, sha256 } of members) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (!found) throw new BadBackup(`${name} is missing from the backup ${folder}.`)
    if (found.size !== bytes || (await sumOf(join(folder, name))) !== sha256)
      throw new BadBackup(`${name} in the backup ${folder} was altered: it does not have the sum that the manifest names.`)
  }
}

/** From a file as `age-keygen` writes it. */
export async function readIdentities(file: string): Promise<Identities> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new BadBackup(`The file with the private key of backups, ${file}, cannot be read.`)
  const keys = text.split(/\s*\n\s*/).filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length === 0) throw new BadBackup(`${file} holds no private key of age: such a line begins with AGE-SECRET-KEY-.`)
  return keys
}

async function sumOf(path: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}

async function* asItIs(chunks: Bytes) {
  yield* chunks
}

/** Loaded when a backup is made, and not by every process of the shop. */
function cryptography() {
  return import('age-encryption')
}

function encryptedTo(recipient: string) {
  return async function* (chunks: Bytes) {
    const { Encrypter } = await cryptography()
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    yield* (await encrypter.encrypt(webStream(chunks))) as unknown as Bytes
  }
}

function decryptedBy(identities: Identities) {
  return async function* (chunks: Bytes) {
    const { Decrypter } = await cryptography()
    const decrypter = new Decrypter()
    for (const identity of identities) decrypter.addIdentity(identity)
    yield* (await decrypter.decrypt(webStream(chunks)).catch(refuseKey)) as unknown as Bytes
  }
}

/** The same stream twice: what Node makes is what browsers have. */
function webStream(chunks: Bytes) {
  return WebStream.from(chunks) as unknown as ReadableStream<Uint8Array>
}

function refuseKey(error: Error): never {
  throw new BadBackup(`The backup is encrypted, and the private key that was given does not open it (${error.message}).`)
}
