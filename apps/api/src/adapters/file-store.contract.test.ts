import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FileStore, listOlder } from '../ports/file-store.ts'
import { openObjectStore } from '../testing/object-store.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3/s3-files.ts'
import { PART_BYTES } from './s3/save-parts.ts'

type Opened = { readonly files: FileStore; readonly close: () => Promise<void> }

async function inFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-files-'))
  return { files: localFiles(folder), close: () => rm(folder, { recursive: true }) }
}
function inBucket(server: 's3rver' | '@20minutes/s3rver', prefix: string) {
  return async (): Promise<Opened> => {
    const { place, close } = await openObjectStore(server)
    return { files: s3Files({ ...place, prefix }), close }
  }
}

/** The fork writes the two signs that XML has names for twice over into its lists. */
const ODD = "a'b*c!~+&=?#%41.svg"

describe.each([
  { where: 'a folder', open: inFolder, odd: ODD },
  { where: 'a bucket of s3rver', open: inBucket('s3rver', ''), odd: ODD },
  {
    where: 'a folder of a bucket of the fork, which looks at signatures',
    open: inBucket('@20minutes/s3rver', 'shops/one'),
    odd: ODD.replace(/['&]/g, ''),
  },
])('files in $where', ({ open, odd }) => {
  let files: FileStore
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ files, close } = await open())
  })
  afterAll(() => close())

  const namesIn = async (folder?: string) => {
    const names: string[] = []
    for await (const { name } of files.list(folder)) names.push(name)
    return names.toSorted()
  }
  const bytesOf = async (stream: Readable) => Buffer.concat(await stream.toArray())

  test('what was written is read as it was, and what was not is not there', async () => {
    const bytes = randomBytes(70_000)
    await files.write('vouchers/a.webp', bytes)
    expect(await files.read('vouchers/a.webp')).toEqual(bytes)
    expect(await bytesOf(files.open('vouchers/a.webp'))).toEqual(bytes)
    await files.write('vouchers/empty', Buffer.alloc(0))
    expect(await files.read('vouchers/empty')).toEqual(Buffer.alloc(0))
    expect(await files.read('vouchers/none')).toBeUndefined()
    expect(await files.read('vouchers')).toBeUndefined()
    expect(await files.openIfThere('vouchers/none')).toBeUndefined()
    await expect(bytesOf(files.open('vouchers/none'))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await files.isThere()).toBe(true)
  })

  test('a second file takes the place of the first', async () => {
    await files.write('pictures/logo', Buffer.from('first'))
    await files.write('pictures/logo', Buffer.from('second'))
    expect(await files.read('pictures/logo')).toEqual(Buffer.from('second'))
  })

  test.each(['ñandú y más (1).webp', odd, `${'x'.repeat(200)}.webp`])('it may be called %s', async (name) => {
    await files.write(`names/${name}`, Buffer.from(name))
    expect(await files.read(`names/${name}`)).toEqual(Buffer.from(name))
    expect(await namesIn('names')).toEqual([`names/${name}`])
    await files.remove(`names/${name}`)
    expect(await namesIn('names')).toEqual([])
  })

  test.each(['../outside', 'vouchers/../../outside', '/etc/passwd', '', 'a//b', './a', 'a\\b', 'a\0b'])(
    'no file is called %j',
    async (name) => {
      const outside = /outside the file store/
      await expect(files.read(name)).rejects.toThrow(outside)
      await expect(files.write(name, Buffer.from('x'))).rejects.toThrow(outside)
      await expect(files.save(name, Readable.from(['x']))).rejects.toThrow(outside)
      await expect(files.remove(name)).rejects.toThrow(outside)
      expect(() => files.open(name)).toThrow(outside)
    },
  )

  test('what is removed is gone, and nothing happens when it was not there', async () => {
    await files.write('uploads/one', Buffer.from('x'))
    await files.remove('uploads/one')
    await files.remove('uploads/one')
    expect(await files.read('uploads/one')).toBeUndefined()
  })

  test.each([0, 1, PART_BYTES, 2 * PART_BYTES + 1])('a stream of %i bytes is kept whole', async (size) => {
    const bytes = randomBytes(size)
    const pieces = Array.from({ length: Math.ceil(size / 1_000_000) }, (_, at) => bytes.subarray(at * 1_000_000, (at + 1) * 1_000_000))
    expect(await files.save('imports/list', Readable.from(pieces, { objectMode: false }))).toBe(size)
    const opened = await files.openIfThere('imports/list')
    expect(opened).toMatchObject({ size, writtenAt: expect.any(Date) })
    expect((await bytesOf(opened?.bytes ?? Readable.from([]))).equals(bytes)).toBe(true)
  })

  test('a stream that breaks leaves nothing behind, however far it came', async () => {
    for (const size of [10, PART_BYTES + 10, 2 * PART_BYTES + 10]) {
      const breaking = Readable.from(
        (async function* () {
          yield randomBytes(size)
          throw new Error('the sender hung up')
        })(),
      )
      await expect(files.save('broken/list', breaking)).rejects.toThrow('the sender hung up')
    }
    expect(await namesIn('broken')).toEqual([])
    expect(await files.read('broken/list')).toBeUndefined()
  })

  test('a folder tells what is in it and in its folders, with size and time, and nothing of others', async () => {
    const before = Date.now()
    for (const name of ['tree/a', 'tree/deep/er/b', 'tree-house/c', 'tre']) await files.write(name, Buffer.from(name))
    const found: unknown[] = []
    for await (const { name, size, writtenAt } of files.list('tree'))
      found.push([name, size, Math.abs(writtenAt.getTime() - before) < 60_000])
    expect(found.toSorted()).toEqual([
      ['tree/a', 6, true],
      ['tree/deep/er/b', 14, true],
    ])
    expect(await namesIn('no-such-folder')).toEqual([])
    expect(await namesIn()).toEqual(expect.arrayContaining(['tre', 'tree-house/c', 'tree/a', 'tree/deep/er/b']))
  })

  test('older ones are told from newer ones', async () => {
    await files.write('old/a', Buffer.from('x'))
    expect(await listOlder(files, 'old', new Date(Date.now() + 60_000))).toEqual(['old/a'])
    expect(await listOlder(files, 'old', new Date(Date.now() - 60_000))).toEqual([])
  })
})
