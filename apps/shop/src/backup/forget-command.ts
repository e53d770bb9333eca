import { rm } from 'node:fs/promises'
import { asideOf, besideName, databaseExists, dropDatabase } from '@shop/api/adapters/backups/beside-database'
import { withClient } from '@shop/api/database/with-client'
import { assertOwnDatabase } from '@shop/api/prepare-tables'
import { runCommand } from '../run-command.ts'

/** `npm run restore:forget -- <time>`: removes what a restore set aside, by the time it named. */
const stamp = process.argv[2]
if (stamp === undefined || !/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(stamp)) {
  console.error('Say which, as npm run restore named it: npm run restore:forget -- 2026-11-17T03-37-00Z')
  process.exit(1)
}
await runCommand(
  async ({ dataFolder }, url) => {
    const database = besideName(url, `_before_${stamp}`)
    // Who may not leave the shop's own database has set aside a folder only.
    if (await withClient(url, 'shop-restore', (client) => databaseExists(client, database)))
      await asideOf(url, (client) => dropDatabase(client, database))
    await rm(`${dataFolder}/files.before-${stamp}`, { recursive: true, force: true })
    console.log(`Gone: the database ${database} and the folder files.before-${stamp}, as far as they were there.`)
  },
  { ready: assertOwnDatabase },
)
