import { resolve } from 'node:path'
import { askAtTerminal } from '../ask-at-terminal.ts'
import { NothingDeleted } from '../assert-may-delete.ts'
import { readOptions } from '../read-options.ts'
import { runCommand } from '../run-command.ts'
import { shopDatabase } from '../shop-database.ts'
import { restoreShop } from './restore-shop.ts'

/**
 * `npm run restore -- <folder of a backup>`: beside what is there, audited, then in its place. `--identity key.txt` opens an encrypted one,
 * `--yes` asks nothing, `--into-empty` needs no right to create databases, `--accept-findings` goes on where the audit finds something.
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    identity: { type: 'string' },
    yes: { type: 'boolean' },
    'into-empty': { type: 'boolean' },
    'accept-findings': { type: 'boolean' },
  },
})
const [backup] = positionals
if (backup === undefined || positionals.length > 1) {
  console.error('Name the folder of the backup: npm run restore -- .data/backups/shop-….backup')
  process.exit(1)
}

async function assertMayReplace(database: string) {
  if (values.yes) return
  const typed = await askAtTerminal(`The database "${database}" holds a shop, which will be set aside. Type its name to go on: `)
  if (typed.trim() !== database) throw new NothingDeleted('\nThat is not its name; nothing was changed. A script says --yes instead.')
}

await runCommand(
  async (settings, url) => {
    const { database, setAside } = await restoreShop({
      settings,
      url,
      backup: resolve(backup),
      identityFile: values.identity ?? settings.backups.identityFile,
      isIntoEmpty: values['into-empty'] ?? false,
      acceptsFindings: values['accept-findings'] ?? false,
      assertMayReplace,
      say: console.log,
    })
    console.log(`The shop is restored to the database "${database}".`)
    if (setAside) {
      console.log(`What was there before is kept: ${setAside.names.join(', ')}.`)
      console.log(`When it is needed no more: npm run restore:forget -- ${setAside.stamp}`)
    }
    console.log('No mail goes out and no job runs yet. Look at the shop, then: npm run restore:release -- --send, or -- --drop-mails')
  },
  { open: shopDatabase, ready: async () => {} },
)
