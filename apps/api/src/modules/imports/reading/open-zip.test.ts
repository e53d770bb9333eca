import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { zipOf } from '../../../testing/bad-tables.ts'
import { openZip, type ZipBounds } from './open-zip.ts'

const BOUNDS: ZipBounds = { entries: 200, unfolded: 1_000, says: { none: 'not-a-zip', locked: 'zip-locked', many: 'zip-too-many' } }
const folder = mkdtempSync(join(tmpdir(), 'zips-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function outcomeOf(bytes: Buffer): Promise<string> {
  const path = join(folder, 'a.zip')
  writeFileSync(path, bytes)
  return openZip(path, BOUNDS).then(
    ({ names, close }) => {
      close()
      return names.join(' ')
    },
    ({ problem }: { problem: string }) => problem,
  )
}
function named(names: readonly string[], bytes = Buffer.alloc(0)) {
  return zipOf(names.map((name) => ({ name, bytes })))
}
function times(count: number, name: (i: number) => string) {
  return Array.from({ length: count }, (_, i) => name(i))
}

test.each([
  ['an honest archive', named(['a.jpg', 'b/c.png']), 'a.jpg b/c.png'],
  ['no archive', Buffer.from('hola'), 'not-a-zip'],
  ['as many files as may be', named(times(200, (i) => `${i}`)), times(200, (i) => `${i}`).join(' ')],
  ['one file more', named(times(201, (i) => `${i}`)), 'zip-too-many'],
  ['one name again and again', named(times(201, () => 'a.jpg')), 'zip-too-many'],
  ['names without end', named(times(150, (i) => `${'n'.repeat(60_000)}${i}`)), 'unfolds'],
  [
    'more than may be unfolded',
    named(
      times(11, (i) => `${i}`),
      Buffer.alloc(100, 1),
    ),
    'unfolds',
  ],
  ['a name that climbs out', named(['../a.jpg']), 'damaged'],
  ['a name from the root', named(['/etc/passwd']), 'damaged'],
])('%s', async (_, bytes, outcome) => expect(await outcomeOf(bytes)).toBe(outcome))
