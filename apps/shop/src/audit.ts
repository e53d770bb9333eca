import { localFiles } from '@shop/api/adapters/local-files'
import { connect } from '@shop/api/database/connect'
import { auditOrders } from '@shop/api/modules/orders/audit-orders'
import { readSettings } from '@shop/settings/settings'
import { openOrRunningDatabase } from './shop-database.ts'

/** `npm run audit`: does all hold that must hold about orders, stock and money? Reads only, also while the shop is open. */
const MOST_NAMED = 10
const PATIENCE = '60s'

const settings = readSettings(process.env)
const database = await openOrRunningDatabase(settings)
const { db, pool, close } = connect({ url: database.url, poolSize: 2, onError: (error) => console.error(error.message) })
pool.on('connect', (client) => client.query(`set statement_timeout = '${PATIENCE}'`))
let isSound = true
try {
  const { findings, standing } = await auditOrders({ db, files: localFiles(`${settings.dataFolder}/files`) })
  for (const { name, checked, broken } of findings) {
    isSound &&= broken.length === 0
    console.log(`${broken.length === 0 ? '✓' : '✗'} ${name} (${checked.toLocaleString('en')} checked)`)
    if (broken.length > 0) console.log(`  ${broken.length} broken: ${broken.slice(0, MOST_NAMED).join(', ')}`)
  }
  console.log(
    Object.entries(standing)
      .map(([name, figure]) => `${figure.toLocaleString('en')} ${name}`)
      .join(' · '),
  )
} finally {
  await close()
  await database.stop()
}
process.exit(isSound ? 0 : 1)
