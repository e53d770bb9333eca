import { chooseFiles } from '@shop/api/adapters/choose-files'
import { choosePayments, sandboxFor } from '@shop/api/composition'
import { auditKeysFrom } from '@shop/api/database/audit-keys'
import type { Db } from '@shop/api/database/connect'
import { assertMarked } from '@shop/api/marked-files'
import { insertOnlyGrants } from '@shop/api/modules/audit-log/audit-grants.queries'
import { sealAsItStands } from '@shop/api/modules/audit-log/seal-audit-log'
import { auditProvider } from '@shop/api/modules/reconciliation/audit-provider'
import { assertOwnDatabase } from '@shop/api/prepare-tables'
import { readAnchor } from '@shop/domain/audit-anchor'
import type { Settings } from '@shop/settings/settings'
import { connectCommand } from './connect-command.ts'
import { readOptions } from './read-options.ts'
import { reportAuditLog } from './report-audit-log.ts'
import { reportOrders } from './report-orders.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run audit`: does all hold that must hold about orders, stock, money and the log of staff's actions? Reads only, also while the shop
 * is open. `--provider` asks the payment provider, too, about the last 31 days; `--anchor 120:ab…` holds the log against what was mailed, `--grants` prints what makes it insert-only, `--seal` seals its end.
 */
const { values } = readOptions({
  options: { anchor: { type: 'string' }, grants: { type: 'boolean' }, seal: { type: 'boolean' }, provider: { type: 'boolean' } },
})
const anchor = values.anchor === undefined ? undefined : readAnchor(values.anchor)
if (values.anchor !== undefined && !anchor) {
  console.error('An anchor is a number, a colon and 64 characters, as in the mail: npm run audit -- --anchor 120:ab…')
  process.exit(1)
}
function reportBooks(settings: Settings) {
  return async (db: Db) => reportOrders(db, await ownFiles(db, settings), values.provider ? await askProvider(db, settings) : [])
}

async function ownFiles(db: Db, settings: Settings) {
  const files = chooseFiles(settings)
  await assertMarked(db, files)
  return files
}

/** The real one where there are keys, the sandbox in the demo. */
async function askProvider(db: Db, settings: Settings) {
  const sandbox = await sandboxFor(db, settings)
  try {
    return await auditProvider({ db, payments: choosePayments(settings, sandbox) })
  } finally {
    await sandbox?.close()
  }
}

await runCommand(
  async (settings, url) => {
    const { db, close } = connectCommand(url, auditKeysFrom(settings))
    try {
      if (values.grants) return console.log(await insertOnlyGrants(db))
      if (values.seal) await sealAsItStands({ db })
      for (const report of [reportBooks(settings), (asked: Db) => reportAuditLog(asked, anchor)]) {
        const { lines, isSound } = await report(db)
        for (const line of lines) console.log(line)
        if (!isSound) process.exitCode = 1
      }
    } finally {
      await close()
    }
  },
  { ready: assertOwnDatabase },
)
