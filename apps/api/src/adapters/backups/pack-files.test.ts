import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../../../../../tools/run.ts'
import { localFiles } from '../local-files.ts'
import { packFiles } from './pack-files.ts'
import { untar } from './tar.ts'

/** As long as a picture may be called, and longer than the old header of tapes allows. */
const LONG = `pictures/originals/${'ñ'.repeat(60)}${'x'.repeat(25)}.webp`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-pack-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(name: string, content: string) {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), content)
}

async function pack(between: () => Promise<unknown> = async () => {}) {
  const packed = { count: 0, bytes: 0 }
  const parts: Buffer[] = []
  for await (const part of packFiles(localFiles(folder), async () => void (await between()), packed)) parts.push(part)
  return { ...packed, archive: Buffer.concat(parts) }
}

async function unpacked(archive: Buffer, size = 700) {
  const files: Record<string, string> = {}
  const chunks = async function* () {
    for (let at = 0; at < archive.length; at += size) yield archive.subarray(at, at + size)
  }
  await untar(chunks(), async (name, bytes) => {
    files[name] = ''
    for await (const part of bytes) files[name] += part.toString()
  })
  return files
}

test('files of every length come back under their names, in whatever pieces they arrive', async () => {
  const files = {
    [LONG]: 'a long name',
    [`${'deep/'.repeat(25)}file`]: 'a long path',
    empty: '',
    'vouchers/511': 'x'.repeat(511),
    'vouchers/512': 'y'.repeat(512),
    'vouchers/513': 'z'.repeat(513),
  }
  for (const [name, content] of Object.entries(files)) await put(name, content)
  const { archive, count, bytes } = await pack()
  expect([count, bytes]).toEqual([6, 511 + 512 + 513 + 22])
  for (const size of [1, 512, 10_000]) expect(await unpacked(archive, size)).toEqual(files)
})

test('what was there before the snapshot or behind it is packed, what is made again and what is half written is not', async () => {
  await put('vouchers/removed-meanwhile', 'row of the snapshot')
  await put('pictures/made/x.360.webp', 'made')
  await put('vouchers/new.0b7f9a52-2f1f-4f0e-9a0e-0123456789ab', 'half')
  const { archive } = await pack(async () => {
    await rm(join(folder, 'vouchers/removed-meanwhile'))
    await put('vouchers/written-meanwhile', 'row of the snapshot')
  })
  expect(Object.keys(await unpacked(archive))).toEqual(['vouchers/removed-meanwhile', 'vouchers/written-meanwhile'])
})

test('a folder that goes away behind the snapshot fails; one that was never there has no files', async () => {
  await expect(pack(() => rm(folder, { recursive: true }))).rejects.toThrow(/Is its disk mounted/)
  expect(await pack()).toMatchObject({ count: 0, bytes: 0 })
})

test('a file that is cut short while it is read fails: all behind it could not be read again', async () => {
  await put('vouchers/one', 'x'.repeat(9_000_000))
  const packing = packFiles(localFiles(folder), async () => {}, { count: 0, bytes: 0 })
  await packing.next()
  await truncate(join(folder, 'vouchers/one'), 10)
  const rest = (async () => {
    for await (const _ of packing);
  })()
  await expect(rest).rejects.toThrow(/vouchers\/one changed while it was read/)
})

test('any machine unpacks it without the shop', async () => {
  await put('vouchers/one', 'a receipt')
  await put(`${'deep/'.repeat(25)}file`, 'deep')
  await put(LONG, 'long')
  const { archive } = await pack()
  await writeFile(join(folder, 'all.tar'), archive)
  await mkdir(join(folder, 'out'))
  expect((await run('tar', ['-xf', join(folder, 'all.tar'), '-C', join(folder, 'out')])).isGood).toBe(true)
  expect(await readFile(join(folder, 'out', 'vouchers/one'), 'utf8')).toBe('a receipt')
  expect(await readFile(join(folder, 'out', `${'deep/'.repeat(25)}file`), 'utf8')).toBe('deep')
  expect(await readFile(join(folder, 'out', LONG), 'utf8')).toBe('long')
})

test('an archive that ends in the middle is noticed', async () => {
  await put('vouchers/one', 'a receipt')
  const { archive } = await pack()
  await expect(unpacked(archive.subarray(0, 600))).rejects.toThrow('end in the middle')
})
