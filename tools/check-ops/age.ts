import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadFiles } from '@shop/api/adapters/backups/load-files'
import { makeBackup } from '@shop/api/adapters/backups/make-backup'
import { readIdentities } from '@shop/api/adapters/backups/member'
import { localFiles } from '@shop/api/adapters/local-files'
import { withClient } from '@shop/api/database/with-client'
import { withTestDatabase } from '../test-database.ts'
import { mustRun } from './base-image.ts'
import { type Row, row } from './rows.ts'

const RECEIPT = 'vouchers/receipt.pdf'
/** Longer than age seals at once. */
const RECEIPT_BYTES = 300_000

/** Backups are encrypted by a library. The standard tool has to open them without the shop, and the shop what that tool has encrypted. */
export async function checkAge(folder: string): Promise<Row[]> {
  const files = join(folder, 'files')
  await mkdir(join(files, 'vouchers'), { recursive: true })
  const receipt = randomBytes(RECEIPT_BYTES)
  await writeFile(join(files, RECEIPT), receipt)
  const [ours, others] = [await makeKey(join(folder, 'key.txt')), await makeKey(join(folder, 'other-key.txt'))]
  const manifest = await withTestDatabase(async (url) => {
    await withClient(url, 'shop', (client) =>
      client.query(`insert into shop_database (mode) values ('demo'); insert into brands (slug, name) values ('brembo', 'Brembo ñ')`),
    )
    return makeBackup({
      url,
      files: localFiles(files),
      folder: join(folder, 'backups'),
      recipient: ours.recipient,
      secrets: [],
      version: '0.0.0',
    })
  })
  const backup = join(folder, 'backups', manifest.name)
  const isReceipt = async (below: string) => (await readFile(join(below, RECEIPT))).equals(receipt)
  return [
    await row('files of an encrypted backup by age -d and tar', async () => {
      await mkdir(join(folder, 'by-age'))
      await inShell(`age -d -i ${ours.file} ${backup}/files.tar.zst | tar --zstd -xf - -C ${folder}/by-age`)
      return { isGood: await isReceipt(join(folder, 'by-age')), found: `${RECEIPT_BYTES} bytes compared` }
    }),
    await row('a table of it by age -d and zstd', async () => {
      const rows = await inShell(`age -d -i ${ours.file} ${backup}/database/public.brands.copy.zst | zstd -dc`)
      return { isGood: /^\d+\tbrembo\tBrembo ñ\t/.test(rows), found: rows.split('\t').slice(0, 3).join(' ') }
    }),
    await row('another key does not open it', async () => {
      const said = await inShell(`! age -d -i ${others.file} ${backup}/files.tar.zst 2>&1 >/dev/null`)
      return { isGood: said.includes('no identity matched'), found: said.split('\n')[0] ?? '' }
    }),
    await row('files that age has encrypted to another key, by our restore', async () => {
      const again = join(folder, 'again')
      await mkdir(again)
      await inShell(`age -d -i ${ours.file} ${backup}/files.tar.zst | age -r ${others.recipient} -o ${again}/files.tar.zst`)
      await loadFiles(join(folder, 'by-us'), again, manifest, await readIdentities(others.file))
      return { isGood: await isReceipt(join(folder, 'by-us')), found: `${RECEIPT_BYTES} bytes compared` }
    }),
  ]
}

async function makeKey(file: string): Promise<{ readonly file: string; readonly recipient: string }> {
  await mustRun('age-keygen', ['-o', file])
  return { file, recipient: (await mustRun('age-keygen', ['-y', file])).trim() }
}

function inShell(command: string): Promise<string> {
  return mustRun('bash', ['-euo', 'pipefail', '-c', command])
}
