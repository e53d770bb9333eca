import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localFiles, tightenFiles } from './local-files.ts'

let folder: string
let mask: number
beforeEach(() => {
  // As on most servers: what does not say otherwise is for everybody to read.
  mask = process.umask(0o022)
  folder = mkdtempSync(join(tmpdir(), 'files-'))
})
afterEach(() => {
  process.umask(mask)
  rmSync(folder, { recursive: true })
})
function modeOf(...path: string[]) {
  return (statSync(join(folder, ...path)).mode & 0o777).toString(8)
}

test('what is kept can be read by the user of the shop, and by nobody else on the machine', async () => {
  const files = localFiles(join(folder, 'files'))
  await files.write('vouchers/a.webp', Buffer.from('receipt'))
  await files.save('imports/b', Readable.from(['list']))
  expect([modeOf('files'), modeOf('files', 'vouchers'), modeOf('files', 'imports')]).toEqual(['700', '700', '700'])
  expect([modeOf('files', 'vouchers', 'a.webp'), modeOf('files', 'imports', 'b')]).toEqual(['600', '600'])
  expect(await files.read('vouchers/a.webp')).toEqual(Buffer.from('receipt'))
})

test('files from before are closed to others once, and pictures are not gone through', async () => {
  const old = (inside: string, name: string) => {
    mkdirSync(join(folder, inside), { recursive: true })
    writeFileSync(join(folder, inside, name), name)
  }
  old('vouchers', 'receipt.webp')
  old('pictures', 'part.webp')
  chmodSync(folder, 0o755)
  await tightenFiles(folder, ['vouchers', 'uploads'])
  expect([modeOf(), modeOf('vouchers'), modeOf('vouchers', 'receipt.webp')]).toEqual(['700', '700', '600'])
  expect([modeOf('pictures', 'part.webp'), readFileSync(join(folder, 'pictures', 'part.webp'), 'utf8')]).toEqual(['644', 'part.webp'])
  // Seen as done by the mode of its folder: nobody goes through it again.
  writeFileSync(join(folder, 'vouchers', 'put-there.webp'), '')
  await tightenFiles(folder, ['vouchers', 'uploads'])
  expect(modeOf('vouchers', 'put-there.webp')).toBe('644')
})
